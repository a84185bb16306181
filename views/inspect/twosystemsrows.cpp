#include "views/inspect/twosystemsrows.h"

#include "models/expert/decisionnames.h"
#include "views/inspect/inspectwords.h"
#include "views/inspect/showncase.h"

#include <algorithm>

namespace tandem {

namespace {

QString folded(const QString& title)
{
    return title.simplified().toCaseFolded();
}

/// Units of the expected text that are evidence of both aspects, and those of each.
struct Overlap
{
    qsizetype shared = 0;
    qsizetype first = 0;
    qsizetype second = 0;
};

Overlap overlapOf(const QList<EvidencePlace>& firstPlaces, int first,
    const QList<EvidencePlace>& secondPlaces, int second)
{
    Overlap overlap;
    for (const EvidencePlace& own : firstPlaces) {
        if (own.aspect != first)
            continue;
        overlap.first += own.span.length;
        for (const EvidencePlace& other : secondPlaces) {
            if (other.aspect != second)
                continue;
            const qsizetype from = std::max(own.span.start, other.span.start);
            const qsizetype to =
                std::min(own.span.start + own.span.length, other.span.start + other.span.length);
            overlap.shared += std::max<qsizetype>(0, to - from);
        }
    }
    for (const EvidencePlace& other : secondPlaces) {
        if (other.aspect == second)
            overlap.second += other.span.length;
    }
    return overlap;
}

/// Pairs up the expected aspects of two evaluations.
class Pairing final
{
public:
    Pairing(const ShownCase& first, const ShownCase& second)
        : m_first(first)
        , m_second(second)
        , m_taken(second.detail.explanation.expected.aspects.size(), false)
        , m_partner(first.detail.explanation.expected.aspects.size(), -1)
    {
        byTitle();
        byEvidence();
    }

    int partner(int first) const { return m_partner.at(first); }
    bool isTaken(int second) const { return m_taken.at(second); }

private:
    void byTitle()
    {
        const auto& firsts = m_first.detail.explanation.expected.aspects;
        const auto& seconds = m_second.detail.explanation.expected.aspects;
        for (int i = 0; i < int(firsts.size()); ++i) {
            for (int j = 0; j < int(seconds.size()) && m_partner[i] < 0; ++j) {
                if (!m_taken[j] && folded(firsts[i].title) == folded(seconds[j].title))
                    pair(i, j);
            }
        }
    }

    void byEvidence()
    {
        for (int i = 0; i < int(m_partner.size()); ++i) {
            if (m_partner[i] >= 0)
                continue;
            int best = -1;
            qsizetype most = 0;
            for (int j = 0; j < int(m_taken.size()); ++j) {
                const Overlap overlap =
                    overlapOf(m_first.expectedPlaces, i, m_second.expectedPlaces, j);
                const bool enough = overlap.shared * 2 >= std::min(overlap.first, overlap.second);
                if (!m_taken[j] && enough && overlap.shared > most) {
                    most = overlap.shared;
                    best = j;
                }
            }
            if (best >= 0)
                pair(i, best);
        }
    }

    void pair(int first, int second)
    {
        m_partner[first] = second;
        m_taken[second] = true;
    }

