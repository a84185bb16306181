#include "storage/repositories/studyerasure.h"

#include "storage/database/database.h"
#include "storage/database/erasure.h"
#include "storage/database/rows.h"
#include "storage/database/uuid.h"
#include "storage/packets/seal.h"

#include <QJsonArray>
#include <QMessageAuthenticationCode>

namespace tandem {

namespace {

Expected<QString> fingerprint(
    Database& database, StudyId study, KnownBy by, const QString& nameOrId)
{
    const bool isName = by == KnownBy::Name;
    const QString text = (isName ? QStringLiteral("name ") : QStringLiteral("participant ")) +
                         (isName ? studyNameKey(nameOrId) : nameOrId);
    return valueOf<QString>(
        database, QStringLiteral("SELECT uuid FROM study WHERE id = ?"), {study})
        .map([&](const QString& uuid) {
            return QString::fromLatin1(QMessageAuthenticationCode::hash(
                text.toUtf8(), uuid.toUtf8(), QCryptographicHash::Sha256)
                                           .toHex());
        });
}

/// Nothing of a rater without a name, who is nobody outside of the study.
Expected<QJsonArray> fingerprintsOf(Database& database, const StudyRater& rater)
{
    QJsonArray prints;
    if (rater.name != rater.pseudonym()) {
        TANDEM_TRY(name, fingerprint(database, rater.study, KnownBy::Name, rater.name));
        prints.append(*name);
    }
    if (!rater.participant.isEmpty()) {
        TANDEM_TRY(id, fingerprint(database, rater.study, KnownBy::Participant, rater.participant));
        prints.append(*id);
    }
    return prints;
}

} // namespace

Expected<bool> hasWithdrawnAs(
    Database& database, StudyId study, KnownBy by, const QString& nameOrId)
{
    TANDEM_TRY(print, fingerprint(database, study, by, nameOrId));
    return isAny(database,
        QStringLiteral("SELECT 1 FROM study_event e, json_each(e.detail, '$.known_by') k"
                       " WHERE e.study_id = ? AND e.event = 'withdrawn' AND k.value = ?"),
        {study, *print});
}

Expected<int> withdrawals(Database& database)
{
    return valueOf<int>(database,
        QStringLiteral("SELECT count(*) FROM study s JOIN study_event e ON e.study_id = s.id"
                       " AND e.event = 'withdrawn'"));
}

Expected<int> answersOfRater(Database& database, RaterId rater)
{
    return valueOf<int>(
        database, QStringLiteral("SELECT count(*) FROM study_answer WHERE rater_id = ?"), {rater});
}

Expected<int> eraseAnswers(Database& database, const StudyRater& rater, StudyEvent event)
{
    TANDEM_DO(beginErasing(database));
    TANDEM_TRY(count, answersOfRater(database, rater.id));
    // Rows behind all others leave no gap in the numbers of those that stay.
    TANDEM_TRY(gaps, valueOf<int>(database,
                         QStringLiteral("SELECT count(*) FROM study_answer WHERE rater_id = ?1"
                                        " AND id < (SELECT max(id) FROM study_answer"
                                        " WHERE rater_id <> ?1)"),
                         {rater.id}));
    TANDEM_TRY(prints, fingerprintsOf(database, rater));
    event.detail = {{QStringLiteral("erased"), *count}, {QStringLiteral("gaps"), *gaps}};
    if (!prints->isEmpty())
        event.detail.insert(QStringLiteral("known_by"), *prints);
    if (event.uuid.isEmpty())
        event.uuid = newUuid();
    TANDEM_DO(journalStudyEvent(database, event));
    TANDEM_DO(sealRow(database, SealKind::StudyEvent, event.uuid));
    TANDEM_DO(
        database.run(QStringLiteral("DELETE FROM study_answer WHERE rater_id = ?"), {rater.id}));
    TANDEM_DO(database.run(QStringLiteral("UPDATE study_turn SET released_at = ? WHERE rater_id = ?"
                                          " AND released_at IS NULL"),
        {QDateTime::currentMSecsSinceEpoch(), rater.id}));
    TANDEM_DO(database.run(
        QStringLiteral("UPDATE study_rater SET name = ?, name_key = ?, participant = '',"
                       " person_id = NULL, hash = NULL WHERE id = ?"),
        {rater.pseudonym(), studyNameKey(rater.pseudonym()), rater.id}));
    return *count;
}

} // namespace tandem
