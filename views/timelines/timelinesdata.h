#pragma once

#include "storage/project/futureplanning.h"
#include "storage/repositories/timelinerepository.h"
#include "storage/repositories/usersummaryrepository.h"
#include "views/timelines/userrecords.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <memory>

namespace tandem {

/// What the pages of Timelines are about; empty names are the first there are.
struct TimelinesChoice
{
    QString log;
    QString summarizer;
    QString predictor;
    double threshold = 0.5; ///< m, from which on a summary is good
    bool operator==(const TimelinesChoice&) const = default;
};

/// What the project knows of logs, and of the users of the chosen one.
struct TimelinesData
{
    TimelinesChoice choice; ///< as far as it is there: what is shown
    QList<TimelineLog> logs;
    qsizetype log = -1;               ///< the place of the chosen one; -1: there is none
    QList<SummarizerRow> summarizers; ///< of the chosen log
    QStringList predictors;           ///< who predicted from its summaries
    QList<UserListRow> users;         ///< of the chosen log
    PlannedFuture planned;            ///< what its plan makes of it; empty where it has none

    /// Null where there is none.
    const TimelineLog* chosenLog() const { return log < 0 ? nullptr : &logs.at(log); }
};
using SharedTimelines = std::shared_ptr<const TimelinesData>;

} // namespace tandem
