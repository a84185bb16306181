#include "models/llm/keyblot.h"
#include "models/llm/wirejson.h"
#include "models/text/decode.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>

namespace tandem::llm {

namespace {

constexpr qsizetype kLongestMessage = 500;

/// The first text among the places where servers put their words.
QString wordsIn(const QJsonValue& value)
{
    if (value.isString())
        return value.toString();
    if (value.isArray())
        return wordsIn(value.toArray().first());
    if (!value.isObject())
        return {};
    static const QLatin1String places[] = {QLatin1String("error"), QLatin1String("message"),
        QLatin1String("detail"), QLatin1String("msg"), QLatin1String("error_description")};
    for (const QLatin1String place : places) {
        if (const QString words = wordsIn(value[place]); !words.isEmpty())
            return words;
    }
    return {};
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
    if (const QString secret = key.trimmed(); !secret.isEmpty())
        words.replace(secret, QStringLiteral("***"), Qt::CaseInsensitive);
    return shortened(words, longest);
}

} // namespace

QString errorMessage(WireFormat format, const HttpResponse& response, const QString& key)
{
    Q_UNUSED(format) // the places differ between servers of one format more than between formats
    if (firstInvalidUtf8(response.body) >= 0)
        return {};
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(response.body, &error);
    QString words;
    if (document.isObject())
        words = wordsIn(document.object());
    else if (document.isArray())
        words = wordsIn(document.array());
    else if (isPlainText(response))
        words = QString::fromUtf8(response.body);
    return shown(words, key, kLongestMessage);
}

QString firstWords(const HttpResponse& response, const QString& key)
{
    constexpr qsizetype kLongest = 120;
    constexpr qsizetype kLooked = 64 * 1024;
    if (const QString said = errorMessage(WireFormat::OpenAi, response, key); !said.isEmpty())
        return said;
    QString words = QString::fromUtf8(response.body.left(kLooked));
    static const QRegularExpression marks(
        QStringLiteral("<(script|style)\\b.*?</\\1\\s*>|<!--.*?-->|<[^>]{1,2000}>"),
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::DotMatchesEverythingOption);
    if (words.trimmed().startsWith(QLatin1Char('<')))
        words.replace(marks, QStringLiteral(" "));
    return shown(words, key, kLongest);
}

} // namespace tandem::llm
