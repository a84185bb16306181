#pragma once

#include "ui/screen/workspaceid.h"

#include <QStackedWidget>

#include <optional>

namespace tandem {

class ComparisonPage;
class EmptyCompare;
class FunnelPage;
class ProjectSession;
class WholeSamplePage;
class Workspace;
struct CompareState;
struct FunnelItem;

/// What of a sample is shown in Compare: the rows that are compared, its funnel, the sample as a
/// whole, or why there is nothing to compare. The commands that choose it exclude each other.
class ComparePages final : public QStackedWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ComparePages)

public:
    /// The keyboard goes where `workspace` wants it.
    ComparePages(ProjectSession& session, ComparisonPage& rows, Workspace& workspace);

    /// Shows this on the page that is chosen; `closed` samples can be compared.
    void setState(const CompareState& state, int closed);
    /// Another number of them can be.
    void setClosed(const CompareState& state, int closed);
    /// The sample cannot be read.
    void setFailed();
    bool showsRows() const;
    bool showsWhole() const;

    /// Shows the funnel of the answers that count, or goes back from it.
    void showFunnel(bool on);
    /// Has the blind answers of a calibration read, or again those that count.
    void showBlindAnswers(bool on);
    /// Goes back from the funnel and the sample as a whole.
    void showRows();
    /// Shows the current sample as a whole, to be read, or goes back from that.
    void showWhole(bool on);
    /// The same from another screen, to which leaveWhole() goes back.
    void showWholeFrom(WorkspaceId from);
    void leaveWhole();
    /// Whoever comes back comes to compare: what is shown is out of date where this says so.
    bool dropWhole();

signals:
    /// Another page is chosen: setState() shows it.
    void pageChosen();
    /// The answers of the other pass are to be read.
    void otherAnswersWanted();
    /// To be shown where it is worked on.
    void itemActivated(const tandem::FunnelItem& item);

private:
    void connectPages();
    void showPage(QWidget* page);
    void setChosen(const char* command, bool on);
    bool isChosen(const char* command) const;

    ProjectSession& m_session;
    Workspace& m_workspace;
    EmptyCompare* m_empty;
    ComparisonPage* m_rows;
    FunnelPage* m_funnel;
    WholeSamplePage* m_whole;
    std::optional<WorkspaceId> m_cameFrom; ///< the screen left for the sample as a whole
};

} // namespace tandem
