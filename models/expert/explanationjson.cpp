#include "models/expert/explanationjson.h"

#include "models/words.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <stdexcept>

namespace tandem::expert {

namespace {

constexpr int kExplanationVersion = 1;

// Short names: there are some fifty decisions in each of thousands of evaluations. What is empty is
// left out.

void insertText(QJsonObject& json, const QString& name, const QString& text)
{
    if (!text.isEmpty())
        json.insert(name, text);
}

void insertReply(QJsonObject& json, ReplyId reply)
{
    if (reply.isValid())
        json.insert(QStringLiteral("reply"), reply.value);
}

QJsonObject json(const Aspect& aspect)
{
    QJsonObject object{{QStringLiteral("title"), aspect.title}};
    insertText(object, QStringLiteral("description"), aspect.description);
    object.insert(QStringLiteral("evidence"), QJsonArray::fromStringList(aspect.evidence));
    return object;
}

QJsonObject json(const Alignment& alignment)
{
    QJsonObject object{{QStringLiteral("aligned"), alignment.aligned}};
    insertText(object, QStringLiteral("reason"), alignment.reason);
    insertText(object, QStringLiteral("fault"), alignment.fault);
    insertReply(object, alignment.reply);
    return object;
}

QJsonObject json(const AspectMatch& match)
{
    QJsonObject object{{QStringLiteral("matched"), match.matched}};
    if (match.other)
        object.insert(QStringLiteral("other"), *match.other);
    insertText(object, QStringLiteral("otherTitle"), match.otherTitle);
    insertText(object, QStringLiteral("reason"), match.reason);
    insertText(object, QStringLiteral("fault"), match.fault);
    insertReply(object, match.reply);
    if (!match.counts)
        object.insert(QStringLiteral("counts"), false);
    if (match.content != Alignment{})
        object.insert(QStringLiteral("content"), json(match.content));
    if (match.style != Alignment{})
        object.insert(QStringLiteral("style"), json(match.style));
    return object;
}

QJsonObject json(const ExplainedSide& side)
{
    QJsonArray aspects;
    for (const Aspect& aspect : side.aspects)
        aspects.append(json(aspect));
    QJsonArray matches;
    for (const AspectMatch& match : side.matches)
        matches.append(json(match));
    QJsonObject object{{QStringLiteral("aspects"), aspects}, {QStringLiteral("matches"), matches}};
    insertText(object, QStringLiteral("fault"), side.fault);
    insertReply(object, side.reply);
    if (side.tokensRead >= 0)
        object.insert(QStringLiteral("tokensRead"), side.tokensRead);
    if (side.tokensInText >= 0)
        object.insert(QStringLiteral("tokensInText"), side.tokensInText);
    return object;
}

// Thrown inside this file only.
struct NotAnExplanation : std::runtime_error
{
    using std::runtime_error::runtime_error;
};

QJsonValue field(const QJsonObject& object, const char* name, QJsonValue::Type type)
{
    const QJsonValue value = object.value(QLatin1String(name));
    if (value.type() != type)
        throw NotAnExplanation(name);
    return value;
}

QString text(const QJsonObject& object, const char* name)
{
    const QJsonValue value = object.value(QLatin1String(name));
    if (!value.isUndefined() && !value.isString())
        throw NotAnExplanation(name);
    return value.toString();
}

ReplyId replyIn(const QJsonObject& object)
{
    return ReplyId{object.value(QStringLiteral("reply")).toInteger(0)};
}

Aspect aspectFrom(const QJsonObject& object)
{
    Aspect aspect{text(object, "title"), text(object, "description"), {}};
    for (const auto& piece : field(object, "evidence", QJsonValue::Array).toArray())
        aspect.evidence.append(piece.toString());
    return aspect;
}

Alignment alignmentFrom(const QJsonObject& match, const char* name)
{
    const QJsonValue value = match.value(QLatin1String(name));
    if (value.isUndefined())
        return {};
    const QJsonObject object = value.toObject();
    return {field(object, "aligned", QJsonValue::Bool).toBool(), text(object, "reason"),
        text(object, "fault"), replyIn(object)};
}

AspectMatch matchFrom(const QJsonObject& object)
{
    AspectMatch match;
    match.matched = field(object, "matched", QJsonValue::Bool).toBool();
    if (object.contains(QStringLiteral("other")))
        match.other = field(object, "other", QJsonValue::Double).toInt(-1);
    match.otherTitle = text(object, "otherTitle");
    match.reason = text(object, "reason");
    match.fault = text(object, "fault");
    match.reply = replyIn(object);
    match.content = alignmentFrom(object, "content");
    match.style = alignmentFrom(object, "style");
    match.counts = object.value(QStringLiteral("counts")).toBool(true);
    return match;
}

ExplainedSide sideFrom(const QJsonObject& object)
{
    ExplainedSide side;
    for (const auto& aspect : field(object, "aspects", QJsonValue::Array).toArray())
        side.aspects.append(aspectFrom(aspect.toObject()));
    for (const auto& match : field(object, "matches", QJsonValue::Array).toArray())
        side.matches.append(matchFrom(match.toObject()));
    side.fault = text(object, "fault");
    side.reply = replyIn(object);
    side.tokensRead = object.value(QStringLiteral("tokensRead")).toInt(-1);
    side.tokensInText = object.value(QStringLiteral("tokensInText")).toInt(-1);
    if (side.aspects.size() != side.matches.size())
        throw NotAnExplanation("matches");
    return side;
}

void checkLinks(const ExplainedSide& side, const ExplainedSide& others)
{
    for (const AspectMatch& match : side.matches) {
        if (match.other && (*match.other < 0 || *match.other >= others.aspects.size()))
            throw NotAnExplanation("other");
    }
}

} // namespace

QByteArray explanationJson(const Explanation& explanation)
{
    QJsonObject object{{QStringLiteral("version"), kExplanationVersion},
        {QStringLiteral("expected"), json(explanation.expected)},
        {QStringLiteral("generated"), json(explanation.generated)}};
    if (!explanation.remarks.isEmpty())
        object.insert(QStringLiteral("remarks"), QJsonArray::fromStringList(explanation.remarks));
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

Expected<Explanation> explanationFrom(const QByteArray& bytes)
{
    try {
        const QJsonObject object = QJsonDocument::fromJson(bytes).object();
        if (object.value(QStringLiteral("version")).toInt() != kExplanationVersion)
            throw NotAnExplanation("version");
        Explanation explanation;
        explanation.expected = sideFrom(field(object, "expected", QJsonValue::Object).toObject());
        explanation.generated = sideFrom(field(object, "generated", QJsonValue::Object).toObject());
        checkLinks(explanation.expected, explanation.generated);
        checkLinks(explanation.generated, explanation.expected);
        for (const auto& remark : object.value(QStringLiteral("remarks")).toArray())
            explanation.remarks.append(remark.toString());
        return explanation;
    } catch (const NotAnExplanation& fault) {
        return failure(ErrorCode::InvalidInput,
            ExpertWords::tr("A stored evaluation cannot be read: \"%1\" is missing or wrong.")
                .arg(QLatin1String(fault.what())));
    }
}

} // namespace tandem::expert
