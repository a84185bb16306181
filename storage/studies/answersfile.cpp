#include "storage/studies/answersfile.h"

#include "models/studies/objectreader.h"
#include "models/words.h"
#include "storage/formats/openfile.h"
#include "storage/packets/canonicalbytes.h"
#include "storage/packets/seal.h"

#include <QIODevice>
#include <QJsonDocument>

#include <algorithm>
#include <tuple>

namespace tandem {

using studies::ObjectReader;
using studies::RaterEvent;

namespace {

constexpr int kAnswersVersion = 1;
constexpr qsizetype kSealBytes = 32;

/// The kinds of what is sealed, before its values.
constexpr qint64 kSealedRow = 1;
constexpr qint64 kSealedEvent = 2;

QByteArray canonicalRow(const studies::AnswerRow& row)
{
    CanonicalBytes bytes;
    bytes.add(kSealedRow).add(row.uuid).add(row.turn).add(row.question);
    if (row.value)
        bytes.add(*row.value);
    else
        bytes.add(std::optional<qint64>());
    return bytes.add(row.at).add(row.durationMs).bytes();
}

QByteArray canonicalEvent(const RaterEvent& event)
{
    return CanonicalBytes()
        .add(kSealedEvent)
        .add(event.uuid)
        .add(studies::eventWord(event.kind))
        .add(event.at)
        .bytes();
}

/// Lower case, as the page writes it, so that one seal has one spelling.
std::optional<QByteArray> sealFromHex(const QString& hex)
{
    const QByteArray bytes = QByteArray::fromHex(hex.toLatin1());
    if (bytes.size() != kSealBytes || QLatin1String(bytes.toHex()) != hex)
        return std::nullopt;
    return bytes;
}

template <typename Told>
bool isInOrder(const QList<Told>& told)
{
    return std::is_sorted(told.begin(), told.end(), [](const Told& a, const Told& b) {
        return std::tie(a.at, a.uuid) < std::tie(b.at, b.uuid);
    });
}

void readSeals(ObjectReader& reader, AnswersFile& file)
{
    const QString what = StudyWords::tr("This is not a valid seal.");
    reader.need("seals");
    reader.each("seals", 2 * studies::kMaxRows, [&](const QJsonValue& entry, const QString&) {
        const auto seal = sealFromHex(entry.toString());
        if (!seal)
            reader.refuse("seals", what);
        file.seals.append(seal.value_or(QByteArray()));
    });
    const auto count = sealFromHex(studies::readText(reader, "count_seal", 2 * kSealBytes));
    if (!count)
        reader.refuse("count_seal", what);
    file.countSeal = count.value_or(QByteArray());
    if (file.seals.size() != file.given.rows.size() + file.given.events.size())
        reader.refuse("seals", StudyWords::tr("Each answer and event needs one seal."));
}

AnswersFile answersFrom(ObjectReader& reader)
{
    AnswersFile file;
    file.form = studies::readUuid(reader, "form");
    file.project = studies::readUuid(reader, "project");
    file.study = studies::readUuid(reader, "study");
    file.version = studies::readUuid(reader, "version");
    file.rater = studies::readUuid(reader, "rater");
    file.given = studies::readSubmission(reader, studies::kMaxRows);
    if (!isInOrder(file.given.rows))
        reader.refuse("rows", StudyWords::tr("The answers are not in chronological order."));
    if (!isInOrder(file.given.events))
        reader.refuse("events", StudyWords::tr("The events are not in chronological order."));
    readSeals(reader, file);
    return file;
}

Expected<void> checkAnswersVersion(const QJsonObject& object)
{
    const QJsonValue version = object.value(QLatin1String("tandem_answers"));
    if (version.toDouble() > kAnswersVersion)
        return failure(ErrorCode::NewerVersion,
            StudyWords::tr("These answers were saved by a newer version of Tandem."), {},
            StudyWords::tr("Update Tandem, then try again."));
    if (version.toDouble() != kAnswersVersion)
        return failure(ErrorCode::InvalidInput,
            StudyWords::tr("This is not a rater's answers file."),
            QStringLiteral("/tandem_answers"));
    return {};
}

Expected<AnswersFile> parsedAnswers(const QByteArray& json)
{
    TANDEM_TRY(object, studies::objectOfJson(json, kMaxAnswersFileBytes));
    TANDEM_DO(checkAnswersVersion(*object));
    std::optional<Error> fault;
    ObjectReader reader(*object, {}, fault);
    int version = 0;
    reader.read("tandem_answers", version);
    const AnswersFile file = answersFrom(reader);
    reader.end();
    if (fault)
        return failure(*fault);
    return file;
}

/// The first of the identities in which the file is not the task's, as a sentence.
QString strangerIn(const AnswersFile& file, const studies::Task& task)
{
    if (file.project != task.project)
        return StudyWords::tr("These answers belong to another project.");
    if (file.study != task.study)
        return StudyWords::tr("These answers belong to another study.");
    if (file.rater != task.rater)
        return StudyWords::tr("These answers belong to another rater.");
    if (file.version != task.version)
        return StudyWords::tr("These answers belong to another version of the study.");
    if (file.form != task.form)
        return StudyWords::tr("These answers come from another form.");
    return {};
}

} // namespace

bool looksLikeAnswersFile(const QByteArray& head)
{
    return head.trimmed().startsWith('{') && head.contains("\"tandem_answers\"");
}

Expected<AnswersFile> readAnswersFile(const Input& input)
{
    TANDEM_TRY(device, input.open());
    const QByteArray json = readUpTo(**device, kMaxAnswersFileBytes + 1);
    auto file = parsedAnswers(json);
    if (!file)
        return failure(file.error().in(input.name()));
    return file;
}

Expected<void> checkAnswersFile(
    const AnswersFile& file, const studies::Task& task, const QByteArray& key)
{
    if (const QString stranger = strangerIn(file, task); !stranger.isEmpty())
        return failure(ErrorCode::Refused, stranger, {},
            StudyWords::tr("Ask the rater for the file saved by the form they were given."));
    AnswersFile sealed = file;
    sealAnswers(sealed, key);
    for (qsizetype i = 0; i < file.seals.size(); ++i) {
        if (sealed.seals.at(i) != file.seals.at(i))
            return failure(ErrorCode::Refused,
                StudyWords::tr("The answers were changed after the form saved them."),
                QStringLiteral("/seals/%1").arg(i),
                StudyWords::tr("Ask the rater to save the answers again from the form."));
    }
    if (sealed.countSeal != file.countSeal)
        return failure(ErrorCode::Refused, StudyWords::tr("The answers are incomplete."),
            QStringLiteral("/count_seal"),
            StudyWords::tr("Ask the rater to save the answers again from the form."));
    return studies::checkSubmission(file.given, task);
}

void sealAnswers(AnswersFile& file, const QByteArray& key)
{
    const CanonicalBytes head = CanonicalBytes()
                                    .add(file.form)
                                    .add(file.project)
                                    .add(file.study)
                                    .add(file.version)
                                    .add(file.rater);
    QByteArray last = sealOf(key, {}, head.bytes());
    file.seals.clear();
    const auto append = [&](const QByteArray& bytes) {
        last = sealOf(key, last, bytes);
        file.seals.append(last);
    };
    for (const studies::AnswerRow& row : file.given.rows)
        append(canonicalRow(row));
    for (const RaterEvent& event : file.given.events)
        append(canonicalEvent(event));
    file.countSeal = sealOfCount(key, last, file.seals.size());
}

QByteArray answersFileJson(const AnswersFile& file)
{
    QJsonArray seals;
    for (const QByteArray& seal : file.seals)
        seals.append(QString::fromLatin1(seal.toHex()));
    const QJsonObject json{{QStringLiteral("tandem_answers"), kAnswersVersion},
        {QStringLiteral("form"), file.form}, {QStringLiteral("project"), file.project},
        {QStringLiteral("study"), file.study}, {QStringLiteral("version"), file.version},
        {QStringLiteral("rater"), file.rater},
        {QStringLiteral("rows"), studies::answerRowsJson(file.given.rows)},
        {QStringLiteral("events"), studies::raterEventsJson(file.given.events)},
        {QStringLiteral("seals"), seals},
        {QStringLiteral("count_seal"), QString::fromLatin1(file.countSeal.toHex())}};
    return QJsonDocument(json).toJson(QJsonDocument::Compact);
}

} // namespace tandem
