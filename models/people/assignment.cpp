#include "models/people/assignment.h"

#include "models/random.h"
#include "models/rounds/missing.h"

#include <QCoreApplication>
#include <QtGlobal>

#include <algorithm>
#include <limits>
#include <utility>
#include <vector>

namespace tandem {

/// Two people by their places in a list, not yet told apart as A and B.
using Couple = std::pair<size_t, size_t>;

namespace {

/// Who has how much to do and who has met whom how often, while couples are being chosen.
class Matchmaker final
{
public:
    explicit Matchmaker(std::vector<qint64> loads)
        : m_loads(std::move(loads))
        , m_met(m_loads.size() * m_loads.size(), 0)
    {
    }

    void chooseNext(std::mt19937& generator)
    {
        const std::vector<Couple> candidates = leastMet(leastLoaded());
        const Couple couple = candidates[drawBelow(candidates.size(), generator)];
        ++m_loads[couple.first];
        ++m_loads[couple.second];
        changeMet(couple, 1);
        m_couples.push_back(couple);
    }

    /// Exchanges partners between couples as long as that makes meetings more even. Every exchange
    /// lowers the sum of the squared meetings, so it ends.
    void evenOutMeetings()
    {
        while (exchangePartners())
            ;
    }

    std::vector<Couple> takeCouples() { return std::move(m_couples); }

private:
    int met(size_t a, size_t b) const { return m_met[a * m_loads.size() + b]; }

    void changeMet(Couple couple, int by)
    {
        m_met[couple.first * m_loads.size() + couple.second] += by;
        m_met[couple.second * m_loads.size() + couple.first] += by;
    }

    std::vector<size_t> withLoad(qint64 load) const
    {
        std::vector<size_t> people;
        for (size_t person = 0; person < m_loads.size(); ++person) {
            if (m_loads[person] == load)
                people.push_back(person);
        }
        return people;
    }

    /// The couples that are due: any two of those with least to do or, where that is one person
    /// alone, that person with any of those who come next.
    std::vector<Couple> leastLoaded() const
    {
        const std::vector<size_t> least = withLoad(*std::ranges::min_element(m_loads));
        std::vector<Couple> couples;
        for (size_t i = 0; i < least.size(); ++i) {
            for (size_t j = i + 1; j < least.size(); ++j)
                couples.emplace_back(least[i], least[j]);
        }
        if (!couples.empty())
            return couples;
        qint64 next = std::numeric_limits<qint64>::max();
        for (const qint64 load : m_loads)
            next = load > m_loads[least.front()] ? std::min(next, load) : next;
        for (const size_t person : withLoad(next))
            couples.emplace_back(least.front(), person);
        return couples;
    }

    std::vector<Couple> leastMet(std::vector<Couple> couples) const
    {
        int fewest = std::numeric_limits<int>::max();
        for (const auto& [a, b] : couples)
            fewest = std::min(fewest, met(a, b));
        std::erase_if(couples,
            [&](const Couple& couple) { return met(couple.first, couple.second) > fewest; });
        return couples;
    }

    /// All couples, in order, that have met at least `times`.
    std::vector<Couple> metAtLeast(int times) const
    {
        std::vector<Couple> couples;
        for (size_t a = 0; a < m_loads.size(); ++a) {
            for (size_t b = a + 1; b < m_loads.size(); ++b) {
                if (met(a, b) >= times)
                    couples.emplace_back(a, b);
            }
        }
        return couples;
    }

    int fewestMeetings() const
    {
        int fewest = std::numeric_limits<int>::max();
        for (const auto& [a, b] : metAtLeast(0))
            fewest = std::min(fewest, met(a, b));
        return fewest;
    }

    /// One exchange that makes meetings more even; false where there is none. Couples within one
    /// meeting of the rarest cannot gain, so only the others are looked at.
    bool exchangePartners()
    {
        const std::vector<Couple> all = metAtLeast(1);
        for (const Couple& often : metAtLeast(fewestMeetings() + 2)) {
            for (const Couple& other : all) {
                const Couple turned{other.second, other.first};
                if (exchange(often, other) || exchange(often, turned))
                    return true;
            }
        }
        return false;
    }

    /// a-b and c-d become a-c and b-d, if that lowers the sum of squares.
    bool exchange(const Couple& ab, const Couple& cd)
    {
        const auto [a, b] = ab;
        const auto [c, d] = cd;
        if (a == c || a == d || b == c || b == d)
            return false;
        if (met(a, b) + met(c, d) - met(a, c) - met(b, d) <= 2)
            return false;
        replaceLast(ab, {a, c});
        replaceLast(cd, {b, d});
        return true;
    }

    void replaceLast(const Couple& before, const Couple& after)
    {
        const Couple turned{before.second, before.first};
        const auto isIt = [&](const Couple& c) { return c == before || c == turned; };
        *std::find_if(m_couples.rbegin(), m_couples.rend(), isIt) = after;
        changeMet(before, -1);
        changeMet(after, 1);
    }

    std::vector<qint64> m_loads;
    std::vector<int> m_met; ///< a square, row after row
    std::vector<Couple> m_couples;
};

/// Walks closed ways through a graph whose couples are edges, each edge once, and notes the
/// direction taken: whoever is left by an edge is A in it. A closed way leaves everybody as often
/// as it arrives.
class RoundTrip final
{
public:
    RoundTrip(std::vector<Couple> edges, size_t vertices)
        : m_edges(std::move(edges))
        , m_walked(m_edges.size(), false)
        , m_edgesOf(vertices)
    {
        for (size_t edge = 0; edge < m_edges.size(); ++edge) {
            m_edgesOf[m_edges[edge].first].push_back(edge);
            m_edgesOf[m_edges[edge].second].push_back(edge);
        }
    }

