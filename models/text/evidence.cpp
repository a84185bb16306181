#include "models/text/evidence.h"

#include "models/text/foldedtext.h"

#include <QHash>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

namespace tandem {

namespace {

/// How alike evidence and a stretch of the text must be at least to be taken for the same: the
/// share of the words of both that they have in common in the same order (Dice), where a word
/// counts less the more often the text has it.
constexpr double kLeastSimilarity = 0.55;

/// A stretch of a text's tokens that is like a piece of evidence.
struct FuzzyPlace
{
    qsizetype firstToken = 0;
    qsizetype lastToken = 0; ///< included
    double similarity = 0.0; ///< in [kLeastSimilarity, 1]
};

/// Finds paraphrased evidence in one text.
class FuzzyLocator final
{
public:
    explicit FuzzyLocator(const FoldedText& text);

    /// The stretch that is most like the evidence, the first of equal ones; none where none is
    /// alike enough or the evidence is longer than a thousand words. Takes what it costs from
    /// `steps`, and finds nothing once they are used up.
    std::optional<FuzzyPlace> locate(const FoldedText& evidence, qint64& steps);

private:
    /// Tokens that stand for the same word, of the text and of the evidence.
    struct Pair
    {
        qsizetype evidence = 0;
        qsizetype text = 0;
    };

    double weightOf(int word) const;
    qsizetype bestWindow(const std::vector<int>& evidence, qsizetype length);
    std::vector<Pair> aligned(
        const std::vector<int>& evidence, qsizetype start, qsizetype length) const;
    std::optional<FuzzyPlace> densest(
        const std::vector<Pair>& pairs, const std::vector<int>& evidence) const;

