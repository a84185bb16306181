#include "views/search/searchresults.h"

#include "models/text/occurrences.h"
#include "views/search/searchwords.h"

#include <QLocale>

#include <algorithm>
#include <utility>

namespace tandem {

namespace {

constexpr qsizetype searchedUnits =
    200'000; // of one text; what lies behind is found but not marked
constexpr qsizetype unitsBefore = 40;

/// Every occurrence of every word, in order, overlapping ones joined.
QList<Utf16Span> occurrencesOfAll(const QString& text, const QString& words)
{
    QList<Utf16Span> spans;
    const QStringList split = words.simplified().split(u' ', Qt::SkipEmptyParts);
    for (const QString& word : split)
        spans += occurrences(text, word);
    std::sort(spans.begin(), spans.end(),
        [](const Utf16Span& a, const Utf16Span& b) { return a.start < b.start; });
    QList<Utf16Span> joined;
    for (const Utf16Span& span : std::as_const(spans)) {
        if (!joined.isEmpty() && span.start <= joined.last().start + joined.last().length) {
            Utf16Span& last = joined.last();
            last.length = std::max(last.length, span.start + span.length - last.start);
        } else {
            joined.append(span);
        }
    }
    return joined;
}

/// The beginning of the word near `position`, so that a snippet does not begin inside one.
qsizetype cutBefore(const QString& text, qsizetype position)
{
    if (position <= 0)
        return 0;
    const qsizetype blank = text.indexOf(u' ', position);
    if (blank >= 0 && blank - position < unitsBefore / 2)
        return blank + 1;
    return text.at(position).isLowSurrogate() ? position - 1 : position;
}

} // namespace

Snippet snippetOf(const QString& text, const QString& words, qsizetype units)
{
    QString searched = text.left(searchedUnits);
    // One line: what breaks lines becomes a blank, so that offsets stay what they are.
    for (QChar& c : searched) {
        if (c.isSpace() || c.category() == QChar::Other_Control)
            c = u' ';
    }
    const QList<Utf16Span> spans = occurrencesOfAll(searched, words);
    const qsizetype first = spans.isEmpty() ? 0 : spans.first().start;
    const qsizetype begin = std::min(first, cutBefore(searched, first - unitsBefore));
    qsizetype end = std::min(searched.size(), begin + units);
    if (end < searched.size() && end > begin && searched.at(end).isLowSurrogate())
        --end;

    Snippet snippet;
    const QString lead = begin > 0 ? QStringLiteral("… ") : QString();
    snippet.text = lead + searched.mid(begin, end - begin);
    if (end < text.size())
        snippet.text += QStringLiteral(" …");
    for (const Utf16Span& span : spans) {
        if (span.start >= end)
            break;
        snippet.found.append(
            {span.start - begin + lead.size(), std::min(span.length, end - span.start)});
    }
    return snippet;
}

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
