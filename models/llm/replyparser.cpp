#include "models/llm/replyparser.h"

#include "models/llm/jsonrepair.h"
#include "models/words.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <optional>
#include <utility>

namespace tandem::llm {

namespace {

using End = RepairAttempt::End;
using Weight = RepairAttempt::Weight;

constexpr qsizetype kMostBytes = 8 * 1024 * 1024;
constexpr int kMostLevels = 64;
/// More than anything asks for at once; all of them are held.
constexpr qsizetype kMostValues = 4096;

QString placeOf(const QString& text, qsizetype position)
{
    const QStringView before = QStringView(text).first(position);
    const qsizetype line = before.count(QLatin1Char('\n')) + 1;
    const qsizetype column = position - before.lastIndexOf(QLatin1Char('\n'));
    return LlmWords::tr("the reply, line %1, column %2").arg(line).arg(column);
}

tl::unexpected<Error> refused(const QString& what, const QString& where, const QString& detail = {})
{
    return failure(ErrorCode::InvalidInput, what, where,
        LlmWords::tr("Try again, or use another model."), detail);
}

tl::unexpected<Error> tooDeep(const QString& where)
{
    return refused(
        LlmWords::tr("The JSON is nested deeper than %n level(s).", "", kMostLevels), where);
}

/// `json` is what the repair wrote, which keeps to the grammar; numbers may still be out of range.
Expected<ParsedReply> read(const QString& json, Leniency leniency)
{
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(json.toUtf8(), &error);
    if (error.error != QJsonParseError::NoError)
        return refused(LlmWords::tr("The reply contains invalid JSON."), {}, error.errorString());
    if (document.isArray())
        return ParsedReply{document.array(), leniency};
    return ParsedReply{document.object(), leniency};
}

/// The next bracket that opens, from `from` on; -1 where there is none.
qsizetype nextBracket(const QString& text, qsizetype from)
{
    for (qsizetype i = from; i < text.size(); ++i) {
        if (text.at(i) == QLatin1Char('{') || text.at(i) == QLatin1Char('['))
            return i;
    }
    return -1;
}

/// The offset of the first character from `from` on that is no blank.
qsizetype nextVisible(const QString& text, qsizetype from)
{
    while (from < text.size() && text.at(from).isSpace())
        ++from;
    return from;
}

/// Whether more elements stand behind a value that was read to its end: a bracket too many closed
/// it early, and the rest must not be lost.
bool goesOn(const QString& text, qsizetype position)
{
    const qsizetype comma = nextVisible(text, position);
    if (comma >= text.size() || text.at(comma) != QLatin1Char(','))
        return false;
    const qsizetype next = nextVisible(text, comma + 1);
    return next < text.size() && QStringView(u"\"'{[").contains(text.at(next));
}

/// Looks through a reply for the values that may be its answer: those that weigh most.
class AnswerSearch final
{
public:
    explicit AnswerSearch(const QString& text)
        : m_text(text)
    {
    }

    /// As strict JSON, at least one.
    Expected<QStringList> run(qsizetype from)
    {
        while ((from = nextBracket(m_text, from)) >= 0) {
            const RepairAttempt attempt = repairJson(m_text, from, kMostLevels);
            if (attempt.end == End::NotJson) {
                from = qMax(from + 1, attempt.position);
                continue;
            }
            if (attempt.end != End::Done)
                return failed(attempt);
            if (goesOn(m_text, attempt.position))
                return refused(LlmWords::tr("A bracket closes too early."),
                    placeOf(m_text, attempt.position - 1));
            take(attempt);
            if (m_values.size() > kMostValues)
                return refused(LlmWords::tr("The reply contains more than one JSON value."), {});
            from = attempt.position;
        }
        if (m_values.isEmpty())
            return refused(LlmWords::tr("The reply contains no JSON."), {});
        return m_values;
    }

private:
    tl::unexpected<Error> failed(const RepairAttempt& attempt) const
    {
        const QString where = placeOf(m_text, attempt.position);
        if (attempt.end == End::TooDeep)
            return tooDeep(where);
        if (attempt.end == End::CutOff)
            return refused(LlmWords::tr("The reply is cut off inside its JSON."), where);
        return refused(LlmWords::tr("The reply contains invalid JSON."), where);
    }

