#include "models/text/evidence.h"

#include "models/text/foldedtext.h"
#include "models/text/fuzzylocation.h"

#include <QRegularExpression>

#include <algorithm>
#include <optional>

namespace tandem {

namespace {

/// What all searches of one call may cost: a step is a letter passed over.
constexpr qint64 kMostSteps = 60'000'000;
/// What it costs to fold a letter of evidence, and to look at an occurrence.
constexpr qint64 kStepsToPrepare = 16;
/// Searching for more letters at once takes time that grows with their product in the worst case.
constexpr qsizetype kHeadUnits = 16;
/// As many letters in a row are compared in a step.
constexpr qint64 kUnitsPerStep = 4;
/// From this similarity on evidence is not looked for piece by piece.
constexpr double kGoodSimilarity = 0.8;
constexpr qsizetype kMostParts = 20;
/// Shorter parts stand everywhere.
constexpr qsizetype kLeastPartTokens = 3;

/// The sentences of a piece of evidence and what stands between ellipses in it.
QStringList evidenceParts(const QString& evidence)
{
    static const QRegularExpression border(
        QStringLiteral("[\\[(]?(?:\\.{3,}|\\x{2026}+)[\\])]?|"
                       "(?<=[.!?\\x{061f}])\\s+|(?<=[\\x{3002}\\x{ff01}\\x{ff1f}])"));
    QStringList parts;
    for (const QString& part : evidence.split(border, Qt::SkipEmptyParts)) {
        if (!part.trimmed().isEmpty())
            parts.append(part);
    }
    return parts;
}

QStringView withoutOuterQuotes(QStringView folded)
{
    while (folded.startsWith(u'\''))
        folded = folded.sliced(1);
    while (folded.endsWith(u'\''))
        folded.chop(1);
    return folded;
}

/// Looks for evidence in one text.
class EvidenceSearch final
{
public:
    explicit EvidenceSearch(const QString& text)
        : m_text(text)
        , m_folded(text)
    {
    }

    /// Forgets which stretches are taken.
    void nextAspect() { m_taken.clear(); }

    EvidencePlace locate(const QString& evidence)
    {
        EvidencePlace place;
        if (const auto exact = exactSpan(evidence.trimmed())) {
            place.fit = EvidenceFit::Exact;
            place.span = *exact;
        } else if (pay(evidence.size() * kStepsToPrepare)) {
            const FoldedText folded(evidence);
            if (const auto normalised = normalisedSpan(folded)) {
                place.fit = EvidenceFit::Normalised;
                place.span = *normalised;
            } else if (const auto fuzzy = fuzzySpan(evidence, folded)) {
                place.fit = EvidenceFit::Fuzzy;
                place.span = *fuzzy;
            }
        }
        if (place.fit != EvidenceFit::Absent)
            m_taken.append(place.span);
        return place;
    }

private:
    /// A stretch of the text in which all or parts of a piece of evidence were found.
    struct Found
    {
        Utf16Span span;
        qsizetype tokens = 0; ///< of the evidence
    };

    bool pay(qint64 steps)
    {
        m_steps -= steps;
        return m_steps > 0;
    }

    bool isTaken(const Utf16Span& span) const
    {
        return std::any_of(m_taken.cbegin(), m_taken.cend(),
            [&](const Utf16Span& taken) { return taken.overlaps(span); });
    }

    /// The first occurrence of `needle` in `text` that `spanAt` takes for one and that is not taken
    /// yet; the first one where all are.
    template <typename SpanAt>
    std::optional<Utf16Span> occurrence(QStringView text, QStringView needle, SpanAt spanAt)
    {
        std::optional<Utf16Span> first;
        if (needle.isEmpty())
            return first;
        const QStringView head = needle.first(qMin(needle.size(), kHeadUnits));
        qsizetype from = 0;
        while (m_steps > 0) {
            const qsizetype at = text.indexOf(head, from);
            pay((at < 0 ? text.size() : at) - from + m_taken.size() + kStepsToPrepare +
                needle.size() / kUnitsPerStep);
            if (at < 0)
                break;
            from = at + 1;
            if (!text.sliced(at).startsWith(needle))
                continue;
            const std::optional<Utf16Span> span = spanAt(at);
            if (span && !isTaken(*span))
                return span;
            if (span && !first)
                first = span;
        }
        return first;
    }

    std::optional<Utf16Span> exactSpan(const QString& evidence)
    {
        return occurrence(m_text, evidence, [&](qsizetype at) -> std::optional<Utf16Span> {
            if (!m_folded.isBoundary(at) || !m_folded.isBoundary(at + evidence.size()))
                return {};
            return Utf16Span{at, evidence.size()};
        });
    }

