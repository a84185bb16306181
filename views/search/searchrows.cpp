#include "views/search/searchrows.h"

#include "views/search/searchwords.h"

#include <QLocale>
#include <QMap>

#include <algorithm>

namespace tandem {

namespace {

QString headlineText(ShortcutEntry::Kind kind, int count)
{
    switch (kind) {
    case ShortcutEntry::Kind::Page:
        return SearchWords::tr("%n page(s)", nullptr, count);
    case ShortcutEntry::Kind::Action:
        return SearchWords::tr("%n command(s)", nullptr, count);
    case ShortcutEntry::Kind::Setting:
        return SearchWords::tr("%n setting(s)", nullptr, count);
    case ShortcutEntry::Kind::Person:
        break;
    }
    return SearchWords::tr("%n person(s)", nullptr, count);
}

QString headlineText(SearchKind kind, int count)
{
    switch (headlineOf(kind)) {
    case SearchKind::Title:
        return SearchWords::tr("%n sample(s)", nullptr, count);
    case SearchKind::Paragraph:
        return SearchWords::tr("%n paragraph(s)", nullptr, count);
    case SearchKind::Utterance:
        return SearchWords::tr("%n utterance(s)", nullptr, count);
    case SearchKind::Opinion:
        return SearchWords::tr("%n opinion(s)", nullptr, count);
    case SearchKind::Fact:
        return SearchWords::tr("%n fact(s)", nullptr, count);
    case SearchKind::Case:
        return SearchWords::tr("%n case(s)", nullptr, count);
    case SearchKind::Output:
        return SearchWords::tr("%n output(s)", nullptr, count);
    case SearchKind::Aspect:
        return SearchWords::tr("Aspects of %n evaluation(s)", nullptr, count);
    case SearchKind::Rationale:
        return SearchWords::tr("Rationales of %n evaluation(s)", nullptr, count);
    case SearchKind::Reply:
        return SearchWords::tr("%n model reply(s)", nullptr, count);
    default:
        return {};
    }
}

QString placeInSample(const SearchHit& hit)
{
    const QString number = QLocale().toString(hit.number);
    switch (hit.kind) {
    case SearchKind::Paragraph:
        return SearchWords::tr("paragraph %1").arg(number);
    case SearchKind::Utterance:
        return SearchWords::tr("utterance %1").arg(number);
    case SearchKind::Opinion:
        return hit.number > 0 ? SearchWords::tr("opinion %1").arg(number)
                              : SearchWords::tr("opinion");
    case SearchKind::WrittenOpinion:
    case SearchKind::OpinionEvent:
        return hit.number > 0 ? SearchWords::tr("opinions of utterance %1").arg(number)
                              : SearchWords::tr("opinion");
    case SearchKind::Fact:
    case SearchKind::WorkedFact:
        return hit.number > 0 ? SearchWords::tr("fact of paragraph %1").arg(number)
                              : SearchWords::tr("fact");
    default:
        return {};
    }
}

QString caseName(const SearchHit& hit)
{
    const QString position = QLocale().toString(hit.samplePosition);
    return hit.sampleTitle.isEmpty()
               ? SearchWords::tr("case %1").arg(position)
               : SearchWords::tr("case %1: %2").arg(position, hit.sampleTitle);
}

QString placeOfReply(const SearchHit& hit)
{
    const QString about = hit.textCase.isValid()
                              ? caseName(hit)
                              : SearchWords::tr("sample %1: %2")
                                    .arg(QLocale().toString(hit.samplePosition), hit.sampleTitle);
    return SearchWords::tr("reply by %1, %2", "model, what it is about").arg(hit.model, about);
}

QString placeText(const SearchHit& hit)
{
    const QString position = QLocale().toString(hit.samplePosition);
    if (hit.kind == SearchKind::Reply)
        return placeOfReply(hit);
    if (hit.textCase.isValid()) {
        const QString name = caseName(hit);
        return hit.system.isEmpty()
                   ? name
                   : SearchWords::tr("%1, %2", "system, case").arg(hit.system, name);
    }
    if (hit.kind == SearchKind::Title)
        return SearchWords::tr("sample %1").arg(position);
    return SearchWords::tr("%1, sample %2: %3", "place of a text, sample number, its title")
        .arg(placeInSample(hit), position, hit.sampleTitle);
}

QString headlineText(const SearchRow& row)
{
    return std::visit([&row](auto kind) { return headlineText(kind, row.count); }, row.group);
}

Card searchCard(const SearchRow& row)
{
    if (row.isHeadline())
        return {.title = headlineText(row), .isHeadline = true};
    if (row.isEntry())
        return {.title = row.entry.text, .trailing = row.entry.keys, .line = row.entry.section};
    const Snippet& snippet = row.result.snippet;
    return {.title = snippet.text, .found = snippet.found, .line = placeText(row.result.hit)};
}

QString searchAccessibleText(const SearchRow& row)
{
    if (row.isHeadline())
        return headlineText(row);
    if (row.isEntry())
        return QStringList{row.entry.text, row.entry.keys, row.entry.section}.join(
            QStringLiteral(", "));
    return SearchWords::tr("%1. %2").arg(placeText(row.result.hit), row.result.snippet.text);
}

} // namespace

QList<ShortcutEntry> entriesFor(const QList<ShortcutEntry>& entries, const QString& words, int most)
{
    QMap<ShortcutEntry::Kind, QMap<int, QList<ShortcutEntry>>> found;
    for (const ShortcutEntry& entry : entries) {
        if (const int nearness = entry.nearness(words))
            found[entry.kind][-nearness].append(entry);
    }
    QList<ShortcutEntry> nearest;
    for (const auto& kind : std::as_const(found)) {
        QList<ShortcutEntry> of;
        for (const auto& equal : kind)
            of += equal;
        nearest += of.first(std::min<qsizetype>(of.size(), most));
    }
    return nearest;
}

QList<SearchRow> searchRows(const QList<ShortcutEntry>& entries, const QList<SearchResult>& results)
{
    QList<SearchRow> found;
    for (const ShortcutEntry& entry : entries)
        found.append({0, entry.kind, 0, entry, {}});
    for (const SearchResult& result : results)
        found.append({0, headlineOf(result.hit.kind), 0, {}, result});
    QList<SearchRow> rows;
    for (auto first = found.cbegin(); first != found.cend();) {
        const auto last = std::find_if(first, found.cend(),
            [first](const SearchRow& one) { return one.group != first->group; });
        rows.append({int(rows.size()), first->group, int(last - first), {}, {}});
        for (; first != last; ++first) {
            rows.append(*first);
            rows.last().place = int(rows.size()) - 1;
        }
    }
    return rows;
}

RowSpec<SearchRow> searchRowSpec()
{
    return {.key = [](const SearchRow& row) { return RowKey(row.place); },
        .card = searchCard,
        .shape = {.strongTitle = false, .strongTrailing = false, .headlines = true},
        .accessible = searchAccessibleText};
}

} // namespace tandem
