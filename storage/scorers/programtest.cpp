#include "storage/scorers/programtest.h"

#include "storage/scorers/programscorer.h"
#include "storage/scorers/scorerwords.h"

#include <QElapsedTimer>
#include <QTemporaryDir>

#include <array>

namespace tandem {

Expected<ProgramTestReport> testProgram(
    const ProgramMeasure& measure, const QString& folder, const std::atomic_bool* cancel)
{
    TANDEM_DO(checkProgramMeasure(measure));
    const QTemporaryDir scratch;
    const ProgramScorer scorer(measure, folder, scratch.filePath(QStringLiteral("scores.sqlite")));
    TANDEM_TRY(version, scorer.version(cancel));
    const QString text = QStringLiteral("The council approved the new bridge on Monday.");
    const QList<metrics::BatchPair> pairs{
        {text, text}, {text, QStringLiteral("Penguins cannot fly, but they swim well.")}};
    std::array<metrics::Score, 2> scores;
    const auto take = [&](qsizetype pair, const metrics::Score& score) {
        scores[size_t(pair)] = score;
    };
    QElapsedTimer time;
    time.start();
    TANDEM_DO(scorer.begin()->score(pairs, take, cancel));
    const qint64 ms = time.elapsed();
    for (const metrics::Score& score : scores) {
        if (!score.isDefined())
            return failure(ErrorCode::Refused,
                ScorerWords::tr("The program gave an example no score: %1")
                    .arg(score.undefinedBecause),
                measure.key);
    }
    return ProgramTestReport{*version, *scores[0].value, *scores[1].value, ms};
}

} // namespace tandem
