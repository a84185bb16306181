#pragma once

#include "ui/rows/rowsof.h"
#include "views/timelines/showntimelineuser.h"
#include "views/timelines/wontasks.h"

#include <QList>
#include <QString>

#include <optional>

namespace tandem {

/// A question about a user's future, and how it went.
struct FutureTaskRow
{
    FutureTaskId task;
    int place = 0; ///< from 1
    QString name;
    QString question;
    TaskHits first;
    std::optional<TaskHits> second; ///< of the summary beside it
    bool isPopular = false;         ///< the most popular guess is right
    bool operator==(const FutureTaskRow&) const = default;
};
QList<FutureTaskRow> futureTaskRows(const ShownTimelineUser& user);
RowSpec<FutureTaskRow> futureTaskSpec();

/// What there is to say of one task: its question, its choices, and each prediction.
struct TaskDetailRow
{
    enum class What { Headline, Choice, Prediction };

    What what = What::Choice;
    int place = 0;          ///< of the choice from 0; of a prediction its repeat; else any number
    bool isSecond = false;  ///< a prediction from the summary beside it
    QString title;          ///< a choice as it is shown, or a headline
    QString line{};         ///< who chose it; of a prediction that it was imported
    bool isAnswer = false;  ///< the right choice
    bool isPopular = false; ///< what one guesses who knows nothing of the user
    bool isHit = false;
    bool isChosen = false;       ///< by any prediction
    std::optional<int> choice{}; ///< of a prediction; none: no reply could be read
    ReplyId reply{};
    RunId run{};
    bool operator==(const TaskDetailRow&) const = default;
};
QList<TaskDetailRow> taskDetailRows(const ShownTimelineUser& user, FutureTaskId task);
RowSpec<TaskDetailRow> taskDetailSpec();

} // namespace tandem
