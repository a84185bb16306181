#include "views/compare/comparestate.h"

#include "storage/repositories/decisionlog.h"
#include "storage/repositories/journal.h"
#include "storage/repositories/samplerepository.h"

#include <QCoreApplication>

#include <algorithm>

namespace tandem {

namespace {

constexpr int kHistoryLimit = 100;

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(CompareState)
};

/// Says who did what to a round, without naming one of the pair while the sides are unnamed.
class HistoryWriter final
{
public:
    HistoryWriter(const Round& round, bool named, const QList<Person>& people)
        : m_round(round)
        , m_named(named)
        , m_people(people)
    {
    }

    RoundHistoryLine line(const DecisionRow& row) const
    {
        return {row.item, row.at, decided(row.outcome).arg(nameOf(row.by)), row.note};
    }

    std::optional<RoundHistoryLine> line(const JournalEntry& entry) const
    {
        if (entry.event == QLatin1String("settled"))
            return RoundHistoryLine{
                {}, entry.at, Words::tr("%1 settled the sample").arg(nameOf(entry.by)), {}};
        if (entry.event == QLatin1String("reopened"))
            return RoundHistoryLine{{}, entry.at,
                Words::tr("%1 reopened the sample").arg(nameOf(entry.by)),
                entry.detail.value(QLatin1String("reason")).toString()};
        return std::nullopt;
    }

private:
    static QString decided(std::optional<Outcome> outcome)
    {
        if (!outcome)
            return Words::tr("%1 withdrew the decision");
        switch (*outcome) {
        case Outcome::Supporting:
            return Words::tr("%1 decided: supporting");
        case Outcome::Nonsupporting:
            return Words::tr("%1 decided: nonsupporting");
        case Outcome::Boundary:
            break;
        }
        return Words::tr("%1 decided: keep as boundary");
    }

    QString nameOf(PersonId id) const
    {
        if (!m_named && m_round.pair.contains(id))
            return Words::tr("One of the pair");
        for (const Person& person : m_people) {
            if (person.id == id)
                return person.name;
        }
        return Words::tr("Somebody");
    }

    const Round& m_round;
    bool m_named;
    const QList<Person>& m_people;
};

Expected<QList<RoundHistoryLine>> historyOf(
    Database& database, const Round& round, bool named, const QList<Person>& people)
{
    const auto decisions = decisionLog(database, round.id);
    const auto events = Journal(database).newest(kHistoryLimit, round.uuid);
    if (!decisions || !events)
        return failure(decisions ? events.error() : decisions.error());
    const HistoryWriter writer(round, named, people);
    QList<RoundHistoryLine> lines;
    for (const DecisionRow& row : *decisions)
        lines.append(writer.line(row));
    for (const JournalEntry& entry : *events) {
        if (auto line = writer.line(entry))
            lines.append(*line);
    }
    std::stable_sort(lines.begin(), lines.end(),
        [](const RoundHistoryLine& left, const RoundHistoryLine& right) {
            return left.at > right.at;
        });
    return lines;
}

bool isLead(const QList<Person>& people, PersonId id)
{
    return std::any_of(people.cbegin(), people.cend(), [id](const Person& person) {
        return person.id == id && person.active && person.role == Role::Lead;
    });
}

Expected<void> addComparison(
    CompareState& state, Database& database, PersonId viewer, const QList<Person>& people)
{
    ComparisonRepository repository(database);
    const Round& round = *state.sample.round;
    const auto sides = repository.sidesShown(round);
    const auto comparison = repository.compare(round.id);
    const auto may = repository.mayAdjudicate(round, viewer);
    if (!sides || !comparison)
        return failure(sides ? comparison.error() : sides.error());
    if (!may)
        return failure(may.error());
    auto history = historyOf(database, round, *sides == SidesShown::Named, people);
    if (!history)
        return failure(history.error());
    state.comparison = showComparison(*comparison, *sides, people);
    state.mayDecide = *may && !round.settledAt;
    state.mayReopen = round.settledAt && isLead(people, viewer);
    state.history = *history;
    return {};
}

} // namespace

Expected<CompareState> loadCompareState(
    Database& database, SampleId sample, PersonId viewer, const QList<Person>& people)
{
    CompareState state;
    if (!sample.isValid())
        return state;
    auto row = SampleRepository(database).row(sample);
    if (!row)
        return failure(row.error());
    state.sample = *row;
    if (!state.sample.round) {
        state.kind = CompareState::Kind::Unassigned;
        return state;
    }
    if (!state.sample.round->isClosed()) {
        state.kind = CompareState::Kind::Open;
        return state;
    }
    state.kind = CompareState::Kind::Compared;
    if (auto added = addComparison(state, database, viewer, people); !added)
        return failure(added.error());
    return state;
}

} // namespace tandem
