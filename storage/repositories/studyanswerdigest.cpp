#include "storage/repositories/studyanswerdigest.h"

#include "storage/database/rows.h"

#include <QCryptographicHash>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonValue>

#include <optional>

namespace tandem {

Expected<QJsonObject> studyAnswerDigests(Database& database, StudyId study)
{
    QHash<QString, QByteArray> said;
    TANDEM_DO(eachRow(database,
        QStringLiteral("SELECT r.uuid, a.uuid, t.uuid, a.question, a.value, a.at, a.duration_ms"
                       " FROM study_rater r JOIN study_answer a ON a.rater_id = r.id"
                       " JOIN study_turn t ON t.id = a.turn_id"
                       " WHERE r.study_id = ? AND a.late = 0 ORDER BY a.uuid"),
        {study}, [&](Statement& row) {
            const auto rater = row.take<QString>();
            QJsonArray line;
            for (int i = 0; i < 3; ++i)
                line.append(row.take<QString>());
            const auto value = row.take<std::optional<QString>>();
            line.append(value ? QJsonValue(*value) : QJsonValue());
            line.append(row.take<qint64>());
            line.append(row.take<qint64>());
            said[rater] += QJsonDocument(line).toJson(QJsonDocument::Compact);
        }));
    QJsonObject digests;
    for (auto one = said.cbegin(); one != said.cend(); ++one)
        digests.insert(
            one.key(), QString::fromLatin1(
                           QCryptographicHash::hash(*one, QCryptographicHash::Sha256).toHex()));
    return digests;
}

} // namespace tandem
