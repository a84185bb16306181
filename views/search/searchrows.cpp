#include "views/search/searchrows.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace tandem {

namespace {

struct SearchWords
{
    Q_DECLARE_TR_FUNCTIONS(SearchModel)
};

QString headlineText(SearchKind kind, int count)
{
    switch (headlineOf(kind)) {
    case SearchKind::Title:
        return SearchWords::tr("%n title(s)", nullptr, count);
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

QString placeText(const SearchHit& hit)
{
    const QString position = QLocale().toString(hit.samplePosition);
    if (hit.textCase.isValid()) {
        const QString name = hit.sampleTitle.isEmpty()
                                 ? SearchWords::tr("case %1").arg(position)
                                 : SearchWords::tr("case %1: %2").arg(position, hit.sampleTitle);
        return hit.system.isEmpty()
                   ? name
                   : SearchWords::tr("%1, %2", "system, case").arg(hit.system, name);
    }
    if (hit.kind == SearchKind::Title)
        return SearchWords::tr("sample %1").arg(position);
    return SearchWords::tr("%1, sample %2: %3", "place of a text, sample number, its title")
        .arg(placeInSample(hit), position, hit.sampleTitle);
}

Card searchCard(const SearchRow& row)
{
    if (row.isHeadline())
        return {.title = headlineText(row.headline, row.count), .isHeadline = true};
    const Snippet& snippet = row.result.snippet;
    return {.title = snippet.text, .found = snippet.found, .line = placeText(row.result.hit)};
}

QString searchAccessibleText(const SearchRow& row)
{
    if (row.isHeadline())
        return headlineText(row.headline, row.count);
    return SearchWords::tr("%1. %2").arg(placeText(row.result.hit), row.result.snippet.text);
}

} // namespace

QList<SearchRow> searchRows(const QList<SearchResult>& results)
{
    QList<SearchRow> rows;
    for (auto first = results.begin(); first != results.end();) {
        const SearchKind kind = headlineOf(first->hit.kind);
        const auto last = std::find_if(first, results.end(),
            [kind](const SearchResult& one) { return headlineOf(one.hit.kind) != kind; });
        rows.append({int(rows.size()), kind, int(last - first), {}});
        for (; first != last; ++first)
            rows.append({int(rows.size()), kind, 0, *first});
    }
    return rows;
}

RowSpec<SearchRow> searchRowSpec()
{
    return {.key = [](const SearchRow& row) { return RowKey(row.place); },
        .card = searchCard,
        .shape = {.strongTitle = false, .headlines = true},
        .accessible = searchAccessibleText};
}

} // namespace tandem
