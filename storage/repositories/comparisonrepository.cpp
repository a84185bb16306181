#include "storage/repositories/comparisonrepository.h"

#include "storage/database/rows.h"
#include "storage/database/uuid.h"
#include "storage/repositories/answerrepository.h"
#include "storage/repositories/items.h"
#include "storage/repositories/journal.h"
#include "storage/repositories/peoplerepository.h"
#include "storage/repositories/repositorywords.h"
#include "storage/repositories/roundrepository.h"
#include "storage/repositories/samplerepository.h"
#include "storage/repositories/settingsrepository.h"

#include <QJsonObject>

#include <utility>

namespace tandem {

namespace {

constexpr qsizetype kComparisonLongestNote = 10'000;

/// What the journal says of a decision.
constexpr const char* kGuidelineTagged = "guideline tagged";
constexpr const char* kGuidelineUntagged = "guideline untagged";
constexpr const char* kDecisionRestored = "decision restored"; ///< its detail: of which one

/// Says of rows that restore a decision whose that is. `log` is newest first.
void attribute(QList<DecisionRow>& log)
{
    QHash<QString, std::pair<PersonId, QDateTime>> made;
    for (auto row = log.rbegin(); row != log.rend(); ++row) {
        if (const auto before = made.constFind(row->restores); before != made.cend()) {
            row->restoredBy = std::exchange(row->by, before->first);
            row->restoredAt = std::exchange(row->at, before->second);
        } else {
            row->restores.clear();
        }
        made.insert(row->uuid, {row->by, row->at});
    }
}

/// One sample's share of the funnel: the round's state, then for closed rounds what becomes of each
/// paragraph.
Expected<Funnel> funnelOf(Database& database, const SampleRow& sample)
{
    Funnel funnel;
    funnel.all = sample.paragraphs;
    if (sample.round && !sample.round->isClosed()) {
        funnel.open = sample.paragraphs;
        return funnel;
    }
    if (!sample.round && !sample.labelled) {
        funnel.unassigned = sample.paragraphs;
        return funnel;
    }
    if (!sample.round) {
        TANDEM_TRY(supporting,
            valueOf<int>(database,
                QStringLiteral(
                    "SELECT count(*) FROM paragraph WHERE sample_id = ? AND imported_label = 1"),
                {sample.id}));
        funnel.supporting = *supporting;
        funnel.nonsupporting = sample.paragraphs - funnel.supporting;
        return funnel;
    }
    TANDEM_TRY(comparison, ComparisonRepository(database).compare(sample.round->id));
    for (const ComparedItem& item : comparison->items) {
        const auto outcome = outcomeOf(item, comparison->rule);
        if (!outcome)
            ++funnel.undecided;
        else if (*outcome == Outcome::Boundary)
            ++funnel.boundary;
        else if (*outcome == Outcome::Supporting)
            ++funnel.supporting;
        else
            ++funnel.nonsupporting;
    }
    return funnel;
}

void add(Funnel& sum, const Funnel& part)
{
    sum.all += part.all;
    sum.unassigned += part.unassigned;
    sum.open += part.open;
    sum.undecided += part.undecided;
    sum.boundary += part.boundary;
    sum.supporting += part.supporting;
    sum.nonsupporting += part.nonsupporting;
}

} // namespace

QString guidelineTagSql()
{
    return QStringLiteral("coalesce((SELECT j.event = '%1' FROM journal j WHERE j.subject = d.uuid"
                          " AND j.event IN ('%1', '%2') ORDER BY j.id DESC LIMIT 1), d.guideline)")
        .arg(QLatin1String(kGuidelineTagged), QLatin1String(kGuidelineUntagged));
}

Expected<Comparison> ComparisonRepository::compare(RoundId id)
{
    TANDEM_TRY(round, RoundRepository(m_database).byId(id));
    AnswerRepository answers(m_database);
    TANDEM_TRY(a, answers.ofClosedRound(id, round->pair.a));
    TANDEM_TRY(b, answers.ofClosedRound(id, round->pair.b));
    TANDEM_TRY(items, itemsOf(m_database, round->sample, round->step));
    TANDEM_TRY(decisions, this->decisions(id));
    TANDEM_TRY(rule, this->rule(id));
    Comparison comparison{*round, *rule, {}, {}};
    for (const ItemRow& asked : *items) {
        const auto sideA = a->value(asked.id);
        const auto sideB = b->value(asked.id);
        ComparedItem item{asked.id, asked.number, asked.text, sideA.answer, sideB.answer,
            sideA.durationMs, sideB.durationMs, std::nullopt, asked.paragraph};
        if (const auto row = decisions->constFind(asked.id); row != decisions->constEnd()) {
            item.decision = Decision{*row->outcome, row->by, row->note, row->at};
            if (row->guidelineMustChange)
                comparison.guidelineTags.insert(asked.id);
        }
        comparison.items.append(item);
    }
    return comparison;
}

Expected<ConsistencyRule> ComparisonRepository::rule(RoundId round)
{
    TANDEM_TRY(
        settled, valueOf<std::optional<ConsistencyRule>>(m_database,
                     QStringLiteral("SELECT settled_rule FROM round WHERE id = ?"), {round}));
    if (*settled)
        return **settled;
    return SettingsRepository(m_database).load().map([](const ProjectSettings& settings) {
        return settings.rule;
    });
}

Expected<QList<SampleId>> ComparisonRepository::closedSamples(Step step)
{
    return valuesOf<SampleId>(m_database,
        QStringLiteral("SELECT s.id FROM round r JOIN sample_in_use s ON s.id = r.sample_id"
                       " WHERE r.withdrawn_at IS NULL AND r.step = ? AND r.handed_in_a IS NOT NULL"
                       " AND r.handed_in_b IS NOT NULL ORDER BY s.position"),
        {step});
}

Expected<void> ComparisonRepository::mayDecide(RoundId id, ItemId item, PersonId by)
{
    TANDEM_TRY(comparison, compare(id));
    if (comparison->rule != ConsistencyRule::Adjudication)
        return failure(ErrorCode::Refused,
            RepositoryWords::tr(
                "This project keeps only what both agree on; nothing is adjudicated."),
            {}, RepositoryWords::tr("The lead can choose adjudication in the project's settings."));
    if (comparison->round.settledAt)
        return failure(ErrorCode::Refused, RepositoryWords::tr("The sample is settled."), {},
            RepositoryWords::tr("The lead can reopen it."));
    TANDEM_TRY(may, mayAdjudicate(comparison->round, by));
    if (!*may)
        return failure(ErrorCode::Refused,
            RepositoryWords::tr("This project's settings leave this decision to someone else."));
    for (const ComparedItem& compared : comparison->items) {
        if (compared.item == item && !compared.isConsistent())
            return {};
    }
    return failure(ErrorCode::Refused,
        RepositoryWords::tr("Both gave the same answer here; there is nothing to decide."));
}

Expected<QList<DecisionRow>> ComparisonRepository::decisionLog(RoundId round)
{
    TANDEM_TRY_VAR(log,
        rowsOf(m_database,
            QStringLiteral("SELECT item_id, outcome, person_id, note, at, %1, uuid,"
                           " coalesce((SELECT json_extract(j.detail, '$.of') FROM journal j WHERE"
                           " j.subject = d.uuid AND j.event = '%2'), '')"
                           " FROM decision d WHERE round_id = ? ORDER BY id DESC")
                .arg(guidelineTagSql(), QLatin1String(kDecisionRestored)),
            {round},
            into(&DecisionRow::item, &DecisionRow::outcome, &DecisionRow::by, &DecisionRow::note,
                &DecisionRow::at, &DecisionRow::guidelineMustChange, &DecisionRow::uuid,
                &DecisionRow::restores)));
    attribute(*log);
    return log;
}

Expected<QHash<ItemId, DecisionRow>> ComparisonRepository::decisions(RoundId round)
{
    return decisionLog(round).map([](const QList<DecisionRow>& log) {
        QHash<ItemId, DecisionRow> decisions;
        QSet<ItemId> seen;
        for (const DecisionRow& row : log) {
            if (row.outcome && !seen.contains(row.item))
                decisions.insert(row.item, row);
            seen.insert(row.item);
        }
        return decisions;
    });
}

Expected<std::optional<DecisionRow>> ComparisonRepository::decision(RoundId round, ItemId item)
{
    TANDEM_TRY(decisions, this->decisions(round));
    const auto found = decisions->constFind(item);
    return found == decisions->cend() ? std::nullopt : std::optional(*found);
}

Expected<QString> ComparisonRepository::appendDecision(const DecisionRow& row, RoundId round)
{
    const QString uuid = newUuid();
    return insertRow(m_database, "decision",
        {{"uuid", uuid}, {"round_id", round}, {"item_id", row.item}, {"person_id", row.by},
            {"outcome", row.outcome}, {"note", row.note},
            {"at", QDateTime::currentMSecsSinceEpoch()}, {"guideline", row.guidelineMustChange}})
        .map([uuid](qint64) { return uuid; });
}

Expected<void> ComparisonRepository::restoreDecision(
    RoundId round, const DecisionRow& decision, PersonId by)
{
    TANDEM_DO(mayDecide(round, decision.item, by));
    DecisionRow row = decision;
    row.by = by;
    TANDEM_TRY(uuid, appendDecision(row, round));
    return Journal(m_database)
        .append(
            QLatin1String(kDecisionRestored), by, *uuid, {{QStringLiteral("of"), decision.uuid}});
}

Expected<void> ComparisonRepository::decide(RoundId round, ItemId item, Outcome outcome,
    PersonId by, const QString& note, bool guidelineMustChange)
{
    if (note.trimmed().isEmpty() || note.size() > kComparisonLongestNote)
        return failure(ErrorCode::InvalidInput,
            RepositoryWords::tr("A decision needs a note of 1 to 10,000 characters."), {},
            RepositoryWords::tr("Give a reason."));
    TANDEM_DO(mayDecide(round, item, by));
    return appendDecision({item, outcome, by, note.trimmed(), {}, guidelineMustChange}, round)
        .map([](const QString&) {});
}

Expected<void> ComparisonRepository::withdrawDecision(RoundId round, ItemId item, PersonId by)
{
    TANDEM_DO(mayDecide(round, item, by));
    return appendDecision({item, std::nullopt, by, {}, {}}, round).map([](const QString&) {});
}

Expected<void> ComparisonRepository::tagGuideline(RoundId round, ItemId item, bool on, PersonId by)
{
    TANDEM_TRY(decided, decision(round, item));
    if (!*decided)
        return failure(ErrorCode::Refused,
            RepositoryWords::tr("Nothing has been decided here yet."), {},
            RepositoryWords::tr("Decide first."));
    if (!PeopleRepository(m_database).requireLead(by)) {
        TANDEM_DO(mayDecide(round, item, by));
    }
    if ((*decided)->guidelineMustChange == on)
        return {};
    return Journal(m_database)
        .append(QLatin1String(on ? kGuidelineTagged : kGuidelineUntagged), by, (*decided)->uuid);
}

Expected<bool> ComparisonRepository::mayAdjudicate(const Round& round, PersonId person)
{
    TANDEM_TRY(settings, SettingsRepository(m_database).load());
    if (settings->rule != ConsistencyRule::Adjudication || !person.isValid())
        return false;
    return (settings->adjudicator == Adjudicator::Pair) == round.pair.contains(person);
}

Expected<SidesShown> ComparisonRepository::sidesShown(const Round& round)
{
    TANDEM_TRY(settings, SettingsRepository(m_database).load());
    return settings->rule == ConsistencyRule::Adjudication && !round.settledAt ? SidesShown::Unnamed
                                                                               : SidesShown::Named;
}

Expected<Funnel> ComparisonRepository::funnel()
{
    constexpr int kPage = 256;
    SampleRepository samples(m_database);
    TANDEM_TRY(count, samples.count());
    Funnel sum;
    for (int first = 1; first <= *count; first += kPage) {
        TANDEM_TRY(rows, samples.rows(first, kPage));
        for (const SampleRow& row : *rows) {
            const auto part = funnelOf(m_database, row);
            if (!part)
                return part;
            add(sum, *part);
        }
    }
    return sum;
}

Expected<Funnel> ComparisonRepository::funnel(SampleId sample)
{
    TANDEM_TRY(row, SampleRepository(m_database).row(sample));
    return funnelOf(m_database, *row);
}

} // namespace tandem
