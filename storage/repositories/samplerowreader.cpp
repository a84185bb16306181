#include "storage/repositories/samplerowreader.h"

#include "storage/database/rows.h"
#include "storage/repositories/items.h"
#include "storage/repositories/samplestatesql.h"

namespace tandem {

namespace {

/// Complete answers (a value, not marked unsure) among the latest rows of one side of round r.
QString completeAnswers(const QString& annotator)
{
    return QStringLiteral(
        "(SELECT count(*) FROM answer a WHERE a.round_id = r.id AND a.person_id = r.%1"
        " AND a.value IS NOT NULL AND a.unsure = 0 AND %2)")
        .arg(annotator, isCurrentAnswerSql());
}

/// Utterances whose latest work is complete.
QString completeWork(const QString& annotator)
{
    return QStringLiteral(
        "(SELECT count(*) FROM opinion_work w WHERE w.round_id = r.id AND w.person_id = r.%1"
        " AND w.complete = 1 AND w.id = (SELECT v.id FROM opinion_work v"
        " WHERE v.round_id = w.round_id AND v.person_id = w.person_id"
        " AND v.utterance_position = w.utterance_position"
        " ORDER BY v.at DESC, v.uuid DESC LIMIT 1))")
        .arg(annotator);
}

/// Utterances that are one side's to write about.
QString ownUtterances(const QString& annotator)
{
    return QStringLiteral("(SELECT count(*) FROM opinion_author o WHERE o.round_id = r.id"
                          " AND o.person_id = r.%1)")
        .arg(annotator);
}

} // namespace

QString roundColumns(const QString& prefix)
{
    return QStringLiteral(
        "%1id, %1uuid, %1sample_id, %1step, %1annotator_a, %1annotator_b, %1handed_in_a,"
        " %1handed_in_b, %1settled_at, %1withdrawn_at, %1calibration, %1repeats_id,"
        " coalesce((SELECT CASE WHEN max(t.ended) THEN 2 ELSE max(t.closed) END FROM team_stream t"
        " WHERE t.round = %1uuid AND EXISTS (SELECT 1 FROM packet)), 0)")
        .arg(prefix);
}

Round roundFrom(Statement& row)
{
    Round round;
    std::optional<QDateTime> withdrawnAt;
    row.read(round.id, round.uuid, round.sample, round.step, round.pair.a, round.pair.b,
        round.submittedA, round.submittedB, round.settledAt, withdrawnAt, round.calibration,
        round.repeats, round.atHub);
    round.withdrawn = withdrawnAt.has_value();
    return round;
}

Expected<QList<SampleRow>> readSampleRows(
    Database& database, Step step, const QString& condition, const SqlValues& arguments)
{
    const bool written = step == Step::Opinions;
    const QString a = QStringLiteral("annotator_a");
    const QString b = QStringLiteral("annotator_b");
    const QString none = QStringLiteral("0");
    return rowsOf(database,
        QStringLiteral(
            "SELECT s.id, s.position, s.title, s.domain, s.labelled,"
            " (SELECT count(*) FROM paragraph p WHERE p.sample_id = s.id),"
            " (SELECT count(*) FROM utterance u WHERE u.sample_id = s.id), %1, %2, %3,"
            " %4, %5, EXISTS (SELECT 1 FROM sample_set_aside x WHERE x.sample_id = s.id),"
            " %6, %7, %8 FROM sample s LEFT JOIN round r"
            " ON r.sample_id = s.id AND r.step = %9 AND r.withdrawn_at IS NULL")
                .arg(itemCountSql(step), written ? completeWork(a) : completeAnswers(a),
                    written ? completeWork(b) : completeAnswers(b),
                    written ? ownUtterances(a) : none, written ? ownUtterances(b) : none,
                    awaitsAdjudicationSql(QStringLiteral("r")),
                    step == Step::KeyFacts ? QStringLiteral("NOT %1").arg(paragraphsDecidedSql())
                                           : none,
                    roundColumns(QStringLiteral("r.")), QString::number(int(step))) +
            QLatin1Char(' ') + condition,
        arguments, [step](Statement& row) {
            SampleRow sample;
            sample.step = step;
            row.read(sample.id, sample.position, sample.title, sample.domain, sample.labelled,
                sample.paragraphs, sample.utterances, sample.items, sample.answeredA,
                sample.answeredB, sample.writtenByA, sample.writtenByB, sample.excluded,
                sample.undecided, sample.paragraphsOpen);
            if (!row.isNextNull())
                sample.round = roundFrom(row);
            return sample;
        });
}

} // namespace tandem
