#include "models/studies/figuredata.h"

#include "models/results/spelling.h"
#include "models/words.h"

#include <QHash>
#include <QSet>

#include <algorithm>

namespace tandem::studies {

namespace {

using results::Absent;
using results::Cell;

const AnswerResults& resultsOf(const StudyResults& results, bool isOfEverybody)
{
    return isOfEverybody ? results.everybody : results.counted();
}

const QuestionResults* questionOf(
    const StudyResults& results, bool isOfEverybody, const QString& name)
{
    const QList<QuestionResults>& all = resultsOf(results, isOfEverybody).questions;
    const auto found = std::find_if(all.cbegin(), all.cend(),
        [&](const QuestionResults& one) { return one.question.name == name; });
    return found == all.cend() ? nullptr : &*found;
}

QList<bool> ratersOf(const StudyResults& results, const FigureData& data)
{
    QList<bool> counts = data.isOfEverybody || !results.kept
                             ? QList<bool>(results.raterNames.size(), true)
                             : countedRaters(results);
    for (int rater = 0; data.rater && rater < counts.size(); ++rater)
        counts[rater] = rater == *data.rater;
    return counts;
}

/// The words of a row for programs: "fleiss", "bleu".
QString wordOf(const results::Row& row, qsizetype column)
{
    if (column >= row.cells.size())
        return {};
    const auto* text = std::get_if<QString>(&row.cells.at(column).value);
    return text ? *text : QString();
}

/// Keeps the items for which `belongs` holds.
template <typename Belongs>
void narrow(FigureData& data, const Belongs& belongs)
{
    data.items.removeIf([&](qsizetype item) { return !belongs(item); });
}

QSet<qsizetype> itemsWith(const StudyAnswers& answers, const FigureData& data, const QString& value)
{
    QSet<qsizetype> items;
    for (const RatedAnswer& answer : answers.answers) {
        if (answer.question == data.question && answer.value == value)
            items.insert(answer.item);
    }
    return items;
}

/// The items with a majority for one side, and what a metric says of each choice.
QHash<qsizetype, int> halvesOf(
    const StudyAnswers& answers, const QuestionResults& question, const QString& metric)
{
    const QList<ItemMajority> chosen = sidedMajorities(question);
    const QList<int> halves = choiceHalves(answers, chosen, metric);
    QHash<qsizetype, int> byItem;
    for (qsizetype i = 0; i < chosen.size(); ++i)
        byItem.insert(chosen.at(i).item, halves.at(i));
    return byItem;
}

void narrowToAlignment(FigureData& data, const StudyAnswers& answers,
    const QuestionResults& question, const SectionPath& path, const results::Row& row)
{
    if (path.name == QLatin1String("tests")) {
        data.metrics = {wordOf(row, 0), wordOf(row, 1)};
        const auto first = halvesOf(answers, question, data.metrics.at(0));
        const auto other = halvesOf(answers, question, data.metrics.at(1));
        return narrow(data, [&](qsizetype item) {
            return first.value(item, kNoPreference) != kNoPreference &&
                   other.value(item, kNoPreference) != kNoPreference;
        });
    }
    data.metrics = {wordOf(row, 0)};
    if (path.name == QLatin1String("right"))
        return;
    const auto halves = halvesOf(answers, question, data.metrics.first());
    narrow(data, [&](qsizetype item) { return halves.contains(item); });
}

/// Leaves those items that the row's figures were computed from.
void narrowToRow(FigureData& data, const StudyAnswers& answers, const QuestionResults* question,
    const SectionPath& path, const results::Row& row)
{
    const auto is = [&](std::initializer_list<const char*> names) {
        return std::any_of(names.begin(), names.end(),
            [&](const char* name) { return path.name == QLatin1String(name); });
    };
    if (is({"alignment", "tests", "right"}) && question)
        return narrowToAlignment(data, answers, *question, path, row);
    if (is({"scores", "confusion"}))
        data.metrics = {wordOf(row, 0)};
    if (is({"counts"})) {
        const QSet<qsizetype> with = itemsWith(answers, data, wordOf(row, 0));
        narrow(data, [&](qsizetype item) { return with.contains(item); });
    }
    if (is({"majority", "means"})) {
        const QString name = wordOf(row, 0);
        narrow(data, [&](qsizetype item) { return answers.items.at(item).item.name == name; });
    }
    if (is({"decisions"})) {
        const QString kind = wordOf(row, 0);
        narrow(data, [&](qsizetype item) { return answers.items.at(item).source.stratum == kind; });
    }
    if (is({"survey"})) {
        const QString model = wordOf(row, 0);
        narrow(data, [&](qsizetype item) {
            const QString& whose = answers.items.at(item).source.systems[0];
            return whose == model || whose.isEmpty() || whose == QLatin1String("user");
        });
    }
}

/// The items that somebody who counts answered.
QList<qsizetype> answeredItems(
    const StudyAnswers& answers, const FigureData& data, const QList<bool>& counts)
{
    QList<qsizetype> items;
    for (const RatedAnswer& answer : answers.answers) {
        const bool isAsked = data.question.isEmpty() || answer.question == data.question;
        // Of one rater check items are shown, too: they decide who counts.
        const ItemKind kind = answers.items.at(answer.item).item.kind;
        if (isAsked && counts.at(answer.rater) &&
            (kind == ItemKind::Rated || (data.rater && kind == ItemKind::Check)))
            items.append(answer.item);
    }
    std::sort(items.begin(), items.end());
    items.erase(std::unique(items.begin(), items.end()), items.end());
    return items;
}

/// What was said of each item: "R1: 2, R2: 1".
QHash<qsizetype, QString> saidOfItems(
    const StudyAnswers& answers, const FigureData& data, const StudyResults& results)
{
    const QList<bool> counts = ratersOf(results, data);
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

SectionPath SectionPath::of(const QString& key)
{
    SectionPath path;
    QStringList parts = key.split(u'.');
    if (parts.first() == QLatin1String("without_exclusions")) {
        path.isOfEverybody = true;
        parts.removeFirst();
    }
    if (parts.size() >= 2 && parts.first() == QLatin1String("questions")) {
        path.question = parts.at(1);
        parts = parts.mid(2);
    }
    path.name = parts.join(u'.');
    return path;
}

FigureData dataOfQuestion(const StudyResults& results, const StudyAnswers& answers,
    const QString& question, bool isOfEverybody)
{
    FigureData data;
    data.isOfEverybody = isOfEverybody;
    data.question = question;
    data.items = answeredItems(answers, data, ratersOf(results, data));
    return data;
}

FigureData dataBehind(const StudyResults& results, const StudyAnswers& answers,
    const results::Section& section, const results::Row& row)
{
    const SectionPath path = SectionPath::of(section.key);
    const AnswerResults& of = resultsOf(results, path.isOfEverybody);
    QString name = path.question;
    if (name.isEmpty() && of.main >= 0)
        name = of.questions.at(of.main).question.name;
    FigureData data = dataOfQuestion(results, answers, name, path.isOfEverybody);
    if (path.name == QLatin1String("rater_figures")) {
        data.rater = int(results.raterNames.indexOf(wordOf(row, 0)));
        data.question.clear();
        data.items = answeredItems(answers, data, ratersOf(results, data));
    } else if (path.name == QLatin1String("basis")) {
        data.question.clear();
        data.isOfEverybody = wordOf(row, 0) == QLatin1String("everybody");
        data.items = answeredItems(answers, data, ratersOf(results, data));
    } else {
        narrowToRow(data, answers, questionOf(results, path.isOfEverybody, name), path, row);
    }
    const bool isNamed =
        !row.cells.isEmpty() && std::holds_alternative<QString>(row.cells.first().value);
    const QString first = isNamed ? results::spelled(row.cells.first(), section.columns.first(),
                                        results::Outlet::Window)
                                  : QString();
    data.title = first.isEmpty()
                     ? section.title
                     : StudyWords::tr("%1: %2", "a table and its row").arg(section.title, first);
    return data;
}

results::Section dataSection(const FigureData& data, const StudyResults& results,
    const StudyAnswers& answers, qsizetype most)
{
    FigureData shown = data;
    shown.items = data.items.first(std::min(most, data.items.size()));
    const auto said = saidOfItems(answers, shown, results);
    const auto outcomes = data.rater
                              ? QHash<qsizetype, Cell>()
                              : outcomesOf(questionOf(results, data.isOfEverybody, data.question));
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
            StudyWords::tr("The first %1 of %2 items; the raw data has all of them.")
                .arg(shown.items.size())
                .arg(data.items.size())};
    return table;
}

} // namespace tandem::studies