    const ShownCase& m_first;
    const ShownCase& m_second;
    QList<bool> m_taken;
    QList<int> m_partner;
};

/// What a system has for one of its expected aspects: on the recall side the one aspect or none.
QList<SystemCell> cellsOf(const ShownCase& shown, int expected, expert::Side side)
{
    const expert::Explanation& explanation = shown.detail.explanation;
    if (side == expert::Side::Expected) {
        const auto partner = partnerOf(explanation, {expert::Side::Expected, expected});
        return {{expected, partner ? std::optional(partner->aspect) : std::nullopt}};
    }
    QList<SystemCell> cells;
    for (int i = 0; i < int(explanation.generated.aspects.size()); ++i) {
        const auto partner = partnerOf(explanation, {expert::Side::Generated, i});
        if (partner && partner->aspect == expected)
            cells.append({expected, i});
    }
    return cells.isEmpty() ? QList{SystemCell{expected, {}}} : cells;
}

/// Aspects of an output that stand in none of the rows.
QList<SystemCell> leftOver(
    const ShownCase& shown, const QList<TwoSystemsRow>& rows, std::size_t system)
{
    QList<SystemCell> left;
    for (int i = 0; i < int(shown.detail.explanation.generated.aspects.size()); ++i) {
        const bool isThere = std::any_of(rows.begin(), rows.end(),
            [&](const TwoSystemsRow& row) { return row.systems[system].generated == i; });
        if (!isThere)
            left.append({{}, i});
    }
    return left;
}

/// Rows of what two systems have, as many as the one with more needs.
void appendRows(
    QList<TwoSystemsRow>& rows, const QList<SystemCell>& first, const QList<SystemCell>& second)
{
    for (qsizetype i = 0; i < std::max(first.size(), second.size()); ++i)
        rows.append(TwoSystemsRow{{first.value(i), second.value(i)}});
}

AspectWords wordsOf(const expert::Explanation& explanation, expert::Side side, int aspect)
{
    const expert::Aspect shown = explanation.side(side).aspects.value(aspect);
    const expert::AspectMatch match = explanation.side(side).matches.value(aspect);
    return {expert::aspectLabel(side, aspect), shown.title,
        shown.evidence.join(QStringLiteral(" … ")).simplified(), {}, isFaulty(match)};
}

AspectWords expectedWords(
    const TwoSystemsRow& row, const std::array<const expert::Explanation*, 2>& explanations)
{
    for (std::size_t system = 0; system < 2; ++system) {
        if (const auto& aspect = row.systems[system].expected)
            return wordsOf(*explanations[system], expert::Side::Expected, *aspect);
    }
    return {{}, InspectWords::tr("nothing expected"), {}};
}

AspectWords systemWords(const TwoSystemsRow& row, const SystemCell& cell,
    const expert::Explanation& explanation, expert::Side side)
{
    if (!cell.expected && !cell.generated)
        return {{}, row.isExpected() ? InspectWords::tr("no matching aspect") : QString(), {}};
    if (side == expert::Side::Generated && !cell.generated)
        return {{}, InspectWords::tr("nothing matches"), {}};
    const bool isRecall = side == expert::Side::Expected && cell.expected;
    const expert::AspectMatch match = isRecall
                                          ? explanation.expected.matches.value(*cell.expected)
                                          : explanation.generated.matches.value(*cell.generated);
    AspectWords words;
    if (cell.generated)
        words = wordsOf(explanation, expert::Side::Generated, *cell.generated);
    else
        words = {{}, match.matched ? match.otherTitle : InspectWords::tr("nothing matches"),
            match.reason.simplified()};
    words.verdict = expert::verdictOf(match);
    return words;
}

} // namespace

QString AspectWords::spoken() const
{
    const QString words = QString(label + QLatin1Char(' ') + title).trimmed();
    return verdict && !label.isEmpty()
               ? QString(words + QStringLiteral(", ") + verdictName(*verdict))
               : words;
}

QList<TwoSystemsRow> rowsOfTwo(const ShownCase& first, const ShownCase& second, expert::Side side)
{
    const Pairing pairing(first, second);
    QList<TwoSystemsRow> rows;
    for (int i = 0; i < int(first.detail.explanation.expected.aspects.size()); ++i) {
        const int partner = pairing.partner(i);
        appendRows(rows, cellsOf(first, i, side),
            partner >= 0 ? cellsOf(second, partner, side) : QList<SystemCell>());
    }
    for (int j = 0; j < int(second.detail.explanation.expected.aspects.size()); ++j) {
        if (!pairing.isTaken(j))
            appendRows(rows, {}, cellsOf(second, j, side));
    }
    appendRows(rows, leftOver(first, rows, 0), leftOver(second, rows, 1));
    const std::array explanations{&first.detail.explanation, &second.detail.explanation};
    for (int place = 0; place < int(rows.size()); ++place) {
        TwoSystemsRow& row = rows[place];
        row.place = place;
        row.cells = {expectedWords(row, explanations),
            systemWords(row, row.systems[0], *explanations[0], side),
            systemWords(row, row.systems[1], *explanations[1], side)};
    }
    return rows;
}

int rowOf(const QList<TwoSystemsRow>& rows, int system, const AspectRef& aspect)
{
    for (int i = 0; i < int(rows.size()); ++i) {
        const SystemCell& cell = rows[i].systems[std::size_t(system)];
        if ((aspect.side == expert::Side::Expected ? cell.expected : cell.generated) ==
            aspect.aspect)
            return i;
    }
    return -1;
}

} // namespace tandem
