#pragma once

#include "models/error.h"
#include "storage/project/importformats.h"
#include "storage/project/timelineremoval.h"
#include "views/timelines/timelineexports.h"
#include "views/timelines/timelinesdata.h"

#include <QObject>
#include <QString>

namespace tandem {

class ProjectSession;
class ResultOutput;
class Workspace;

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

} // namespace tandem