    std::vector<Couple> walk()
    {
        for (size_t start = 0; start < m_edgesOf.size(); ++start) {
            size_t at = start;
            while (step(at))
                ;
        }
        return std::move(m_edges);
    }

private:
    bool step(size_t& at)
    {
        std::vector<size_t>& edges = m_edgesOf[at];
        while (!edges.empty() && m_walked[edges.back()])
            edges.pop_back();
        if (edges.empty())
            return false;
        const size_t edge = edges.back();
        m_walked[edge] = true;
        const size_t to = m_edges[edge].first == at ? m_edges[edge].second : m_edges[edge].first;
        m_edges[edge] = {at, to};
        at = to;
        return true;
    }

    std::vector<Couple> m_edges;
    std::vector<bool> m_walked;
    std::vector<std::vector<size_t>> m_edgesOf;
};

} // namespace

/// Chooses who works with whom: a couple for each of `samples` samples. `loads` says how many
/// samples each person already has; at least two people. Each couple is drawn from those who have
/// least to do, so loads that start within one of each other stay so; among equals those who have
/// met least are taken, and in the end couples that met too often are broken up by exchanging
/// partners, which changes nobody's load.
std::vector<Couple> chooseCouples(int samples, std::vector<qint64> loads, std::mt19937& generator)
{
    Q_ASSERT(loads.size() >= 2);
    Matchmaker matchmaker(std::move(loads));
    for (int sample = 0; sample < samples; ++sample)
        matchmaker.chooseNext(generator);
    matchmaker.evenOutMeetings();
    return matchmaker.takeCouples();
}

/// Says for each couple who is A (first) and who is B (second), so that everybody is A as often as
/// B, give or take one.
std::vector<Couple> orientCouples(const std::vector<Couple>& couples, size_t people)
{
    // Everybody with an odd number of couples gets one more, with a stranger who is forgotten
    // afterwards; only so can every way be closed.
    const size_t stranger = people;
    std::vector<size_t> degrees(people, 0);
    for (const auto& [a, b] : couples) {
        ++degrees[a];
        ++degrees[b];
    }
    std::vector<Couple> edges = couples;
    for (size_t person = 0; person < people; ++person) {
        if (degrees[person] % 2 != 0)
            edges.emplace_back(person, stranger);
    }
    std::vector<Couple> oriented = RoundTrip(std::move(edges), people + 1).walk();
    oriented.resize(couples.size());
    return oriented;
}

namespace {

QList<PersonId> withoutRepeats(const QList<PersonId>& people)
{
    QList<PersonId> different;
    for (const PersonId person : people) {
        if (!different.contains(person))
            different.append(person);
    }
    return different;
}

} // namespace

Expected<QList<Pair>> balancedPairs(int samples, const QList<PersonId>& people,
    const QHash<PersonId, int>& loadBefore, quint32 seed)
{
    const QList<PersonId> everyone = withoutRepeats(people);
    if (everyone.size() < 2) {
        return failure(ErrorCode::Refused,
            QCoreApplication::translate("Assignment", "A pair needs two different people."), {},
            QCoreApplication::translate(
                "Assignment", "Add people until at least two can be assigned, then assign again."));
    }
    if (samples < 0) {
        return failure(
            ErrorCode::InvalidInput, QCoreApplication::translate("Assignment",
                                         "The number of samples to assign must not be negative."));
    }

    std::vector<qint64> loads;
    for (const PersonId person : everyone)
        loads.push_back(loadBefore.value(person, 0));
    std::mt19937 generator(seed);
    const std::vector<Couple> couples =
        orientCouples(chooseCouples(samples, std::move(loads), generator), size_t(everyone.size()));

    QList<Pair> pairs;
    pairs.reserve(samples);
    for (const auto& [a, b] : couples)
        pairs.append({everyone.at(qsizetype(a)), everyone.at(qsizetype(b))});
    return pairs;
}

QString shortPositions(const QList<int>& positions)
{
    constexpr qsizetype kLongestList = 120;
    QString text = numberRanges(positions);
    if (text.size() > kLongestList)
        text = QString(text.left(text.lastIndexOf(QLatin1Char(','), kLongestList) + 1) +
                       QLatin1Char(' ') + QChar(0x2026));
    return text;
}

QString importedLabelsRemark(const QList<int>& positions)
{
    if (positions.isEmpty())
        return {};
    return QCoreApplication::translate("Assignment",
        "%n sample(s) came with labels: %1. Once a pair's labels are settled, they replace the "
        "imported labels; imported facts of paragraphs that are relabelled or removed are then "
        "excluded from the benchmark.",
        nullptr, int(positions.size()))
        .arg(shortPositions(positions));
}

int drawBeginner(int participants, std::mt19937& generator)
{
    return int(drawBelow(quint64(participants), generator));
}

int alternate(int participants, int beginner, int turn)
{
    Q_ASSERT(participants > 0 && beginner >= 0 && beginner < participants && turn >= 0);
    return int((qint64(beginner) + turn) % participants);
}

} // namespace tandem
