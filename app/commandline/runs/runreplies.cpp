#include "app/commandline/runs/runreplies.h"

#include "app/commandline/command.h"
#include "storage/repositories/replyrepository.h"

#include <QJsonDocument>

#include <functional>

namespace tandem {

namespace {

Expected<void> forEachReply(
    Database& database, RunId run, const std::function<void(const LlmReply&)>& take)
{
    ReplyRepository replies(database);
    TANDEM_TRY(ids, replies.ofRun(run));
    for (const ReplyId id : *ids) {
        TANDEM_TRY(reply, replies.byId(id));
        take(*reply);
    }
    return {};
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

void print(const LlmReply& reply, Call& call)
{
    call.out << CommandWords::tr("Reply %1, %2, %3: %4 + %5 tokens, HTTP %6.")
                    .arg(QString::number(reply.id.value), printable(reply.endpoint),
                        printable(reply.model), groupedCount(reply.usage.input),
                        groupedCount(reply.usage.output), QString::number(reply.httpStatus))
             << (reply.usable ? QString() : u' ' + printable(reply.error)) << '\n';
    const Json asked = QJsonDocument::fromJson(reply.request).object();
    QString turns;
    collectTurns(asked, QStringLiteral("user"), turns);
    call.out << CommandWords::tr("Asked:") << '\n' << turns;
    call.out << CommandWords::tr("Came back:") << '\n'
             << indented(QString::fromUtf8(reply.raw)) << '\n';
}

} // namespace

Expected<void> printReplies(Database& database, RunId run, Call& call)
{
    return forEachReply(database, run, [&](const LlmReply& reply) { print(reply, call); });
}

Expected<QJsonArray> repliesJson(Database& database, RunId run)
{
    QJsonArray replies;
    TANDEM_DO(forEachReply(database, run, [&](const LlmReply& reply) {
        replies.append(
            Json{{"uuid", reply.uuid}, {"endpoint", reply.endpoint}, {"model", reply.model},
                {"at", reply.at.toString(Qt::ISODate)}, {"http_status", reply.httpStatus},
                {"request", QJsonDocument::fromJson(reply.request).object()},
                {"raw", QString::fromUtf8(reply.raw)}, {"text", reply.text},
                {"usable", reply.usable}, {"error", reply.error},
                {"input_tokens", reply.usage.input}, {"output_tokens", reply.usage.output},
                {"cost", reply.cost ? QJsonValue(*reply.cost) : QJsonValue()}});
    }));
    return replies;
}

} // namespace tandem
