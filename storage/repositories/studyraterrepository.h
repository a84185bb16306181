#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "models/studies/ids.h"
#include "storage/repositories/repository.h"

#include <QDateTime>
#include <QList>
#include <QSet>
#include <QString>

#include <optional>

namespace tandem {

/// How far a rater is, by the latest of what they told.
enum class RaterState {
    Waiting, ///< has neither agreed to nor answered anything; may have looked
    AtWork,
    Submitted,
    Declined,
    ScreenedOut,
    Withdrawn,
    Replaced,
};

/// Whether what a rater said is part of results: not of who withdrew, declined or was screened out.
bool isPartOfResults(RaterState state);

/// The word of files and commands: "waiting", "at_work", "handed_in", "declined", "screened_out",
/// "withdrawn", "replaced"; never changes.
QString raterStateKey(RaterState state);

/// What people read of it, translated: "at work".
QString raterStateName(RaterState state);

/// Somebody who is asked in a study.
struct StudyRater
{
    RaterId id;
    StudyId study;
    QString uuid;
    int number = 0;      ///< in the study, from 1
    QString name;        ///< as the page shows it; "R7" where none was given
    QString participant; ///< id of a crowd platform; may be empty
    PersonId person;     ///< invalid where it is nobody of the project
    qint64 link = 0;     ///< the open link that they came by; 0: none
    RaterState state = RaterState::Waiting;
    int turns = 0;
    int rated = 0;     ///< of these, those about rated items
    QDateTime addedAt; ///< UTC

    /// The name under which results show them where names are not asked for: "R7".
    QString pseudonym() const { return QStringLiteral("R%1").arg(number); }
};

/// A rater to be added.
struct NewRater
{
    QString name = {}; ///< empty: the pseudonym
    QString participant = {};
    PersonId person = {};
};

/// Raters and what they are asked, inside the caller's transaction. `by` has to be a lead, as in
/// StudyRepository.
class StudyRaterRepository final : Repository
{
public:
    using Repository::Repository;

    /// By number.
    Expected<QList<StudyRater>> all(StudyId study);
    /// As whom this person is asked, by study.
    Expected<QList<StudyRater>> ofPerson(PersonId person);
    /// Whose answers are no part of results, so that others are asked in their place.
    Expected<QSet<RaterId>> left(StudyId study);
    Expected<StudyRater> byId(RaterId rater);
    /// NotFound where the study has no rater of this name.
    Expected<StudyRater> byName(StudyId study, const QString& name);
    /// The rater with this UUID; none where there is none.
    Expected<std::optional<StudyRater>> byUuid(const QString& uuid);

    /// Raters of this name, in studies that are open, who are nobody of the project.
    Expected<QList<StudyRater>> strangersNamed(const QString& name);

    /// Adds raters, who are asked nothing yet; returns these. A person of the project who is a
    /// rater by name already becomes that rater. Else refused where a name or participant is there
    /// already, and in a closed study.
    Expected<QList<RaterId>> add(StudyId study, const QList<NewRater>& raters, PersonId by);
    /// Hands the items out to everybody: anew while nobody has begun, else to those who have no
    /// turns yet, one after another, what lacks raters most first. Who would have no rated item is
    /// given nothing. Returns how many raters were given turns. Refused where there are no items or
    /// no raters.
    Expected<int> assign(StudyId study, PersonId by);
    /// One more rater with turns of their own, as a crowd or a replacement brings them. `link`: of
    /// the open link that they came by, 0: none. Who comes by one is given turns when they agree,
    /// where the design asks for consent.
    Expected<RaterId> addOneMore(StudyId study, const NewRater& rater, qint64 link = 0);

    /// Gives what the rater has not completed to somebody else, who is named in results with the
    /// reason.
    Expected<RaterId> replace(
        RaterId rater, const NewRater& other, const QString& reason, PersonId by);
    /// Asks so many raters about each item from now on: a new version where the old one is frozen.
    /// Who is asked then is added by add() and assign(), or comes by a link.
    Expected<void> extend(StudyId study, int ratersPerItem, const QString& reason, PersonId by);
    /// Releases what raters who came by an open link, or have begun on their own, left incomplete
    /// for longer than the design says. Not of raters with a form, who work elsewhere. Returns how
    /// many turns. Nothing happens in a closed study.
    Expected<int> releaseStale(StudyId study, const QDateTime& now);
    /// Notes that the rater's page was opened: they keep the version that they see.
    Expected<void> opened(RaterId rater);

private:
    Expected<bool> recognize(StudyId study, const NewRater& rater, PersonId by);
    Expected<RaterId> insert(StudyId study, const NewRater& rater, qint64 link, RaterId replaces);
};

} // namespace tandem
