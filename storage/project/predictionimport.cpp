#include "storage/project/predictionimport.h"

#include "models/text/plainline.h"
#include "models/usersum/prediction.h"
#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/project/importformats.h"
#include "storage/project/intake.h"
#include "storage/project/projectwords.h"
#include "storage/repositories/runkindid.h"
#include "storage/repositories/timelinerepository.h"
#include "storage/repositories/usersummarynames.h"
#include "storage/runs/predictionsrun.h"

#include <QJsonArray>

#include <algorithm>
#include <optional>
#include <utility>

namespace tandem {

namespace {

using usersum::PredictionRow;
using usersum::SaidChoice;

QString summaryAsCompared(const QString& text)
{
    return withoutTurns(onPlainLines(text)).trimmed();
}

tl::unexpected<Error> anotherOutcome(const QString& task)
{
    return failure(ErrorCode::InvalidInput,
        ProjectWords::tr("The outcome of the task \"%1\" does not match the choice made.")
            .arg(task));
}

/// What was chosen: of a miss of which the line does not tell it, a choice that the task has not.
Expected<std::optional<int>> importedChoice(
    const usersum::PredictionTask& task, bool isHit, const SaidChoice& said)
{
    if (said.isUnread)
        return std::optional<int>();
    std::optional<int> chosen;
    if (!said.choice.isEmpty()) {
        const auto place = task.choices.indexOf(said.choice);
        const int number = said.choice.toInt();
        if (place < 0 && (number < 1 || number > task.choices.size()))
            return failure(
                ErrorCode::InvalidInput, ProjectWords::tr("The task \"%1\" has no choice \"%2\".")
                                             .arg(task.name, said.choice.left(60)));
        chosen = place >= 0 ? int(place) : number - 1;
    } else if (!said.reply.isEmpty()) {
        const auto read = usersum::readPrediction(said.reply, task.choices);
        if (!read && !isHit)
            return std::optional<int>();
        if (read)
            chosen = *read;
    }
    if (chosen && (*chosen == task.answer) != isHit)
        return anotherOutcome(task.name);
    if (chosen)
        return chosen;
    return std::optional(isHit ? task.answer : int(task.choices.size()));
}

/// Takes predictions in, line by line.
class PredictionIntake final
{
public:
    PredictionIntake(Database& database, PredictionDefaults usual)
        : m_database(database)
        , m_summaries(database)
        , m_usual(std::move(usual))
    {
    }

    Expected<void> take(const PredictionRow& row, TimelineUserId user)
    {
        const int repeat = row.predicted.run;
        if (repeat < 1 || repeat > PredictionPart::kMostRepeats)
            return failure(ErrorCode::InvalidInput,
                ProjectWords::tr("In a project, runs of predictions are numbered from 1 to %1.")
                    .arg(PredictionPart::kMostRepeats));
        const QString predictor = row.predictor.isEmpty() ? m_usual.predictor : row.predictor;
        if (predictor.isEmpty())
            return failure(ErrorCode::InvalidInput,
                ProjectWords::tr("The line does not name a predictor."), {},
                ProjectWords::tr("Specify the predictor for the whole file."));
        TANDEM_TRY(summary, summaryMeant(m_database, user,
                                row.summarizer.isEmpty() ? m_usual.summarizer : row.summarizer));
        TANDEM_TRY(stored, m_summaries.byId(*summary));
        if (summaryAsCompared(stored->made.text) != summaryAsCompared(row.summary))
            return failure(ErrorCode::Refused,
                ProjectWords::tr("%1 has a different summary of this user.", "a summarizer")
                    .arg(stored->made.summarizer),
                {}, ProjectWords::tr("Import the summary the prediction was made from."));
        PredictionImport::Added added{*summary, predictor, repeat, {}};
        TANDEM_DO(takeTasks(row, user, added));
        ++m_import.lines;
        m_import.predictions += added.tasks.size();
        if (!m_import.predictors.contains(predictor))
            m_import.predictors.append(predictor);
        if (!added.tasks.isEmpty())
            m_import.added.append(std::move(added));
        return {};
    }

