#include "storage/repositories/samplerowreader.h"

#include "storage/database/database.h"
#include "storage/database/statement.h"
#include "storage/repositories/items.h"

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

std::optional<QDateTime> time(const Statement& row, int column)
{
    const auto ms = row.optionalInteger(column);
    return ms ? std::optional(QDateTime::fromMSecsSinceEpoch(*ms, Qt::UTC)) : std::nullopt;
}

} // namespace

QString roundColumns(const QString& prefix)
{
    return QStringLiteral(
        "%1id, %1uuid, %1sample_id, %1step, %1annotator_a, %1annotator_b, %1handed_in_a,"
        " %1handed_in_b, %1settled_at, %1withdrawn_at, %1calibration, %1repeats_id")
        .arg(prefix);
}

Round roundFrom(const Statement& row, int column)
{
    Round round;
    round.id = RoundId{row.integer(column)};
    round.uuid = row.text(column + 1);
    round.sample = SampleId{row.integer(column + 2)};
    round.step = static_cast<Step>(row.integer(column + 3));
    round.pair = {PersonId{row.integer(column + 4)}, PersonId{row.integer(column + 5)}};
    round.handedInA = time(row, column + 6);
    round.handedInB = time(row, column + 7);
    round.settledAt = time(row, column + 8);
    round.withdrawn = !row.isNull(column + 9);
    round.calibration = row.integer(column + 10) != 0;
    round.repeats = RoundId{row.integer(column + 11)};
    return round;
}

Expected<QList<SampleRow>> readSampleRows(
    Database& database, Step step, const QString& condition, const QVariantList& arguments)
{
    const bool written = step == Step::Opinions;
    const QString a = QStringLiteral("annotator_a");
    const QString b = QStringLiteral("annotator_b");
    const QString none = QStringLiteral("0");
    Statement rows(database,
        QStringLiteral(
            "SELECT s.id, s.position, s.title, s.domain, s.labelled,"
            " (SELECT count(*) FROM paragraph p WHERE p.sample_id = s.id),"
            " (SELECT count(*) FROM utterance u WHERE u.sample_id = s.id), %1, %2, %3,"
            " %4, %5, EXISTS (SELECT 1 FROM sample_set_aside x WHERE x.sample_id = s.id),"
            " %6 FROM sample s LEFT JOIN round r"
            " ON r.sample_id = s.id AND r.step = %7 AND r.withdrawn_at IS NULL %8")
            .arg(itemCountSql(step), written ? completeWork(a) : completeAnswers(a),
                written ? completeWork(b) : completeAnswers(b), written ? ownUtterances(a) : none,
                written ? ownUtterances(b) : none, roundColumns(QStringLiteral("r.")),
                QString::number(int(step)), condition),
        arguments);
    QList<SampleRow> found;
    while (rows.next()) {
        SampleRow row;
        row.id = SampleId{rows.integer(0)};
        row.position = static_cast<int>(rows.integer(1));
        row.title = rows.text(2);
        row.domain = rows.text(3);
        row.labelled = rows.integer(4) != 0;
        row.paragraphs = static_cast<int>(rows.integer(5));
        row.utterances = static_cast<int>(rows.integer(6));
        row.step = step;
        row.items = static_cast<int>(rows.integer(7));
        row.answeredA = static_cast<int>(rows.integer(8));
        row.answeredB = static_cast<int>(rows.integer(9));
        row.writtenByA = static_cast<int>(rows.integer(10));
        row.writtenByB = static_cast<int>(rows.integer(11));
        row.setAside = rows.integer(12) != 0;
        if (!rows.isNull(13))
            row.round = roundFrom(rows, 13);
        found.append(row);
    }
    return rows.result(found);
}

} // namespace tandem
