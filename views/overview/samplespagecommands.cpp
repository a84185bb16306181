#include "views/overview/samplespage.h"

#include "views/overview/samplematrixmodel.h"
#include "views/session/projectsession.h"

#include <QAction>
#include <QItemSelectionModel>
#include <QMenu>
#include <QPushButton>
#include <QTableView>

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
    menu->popup(m_table->viewport()->mapToGlobal(point));
}

void SamplesPage::judgeActions()
{
    const bool any = m_table->selectionModel()->hasSelection();
    for (QAction* action : {m_open, m_assign, m_unassign, m_editDiscussion})
        action->setEnabled(any);
    m_assignButton->setEnabled(any);
    m_assignBalanced->setEnabled(m_model->total() > 0);
    m_balanceButton->setEnabled(m_model->total() > 0);
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
    emit refused(
        leads.isEmpty()
            ? tr("Only a lead assigns samples, and this project has none yet: add people first.")
            : tr("Only a lead assigns samples: %1. Switch in the window's corner if that is you.")
                  .arg(leads.join(tr(", ", "between items of a list"))));
    return false;
}

void SamplesPage::withSelection(void (SamplesPage::*request)(const QList<SampleId>&))
{
    m_model->collect(m_table->selectionModel()->selection(), this,
        [this, request](const QList<SampleId>& samples) { emit(this->*request)(samples); });
}

void SamplesPage::open()
{
    const auto sample = m_model->sample(m_table->currentIndex().row());
    if (!sample)
        return;
    const bool closed = sample->round && sample->round->isClosed();
    m_session.setCurrentSample(sample->id);
    emit m_session.workspaceRequested(
        closed ? QStringLiteral("compare") : QStringLiteral("annotate"));
}

void SamplesPage::assign()
{
    if (mayAssign())
        withSelection(&SamplesPage::assignRequested);
}

void SamplesPage::assignBalanced()
{
    if (mayAssign())
        withSelection(&SamplesPage::assignBalancedRequested);
}

void SamplesPage::unassign()
{
    if (mayAssign())
        withSelection(&SamplesPage::unassignRequested);
}

void SamplesPage::editDiscussion()
{
    if (const auto sample = m_model->sample(m_table->currentIndex().row()))
        emit discussionEditRequested(sample->id);
}

} // namespace tandem
