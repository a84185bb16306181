#include "models/llm/replyvalue.h"

#include "models/llm/replyparser.h"
#include "models/text/plainline.h"
#include "models/words.h"

#include <QRegularExpression>
#include <QTextBoundaryFinder>

namespace tandem::llm {

QJsonValue firstOf(const QJsonObject& object, std::initializer_list<const char*> keys)
{
    for (const char* const key : keys) {
        const QJsonValue value = object.value(QLatin1String(key));
        if (!value.isUndefined() && !value.isNull())
            return value;
    }
    return QJsonValue(QJsonValue::Undefined);
}

std::optional<ReplyList> listIn(const QJsonValue& value, std::initializer_list<const char*> keys)
{
    if (value.isArray())
        return ReplyList{value.toArray(), QString()};
    for (const char* const key : keys) {
        if (const QJsonValue list = value[QLatin1String(key)]; list.isArray())
            return ReplyList{list.toArray(), QLatin1Char('/') + QLatin1String(key)};
    }
    return std::nullopt;
}

tl::unexpected<Error> faultyReply(const QString& what, const QString& where)
{
    return failure(
        ErrorCode::InvalidInput, what, where, LlmWords::tr("Try again, or use another model."));
}

namespace {

/// One answer that stands in several objects, none of which says otherwise than another; none where
/// they do, or are too many to be one.
std::optional<QJsonObject> unitedObject(const QList<QJsonValue>& values)
{
    constexpr qsizetype kMostParts = 16;
    constexpr qsizetype kMostKeys = 64;
    if (values.size() > kMostParts)
        return std::nullopt;
    QJsonObject united;
    for (const QJsonValue& value : values) {
        const QJsonObject part = value.toObject();
        if (!value.isObject() || united.size() + part.size() > kMostKeys)
            return std::nullopt;
        for (auto entry = part.begin(); entry != part.end(); ++entry) {
            const QJsonValue before = united.value(entry.key());
            if (!before.isUndefined() && before != entry.value())
                return std::nullopt;
            united.insert(entry.key(), entry.value());
        }
    }
    return united;
}

} // namespace

Expected<QJsonObject> objectInReply(const QString& reply)
{
    TANDEM_TRY(values, parseReplyValues(reply));
    QJsonValue value = values->first();
    if (values->size() > 1) {
        const auto united = unitedObject(*values);
        if (!united)
            return faultyReply(LlmWords::tr("The reply contains more than one JSON value."));
        value = *united;
    }
    if (const QJsonArray list = value.toArray(); list.size() == 1)
        value = list.first();
    if (!value.isObject())
        return faultyReply(LlmWords::tr("The reply is JSON, but not a single JSON object."));
    return value.toObject();
}

QString foldedWord(const QJsonValue& value)
{
    QString word = value.toString().simplified().toLower();
    while (word.endsWith(u'.') || word.endsWith(u' '))
        word.chop(1);
    return word;
}

std::optional<bool> yesOrNo(const QJsonValue& value)
{
    if (value.isBool())
        return value.toBool();
    const QString word = value.isDouble() ? QString::number(value.toDouble()) : foldedWord(value);
    if (word == QLatin1String("true") || word == QLatin1String("yes") || word == QLatin1String("1"))
        return true;
    if (word == QLatin1String("false") || word == QLatin1String("no") || word == QLatin1String("0"))
        return false;
    return {};
}

std::optional<int> wholeNumber(const QJsonValue& value)
{
    constexpr double most = 999'999'999;
    if (value.isDouble()) {
        const double number = value.toDouble();
        if (number >= -most && number <= most && number == double(int(number)))
            return int(number);
        return {};
    }
    static const QRegularExpression form(
        QStringLiteral("\\A\\s*(?:[A-Za-z]{1,10}\\s*)?[#\\[(]?\\s*(-?[0-9]{1,9})\\s*[\\])]?[.:]?"
                       "\\s*\\z"));
    constexpr qsizetype longest = 40;
    const QString text = value.toString();
    if (text.size() > longest)
        return {};
    const QRegularExpressionMatch match = form.match(text);
    return match.hasMatch() ? std::optional(match.captured(1).toInt()) : std::nullopt;
}

std::optional<int> firstOrSecond(const QJsonValue& value)
{
    if (const std::optional<int> number = wholeNumber(value))
        return *number == 1 || *number == 2 ? number : std::nullopt;
    QString word = foldedWord(value);
    for (const char* const noun : {" text", " output", " one", " selection"}) {
        if (word.endsWith(QLatin1String(noun)))
            word.chop(QLatin1String(noun).size());
    }
    if (word.startsWith(QLatin1String("the ")))
        word.remove(0, 4);
    if (word == QLatin1String("first") || word == QLatin1String("one"))
        return 1;
    if (word == QLatin1String("second") || word == QLatin1String("two"))
        return 2;
    return {};
}

QString boundedLine(const QJsonValue& value, qsizetype most)
{
    QString text = onPlainLine(value.toString());
    if (text.size() <= most)
        return text;
    constexpr qsizetype longestCharacter = 64; // nothing farther behind moves a boundary
    text.truncate(most + longestCharacter);
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, text);
    finder.setPosition(most - 1);
    const qsizetype cut = finder.isAtBoundary() ? most - 1 : finder.toPreviousBoundary();
    return text.first(cut) + QChar(0x2026);
}

QString reasonIn(const QJsonObject& object)
{
    return boundedLine(
        firstOf(object, {"explanation", "reason", "rationale", "reasoning"}), kMaxReasonUnits);
}

} // namespace tandem::llm
