#include "storage/repositories/opinioneventjson.h"

#include "storage/repositories/repositorywords.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <array>

namespace tandem {

namespace {

constexpr qsizetype kLargest = qsizetype(64) * 1024;
constexpr std::array kCriterionKeys{QLatin1String("faithful"), QLatin1String("references"),
    QLatin1String("atomic"), QLatin1String("independent")};
constexpr std::array kResponseWords{
    QLatin1String("accept"), QLatin1String("change"), QLatin1String("defend")};
constexpr std::array kVerdictWords{
    QLatin1String("keep"), QLatin1String("change"), QLatin1String("drop")};
constexpr QLatin1String kSuggestion("suggestion");
constexpr QLatin1String kNote("note");
constexpr QLatin1String kEventJsonText("text");
constexpr QLatin1String kResponse("response");
constexpr QLatin1String kVerdict("verdict");
constexpr QLatin1String kWithdrawn("withdrawn");

Error unreadableEvent(const QString& pointer)
{
    return {ErrorCode::InvalidInput,
        RepositoryWords::tr("This is not a valid entry about an opinion."), pointer,
        RepositoryWords::tr("The file may be damaged; get a new copy."), {}};
}

/// Takes known keys out of an object; what is left at the end was unknown.
class ObjectTaker final
{
public:
    explicit ObjectTaker(QJsonObject object)
        : m_object(std::move(object))
    {
    }

    QString text(QLatin1String key)
    {
        const QJsonValue value = m_object.take(key);
        if (!value.isString())
            fail(key);
        return value.toString();
    }
    bool truth(QLatin1String key)
    {
        const QJsonValue value = m_object.take(key);
        if (!value.isBool())
            fail(key);
        return value.toBool();
    }
    /// Whether it is there and true; left where it is anything else.
    bool takeTrue(QLatin1String key)
    {
        const bool is = m_object.value(key) == QJsonValue(true);
        if (is)
            m_object.remove(key);
        return is;
    }
    template <size_t size>
    int word(QLatin1String key, const std::array<QLatin1String, size>& words)
    {
        const QString given = text(key);
        for (size_t i = 0; i < size; ++i) {
            if (given == words[i])
                return int(i);
        }
        fail(key);
        return 0;
    }
    /// The first thing that was wrong; none where all was right.
    std::optional<Error> problem() const
    {
        if (!m_wrong.isEmpty())
            return unreadableEvent(QLatin1Char('/') + m_wrong);
        if (!m_object.isEmpty())
            return unreadableEvent(QLatin1Char('/') + m_object.constBegin().key());
        return std::nullopt;
    }

private:
    void fail(QLatin1String key)
    {
        if (m_wrong.isEmpty())
            m_wrong = key;
    }

    QJsonObject m_object;
    QString m_wrong;
};

QJsonObject objectOf(const OpinionCheck& check)
{
    QJsonObject object{{kSuggestion, check.suggestion}, {kNote, check.note}};
    for (const OpinionCriterion criterion : kOpinionCriteria)
        object.insert(kCriterionKeys[size_t(criterion)], check.verdict(criterion).value_or(false));
    return object;
}

QJsonObject objectOf(const OpinionResponse& response)
{
    return {{kResponse, kResponseWords[size_t(response.kind)]}, {kEventJsonText, response.text},
        {kNote, response.note}};
}

QJsonObject objectOf(const OpinionDecision& decision)
{
    return {{kVerdict, kVerdictWords[size_t(decision.verdict)]}, {kEventJsonText, decision.text},
        {kNote, decision.note}};
}

QJsonObject objectOf(const OpinionWithdrawal&)
{
    return {{kWithdrawn, true}};
}

OpinionEvent eventFromFields(int kind, ObjectTaker& from, PersonId by, const QDateTime& at)
{
    if (from.takeTrue(kWithdrawn))
        return OpinionWithdrawal{kind, by, at};
    if (kind == 0) {
        OpinionCheck check;
        check.faithful = from.truth(kCriterionKeys[0]);
        check.references = from.truth(kCriterionKeys[1]);
        check.atomic = from.truth(kCriterionKeys[2]);
        check.independent = from.truth(kCriterionKeys[3]);
        check.suggestion = from.text(kSuggestion);
        check.note = from.text(kNote);
        check.by = by;
        check.at = at;
        return check;
    }
    if (kind == 1) {
        const auto response = static_cast<ResponseKind>(from.word(kResponse, kResponseWords));
        const QString text = from.text(kEventJsonText);
        return OpinionResponse{response, text, from.text(kNote), by, at};
    }
    const auto verdict = static_cast<OpinionVerdict>(from.word(kVerdict, kVerdictWords));
    const QString text = from.text(kEventJsonText);
    return OpinionDecision{verdict, text, from.text(kNote), by, at};
}

} // namespace

int opinionEventKind(const OpinionEvent& event)
{
    const auto* withdrawal = std::get_if<OpinionWithdrawal>(&event);
    return withdrawal ? withdrawal->kind : int(event.index());
}

QByteArray opinionEventToJson(const OpinionEvent& event)
{
    const QJsonObject object = std::visit([](const auto& said) { return objectOf(said); }, event);
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

Expected<OpinionEvent> opinionEventFromJson(
    int kind, const QByteArray& json, PersonId by, const QDateTime& at)
{
    if (json.size() > kLargest)
        return failure(ErrorCode::TooLarge,
            RepositoryWords::tr("An entry about an opinion can have at most 64 KiB."), {},
            RepositoryWords::tr("Shorten the text or the note."));
    QJsonParseError problem;
    const QJsonDocument document = QJsonDocument::fromJson(json, &problem);
    if (kind < 0 || kind > 2 || !document.isObject())
        return failure(unreadableEvent({}));
    ObjectTaker from(document.object());
    OpinionEvent event = eventFromFields(kind, from, by, at);
    if (const auto wrong = from.problem())
        return failure(*wrong);
    return event;
}

} // namespace tandem
