#include "views/overview/samplespage.h"

#include "ui/plaintooltip.h"
#include "ui/rows/rowsview.h"
#include "ui/screen/workspace.h"
#include "views/overview/samplematrix.h"
#include "views/session/asidechange.h"
#include "views/session/projectsession.h"
#include "views/session/stepbar.h"

#include <QAction>
#include <QItemSelectionModel>
#include <QMenu>
#include <QPushButton>

/// What can be done with the selected samples; the page's build and figures are in samplespage.cpp.
namespace tandem {

void SamplesPage::showMenu(const QPoint& point)
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(QStringLiteral("sampleMenu"));
    menu->addAction(m_open);
    menu->addAction(m_editDiscussion);
    menu->addSeparator();
    menu->addActions({m_assign, m_assignBalanced, m_unassign});
    menu->addSeparator();
    menu->addAction(m_setAside);
    menu->addSeparator();
    for (const Step step : {Step::Paragraphs, Step::KeyFacts, Step::Opinions}) {
        if (step == stepAtHand())
            continue;
        QAction* assign = menu->addAction(tr("%1: assign to a pair…", "step").arg(stepName(step)));
        assign->setEnabled(m_assign->isEnabled());
        connect(assign, &QAction::triggered, this, [this, step] {
            if (mayAssign())
                withSelection(&SamplesPage::assignRequested, step);
        });
    }
    menu->popup(m_table->viewport()->mapToGlobal(point));
}

void SamplesPage::judgeActions()
{
    const bool any = m_table->selectionModel()->hasSelection();
    for (QAction* action : {m_open, m_assign, m_unassign, m_setAside, m_editDiscussion})
        action->setEnabled(any);
    m_assignButton->setEnabled(any);
    m_assignBalanced->setEnabled(m_samples->total() > 0);
    m_balanceButton->setEnabled(m_samples->total() > 0);
}

bool SamplesPage::mayAssign()
{
    if (m_session.isLead())
        return true;
    QStringList leads;
    for (const Person& person : m_session.people()) {
        if (person.active && person.role == Role::Lead)
            leads += person.name;
    }
    Workspace::of(this)->warn(
        leads.isEmpty()
            ? tr("Only a lead assigns samples, and this project has none yet: add people first.")
            : tr("Only a lead assigns samples: %1. Switch in the window's corner if that is you.")
                  .arg(leads.join(tr(", ", "between items of a list"))));
    return false;
}

/// The step of the current column where it has rounds, or else the one that the filter is about.
Step SamplesPage::stepAtHand() const
{
    const auto column = matrixStepAt(m_table->currentIndex().column());
    return column && column->step ? *column->step : m_samples->filter().step;
}

void SamplesPage::nameCommands()
{
    const QString step = stepName(stepAtHand());
    m_assign->setText(tr("%1: assign to a pair…", "step").arg(step));
    m_assignBalanced->setText(tr("%1: assign balanced…", "step").arg(step));
    m_unassign->setText(tr("%1: unassign", "step").arg(step));
    m_setAside->setText(showsAside() ? tr("Bring back") : tr("Set aside"));
    const auto hint = [](const QAction* action) {
        return plainToolTip(QStringLiteral("%1 (%2)").arg(
            action->text(), action->shortcut().toString(QKeySequence::NativeText)));
    };
    m_assignButton->setToolTip(hint(m_assign));
    m_balanceButton->setToolTip(hint(m_assignBalanced));
}

void SamplesPage::withSelection(
    void (SamplesPage::*request)(const QList<SampleId>&, Step), Step step)
{
    m_samples->collect(
        m_table->selectedRows(), this, [this, request, step](const QList<SampleId>& samples) {
            emit(this->*request)(samples, step);
        });
}

void SamplesPage::open()
{
    const QModelIndex current = m_table->currentIndex();
    const ShownSample* shown = m_samples->rows()->rowAt(current.row());
    if (!shown)
        return;
    const ShownSample sample = *shown;
    const auto column = matrixStepAt(current.column());
    if (column && column->id == QLatin1String("facts")) {
        m_session.setCurrentSample(sample.row.id);
        emit m_session.workspaceRequested(WorkspaceId::Facts);
    } else {
        openAt(sample, stepAtHand());
    }
}

void SamplesPage::openAt(const ShownSample& sample, Step step)
{
    m_session.setCurrentSample(sample.row.id);
    if (step == Step::Opinions) {
        emit m_session.workspaceRequested(WorkspaceId::Opinions);
        return;
    }
    m_session.setCurrentStep(step);
    const auto& round = sample.steps.round(step);
    emit m_session.workspaceRequested(
        round && round->isClosed() ? WorkspaceId::Compare : WorkspaceId::Annotate);
}

void SamplesPage::assign()
{
    if (mayAssign())
        withSelection(&SamplesPage::assignRequested, stepAtHand());
}

void SamplesPage::assignBalanced()
{
    if (mayAssign())
        withSelection(&SamplesPage::assignBalancedRequested, stepAtHand());
}

void SamplesPage::unassign()
{
    if (mayAssign())
        withSelection(&SamplesPage::unassignRequested, stepAtHand());
}

/// Whether the list shows what is set aside, and nothing else.
bool SamplesPage::showsAside() const
{
    return m_samples->filter().state == SampleState::SetAside;
}

void SamplesPage::setAside()
{
    if (!mayAssign())
        return;
    m_samples->collect(m_table->selectedRows(), this,
        [this, aside = !showsAside()](
            const QList<SampleId>& samples) { changeAside(m_session, this, samples, aside); });
}

void SamplesPage::editDiscussion()
{
    if (const ShownSample* sample = m_samples->rows()->rowAt(m_table->currentRow()))
        emit discussionEditRequested(sample->row.id);
}

} // namespace tandem
