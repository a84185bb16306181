#include "app/commandline/command.h"
#include "app/commandline/commandlist.h"
#include "app/commandline/commonoptions.h"
#include "app/commandline/json.h"
#include "app/commandline/runs/runbatchcommand.h"
#include "app/commandline/runs/runbegin.h"
#include "models/error.h"
#include "models/ids.h"
#include "models/project/table.h"
#include "models/rounds/missing.h"
#include "storage/repositories/replyrepository.h"
#include "storage/repositories/runrepository.h"
#include "storage/repositories/runtasks.h"
#include "storage/repositories/tasklisting.h"
#include "storage/runs/runfields.h"
#include "storage/runs/runreport.h"
#include "storage/runs/tasktext.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <functional>
#include <utility>

namespace tandem {

class Database;
class Call;

namespace {

/// A reply with the tasks that it was asked for.
using TakeReply = std::function<void(const LlmReply&, const QList<TaskRow>&)>;

Expected<void> forEachReply(Database& database, RunId run, const TakeReply& take)
{
    ReplyRepository replies(database);
    TANDEM_TRY(ids, replies.ofRun(run));
    for (const ReplyId id : *ids) {
        TANDEM_TRY(reply, replies.byId(id));
        TANDEM_TRY(tasks, tasksAskedWith(database, run, id));
        take(*reply, *tasks);
    }
    return {};
}

/// What a task is about, as far as it is about that.
QJsonObject taskJson(const TaskRow& task)
{
    Json json;
    if (task.casePosition > 0)
        json = {{"case", task.casePosition}, {"name", task.caseName}};
    else if (!task.user.isEmpty())
        json = {{"user", task.user}};
    else
        json = {{"sample", task.samplePosition}};
    if (task.paragraphNumber > 0)
        json.insert("paragraph", task.paragraphNumber);
    if (!task.system.isEmpty())
        json.insert(task.user.isEmpty() ? "system" : "summarizer", task.system);
    if (!task.subject.part.isEmpty())
        json.insert("part", task.subject.part);
    return json;
}

/// A text of several lines, indented, that cannot steer a terminal.
QString indented(const QString& text)
{
    QString lines;
    const QStringList all = text.split(u'\n');
    for (const QString& line : all)
        lines += QStringLiteral("    ") + printable(line) + u'\n';
    return lines;
}

/// The texts of what was asked, in any wire format, with whose turn each was.
void collectTurns(const QJsonValue& value, const QString& role, QString& turns)
{
    if (value.isArray()) {
        const QJsonArray all = value.toArray();
        for (const QJsonValue& one : all)
            collectTurns(one, role, turns);
        return;
    }
    if (value.isString()) {
        turns += QStringLiteral("  [%1]\n").arg(printable(role)) + indented(value.toString());
        return;
    }
    const QString own = value[QLatin1String("role")].toString(role);
    for (const char* const key :
        {"system", "systemInstruction", "messages", "contents", "content", "parts", "text"}) {
        const QJsonValue inner = value[QLatin1String(key)];
        if (!inner.isUndefined())
            collectTurns(inner,
                QLatin1String(key).startsWith(QLatin1String("system")) ? QStringLiteral("system")
                                                                       : own,
                turns);
    }
}

void print(const LlmReply& reply, const QList<TaskRow>& tasks, Call& call)
{
    call.out << CommandWords::tr("Reply %1, %2, %3: %4 + %5 tokens, HTTP %6.")
                    .arg(QString::number(reply.id.value), printable(reply.endpoint),
                        printable(reply.model), groupedCount(reply.usage.input),
                        groupedCount(reply.usage.output), QString::number(reply.httpStatus))
             << (reply.usable ? QString() : u' ' + printable(reply.error)) << '\n';
    for (const TaskRow& task : tasks)
        call.out << printable(taskText(task)) << '\n';
    const Json asked = QJsonDocument::fromJson(reply.request).object();
    QString turns;
    collectTurns(asked, QStringLiteral("user"), turns);
    call.out << CommandWords::tr("Request:") << '\n' << turns;
    call.out << CommandWords::tr("Reply:") << '\n'
             << indented(QString::fromUtf8(reply.raw)) << '\n';
}

} // namespace

/// Prints what a run asked and what came back, oldest first: what each reply is about, the prompts
/// as they were filled, and the replies whole, as they came.
Expected<void> printReplies(Database& database, RunId run, Call& call)
{
    return forEachReply(database, run,
        [&](const LlmReply& reply, const QList<TaskRow>& tasks) { print(reply, tasks, call); });
}

/// The same for programs, one object a reply.
Expected<QJsonArray> repliesJson(Database& database, RunId run)
{
    QJsonArray replies;
    TANDEM_DO(forEachReply(database, run, [&](const LlmReply& reply, const QList<TaskRow>& tasks) {
        replies.append(
            Json{{"uuid", reply.uuid}, {"endpoint", reply.endpoint}, {"model", reply.model},
                {"at", reply.at.toString(Qt::ISODate)}, {"http_status", reply.httpStatus},
                {"request", QJsonDocument::fromJson(reply.request).object()},
                {"raw", QString::fromUtf8(reply.raw)}, {"text", reply.text},
                {"usable", reply.usable}, {"error", reply.error},
                {"input_tokens", reply.usage.input}, {"output_tokens", reply.usage.output},
                {"cost", reply.cost ? QJsonValue(*reply.cost) : QJsonValue()},
                {"tasks", jsonArray(tasks, taskJson)}});
    }));
    return replies;
}

namespace {

constexpr int kMostShown = 1000;

Expected<RunRow> readRun(RunDrive how, Call& call)
{
    return readProject(call.word(1), [&](Database& database) {
        return how == RunDrive::Start ? runToResume(database, call.word(2), call)
                                      : runNamed(database, call.word(2), false, call);
    });
}

Expected<void> listRuns(Call& call)
{
    TANDEM_TRY(runs, readProject(call.word(1),
                         [](Database& database) { return RunRepository(database).list(); }));
    results::Report report;
    if (runs->isEmpty())
        report.lines = {CommandWords::tr("There are no runs.")};
    report.sections = {runsSection(*runs)};
    return call.show(report);
}

/// Tasks that failed: about cases, about users and their summaries, about samples and what systems
/// made of them, or about paragraphs.
results::Section failuresSection(const QList<TaskRow>& failed)
{
    results::SectionOf table(
        "failures", failed, failed.isEmpty() ? QString() : CommandWords::tr("Failed"));
    if (!failed.isEmpty() && failed.first().casePosition > 0) {
        table.add(results::kPeople, CommandWords::tr("Task"), caseTaskText);
        table.add("case", &TaskRow::casePosition);
        table.add("name", &TaskRow::caseName);
        table.add("system", &TaskRow::system);
        table.add("part", [](const TaskRow& task) { return task.subject.part; });
    } else if (!failed.isEmpty() && !failed.first().user.isEmpty()) {
        table.add(results::kPeople, CommandWords::tr("Task"), userTaskText);
        table.add("user", &TaskRow::user);
        table.add("summarizer", &TaskRow::system);
        table.add("part", [](const TaskRow& task) { return task.subject.part; });
    } else if (!failed.isEmpty() && !failed.first().subject.part.isEmpty()) {
        table.add(results::kPeople, CommandWords::tr("Task"), sampleTaskText);
        table.add("sample", &TaskRow::samplePosition);
        table.add("system", &TaskRow::system);
        table.add("part", [](const TaskRow& task) { return task.subject.part; });
    } else {
        table.add("sample", CommandWords::tr("Sample"), &TaskRow::samplePosition).ordinal();
        table.add("paragraph", CommandWords::tr("Paragraph"), &TaskRow::paragraphNumber).ordinal();
    }
    table.add("error", CommandWords::tr("Reason"), &TaskRow::error);
    return table;
}

/// Who is asked, and what it may cost: "Model small at the endpoint srv, at most 3 USD."
QString askedText(const RunRow& run)
{
    return run.cap ? CommandWords::tr("Model %1 at endpoint %2, spending cap %3 %4.",
                         "model, endpoint, amount, currency")
                         .arg(run.model, run.endpoint, capToType(run.cap), run.currency)
                   : CommandWords::tr("Model %1 at endpoint %2, no spending cap.")
                         .arg(run.model, run.endpoint);
}

/// What of a project a run is about, for people and for programs; what it is not about is left out.
Expected<void> tellItems(Database& database, RunId run, QStringList& lines, Json& fields)
{
    TANDEM_TRY(samples, RunTasks(database).samples(run));
    TANDEM_TRY(users, RunTasks(database).users(run));
    if (!samples->isEmpty()) {
        lines.append(CommandWords::tr("Samples: %1").arg(numberRanges(*samples)));
        QJsonArray numbers;
        for (const int number : *samples)
            numbers.append(number);
        fields.insert("samples", numbers);
    }
    if (!users->isEmpty()) {
        lines.append(
            printable(CommandWords::tr("Users: %1").arg(users->join(QStringLiteral(", ")))));
        fields.insert("users", QJsonArray::fromStringList(*users));
    }
    return {};
}

Expected<void> showRun(Call& call)
{
    Json fields;
    const bool withReplies = call.has("replies");
    TANDEM_TRY(
        report, readProject(call.word(1), [&](Database& database) -> Expected<results::Report> {
            TANDEM_TRY(run, runNamed(database, call.word(2), false, call));
            fields = runJson(*run);
            const RunOptions options = runOptionsFrom(run->settings);
            if (run->kind)
                fields.insert("settings", runSettingsJson(*run->kind, options));
            if (withReplies && call.wantsJson()) {
                TANDEM_TRY(all, repliesJson(database, run->id));
                fields.insert("replies_kept", *all);
            } else if (withReplies) {
                TANDEM_DO(printReplies(database, run->id, call));
            }
            TANDEM_TRY(failed, RunTasks(database).failedTasks(run->id, kMostShown));
            results::Report about;
            about.lines = {CommandWords::tr("Run %1, %2: %3. %4 of %5 done, %6 failed, %7 open. %8")
                               .arg(QString::number(run->id.value), run->kindKey,
                                   runStateName(*run), groupedCount(run->tasks.done),
                                   groupedCount(run->tasks.all()), groupedCount(run->tasks.failed),
                                   groupedCount(run->tasks.open), runTotalsText(*run))};
            if (!run->reason.isEmpty())
                about.lines.append(printable(run->reason));
            about.lines.append(printable(askedText(*run)));
            TANDEM_DO(tellItems(database, run->id, about.lines, fields));
            if (run->kind) {
                const QStringList settings = runSettingLines(*run->kind, options);
                about.lines.append(printable(
                    CommandWords::tr("Settings: %1").arg(settings.join(QStringLiteral("; ")))));
            }
            TANDEM_TRY(untold, answersWithoutTemperature(database, run->id));
            if (*untold > 0)
                about.lines.append(
                    CommandWords::tr("%n reply(ies) to requests without a temperature: the "
                                     "endpoint omits it, or the model rejects it.",
                        nullptr, int(*untold)));
            fields.insert("left_out", Json{{"temperature", *untold}});
            about.sections = {failuresSection(*failed)};
            return about;
        }));
    return call.show(*report, fields);
}

Expected<void> drive(Call& call, RunDrive how)
{
    TANDEM_TRY(run, readRun(how, call));
    TANDEM_TRY(ready, readyEndpoint(endpointNameFor(*run, call)));
    TANDEM_TRY(cap, askedCap(call));
    if (*cap) {
        const auto set = writeProject(call.word(1),
            [&](Database& database) { return RunRepository(database).setCap(run->id, **cap); });
        if (!set)
            return set;
    }
    return driveRun(call.word(1), run->id, *ready, how, call);
}

Expected<void> resume(Call& call)
{
    return drive(call, RunDrive::Start);
}

Expected<void> retry(Call& call)
{
    return drive(call, RunDrive::RetryFailed);
}

Expected<void> forgetBatch(Call& call)
{
    TANDEM_TRY(questions, writeProject(call.word(1), [&](Database& database) -> Expected<int> {
        TANDEM_TRY(run, runNamed(database, call.word(2), true, call));
        return forgetRunBatches(database, run->id);
    }));
    return call.tell(Json{{"to_ask_live", *questions}},
        CommandWords::tr(
            "%n request(s) will be sent live; if the batch is answered anyway, both are billed.",
            nullptr, *questions));
}

Expected<void> cancelRun(Call& call)
{
    TANDEM_TRY(run, writeProject(call.word(1), [&](Database& database) -> Expected<RunRow> {
        TANDEM_TRY(found, runNamed(database, call.word(2), true, call));
        TANDEM_DO(RunRepository(database).cancel(found->id));
        return *found;
    }));
    return call.tell(Json{{"cancelled", run->id.value}},
        CommandWords::tr("Run %1 is cancelled. Any program working on it will stop.")
            .arg(run->id.value));
}

constexpr Verb kRunVerbs[] = {{"list", listRuns}, {"show", showRun, 2, 3}, {"resume", resume, 2, 3},
    {"retry", retry, 2, 3}, {"cancel", cancelRun, 2, 3}, {"batch-write", runBatchWrite, 4, 4},
    {"batch-read", runBatchRead, 4, 4}, {"batch-abandon", forgetBatch, 3, 3}};

} // namespace

const Command runCommands{"run", nullptr, 1, 4, kRunVerbs};

} // namespace tandem
