#pragma once

#include "models/usersum/choicepool.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <array>
#include <optional>

/// What is asked about a user's future, to see how much of it a summary tells.
namespace tandem::usersum {

/// What a task asks for. Each has a few choices, one of which is right.
enum class TaskKind {
    Item,     ///< which of these items the user's next activity is about
    Category, ///< which of these categories occurs most often among the next activities
    Rating,   ///< whether the user rates an item of the future as high as their own past median
};
inline constexpr std::array kTaskKinds{TaskKind::Item, TaskKind::Category, TaskKind::Rating};
/// The word of files, never changes: item, category, rating.
QString taskKindKey(TaskKind kind);
std::optional<TaskKind> taskKindFromKey(const QString& key);

/// A way to ask every user the same.
struct TaskTemplate
{
    QString name; ///< of the task; of several templates no two the same
    TaskKind kind = TaskKind::Item;
    int ahead = 1;    ///< which activity of the future, from 1; of Category: how many of them
    int choices = 5;  ///< of Item and Category, 2 .. kMostChoices
    QString question; ///< with {{title}} for the item of Rating; empty: usualQuestion()
    bool operator==(const TaskTemplate&) const = default;
};
inline constexpr int kMostChoices = 26;
inline constexpr int kMostAhead = 1000;

/// What is asked in the words of this project, in English as the prompts are.
QString usualQuestion(const TaskTemplate& task);
/// The next items, categories and ratings; the paper does not say which tasks it had.
QList<TaskTemplate> usualTasks();
/// InvalidInput: no name, one that is there twice, a number out of its range, a question of Rating
/// that does not name the item.
Expected<void> checkTasks(const QList<TaskTemplate>& tasks);

/// A question about one user's future.
struct PredictionTask
{
    QString name;
    QString question;
    QStringList choices; ///< as they are shown, no two the same
    int answer = 0;      ///< the place of the right one
    int popular = 0;     ///< the place of what one guesses who knows nothing of the user
    bool operator==(const PredictionTask&) const = default;
};

/// Why a task cannot be asked about a user.
enum class NoTask {
    ShortFuture,
    Untitled,   ///< the item of the question
    Unsorted,   ///< the next activities have no category
    Tied,       ///< several categories are the most frequent
    Unrated,    ///< the item of the question, or all of the past
    SameRating, ///< of all that was rated in the past
    FewChoices, ///< others than the right one
};
inline constexpr std::array kNoTasks{NoTask::ShortFuture, NoTask::Untitled, NoTask::Unsorted,
    NoTask::Tied, NoTask::Unrated, NoTask::SameRating, NoTask::FewChoices};
/// A word for programs: short_future, untitled ...
QString noTaskKey(NoTask why);
/// As people read it.
QString noTaskName(NoTask why);

/// Why predictionTasks() made no task of this template for the user.
NoTask whyNoTask(const Timeline& timeline, const TimelineSplit& split, const TaskTemplate& task);

/// In which way choices are drawn; raised where the same plan gives others than before, so that
/// nobody takes what an older release has drawn for changed.
inline constexpr int kTaskDrawing = 2;

/// The tasks about a user's future, of those templates that it allows: the item needs a title, the
/// category must occur more often than any other, the rating needs past ones that differ. Wrong
/// choices are drawn from the pool by a seed, about as popular as the right one: see
/// drawWrongTitles(). The order of choices is drawn, too. The same on every machine.
QList<PredictionTask> predictionTasks(const Timeline& timeline, const TimelineSplit& split,
    const QList<TaskTemplate>& templates, const ChoicePool& pool, quint64 seed);

} // namespace tandem::usersum
