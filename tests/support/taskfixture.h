#pragma once

#include "models/studies/task.h"

namespace tandem::test {

inline QString uuidOf(int number)
{
    return QStringLiteral("00000000-0000-4000-8000-%1").arg(number, 12, 10, QLatin1Char('0'));
}

/// A rater's task with a practice item, a question of each kind, and answers already given.
inline studies::Task smallTask()
{
    studies::Task task;
    task.form = uuidOf(1);
    task.project = uuidOf(2);
    task.study = uuidOf(3);
    task.version = uuidOf(4);
    task.rater = uuidOf(5);
    task.name = QStringLiteral("R1");
    task.title = QStringLiteral("Which is better?");
    task.instructions = QStringLiteral("# Read\n\n- both");
    task.consent = QStringLiteral("I agree.");
    task.language = QStringLiteral("en");
    task.breakAfter = 10;
    task.fields = {{QStringLiteral("output"), QStringLiteral("Output"), true}};
    studies::Question better;
    better.name = QStringLiteral("better");
    better.text = QStringLiteral("Which?");
    better.options = {{QStringLiteral("1"), QStringLiteral("The first"), QString(), 1},
        {QStringLiteral("2"), QStringLiteral("The second"), QStringLiteral("b"), 2}};
    studies::Question quality;
    quality.name = QStringLiteral("quality");
    quality.kind = studies::Question::Kind::Scale;
    quality.leastLabel = QStringLiteral("bad");
    quality.onlyIf = studies::Condition{QStringLiteral("better"), {QStringLiteral("1")}};
    studies::Question why;
    why.name = QStringLiteral("why");
    why.kind = studies::Question::Kind::Text;
    why.isRequired = false;
    task.questions = {better, quality, why};
    const studies::Field first{
        QStringLiteral("output"), QStringLiteral("A </script> \u202e text"), 1, {Utf16Span{2, 9}}};
    const studies::Field second{QStringLiteral("output"), QStringLiteral("B"), 2, {}};
    task.turns = {{uuidOf(10), true, std::nullopt, QStringLiteral("Try"), {first, second}},
        {uuidOf(11), false, 1, {}, {second, first}}};
    task.given.rows = {{uuidOf(20), uuidOf(11), QStringLiteral("better"), QStringLiteral("2"),
                           1'700'000'000'000, 9},
        {uuidOf(21), uuidOf(11), QStringLiteral("better"), std::nullopt, 1'700'000'000'001, 0}};
    task.given.events = {{uuidOf(22), studies::RaterEvent::Kind::Consented, 1'700'000'000'000}};
    return task;
}

} // namespace tandem::test
