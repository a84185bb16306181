#include "app/commandline/runs/runreplies.h"

#include "app/commandline/command.h"
#include "storage/repositories/replyrepository.h"
#include "storage/repositories/tasklisting.h"
#include "storage/runs/tasktext.h"

#include <QJsonDocument>

#include <functional>

namespace tandem {

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

Expected<void> printReplies(Database& database, RunId run, Call& call)
{
    return forEachReply(database, run,
        [&](const LlmReply& reply, const QList<TaskRow>& tasks) { print(reply, tasks, call); });
}

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

} // namespace tandem
