#pragma once

#include "models/error.h"
#include "storage/project/importformats.h"
#include "storage/project/timelineremoval.h"
#include "views/timelines/chosenbylog.h"
#include "views/timelines/timelinesdata.h"

#include <QObject>
#include <QString>
#include <QWidget>

class QDoubleSpinBox;

namespace tandem {

class NarrowComboBox;
class ProjectSession;
class ResultOutput;
class Workspace;

/// What of a log can be written to a file.
enum class TimelineExportKind { Pasts, Futures, Summaries, Predictions };

/// Asks for a name and writes it, as JSONL, with the summaries of all summarizers, or the
/// predictions from the chosen one's.
void exportFromTimelines(
    ResultOutput& output, QWidget* parent, TimelineExportKind kind, const TimelinesData& data);

/// What is done to logs and to summaries of their users: brought in, split, taken out, written to
/// files. Asks and tells by the workspace.
class TimelineLogController final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TimelineLogController)

public:
    TimelineLogController(ProjectSession& session, ResultOutput& output, Workspace& workspace);

    /// What commands are about: the chosen log and summarizer. A question about others is dropped.
    void setData(const SharedTimelines& data);
    /// Asks for a log to import; the file or folder that is known already stands there.
    void importLog(const QString& path = {});
    /// Asks how the chosen log is split, or shows it where it is fixed.
    void split();
    /// Asks for a study in which people rate summaries of the log's users.
    void askPeople();
    /// Asks for a file about summaries of users; the one that is known already stands there.
    void importSummaries(const ImportFormat& format, const QString& path = {});
    /// What the chosen summarizer has to beat: no summary, or with `ofOthers` somebody else's by
    /// it.
    void addBaseline(bool ofOthers);
    void exportAs(TimelineExportKind kind);
    /// Takes the chosen summarizer's summaries out, once somebody has agreed.
    void removeSummaries();
    /// Takes the chosen log out, once somebody has agreed.
    void removeLog();

signals:
    /// A log of this name is in the project now, and is to be looked at.
    void logBrought(const QString& log);

private:
    void askToRemove(TimelineLogId log, const QString& summarizer, const SummarizerRemoval& what);
    void removeNow(Change change, const QString& told);

    ProjectSession& m_session;
    ResultOutput& m_output;
    Workspace& m_workspace;
    SharedTimelines m_data;
    TimelinesChoice m_askedAbout; ///< what was chosen when something was asked
};

/// Which log, whose predictions and which threshold all pages of Timelines are about; remembered
/// from one session to the next.
class TimelinesStrip final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TimelinesStrip)

public:
    explicit TimelinesStrip(QWidget* parent = nullptr);

    /// What was asked for by the user; what is not there is something else in the data.
    const TimelinesChoice& asked() const { return m_asked; }
    /// These ask for something else, as the user does here.
    void chooseLog(const QString& log);
    void choose(const QString& log, const QString& summarizer);
    void chooseSummarizer(const QString& summarizer);
    void choosePredictor(const QString& predictor);
    /// Offers what is there, at what is shown.
    void setData(const TimelinesData& data);
    /// Opens the list of logs, for keys.
    void openLogs();

signals:
    /// Something else is asked for.
    void asking();

private:
    void build();
    void ask(const TimelinesChoice& choice);
    void showChoices();

    NarrowComboBox* m_log;
    NarrowComboBox* m_predictor;
    QDoubleSpinBox* m_threshold;
    ChosenByLog m_thresholds;
    TimelinesChoice m_asked;
    TimelinesChoice m_shown;
    QStringList m_logs;
    QStringList m_predictors;
};

} // namespace tandem
