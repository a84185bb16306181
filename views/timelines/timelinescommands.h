#pragma once

#include "storage/runs/runoptions.h"
#include "ui/parts.h"
#include "views/timelines/timelineactions.h"
#include "views/timelines/timelinesdata.h"

#include <QHash>
#include <QList>
#include <QObject>

class QAction;
class QMenu;
class QWidget;

namespace tandem {

class ProjectSession;
class TimelineLogController;
class TimelinesStrip;

/// The commands of the workspace about the chosen log and summarizer: their keys and words, what
/// they have done, and which of them can do something now.
class TimelinesCommands final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TimelinesCommands)

public:
    /// They belong to `workspace`; what they do is the controller's, but for runs.
    TimelinesCommands(ProjectSession& session, TimelineLogController& controller,
        TimelinesStrip& choice, QWidget& workspace);

    /// What is chosen.
    void setData(const SharedTimelines& data);
    /// Those that pages offer, too.
    const TimelineActions& steps() const { return m_steps; }
    /// Has people asked about summaries.
    QAction* people() const { return m_people; }
    /// Those that have no button of their own.
    QMenu* newMenu(QWidget* parent) const;
    /// What of the log can be written to a file.
    const QList<QAction*>& exports() const { return m_exports; }

signals:
    /// A run of this kind about what is chosen.
    void runWanted(tandem::RunKindId kind);

private:
    QAction* addForLeads(const char* name, const QKeySequence& key, const Words& words,
        std::function<void()> then, const Words& onButton = {});
    void addCommands();
    void addSummaryCommands();
    void addFileCommands();
    void enable();
    QString ofOthersText() const;
    QString exportPredictionsText() const;
    QString removeSummariesText() const;
    bool mayLead() const;
    Words forLeads(const Words& words) const;
    QString chosenName() const;

    ProjectSession& m_session;
    TimelineLogController& m_controller;
    TimelinesStrip& m_choice;
    QWidget& m_workspace;
    SharedTimelines m_data;
    TimelineActions m_steps;
    QHash<QAction*, Words> m_leads; ///< what only a lead can do, and how it is called
    QAction* m_judge = nullptr;
    QAction* m_people = nullptr;
    QList<QAction*> m_imports; ///< of what others have of summaries
    QAction* m_noSummary = nullptr;
    QAction* m_ofOthers = nullptr;
    QList<QAction*> m_exports; ///< by TimelineExportKind
    QAction* m_removeSummaries = nullptr;
    QAction* m_removeLog = nullptr;
};

} // namespace tandem
