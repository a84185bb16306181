#include "storage/formats/annotationsreader.h"

#include "storage/formats/filetree.h"
#include "storage/formats/formatwords.h"
#include "storage/formats/recordfields.h"

#include <QBuffer>
#include <QFileInfo>
#include <QSet>

#include <cmath>
#include <utility>

namespace tandem {

namespace {

constexpr double kLeadSecond = 1000.0;
/// How the addresses of pseudonyms end in Tandem's exports, as Label Studio knows people by their
/// addresses; see annotationsexport.cpp.
constexpr QLatin1String kPseudonymDomain("@tandem.invalid");
constexpr FileTreeBounds kToolArchive{10'000, limits::maxItemBytes, qint64(1) << 30, 4, 1024};

QString annotationsHelp()
{
    return FormatWords::tr("See \"tandem help formats\" for exports of Label Studio and doccano.");
}

/// What stands in a task beside its answers.
struct TaskFields
{
    TaskOrigin origin;
    QString text;
};

const RecordFields<TaskFields>& taskFields()
{
    using F = RecordFields<TaskFields>;
    const auto origin = [](auto member) { return inside(&TaskFields::origin, member); };
    static const F fields(annotationsHelp,
        {F::name("tandem_item", origin(&TaskOrigin::item)),
            F::name("tandem_sample", origin(&TaskOrigin::sample)),
            F::text("tandem_title", origin(&TaskOrigin::title)),
            F::whole("tandem_position", origin(&TaskOrigin::position), 1),
            F::whole("tandem_number", origin(&TaskOrigin::number), 1),
            F::name("tandem_pass", origin(&TaskOrigin::pass)),
            F::word("tandem_step", origin(&TaskOrigin::step),
                {{"paragraphs", Step::Paragraphs}, {"key_facts", Step::KeyFacts}}),
            F::custom("text", [](TaskFields& task, const RecordValue& value) -> Expected<void> {
                task.text = value.text();
                return {};
            })});
    return fields;
}

/// A number as it is written, or a text without the blanks around it.
QString idIn(const RecordValue& value)
{
    return value.is(RecordValue::Type::Number) ? value.text() : value.word();
}

Expected<QString> annotatorIn(const RecordValue& by)
{
    RecordValue name = by;
    if (by.is(RecordValue::Type::Object))
        name = by.first(recordKeys("email", "id"));
    if (!name.isGiven())
        return QString();
    if (!name.is(RecordValue::Type::Text) && !name.is(RecordValue::Type::Number))
        return name.refuseExpected(
            FormatWords::tr("a number, or an object with an address"), annotationsHelp());
    QString annotator = idIn(name);
    if (annotator.endsWith(kPseudonymDomain))
        annotator.chop(kPseudonymDomain.size());
    return annotator;
}

/// Lead time, in seconds; what is none of these is none.
qint64 leadTimeIn(const RecordValue& seconds)
{
    const auto number = seconds.looseNumber();
    if (!number || *number <= 0.0 || *number > double(limits::maxSpentSeconds))
        return 0;
    return std::llround(*number * kLeadSecond);
}

/// The texts and numbers in a list, or one alone; false where something else is in it.
bool takeLabels(QStringList& labels, const RecordValue& given)
{
    const auto takeOne = [&labels](const RecordValue& value) {
        const QString label = idIn(value);
        const bool isLabel = !label.isEmpty() && (value.is(RecordValue::Type::Text) ||
                                                     value.is(RecordValue::Type::Number));
        if (isLabel && !labels.contains(label))
            labels.append(label);
        return isLabel;
    };
    if (!given.is(RecordValue::Type::List))
        return takeOne(given);
    bool areLabels = true;
    for (const RecordValue& value : given.entries())
        areLabels = takeOne(value) && areLabels;
    return areLabels;
}

/// The labels in a result of Label Studio; false where it is of another kind.
bool takeResultLabels(QStringList& labels, const RecordValue& result)
{
    const QString type = result.value(QLatin1String("type")).word();
    const RecordValue value = result.value(QLatin1String("value"));
    // About a part of the text or image alone.
    if (value.first(recordKeys("start", "x")).isGiven())
        return false;
    if (type == QLatin1String("taxonomy")) {
        for (const RecordValue& path : value.value(QLatin1String("taxonomy")).entries()) {
            QStringList steps;
            if (!takeLabels(steps, path))
                return false;
            labels.append(steps.join(QStringLiteral(" / ")));
        }
        return true;
    }
    if (type == QLatin1String("pairwise"))
        return takeLabels(labels, value.value(QLatin1String("selected")));
    for (const QLatin1String kind :
        {QLatin1String("choices"), QLatin1String("rating"), QLatin1String("number")}) {
        if (type == kind)
            return takeLabels(labels, value.value(kind));
    }
    return false;
}

/// Gathers the answers of the files of an export.
class ToolIntake final
{
public:
    Expected<void> read(const Input& input, RecordLayout layout, const QString& annotator)
    {
        const bool isLabelStudio = layout == RecordLayout::Json;
        found.tool = isLabelStudio ? AnnotationTool::LabelStudio : AnnotationTool::Doccano;
        m_fileAnnotator = annotator;
        RecordShape shape;
        shape.shapeRemedy = annotationsHelp();
        TANDEM_DO(readRecords(input, layout, shape, [&](const Record& record) {
            return isLabelStudio ? takeTask(record.root()) : takeRow(record.root());
        }));
        found.tasks = m_tasks.size();
        return {};
    }

    ToolAnswers found;

private:
    Expected<ToolAnswer> begin(const RecordValue& task, const RecordValue& data)
    {
        TANDEM_TRY(fields, taskFields().read(data));
        ToolAnswer answer;
        answer.origin = fields->origin;
        answer.text = fields->text;
        answer.task = answer.origin.item.isEmpty() ? idIn(task.value(QLatin1String("id")))
                                                   : answer.origin.item;
        if (answer.task.isEmpty())
            return task.refuse(FormatWords::tr("The task has no id."), annotationsHelp());
        m_tasks.insert(answer.task);
        return answer;
    }

    Expected<void> add(ToolAnswer answer, const RecordValue& at)
    {
        if (found.answers.size() == limits::maxRows)
            return failure(tooManyRows(at, limits::maxRows));
        answer.place = at.rowPlace();
        found.answers.append(std::move(answer));
        return {};
    }

    Expected<void> takeTask(const RecordValue& task)
    {
        const RecordValue data = task.value(QLatin1String("data"));
        if (!data.is(RecordValue::Type::Object))
            return task.refuse(
                FormatWords::tr("This is no task as Label Studio exports it: it has no \"data\"."),
                FormatWords::tr("Export from Label Studio as JSON, not as JSON-MIN."));
        TANDEM_TRY(base, begin(task, data));
        const auto each = [&](QLatin1String key, bool isModels) -> Expected<void> {
            const RecordValue list = task.value(key);
            if (!list.isGiven())
                return {};
            return eachIn(list, [&](const RecordValue& annotation) {
                return takeAnnotation(*base, annotation, isModels);
            });
        };
        TANDEM_DO(each(QLatin1String("annotations"), false));
        return each(QLatin1String("predictions"), true);
    }

    Expected<void> takeAnnotation(ToolAnswer answer, const RecordValue& annotation, bool isModels)
    {
        // Tasks also list predictions by their numbers alone.
        if (!annotation.is(RecordValue::Type::Object))
            return isModels ? Expected<void>()
                            : annotation.refuseExpected(
                                  FormatWords::tr("an annotation"), annotationsHelp());
        if (annotation.value(QLatin1String("was_cancelled")).isTrue()) {
            ++found.skipped;
            return {};
        }
        answer.isModels = isModels;
        if (isModels) {
            answer.annotator = annotation.value(QLatin1String("model_version")).word();
            if (!answer.annotator.isEmpty() && !found.models.contains(answer.annotator))
                found.models.append(answer.annotator);
        } else {
            TANDEM_TRY(by, annotatorIn(annotation.value(QLatin1String("completed_by"))));
            answer.annotator = *by;
            answer.durationMs = leadTimeIn(annotation.value(QLatin1String("lead_time")));
        }
        return takeResults(answer, annotation);
    }

    Expected<void> takeResults(const ToolAnswer& base, const RecordValue& annotation)
    {
        bool isAnswered = false;
        const RecordValue results = annotation.value(QLatin1String("result"));
        const auto take = [&](const RecordValue& result) -> Expected<void> {
            if (!result.is(RecordValue::Type::Object))
                return result.refuseExpected(FormatWords::tr("a result"), annotationsHelp());
            ToolAnswer answer = base;
            if (!takeResultLabels(answer.labels, result)) {
                ++found.otherResults[result.value(QLatin1String("type")).word()];
                return {};
            }
            answer.question = result.value(QLatin1String("from_name")).word();
            isAnswered = true;
            noteQuestion(answer.question);
            return add(std::move(answer), result);
        };
        if (results.isGiven()) {
            TANDEM_DO(eachIn(results, take));
        }
        return isAnswered ? Expected<void>() : add(base, annotation);
    }

    void noteQuestion(const QString& question)
    {
        if (!found.questions.contains(question))
            found.questions.append(question);
    }

    Expected<void> takeRow(const RecordValue& row)
    {
        TANDEM_TRY(base, begin(row, row));
        const RecordValue labels = row.first(recordKeys("label", "labels", "cats"));
        if (!labels.isGiven())
            return row.refuse(
                FormatWords::tr("This is no row as doccano exports it: it has no \"label\"."),
                annotationsHelp());
        ToolAnswer answer = *base;
        const QString named = row.value(QLatin1String("annotator")).word();
        answer.annotator = named.isEmpty() ? m_fileAnnotator : named;
        answer.durationMs = leadTimeIn(row.value(QLatin1String("lead_time")));
        if (!takeLabels(answer.labels, labels) && !labels.isBlank()) {
            ++found.otherResults[QStringLiteral("label")];
            return {};
        }
        // Its exports have the rows that somebody did not label yet, too.
        return answer.labels.isEmpty() ? Expected<void>() : add(std::move(answer), row);
    }

    QSet<QString> m_tasks;   ///< by name: doccano has a row of each annotator
    QString m_fileAnnotator; ///< whose answers a row has that names nobody
};

Expected<void> readToolArchive(const QString& path, ToolIntake& intake)
{
    FileTreeSink sink;
    sink.wants = [](const QString& name, const QString&) -> Expected<bool> {
        return layoutNamed(name) == RecordLayout::JsonLines &&
               !name.startsWith(QLatin1String("__MACOSX/"));
    };
    sink.take = [&](const QString& name, const QByteArray& bytes) -> Expected<void> {
        QBuffer buffer;
        buffer.setData(bytes);
        (void)buffer.open(QIODevice::ReadOnly);
        return intake.read({buffer, path + QStringLiteral(": ") + name}, RecordLayout::JsonLines,
            QFileInfo(name).completeBaseName());
    };
    return readFileTree(path, sink, kToolArchive);
}

} // namespace

bool isNamedAsAnnotations(const QString& path)
{
    const auto layout = layoutNamed(path);
    return layout == RecordLayout::Json || layout == RecordLayout::JsonLines ||
           QFileInfo(path).suffix().compare(QLatin1String("zip"), Qt::CaseInsensitive) == 0;
}

Expected<ToolAnswers> readToolAnswers(const Input& input)
{
    ToolIntake intake;
    const QString& name = input.name();
    if (QFileInfo(name).suffix().compare(QLatin1String("zip"), Qt::CaseInsensitive) == 0) {
        TANDEM_DO(readToolArchive(name, intake));
    } else {
        TANDEM_TRY(device, input.open());
        const RecordLayout layout = layoutOfRecords(**device, name);
        if (layout == RecordLayout::Csv)
            return failure(ErrorCode::InvalidInput,
                FormatWords::tr("This is neither JSON of Label Studio nor JSONL of doccano."), name,
                annotationsHelp());
        TANDEM_DO(intake.read(input, layout, QFileInfo(name).completeBaseName()));
    }
    if (intake.found.tasks == 0)
        return nothingIn(name, annotationsHelp());
    return std::move(intake.found);
}

} // namespace tandem
