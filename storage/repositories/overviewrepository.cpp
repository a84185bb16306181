#include "storage/repositories/overviewrepository.h"

#include "models/kgds/drilldown.h"
#include "models/rounds/timing.h"
#include "storage/database/rows.h"
#include "storage/project/benchmark.h"
#include "storage/repositories/items.h"
#include "storage/repositories/samplestatesql.h"

namespace tandem {

namespace {

/// Every piece of work that took time: answers, written opinions, and checks of them. What is said
/// of an opinion, taken back and said again is one piece.
const QString kWork = QStringLiteral(
    "SELECT round_id, person_id, item_id AS item, NULL AS said, duration_ms FROM answer"
    " UNION ALL SELECT round_id, person_id, utterance_position, NULL, duration_ms FROM opinion_work"
    " UNION ALL SELECT round_id, person_id, NULL, atom_uuid || kind, duration_ms"
    " FROM opinion_event");

/// Items worked on and active time by round and person: one pass over the journals. No work takes
/// 0 ms: what was stored so was not measured.
const QString kSides =
    QStringLiteral("SELECT a.round_id, a.person_id, count(a.item) AS items,"
                   " sum(a.ms) AS active_ms, count(CASE WHEN a.ms > 0 THEN a.item END) AS timed,"
                   " sum(a.ms = 0) AS unmeasured FROM (SELECT w.round_id, w.person_id, w.item,"
                   " sum(w.duration_ms) AS ms FROM (%1) w"
                   " GROUP BY w.round_id, w.person_id, w.item, w.said) a"
                   " GROUP BY a.round_id, a.person_id")
        .arg(kWork);

/// Items that each person has finished in the rounds for which `rounds` holds.
QString completeSql(const QString& rounds)
{
    return QStringLiteral(
        "SELECT person_id, count(*) FROM (SELECT a.person_id FROM answer a JOIN round r"
        " ON r.id = a.round_id AND %1 WHERE a.value IS NOT NULL AND a.unsure = 0 AND %2"
        " UNION ALL SELECT o.person_id FROM opinion_author o JOIN round r"
        " ON r.id = o.round_id AND %1 WHERE (SELECT w.complete FROM opinion_work w"
        " WHERE w.round_id = o.round_id AND w.person_id = o.person_id"
        " AND w.utterance_position = o.utterance_position ORDER BY w.at DESC, w.uuid DESC"
        " LIMIT 1) = 1) AS finished GROUP BY person_id")
        .arg(rounds, isCurrentAnswerSql());
}

} // namespace

Expected<QHash<SampleState, int>> OverviewRepository::stateCounts(Step step)
{
    return pairsOf<SampleState, int>(m_database,
        QStringLiteral(
            "SELECT %1 AS state, count(*) FROM sample_in_use s LEFT JOIN round r"
            " ON r.sample_id = s.id AND r.step = %2 AND r.withdrawn_at IS NULL GROUP BY state")
            .arg(sampleStateSql(step))
            .arg(int(step)));
}

Expected<bool> OverviewRepository::hasRounds(Step step)
{
    return isAny(m_database,
        QStringLiteral("SELECT 1 FROM round WHERE step = ? AND withdrawn_at IS NULL LIMIT 1"),
        {int(step)});
}

Expected<QList<PersonProgress>> OverviewRepository::progress(
    double hourlyWage, std::optional<Step> step)
{
    const QString rounds =
        QStringLiteral("r.withdrawn_at IS NULL"
                       " AND r.sample_id NOT IN (SELECT sample_id FROM sample_set_aside)") +
        (step ? QStringLiteral(" AND r.step = %1").arg(int(*step)) : QString());
    TANDEM_TRY(complete, pairsOf<PersonId, int>(m_database, completeSql(rounds)));
    const QString sides =
        QStringLiteral("SELECT w.person_id, sum(w.%3) FROM (%1) w"
                       " JOIN round r ON r.id = w.round_id %2 GROUP BY w.person_id")
            .arg(kSides, step ? QStringLiteral("AND r.step = %1").arg(int(*step)) : QString());
    TANDEM_TRY(
        active, pairsOf<PersonId, qint64>(m_database, sides.arg(QLatin1String("active_ms"))));
    TANDEM_TRY(
        unmeasured, pairsOf<PersonId, int>(m_database, sides.arg(QLatin1String("unmeasured"))));
    return rowsOf(m_database,
        QStringLiteral(
            "SELECT n.id, count(DISTINCT r.sample_id),"
            " count(CASE WHEN r.annotator_a = n.id THEN r.handed_in_a ELSE r.handed_in_b END),"
            " coalesce(sum(CASE r.step WHEN 0 THEN (SELECT count(*) FROM paragraph p"
            " WHERE p.sample_id = r.sample_id) WHEN 1 THEN (SELECT count(*) FROM atomic_fact f"
            " WHERE f.sample_id = r.sample_id AND %1) ELSE (SELECT count(*) FROM opinion_author o"
            " WHERE o.round_id = r.id AND o.person_id = n.id) END), 0), count(r.id),"
            " coalesce(sum(CASE r.step WHEN 0 THEN (SELECT count(*) FROM paragraph p"
            " WHERE p.sample_id = r.sample_id) END), 0)"
            " FROM person n LEFT JOIN round r ON %2"
            " AND (r.annotator_a = n.id OR r.annotator_b = n.id) GROUP BY n.id ORDER BY n.id")
            .arg(isAskedFactSql(), rounds),
        {}, [&](Statement& row) {
            PersonProgress person;
            row.read(person.person, person.samples, person.submitted, person.items, person.rounds,
                person.paragraphs);
            person.answered = complete->value(person.person);
            person.activeMs = active->value(person.person);
            person.cost = cost(person.activeMs, hourlyWage);
            person.unmeasured = unmeasured->value(person.person);
            return person;
        });
}

Expected<QList<SampleTime>> OverviewRepository::sampleTimes()
{
    return rowsOf(m_database,
        QStringLiteral(
            "SELECT s.id, s.position, s.title, t.person_id, sum(t.active_ms), "
            "sum(t.items), sum(t.timed), sum(t.unmeasured) FROM (%1) t"
            " JOIN round r ON r.id = t.round_id JOIN sample_in_use s ON s.id = r.sample_id"
            " GROUP BY s.id, t.person_id ORDER BY s.position, t.person_id")
            .arg(kSides),
        {},
        into(&SampleTime::sample, &SampleTime::position, &SampleTime::title, &SampleTime::person,
            &SampleTime::activeMs, &SampleTime::items, &SampleTime::timed,
            &SampleTime::unmeasured));
}

Expected<QList<DrillDownItem>> OverviewRepository::itemsBehind(kgds::DrillDown figure, int limit)
{
    QList<DrillDownItem> items;
    const auto walked =
        forEachBenchmarkSample(m_database, [&](const BenchmarkSample& sample) -> Expected<void> {
            if (!sample.record)
                return {};
            for (const kgds::RecordItem& item : kgds::itemsBehind(*sample.record, figure)) {
                if (items.size() == limit)
                    return failure(ErrorCode::Cancelled, {});
                items.append(
                    {sample.sample, sample.position, sample.title, item.number, item.text});
            }
            return {};
        });
    // Stopping at the limit ends the walk the only way there is, by an error of our own.
    if (!walked && items.size() < limit)
        return failure(walked.error());
    return items;
}

} // namespace tandem
