#include "views/compare/comparestate.h"

#include "storage/repositories/decisionlog.h"
#include "storage/repositories/journal.h"
#include "storage/repositories/roundrepository.h"
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
        const auto told = [&entry, this](const QString& sentence, const QString& note = {}) {
            return RoundHistoryLine{{}, entry.at, sentence.arg(nameOf(entry.by)), note};
        };
        if (entry.event == QLatin1String("settled"))
            return told(Words::tr("%1 settled the sample"));
        if (entry.event == QLatin1String("reopened"))
            return told(Words::tr("%1 reopened the sample"),
                entry.detail.value(QLatin1String("reason")).toString());
        if (entry.event == QLatin1String("revealed"))
            return told(Words::tr("%1 began the second pass"));
        return std::nullopt;
    }

private:
    QString decided(std::optional<Outcome> outcome) const
    {
        if (!outcome)
            return Words::tr("%1 withdrew the decision");
        const bool facts = m_round.step == Step::KeyFacts;
        switch (*outcome) {
        case Outcome::Supporting:
            return facts ? Words::tr("%1 decided: key") : Words::tr("%1 decided: supporting");
        case Outcome::Nonsupporting:
            return facts ? Words::tr("%1 decided: not key")
                         : Words::tr("%1 decided: nonsupporting");
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

Expected<PassFigures> figuresOf(Database& database, RoundId round)
{
    const auto comparison = ComparisonRepository(database).compare(round);
    if (!comparison)
        return failure(comparison.error());
    const auto table = ContingencyTable::fromComparedItems(comparison->items);
    return PassFigures{percentAgreement(table), cohenKappa(table).kappa};
}

/// What there is to say of `active`, a round of a calibration.
Expected<CalibrationState> calibrationOf(
    Database& database, const Round& active, const CompareQuery& query, bool lead)
{
    CalibrationState calibration;
    calibration.secondBegun = !active.isBlind();
    calibration.mayLabelAgain = active.calibration && active.isClosed() && !active.settledAt &&
                                (lead || active.pair.contains(query.viewer));
    const RoundId first = active.isBlind() ? active.id : active.repeats;
    if (calibration.secondBegun || active.isClosed()) {
        const auto figures = figuresOf(database, first);
        if (!figures)
            return failure(figures.error());
        calibration.blind = *figures;
    }
    if (calibration.secondBegun && active.isClosed()) {
        const auto figures = figuresOf(database, active.id);
        if (!figures)
            return failure(figures.error());
        calibration.after = *figures;
    }
    return calibration;
}

Expected<QHash<int, QString>> paragraphTexts(Database& database, SampleId sample)
{
    const auto paragraphs = SampleRepository(database).paragraphs(sample);
    if (!paragraphs)
        return failure(paragraphs.error());
    QHash<int, QString> texts;
    for (const ParagraphRow& paragraph : *paragraphs)
        texts.insert(paragraph.number, paragraph.text);
    return texts;
}

/// Adds what both said in `round`: the active one, or the one that it repeats.
Expected<void> addComparison(
    CompareState& state, Database& database, const Round& round, const QList<Person>& people)
{
    ComparisonRepository repository(database);
    // Whoever decides on the second pass must not learn from the first one who is which side.
    const auto sides = repository.sidesShown(*state.sample.round);
    const auto comparison = repository.compare(round.id);
    if (!sides || !comparison)
        return failure(sides ? comparison.error() : sides.error());
    auto history = historyOf(database, round, *sides == SidesShown::Named, people);
    if (!history)
        return failure(history.error());
    state.comparison = showComparison(*comparison, *sides, people);
    state.history = *history;
    if (round.step != Step::KeyFacts)
        return {};
    auto texts = paragraphTexts(database, round.sample);
    if (!texts)
        return failure(texts.error());
    state.paragraphs = *std::move(texts);
    return {};
}

Expected<void> addPermissions(
    CompareState& state, Database& database, const CompareQuery& query, bool lead)
{
    const Round& round = *state.sample.round;
    const auto may = ComparisonRepository(database).mayAdjudicate(round, query.viewer);
    if (!may)
        return failure(may.error());
    state.mayDecide = *may && !round.settledAt;
    state.mayReopen = round.settledAt && lead;
    return {};
}

} // namespace

Expected<CompareState> loadCompareState(
    Database& database, const CompareQuery& query, const QList<Person>& people)
{
    CompareState state;
    state.sample.step = query.step;
    if (!query.sample.isValid())
        return state;
    auto row = SampleRepository(database).row(query.sample, query.step);
    if (!row)
        return failure(row.error());
    state.sample = *row;
    if (!state.sample.round) {
        state.kind = CompareState::Kind::Unassigned;
        return state;
    }
    const Round active = *state.sample.round;
    const bool lead = isLead(people, query.viewer);
    if (active.calibration || !active.isBlind()) {
        auto calibration = calibrationOf(database, active, query, lead);
        if (!calibration)
            return failure(calibration.error());
        state.calibration = *std::move(calibration);
    }
    state.showsBlindPass = query.blindPass && !active.isBlind();
    if (!active.isClosed() && !state.showsBlindPass) {
        state.kind = CompareState::Kind::Open;
        return state;
    }
    state.kind = CompareState::Kind::Compared;
    const auto shown = state.showsBlindPass ? RoundRepository(database).byId(active.repeats)
                                            : Expected<Round>(active);
    if (!shown)
        return failure(shown.error());
    if (auto added = addComparison(state, database, *shown, people); !added)
        return failure(added.error());
    if (state.showsBlindPass)
        return state;
    if (auto added = addPermissions(state, database, query, lead); !added)
        return failure(added.error());
    return state;
}

} // namespace tandem
