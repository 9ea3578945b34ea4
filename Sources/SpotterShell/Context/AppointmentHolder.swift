package import DiaryStore

/// A view whose cursor can be on an appointment.
package protocol AppointmentHolder {
    /// The appointment under the cursor; nil elsewhere.
    var appointment: AppointmentItem? { get }
}