    PredictionImport& import() { return m_import; }
    qint64 lacking() const { return m_lacking; }

private:
    Expected<void> takeTasks(
        const PredictionRow& row, TimelineUserId user, PredictionImport::Added& added)
    {
        TANDEM_TRY(tasks, TimelineRepository(m_database).tasks(user));
        TANDEM_TRY(before, m_summaries.predictionsOf(added.summary));
        const auto& outcomes = row.predicted.tasks;
        for (qsizetype i = 0; i < outcomes.size(); ++i) {
            const QString& name = outcomes.at(i).name;
            const auto task = std::find_if(tasks->cbegin(), tasks->cend(),
                [&](const StoredFutureTask& one) { return one.task.name == name; });
            if (task == tasks->cend())
                return failure(ErrorCode::NotFound,
                    ProjectWords::tr("The user has no task \"%1\".").arg(name.left(60)));
            TANDEM_TRY(choice, importedChoice(task->task, outcomes.at(i).isHit, row.said.at(i)));
            TANDEM_DO(takeOne({added.summary, task->id, added.predictor, added.repeat, *choice},
                *before, added.tasks));
        }
        m_lacking += outcomes.size() < tasks->size() ? 1 : 0;
        return {};
    }

    Expected<void> takeOne(const NewPrediction& made, const QList<StoredPrediction>& before,
        QList<FutureTaskId>& added)
    {
        const auto there =
            std::find_if(before.cbegin(), before.cend(), [&](const StoredPrediction& one) {
                return one.made.task == made.task && one.made.predictor == made.predictor &&
                       one.made.repeat == made.repeat;
            });
        if (there != before.cend() && there->made.choice == made.choice) {
            ++m_import.known;
            return {};
        }
        if (there != before.cend())
            return failure(ErrorCode::Refused,
                ProjectWords::tr("%1 has a different prediction here.").arg(made.predictor), {},
                ProjectWords::tr("Give the predictor another name."));
        TANDEM_DO(checkNoRun(made.predictor));
        added.append(made.task);
        return m_summaries.addPrediction(made);
    }

    /// A predictor is either asked here or elsewhere.
    Expected<void> checkNoRun(const QString& predictor)
    {
        if (m_checked.contains(predictor))
            return {};
        TANDEM_TRY(asked, isAny(m_database,
                              QStringLiteral("SELECT 1 FROM llm_run WHERE kind = ?"
                                             " AND json_extract(settings, '$.predictor') = ?"),
                              {runKindKey(RunKindId::Predictions), predictor}));
        if (*asked)
            return failure(ErrorCode::Refused,
                ProjectWords::tr("The predictions by \"%1\" come from a run.").arg(predictor), {},
                ProjectWords::tr("Give the predictor another name."));
        m_checked.append(predictor);
        return {};
    }

