#include "models/kgds/carryingwords.h"

#include "models/facts/englishwords.h"
#include "models/facts/factlikeness.h"
#include "models/facts/sentences.h"
#include "models/facts/words.h"
#include "models/kgds/opinion.h"
#include "models/metrics/porterstem.h"
#include "models/text/evidence.h"
#include "models/text/foldedtext.h"
#include "models/text/wordset.h"

#include <algorithm>
#include <cmath>

namespace tandem::kgds {

namespace {

/// A quoted name alone stands in many places.
constexpr qsizetype kLeastQuotedTokens = 2;
/// Foreign explanations may quote without end.
constexpr qsizetype kMostQuotes = 20;
constexpr double kSameShare = 1e-9;

/// Words that any sentence may have, whatever it says.
bool isWordOfAnySentence(const QString& word)
{
    static const WordSet words =
        wordSet(u"of to in on at for from by with as and or but that which who whom whose it its "
                u"he she they him her them his their this these those than then so if while also "
                u"into about over after before not no s t");
    return words.contains(word) || isDeterminer(word) || isAuxiliary(word);
}

bool saysSomething(QStringView word)
{
    return std::any_of(word.begin(), word.end(), [](QChar c) { return c.isLetterOrNumber(); });
}

QSet<QString> stemsOf(const QString& text)
{
    const FoldedText folded(text);
    QSet<QString> stems;
    for (const FoldedText::Token& token : folded.tokens()) {
        const QString word = inDigits(folded.tokenText(token).toString());
        if (saysSomething(word) && !isWordOfAnySentence(word))
            stems.insert(metrics::porterStem(word));
    }
    return stems;
}

QList<Utf16Span> sentencesOf(const QString& text)
{
    QList<Utf16Span> spans;
    const auto add = [&](qsizetype start, qsizetype end) {
        while (start < end && text.at(start).isSpace())
            ++start;
        while (end > start && text.at(end - 1).isSpace())
            --end;
        if (end > start)
            spans.append({start, end - start});
    };
    qsizetype start = 0;
    for (const SentenceBreak& ends : sentenceBreaks(text)) {
        if (ends.semicolon)
            continue;
        add(start, ends.next);
        start = ends.next;
    }
    add(start, text.size());
    return spans;
}

/// In order, those that overlap as one.
QList<Utf16Span> merged(QList<Utf16Span> spans)
{
    std::sort(spans.begin(), spans.end(),
        [](const Utf16Span& a, const Utf16Span& b) { return a.start < b.start; });
    QList<Utf16Span> apart;
    for (const Utf16Span& span : std::as_const(spans)) {
        if (apart.isEmpty() || apart.last().end() <= span.start)
            apart.append(span);
        else
            apart.last().length = std::max(apart.last().end(), span.end()) - apart.last().start;
    }
    return apart;
}

} // namespace

QStringList quotesOf(const QString& explanation)
{
    QStringList quotes;
    for (const Utf16Span& span : quotedSpans(explanation)) {
        QString quote = explanation.sliced(span.start + 1, span.length - 2).trimmed();
        // "..." and a sign that ended the explanation's sentence, not the summary's.
        while (!quote.isEmpty() && QStringView(u".,;:!?\u2026").contains(quote.back()))
            quote.chop(1);
        if (FoldedText(quote).tokens().size() >= kLeastQuotedTokens)
            quotes.append(quote);
        if (quotes.size() == kMostQuotes)
            break;
    }
    return quotes;
}

CarrierSearch::CarrierSearch(const QString& summary)
    : m_summary(summary)
{
    for (const Utf16Span& span : sentencesOf(summary)) {
        Sentence sentence{span, stemsOf(summary.sliced(span.start, span.length))};
        for (const QString& stem : std::as_const(sentence.stems))
            ++m_sentencesWith[stem];
        m_sentences.append(sentence);
    }
}

double CarrierSearch::weightOf(const QString& stem) const
{
    // One that the summary lacks is as rare as can be.
    return std::log(1.0 + double(m_sentences.size()) / double(m_sentencesWith.value(stem, 1)));
}

double CarrierSearch::shareOf(const Stems& wanted, const Sentence& sentence) const
{
    double found = 0.0;
    double all = 0.0;
    for (const QString& stem : wanted) {
        const double weight = weightOf(stem);
        all += weight;
        found += sentence.stems.contains(stem) ? weight : 0.0;
    }
    return all == 0.0 ? 0.0 : found / all;
}

CarryingWords CarrierSearch::quoted(const QString& explanation) const
{
    const QStringList quotes = quotesOf(explanation);
    QList<Utf16Span> spans;
    if (!quotes.isEmpty()) {
        for (const EvidencePlace& place : locateQuotes(m_summary, {quotes})) {
            if (place.fit == EvidenceFit::Exact || place.fit == EvidenceFit::Normalised)
                spans.append(place.span);
        }
    }
    if (spans.isEmpty())
        return {};
    return {CarriedBy::Quote, merged(spans)};
}

CarryingWords CarrierSearch::of(const QString& item, const QString& explanation) const
{
    CarryingWords quote = quoted(explanation);
    if (quote.by != CarriedBy::Nothing)
        return quote;
    const Stems wanted = stemsOf(opinionText(item).plain);
    const Sentence* best = nullptr;
    double share = 0.0;
    bool ambiguous = false;
    for (const Sentence& sentence : m_sentences) {
        const double here = shareOf(wanted, sentence);
        if (here > share + kSameShare) {
            best = &sentence;
            share = here;
            ambiguous = false;
        } else if (here > share - kSameShare) {
            ambiguous = true;
        }
    }
    if (!best || ambiguous || share < kLeastCarried)
        return {};
    return {CarriedBy::Likeness, {best->span}};
}

} // namespace tandem::kgds
