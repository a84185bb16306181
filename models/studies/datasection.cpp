#include "models/studies/figuredata.h"
#include "models/words.h"

#include <QHash>
#include <QSet>

#include <algorithm>

/// The table of the items and answers that a figure stands on.
namespace tandem::studies {

namespace {

using results::Absent;
using results::Cell;

/// What was said of each item: "R1: 2, R2: 1".
QHash<qsizetype, QString> saidOfItems(
    const StudyAnswers& answers, const FigureData& data, const StudyResults& results)
{
    const QList<bool> counts = ratersBehind(data, results);
    const QSet<qsizetype> wanted(data.items.cbegin(), data.items.cend());
    QHash<qsizetype, QStringList> said;
    for (const RatedAnswer& answer : answers.answers) {
        if (!counts.at(answer.rater) || !wanted.contains(answer.item) ||
            (!data.question.isEmpty() && answer.question != data.question))
            continue;
        const QString question =
            data.question.isEmpty() ? QStringLiteral(" (%1)").arg(answer.question) : QString();
        said[answer.item] +=
            QStringLiteral("%1: %2%3")
                .arg(results.raterNames.at(answer.rater), answer.value.simplified(), question);
    }
    QHash<qsizetype, QString> joined;
    for (auto one = said.cbegin(); one != said.cend(); ++one)
        joined.insert(one.key(), one->join(QStringLiteral(", ")));
    return joined;
}

/// By item, as the majority or the mean.
QHash<qsizetype, Cell> outcomesOf(const QuestionResults* question)
{
    QHash<qsizetype, Cell> outcomes;
    if (!question)
        return outcomes;
    for (const ItemMajority& majority : question->majorities)
        outcomes.insert(majority.item,
            majority.tied.isEmpty() ? Cell(majority.choice)
                                    : Cell(QStringLiteral("tied")).shownAs(StudyWords::tr("tied")));
    for (const auto& [item, mean] : question->itemMeans)
        outcomes.insert(item, Cell(*mean.value));
    return outcomes;
}

Cell scoreCell(const StudyItem& item, const QString& score)
{
    const auto found = item.source.scores.constFind(score);
    return found == item.source.scores.cend() ? Cell(Absent()) : Cell(*found);
}

/// The scores that stand in the table: of the figure's metrics, or of all that there are.
QStringList scoreNames(const FigureData& data, const StudyAnswers& answers)
{
    QStringList names;
    if (data.metrics.isEmpty()) {
        QSet<QString> all;
        for (const qsizetype item : data.items) {
            const auto& scores = answers.items.at(item).source.scores;
            for (auto score = scores.cbegin(); score != scores.cend(); ++score)
                all.insert(score.key());
        }
        names = all.values();
        std::sort(names.begin(), names.end());
        return names;
    }
    for (const QString& metric : data.metrics) {
        for (const char* side : {"", "_1", "_2"}) {
            const QString name = metric + QLatin1String(side);
            if (std::any_of(data.items.cbegin(), data.items.cend(), [&](qsizetype item) {
                    return answers.items.at(item).source.scores.contains(name);
                }))
                names += name;
        }
    }
    return names;
}

QString systemsOf(const StudyItem& item)
{
    QStringList systems;
    for (const QString& system : item.source.systems) {
        if (!system.isEmpty())
            systems += system;
    }
    return systems.join(QStringLiteral(" / "));
}

} // namespace

results::Section dataSection(const FigureData& data, const StudyResults& results,
    const StudyAnswers& answers, qsizetype most)
{
    FigureData shown = data;
    shown.items = data.items.first(std::min(most, data.items.size()));
    const auto said = saidOfItems(answers, shown, results);
    const auto outcomes = data.rater
                              ? QHash<qsizetype, Cell>()
                              : outcomesOf(results.of(data.isOfEverybody).question(data.question));
    const auto itemAt = [&](qsizetype item) -> const StudyItem& { return answers.items.at(item); };
    results::SectionOf table("data", shown.items, data.title);
    table.add(
        "item", StudyWords::tr("Item"), [&](qsizetype item) { return itemAt(item).item.name; });
    table.add(
        "answers", StudyWords::tr("Answers"), [&](qsizetype item) { return said.value(item); });
    if (!outcomes.isEmpty())
        table.add("outcome", StudyWords::tr("Majority or mean"),
            [&](qsizetype item) { return outcomes.value(item, Cell(Absent())); });
    if (std::any_of(shown.items.cbegin(), shown.items.cend(),
            [&](qsizetype item) { return !systemsOf(itemAt(item)).isEmpty(); }))
        table.add("systems", StudyWords::tr("Systems"),
            [&](qsizetype item) { return systemsOf(itemAt(item)); });
    for (const QString& score : scoreNames(shown, answers))
        table.add(score, score, [&](qsizetype item) { return scoreCell(itemAt(item), score); });
    table.setItems([](qsizetype item) { return item; });
    if (shown.items.size() < data.items.size())
        table.section().notes = {
            StudyWords::tr("First %1 of %2 items; the raw data contains all of them.")
                .arg(shown.items.size())
                .arg(data.items.size())};
    return table;
}

} // namespace tandem::studies
