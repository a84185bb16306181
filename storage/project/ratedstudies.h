#pragma once

#include "models/error.h"
#include "models/studies/task.h"
#include "storage/repositories/studyraterrepository.h"

#include <QDateTime>
#include <QList>

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

/// Where this person is asked. For a worker.
Expected<QList<RatedStudy>> studiesRatedBy(Database& database, PersonId person);
/// What the rater is shown. For a worker.
Expected<RatedTask> ratedTask(Database& database, RaterId rater);

/// Whether the rater may still answer: neither they nor the study has ended it.
bool isUnfinished(const RatedStudy& rated);
/// Whether the time to answer is not over `now`.
bool isInTime(const RatedTask& rated, const QDateTime& now);

} // namespace tandem
