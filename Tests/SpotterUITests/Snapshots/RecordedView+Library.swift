import DiaryStore
import FitnessModel
import Testing

@testable import SpotterUI

extension RecordedView {
    static let library: [RecordedView] = []
}
