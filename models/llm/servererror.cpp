#include "models/llm/eventstream.h"
#include "models/llm/keyblot.h"
#include "models/llm/wirejson.h"
#include "models/text/decode.h"

#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>

namespace tandem::llm {

namespace {

constexpr qsizetype kLongestMessage = 500;

/// A fault of one field, as FastAPI tells it: the field's name in front of what is wrong with it;
/// empty for anything else.
QString faultOfField(const QJsonValue& value)
{
    const QString words = value[QLatin1String("msg")].toString();
    const QJsonArray path = value[QLatin1String("loc")].toArray();
    QStringList names;
    for (const QJsonValue& part : path)
        names.append(part.isDouble() ? QString::number(part.toInt()) : part.toString());
    if (!names.isEmpty() && names.first() == QLatin1String("body"))
        names.removeFirst();
    return words.isEmpty() || names.isEmpty()
               ? QString()
               : QStringLiteral("%1: %2").arg(names.join(QLatin1Char('.')), words);
}

/// The first text among the places where servers put their words.
QString wordsIn(const QJsonValue& value)
{
    if (value.isString())
        return value.toString();
    if (value.isArray())
        return wordsIn(value.toArray().first());
    if (!value.isObject())
        return {};
    if (const QString fault = faultOfField(value); !fault.isEmpty())
        return fault;
    static const QLatin1String places[] = {QLatin1String("error"), QLatin1String("message"),
        QLatin1String("detail"), QLatin1String("msg"), QLatin1String("error_description"),
        QLatin1String("errors"), QLatin1String("base_resp"), QLatin1String("status_msg")};
    for (const QLatin1String place : places) {
        if (const QString words = wordsIn(value[place]); !words.isEmpty())
            return words;
    }
    return {};
}

/// The JSON of a body, whose whole may stand between the marks of a stream; an object with the
/// error in it where it is a stream itself.
QJsonValue jsonIn(const HttpResponse& response)
{
    const QJsonDocument document = QJsonDocument::fromJson(withoutStreamMarks(response.body));
    if (document.isArray())
        return document.array();
    if (document.isObject())
        return document.object();
    if (!isEventStream(response))
        return {};
    const auto joined = joinedEvents(response.body);
    return joined ? QJsonValue(*joined) : QJsonValue();
}

/// The same, where the error stands beside what came of the answer.
QString wordsBesideAnswer(const QJsonValue& body)
{
    const QJsonValue choice = body[QLatin1String("choices")][0];
    if (const QString words = wordsIn(choice[QLatin1String("error")]); !words.isEmpty())
        return words;
    return body[QLatin1String("candidates")][0][QLatin1String("finishMessage")].toString();
}

/// Whether a body can be quoted at all: neither binary data nor a text in another encoding.
bool isUtf8Text(const QByteArray& body)
{
    return !body.contains('\0') && firstInvalidUtf8(body) < 0;
}

bool isPlainText(const HttpResponse& response)
{
    const QByteArray type = response.contentType.toLower();
    return (type.isEmpty() || type.startsWith("text/plain")) &&
           !response.body.trimmed().startsWith('<');
}

/// Control characters and marks that turn the direction of text would change how the words read.
QString readable(QString words)
{
    for (QChar& c : words) {
        const char16_t code = c.unicode();
        const bool turns = (code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069);
        if (c.category() == QChar::Other_Control || turns)
            c = QLatin1Char(' ');
    }
    return words.simplified();
}

QString shortened(QString words, qsizetype longest)
{
    if (words.size() <= longest)
        return words;
    qsizetype length = longest - 1;
    if (words.at(length - 1).isHighSurrogate())
        --length;
    words.truncate(length);
    return words + QChar(0x2026);
}

QString shown(QString words, const QString& key, qsizetype longest)
{
    words = readable(words);
    // Before anything is cut, or a part of the key could be left at the end.
    blotOutKey(words, key);
    return shortened(words, longest);
}

} // namespace

namespace {

constexpr int kBadRequest = 400;
constexpr int kUnauthorized = 401;
constexpr int kPaymentRequired = 402;
constexpr int kForbidden = 403;
constexpr int kNotFoundStatus = 404;
constexpr int kTooManyRequests = 429;

/// The status that a number stands for which an error names; 0 where it is none of a failure.
int failureStatus(const QJsonValue& value)
{
    const int status = value.isString() ? value.toString().toInt() : value.toInt();
    return status >= kBadRequest && status < 600 ? status : 0;
}

/// The types of errors by their names, as OpenAI, Anthropic and Gemini give them.
int statusOfType(const QString& type)
{
    static const QHash<QString, int> types{{QStringLiteral("invalid_request_error"), kBadRequest},
        {QStringLiteral("invalid_argument"), kBadRequest},
        {QStringLiteral("failed_precondition"), kBadRequest},
        {QStringLiteral("authentication_error"), kUnauthorized},
        {QStringLiteral("invalid_api_key"), kUnauthorized},
        {QStringLiteral("unauthenticated"), kUnauthorized},
        {QStringLiteral("billing_error"), kPaymentRequired},
        {QStringLiteral("insufficient_quota"), kPaymentRequired},
        {QStringLiteral("permission_error"), kForbidden},
        {QStringLiteral("permission_denied"), kForbidden},
        {QStringLiteral("not_found_error"), kNotFoundStatus},
        {QStringLiteral("not_found"), kNotFoundStatus},
        {QStringLiteral("model_not_found"), kNotFoundStatus},
        {QStringLiteral("request_too_large"), 413},
        {QStringLiteral("context_length_exceeded"), kBadRequest},
        {QStringLiteral("rate_limit_error"), kTooManyRequests},
        {QStringLiteral("rate_limit_exceeded"), kTooManyRequests},
        {QStringLiteral("resource_exhausted"), kTooManyRequests},
        {QStringLiteral("api_error"), 500}, {QStringLiteral("server_error"), 500},
        {QStringLiteral("internal"), 500}, {QStringLiteral("unavailable"), 503},
        {QStringLiteral("timeout_error"), 504}, {QStringLiteral("deadline_exceeded"), 504},
        {QStringLiteral("overloaded_error"), 529}};
    return types.value(type.toLower());
}

bool isSaidIn(const QString& words, const QString& pattern)
{
    return QRegularExpression(pattern, QRegularExpression::CaseInsensitiveOption)
        .match(words)
        .hasMatch();
}

/// What cannot pass by waiting, as far as an error's words tell that; else 0.
int statusOfWords(const QString& words)
{
    static const QString credit =
        QStringLiteral("insufficient[ _](quota|credit|fund|balance)|credit balance is too low|"
                       "\\b(no|out of|not enough) credits?\\b|payment required");
    static const QString refusedKey = QStringLiteral(
        "(invalid|incorrect|wrong|missing|expired|revoked)[^.:]{0,20}\\bapi[ _-]?key|"
        "api[ _-]?key[^.:]{0,20}(not valid|invalid|incorrect|expired)|"
        "\\b(not |un)authenticated\\b|\\bunauthori[sz]ed\\b\\W*\\z|"
        "\\bauthentication (error|failed|failure|required)|"
        "(invalid|expired) (access|auth|authentication|authorization|bearer) token");
    static const QString noModel =
        QStringLiteral("\\bmodel\\b[^.]{0,80}(not found|does not exist|not exist)|"
                       "(unknown|no such) model");
    if (isSaidIn(words, credit))
        return kPaymentRequired;
    if (isSaidIn(words, refusedKey))
        return kUnauthorized;
    return isSaidIn(words, noModel) ? kNotFoundStatus : 0;
}

/// What an object says that tells of an error; 0 where it says nothing.
int statusIn(const QJsonValue& error)
{
    for (const char* place : {"code", "status", "status_code", "statusCode"}) {
        if (const int status = failureStatus(error[QLatin1String(place)]))
            return status;
    }
    for (const char* place : {"code", "status", "type"}) {
        if (const int status = statusOfType(error[QLatin1String(place)].toString()))
            return status;
    }
    return 0;
}

/// What a body says of an error that came with a status of success; 0 where it says nothing.
int statusOfError(const QJsonValue& body, const QString& words)
{
    for (const QJsonValue& place : {body[QLatin1String("error")], body}) {
        if (const int status = statusIn(place))
            return status;
    }
    return statusOfWords(words);
}

/// Whether there is something of a model's answer in a body, which tells of no error then but in
/// its `error`.
bool holdsAnswer(const QJsonValue& body)
{
    const QJsonValue content = body[QLatin1String("content")];
    return !body[QLatin1String("choices")].toArray().isEmpty() ||
           !body[QLatin1String("candidates")].toArray().isEmpty() || !content.toArray().isEmpty() ||
           content.isString();
}

} // namespace

int statusMeant(const HttpResponse& response)
{
    constexpr int kFirstOther = 300;
    const int status = response.status;
    const bool isAnswered = status >= 200 && status < kFirstOther;
    if (!isAnswered && status != kBadRequest && status != kForbidden && status != kTooManyRequests)
        return status;
    const QJsonValue json = jsonIn(response);
    const QJsonValue body = json.isArray() ? json[0] : json;
    const QJsonValue error = body[QLatin1String("error")];
    const QString words = error[QLatin1String("type")].toString() + u' ' +
                          error[QLatin1String("code")].toString() + u' ' + wordsIn(body);
    if (isAnswered && !isError(error) && holdsAnswer(body))
        return status;
    const int meant = isAnswered ? statusOfError(body, words) : statusOfWords(words);
    const bool saysWhy = meant == kPaymentRequired || meant == kUnauthorized;
    return meant > 0 && (isAnswered || saysWhy) ? meant : status;
}

QString errorMessage(WireFormat format, const HttpResponse& response, const QString& key)
{
    Q_UNUSED(format) // the places differ between servers of one format more than between formats
    if (!isUtf8Text(response.body))
        return {};
    const QJsonValue json = jsonIn(response);
    QString words = wordsIn(json);
    if (words.isEmpty())
        words = wordsBesideAnswer(json);
    if (json.isNull() && isPlainText(response))
        words = QString::fromUtf8(response.body);
    return shown(words, key, kLongestMessage);
}

QString firstWords(const HttpResponse& response, const QString& key)
{
    constexpr qsizetype kLongest = 120;
    constexpr qsizetype kLooked = 64 * 1024;
    if (const QString said = errorMessage(WireFormat::OpenAi, response, key); !said.isEmpty())
        return said;
    if (!isUtf8Text(response.body))
        return {};
    QString words = QString::fromUtf8(response.body.left(kLooked));
    static const QRegularExpression marks(
        QStringLiteral("<(script|style)\\b.*?</\\1\\s*>|<!--.*?-->|<[^>]{1,2000}>"),
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::DotMatchesEverythingOption);
    if (words.trimmed().startsWith(QLatin1Char('<')))
        words.replace(marks, QStringLiteral(" "));
    return shown(words, key, kLongest);
}

} // namespace tandem::llm
