#include "views/compare/comparestate.h"

#include "models/people/personin.h"
#include "models/text/isolated.h"
#include "storage/repositories/comparisonrepository.h"
#include "storage/repositories/habitsettings.h"
#include "storage/repositories/journal.h"
#include "storage/repositories/roundrepository.h"
#include "storage/repositories/samplerecords.h"
#include "storage/repositories/samplerepository.h"
#include "views/compare/comparewords.h"

#include <algorithm>

namespace tandem {

namespace {

constexpr int kHistoryLimit = 100;

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
        const QString said = decided(row.outcome).arg(nameOf(row.by));
        const QString sentence =
            row.restores.isEmpty()
                ? said
                : CompareWords::tr("%1 undid the later decision; back to: %2", "who, which")
                      .arg(nameOf(row.restoredBy), said);
        return {row.item, row.writtenAt(),
            row.guidelineMustChange ? CompareWords::tr("%1 · guideline must change").arg(sentence)
                                    : sentence,
            row.note};
    }

    std::optional<RoundHistoryLine> line(const JournalEntry& entry) const
    {
        const auto told = [&entry, this](const QString& sentence, const QString& note = {}) {
            return RoundHistoryLine{{}, entry.at, sentence.arg(nameOf(entry.by)), note};
        };
        if (entry.event == QLatin1String("settled"))
            return told(CompareWords::tr("%1 settled the sample"));
        if (entry.event == QLatin1String("reopened"))
            return told(CompareWords::tr("%1 reopened the sample"),
                entry.detail.value(QLatin1String("reason")).toString());
        if (entry.event == QLatin1String("revealed"))
            return told(CompareWords::tr("%1 started the second pass"));
        return std::nullopt;
    }

private:
    QString decided(std::optional<Outcome> outcome) const
    {
        if (!outcome)
            return CompareWords::tr("%1 withdrew the decision");
        const bool facts = m_round.step == Step::KeyFacts;
        switch (*outcome) {
        case Outcome::Supporting:
            return facts ? CompareWords::tr("%1 decided: key")
                         : CompareWords::tr("%1 decided: supporting");
        case Outcome::Nonsupporting:
            return facts ? CompareWords::tr("%1 decided: not key")
                         : CompareWords::tr("%1 decided: nonsupporting");
        case Outcome::Boundary:
            break;
        }
        return CompareWords::tr("%1 decided: boundary");
    }

    QString nameOf(PersonId id) const
    {
        if (!m_named && m_round.pair.contains(id))
            return CompareWords::tr("One of the pair");
        const QString name = personIn(m_people, id).name;
        return name.isEmpty() ? CompareWords::tr("Someone") : isolated(name);
    }

    const Round& m_round;
    bool m_named;
    const QList<Person>& m_people;
};

Expected<QList<RoundHistoryLine>> historyOf(
    Database& database, const Round& round, bool named, const QList<Person>& people)
{
    TANDEM_TRY(decisions, ComparisonRepository(database).decisionLog(round.id));
    TANDEM_TRY(events, Journal(database).newest(kHistoryLimit, round.uuid));
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
    TANDEM_TRY(comparison, ComparisonRepository(database).compare(round));
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
        TANDEM_TRY(figures, figuresOf(database, first));
        calibration.blind = *figures;
    }
    if (calibration.secondBegun && active.isClosed()) {
        TANDEM_TRY(figures, figuresOf(database, active.id));
        calibration.after = *figures;
    }
    return calibration;
}

Expected<QHash<int, QString>> paragraphTexts(Database& database, SampleId sample)
{
    TANDEM_TRY(paragraphs, SampleRepository(database).paragraphs(sample));
    QHash<int, QString> texts;
    for (const ParagraphRow& paragraph : *paragraphs)
        texts.insert(paragraph.number, paragraph.text);
    return texts;
}

