#pragma once

#include "models/error.h"
#include "models/studies/design.h"
#include "models/studies/item.h"
#include "models/studies/submission.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <optional>

namespace tandem::studies {

/// An item as one rater sees it. Nothing in it tells which item it is, or whose its sides are.
struct TaskTurn
{
    QString id; ///< the UUID of the assignment
    bool isPractice = false;
    std::optional<int> group; ///< equal for items that belong together and stand side by side
    QString text;
    QList<Field> fields; ///< sides as shown: 1 is the one shown first

    bool operator==(const TaskTurn&) const = default;
};

/// The questions of a round about opinions, whose answers are JSON that the page writes: what an
/// author makes of an utterance (workToJson()), and what is said of an opinion.
inline const QString kWorkQuestion = QStringLiteral("work");
inline const QString kSaidQuestion = QStringLiteral("said");

/// Everything that one rater gets to see, in a form file or from the server (docs/study-page.md).
struct Task
{
    QString form; ///< UUIDs; the form's own tells one form from another on the rater's machine
    QString project;
    QString study;
    QString version; ///< of the design
    QString rater;
    QString name; ///< the rater's, as the page shows it
    QString title;
    QString instructions; ///< Markdown
    QString consent;      ///< Markdown; empty: none is asked
    QString language;     ///< "en"; empty: the browser's
    int breakAfter = 0;
    int comeBackDays = 0; ///< as in Design
    /// It asks an annotator about rounds, not a rater about a study: what is not required stands
    /// beside the answer (a note, an unsure mark), and nothing is ever withdrawn.
    bool isRound = false;
    QList<ShownField> fields;
    QList<Question> questions;
    QList<TaskTurn> turns;
    Submission given; ///< before the task was made

    bool operator==(const Task&) const = default;
};

/// The largest task, and how many turns it may have.
inline constexpr qint64 kMaxTaskBytes = qint64(64) << 20;
inline constexpr qsizetype kMaxTurns = 100'000;

QByteArray taskToJson(const Task& task);
/// The same task again; InvalidInput or TooLarge with the place for anything else.
Expected<Task> taskFromJson(const QByteArray& json);

/// Refuses answers to turns or questions that the task does not have, and values that it does not
/// offer. InvalidInput with the place, "/rows/3/value".
Expected<void> checkSubmission(const Submission& submission, const Task& task);

} // namespace tandem::studies