    QHash<QStringView, int> m_words;    ///< numbers of the text's words
    std::vector<int> m_tokens;          ///< the word of each token
    std::vector<double> m_weights;      ///< of each word
    std::vector<double> m_weightBefore; ///< of all tokens before each
    std::vector<int> m_wanted; ///< how often the evidence still has each word, while a window moves
};

constexpr qsizetype kFuzzyLocationMostTokens = 1000;
/// Fewer common words are chance, unless the evidence has no more.
constexpr size_t kLeastCommon = 3;

/// What a word of the evidence counts that the text does not have: no more than a frequent one, as
/// it may stand for one.
constexpr double kUnknownWeight = 0.5;

/// What is looked at for evidence of this many tokens: half as many more may stand in between.
qsizetype windowFor(qsizetype tokens)
{
    return tokens + tokens / 2 + 2;
}

double FuzzyLocator::weightOf(int word) const
{
    return word < 0 ? kUnknownWeight : m_weights[size_t(word)];
}

FuzzyLocator::FuzzyLocator(const FoldedText& text)
{
    std::vector<int> counts;
    m_tokens.reserve(size_t(text.tokens().size()));
    for (const FoldedText::Token& token : text.tokens()) {
        const QStringView word = text.tokenText(token);
        auto known = m_words.constFind(word);
        if (known == m_words.constEnd()) {
            known = m_words.insert(word, int(counts.size()));
            counts.push_back(0);
        }
        m_tokens.push_back(*known);
        ++counts[size_t(*known)];
    }
    m_weights.reserve(counts.size());
    for (const int count : counts)
        m_weights.push_back(1.0 / (1.0 + std::log(double(count))));
    m_weightBefore.push_back(0.0);
    for (const int word : m_tokens)
        m_weightBefore.push_back(m_weightBefore.back() + weightOf(word));
    m_wanted.resize(counts.size(), 0);
}

std::optional<FuzzyPlace> FuzzyLocator::locate(const FoldedText& evidence, qint64& steps)
{
    const qsizetype size = evidence.tokens().size();
    if (size == 0 || size > kFuzzyLocationMostTokens || m_tokens.empty())
        return {};
    const qsizetype length = std::min(windowFor(size), qsizetype(m_tokens.size()));
    const qint64 cost = qint64(m_tokens.size()) + size * 2 * length;
    if (cost > steps)
        return {};
    steps -= cost;
    std::vector<int> words;
    words.reserve(size_t(size));
    for (const FoldedText::Token& token : evidence.tokens())
        words.push_back(m_words.value(evidence.tokenText(token), -1));
    const qsizetype best = bestWindow(words, length);
    if (best < 0)
        return {};
    // A window may have an outer word at its other end: its surroundings decide.
    const qsizetype start = std::max<qsizetype>(best - size / 2, 0);
    const qsizetype end = std::min(best + length + size / 2, qsizetype(m_tokens.size()));
    return densest(aligned(words, start, end - start), words);
}

/// Where the window begins that has most of the evidence's words in any order; -1 where none has
/// one of them.
qsizetype FuzzyLocator::bestWindow(const std::vector<int>& evidence, qsizetype length)
{
    for (const int word : evidence) {
        if (word >= 0)
            ++m_wanted[size_t(word)];
    }
    double common = 0.0;
    double most = 1e-9; // less is what is left of sums that should be 0
    qsizetype best = -1;
    for (qsizetype end = 0; end < qsizetype(m_tokens.size()); ++end) {
        const int entering = m_tokens[size_t(end)];
        if (m_wanted[size_t(entering)]-- > 0)
            common += weightOf(entering);
        if (end >= length) {
            const int leaving = m_tokens[size_t(end - length)];
            if (++m_wanted[size_t(leaving)] > 0)
                common -= weightOf(leaving);
        }
        if (common > most + 1e-9) {
            most = common;
            best = std::max<qsizetype>(end + 1 - length, 0);
        }
    }
    std::fill(m_wanted.begin(), m_wanted.end(), 0);
    return best;
}

/// The heaviest common subsequence of the evidence and a window.
std::vector<FuzzyLocator::Pair> FuzzyLocator::aligned(
    const std::vector<int>& evidence, qsizetype start, qsizetype length) const
{
    const size_t columns = size_t(length) + 1;
    std::vector<float> table((evidence.size() + 1) * columns, 0.0F);
    const auto cell = [&](size_t row, size_t column) -> float& {
        return table[row * columns + column];
    };
    const auto wordAt = [&](size_t column) { return m_tokens[size_t(start) + column]; };
    for (size_t row = 1; row <= evidence.size(); ++row) {
        const int word = evidence[row - 1];
        for (size_t column = 1; column < columns; ++column) {
            cell(row, column) = std::max(cell(row - 1, column), cell(row, column - 1));
            if (word == wordAt(column - 1))
                cell(row, column) =
                    std::max(cell(row, column), cell(row - 1, column - 1) + float(weightOf(word)));
        }
    }
    std::vector<Pair> pairs;
    size_t row = evidence.size();
    size_t column = columns - 1;
    while (row > 0 && column > 0) {
        const int word = evidence[row - 1];
        if (word == wordAt(column - 1) &&
            cell(row, column) == cell(row - 1, column - 1) + float(weightOf(word))) {
            --row;
            --column;
            pairs.push_back({qsizetype(row), start + qsizetype(column)});
        } else if (cell(row, column) == cell(row - 1, column)) {
            --row;
        } else {
            --column;
        }
    }
    std::reverse(pairs.begin(), pairs.end());
    // The last place of each was taken; the first one behind its predecessor keeps them together.
    for (size_t i = 1; i < pairs.size(); ++i) {
        qsizetype at = pairs[i - 1].text + 1;
        while (m_tokens[size_t(at)] != m_tokens[size_t(pairs[i].text)])
            ++at;
        pairs[i].text = at;
    }
    return pairs;
}

/// The run of pairs that is most like the evidence: single words far off do not belong to it.
std::optional<FuzzyPlace> FuzzyLocator::densest(
    const std::vector<Pair>& pairs, const std::vector<int>& evidence) const
{
    double whole = 0.0;
    for (const int word : evidence)
        whole += weightOf(word);
    const size_t least = std::min(kLeastCommon, evidence.size());
    FuzzyPlace best;
    for (size_t first = 0; first + least <= pairs.size(); ++first) {
        double common = 0.0;
        for (size_t last = first; last < pairs.size(); ++last) {
            common += weightOf(evidence[size_t(pairs[last].evidence)]);
            const double stretch = m_weightBefore[size_t(pairs[last].text) + 1] -
                                   m_weightBefore[size_t(pairs[first].text)];
            const double similarity = std::min(2.0 * common / (whole + stretch), 1.0);
            if (last + 1 - first >= least && similarity > best.similarity + 1e-9)
                best = {pairs[first].text, pairs[last].text, similarity};
        }
    }
    return best.similarity >= kLeastSimilarity ? std::optional(best) : std::nullopt;
}

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