/// The labels that the paragraphs came with, by number.
Expected<QHash<int, bool>> importedLabels(Database& database, SampleId sample)
{
    TANDEM_TRY(texts, SampleRepository(database).paragraphs(sample));
    TANDEM_TRY(record, SampleRecords(database).record(sample));
    QHash<int, bool> labels;
    const qsizetype count = std::min(texts->size(), record->article.size());
    for (qsizetype i = 0; i < count; ++i)
        labels.insert(
            texts->at(i).number, record->article.at(i).label == kgds::ParagraphLabel::Supporting);
    return labels;
}

/// Who of the pair worked so that a lead should know.
Expected<QStringList> habitsOf(
    Database& database, const Comparison& comparison, const ShownComparison& shown)
{
    TANDEM_TRY(rules, habitRules(database));
    QStringList sentences;
    for (const bool a : {true, false})
        sentences += habitSentences(
            (a ? shown.first : shown.second).name, answerHabits(comparison.items, a), *rules);
    return sentences;
}

/// Adds what both said in `round`: the active one, or the one that it repeats.
Expected<void> addComparison(CompareState& state, Database& database, const Round& round,
    const QList<Person>& people, bool lead)
{
    ComparisonRepository repository(database);
    // Whoever decides on the second pass must not learn from the first one who is which side.
    TANDEM_TRY(sides, repository.sidesShown(*state.sample.round));
    TANDEM_TRY(comparison, repository.compare(round.id));
    TANDEM_TRY_VAR(history, historyOf(database, round, *sides == SidesShown::Named, people));
    state.comparison = showComparison(*comparison, *sides, people);
    state.history = *history;
    // Times and how often somebody said yes would tell who is which side.
    if (lead && state.comparison.named) {
        TANDEM_TRY(habits, habitsOf(database, *comparison, state.comparison));
        state.habits = *habits;
    }
    if (round.step == Step::Paragraphs && state.sample.labelled) {
        TANDEM_TRY_VAR(labels, importedLabels(database, round.sample));
        state.imported = *std::move(labels);
    }
    if (round.step != Step::KeyFacts)
        return {};
    TANDEM_TRY_VAR(texts, paragraphTexts(database, round.sample));
    state.paragraphs = *std::move(texts);
    return {};
}

Expected<void> addPermissions(
    CompareState& state, Database& database, const CompareQuery& query, bool lead)
{
    const Round& round = *state.sample.round;
    TANDEM_TRY(may, ComparisonRepository(database).mayAdjudicate(round, query.viewer));
    state.mayDecide = *may && !round.settledAt;
    state.mayReopen = round.settledAt && lead;
    state.mayTag = lead;
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
    TANDEM_TRY_VAR(row, SampleRepository(database).row(query.sample, query.step));
    state.sample = *row;
    TANDEM_TRY_VAR(discussion, SampleRepository(database).discussion(query.sample));
    state.discussion = *std::move(discussion);
    if (!state.sample.round) {
        state.kind = CompareState::Kind::Unassigned;
        return state;
    }
    const Round active = *state.sample.round;
    const bool lead = isLead(people, query.viewer);
    if (active.calibration || !active.isBlind()) {
        TANDEM_TRY_VAR(calibration, calibrationOf(database, active, query, lead));
        state.calibration = *std::move(calibration);
    }
    state.showsBlindPass = query.blindPass && !active.isBlind();
    if (!active.isClosed() && !state.showsBlindPass) {
        state.kind = CompareState::Kind::Open;
        return state;
    }
    state.kind = CompareState::Kind::Compared;
    TANDEM_TRY(shown, state.showsBlindPass ? RoundRepository(database).byId(active.repeats)
                                           : Expected<Round>(active));
    TANDEM_DO(addComparison(state, database, *shown, people, lead));
    if (state.showsBlindPass)
        return state;
    TANDEM_DO(addPermissions(state, database, query, lead));
    return state;
}

} // namespace tandem
