#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "models/studies/ids.h"
#include "storage/repositories/repository.h"
#include "storage/repositories/studyraterrepository.h"

#include <QList>
#include <QString>

#include <optional>

namespace tandem {

/// What a crowd platform is told when a rater ends.
struct CompletionCodes
{
    QString done;
    QString declined;
    QString screenedOut;

    bool operator==(const CompletionCodes&) const = default;
};

/// A link that makes a rater of each newcomer.
struct OpenLink
{
    qint64 id = 0;
    QString uuid;
    StudyId study;
    int most = 0; ///< raters; 0: as many as the study lacks
    /// Who came by it and has a place: not who declined or was screened out, nor who never began
    /// and has no items, or none any more.
    int raters = 0;
    CompletionCodes codes;
    QDateTime madeAt; ///< UTC
    bool isRevoked = false;
    QString secret; ///< where somebody came by it; the project does not know it
};

/// Secret links to a study: 128 random bits in 22 letters, digits, "-" and "_", of which the
/// project keeps SHA-256 alone. Inside the caller's transaction.
class StudyLinkRepository final : Repository
{
public:
    using Repository::Repository;

    /// A new secret for the rater, told this once; an older one ends.
    Expected<QString> newLink(RaterId rater, PersonId by);
    /// Ends the rater's link; they do not come back by an open link either.
    Expected<void> revoke(RaterId rater, PersonId by);
    /// Whose link it is; none where it is nobody's.
    Expected<std::optional<RaterId>> raterOf(const QString& secret);

    /// A new open link, its secret told this once. InvalidInput where a code is too long, only
    /// who is not done has one, or somebody else has that of who is done.
    Expected<QString> newOpenLink(
        StudyId study, int most, const CompletionCodes& codes, PersonId by);
    Expected<void> revokeOpenLink(qint64 link, PersonId by);
    Expected<QList<OpenLink>> openLinks(StudyId study);
    /// Whether a newcomer would be given items; false in a study that is closed or has enough.
    Expected<bool> takesNewcomers(StudyId study);
    /// None where there is none with this secret, or it was revoked.
    Expected<std::optional<OpenLink>> openLinkOf(const QString& secret);

    /// Whoever comes in by an open link: the rater that this participant is already, or a new one,
    /// with turns where the design asks for no consent. The secret of a participant follows from
    /// the open link's and their id: they are given the same one whenever they come again, which
    /// ends nothing, and who knows the id alone has nothing. Refused where the study is closed or
    /// lacks no raters, where the limit is reached, and for a participant who was given another
    /// link, whose link was taken back, or who has withdrawn.
    struct Joined
    {
        RaterId rater;
        QString secret;
    };
    Expected<Joined> join(const OpenLink& link, const QString& participant);
    /// The same before anything is written, for who only looks: who has a link of their own by this
    /// open link already, none for who would be new; refused as join().
    Expected<std::optional<Joined>> lookFor(const OpenLink& link, const QString& participant);
    /// Hands items out to who came by an open link and agrees now to take part. Refused as join();
    /// nothing happens where they have turns, or came by none.
    Expected<void> welcome(const StudyRater& rater);
    /// The code for a rater in their present state; "" where they came by no open link or are not
    /// at an end.
    Expected<QString> completionCode(RaterId rater);

private:
    struct Known;
    Expected<Known> knownAs(const OpenLink& link, const QString& participant);
    Expected<void> requirePlace(const OpenLink& link);
};

} // namespace tandem
