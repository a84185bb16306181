#include "views/compare/comparepages.h"

#include "ui/parts.h"
#include "ui/screen/command.h"
#include "ui/screen/workspace.h"
#include "views/compare/comparestate.h"
#include "views/compare/comparisonpage.h"
#include "views/compare/comparisontable.h"
#include "views/compare/emptycompare.h"
#include "views/compare/funnelpage.h"
#include "views/compare/wholesamplepage.h"
#include "views/session/nextsteps.h"
#include "views/session/projectsession.h"

#include <QAction>
#include <QSignalBlocker>

#include <initializer_list>
#include <utility>

namespace tandem {

ComparePages::ComparePages(ProjectSession& session, ComparisonPage& rows, Workspace& workspace)
    : m_session(session)
    , m_workspace(workspace)
    , m_empty(new EmptyCompare(session))
    , m_rows(&rows)
    , m_funnel(named(new FunnelPage(session), "compareFunnelPage"))
    , m_whole(named(new WholeSamplePage(session), "compareWholePage"))
{
    for (QWidget* page : std::initializer_list<QWidget*>{m_empty, m_rows, m_funnel, m_whole})
        addWidget(page);
    // So that these keys say in the rows why they are idle.
    rows.table()->addActions(commandsNamed(&workspace, {"compareFunnel", "compareNextUndecided"}));
    connectPages();
}

void ComparePages::connectPages()
{
    connect(m_funnel, &FunnelPage::itemActivated, this, &ComparePages::itemActivated);
    connect(m_whole, &WholeSamplePage::itemActivated, this, &ComparePages::itemActivated);
    connect(m_whole, &WholeSamplePage::leaveRequested, this, &ComparePages::leaveWhole);
    connect(&NextSteps::of(m_session), &NextSteps::wholeSampleRequested, this,
        [this](WorkspaceId from, bool isAnother) {
            if (from == m_workspace.id() && !isAnother && showsWhole())
                leaveWhole();
            else
                showWholeFrom(from);
        });
}

void ComparePages::setState(const CompareState& state, int closed)
{
    setClosed(state, closed);
    m_funnel->setSample(state.sample);
    m_whole->setSample(state.sample);
    if (showsWhole())
        showPage(m_whole);
    else if (isChosen("compareFunnel"))
        showPage(m_funnel);
    else if (state.kind == CompareState::Kind::Compared)
        showPage(m_rows);
    else
        showPage(m_empty);
    m_rows->setState(state);
}

void ComparePages::setClosed(const CompareState& state, int closed)
{
    m_empty->setState(state, closed);
}

void ComparePages::setFailed()
{
    m_empty->setFailed();
}

bool ComparePages::showsRows() const
{
    return currentWidget() == m_rows;
}

bool ComparePages::showsWhole() const
{
    return isChosen("compareWhole");
}

void ComparePages::setChosen(const char* command, bool on)
{
    commandNamed(&m_workspace, command)->setChecked(on);
}

bool ComparePages::isChosen(const char* command) const
{
    return commandNamed(&m_workspace, command)->isChecked();
}

void ComparePages::showPage(QWidget* page)
{
    const bool hadKeyboard = isAncestorOf(window()->focusWidget());
    const bool isAnother = page != currentWidget();
    setCurrentWidget(page);
    if (isAnother && hadKeyboard)
        m_workspace.takeFocus();
}

void ComparePages::showRows()
{
    setChosen("compareFunnel", false);
    setChosen("compareWhole", false);
}

void ComparePages::showBlindAnswers(bool on)
{
    if (on)
        showRows();
    emit otherAnswersWanted();
}

void ComparePages::showFunnel(bool on)
{
    if (on) {
        setChosen("compareBlindAnswers", false);
        setChosen("compareWhole", false);
    }
    emit pageChosen();
    if (on)
        m_funnel->focusStages();
    else
        m_workspace.takeFocus();
}

void ComparePages::showWhole(bool on)
{
    setChosen("compareWhole", on);
    if (on) {
        setChosen("compareBlindAnswers", false);
        setChosen("compareFunnel", false);
    } else {
        m_cameFrom.reset();
    }
    emit pageChosen();
    m_workspace.takeFocus();
}

void ComparePages::showWholeFrom(WorkspaceId from)
{
    showWhole(true);
    if (from != m_workspace.id())
        m_cameFrom = from;
}

void ComparePages::leaveWhole()
{
    const auto from = std::exchange(m_cameFrom, std::nullopt);
    showWhole(false);
    if (from)
        emit m_session.workspaceRequested(*from);
}

bool ComparePages::dropWhole()
{
    m_cameFrom.reset();
    const QSignalBlocker quiet(commandNamed(&m_workspace, "compareWhole"));
    const bool shown = showsWhole();
    setChosen("compareWhole", false);
    return shown;
}

} // namespace tandem
