#include "views/search/searchresults.h"

#include "views/search/searchwords.h"

#include <QLocale>

#include <algorithm>
#include <utility>

namespace tandem {

namespace {

/// The number that `words` are, be it behind what is counted ("sample 12", "#12"), in digits of the
/// language or in Latin ones; 0 where they are none.
int numberIn(const QString& words)
{
    QString digits = words.trimmed();
    for (const QString& counted :
        {SearchWords::tr("sample %1"), SearchWords::tr("case %1"), QStringLiteral("#%1")}) {
        const QString word = counted.arg(QString()).trimmed();
        if (digits.startsWith(word, Qt::CaseInsensitive)) {
            digits = digits.mid(word.size()).trimmed();
            break;
        }
    }
    bool isNumber = false;
    const int number = QLocale().toInt(digits, &isNumber);
    return isNumber ? number : QLocale::c().toInt(digits);
}

} // namespace

SearchKind headlineOf(SearchKind kind)
{
    switch (kind) {
    case SearchKind::WorkedFact:
        return SearchKind::Fact;
    case SearchKind::WrittenOpinion:
    case SearchKind::OpinionEvent:
        return SearchKind::Opinion;
    default:
        return kind;
    }
}

Expected<QList<SearchResult>> findResults(
    Database& database, const QString& words, int most, PersonId viewer, const CancelFlag& cancel)
{
    QList<SearchResult> results;
    if (cancel->load())
        return results;
    SearchRepository search(database);
    TANDEM_TRY_VAR(hits, search.numbered(numberIn(words), viewer));
    TANDEM_TRY(texts, search.bestOfEachKind(words, most, viewer, cancel));
    const QList<SearchHit> numbered = *hits;
    for (const SearchHit& hit : *texts) {
        const auto isSame = [&hit](const SearchHit& one) {
            return one.kind == hit.kind && one.sample == hit.sample && one.textCase == hit.textCase;
        };
        if (std::none_of(numbered.cbegin(), numbered.cend(), isSame))
            hits->append(hit);
    }
    for (SearchHit& hit : *hits) {
        if (cancel->load())
            return results;
        const Snippet snippet = snippetOf(hit.shownText(), words);
        hit.text.clear();
        results.append({hit, snippet});
    }
    std::stable_sort(
        results.begin(), results.end(), [](const SearchResult& a, const SearchResult& b) {
            return headlineOf(a.hit.kind) < headlineOf(b.hit.kind);
        });
    return results;
}

} // namespace tandem
