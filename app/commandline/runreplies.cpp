#include "app/commandline/runreplies.h"

#include "app/commandline/commandwords.h"
#include "app/commandline/console.h"
#include "app/commandline/output.h"
#include "storage/repositories/replyrepository.h"

#include <QJsonDocument>
#include <QJsonObject>

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

void printReply(const LlmReply& reply, Console& console)
{
    console.out << CommandWords::tr("Reply %1, %2, %3: %4 + %5 tokens, HTTP %6.")
                       .arg(QString::number(reply.id.value), printable(reply.endpoint),
                           printable(reply.model), groupedCount(reply.usage.input),
                           groupedCount(reply.usage.output), QString::number(reply.httpStatus))
                << (reply.usable ? QString() : u' ' + printable(reply.error)) << '\n';
    const QJsonObject asked = QJsonDocument::fromJson(reply.request).object();
    QString turns;
    collectTurns(asked, QStringLiteral("user"), turns);
    console.out << CommandWords::tr("Asked:") << '\n' << turns;
    console.out << CommandWords::tr("Came back:") << '\n'
                << indented(QString::fromUtf8(reply.raw)) << '\n';
}

} // namespace

Expected<void> printReplies(Database& database, RunId run, Console& console)
{
    return forEachReply(database, run, [&](const LlmReply& reply) { printReply(reply, console); });
}

Expected<QJsonArray> repliesJson(Database& database, RunId run)
{
    QJsonArray replies;
    TANDEM_DO(forEachReply(database, run, [&](const LlmReply& reply) {
        replies.append(QJsonObject{{QStringLiteral("uuid"), reply.uuid},
            {QStringLiteral("endpoint"), reply.endpoint}, {QStringLiteral("model"), reply.model},
            {QStringLiteral("at"), reply.at.toString(Qt::ISODate)},
            {QStringLiteral("http_status"), reply.httpStatus},
            {QStringLiteral("request"), QJsonDocument::fromJson(reply.request).object()},
            {QStringLiteral("raw"), QString::fromUtf8(reply.raw)},
            {QStringLiteral("text"), reply.text}, {QStringLiteral("usable"), reply.usable},
            {QStringLiteral("error"), reply.error},
            {QStringLiteral("input_tokens"), reply.usage.input},
            {QStringLiteral("output_tokens"), reply.usage.output},
            {QStringLiteral("cost"), reply.cost ? QJsonValue(*reply.cost) : QJsonValue()}});
    }));
    return replies;
}

} // namespace tandem
