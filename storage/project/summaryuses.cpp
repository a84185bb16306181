#include "storage/project/summaryuses.h"

#include "storage/database/rows.h"
#include "storage/repositories/runkindid.h"

namespace tandem {

namespace {

/// Joins the summaries s of the log ?1 that `on` says.
QString summariesOfLog(const char* on)
{
    return QStringLiteral(" JOIN usersum_summary s ON %1 JOIN usersum_user u"
                          " ON u.id = s.user_id AND u.log_id = ?1")
        .arg(QLatin1String(on));
}

} // namespace

Expected<QList<PredictorStanding>> predictorStandings(Database& database, TimelineLogId log)
{
    return rowsOf(database,
        QStringLiteral("WITH asked (predictor, summarizer, runs) AS ("
                       "SELECT p.predictor, s.summarizer, max(p.repeat) FROM usersum_prediction p"
                       " %1 GROUP BY 1, 2 UNION ALL"
                       " SELECT json_extract(r.settings, '$.predictor'), s.summarizer,"
                       " max(json_extract(r.settings, '$.runs')) FROM llm_run r"
                       " JOIN llm_task t ON t.run_id = r.id %2"
                       " WHERE r.kind = ?2 GROUP BY 1, 2)"
                       " SELECT a.predictor, a.summarizer, max(a.runs),"
                       " (SELECT count(*) FROM usersum_task k %3"
                       " WHERE s.summarizer = a.summarizer),"
                       " (SELECT count(*) FROM usersum_prediction p %1"
                       " WHERE s.summarizer = a.summarizer AND p.predictor = a.predictor),"
                       " (SELECT count(*) FROM usersum_prediction p %1"
                       " WHERE s.summarizer = a.summarizer AND p.predictor = a.predictor"
                       " AND p.choice IS NULL)"
                       " FROM asked a GROUP BY 1, 2 ORDER BY 1, 2")
            .arg(summariesOfLog("s.id = p.summary_id"), summariesOfLog("s.id = t.subject_id"),
                summariesOfLog("s.user_id = k.user_id")),
        {log, runKindKey(RunKindId::Predictions)},
        into(&PredictorStanding::predictor, &PredictorStanding::summarizer,
            &PredictorStanding::runs, &PredictorStanding::tasks, &PredictorStanding::predictions,
            &PredictorStanding::unread));
}

Expected<QList<MeasureStanding>> measureStandings(Database& database, TimelineLogId log)
{
    return rowsOf(database,
        QStringLiteral("SELECT v.measure, s.summarizer, count(*), (SELECT count(*)"
                       " FROM usersum_summary o JOIN usersum_user w ON w.id = o.user_id"
                       " WHERE w.log_id = ?1 AND o.summarizer = s.summarizer)"
                       " FROM usersum_value v %1"
                       " GROUP BY 1, 2 ORDER BY 1, 2")
            .arg(summariesOfLog("s.id = v.summary_id")),
        {log},
        into(&MeasureStanding::measure, &MeasureStanding::summarizer, &MeasureStanding::values,
            &MeasureStanding::summaries));
}

} // namespace tandem
