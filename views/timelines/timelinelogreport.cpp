#include "views/timelines/timelinelogreport.h"

#include "models/results/datetext.h"
#include "models/results/spelling.h"
#include "models/text/isolated.h"
#include "models/usersum/timelinereport.h"
#include "storage/project/timelineimport.h"
#include "views/timelines/timelinenames.h"
#include "views/timelines/timelineswords.h"

namespace tandem {

namespace {

constexpr int kQuestionLetters = 70;

/// Something to be known of a log.
struct LogFact
{
    QString what;
    QString value;
};

/// What was asked for when the log was read, as far as it is there.
void addSettings(QList<LogFact>& facts, const QJsonObject& settings)
{
    const auto number = [&](const char* key) { return settings[QLatin1String(key)].toInteger(); };
    const auto has = [&](const char* key) { return settings.contains(QLatin1String(key)); };
    if (has("fewest") && has("most"))
        facts.append({TimelinesWords::tr("Included timelines"),
            TimelinesWords::tr("at least %1 activities; of longer ones, the latest %2")
                .arg(results::countText(number("fewest")), results::countText(number("most")))});
    if (has("users"))
        facts.append({TimelinesWords::tr("Users requested"),
            number("users") == 0 ? TimelinesWords::tr("all")
                                 : results::countText(number("users"))});
    if (has("seed"))
        facts.append({TimelinesWords::tr("Seed"), results::ordinalText(number("seed"))});
}

/// Where the log comes from, in a few lines above its tables.
QStringList aboutLines(const TimelineLog& log)
{
    QList<LogFact> facts;
    const auto add = [&facts](const QString& what, const QString& value) {
        if (!value.isEmpty())
            facts.append({what, value});
    };
    add(TimelinesWords::tr("Kind"), timelineKindName(log.made.kind));
    add(TimelinesWords::tr("Edition"), log.made.edition);
    add(TimelinesWords::tr("File"), log.made.settings[QLatin1String("source")].toString());
    add(TimelinesWords::tr("Imported"), results::dateTimeText(log.at));
    const qsizetype first = facts.size();
    addSettings(facts, log.made.settings);
    QStringList lines{QString(), QString()};
    for (qsizetype i = 0; i < facts.size(); ++i) {
        QString& line = lines[i < first ? 0 : 1];
        line += (line.isEmpty() ? QString() : QStringLiteral(" · ")) +
                TimelinesWords::tr("%1: %2", "what is known of a log, and how it is")
                    .arg(facts.at(i).what, facts.at(i).value);
    }
    lines.append(TimelinesWords::tr("SHA-256 of the source: %1").arg(isolated(log.made.checksum)));
    lines.removeAll(QString());
    return lines;
}

QString ruleText(const usersum::SplitRule& rule)
{
    if (rule.by == usersum::SplitRule::By::Share)
        return TimelinesWords::tr(
            "Past: the first %1 of each timeline. Simultaneous activities are never split.")
            .arg(results::numberText(100.0 * rule.share, 0) + u'%');
    return TimelinesWords::tr(
        "Future: the last %n activities of each timeline. Simultaneous activities are never split.",
        nullptr, rule.count);
}

results::Section cutSection(const TimelinesData& data, const TimelineLog& log)
{
    results::Section section = usersum::splitSection(data.planned.split);
    section.notes.append(ruleText(log.plan->rule));
    if (const QString fixed = fixedSplitReason(log); !fixed.isEmpty())
        section.notes.append(fixed);
    return section;
}

/// A task, and how many users have it.
struct AskedTask
{
    usersum::TaskTemplate task;
    results::Cell users;
};

results::Section taskSection(const TimelinesData& data, const TimelineLog& log)
{
    using usersum::TaskKind;
    QList<AskedTask> tasks;
    const QList<qint64>& users = data.planned.ofTemplates;
    for (qsizetype i = 0; i < log.plan->tasks.size(); ++i)
        tasks.append({log.plan->tasks.at(i),
            i < users.size() ? results::Cell(users.at(i)) : results::Cell()});
    results::SectionOf table("tasks", tasks, TimelinesWords::tr("Tasks about the future"));
    table.add(
        "name", TimelinesWords::tr("Task"), [](const AskedTask& one) { return one.task.name; });
    table.add("kind", TimelinesWords::tr("Asks for"),
        [](const AskedTask& one) { return timelineTaskName(one.task.kind); });
    table.add(
        "ahead", TimelinesWords::tr("Ahead"), [](const AskedTask& one) { return one.task.ahead; });
    table.add("choices", TimelinesWords::tr("Choices"), [](const AskedTask& one) {
        return one.task.kind == TaskKind::Rating ? results::Cell()
                                                 : results::Cell(one.task.choices);
    });
    table.add("users", TimelinesWords::tr("Users"), &AskedTask::users);
    table
        .add("question", TimelinesWords::tr("Question"),
            [](const AskedTask& one) {
                return one.task.question.isEmpty() ? usersum::usualQuestion(one.task)
                                                   : one.task.question;
            })
        .wide(kQuestionLetters);
    table.section().notes = {
        TimelinesWords::tr("%1 tasks in total; each user has those their timeline allows. Choices "
                           "are drawn with seed %2.")
            .arg(results::countText(data.planned.tasks), QString::number(log.plan->seed))};
    if (data.planned.withoutTask > 0)
        table.section().notes.append(
            TimelinesWords::tr("%n user(s) can be split, but no task is possible for them.",
                nullptr, int(data.planned.withoutTask)));
    return table;
}

QString originText(SummaryOrigin origin)
{
    switch (origin) {
    case SummaryOrigin::Run:
        return TimelinesWords::tr("by a run");
    case SummaryOrigin::Imported:
        return TimelinesWords::tr("imported");
    case SummaryOrigin::None:
        return TimelinesWords::tr("baseline: no summary");
    case SummaryOrigin::OfOtherUser:
        break;
    }
    return TimelinesWords::tr("baseline: another user's summary");
}

results::Section summarizerSection(const TimelinesData& data)
{
    results::SectionOf table("summarizers", data.summarizers, TimelinesWords::tr("Summarizers"));
    table.add("summarizer", TimelinesWords::tr("Summarizer"), &SummarizerRow::summarizer);
    table.add("origin", TimelinesWords::tr("Origin"),
        [](const SummarizerRow& row) { return originText(row.origin); });
    table.add("summaries", TimelinesWords::tr("Users"), &SummarizerRow::summaries);
    table.add("most_words", TimelinesWords::tr("Word limit"),
        [](const SummarizerRow& row) { return results::Cell(row.mostWords); });
    if (!data.predictors.isEmpty())
        table.section().notes = {TimelinesWords::tr("Predicted by: %1")
                                     .arg(data.predictors.join(TimelinesWords::tr(", ")))};
    return table;
}

} // namespace

QString fixedSplitReason(const TimelineLog& log)
{
    if (log.summaries == 0)
        return {};
    return TimelinesWords::tr(
        "The log has %n summaries of its users, so its past, future and tasks are fixed. To split "
        "it differently, import it again under another name.",
        nullptr, int(log.summaries));
}

results::Report timelineLogReport(const TimelinesData& data)
{
    results::Report report;
    const TimelineLog* log = data.chosenLog();
    if (!log)
        return report;
    report.lines = aboutLines(*log);
    if (const auto statistics = statisticsOf(*log))
        report.sections += usersum::timelineSections(*statistics);
    if (!log->plan)
        return report;
    report.sections.append(cutSection(data, *log));
    report.sections.append(taskSection(data, *log));
    if (!data.planned.lacked.isEmpty())
        report.sections.append(usersum::lackedTasksSection(data.planned.lacked));
    if (!data.summarizers.isEmpty())
        report.sections.append(summarizerSection(data));
    return report;
}

} // namespace tandem
