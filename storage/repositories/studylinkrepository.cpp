#include "storage/repositories/studylinkrepository.h"

#include "models/studies/designcheck.h"
#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/database/uuid.h"
#include "storage/repositories/linksecret.h"
#include "storage/repositories/repositorywords.h"
#include "storage/repositories/studyerasure.h"
#include "storage/repositories/studyhandout.h"
#include "storage/repositories/studyrefusal.h"
#include "storage/repositories/studyrepository.h"
#include "storage/repositories/studyrows.h"

#include <QCryptographicHash>
#include <QMessageAuthenticationCode>

#include <algorithm>

namespace tandem {

namespace {

constexpr qsizetype kLongestCode = 100;

const QString kTakesPlace = takesPlaceSql(QStringLiteral("r.id"));

const QString kOpenLinks =
    QStringLiteral("SELECT l.id, l.uuid, l.study_id, l.most, (SELECT count(*) FROM study_rater r"
                   " WHERE r.link_id = l.id AND %1), l.code_done, l.code_declined,"
                   " l.code_screened_out, l.at, l.revoked_at IS NOT NULL FROM study_link l")
        .arg(kTakesPlace);

OpenLink openLinkFrom(Statement& row)
{
    OpenLink link;
    row.read(link.id, link.uuid, link.study, link.most, link.raters, link.codes.done,
        link.codes.declined, link.codes.screenedOut, link.madeAt, link.isRevoked);
    return link;
}

/// The secret of who comes by an open link: always the same one for a participant.
QString secretOfNewcomer(const OpenLink& link, const QString& participant)
{
    if (participant.isEmpty() || link.secret.isEmpty())
        return newLinkSecret();
    return linkSecretOf(QMessageAuthenticationCode::hash(
        QByteArray("tandem participant\0", 19) + participant.toUtf8(), link.secret.toUtf8(),
        QCryptographicHash::Sha256));
}

Expected<QString> giveSecret(Database& database, RaterId rater, const QString& secret)
{
    return database
        .run(QStringLiteral("UPDATE study_rater SET hash = ? WHERE id = ?"),
            {linkHash(secret), rater})
        .map([&] { return secret; });
}

/// Whether every item that the rater was asked about is complete, also where it went to somebody
/// else meanwhile: the page shows it still. What the close took from them is not asked of them.
Expected<bool> hasAnsweredAll(Database& database, const StudyRater& rater)
{
    TANDEM_TRY(study, StudyRepository(database).byId(rater.study));
    return studyTurns(database, rater.study, QStringLiteral("t.rater_id = ?"), {rater.id})
        .map([isClosed = study->isClosed()](const QList<StudyTurn>& turns) {
            const auto isComplete = [](const StudyTurn& turn) { return turn.isComplete; };
            const auto isEnough = [isClosed](const StudyTurn& turn) {
                return turn.isComplete || (isClosed && turn.isReleased);
            };
            return std::any_of(turns.begin(), turns.end(), isComplete) &&
                   std::all_of(turns.begin(), turns.end(), isEnough);
        });
}

} // namespace

Expected<QString> StudyLinkRepository::newLink(RaterId rater, PersonId by)
{
    TANDEM_DO(requireStudyLead(m_database, by));
    TANDEM_TRY(found, StudyRaterRepository(m_database).byId(rater));
    if (found->state == RaterState::Withdrawn)
        return failure(
            ErrorCode::Refused, RepositoryWords::tr("This rater has withdrawn."), found->name);
    TANDEM_DO(StudyRepository(m_database).requireOpen(found->study));
    return giveSecret(m_database, rater, newLinkSecret());
}

Expected<void> StudyLinkRepository::revoke(RaterId rater, PersonId by)
{
    TANDEM_DO(requireStudyLead(m_database, by));
    // A secret that nobody is told: a rater without any may still be given their first.
    return giveSecret(m_database, rater, newLinkSecret()).map([](const QString&) {});
}

Expected<std::optional<RaterId>> StudyLinkRepository::raterOf(const QString& secret)
{
    return firstRow(m_database, QStringLiteral("SELECT id FROM study_rater WHERE hash = ?"),
        {linkHash(secret)}, [](Statement& row) { return row.take<RaterId>(); });
}

Expected<QString> StudyLinkRepository::newOpenLink(
    StudyId study, int most, const CompletionCodes& codes, PersonId by)
{
    TANDEM_DO(requireStudyLead(m_database, by));
    TANDEM_DO(StudyRepository(m_database).requireOpen(study));
    for (const QString& code : {codes.done, codes.declined, codes.screenedOut}) {
        if (code.size() > kLongestCode)
            return failure(ErrorCode::InvalidInput,
                RepositoryWords::tr("A completion code can have at most 100 characters."),
                code.left(40));
    }
    if (codes.done.isEmpty() && !(codes.declined.isEmpty() && codes.screenedOut.isEmpty()))
        return failure(ErrorCode::InvalidInput,
            RepositoryWords::tr(
                "Raters who finish need a completion code, because the others have one."));
    // Whoever declines could claim that they are done.
    if (!codes.done.isEmpty() && (codes.done == codes.declined || codes.done == codes.screenedOut))
        return failure(ErrorCode::InvalidInput,
            RepositoryWords::tr("Raters who finish need a completion code that no one else gets."),
            codes.done,
            RepositoryWords::tr("Give those who declined or were screened out another one."));
    const QString secret = newLinkSecret();
    return insertRow(m_database, "study_link",
        {{"uuid", newUuid()}, {"study_id", study}, {"hash", linkHash(secret)},
            {"most", qBound(0, most, studies::kMostNewcomers)}, {"code_done", codes.done},
            {"code_declined", codes.declined}, {"code_screened_out", codes.screenedOut},
            {"at", QDateTime::currentMSecsSinceEpoch()}})
        .and_then([&](qint64) {
            return journalStudyEvent(m_database, {.study = study,
                                                     .event = QStringLiteral("link_made"),
                                                     .by = by,
                                                     .detail = {{QStringLiteral("most"), most}}});
        })
        .map([&] { return secret; });
}

Expected<void> StudyLinkRepository::revokeOpenLink(qint64 link, PersonId by)
{
    TANDEM_DO(requireStudyLead(m_database, by));
    return m_database.run(
        QStringLiteral("UPDATE study_link SET revoked_at = ? WHERE id = ? AND revoked_at IS NULL"),
        {QDateTime::currentMSecsSinceEpoch(), link});
}

Expected<QList<OpenLink>> StudyLinkRepository::openLinks(StudyId study)
{
    return rowsOf(m_database, kOpenLinks + QStringLiteral(" WHERE l.study_id = ? ORDER BY l.id"),
        {study}, openLinkFrom);
}

Expected<bool> StudyLinkRepository::takesNewcomers(StudyId study)
{
    TANDEM_TRY(found, StudyRepository(m_database).byId(study));
    if (found->isClosed())
        return false;
    return lacksRaters(m_database, study);
}

Expected<std::optional<OpenLink>> StudyLinkRepository::openLinkOf(const QString& secret)
{
    return firstRow(m_database,
        kOpenLinks + QStringLiteral(" WHERE l.hash = ? AND l.revoked_at IS NULL"),
        {linkHash(secret)}, [&](Statement& row) {
            OpenLink link = openLinkFrom(row);
            link.secret = secret;
            return link;
        });
}

/// Who comes by an open link, as far as the project knows them.
struct StudyLinkRepository::Known
{
    QString id;     ///< the participant's, empty: none
    QString secret; ///< of the link that they are given
    RaterId rater;  ///< invalid: somebody new
    bool hasLink = false;
};

Expected<StudyLinkRepository::Known> StudyLinkRepository::knownAs(
    const OpenLink& link, const QString& participant)
{
    Known known;
    known.id = participant.simplified();
    known.secret = secretOfNewcomer(link, known.id);
    std::optional<QByteArray> hash;
    TANDEM_DO(eachRow(m_database,
        QStringLiteral("SELECT id, hash FROM study_rater WHERE study_id = ? AND participant = ?"
                       " AND participant <> ''"),
        {link.study, known.id}, [&](Statement& row) { row.read(known.rater, hash); }));
    known.hasLink = hash.has_value();
    if (hash && *hash != linkHash(known.secret))
        return failure(ErrorCode::Refused,
            RepositoryWords::tr(
                "This participant was given another link, or the link was revoked."),
            {}, RepositoryWords::tr("Contact the people who run the study."), why::kOtherLink);
    if (hash)
        return known;
    TANDEM_TRY(withdrawn, hasWithdrawnAs(m_database, link.study, KnownBy::Participant, known.id));
    if (*withdrawn)
        return failure(ErrorCode::Refused,
            RepositoryWords::tr("You have withdrawn from this study and cannot take part in it "
                                "again. None of your answers are kept."),
            {}, {}, why::kWithdrawn);
    if (!known.rater.isValid()) {
        TANDEM_DO(requirePlace(link));
    }
    return known;
}

Expected<std::optional<StudyLinkRepository::Joined>> StudyLinkRepository::lookFor(
    const OpenLink& link, const QString& participant)
{
    return knownAs(link, participant).map([](const Known& known) {
        return known.hasLink ? std::optional(Joined{known.rater, known.secret}) : std::nullopt;
    });
}

Expected<StudyLinkRepository::Joined> StudyLinkRepository::join(
    const OpenLink& link, const QString& participant)
{
    TANDEM_TRY_VAR(known, knownAs(link, participant));
    if (known->hasLink)
        return Joined{known->rater, known->secret};
    if (!known->rater.isValid()) {
        TANDEM_TRY(added, StudyRaterRepository(m_database)
                              .addOneMore(link.study, {.participant = known->id}, link.id));
        known->rater = *added;
    }
    return giveSecret(m_database, known->rater, known->secret).map([&](const QString& given) {
        return Joined{known->rater, given};
    });
}

Expected<void> StudyLinkRepository::requirePlace(const OpenLink& link)
{
    TANDEM_DO(StudyRepository(m_database).requireOpen(link.study));
    TANDEM_TRY(lacks, lacksRaters(m_database, link.study));
    TANDEM_TRY(
        raters, valueOf<int>(m_database,
                    QStringLiteral("SELECT count(*) FROM study_rater r WHERE r.link_id = ? AND %1")
                        .arg(kTakesPlace),
                    {link.id}));
    if (!*lacks || (link.most > 0 && *raters >= link.most))
        return failure(ErrorCode::Refused,
            RepositoryWords::tr("The study already has all the raters it needs."), {},
            RepositoryWords::tr("Thank you for your interest."), why::kFull);
    return {};
}

Expected<void> StudyLinkRepository::welcome(const StudyRater& rater)
{
    if (rater.link == 0 || rater.turns > 0)
        return {};
    TANDEM_TRY(link, firstRow(m_database, kOpenLinks + QStringLiteral(" WHERE l.id = ?"),
                         {rater.link}, openLinkFrom));
    if (*link) {
        TANDEM_DO(requirePlace(**link));
    }
    return handOutTo(m_database, rater.study, rater.id);
}

Expected<QString> StudyLinkRepository::completionCode(RaterId rater)
{
    TANDEM_TRY(found, StudyRaterRepository(m_database).byId(rater));
    TANDEM_TRY(link, firstRow(m_database, kOpenLinks + QStringLiteral(" WHERE l.id = ?"),
                         {found->link}, openLinkFrom));
    if (!*link)
        return QString();
    switch (found->state) {
    case RaterState::Submitted:
        // A submission is no more than what somebody sends: the work has to be there.
        return hasAnsweredAll(m_database, *found).map([&](bool hasAll) {
            return hasAll ? (*link)->codes.done : QString();
        });
    case RaterState::Declined:
        return (*link)->codes.declined;
    case RaterState::ScreenedOut:
        return (*link)->codes.screenedOut;
    default:
        return QString();
    }
}

} // namespace tandem