    void take(const RepairAttempt& attempt)
    {
        if (!m_values.isEmpty() && attempt.weight < m_weight)
            return;
        if (attempt.weight > m_weight)
            m_values.clear();
        m_weight = attempt.weight;
        m_values.append(attempt.json);
    }

    const QString& m_text;
    QStringList m_values;
    Weight m_weight = Weight::Empty; ///< of these
};

/// Where the answer may begin: behind the thoughts that some models put before it. -1 where the
/// thoughts have no end.
qsizetype answerStart(const QString& text)
{
    static const QRegularExpression opening(
        QStringLiteral("\\A\\s*<(think(?:ing)?|thoughts?|reasoning)>"),
        QRegularExpression::CaseInsensitiveOption);
    const QRegularExpressionMatch opened = opening.match(text);
    // Servers may keep the opening tag of this one to themselves.
    const QString name = opened.hasMatch() ? opened.captured(1) : QStringLiteral("think");
    const QString closing = QStringLiteral("</%1>").arg(name);
    const qsizetype end = text.indexOf(closing, 0, Qt::CaseInsensitive);
    if (end >= 0)
        return end + closing.size();
    return opened.hasMatch() ? -1 : 0;
}

/// The reply where all of it is strict JSON. (QJsonDocument alone would not tell: it takes raw
/// line breaks, and drops the backslash of escapes that it does not know.)
std::optional<QString> strictJson(const QString& text)
{
    const qsizetype begin = nextVisible(text, 0);
    if (begin >= text.size() || nextBracket(text, begin) != begin)
        return std::nullopt;
    const RepairAttempt attempt = repairJson(text, begin, kMostLevels);
    const bool whole =
        attempt.end == End::Done && nextVisible(text, attempt.position) == text.size();
    return whole && !attempt.mended ? std::optional(attempt.json) : std::nullopt;
}

bool isTooLarge(const QString& text)
{
    return text.size() > kMostBytes || text.toUtf8().size() > kMostBytes;
}

} // namespace

QString withoutThoughts(const QString& reply)
{
    const qsizetype start = answerStart(reply);
    return start < 0 ? QString() : reply.mid(start).trimmed();
}

QString answerText(const QString& reply)
{
    QString answer = withoutThoughts(reply);
    const QLatin1String fence("```");
    const qsizetype line = answer.indexOf(QLatin1Char('\n'));
    if (line > 0 && answer.size() > 2 * fence.size() && answer.startsWith(fence) &&
        answer.endsWith(fence) && answer.count(fence) == 2)
        answer = answer.sliced(line + 1).chopped(fence.size()).trimmed();
    return answer;
}

namespace {

/// What may be the answer, as strict JSON: at least one value.
struct FoundJson
{
    QStringList values;
    Leniency leniency = Leniency::Strict;
};

Expected<FoundJson> findJson(const QString& text)
{
    if (isTooLarge(text))
        return refused(LlmWords::tr("The reply is larger than 8 MiB."), {});
    if (nextVisible(text, 0) == text.size())
        return refused(LlmWords::tr("The reply is empty."), {});
    if (const std::optional<QString> json = strictJson(text))
        return FoundJson{{*json}, Leniency::Strict};
    const qsizetype start = answerStart(text);
    if (start < 0)
        return refused(LlmWords::tr("The reply is cut off before its JSON."), {});
    TANDEM_TRY(values, AnswerSearch(text).run(start));
    return FoundJson{*values, Leniency::Repaired};
}

} // namespace

Expected<ParsedReply> parseReply(const QString& text)
{
    TANDEM_TRY(found, findJson(text));
    const QString first = found->values.first();
    for (const QString& other : std::as_const(found->values)) {
        if (other != first)
            return refused(LlmWords::tr("The reply contains more than one JSON value."), {});
    }
    return read(first, found->leniency);
}

Expected<QList<QJsonValue>> parseReplyValues(const QString& text)
{
    TANDEM_TRY(found, findJson(text));
    QList<QJsonValue> values;
    for (const QString& json : std::as_const(found->values)) {
        TANDEM_TRY(parsed, read(json, found->leniency));
        values.append(parsed->value);
    }
    return values;
}

} // namespace tandem::llm
