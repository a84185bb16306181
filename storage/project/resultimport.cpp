#include "storage/project/resultimport.h"

#include "models/results/report.h"
#include "models/results/spelling.h"
#include "storage/database/database.h"
#include "storage/formats/casesreader.h"
#include "storage/formats/evidencecheck.h"
#include "storage/project/caseimport.h"
#include "storage/project/importformats.h"
#include "storage/project/projectwords.h"
#include "storage/repositories/evaluationrepository.h"
#include "storage/repositories/importedruns.h"
#include "storage/repositories/journal.h"
#include "storage/runs/runsbehind.h"

#include <QFileInfo>
#include <QSet>

#include <utility>

namespace tandem {

namespace {

/// Reads the texts, then the result.
class ResultReading final
{
public:
    ResultReading(const ResultFiles& files, const Progress& progress)
        : m_files(files)
        , m_progress(progress)
        , m_textBytes(QFileInfo(files.texts).size())
        , m_allBytes(m_textBytes + QFileInfo(files.result).size())
    {
        m_file.source = QFileInfo(files.result).fileName();
    }

    Expected<ExpertResultFile> run()
    {
        return readTexts().and_then([&] { return readResult(); });
    }

private:
    Expected<void> readTexts()
    {
        const auto sink = [this](expert::TextCase&& textCase, const QString& place) {
            return addText(std::move(textCase), place);
        };
        return readCases(m_files.texts, sink, [this](qint64 bytes) {
            return goOn(bytes);
        }).map([](qint64) {});
    }

    Expected<void> addText(expert::TextCase&& textCase, const QString& place)
    {
        if (textCase.outputs.size() != 1)
            return failure(severalOutputs(place));
        QString& system = textCase.outputs.first().system;
        if (system.isEmpty())
            system = m_files.system.simplified();
        m_file.evaluations.append({std::move(textCase), place, {}});
        return {};
    }

    Expected<ExpertResultFile> readResult()
    {
        const auto sink = [this](
                              expert::Explanation&& explanation, qint64 index) -> Expected<void> {
            if (index >= m_file.evaluations.size())
                return {}; // the numbers are compared when all are known
            ExpertResultFile::Evaluated& evaluated = m_file.evaluations[index];
            m_file.import.remarks += explanation.remarks.size();
            m_evidence.look(explanation, evaluated.textCase.expected,
                evaluated.textCase.outputs.constFirst().text);
            evaluated.explanation = std::move(explanation);
            return {};
        };
        QJsonArray runs;
        const auto progress = [this](qint64 bytes) { return goOn(m_textBytes + bytes); };
        TANDEM_TRY(figures, readExpertResult(m_files.result, sink, progress, &runs));
        m_file.runs = runSettingsTold(runs);
        if (figures->cases != m_file.evaluations.size())
            return failure(unequalNumbers(m_files, m_file.evaluations.size(), figures->cases));
        ResultImport& import = m_file.import;
        import.figures = *figures;
        import.evidence = m_evidence.pieces();
        import.evidenceFound = m_evidence.found();
        import.messages = resultMessages(*figures, import.remarks);
        if (m_evidence.isForeign())
            import.messages.prepend(m_evidence.warning());
        return std::move(m_file);
    }

    bool goOn(qint64 bytes) const { return !m_progress || m_progress(bytes, m_allBytes); }

