#include "models/studies/figuredata.h"

#include "models/results/spelling.h"
#include "models/words.h"

#include <QHash>
#include <QSet>

#include <algorithm>

namespace tandem::studies {

namespace {

/// The words of a row for programs: "fleiss", "bleu".
QString cellWord(const results::Row& row, qsizetype column)
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
        data.metrics = {cellWord(row, 0), cellWord(row, 1)};
        const auto first = halvesOf(answers, question, data.metrics.at(0));
        const auto other = halvesOf(answers, question, data.metrics.at(1));
        return narrow(data, [&](qsizetype item) {
            return first.value(item, kNoPreference) != kNoPreference &&
                   other.value(item, kNoPreference) != kNoPreference;
        });
    }
    data.metrics = {cellWord(row, 0)};
    if (path.name == QLatin1String("right"))
        return;
    const auto halves = halvesOf(answers, question, data.metrics.first());
    narrow(data, [&](qsizetype item) { return halves.contains(item); });
}

/// Whether an item compares a text of one system with one of the other; empty: of any other.
bool comparesSystems(const ItemSource& source, const QString& system, const QString& against)
{
    const QString& first = source.systems[0];
    const QString& second = source.systems[1];
    const QString& other = first == system ? second : first;
    return (first == system || second == system) && first != second && !other.isEmpty() &&
           (against.isEmpty() || other == against);
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
        data.metrics = {cellWord(row, 0)};
    if (is({"counts"})) {
        const QSet<qsizetype> with = itemsWith(answers, data, cellWord(row, 0));
        narrow(data, [&](qsizetype item) { return with.contains(item); });
    }
    if (is({"majority", "means", "texts"})) {
        const QString name = cellWord(row, 0);
        narrow(data, [&](qsizetype item) { return answers.items.at(item).item.name == name; });
    }
    if (is({"decisions"})) {
        const QString kind = cellWord(row, 0);
        narrow(data, [&](qsizetype item) { return answers.items.at(item).source.stratum == kind; });
    }
    if (is({"systems", "system_pairs"})) {
        const QString system = cellWord(row, 0);
        const QString against = is({"system_pairs"}) ? cellWord(row, 1) : QString();
        narrow(data, [&](qsizetype item) {
            return comparesSystems(answers.items.at(item).source, system, against);
        });
    }
    if (is({"survey"})) {
        const QString model = cellWord(row, 0);
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

QList<bool> ratersBehind(const FigureData& data, const StudyResults& results)
{
    QList<bool> counts = data.isOfEverybody || !results.kept
                             ? QList<bool>(results.raterNames.size(), true)
                             : countedRaters(results);
    for (int rater = 0; data.rater && rater < counts.size(); ++rater)
        counts[rater] = rater == *data.rater;
    return counts;
}

FigureData dataOfQuestion(const StudyResults& results, const StudyAnswers& answers,
    const QString& question, bool isOfEverybody)
{
    FigureData data;
    data.isOfEverybody = isOfEverybody;
    data.question = question;
    data.items = answeredItems(answers, data, ratersBehind(data, results));
    return data;
}

FigureData dataBehind(const StudyResults& results, const StudyAnswers& answers,
    const results::Section& section, const results::Row& row)
{
    const SectionPath path = SectionPath::of(section.key);
    const AnswerResults& of = results.of(path.isOfEverybody);
    QString name = path.question;
    if (name.isEmpty() && of.main >= 0)
        name = of.questions.at(of.main).question.name;
    FigureData data = dataOfQuestion(results, answers, name, path.isOfEverybody);
    if (path.name == QLatin1String("rater_figures")) {
        data.rater = int(results.raterNames.indexOf(cellWord(row, 0)));
        data.question.clear();
        data.items = answeredItems(answers, data, ratersBehind(data, results));
    } else if (path.name == QLatin1String("basis")) {
        data.question.clear();
        data.isOfEverybody = cellWord(row, 0) == QLatin1String("everybody");
        data.items = answeredItems(answers, data, ratersBehind(data, results));
    } else {
        narrowToRow(data, answers, results.of(path.isOfEverybody).question(name), path, row);
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

} // namespace tandem::studies
