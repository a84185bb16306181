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
    if (measure.isEmbedding())
        return failure(ErrorCode::Refused,
            ScorerWords::tr("This measure asks a server, which may charge for it."), measure.key,
            ScorerWords::tr("Save it, then run \"tandem measures check %1\".").arg(measure.key));
    const QTemporaryDir scratch;
    const ProgramScorer scorer(measure, folder, scratch.filePath(QStringLiteral("scores.sqlite")));
    TANDEM_TRY(version, scorer.version(cancel));
    TANDEM_TRY_VAR(report, testScorer(scorer, measure.key, cancel));
    report->version = *version;
    return report;
}

Expected<ProgramTestReport> testScorer(
    const metrics::BatchScorer& scorer, const QString& key, const std::atomic_bool* cancel)
{
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
                key);
    }
    return ProgramTestReport{{}, *scores[0].value, *scores[1].value, ms};
}

} // namespace tandem