    std::optional<Utf16Span> normalisedSpan(const FoldedText& evidence)
    {
        const auto find = [&](QStringView needle) {
            return occurrence(
                m_folded.folded(), needle, [&](qsizetype at) -> std::optional<Utf16Span> {
                    const qsizetype end = at + needle.size();
                    if (!m_folded.isFoldedBoundary(at) || !m_folded.isFoldedBoundary(end))
                        return {};
                    const qsizetype from = m_folded.originalStart(at);
                    const qsizetype to = m_folded.originalEnd(end - 1);
                    if (!m_folded.isBoundary(from) || !m_folded.isBoundary(to))
                        return {};
                    return Utf16Span{from, to - from};
                });
        };
        const QStringView whole(evidence.folded());
        const QStringView bare = withoutOuterQuotes(whole);
        const auto span = find(whole);
        return span || bare.size() == whole.size() ? span : find(bare);
    }

    std::optional<FuzzyPlace> fuzzyPlace(const FoldedText& evidence)
    {
        if (!m_fuzzy)
            m_fuzzy.emplace(m_folded);
        return m_fuzzy->locate(evidence, m_steps);
    }

    Utf16Span spanOf(const FuzzyPlace& place) const
    {
        const QList<FoldedText::Token>& tokens = m_folded.tokens();
        const qsizetype start = m_folded.originalStart(tokens.at(place.firstToken).start);
        qsizetype end = m_folded.originalEnd(tokens.at(place.lastToken).end - 1);
        // The sign that ends the sentence belongs to it.
        static const QStringView signs(u".!?\u2026\u3002\uff01\uff1f\u061f\u0964\"'\u2019\u201d)"
                                       u"\u300d\u300f\u00bb");
        qsizetype behind = end;
        while (behind < m_text.size() && signs.contains(m_text.at(behind)))
            ++behind;
        if (m_folded.isBoundary(behind))
            end = behind;
        return {start, end - start};
    }

    std::optional<Utf16Span> fuzzySpan(const QString& evidence, const FoldedText& folded)
    {
        const std::optional<FuzzyPlace> whole = fuzzyPlace(folded);
        const double similarity = whole ? whole->similarity : 0.0;
        if (similarity < kGoodSimilarity) {
            const QList<Found> parts = foundParts(evidence);
            qsizetype tokens = 0;
            for (const Found& part : parts)
                tokens += part.tokens;
            const double share =
                double(tokens) / double(qMax<qsizetype>(1, folded.tokens().size()));
            if (share >= kLeastSimilarity && share > similarity)
                return joined(parts);
        }
        return whole ? std::optional(spanOf(*whole)) : std::nullopt;
    }

    /// Where the parts of a piece of evidence stand that has several; not all need be found.
    QList<Found> foundParts(const QString& evidence)
    {
        QList<Found> found;
        const QStringList parts = evidenceParts(evidence);
        const bool isOne = parts.size() == 1 && parts.first().size() == evidence.size();
        if (isOne || parts.size() > kMostParts)
            return found;
        for (const QString& part : parts) {
            const FoldedText folded(part);
            if (folded.tokens().size() < kLeastPartTokens)
                continue;
            if (const auto span = normalisedSpan(folded))
                found.append({*span, folded.tokens().size()});
            else if (const auto place = fuzzyPlace(folded))
                found.append({spanOf(*place), folded.tokens().size()});
        }
        return found;
    }

    /// One stretch from the first to the last part where not much stands between them; otherwise
    /// the longest part.
    static Utf16Span joined(QList<Found> parts)
    {
        std::sort(parts.begin(), parts.end(),
            [](const Found& a, const Found& b) { return a.span.start < b.span.start; });
        qsizetype covered = 0;
        qsizetype end = parts.first().span.start;
        for (const Found& part : std::as_const(parts)) {
            covered += qMax<qsizetype>(0, part.span.end() - qMax(end, part.span.start));
            end = qMax(end, part.span.end());
        }
        const qsizetype start = parts.first().span.start;
        if (end - start <= 2 * covered)
            return {start, end - start};
        return std::max_element(parts.cbegin(), parts.cend(), [](const Found& a, const Found& b) {
            return a.span.length < b.span.length;
        })->span;
    }

    const QString& m_text;
    FoldedText m_folded;
    std::optional<FuzzyLocator> m_fuzzy; ///< made for the first evidence that needs it
    QList<Utf16Span> m_taken;            ///< by the aspect's evidence so far
    qint64 m_steps = kMostSteps;
};

} // namespace

QList<EvidencePlace> locateQuotes(const QString& text, const QList<QStringList>& aspects)
{
    QList<EvidencePlace> places;
    EvidenceSearch search(text);
    for (int aspect = 0; aspect < int(aspects.size()); ++aspect) {
        search.nextAspect();
        const QStringList& evidence = aspects.at(aspect);
        for (int piece = 0; piece < int(evidence.size()); ++piece) {
            EvidencePlace place = search.locate(evidence.at(piece));
            place.aspect = aspect;
            place.evidence = piece;
            places.append(place);
        }
    }
    return places;
}

} // namespace tandem
