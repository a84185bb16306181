#include "views/metrics/expertcolumns.h"

#include "models/expert/systemscores.h"
#include "storage/repositories/evaluationrepository.h"
#include "views/metrics/metricsviewwords.h"

#include <QHash>

#include <algorithm>
#include <optional>

namespace tandem {

namespace {

/// What the keys of columns begin with.
const QString kExpertColumn = QStringLiteral("expert_");

/// One of the 15 numbers.
struct ExpertNumber
{
    expert::Mode mode;
    const expert::ModeMeasure* measure;
};

QList<ExpertNumber> expertNumbers()
{
    QList<ExpertNumber> numbers;
    for (const expert::Mode mode : expert::kAllModes) {
        for (const expert::ModeMeasure& measure : expert::kModeMeasures)
            numbers.append({mode, &measure});
    }
    return numbers;
}

std::optional<ExpertNumber> expertNumberOf(const QString& key)
{
    const QList<ExpertNumber> numbers = expertNumbers();
    const auto found = std::find_if(numbers.cbegin(), numbers.cend(),
        [&](const ExpertNumber& one) { return expert::scoreKey(one.mode, *one.measure) == key; });
    return found == numbers.cend() ? std::nullopt : std::optional(*found);
}

QString expertNumberName(const ExpertNumber& number)
{
    return MetricsViewWords::tr("ExPerT %1, %2", "recall, precision or F1, and a mode")
        .arg(expert::measureName(*number.measure), expert::modeName(number.mode));
}

metrics::Score scoreOfEvaluation(const EvaluationSummary* one, const ExpertNumber& number)
{
    if (!one)
        return metrics::Score::undefined(
            MetricsViewWords::tr("This run or file did not evaluate this output."));
    if (one->scores)
        return metrics::Score::of(one->scores->of(number.mode).*(number.measure->score));
    return metrics::Score::undefined(
        one->state == EvaluationState::UnderWay
            ? MetricsViewWords::tr("The run has not finished this output.")
            : MetricsViewWords::tr("The aspects of one of the texts are unknown."));
}

/// Whose scores they are; a model that has several runs is named with the run.
QString expertSetOrigin(const EvaluationSet& set, const QList<EvaluationSet>& sets)
{
    if (!set.run.isValid())
        return set.source;
    const auto runs = std::count_if(sets.cbegin(), sets.cend(),
        [&](const EvaluationSet& one) { return one.run.isValid() && one.model == set.model; });
    return runs == 1
               ? set.model
               : MetricsViewWords::tr("%1, run %2", "a model").arg(set.model).arg(set.run.value);
}

} // namespace

QStringList expertScoreKeys()
{
    QStringList keys;
    for (const ExpertNumber& number : expertNumbers())
        keys += expert::scoreKey(number.mode, *number.measure);
    return keys;
}

QString expertScoreName(const QString& key)
{
    const auto number = expertNumberOf(key);
    return number ? expertNumberName(*number) : key;
}

QString expertScoreDescription(const QString& key)
{
    const auto number = expertNumberOf(key);
    if (!number)
        return {};
    const QString what =
        number->measure->score == &expert::ModeScore::recall
            ? MetricsViewWords::tr("How much of the expected text's aspects the output covers")
        : number->measure->score == &expert::ModeScore::precision
            ? MetricsViewWords::tr("How much of the output's aspects the expected text covers")
            : MetricsViewWords::tr("Harmonic mean of recall and precision over aspects");
    return MetricsViewWords::tr("%1, as judged by a language model in an evaluation of this "
                                "project; mode %2. One column per run and per imported file.",
        "%1 is what a score says")
        .arg(what, expert::modeName(number->mode));
}

QStringList usualExpertScores()
{
    return {expert::scoreKey(expert::Mode::Average, expert::kModeMeasures.back())};
}

bool isExpertColumn(const metrics::ScoreColumn& column)
{
    return column.key.startsWith(kExpertColumn);
}

Expected<QList<metrics::ScoreColumn>> readExpertColumns(Database& database, const QStringList& keys,
    const QList<OutputId>& outputs, const std::atomic_bool& cancelled)
{
    QList<metrics::ScoreColumn> columns;
    if (keys.isEmpty())
        return columns;
    EvaluationRepository repository(database);
    TANDEM_TRY(sets, repository.sets());
    for (const EvaluationSet& set : *sets) {
        if (cancelled)
            return failure(ErrorCode::Cancelled, {});
        TANDEM_TRY(evaluations, repository.list(set));
        QHash<OutputId, const EvaluationSummary*> byOutput;
        for (const EvaluationSummary& one : std::as_const(*evaluations))
            byOutput.insert(one.output, &one);
        for (const QString& key : keys) {
            const auto number = expertNumberOf(key);
            if (!number)
                continue;
            metrics::ScoreColumn column;
            column.name = QStringLiteral("%1 · %2").arg(
                expertNumberName(*number), expertSetOrigin(set, *sets));
            column.key =
                set.run.isValid()
                    ? kExpertColumn + QStringLiteral("%1 run %2").arg(key).arg(set.run.value)
                    : kExpertColumn + QStringLiteral("%1 %2").arg(key, set.source);
            column.range = Interval{0.0, 1.0};
            column.basis = MetricsViewWords::tr(
                "based on aspects matched by a language model; see Inspect for its rationales");
            for (const OutputId output : outputs)
                column.scores.append(scoreOfEvaluation(byOutput.value(output), *number));
            columns.append(column);
        }
    }
    return columns;
}

} // namespace tandem
