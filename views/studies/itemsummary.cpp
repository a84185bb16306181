#include "views/studies/itemsummary.h"

#include "views/studies/studyviewwords.h"

#include <QSet>

#include <algorithm>

namespace tandem {

namespace {

constexpr int kStartLength = 120;
constexpr int kNameLetters = 26;
constexpr int kKindLetters = 14;
constexpr int kGroupLetters = 14;
constexpr int kMostMetricsNamed = 8;

QString itemKindName(studies::ItemKind kind)
{
    switch (kind) {
    case studies::ItemKind::Rated:
        return StudyViewWords::tr("rated");
    case studies::ItemKind::Practice:
        return StudyViewWords::tr("practice");
    case studies::ItemKind::Check:
        break;
    }
    return StudyViewWords::tr("attention check");
}

int countOf(const QList<studies::StudyItem>& items, studies::ItemKind kind)
{
    return int(std::count_if(items.begin(), items.end(),
        [kind](const studies::StudyItem& item) { return item.item.kind == kind; }));
}

/// "reference, output (two sides)", in the order in which they first appear.
QString fieldsText(const QList<studies::StudyItem>& items)
{
    QStringList names;
    QSet<QString> ofSides;
    for (const studies::StudyItem& item : items) {
        for (const studies::Field& field : item.item.fields) {
            if (!names.contains(field.name))
                names.append(field.name);
            if (field.side != 0)
                ofSides.insert(field.name);
        }
    }
    for (QString& name : names) {
        if (ofSides.contains(name))
            name = StudyViewWords::tr("%1 (two sides)").arg(name);
    }
    return names.join(QStringLiteral(", "));
}

QStringList metricsOf(const QList<studies::StudyItem>& items)
{
    QSet<QString> names;
    for (const studies::StudyItem& item : items) {
        const bool isPair = !item.source.systems[1].isEmpty();
        for (auto score = item.source.scores.keyBegin(); score != item.source.scores.keyEnd();
             ++score)
            names.insert(isPair && score->size() > 2 ? score->chopped(2) : *score);
    }
    QStringList sorted(names.begin(), names.end());
    sorted.sort();
    return sorted;
}

} // namespace

RowSpec<AddedItem> itemRows()
{
    const auto columns = [] {
        return QList<RowColumn<AddedItem>>{
            {.title = StudyViewWords::tr("Item"),
                .text = [](const AddedItem& row) { return row.name; },
                .letters = kNameLetters},
            {.title = StudyViewWords::tr("Kind"),
                .text = [](const AddedItem& row) { return itemKindName(row.kind); },
                .letters = kKindLetters},
            {.title = StudyViewWords::tr("Group"),
                .text = [](const AddedItem& row) { return row.group; },
                .letters = kGroupLetters},
            {.title = StudyViewWords::tr("Text"),
                .text = [](const AddedItem& row) { return row.start; }}};
    };
    return {
        .key = [](const AddedItem& row) { return RowKey(qint64(row.number)); }, .columns = columns};
}

QList<AddedItem> itemRowsOf(const QList<studies::StudyItem>& items, int most)
{
    QList<AddedItem> rows;
    for (qsizetype i = 0; i < std::min<qsizetype>(items.size(), most); ++i) {
        const studies::Item& item = items.at(i).item;
        const QString text = item.fields.isEmpty() ? QString() : item.fields.first().text;
        rows.append(
            {int(i) + 1, item.name, item.kind, item.group, text.left(kStartLength).simplified()});
    }
    return rows;
}

QString itemsSummary(const QList<studies::StudyItem>& items)
{
    QSet<QString> groups;
    for (const studies::StudyItem& item : items) {
        if (!item.item.group.isEmpty())
            groups.insert(item.item.group);
    }
    QStringList counts{StudyViewWords::tr(
        "%n item(s) to rate", nullptr, countOf(items, studies::ItemKind::Rated))};
    if (const int practice = countOf(items, studies::ItemKind::Practice))
        counts.append(StudyViewWords::tr("%n practice item(s)", nullptr, practice));
    if (const int checks = countOf(items, studies::ItemKind::Check))
        counts.append(StudyViewWords::tr("%n attention check(s)", nullptr, checks));
    if (!groups.isEmpty())
        counts.append(StudyViewWords::tr("%n group(s)", nullptr, int(groups.size())));
    QString text = counts.join(QStringLiteral(", ")) + QStringLiteral(". ") +
                   StudyViewWords::tr("Fields: %1.").arg(fieldsText(items));
    const QStringList metrics = metricsOf(items);
    if (!metrics.isEmpty())
        text += u' ' +
                StudyViewWords::tr("Scores hidden from raters: %1.")
                    .arg(metrics.mid(0, kMostMetricsNamed).join(QStringLiteral(", ")) +
                         (metrics.size() > kMostMetricsNamed ? QStringLiteral(", …") : QString()));
    return text;
}

QString problemText(
    const QList<studies::StudyItem>& items, const QList<studies::ItemProblem>& problems)
{
    if (problems.isEmpty())
        return {};
    const studies::ItemProblem& first = problems.first();
    QString text = first.sentence;
    if (first.item >= 0)
        text = StudyViewWords::tr("“%1”: %2").arg(items.at(first.item).item.name, first.sentence);
    if (problems.size() > 1)
        text += u' ' + StudyViewWords::tr("%n more item(s) cannot be added either.", nullptr,
                           int(problems.size()) - 1);
    return text;
}

} // namespace tandem
