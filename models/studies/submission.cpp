#include "models/studies/submission.h"

#include "models/studies/objectreader.h"
#include "models/words.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QSet>
#include <QUuid>

#include <algorithm>

namespace tandem::studies {

namespace {

constexpr qint64 kMaxTime = 253'402'300'799'999; ///< the end of the year 9999
constexpr int kPlaceOfVersion = 14;              ///< in a UUID
constexpr qint64 kMaxDuration = qint64(366) * 24 * 3600 * 1000;

const QStringList& eventWords()
{
    static const QStringList words{QStringLiteral("consented"), QStringLiteral("declined"),
        QStringLiteral("screened_out"), QStringLiteral("handed_in"), QStringLiteral("taken_back"),
        QStringLiteral("withdrawn"), QStringLiteral("in_view")};
    return words;
}

AnswerRow rowFrom(ObjectReader& reader)
{
    AnswerRow row;
    row.uuid = readUuid(reader, "uuid");
    row.turn = readUuid(reader, "turn");
    row.question = readText(reader, "question", 100);
    if (!reader.takeNull("value"))
        row.value = readText(reader, "value", kMaxRowValue);
    row.at = readWhole(reader, "at", kMaxTime);
    row.durationMs = readWhole(reader, "duration_ms", kMaxDuration);
    return row;
}

RaterEvent eventFrom(ObjectReader& reader)
{
    RaterEvent event;
    event.uuid = readUuid(reader, "uuid");
    const qsizetype kind = eventWords().indexOf(readText(reader, "event", 20));
    if (kind < 0)
        reader.refuse("event", StudyWords::tr("Unknown event."));
    event.kind = RaterEvent::Kind(std::max<qsizetype>(kind, 0));
    event.at = readWhole(reader, "at", kMaxTime);
    return event;
}

} // namespace

QString inViewUuid(const QString& turn)
{
    return QString(turn).replace(kPlaceOfVersion, 1, u'8');
}

QString eventWord(RaterEvent::Kind kind)
{
    return eventWords().at(int(kind));
}

QJsonArray answerRowsJson(const QList<AnswerRow>& rows)
{
    QJsonArray json;
    for (const AnswerRow& row : rows)
        json.append(QJsonObject{{QStringLiteral("uuid"), row.uuid},
            {QStringLiteral("turn"), row.turn}, {QStringLiteral("question"), row.question},
            {QStringLiteral("value"), row.value ? QJsonValue(*row.value) : QJsonValue()},
            {QStringLiteral("at"), row.at}, {QStringLiteral("duration_ms"), row.durationMs}});
    return json;
}

QJsonArray raterEventsJson(const QList<RaterEvent>& events)
{
    QJsonArray json;
    for (const RaterEvent& event : events)
        json.append(QJsonObject{{QStringLiteral("uuid"), event.uuid},
            {QStringLiteral("event"), eventWord(event.kind)}, {QStringLiteral("at"), event.at}});
    return json;
}

QByteArray submissionToJson(const Submission& submission)
{
    return QJsonDocument(QJsonObject{{QStringLiteral("rows"), answerRowsJson(submission.rows)},
                             {QStringLiteral("events"), raterEventsJson(submission.events)}})
        .toJson(QJsonDocument::Compact);
}

Expected<Submission> submissionFromJson(const QByteArray& json, qsizetype mostRows)
{
    TANDEM_TRY(object, objectOfJson(json, kMaxSubmissionBytes));
    std::optional<Error> fault;
    ObjectReader reader(*object, {}, fault);
    const Submission submission = readSubmission(reader, mostRows);
    reader.end();
    if (fault)
        return failure(*fault);
    return submission;
}

Submission readSubmission(ObjectReader& reader, qsizetype mostRows)
{
    Submission submission;
    QSet<QString> seen;
    reader.need("rows");
    reader.list<AnswerRow>("rows", mostRows, submission.rows, rowFrom);
    reader.need("events");
    reader.list<RaterEvent>("events", mostRows, submission.events, eventFrom);
    for (const AnswerRow& row : submission.rows)
        seen.insert(row.uuid);
    for (const RaterEvent& event : submission.events)
        seen.insert(event.uuid);
    if (seen.size() != submission.rows.size() + submission.events.size())
        reader.refuse("rows", StudyWords::tr("An entry occurs twice."));
    return submission;
}

QString readUuid(ObjectReader& reader, const char* key)
{
    QString text;
    reader.need(key);
    reader.read(key, text);
    const QUuid uuid = QUuid::fromString(text);
    if (uuid.isNull() || uuid.toString(QUuid::WithoutBraces) != text)
        reader.refuse(key, StudyWords::tr("A UUID is expected here."));
    return text;
}

QString readText(ObjectReader& reader, const char* key, qsizetype most)
{
    QString text;
    reader.need(key);
    reader.read(key, text);
    if (text.size() > most)
        reader.refuse(key, StudyWords::tr("The text is longer than %1 characters.").arg(most));
    if (text.contains(QChar::Null) || !text.isValidUtf16())
        reader.refuse(key, StudyWords::tr("This is not a text."));
    return text;
}

qint64 readWhole(ObjectReader& reader, const char* key, qint64 most)
{
    qint64 number = 0;
    reader.need(key);
    reader.read(key, number);
    if (number < 0 || number > most)
        reader.refuse(
            key, StudyWords::tr("A whole number from %1 to %2 is expected here.").arg(0).arg(most));
    return number;
}

} // namespace tandem::studies
