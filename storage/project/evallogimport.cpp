// Outputs of other programs' evaluations, with what their judges said.

#include "models/text/foreigncell.h"
#include "storage/formats/evallogreader.h"
#include "storage/project/caseimport.h"
#include "storage/project/importformats.h"
#include "storage/project/intake.h"
#include "storage/project/projectwords.h"
#include "storage/repositories/caserepository.h"
#include "storage/repositories/journal.h"
#include "storage/repositories/outputscorerepository.h"

#include <QJsonArray>
#include <QSet>

#include <memory>
#include <utility>

namespace tandem {

namespace {

/// What importing a log came to.
struct EvalLogImport
{
    CasesAdded added;
    qint64 scores = 0;
    qint64 scoresKnown = 0;
    qint64 undefined = 0;
    QStringList measures;
    QSet<QString> names; ///< of the cases
};

QString evalDetailText(EvalProgram program)
{
    return program == EvalProgram::Inspect ? QStringLiteral("inspect")
                                           : QStringLiteral("promptfoo");
}

/// Takes outputs in, one after the other.
class EvalLogIntake final
{
public:
    EvalLogIntake(Database& database, QString source, EvalProgram program)
        : m_cases(database)
        , m_scores(database)
        , m_source(std::move(source))
        , m_program(program)
    {
    }

    Expected<void> take(const LoggedOutput& output)
    {
        import.names.insert(output.id);
        const expert::TextCase one{
            output.id, output.prompt, output.expected, {}, {{output.system, output.text}}};
        TANDEM_TRY(added, m_cases.add(one, &import.added));
        // The one that is there, as the case says the same or was refused.
        TANDEM_TRY(id, m_cases.addOutput(*added, output.system, output.text));
        for (const LoggedScore& score : output.scores) {
            TANDEM_DO(takeScore(*id, score));
        }
        return {};
    }

    EvalLogImport import;

private:
    Expected<void> takeScore(OutputId output, const LoggedScore& logged)
    {
        OutputScore score;
        score.output = output;
        score.source = m_source;
        score.measure = logged.measure;
        score.value = logged.value;
        score.undefined = logged.value ? QString() : ProjectWords::tr("The file has no value.");
        score.detail.insert(QStringLiteral("program"), evalDetailText(m_program));
        if (!logged.reason.isEmpty())
            score.detail.insert(QStringLiteral("reason"), logged.reason);
        if (!logged.answer.isEmpty())
            score.detail.insert(QStringLiteral("answer"), logged.answer);
        TANDEM_TRY(isNew, m_scores.add(score));
        ++(*isNew ? import.scores : import.scoresKnown);
        import.undefined += logged.value ? 0 : 1;
        if (!import.measures.contains(logged.measure))
            import.measures.append(logged.measure);
        return {};
    }

    CaseRepository m_cases;
    OutputScoreRepository m_scores;
    QString m_source;
    EvalProgram m_program;
};

Imported importedEvalLog(
    const EvalLogImport& import, const EvalLog& log, const ImportRequest& request)
{
    Imported imported = importedCases(import.added, request);
    imported.sentence += u' ' + addedSentence(request,
                                    ProjectWords::tr("%1 score(s)", "a number", int(import.scores))
                                        .arg(request.count(import.scores)),
                                    import.measures, import.scoresKnown);
    if (log.withoutOutput > 0)
        imported.messages.append(ProjectWords::tr(
            "%n sample(s) without an output text not imported.", nullptr, int(log.withoutOutput)));
    if (import.undefined > 0)
        imported.messages.append(ProjectWords::tr(
            "%n score(s) have no value in the file.", nullptr, int(import.undefined)));
    imported.fields.insert(QStringLiteral("scores"), import.scores);
    imported.fields.insert(QStringLiteral("scores_known"), import.scoresKnown);
    imported.fields.insert(QStringLiteral("undefined"), import.undefined);
    imported.fields.insert(QStringLiteral("without_output"), log.withoutOutput);
    imported.fields.insert(QStringLiteral("measures"), QJsonArray::fromStringList(import.measures));
    imported.changed = EverythingChanged(); // cases, outputs, scores
    return imported;
}

Expected<ImportWork> readEvalLogFile(const ImportRequest& request)
{
    TANDEM_TRY_VAR(log, readEvalLog(request.file()));
    const auto read = std::make_shared<const EvalLog>(std::move(*log));
    return ImportWork([request, read](const WriteContext& context) -> Expected<Imported> {
        EvalLogIntake intake(context.database, request.source(), read->program);
        TANDEM_DO(takeEach(
            read->outputs.size(), request.progress,
            [&](qsizetype i) { return intake.take(read->outputs.at(i)); },
            [&](qsizetype i) { return read->outputs.at(i).place; }));
        TANDEM_TRY(conflicts, caseConflictMessages(context.database, intake.import.names));
        TANDEM_DO(Journal(context.database)
                      .append(QStringLiteral("imported"), context.origin.person, {},
                          {{QStringLiteral("file"), request.source()},
                              {QStringLiteral("cases"), intake.import.added.cases},
                              {QStringLiteral("outputs"), intake.import.added.outputs},
                              {QStringLiteral("scores"), intake.import.scores}}));
        Imported imported = importedEvalLog(intake.import, *read, request);
        imported.messages += *conflicts;
        return imported;
    });
}

} // namespace

const ImportFormat& evalLogFormat()
{
    static const ImportFormat format{.command = "expert log",
        .action = "evaluateImportLog",
        .noun = "EvalLog",
        .dialog = "importEvalLogDialog",
        .purpose = "evallogs",
        .title = QT_TRANSLATE_NOOP("ProjectWords", "Import an evaluation log"),
        .progressText = QT_TRANSLATE_NOOP("ProjectWords", "Importing an evaluation log"),
        .hint = QT_TRANSLATE_NOOP("ProjectWords",
            "A log of Inspect (.json or .eval) or results of promptfoo (.json or .jsonl): its "
            "samples become cases with outputs, its judges' scores and reasons are kept. Drop it "
            "here."),
        .filter = QT_TRANSLATE_NOOP("ProjectWords", "Evaluation logs (*.json *.eval *.jsonl)"),
        .canUndo = false,
        .makesProject = true,
        .read = readEvalLogFile};
    return format;
}

} // namespace tandem
