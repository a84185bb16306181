#include "models/studies/task.h"

#include "models/studies/answervalues.h"
#include "models/studies/designcheck.h"
#include "models/studies/designjson.h"
#include "models/studies/objectreader.h"
#include "models/words.h"

#include <QHash>
#include <QJsonDocument>
#include <QSet>

namespace tandem::studies {

namespace {

constexpr int kTaskVersion = 1;
constexpr qsizetype kMaxFieldsPerTurn = 40;
constexpr qsizetype kMaxTextUnits = qsizetype(8) << 20;
constexpr qsizetype kMaxMarks = 10'000;

QJsonObject fieldJson(const Field& field)
{
    QJsonArray marks;
    for (const Utf16Span& mark : field.marks)
        marks.append(QJsonArray{qint64(mark.start), qint64(mark.length)});
    return {{QStringLiteral("name"), field.name}, {QStringLiteral("text"), field.text},
        {QStringLiteral("side"), field.side}, {QStringLiteral("marks"), marks}};
}

QJsonObject turnJson(const TaskTurn& turn)
{
    QJsonArray fields;
    for (const Field& field : turn.fields)
        fields.append(fieldJson(field));
    return {{QStringLiteral("id"), turn.id}, {QStringLiteral("practice"), turn.isPractice},
        {QStringLiteral("group"), turn.group ? QJsonValue(*turn.group) : QJsonValue()},
        {QStringLiteral("text"), turn.text}, {QStringLiteral("fields"), fields}};
}

/// A start and a length in a text of `size` UTF-16 units.
std::optional<Utf16Span> markFrom(const QJsonArray& pair, qsizetype size)
{
    const Utf16Span mark{qsizetype(pair.at(0).toInteger(-1)), qsizetype(pair.at(1).toInteger(-1))};
    if (pair.size() != 2 || mark.start < 0 || mark.length < 1 || mark.length > size - mark.start)
        return std::nullopt;
    return mark;
}

Field fieldFrom(ObjectReader& reader)
{
    Field field;
    field.name = readText(reader, "name", kMaxTextUnits);
    field.text = readText(reader, "text", kMaxTextUnits);
    field.side = int(readWhole(reader, "side", 2));
    reader.each("marks", kMaxMarks, [&](const QJsonValue& entry, const QString&) {
        const auto mark = markFrom(entry.toArray(), field.text.size());
        if (mark)
            field.marks.append(*mark);
        else
            reader.refuse(
                "marks", StudyWords::tr("A start and a length in the text are expected."));
    });
    return field;
}

TaskTurn turnFrom(ObjectReader& reader)
{
    TaskTurn turn;
    turn.id = readUuid(reader, "id");
    reader.read("practice", turn.isPractice);
    if (!reader.takeNull("group"))
        turn.group = int(readWhole(reader, "group", kMaxTurns));
    turn.text = readText(reader, "text", kMaxTextUnits);
    reader.list<Field>("fields", kMaxFieldsPerTurn, turn.fields, fieldFrom);
    return turn;
}

Task taskFrom(ObjectReader& reader)
{
    Task task;
    task.form = readUuid(reader, "form");
    task.project = readUuid(reader, "project");
    task.study = readUuid(reader, "study");
    task.version = readUuid(reader, "version");
    task.rater = readUuid(reader, "rater");
    task.name = readText(reader, "name", kMaxTextUnits);
    task.title = readText(reader, "title", kMaxTextUnits);
    task.instructions = readText(reader, "instructions", kMaxTextUnits);
    task.consent = readText(reader, "consent", kMaxTextUnits);
    task.language = readText(reader, "language", 35);
    task.breakAfter = int(readWhole(reader, "break_after", kMaxTurns));
    task.comeBackDays = int(readWhole(reader, "come_back_days", kMostDaysToComeBack));
    reader.read("round", task.isRound);
    readShownFields(reader, task.fields);
    readQuestions(reader, task.questions);
    reader.list<TaskTurn>("turns", kMaxTurns, task.turns, turnFrom);
    task.given = readSubmission(reader, kMaxRows);
    return task;
}

/// What was in view has to be the rater's own.
Expected<void> checkEvents(const QList<RaterEvent>& events, const QSet<QString>& turns)
{
    QSet<QString> inView;
    for (const QString& turn : turns)
        inView.insert(inViewUuid(turn));
    for (qsizetype i = 0; i < events.size(); ++i) {
        if (events.at(i).kind == RaterEvent::Kind::InView && !inView.contains(events.at(i).uuid))
            return failure(ErrorCode::InvalidInput,
                StudyWords::tr("This item is not assigned to this rater."),
                QStringLiteral("/events/%1/uuid").arg(i));
    }
    return {};
}

/// Of a round about opinions an answer is a document, which the project reads.
bool isAnswerOf(const Task& task, const Question& question, const QString& value)
{
    const bool isDocument =
        task.isRound && (question.name == kWorkQuestion || question.name == kSaidQuestion);
    return isDocument ? !value.isEmpty() : isAllowedAnswer(question, value);
}

bool isEachOnce(const QList<TaskTurn>& turns)
{
    QSet<QString> ids;
    for (const TaskTurn& turn : turns)
        ids.insert(turn.id);
    return ids.size() == turns.size();
}

} // namespace

QByteArray taskToJson(const Task& task)
{
    QJsonArray turns;
    for (const TaskTurn& turn : task.turns)
        turns.append(turnJson(turn));
    QJsonObject json{{QStringLiteral("tandem_task"), kTaskVersion},
        {QStringLiteral("form"), task.form}, {QStringLiteral("project"), task.project},
        {QStringLiteral("study"), task.study}, {QStringLiteral("version"), task.version},
        {QStringLiteral("rater"), task.rater}, {QStringLiteral("name"), task.name},
        {QStringLiteral("title"), task.title}, {QStringLiteral("instructions"), task.instructions},
        {QStringLiteral("consent"), task.consent}, {QStringLiteral("language"), task.language},
        {QStringLiteral("break_after"), task.breakAfter},
        {QStringLiteral("come_back_days"), task.comeBackDays},
        {QStringLiteral("fields"), shownFieldsJson(task.fields)},
        {QStringLiteral("questions"), questionsJson(task.questions)},
        {QStringLiteral("turns"), turns}, {QStringLiteral("rows"), answerRowsJson(task.given.rows)},
        {QStringLiteral("events"), raterEventsJson(task.given.events)}};
    if (task.isRound)
        json.insert(QStringLiteral("round"), true);
    return QJsonDocument(json).toJson(QJsonDocument::Compact);
}

Expected<Task> taskFromJson(const QByteArray& json)
{
    TANDEM_TRY(object, objectOfJson(json, kMaxTaskBytes));
    std::optional<Error> fault;
    ObjectReader reader(*object, {}, fault);
    int version = 0;
    reader.read("tandem_task", version);
    if (version != kTaskVersion)
        reader.refuse("tandem_task", StudyWords::tr("This is not a rater's task."));
    const Task task = taskFrom(reader);
    reader.end();
    if (!isEachOnce(task.turns))
        reader.refuse("turns", StudyWords::tr("An entry occurs twice."));
    if (fault)
        return failure(*fault);
    TANDEM_DO(checkSubmission(task.given, task));
    return task;
}

Expected<void> checkSubmission(const Submission& submission, const Task& task)
{
    QSet<QString> turns;
    for (const TaskTurn& turn : task.turns)
        turns.insert(turn.id);
    QHash<QString, const Question*> questions;
    for (const Question& question : task.questions)
        questions.insert(question.name, &question);
    for (qsizetype i = 0; i < submission.rows.size(); ++i) {
        const AnswerRow& row = submission.rows.at(i);
        const QString place = QStringLiteral("/rows/%1/").arg(i);
        if (!turns.contains(row.turn))
            return failure(ErrorCode::InvalidInput,
                StudyWords::tr("This item is not assigned to this rater."),
                place + QStringLiteral("turn"));
        const Question* const question = questions.value(row.question);
        if (question == nullptr)
            return failure(ErrorCode::InvalidInput,
                StudyWords::tr("This study does not ask \"%1\".").arg(row.question),
                place + QStringLiteral("question"));
        if (row.value && !isAnswerOf(task, *question, *row.value))
            return failure(ErrorCode::InvalidInput,
                StudyWords::tr("\"%1\" is not one of the answers.").arg(row.value->left(40)),
                place + QStringLiteral("value"));
    }
    return checkEvents(submission.events, turns);
}

} // namespace tandem::studies