    Database& m_database;
    UserSummaryRepository m_summaries;
    PredictionDefaults m_usual;
    QStringList m_checked; ///< predictors of no run
    qint64 m_lacking = 0;  ///< lines without some of the user's tasks
    PredictionImport m_import;
};

RowsStep predictionsStep(const PredictionImport& import, const QString& source)
{
    const auto meant = [added = import.added](Database&) -> Expected<RowsStep::Rows> {
        RowsStep::Rows rows;
        for (const PredictionImport::Added& one : added) {
            QStringList tasks;
            for (const FutureTaskId task : one.tasks)
                tasks += QString::number(task.value);
            rows.rows.append({QLatin1String("usersum_prediction"),
                QStringLiteral("summary_id = ? AND predictor = ? AND repeat = ?"
                               " AND task_id IN (%1)")
                    .arg(tasks.join(u',')),
                {one.summary, one.predictor, one.repeat}});
        }
        return rows;
    };
    return {meant, TimelinesChanged(), QStringLiteral("predictions taken back"),
        QStringLiteral("imported"),
        {{QStringLiteral("file"), source},
            {QStringLiteral("predictions"), qint64(import.predictions)}},
        &recordImport};
}

Imported importedPredictions(
    const PredictionImport& import, const QList<PredictionRow>& rows, const ImportRequest& request)
{
    Imported imported;
    imported.sentence = addedSentence(request,
        ProjectWords::tr("%1 prediction(s)", "a number", int(import.predictions))
            .arg(request.count(import.predictions)),
        import.predictors, import.known);
    imported.messages = import.messages;
    imported.fields = {{QStringLiteral("predictions"), import.predictions},
        {QStringLiteral("known"), import.known}, {QStringLiteral("lines"), import.lines},
        {QStringLiteral("predictors"), QJsonArray::fromStringList(import.predictors)}};
    imported.noteNamed("summarizer", namesIn(rows, &PredictionRow::summarizer));
    imported.noteNamed("predictor", namesIn(rows, &PredictionRow::predictor));
    if (!import.added.isEmpty())
        imported.setStep(predictionsStep(import, request.source()));
    return imported;
}

Expected<ImportWork> readPredictionFile(const ImportRequest& request)
{
    TANDEM_TRY(rows, usersum::readPredictions(request.file()));
    return ImportWork([request, rows = *rows](const WriteContext& context) {
        const PredictionDefaults usual{request.text("summarizer"), request.text("predictor")};
        return importPredictions(context, rows, usual, request.source(), request.progress)
            .map([&](const PredictionImport& import) {
                return importedPredictions(import, rows, request);
            });
    });
}

const QString& predictedUser(const PredictionRow& row)
{
    return row.predicted.user;
}

bool resemblesPredictions(const QStringList& names)
{
    return names.contains(QLatin1String("user"), Qt::CaseInsensitive) &&
           names.contains(QLatin1String("tasks"), Qt::CaseInsensitive);
}

} // namespace

Expected<PredictionImport> importPredictions(const WriteContext& context,
    const QList<PredictionRow>& rows, const PredictionDefaults& usual, const QString& source,
    const Progress& progress)
{
    PredictionIntake intake(context.database, usual);
    TANDEM_DO(takeOfUsers(
        context.database, rows, source, progress,
        [&](const PredictionRow& row, TimelineUserId user) { return intake.take(row, user); },
        &predictedUser));
    PredictionImport& import = intake.import();
    if (intake.lacking() > 0)
        import.messages += ProjectWords::tr(
            "%n line(s) lack some of their user's tasks; such runs do not count in QM and IDM.",
            nullptr, int(intake.lacking()));
    if (!import.added.isEmpty()) {
        TANDEM_DO(predictionsStep(import, source).recordAdded(context));
    }
    return std::move(import);
}

const ImportFormat& predictionsFormat()
{
    static const ImportFormat format{.command = "usersum predictions",
        .action = "timelinesImportPredictions",
        .noun = "Summary",
        .dialog = "importSummariesDialog",
        .purpose = "usersummaries",
        .title = QT_TRANSLATE_NOOP("ProjectWords", "Import predictions from summaries"),
        .progressText = QT_TRANSLATE_NOOP("ProjectWords", "Importing predictions"),
        .hint = QT_TRANSLATE_NOOP("ProjectWords",
            "JSONL or JSON with user (pseudonym), summary, run, and tasks with name and outcome (0 "
            "or 1); one line per user and run, as in the export of predictions. Drop it here."),
        .filter = QT_TRANSLATE_NOOP("ProjectWords", "Summaries (*.jsonl *.json *.csv)"),
        .options = {{"summarizer", "importedSummarizer",
                        QT_TRANSLATE_NOOP("ProjectWords", "&Summarizer")},
            {"predictor", "importedPredictor", QT_TRANSLATE_NOOP("ProjectWords", "&Predictor")}},
        .note = QT_TRANSLATE_NOOP(
            "ProjectWords", "Summarizer and predictor, used if a line does not name them."),
        .resembles = resemblesPredictions,
        .read = readPredictionFile};
    return format;
}

} // namespace tandem
