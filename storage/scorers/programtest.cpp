#include "storage/scorers/programtest.h"

#include "storage/scorers/programscorer.h"
#include "storage/scorers/scorerwords.h"

#include <QElapsedTimer>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace tandem {

Expected<ProgramTestReport> testProgram(
    const ProgramMeasure& measure, const QString& folder, const std::atomic_bool* cancel)
{
    TANDEM_DO(checkProgramMeasure(measure));
    if (measure.isEmbedding())
        return failure(ErrorCode::Refused,
            ScorerWords::tr("This measure asks a server, which may charge for it."), measure.key,
            ScorerWords::tr("Save it, then run \"tandem measures check %1\".").arg(measure.key));
    ProgramMeasure asked = measure;
    asked.isSymmetric = false; // so that both orders are asked about
    const ProgramScorer scorer(std::move(asked), folder, QString());
    TANDEM_TRY(version, scorer.version(cancel));
    TANDEM_TRY_VAR(report, testScorer(scorer, measure.key, cancel));
    report->version = *version;
    return report;
}

bool ProgramTestReport::isAgainstSymmetry(const ProgramMeasure& measure) const
{
    constexpr double kSwapRounding = 1e-4; // what the order of float sums makes, and more
    return measure.isSymmetric &&
           std::abs(part - swapped) > kSwapRounding * std::max(1.0, std::abs(part));
}

Expected<ProgramTestReport> testScorer(
    const metrics::BatchScorer& scorer, const QString& key, const std::atomic_bool* cancel)
{
    const QString text = QStringLiteral("The council approved the new bridge on Monday.");
    const QString part = QStringLiteral("The council approved the bridge.");
    const QList<metrics::BatchPair> pairs{{text, text},
        {text, QStringLiteral("Penguins cannot fly, but they swim well.")}, {text, part},
        {part, text}};
    std::array<metrics::Score, 4> scores;
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
    return ProgramTestReport{
        {}, *scores[0].value, *scores[1].value, *scores[2].value, *scores[3].value, ms};
}

} // namespace tandem
