#include "storage/repositories/agreementrepository.h"

#include "storage/database/rows.h"
#include "storage/repositories/answerrepository.h"
#include "storage/repositories/comparisonrepository.h"
#include "storage/repositories/items.h"
#include "storage/repositories/repositorywords.h"
#include "storage/repositories/roundrepository.h"
#include "storage/repositories/samplerowreader.h"
#include "storage/repositories/settingsrepository.h"

#include <QSet>

#include <algorithm>

namespace tandem {

namespace {

using Answers = QHash<ItemId, AnswerRepository::TimedAnswer>;

constexpr qint64 kRoundsBetweenProgress = 32;

/// A closed round as it is listed, before its answers are read.
struct ListedRound
{
    Round round;
    RoundId again; ///< the second pass of a calibration; invalid: none
    RatedRound rated;
};

bool passes(const RatedRound& rated, const AgreementFilter& filter)
{
    return (!filter.step || rated.step == *filter.step) &&
           (!filter.from.isValid() || rated.closedAt >= filter.from) &&
           (!filter.until.isValid() || rated.closedAt < filter.until);
}

RatedRound::Kind kindOfRound(const Round& round)
{
    if (!round.isBlind())
        return RatedRound::Kind::CalibrationSecond;
    return round.calibration ? RatedRound::Kind::CalibrationBlind : RatedRound::Kind::Ordinary;
}

ListedRound listedFrom(Statement& row)
{
    ListedRound listed;
    listed.round = roundFrom(row);
    RatedRound& rated = listed.rated;
    row.read(listed.again, rated.sampleTitle, rated.samplePosition, rated.domain);
    rated.id = listed.round.id;
    rated.uuid = listed.round.uuid;
    rated.sample = listed.round.sample;
    rated.step = listed.round.step;
    rated.pair = listed.round.pair;
    rated.closedAt = std::max(*listed.round.submittedA, *listed.round.submittedB);
    rated.kind = kindOfRound(listed.round);
    return listed;
}

Expected<QList<ListedRound>> listRounds(Database& database, const AgreementFilter& filter)
{
    TANDEM_TRY_VAR(rounds,
        rowsOf(database,
            QStringLiteral(
                "SELECT %1, CASE WHEN r.calibration = 1 THEN (SELECT max(again.id) FROM round again"
                " WHERE again.repeats_id = r.id) END, s.title, s.position, s.domain"
                " FROM round r JOIN sample_in_use s ON s.id = r.sample_id"
                " WHERE r.step IN (0, 1) AND r.handed_in_a IS NOT NULL AND r.handed_in_b IS NOT "
                "NULL"
                " AND (r.withdrawn_at IS NULL OR (r.calibration = 1 AND EXISTS (SELECT 1 FROM round"
                " again WHERE again.repeats_id = r.id))) ORDER BY s.position, r.step, r.id")
                .arg(roundColumns(QStringLiteral("r."))),
            {}, listedFrom));
    rounds->removeIf([&](const ListedRound& listed) { return !passes(listed.rated, filter); });
    return rounds;
}

/// Facts that were answered and are not asked about any more.
Expected<QList<ItemRow>> droppedItems(
    Database& database, const QList<ItemRow>& asked, const Answers& a, const Answers& b)
{
    QSet<ItemId> known;
    for (const ItemRow& item : asked)
        known.insert(item.id);
    QList<ItemId> dropped;
    for (const Answers* side : {&a, &b}) {
        for (auto it = side->cbegin(); it != side->cend(); ++it) {
            if (it->answer.value && !known.contains(it.key())) {
                known.insert(it.key());
                dropped.append(it.key());
            }
        }
    }
    std::sort(dropped.begin(), dropped.end());
    QList<ItemRow> items;
    for (const ItemId id : std::as_const(dropped)) {
        TANDEM_TRY(text, valueOf<QString>(database,
                             QStringLiteral("SELECT text FROM atomic_fact WHERE id = ?"), {id}));
        items.append({id, 0, *text});
    }
    return items;
}

RatedItem rated(const ItemRow& asked, const Answer& a, const Answer& b)
{
    RatedItem item{asked.id, asked.number, {}, a.value, b.value, a.unsure || b.unsure};
    if (!a.value || a.value != b.value || item.unsure)
        item.text = asked.text;
    return item;
}

Expected<QList<RatedItem>> ratedItems(Database& database, const Round& round)
{
    AnswerRepository answers(database);
    TANDEM_TRY(a, answers.ofClosedRound(round.id, round.pair.a));
    TANDEM_TRY(b, answers.ofClosedRound(round.id, round.pair.b));
    TANDEM_TRY_VAR(items, itemsOf(database, round.sample, round.step));
    TANDEM_TRY(dropped, droppedItems(database, *items, *a, *b));
    QList<RatedItem> list;
    for (const ItemRow& asked : *items + *dropped)
        list.append(rated(asked, a->value(asked.id).answer, b->value(asked.id).answer));
    return list;
}

/// Whether the sides of a round may be named; a calibration's first pass follows its second one,
/// which is the one that is settled.
Expected<bool> areSidesNamed(Database& database, const ListedRound& listed)
{
    Round round = listed.round;
    if (listed.again.isValid()) {
        TANDEM_TRY(again, RoundRepository(database).byId(listed.again));
        round.settledAt = again->settledAt;
    }
    return ComparisonRepository(database).sidesShown(round).map(
        [](SidesShown shown) { return shown == SidesShown::Named; });
}

} // namespace

Expected<QList<RatedRound>> AgreementRepository::closedRounds(
    const AgreementFilter& filter, const Progress& progress)
{
    TANDEM_TRY(listed, listRounds(m_database, filter));
    TANDEM_TRY(settings, SettingsRepository(m_database).load());
    QList<RatedRound> rounds;
    for (const ListedRound& one : *listed) {
        if (progress && rounds.size() % kRoundsBetweenProgress == 0 &&
            !progress(rounds.size(), listed->size())) {
            return failure(ErrorCode::Cancelled, RepositoryWords::tr("Cancelled."));
        }
        RatedRound round = one.rated;
        if (settings->rule == ConsistencyRule::Adjudication) {
            TANDEM_TRY(named, areSidesNamed(m_database, one));
            round.sidesNamed = *named;
        }
        TANDEM_TRY(items, ratedItems(m_database, one.round));
        round.items = *items;
        rounds.append(round);
    }
    return rounds;
}

} // namespace tandem
