#include "storage/project/usersumreplycheck.h"

#include "models/llm/wireformat.h"
#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/project/projectwords.h"
#include "storage/repositories/runkindid.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace tandem {

namespace {

constexpr int kHttpOk = 200;

/// Of a reply, what may be compared.
struct SentReply
{
    QByteArray raw;
    QString text;
    QString model;
    QString error;
    QByteArray request;
    QString modelOfRun; ///< of the run that asked; empty where none did
};

/// Whether text and model are those in the body, in whichever format it came.
bool isAsItCame(const SentReply& reply)
{
    // checkEarlierResults() names these.
    if (llm::isBrokenOff(reply.raw))
        return true;
    bool isReadable = false;
    for (const auto format :
        {llm::WireFormat::OpenAi, llm::WireFormat::Anthropic, llm::WireFormat::Gemini}) {
        const auto read = llm::decodeChat(format, {kHttpOk, "application/json", {}, reply.raw});
        if (!read)
            continue;
        isReadable = true;
        if (read->text == reply.text && (read->model.isEmpty() || read->model == reply.model))
            return true;
    }
    // What could not be read is kept without a text.
    return reply.text.isEmpty() && (!isReadable || !reply.error.isEmpty());
}

bool isOfItsRun(const SentReply& reply)
{
    const QString asked = QJsonDocument::fromJson(reply.request)
                              .object()
                              .value(QLatin1String("model"))
                              .toString(reply.modelOfRun);
    return !llm::messagesInBody(reply.request).isEmpty() &&
           (reply.modelOfRun.isEmpty() || asked == reply.modelOfRun);
}

} // namespace

Expected<void> checkUsersumReplies(Database& database, const std::function<Expected<void>()>& goOn,
    const std::function<void(const QString&)>& tell)
{
    int different = 0;
    int strangers = 0;
    const QString kinds = sqlKindsAbout(RunItems::TimelineUsers) +
                          QStringLiteral(" OR r.kind IN ") + sqlKindsAbout(RunItems::UserSummaries);
    TANDEM_DO(eachRow(database,
        QStringLiteral("SELECT y.raw, y.text, y.model, y.error, y.request, coalesce(a.model, '')"
                       " FROM llm_reply y LEFT JOIN llm_run a ON a.id = y.run_id WHERE y.id IN"
                       " (SELECT t.reply_id FROM llm_task t JOIN llm_run r ON r.id = t.run_id"
                       " WHERE t.reply_id IS NOT NULL AND (r.kind IN %1))")
            .arg(kinds),
        {}, [&](Statement& row) -> Expected<void> {
            TANDEM_DO(goOn());
            SentReply reply;
            row.read(
                reply.raw, reply.text, reply.model, reply.error, reply.request, reply.modelOfRun);
            different += isAsItCame(reply) ? 0 : 1;
            strangers += isOfItsRun(reply) ? 0 : 1;
            return {};
        }));
    if (different > 0)
        tell(ProjectWords::tr("%n reply(s) of models about users with another text or model than "
                              "the server sent",
            nullptr, different));
    if (strangers > 0)
        tell(ProjectWords::tr("%n reply(s) of models about users to something else than their run "
                              "asks",
            nullptr, strangers));
    return {};
}

} // namespace tandem
