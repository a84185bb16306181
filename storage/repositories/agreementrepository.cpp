#include "storage/repositories/agreementrepository.h"

#include "storage/database/database.h"
#include "storage/database/statement.h"
#include "storage/repositories/answerrepository.h"
#include "storage/repositories/comparisonrepository.h"
#include "storage/repositories/items.h"
#include "storage/repositories/repositorywords.h"
#include "storage/repositories/samplerowreader.h"
#include "storage/repositories/settingsrepository.h"

#include <QSet>

#include <algorithm>

namespace tandem {

namespace {

using Answers = QHash<ItemId, AnswerRepository::TimedAnswer>;

constexpr qint64 kRoundsBetweenProgress = 32;
constexpr int kRoundColumns = 12;

/// A closed round as it is listed, before its answers are read.
struct ListedRound
{
    Round round;
    RoundId again; ///< the second pass of a calibration; invalid: none
    QString title;
    int position = 0;
    QString domain;

    QDateTime closedAt() const { return std::max(*round.handedInA, *round.handedInB); }
};

bool passes(const ListedRound& listed, const AgreementFilter& filter)
{
    const QDateTime closed = listed.closedAt();
    return (!filter.step || listed.round.step == *filter.step) &&
           (!filter.from.isValid() || closed >= filter.from) &&
           (!filter.until.isValid() || closed < filter.until);
}

Expected<QList<ListedRound>> listRounds(Database& database, const AgreementFilter& filter)
{
    Statement rows(database,
        QStringLiteral(
            "SELECT %1, CASE WHEN r.calibration = 1 THEN (SELECT max(again.id) FROM round again"
            " WHERE again.repeats_id = r.id) END, s.title, s.position, s.domain"
            " FROM round r JOIN sample_in_use s ON s.id = r.sample_id"
            " WHERE r.step IN (0, 1) AND r.handed_in_a IS NOT NULL AND r.handed_in_b IS NOT NULL"
            " AND (r.withdrawn_at IS NULL OR (r.calibration = 1 AND EXISTS (SELECT 1 FROM round"
            " again WHERE again.repeats_id = r.id))) ORDER BY s.position, r.step, r.id")
            .arg(roundColumns(QStringLiteral("r."))));
    QList<ListedRound> rounds;
    while (rows.next()) {
        ListedRound listed{roundFrom(rows, 0), RoundId{rows.integer(kRoundColumns)},
            rows.text(kRoundColumns + 1), static_cast<int>(rows.integer(kRoundColumns + 2)),
            rows.text(kRoundColumns + 3)};
        if (passes(listed, filter))
            rounds.append(listed);
    }
    return rows.result(rounds);
}

RatedRound::Kind kindOfRound(const Round& round)
{
    if (!round.isBlind())
        return RatedRound::Kind::CalibrationSecond;
    return round.calibration ? RatedRound::Kind::CalibrationBlind : RatedRound::Kind::Ordinary;
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
        Statement row(database,
            QStringLiteral("SELECT CAST(text AS BLOB) FROM atomic_fact WHERE id = ?"), {id.value});
        const QString text = row.next() ? row.exactText(0) : QString();
        TANDEM_DO(row.done());
        items.append({id, 0, text});
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
        TANDEM_TRY(
            settled, database.scalar(QStringLiteral("SELECT settled_at FROM round WHERE id = ?"),
                         {listed.again.value}));
        if (!settled->isNull())
            round.settledAt = QDateTime::fromMSecsSinceEpoch(settled->toLongLong(), Qt::UTC);
    }
    return ComparisonRepository(database).sidesShown(round).map(
        [](SidesShown shown) { return shown == SidesShown::Named; });
}

RatedRound headOf(const ListedRound& listed)
{
    RatedRound round;
    round.id = listed.round.id;
    round.uuid = listed.round.uuid;
    round.sample = listed.round.sample;
    round.sampleTitle = listed.title;
    round.samplePosition = listed.position;
    round.step = listed.round.step;
    round.pair = listed.round.pair;
    round.domain = listed.domain;
    round.closedAt = listed.closedAt();
    round.kind = kindOfRound(listed.round);
    return round;
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
        RatedRound round = headOf(one);
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
