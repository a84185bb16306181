#pragma once

#include "models/rounds/round.h"
#include "views/compare/comparestate.h"

#include <QObject>

#include <optional>

class QAction;

namespace tandem {

class CompareCommands;
class ComparisonTable;
class ConfirmBar;
class ProjectSession;
class ReasonForm;
class RowPanel;
class Workspace;

/// What is done to the sample that is compared: its rows are decided and tagged, it is settled,
/// reopened, or labelled a second time. Asks and tells by the workspace.
class CompareController final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY(CompareController)

public:
    /// `state` is what the workspace shows; the current row is that of `table`, and `row` shows
    /// it.
    CompareController(ProjectSession& session, const CompareState& state, ComparisonTable& table,
        RowPanel& row, Workspace& workspace);

    /// Where settling is agreed to, and where the reason for reopening is given: in no layout yet.
    ConfirmBar* confirmBar() const { return m_confirm; }
    ReasonForm* reopenBar() const { return m_reopenBar; }
    /// By whom the project is asked for changes.
    const QObject* asker() const;

    /// Something else is looked at: what was begun is dropped.
    void startAnew();
    /// What is asked is dropped where it cannot be done any more.
    void dropOutdated();
    /// Shows whether the row's decision says that the guideline must change.
    void showTag(int row);
    /// Enables and shows the commands of what can be done; `showsRows`: with rows in sight.
    void offer(bool showsRows);

    void beginDecision(Outcome outcome);
    /// Tags a decision that was made as the command is checked; else the one to be made.
    void tagGuideline();
    void askSettle();
    /// Asks whether both label the sample a second time.
    void askLabelAgain();

private:
    void connectParts();
    void commitDecision(Outcome outcome, const QString& note);
    void advance(ItemId decided);
    void show(const char* command, bool on);
    bool isTagged() const;
    QString whyIdle(const QAction* action) const;

    ProjectSession& m_session;
    const CompareState& m_state;
    ComparisonTable& m_table;
    RowPanel& m_row;
    Workspace& m_workspace;
    CompareCommands* m_commands;
    ConfirmBar* m_confirm;
    ReasonForm* m_reopenBar;
    std::optional<ItemId> m_deciding; ///< its decision is on its way to the file
    ItemId m_tagging;                 ///< that the tag about the guideline is of
};

} // namespace tandem
