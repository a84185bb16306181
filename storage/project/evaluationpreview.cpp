#include "storage/project/evaluationpreview.h"

#include "models/expert/systemreport.h"
#include "models/results/spelling.h"
#include "storage/project/caseimport.h"
#include "storage/project/importformats.h"
#include "storage/project/newprojectfile.h"
#include "storage/project/projectwords.h"
#include "storage/repositories/caserepository.h"

#include <QFileInfo>
#include <QTemporaryDir>

namespace tandem {

namespace {

Expected<Imported> importEvaluationFiles(Database& database, const EvaluationFiles& files,
    const QString& system, const QString& project, const Progress& progress)
{
    const bool isResult = !files.result.isEmpty();
    ImportRequest request{
        isResult ? QStringList{files.result} + files.cases : files.cases, project};
    request.options.insert(QStringLiteral("system"), system);
    request.progress = progress;
    return importNow(database, isResult ? expertResultFormat() : casesFormat(), request);
}

results::Section previewedSystems(const QList<SystemRow>& systems, qint64 cases)
{
    results::SectionOf table("", systems, ProjectWords::tr("Systems"));
    table.add("", ProjectWords::tr("System"),
        [](const SystemRow& row) { return expert::systemName(row.system); });
    table.add("", ProjectWords::tr("Outputs"), &SystemRow::outputs);
    table.add("", ProjectWords::tr("Cases without output"),
        [cases](const SystemRow& row) { return cases - row.outputs; });
    return table;
}

results::Section previewedConflicts(const QList<CaseConflict>& conflicts)
{
    results::SectionOf table("", conflicts, ProjectWords::tr("Conflicting references"));
    table.add("", ProjectWords::tr("ID"), &CaseConflict::name);
    table.add("", ProjectWords::tr("Differs"), [](const CaseConflict& one) {
        return one.isReference ? ProjectWords::tr("reference", "differs between cases of one id")
                               : ProjectWords::tr("prompt", "differs between cases of one id");
    });
    table.add("", ProjectWords::tr("Cases"), &CaseConflict::cases);
    table.add("", ProjectWords::tr("Systems"), [](const CaseConflict& one) {
        QStringList names;
        for (const QString& system : one.systems)
            names.append(expert::systemName(system));
        return names.join(QStringLiteral(", "));
    });
    results::Section section = table;
    section.notes = {ProjectWords::tr(
        "These IDs become several cases. Outputs for different cases are not compared.")};
    return section;
}

QString previewSentence(const Imported& imported, qsizetype systems, qsizetype conflicts)
{
    const auto number = [&imported](const char* key) {
        return imported.fields.value(QLatin1String(key)).toInteger();
    };
    QStringList parts{ProjectWords::tr("%Ln case(s)", nullptr, int(number("cases"))),
        ProjectWords::tr("%Ln system(s)", nullptr, int(systems)),
        ProjectWords::tr("%Ln output(s)", nullptr, int(number("outputs")))};
    if (number("evaluations") > 0)
        parts.append(ProjectWords::tr("%Ln evaluation(s)", nullptr, int(number("evaluations"))));
    if (conflicts > 0)
        parts.append(ProjectWords::tr("%Ln conflicting ID(s)", nullptr, int(conflicts)));
    return parts.join(QStringLiteral(", "));
}

Expected<EvaluationPreview> lookAt(Database& database, const Imported& imported)
{
    CaseRepository cases(database);
    TANDEM_TRY(systems, cases.systems());
    TANDEM_TRY(count, cases.count());
    TANDEM_TRY(conflicts, caseConflicts(database));
    EvaluationPreview preview{
        previewSentence(imported, systems->size(), conflicts->size()), imported.messages, {}};
    QSet<QString> conflicting;
    for (const CaseConflict& one : *conflicts)
        conflicting.insert(one.name);
    // Their table says the same, and more.
    TANDEM_TRY(known, caseConflictMessages(database, conflicting));
    for (const QString& message : *known)
        preview.messages.removeOne(message);
    if (!systems->isEmpty())
        preview.sections.append(previewedSystems(*systems, *count));
    if (!conflicts->isEmpty())
        preview.sections.append(previewedConflicts(*conflicts));
    for (results::Section section : imported.sections) {
        section.title = ProjectWords::tr("Scores that differ from those computed");
        preview.sections.append(section);
    }
    return preview;
}

} // namespace

QString evaluationProblem(const EvaluationFiles& files)
{
    if (!files.other.isEmpty())
        return ProjectWords::tr(
            "%1 contains neither cases, nor pairs of texts, nor an evaluation result.")
            .arg(QFileInfo(files.other.constFirst()).fileName());
    if (!files.result.isEmpty() && files.cases.isEmpty())
        return ProjectWords::tr(
            "Add the texts of this result: a file with its cases, in the same order.");
    if (!files.result.isEmpty() && files.cases.size() > 1)
        return ProjectWords::tr(
            "A result needs exactly one file of texts. Import other files afterwards.");
    return {};
}

Expected<EvaluationPreview> previewEvaluation(
    const EvaluationFiles& files, const QString& system, const Progress& progress)
{
    const QTemporaryDir folder;
    if (!folder.isValid())
        return failure(ErrorCode::NotWritable,
            ProjectWords::tr("The preview needs a temporary folder, which cannot be created."), {},
            ProjectWords::tr("Check the free space for temporary files."), folder.errorString());
    NewProjectFile thrownAway(folder.filePath(QStringLiteral("preview.tandem")));
    TANDEM_TRY(database, thrownAway.create());
    TANDEM_TRY(imported, importEvaluationFiles(**database, files, system, {}, progress));
    return lookAt(**database, *imported);
}

Expected<Imported> makeEvaluationProject(const QString& path, const EvaluationFiles& files,
    const QString& system, const Progress& progress)
{
    Imported imported;
    TANDEM_DO(makeProject(path, [&](Database& database) {
        return importEvaluationFiles(database, files, system, QFileInfo(path).fileName(), progress)
            .map([&](const Imported& brought) { imported = brought; });
    }));
    return imported;
}

} // namespace tandem
