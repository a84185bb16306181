#include "views/evaluate/caserows.h"

#include "models/expert/systempairs.h"
#include "models/expert/systemreport.h"
#include "models/inference/means.h"
#include "models/inference/pairedtest.h"
#include "models/results/report.h"
#include "models/results/spelling.h"

#include <QCoreApplication>
#include <QLocale>
#include <QMap>

#include <algorithm>
#include <utility>

namespace tandem {

namespace {

struct CaseRowsText
{
    Q_DECLARE_TR_FUNCTIONS(CaseRowsText)
};

using CaseColumn = RowColumn<ListedCase>;

constexpr int kCaseDecimals = 3;
constexpr int kScoreLetters = 12;

QString caseTitle(const ListedCase& one)
{
    return one.name.isEmpty() ? CaseRowsText::tr("case %1").arg(QLocale().toString(one.position))
                              : one.name;
}

QString promptText(const ListedCase& one)
{
    return one.promptStart.simplified();
}

QString systemsText(const ListedCase& one)
{
    QStringList names;
    for (const ListedOutput& output : one.outputs)
        names += expert::systemName(output.system);
    return names.isEmpty() ? CaseRowsText::tr("no output") : names.join(QLatin1String(", "));
}

/// A column of whole numbers; where `hidesZero`, nothing stands for none.
CaseColumn numberColumn(
    const QString& title, int letters, std::function<int(const ListedCase&)> number, bool hidesZero)
{
    return {.title = title,
        .text =
            [number, hidesZero](const ListedCase& one) {
                const int value = number(one);
                return value == 0 && hidesZero ? QString() : QLocale().toString(value);
            },
        .sortKey = [number](const ListedCase& one) { return SortKey(double(number(one))); },
        .isNumber = true,
        .letters = letters};
}

constexpr int kNameColumns = 2; ///< before those of scores

/// What a score stands on, or why there is none.
QString scoreTip(const CaseScores& scores, const ListedCase& one, const QString& system)
{
    const auto found = scores.scores.constFind({one.id, system});
    if (found == scores.scores.cend())
        return CaseRowsText::tr("Not among the evaluations shown.");
    if (!found->score)
        return CaseRowsText::tr("No score: the aspects of one of the texts are unknown, or the run "
                                "has not finished it.");
    const auto number = [](double value) { return results::numberText(value, kCaseDecimals); };
    return CaseRowsText::tr("%1: F %2, recall %3, precision %4; %5", "system, figures, mode")
        .arg(expert::systemName(system), number(found->score->f1), number(found->score->recall),
            number(found->score->precision), expert::modeName(scores.mode));
}

/// A number, or a dash with its reason where there is none.
CaseColumn valueColumn(const QString& title,
    std::function<std::optional<double>(const ListedCase&)> value,
    std::function<QString(const ListedCase&)> tip, const Figure& mean)
{
    return {.title = title,
        .text =
            [value](const ListedCase& one) {
                const std::optional<double> number = value(one);
                return number ? results::numberText(*number, kCaseDecimals) : results::dash();
            },
        .sortKey =
            [value](const ListedCase& one) {
                const std::optional<double> number = value(one);
                return number ? SortKey(*number) : SortKey();
            },
        .toolTip = std::move(tip),
        .isNumber = true,
        .letters = kScoreLetters,
        .titleToolTip = CaseRowsText::tr("%1: mean %2", "a column of scores and its mean")
                            .arg(title, results::figureSentence(mean, results::Column())),
        .firstOrder = Qt::DescendingOrder};
}

CaseColumn systemColumn(const CaseScores& scores, const QString& system, const Figure& mean)
{
    return valueColumn(
        CaseRowsText::tr("F1 %1 ↑", "score of a system, higher is better")
            .arg(expert::systemName(system)),
        [&scores, system](const ListedCase& one) { return scores.value(one.id, system); },
        [&scores, system](const ListedCase& one) { return scoreTip(scores, one, system); }, mean);
}

QString outcomeText(const CaseScores& scores, const ListedCase& one)
{
    const std::optional<double> difference = scores.difference(one.id);
    if (!difference)
        return results::dash();
    if (inference::isTie(*difference, 0.0))
        return CaseRowsText::tr("tie", "neither of two systems scores more");
    return *difference > 0.0 ? CaseRowsText::tr("win", "the first of two systems scores more")
                             : CaseRowsText::tr("loss", "the second of two systems scores more");
}

void addComparison(QList<CaseColumn>& columns, const CaseScores& scores)
{
    const auto difference = [&scores](const ListedCase& one) { return scores.difference(one.id); };
    const auto tip = [&scores](const ListedCase& one) {
        return scoreTip(scores, one, scores.first) + u'\n' + scoreTip(scores, one, scores.second);
    };
    columns.append(valueColumn(
        expert::pairName(scores.first, scores.second), difference, tip, scores.meanDifference()));
    columns.append({.title = CaseRowsText::tr("Outcome", "of comparing two systems"),
        .text = [&scores](const ListedCase& one) { return outcomeText(scores, one); },
        .sortKey =
            [difference](const ListedCase& one) {
                const std::optional<double> value = difference(one);
                return value ? SortKey(*value) : SortKey();
            },
        .toolTip = tip,
        .letters = kScoreLetters,
        .titleToolTip = scores.outcomes(),
        .firstOrder = Qt::DescendingOrder});
}

/// What is compared comes first, since it is what one looks for: a case by its name, its scores,
/// and only then what there is to know of it.
QList<CaseColumn> caseColumns(const CaseScores* scores)
{
    QList<CaseColumn> columns{
        {.title = CaseRowsText::tr("Case"),
            .text = caseTitle,
            .sortKey = [](const ListedCase& one) { return SortKey(double(one.position)); },
            .letters = 24},
        {.title = CaseRowsText::tr("Prompt"),
            .text = promptText,
            .sortKey = [](const ListedCase& one) { return SortKey(promptText(one)); },
            .toolTip = promptText}};
    Q_ASSERT(columns.size() == kNameColumns);
    for (qsizetype i = 0; scores && i < scores->systems.size(); ++i)
        columns.append(systemColumn(*scores, scores->systems.at(i), scores->means.at(i)));
    if (scores && scores->comparesTwo())
        addComparison(columns, *scores);
    columns += {numberColumn(
                    CaseRowsText::tr("Words (expected)"), 17,
                    [](const ListedCase& one) { return one.expectedWords; }, false),
        numberColumn(
            CaseRowsText::tr("Profile"), 10, [](const ListedCase& one) { return one.profile; },
            true),
        {.title = CaseRowsText::tr("Systems"),
            .text = systemsText,
            .sortKey = [](const ListedCase& one) { return SortKey(double(one.outputs.size())); },
            .toolTip = systemsText,
            .letters = 18},
        numberColumn(
            CaseRowsText::tr("Evaluations"), 14,
            [](const ListedCase& one) { return one.evaluations(); }, false)};
    return columns;
}

} // namespace

CaseScores CaseScores::of(const QList<EvaluationSummary>& evaluations, expert::Mode mode)
{
    CaseScores read;
    read.mode = mode;
    QMap<QString, QList<double>> values;
    for (const EvaluationSummary& one : evaluations) {
        QList<double>& ofSystem = values[one.system];
        CaseScore& score = read.scores[{one.caseId, one.system}];
        score.evaluation = one.id;
        if (!one.scores)
            continue;
        score.score = one.scores->of(mode);
        ofSystem.append(score.score->f1);
    }
    read.systems = values.keys();
    for (const QList<double>& ofSystem : std::as_const(values))
        read.means.append(inference::meanWithInterval(ofSystem, inference::kScoreRange));
    return read;
}

std::optional<double> CaseScores::value(CaseId textCase, const QString& system) const
{
    const auto found = scores.constFind({textCase, system});
    if (found == scores.cend() || !found->score)
        return std::nullopt;
    return found->score->f1;
}

std::optional<double> CaseScores::difference(CaseId textCase) const
{
    const std::optional<double> one = value(textCase, first);
    const std::optional<double> other = value(textCase, second);
    return one && other ? std::optional(*one - *other) : std::nullopt;
}

Figure CaseScores::meanDifference() const
{
    QList<double> values;
    for (auto it = scores.cbegin(); it != scores.cend(); ++it) {
        const std::optional<double> found = difference(it.key().first);
        if (found && it.key().second == first)
            values.append(*found);
    }
    return inference::meanWithInterval(values, inference::kDifferenceRange);
}

QString CaseScores::outcomes() const
{
    qint64 counts[3] = {0, 0, 0};
    for (auto it = scores.cbegin(); it != scores.cend(); ++it) {
        const std::optional<double> found = difference(it.key().first);
        if (found && it.key().second == first)
            ++counts[inference::isTie(*found, 0.0) ? 1 : *found > 0.0 ? 0 : 2];
    }
    const auto count = [](qint64 number) { return results::countText(number); };
    return CaseRowsText::tr("%1: %2 wins, %3 ties, %4 losses (%5 cases)",
        "a system against another one, numbers of cases")
        .arg(expert::systemName(first), count(counts[0]), count(counts[1]), count(counts[2]),
            count(counts[0] + counts[1] + counts[2]));
}

RowSpec<ListedCase> caseRows(const CaseScores* scores)
{
    RowSpec<ListedCase> spec;
    spec.key = [](const ListedCase& one) { return RowKey(one.id); };
    spec.columns = [scores] { return caseColumns(scores); };
    return spec;
}

QList<MeanCell> caseMeans(const CaseScores& scores)
{
    QList<Figure> means = scores.means;
    if (scores.comparesTwo())
        means.append(scores.meanDifference());
    const bool allAlike = std::all_of(means.cbegin(), means.cend(),
        [&](const Figure& mean) { return mean.n == means.constFirst().n; });
    QList<MeanCell> cells{{.text = CaseRowsText::tr("Mean")}, {}};
    for (const Figure& mean : std::as_const(means))
        cells.append(
            {.text = mean.value ? results::numberText(*mean.value, kCaseDecimals) : results::dash(),
                .toolTip = results::figureSentence(mean, results::Column()),
                .count = allAlike ? QString()
                                  : CaseRowsText::tr("n = %1", "number of cases behind a mean")
                                        .arg(results::countText(mean.n))});
    return cells;
}

std::optional<QString> systemOfCaseColumn(const CaseScores& scores, int column)
{
    const int place = column - kNameColumns;
    return place >= 0 && place < scores.systems.size() ? std::optional(scores.systems.at(place))
                                                       : std::nullopt;
}

std::function<bool(const ListedCase&)> caseWordsFilter(const QString& words)
{
    const QStringList all = words.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    if (all.isEmpty())
        return {};
    return [all](const ListedCase& one) {
        const auto has = [&one](const QString& word) {
            const auto names = [&word](const ListedOutput& output) {
                return expert::systemName(output.system).contains(word, Qt::CaseInsensitive);
            };
            return one.name.contains(word, Qt::CaseInsensitive) ||
                   one.promptStart.contains(word, Qt::CaseInsensitive) ||
                   std::any_of(one.outputs.cbegin(), one.outputs.cend(), names);
        };
        return std::all_of(all.cbegin(), all.cend(), has);
    };
}

} // namespace tandem
