#include "storage/repositories/opinionchecks.h"

#include "storage/database/rows.h"
#include "storage/database/uuid.h"
#include "storage/packets/seal.h"
#include "storage/repositories/comparisonrepository.h"
#include "storage/repositories/journal.h"
#include "storage/repositories/opinioneventjson.h"
#include "storage/repositories/opinionrepository.h"
#include "storage/repositories/repositorywords.h"
#include "storage/repositories/roundrepository.h"
#include "storage/repositories/searchindex.h"
#include "storage/repositories/settingsrepository.h"

#include <QDateTime>

#include <algorithm>

namespace tandem {

namespace {

Expected<QHash<QString, QList<OpinionEvent>>> eventsOf(Database& database, RoundId round)
{
    QHash<QString, QList<OpinionEvent>> events;
    return eachRow(database,
        QStringLiteral("SELECT atom_uuid, person_id, kind, content, at FROM opinion_event"
                       " WHERE round_id = ? ORDER BY atom_uuid, at, uuid"),
        {round},
        [&](Statement& row) -> Expected<void> {
            QString atom;
            PersonId by;
            int kind = 0;
            QByteArray content;
            QDateTime at;
            row.read(atom, by, kind, content, at);
            TANDEM_TRY(event, opinionEventFromJson(kind, content, by, at));
            events[atom].append(*event);
            return {};
        })
        .map([&] { return events; });
}

PersonId byOf(const OpinionEvent& event)
{
    return std::visit([](const auto& said) { return said.by; }, event);
}

} // namespace

Expected<QList<PlacedOpinion>> OpinionChecks::opinions(RoundId id)
{
    TANDEM_TRY(works, OpinionRepository(m_database).ofClosedRound(id));
    TANDEM_TRY(round, RoundRepository(m_database).byId(id));
    TANDEM_TRY(authors, OpinionRepository(m_database).authors(id));
    TANDEM_TRY(events, eventsOf(m_database, id));
    QList<int> places = works->keys();
    std::sort(places.begin(), places.end());
    QList<PlacedOpinion> placed;
    for (const int place : std::as_const(places)) {
        const PersonId author = authors->value(place);
        const PersonId checker = author == round->pair.a ? round->pair.b : round->pair.a;
        const UtteranceWork work = works->value(place);
        for (qsizetype i = 0; i < work.opinions.size(); ++i) {
            const QList<AtomicOpinion>& atoms = work.opinions.at(i).atoms;
            for (qsizetype k = 0; k < atoms.size(); ++k)
                placed.append({static_cast<int>(placed.size()) + 1, place, i, k,
                    {atoms.at(k).uuid, author, checker, atoms.at(k).text,
                        events->value(atoms.at(k).uuid)}});
        }
    }
    return placed;
}

Expected<void> OpinionChecks::checkWithdrawal(
    RoundId round, const OpinionThread& thread, const OpinionWithdrawal& event)
{
    const QList<OpinionEvent> said = eventsThatCount(thread);
    if (said.isEmpty())
        return {};
    const QDateTime saidAt = std::visit([](const auto& what) { return what.at; }, said.constLast());
    TANDEM_TRY(isOut,
        isAny(m_database,
            QStringLiteral("SELECT 1 FROM round r JOIN packet_out k ON k.person_id IN"
                           " (r.annotator_a, r.annotator_b) WHERE r.id = ? AND k.person_id <> ?"
                           " AND k.merged_at IS NULL AND k.made_at >= ?"),
            {round, event.by, saidAt.toMSecsSinceEpoch()}));
    if (!*isOut)
        return {};
    return failure(ErrorCode::Refused,
        RepositoryWords::tr(
            "The partner has a packet with this opinion, and may have answered it."),
        {}, RepositoryWords::tr("Merge it first."));
}

Expected<void> OpinionChecks::say(
    RoundId id, const QString& opinion, const OpinionEvent& event, qint64 durationMs)
{
    TANDEM_TRY(round, RoundRepository(m_database).byId(id));
    TANDEM_TRY(opinions, this->opinions(id));
    TANDEM_TRY(rule, ComparisonRepository(m_database).rule(id));
    if (round->settledAt || round->atHub == AtHub::Ended)
        return failure(ErrorCode::Refused, RepositoryWords::tr("The sample is settled."), {},
            RepositoryWords::tr("The lead can reopen it."));
    const auto found = std::find_if(opinions->begin(), opinions->end(),
        [&](const PlacedOpinion& placed) { return placed.thread.uuid == opinion; });
    if (found == opinions->end())
        return failure(
            ErrorCode::NotFound, RepositoryWords::tr("This opinion is not among those submitted."));
    const QString where = RepositoryWords::tr("opinion %1").arg(found->number);
    if (std::holds_alternative<OpinionDecision>(event) && *rule == ConsistencyRule::Adjudication) {
        TANDEM_TRY(may, ComparisonRepository(m_database).mayAdjudicate(*round, byOf(event)));
        if (!*may)
            return failure(ErrorCode::Refused,
                RepositoryWords::tr("This project's settings leave this decision to someone else."),
                where);
    }
    TANDEM_TRY(
        at, timeAfterLast(m_database,
                QStringLiteral(
                    "SELECT max(at) FROM opinion_event WHERE round_id = ? AND atom_uuid = ?"),
                {id, opinion}));
    if (auto fits = checkEvent(found->thread, event, *rule); !fits)
        return failure(fits.error().in(where));
    if (const auto* withdrawal = std::get_if<OpinionWithdrawal>(&event)) {
        TANDEM_DO(checkWithdrawal(id, found->thread, *withdrawal));
    }
    const QString uuid = newUuid();
    return insertRow(m_database, "opinion_event",
        {{"uuid", uuid}, {"round_id", id}, {"atom_uuid", opinion}, {"person_id", byOf(event)},
            {"kind", opinionEventKind(event)},
            {"content", SqlValue::text(opinionEventToJson(event))}, {"at", *at},
            {"duration_ms", qMax<qint64>(0, durationMs)}})
        .and_then([&](qint64 row) { return SearchIndex(m_database).addEvent(row); })
        .and_then([&] { return sealRow(m_database, SealKind::Event, uuid); });
}

Expected<WaitingItems> OpinionChecks::waiting(RoundId id)
{
    TANDEM_TRY(opinions, this->opinions(id));
    TANDEM_TRY(rule, ComparisonRepository(m_database).rule(id));
    WaitingItems waiting{*rule, {}};
    for (const PlacedOpinion& placed : *opinions) {
        if (!settledOpinions(placed.thread, *rule))
            waiting.numbers.append(placed.number);
    }
    return waiting;
}

Expected<QStringList> OpinionChecks::settled(RoundId id)
{
    TANDEM_TRY(round, RoundRepository(m_database).byId(id));
    TANDEM_TRY(opinions, this->opinions(id));
    TANDEM_TRY(rule, ComparisonRepository(m_database).rule(id));
    if (!round->settledAt)
        return failure(
            ErrorCode::Refused, RepositoryWords::tr("The opinions are not settled yet."));
    QStringList kept;
    for (const PlacedOpinion& placed : *opinions)
        kept += settledOpinions(placed.thread, *rule).value_or(QStringList());
    return kept;
}

Expected<OpinionFigures> OpinionChecks::figures(RoundId id)
{
    TANDEM_TRY(opinions, this->opinions(id));
    TANDEM_TRY(rule, ComparisonRepository(m_database).rule(id));
    QList<OpinionThread> threads;
    for (const PlacedOpinion& placed : *opinions)
        threads.append(placed.thread);
    return opinionFigures(threads, *rule);
}

Expected<OpinionFigures> OpinionChecks::figures()
{
    TANDEM_TRY(settings, SettingsRepository(m_database).load());
    TANDEM_TRY(samples, ComparisonRepository(m_database).closedSamples(Step::Opinions));
    QList<OpinionThread> threads;
    for (const SampleId sample : *samples) {
        TANDEM_TRY(round, RoundRepository(m_database).active(sample, Step::Opinions));
        if (!*round)
            continue;
        TANDEM_TRY(opinions, this->opinions((*round)->id));
        for (const PlacedOpinion& placed : *opinions)
            threads.append(placed.thread);
    }
    return opinionFigures(threads, settings->rule);
}

} // namespace tandem
