#include "llmfault.h"

#include "llmanswer.h"
#include "llmevents.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace tandem::llm {

namespace {

constexpr qsizetype kHuge = 17 * 1024 * 1024;

ServedAnswer withStatus(const LlmQuestion& question, const LlmFault& fault)
{
    const QString words = fault.words.isEmpty() ? QStringLiteral("Injected failure.") : fault.words;
    ServedAnswer answer = errorAnswer(question.format, fault.status, words);
    if (!fault.code.isEmpty())
        answer.body.replace("\"code\":null", "\"code\":\"" + fault.code + '"');
    if (!fault.retryAfter.isEmpty())
        answer.setHeader("Retry-After", fault.retryAfter);
    return answer;
}

ServedAnswer redirect()
{
    ServedAnswer answer;
    answer.status = 307;
    answer.setHeader("Location", "https://elsewhere.example/v1/chat/completions");
    return answer;
}

ServedAnswer webPage()
{
    ServedAnswer answer;
    answer.setHeader("Content-Type", "text/html; charset=utf-8");
    answer.body = "<!DOCTYPE html><html><body>Please sign in</body></html>";
    return answer;
}

ServedAnswer brokenOff(const LlmQuestion& question, ServedAnswer answer, const QString& reason)
{
    QJsonObject body = QJsonDocument::fromJson(answer.body).object();
    const auto inFirst = [&](const QString& list, const QString& key) {
        QJsonObject first = body[list][0].toObject();
        first.insert(key, reason);
        body.insert(list, QJsonArray{first});
    };
    switch (question.format) {
    case WireFormat::OpenAi:
        inFirst(QStringLiteral("choices"), QStringLiteral("finish_reason"));
        break;
    case WireFormat::Anthropic:
        body.insert(QStringLiteral("stop_reason"), reason);
        break;
    case WireFormat::Gemini:
        inFirst(QStringLiteral("candidates"), QStringLiteral("finishReason"));
        break;
    }
    answer.body = QJsonDocument(body).toJson(QJsonDocument::Compact);
    return answer;
}

ServedAnswer errorInside(const LlmQuestion& question, const LlmFault& fault)
{
    ServedAnswer answer = errorAnswer(question.format, fault.status, fault.words);
    if (question.format == WireFormat::OpenAi)
        answer.body.replace("\"code\":null", "\"code\":" + QByteArray::number(fault.status));
    answer.status = 200;
    return answer;
}

ServedAnswer withoutUsage(ServedAnswer answer)
{
    QJsonObject body = QJsonDocument::fromJson(answer.body).object();
    body.remove(QLatin1String("usage"));
    answer.body = QJsonDocument(body).toJson(QJsonDocument::Compact);
    return answer;
}

ServedAnswer withFewTokens(ServedAnswer answer)
{
    constexpr int kFew = 150;
    QJsonObject body = QJsonDocument::fromJson(answer.body).object();
    QJsonObject usage = body[QLatin1String("usage")].toObject();
    usage.insert(QStringLiteral("prompt_tokens"), kFew);
    body.insert(QStringLiteral("usage"), usage);
    answer.body = QJsonDocument(body).toJson(QJsonDocument::Compact);
    return answer;
}

} // namespace

ServedAnswer spoilt(const LlmQuestion& question, ServedAnswer answer, const LlmFault& fault)
{
    using Kind = LlmFault::Kind;
    using Delivery = ServedAnswer::Delivery;
    switch (fault.kind) {
    case Kind::None:
        return answer;
    case Kind::Status:
        return withStatus(question, fault);
    case Kind::Hang:
        answer.delivery = Delivery::Never;
        return answer;
    case Kind::SlowDrip:
        answer.delivery = Delivery::Drip;
        return answer;
    case Kind::CutBeforeHeaders:
        answer.delivery = Delivery::CutBeforeHeaders;
        return answer;
    case Kind::CutInHeaders:
        answer.delivery = Delivery::CutInHeaders;
        return answer;
    case Kind::CutInBody:
        answer.delivery = Delivery::CutInBody;
        return answer;
    case Kind::TruncatedJson:
        answer.body.chop(answer.body.size() / 3);
        return answer;
    case Kind::MalformedJson:
        answer.body.replace(':', ';');
        return answer;
    case Kind::WrongContentType:
        return webPage();
    case Kind::EmptyChoices:
        return emptyAnswer(question);
    case Kind::BrokenOff:
        return brokenOff(question, answer, fault.words);
    case Kind::ErrorInside:
        return errorInside(question, fault);
    case Kind::WithoutUsage:
        return withoutUsage(answer);
    case Kind::FewTokens:
        return withFewTokens(answer);
    case Kind::Refusal:
        return refusalAnswer(question);
    case Kind::HugeReply:
        return chatAnswer(question, QString(kHuge, u'a'));
    case Kind::EndlessReply:
        answer = chatAnswer(question, QString(kHuge, u'a'));
        answer.delivery = Delivery::Chunked;
        return answer;
    case Kind::HugeHeaders:
        for (const char* name : {"X-A", "X-B", "X-C", "X-D"})
            answer.setHeader(name, QByteArray(70 * 1024, 'a'));
        return answer;
    case Kind::InvalidUtf8:
        answer.body.replace("answer", "ans\xff\xfewer");
        return answer;
    case Kind::Compressed:
        answer.body = qCompress(answer.body).mid(4); // without Qt's own length before it
        answer.setHeader("Content-Encoding", "deflate");
        return answer;
    case Kind::BrokenCompression:
        answer.setHeader("Content-Encoding", "gzip");
        return answer;
    case Kind::UntilClose:
        answer.delivery = Delivery::UntilClose;
        return answer;
    case Kind::Events:
        return asEvents(question, answer);
    case Kind::Redirect:
        return redirect();
    }
    return answer;
}

} // namespace tandem::llm
