import DiaryStore
import FitnessModel
import SpotterCore
package import SpotterShell
import ViewKit

extension Feature {
    /// Skinfolds, girths, charts and progress.
    package static let body = Feature(
        commands: [
            BodySheetView.commands.infos, BodyCompareView.commands.infos, CourseView.commands.infos,
            ProgressView.commands.infos,
        ],
        everywhere: [
            .writing("new.measurement", "New measurement for today: skinfolds, girths", keys: ["n b"]) {
                $0.withClient { context in BodySheetView.startRow(&context) }
            }
        ],
        synonyms: [
            "progress.export": "print pdf save"
        ],
        open: { route, navigator, context in
            switch route {
            case .progress: navigator.jump(to: ProgressView.self)
            case .skinfolds: navigator.jump(to: BodySheetView.self) { $0.sheet == .folds }
            case .girths: navigator.jump(to: BodySheetView.self) { $0.sheet == .girths }
            case .measurement(let id): navigator.openMeasurement(id, &context)
            case .bodyChart(let quantity):
                navigator.update(CourseView.self) { $0.show(.body(quantity)) }
                navigator.jump(to: CourseView.self)
            default: return false
            }
            return true
        })
}

extension Navigator {
    fileprivate mutating func openMeasurement(_ id: Identifier<BodyMeasurement>, _ context: inout Context) {
        guard let measurement = context.read({ diary in try diary.measurements.get(id) }) else { return }
        if measurement.client != context.client?.id { context.choose(measurement.client) }
        let isGirths = measurement.folds.isEmpty && !(measurement.measures.isEmpty && measurement.own.isEmpty)
        jump(to: BodySheetView.self) { $0.sheet == (isGirths ? .girths : .folds) }
        update(BodySheetView.self) { view in
            view.reload(&context)
            view.select(id)
            view.reveal(context)
        }
    }
}
