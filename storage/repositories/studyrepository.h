#pragma once

#include "models/error.h"
#include "models/studies/design.h"
#include "models/studies/ids.h"
#include "models/studies/item.h"
#include "storage/repositories/repository.h"

#include <QDateTime>
#include <QJsonObject>
#include <QList>
#include <QString>

#include <optional>

namespace tandem {

/// A study as a list shows it. Nothing of it comes from answers but their number.
struct StudySummary
{
    StudyId id;
    QString uuid;
    QString name;
    studies::Kind kind = studies::Kind::Own;
    int version = 1; ///< number of its latest version
    int rated = 0;   ///< items
    int practice = 0;
    int checks = 0;
    int raters = 0;
    qint64 answers = 0; ///< that count: neither replaced nor taken back by their rater, nor late
    qint64 ratedAnswers = 0; ///< of these, to rated items: results count them
    QDateTime madeAt;        ///< UTC
    QDateTime closedAt;      ///< invalid while it is open

    bool isClosed() const { return closedAt.isValid(); }
};

/// What a study asked at some time.
struct StudyVersion
{
    qint64 id = 0;
    QString uuid;
    int number = 1;
    studies::Design design;
    QDateTime at;          ///< UTC
    bool isFrozen = false; ///< somebody answered under it, or has a form of it
};

/// Why a study is closed although somebody is not done.
struct EarlyEnd
{
    QString reason;
};

/// Studies: what they ask, and of what. All writes are for leads (an invalid id acts for the owner
/// of a project without any), inside the caller's transaction.
class StudyRepository final : Repository
{
public:
    using Repository::Repository;

    /// InvalidInput with the place where the design cannot be handed out or the name is none;
    /// Refused where another study has the name.
    Expected<StudyId> create(const QString& name, const studies::Design& design, PersonId by);
    /// By name, in the order in which they were made.
    Expected<QList<StudySummary>> all();
    Expected<StudySummary> byId(StudyId study);
    /// NotFound with the names that there are.
    Expected<StudySummary> byName(const QString& name);

    /// Every version, the oldest first.
    Expected<QList<StudyVersion>> versions(StudyId study);
    /// The latest one.
    Expected<StudyVersion> version(StudyId study);
    /// Makes this the design: in the latest version while that is not frozen, else as a new one,
    /// which everybody gets who has not begun. Refused once the study is closed. Nothing happens
    /// where it is the design already.
    Expected<StudyVersion> changeDesign(StudyId study, const studies::Design& design, PersonId by);
    /// Adds the items behind those that there are, all or none; who has turns keeps these. An item
    /// that is there already, with the same contents, is left out; one that has the name of
    /// another is refused. Returns how many were added. Where the study was frozen this begins a
    /// new version of the same design. `origin` says what they were made from and how they were
    /// sampled, for the study's history.
    Expected<int> addItems(StudyId study, const QList<studies::StudyItem>& items, PersonId by,
        const QJsonObject& origin = {});
    /// In their order, for the lead: with what raters must not see.
    Expected<QList<studies::StudyItem>> items(StudyId study);

    /// Closes the study for good: every turn that is not complete is released, and results can be
    /// read from now on. Refused while a rater who has begun is not done, unless it ends early
    /// with a reason, which results name.
    Expected<void> close(StudyId study, PersonId by, const std::optional<EarlyEnd>& early = {});
    /// Refused once the study is closed.
    Expected<void> requireOpen(StudyId study);

private:
    Expected<StudyVersion> addVersion(
        StudyId study, const studies::Design& design, int number, PersonId by);
};

} // namespace tandem
