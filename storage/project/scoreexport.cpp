#include "storage/project/scoreexport.h"

#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/project/projectwords.h"
#include "storage/project/scoreimport.h"

#include <QIODevice>
#include <QJsonDocument>
#include <QJsonObject>

namespace tandem {

namespace {

QJsonObject scoreLine(const Statement& row)
{
    const QString measure = row.text(3);
    const QJsonValue value =
        row.isNull(4) ? QJsonValue(QJsonObject{{QStringLiteral("undefined"), row.text(5)}})
                      : QJsonValue(row.value(4).toDouble());
    return {{QStringLiteral("id"), caseLabel(row.text(0), row.integer(1))},
        {QStringLiteral("system"), row.text(2)}, {measure, value},
        {QString(measure + QStringLiteral("_detail")),
            QJsonDocument::fromJson(row.bytes(6)).object()}};
}

} // namespace

Expected<QList<JudgedSystem>> judgedSystems(Database& database, RunId run)
{
    Statement rows(database,
        QStringLiteral("SELECT o.system, count(*), count(*) - count(s.value),"
                       " avg(s.value) FROM output_score s JOIN case_output o ON o.id = s.output_id"
                       " JOIN case_in_use c ON c.id = o.case_id"
                       " WHERE s.run_id = ? GROUP BY o.system ORDER BY o.system"),
        {run.value});
    QList<JudgedSystem> systems;
    while (rows.next())
        systems.append({rows.text(0), rows.integer(1), rows.integer(2),
            rows.isNull(3) ? std::nullopt : std::optional(rows.value(3).toDouble())});
    return rows.result(systems);
}

Expected<qint64> writeJudgedScores(Database& database, RunId run, QIODevice& device)
{
    Statement rows(database,
        QStringLiteral("SELECT c.name, c.position, o.system,"
                       " s.measure, s.value, s.undefined,"
                       " s.detail FROM output_score s"
                       " JOIN case_output o ON o.id = s.output_id"
                       " JOIN case_in_use c ON c.id = o.case_id WHERE s.run_id = ?"
                       " ORDER BY c.position, o.system, s.measure"),
        {run.value});
    qint64 written = 0;
    while (rows.next()) {
        const QByteArray line =
            QJsonDocument(scoreLine(rows)).toJson(QJsonDocument::Compact) + '\n';
        if (device.write(line) != line.size())
            return failure(ErrorCode::NotWritable,
                ProjectWords::tr("The scores cannot be written."), {}, {}, device.errorString());
        ++written;
    }
    return rows.result(written);
}

} // namespace tandem
