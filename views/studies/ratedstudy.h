#pragma once

#include "models/error.h"
#include "models/studies/task.h"
#include "storage/changes/change.h"
#include "storage/repositories/studyraterrepository.h"
#include "ui/rows/rowspec.h"

#include <QDateTime>
#include <QList>

#include <functional>

namespace tandem {

class Database;

/// A study in which somebody is asked to rate, with nothing but what raters may know of it: what
/// its lead calls it is not among that.
struct RatedStudy
{
    RaterId rater;
    StudyId study;
    QString title;
    RaterState state = RaterState::Waiting;
    bool isClosed = false;
    int items = 0;
    int complete = 0; ///< of these
};

/// What one rater is shown, and whether they can still say something.
struct RatedTask
{
    RatedStudy of;
    studies::Task task;
    int comeBackDays = 0;
    QDateTime answersEnd; ///< UTC; invalid where there is no end, or nothing was answered
};

/// A card for each study.
RowSpec<RatedStudy> ratedStudyRows();

/// Where this person is asked. For a worker.
Expected<QList<RatedStudy>> studiesRatedBy(Database& database, PersonId person);
/// What the rater is shown. For a worker.
Expected<RatedTask> ratedTask(Database& database, RaterId rater);

/// Whether the rater has to agree to something first, or has declined.
bool asksConsent(const RatedTask& rated);
/// Whether answers can be given `now`.
bool isRatedOn(const RatedTask& rated, const QDateTime& now);

/// Keeps what `make` says at the time of the write: a row is never written twice.
Write keepingTold(const RatedStudy& rated, std::function<studies::Submission()> make);
/// An answer, as it is shown, or none to take it back.
std::function<studies::Submission()> toldAnswer(
    const QString& turn, const QString& question, std::optional<QString> value, qint64 durationMs);
/// Says that each text of this turn was in view.
std::function<studies::Submission()> toldInView(const QString& turn);
std::function<studies::Submission()> toldEvent(studies::RaterEvent::Kind kind);

} // namespace tandem