    const ResultFiles& m_files;
    const Progress& m_progress;
    const qint64 m_textBytes;
    const qint64 m_allBytes;
    EvidenceCheck m_evidence;
    ExpertResultFile m_file;
};

/// Where the file's numbers are not those that its tables give.
results::Section differencesOf(const ResultFigures& figures)
{
    results::SectionOf table("", figures.differences);
    const auto number = [](double ScoreDifference::*which) {
        return [which](const ScoreDifference& difference) {
            const double value = difference.*which;
            return results::Cell(value).shownAs(results::significantText(value, 12));
        };
    };
    table.add("", ProjectWords::tr("Case"), [](const ScoreDifference& difference) {
        return difference.caseIndex < 0
                   ? ProjectWords::tr("average")
                   : ProjectWords::tr("case %1").arg(results::countText(difference.caseIndex + 1));
    });
    table.add("", ProjectWords::tr("Number"), &ScoreDifference::name).wide(34);
    table.add("", ProjectWords::tr("In the file"), number(&ScoreDifference::inFile)).wide(22);
    table.add("", ProjectWords::tr("Computed"), number(&ScoreDifference::computed)).wide(22);
    return table;
}

Imported importedResult(const ResultImport& import, const ImportRequest& request)
{
    Imported imported = importedCases(import.added, request,
        ProjectWords::tr("%n evaluation(s)", nullptr, int(import.figures.cases)) +
            QStringLiteral(", "));
    if (request.outlet == results::Outlet::Window && import.figures.hasScores &&
        import.figures.differing == 0)
        imported.sentence +=
            u' ' + ProjectWords::tr("All %n number(s) in the file match its tables.", nullptr,
                       int(import.figures.numbersCompared));
    imported.messages = import.messages;
    imported.fields.insert(QStringLiteral("evaluations"), import.figures.cases);
    imported.fields.insert(QStringLiteral("compared"), import.figures.numbersCompared);
    imported.fields.insert(QStringLiteral("differing"), import.figures.differing);
    imported.fields.insert(QStringLiteral("remarks"), import.remarks);
    imported.fields.insert(QStringLiteral("evidence"), import.evidence);
    imported.fields.insert(QStringLiteral("evidence_found"), import.evidenceFound);
    imported.changed = EverythingChanged(); // cases, outputs, evaluations
    if (!import.figures.differences.isEmpty())
        imported.sections = {differencesOf(import.figures)};
    return imported;
}

Expected<ImportWork> readResultFiles(const ImportRequest& request)
{
    TANDEM_TRY(file, readExpertResultFile(
                         {request.paths.value(0), request.paths.value(1), request.text("system")},
                         request.progress));
    return ImportWork([request, file = *file](const WriteContext& context) {
        return writeExpertResult(context, file).map([&](const ResultImport& import) {
            return importedResult(import, request);
        });
    });
}

} // namespace

Expected<ExpertResultFile> readExpertResultFile(const ResultFiles& files, const Progress& progress)
{
    return ResultReading(files, progress).run();
}

Expected<ResultImport> writeExpertResult(const WriteContext& context, const ExpertResultFile& file)
{
    Database& database = context.database;
    CaseRepository cases(database);
    EvaluationRepository evaluations(database);
    ResultImport import = file.import;
    const auto countStored = [&] {
        return database.scalar(QStringLiteral("SELECT count(*) FROM evaluation"));
    };
    const auto before = countStored();
    QSet<QString> names;
    for (qsizetype i = 0; i < file.evaluations.size(); ++i) {
        const ExpertResultFile::Evaluated& evaluated = file.evaluations.at(i);
        const expert::SystemOutput& output = evaluated.textCase.outputs.constFirst();
        names.insert(evaluated.textCase.name);
        const auto stored = cases.add(evaluated.textCase, &import.added).and_then([&](CaseId id) {
            return cases.addOutput(id, output.system, output.text);
        });
        if (!stored)
            return failure(stored.error().in(evaluated.place));
        const auto added = evaluations.addImported(*stored, file.source, evaluated.explanation);
        if (!added)
            return failure(
                added.error().in(ProjectWords::tr("%1, case %2").arg(file.source).arg(i + 1)));
    }
    const auto after = countStored();
    if (!before || !after)
        return failure(before ? after.error() : before.error());
    const qint64 known = file.evaluations.size() - (after->toLongLong() - before->toLongLong());
    if (known > 0)
        import.messages.prepend(
            ProjectWords::tr("%n evaluation(s) already present.", nullptr, int(known)));
    TANDEM_TRY(conflicts, caseConflictMessages(database, names));
    import.messages += *conflicts;
    QJsonObject entry{{QStringLiteral("file"), file.source},
        {QStringLiteral("evaluations"), import.figures.cases},
        {QStringLiteral("cases"), import.added.cases}};
    if (!file.runs.isEmpty())
        entry.insert(kImportedRunsKey, file.runs);
    TANDEM_DO(
        Journal(database).append(QStringLiteral("imported"), context.origin.person, {}, entry));
    return import;
}

QStringList resultMessages(const ResultFigures& figures, qint64 remarks)
{
    QStringList messages;
    if (figures.differing > 0)
        messages.append(ProjectWords::tr("%1 of %2 scores in the file differ from those computed "
                                         "from its match tables; the computed ones are shown.")
                            .arg(figures.differing)
                            .arg(figures.numbersCompared));
    if (!figures.hasScores)
        messages.append(ProjectWords::tr("The file contains no scores to compare with."));
    if (remarks > 0)
        messages.append(ProjectWords::tr(
            "%n error(s) in explanations repaired; each case says what was changed.", nullptr,
            int(remarks)));
    return messages;
}

Error severalOutputs(const QString& place)
{
    return {ErrorCode::InvalidInput,
        ProjectWords::tr("Each record of the texts file needs one generated text."), place,
        ProjectWords::tr("Give each case its \"output\", in the order of the result."), {}};
}

Error unequalNumbers(const ResultFiles& files, qint64 texts, qint64 cases)
{
    return {ErrorCode::InvalidInput,
        ProjectWords::tr("The result has %1 cases, but the texts file has %2.")
            .arg(cases)
            .arg(texts),
        QFileInfo(files.texts).fileName(),
        ProjectWords::tr("Use a texts file with exactly these cases, in the same order."), {}};
}

const ImportFormat& expertResultFormat()
{
    static const ImportFormat format{.command = "expert import",
        .noun = "Result",
        .dialog = "importResultDialog",
        .purpose = "result",
        .title = QT_TRANSLATE_NOOP("ProjectWords", "Import a result file"),
        .progressText = QT_TRANSLATE_NOOP("ProjectWords", "Reading the result"),
        .hint = QT_TRANSLATE_NOOP("ProjectWords",
            "A result of expert_score contains scores and explanations. Its texts are in a second "
            "file: a JSON list or JSONL of input, output and reference, in the same order."),
        .options = {{"system", "resultSystem", QT_TRANSLATE_NOOP("ProjectWords", "&System"),
            QT_TRANSLATE_NOOP("ProjectWords", "System name (optional)")}},
        .files = {{"resultFile", "chooseResultFile",
                      QT_TRANSLATE_NOOP("ProjectWords", "&Result file"),
                      QT_TRANSLATE_NOOP("ProjectWords", "Results of expert_score (*.json)")},
            {"textsFile", "chooseTextsFile", QT_TRANSLATE_NOOP("ProjectWords", "&Texts"),
                QT_TRANSLATE_NOOP("ProjectWords", "Cases (*.json *.jsonl *.csv)")}},
        .canUndo = false,
        .countsBytes = true,
        .makesProject = true,
        .read = readResultFiles};
    return format;
}

} // namespace tandem
