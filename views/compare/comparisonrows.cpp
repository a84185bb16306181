#include "views/compare/comparisonrows.h"

#include "views/compare/comparewords.h"
#include "views/compare/figuretext.h"

#include <algorithm>

namespace tandem {

namespace {

int sortRank(const ShownItem& item)
{
    if (!item.consistent)
        return 0;
    return item.outcome == Outcome::Supporting ? 1 : 2;
}

QString wholeText(const ShownItem& item, const ShownComparison& shown)
{
    const QString name =
        shown.step == Step::KeyFacts
            ? CompareWords::tr("Fact %1 of paragraph %2")
                  .arg(results::countText(item.number), results::countText(item.paragraph))
            : CompareWords::tr("Paragraph %1").arg(results::countText(item.number));
    QString text = CompareWords::tr("%1: %2. %3: %4. %5: %6. Outcome: %7.")
                       .arg(name, item.text, shown.first.name, answerWord(item.first.answer),
                           shown.second.name, answerWord(item.second.answer),
                           outcomeWord(item.outcome, shown.step));
    if (item.decision)
        text += QLatin1Char(' ') + CompareWords::tr("Decided.");
    if (item.noteCount() > 0)
        text += QLatin1Char(' ') +
                CompareWords::tr("Notes: %1.").arg(results::countText(item.noteCount()));
    return text;
}

QList<RowColumn<ShownItem>> columnsOf(const ShownComparison& shown)
{
    return {{.title = CompareWords::tr("Number"),
                .text = [](const ShownItem& item) { return results::countText(item.number); }},
        {.title = shown.step == Step::KeyFacts ? CompareWords::tr("Fact")
                                               : CompareWords::tr("Paragraph"),
            .text = [](const ShownItem& item) { return item.text; }},
        {.title = shown.first.name,
            .text = [](const ShownItem& item) { return answerWord(item.first.answer); }},
        {.title = shown.second.name,
            .text = [](const ShownItem& item) { return answerWord(item.second.answer); }},
        {.title = CompareWords::tr("Outcome"), .text = [&shown](const ShownItem& item) {
             return outcomeWord(item.outcome, shown.step);
         }}};
}

} // namespace

QString answerWord(const Answer& answer)
{
    if (!answer.value)
        return QStringLiteral("–");
    return *answer.value == YesNo::Yes ? CompareWords::tr("yes") : CompareWords::tr("no");
}

QString outcomeWord(std::optional<Outcome> outcome, Step step)
{
    if (!outcome)
        return CompareWords::tr("undecided");
    if (step == Step::KeyFacts)
        return *outcome == Outcome::Key ? CompareWords::tr("key") : CompareWords::tr("not key");
    switch (*outcome) {
    case Outcome::Supporting:
        return CompareWords::tr("supporting");
    case Outcome::Nonsupporting:
        return CompareWords::tr("nonsupporting");
    case Outcome::Boundary:
        break;
    }
    return CompareWords::tr("boundary");
}

BadgeKind answerBadge(const Answer& answer)
{
    if (!answer.value)
        return BadgeKind::None;
    return *answer.value == YesNo::Yes ? BadgeKind::Yes : BadgeKind::No;
}

BadgeKind outcomeBadge(std::optional<Outcome> outcome)
{
    if (!outcome)
        return BadgeKind::Unsure;
    switch (*outcome) {
    case Outcome::Supporting:
        return BadgeKind::Supporting;
    case Outcome::Nonsupporting:
        return BadgeKind::Nonsupporting;
    case Outcome::Boundary:
        break;
    }
    return BadgeKind::Boundary;
}

QString sourceOf(const ShownItem& item, Step step)
{
    return step == Step::KeyFacts ? CompareWords::tr("¶ %1", "number of a paragraph")
                                        .arg(results::countText(item.paragraph))
                                  : QString();
}

RowSpec<ShownItem> comparisonRows(const ShownComparison& shown)
{
    return {.key = [](const ShownItem& item) { return RowKey(item.item); },
        .columns = [&shown] { return columnsOf(shown); },
        .accessible = [&shown](const ShownItem& item) { return wholeText(item, shown); }};
}

QList<ShownItem> arrangedItems(const ShownComparison& shown, bool disagreementsFirst)
{
    QList<ShownItem> items = shown.items;
    std::stable_sort(
        items.begin(), items.end(), [disagreementsFirst](const ShownItem& a, const ShownItem& b) {
            const int rankA = disagreementsFirst ? sortRank(a) : 0;
            const int rankB = disagreementsFirst ? sortRank(b) : 0;
            return rankA != rankB ? rankA < rankB : a.number < b.number;
        });
    return items;
}

} // namespace tandem
