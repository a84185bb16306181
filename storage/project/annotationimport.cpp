// Answers of open rounds that were given in Label Studio or doccano.

#include "models/text/foreigncell.h"
#include "storage/formats/annotationsreader.h"
#include "storage/formats/csvreader.h"
#include "storage/project/fileimport.h"
#include "storage/project/importformats.h"
#include "storage/project/labelling.h"
#include "storage/project/projectwords.h"
#include "storage/repositories/journal.h"
#include "storage/repositories/peoplerepository.h"

#include <QHash>
#include <QJsonArray>
#include <QMap>

#include <utility>

namespace tandem {

namespace {

constexpr char kAnnotatorsOption[] = "annotators";

/// Whose answers about what they are.
using AnswersOf = std::pair<QString, Step>;
/// The answers of each annotator to each step, by name in the file.
using LabelsByAnnotator = QMap<AnswersOf, QList<LabelRow>>;

/// Who the annotators of the file are in the project: "3=Ada, ben@x.org=Ben".
Expected<QMap<QString, QString>> annotatorNames(const ImportRequest& request)
{
    QMap<QString, QString> names;
    const QString written = request.text(kAnnotatorsOption);
    const auto records = readCsv(written, QStringLiteral("annotators"));
    if (!records || records->size() > 1)
        return failure(ErrorCode::InvalidInput,
            ProjectWords::tr("The annotators are not a list like \"3=Ada, 4=Ben\"."), written);
    for (const CsvRecord& record : *records) {
        for (const QString& cell : record.cells) {
            const qsizetype at = cell.lastIndexOf(u'=');
            const QString annotator = withoutOuterBlanks(cell.left(at));
            const QString name = withoutOuterBlanks(cell.mid(at + 1));
            if (at <= 0 || annotator.isEmpty() || name.isEmpty() || names.contains(annotator))
                return failure(ErrorCode::InvalidInput,
                    ProjectWords::tr("The annotators are not a list like \"3=Ada, 4=Ben\"."),
                    withoutOuterBlanks(cell));
            names.insert(annotator, name);
        }
    }
    return names;
}

Expected<LabelRow> labelOf(const ToolAnswer& answer)
{
    const TaskOrigin& origin = answer.origin;
    if (origin.sample.isEmpty() || origin.number == 0 || !origin.step)
        return failure(ErrorCode::InvalidInput,
            ProjectWords::tr("The task does not say which item of the project it is."),
            answer.place,
            ProjectWords::tr("Export the tasks from the project (Export > Label Studio or "
                             "doccano), annotate these, and import the result."));
    const QString word = answer.labels.value(0).toLower();
    const bool isYes = word == QLatin1String("yes");
    if (answer.labels.size() != 1 || (!isYes && word != QLatin1String("no")))
        return failure(ErrorCode::InvalidInput,
            ProjectWords::tr("Expected the label \"yes\" or \"no\"."), answer.place,
            ProjectWords::tr("Name the labels of the annotation program so."));
    LabelRow row;
    row.person = answer.annotator;
    row.sample = origin.position;
    row.paragraph = origin.number;
    row.answer.value = isYes ? YesNo::Yes : YesNo::No;
    row.durationMs = answer.durationMs;
    row.place = answer.place;
    row.step = origin.step;
    row.isFirstPass = origin.pass == QLatin1String("calibration");
    row.isSecondPass = origin.pass == QLatin1String("second");
    row.sampleId = origin.sample;
    row.sampleTitle = origin.title;
    row.fact = *origin.step == Step::KeyFacts ? answer.text : QString();
    return row;
}

/// What of a file becomes answers.
struct AnnotationsRead
{
    LabelsByAnnotator labels;
    qint64 skipped = 0;
    qint64 empty = 0; ///< annotations without an answer
};

Expected<AnnotationsRead> readAnnotationLabels(const ImportRequest& request)
{
    TANDEM_TRY(found, readToolAnswers(request.file()));
    AnnotationsRead read{{}, found->skipped, 0};
    for (const ToolAnswer& answer : std::as_const(found->answers)) {
        if (answer.isModels)
            continue;
        if (answer.labels.isEmpty()) {
            ++read.empty;
            continue;
        }
        TANDEM_TRY(row, labelOf(answer));
        if (row->person.isEmpty())
            return failure(ErrorCode::InvalidInput,
                ProjectWords::tr("The annotation does not name its annotator."), answer.place);
        read.labels[{row->person, *row->step}].append(*row);
    }
    if (read.labels.isEmpty())
        return failure(
            ErrorCode::InvalidInput, ProjectWords::tr("No annotations found."), request.source());
    return read;
}

/// The person whom an annotator of the file stands for.
Expected<Person> personOf(
    Database& database, const QString& annotator, const QMap<QString, QString>& names)
{
    const QString name = names.value(annotator, annotator);
    const auto person = PeopleRepository(database).byName(name);
    if (person || person.error().code != ErrorCode::NotFound)
        return person;
    return failure(ErrorCode::NotFound,
        ProjectWords::tr("The project has no person \"%1\".").arg(name), {},
        ProjectWords::tr("Add the person, or say who the annotator is, like \"%1=NAME\".")
            .arg(annotator));
}

Imported importedAnnotations(
    const NewLabels& labels, const QStringList& people, const AnnotationsRead& read)
{
    Imported imported;
    imported.sentence = ProjectWords::tr("%n answer(s) imported.", nullptr, int(labels.added)) +
                        u' ' + ProjectWords::tr("Nothing is submitted: each annotator submits.");
    if (labels.known > 0)
        imported.messages.append(ProjectWords::tr(
            "%n item(s) skipped: already answered here.", nullptr, int(labels.known)));
    if (read.skipped > 0)
        imported.messages.append(
            ProjectWords::tr("%n annotation(s) not imported: the annotator skipped the task.",
                nullptr, int(read.skipped)));
    if (read.empty > 0)
        imported.messages.append(ProjectWords::tr(
            "%n annotation(s) not imported: without an answer.", nullptr, int(read.empty)));
    imported.fields = {{QStringLiteral("answers"), labels.added},
        {QStringLiteral("known"), labels.known}, {QStringLiteral("skipped"), read.skipped},
        {QStringLiteral("empty"), read.empty},
        {QStringLiteral("samples"), qint64(labels.samples.size())},
        {QStringLiteral("people"), QJsonArray::fromStringList(people)}};
    imported.changed = AnswerChanged();
    return imported;
}

Expected<Imported> writeAnnotations(const WriteContext& context, const ImportRequest& request,
    const AnnotationsRead& read, const QMap<QString, QString>& names)
{
    Database& database = context.database;
    TANDEM_DO(PeopleRepository(database).requireLead(context.origin.person));
    NewLabels all;
    QStringList people;
    QHash<PersonId, QString> annotators;
    for (auto of = read.labels.cbegin(); of != read.labels.cend(); ++of) {
        const auto& [annotator, step] = of.key();
        TANDEM_TRY(person, personOf(database, annotator, names));
        const QString other = annotators.value(person->id);
        if (!other.isEmpty() && other != annotator)
            return failure(ErrorCode::InvalidInput,
                ProjectWords::tr("\"%1\" and \"%2\" of the file are both %3.")
                    .arg(other, annotator, person->name));
        annotators.insert(person->id, annotator);
        TANDEM_TRY(chosen, chooseLabels(of.value(), annotator, step, request.source()));
        TANDEM_TRY(one, recordNewLabels(database, chosen->rows, person->id, step));
        all.added += one->added;
        all.known += one->known;
        for (const int sample : std::as_const(one->samples)) {
            if (!all.samples.contains(sample))
                all.samples.append(sample);
        }
        if (!people.contains(person->name))
            people.append(person->name);
    }
    TANDEM_DO(Journal(database).append(QStringLiteral("imported"), context.origin.person, {},
        {{QStringLiteral("file"), request.source()}, {QStringLiteral("answers"), all.added}}));
    return importedAnnotations(all, people, read);
}

Expected<ImportWork> readAnnotationFile(const ImportRequest& request)
{
    TANDEM_TRY(names, annotatorNames(request));
    TANDEM_TRY(read, readAnnotationLabels(request));
    return ImportWork([request, read = *read, names = *names](const WriteContext& context) {
        return writeAnnotations(context, request, read, names);
    });
}

} // namespace

const ImportFormat& annotationsFormat()
{
    static const ImportFormat format{.command = "samples annotations",
        .action = "overviewImportAnnotations",
        .noun = "Annotation",
        .dialog = "importAnnotationsDialog",
        .purpose = "annotations",
        .title = QT_TRANSLATE_NOOP("ProjectWords", "Import annotations"),
        .progressText = QT_TRANSLATE_NOOP("ProjectWords", "Importing annotations"),
        .hint = QT_TRANSLATE_NOOP("ProjectWords",
            "Label Studio (JSON) or doccano (JSONL, or its ZIP), of tasks that were exported from "
            "this project. Answers go to open rounds and replace none. Drop it here."),
        .filter = QT_TRANSLATE_NOOP("ProjectWords", "Annotations (*.json *.jsonl *.zip)"),
        .options = {{kAnnotatorsOption, "importedAnnotators",
            QT_TRANSLATE_NOOP("ProjectWords", "&Annotators"),
            QT_TRANSLATE_NOOP("ProjectWords", "3=Ada, ben@x.org=Ben; by default, by name")}},
        .canUndo = false,
        .read = readAnnotationFile};
    return format;
}

} // namespace tandem
