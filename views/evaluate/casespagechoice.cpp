// Which cases a command of the page is about.

#include "storage/changes/latest.h"
#include "ui/resulttableview.h"
#include "ui/searchfield.h"
#include "views/evaluate/casefilter.h"
#include "views/evaluate/caselistmodel.h"
#include "views/evaluate/casespage.h"
#include "views/session/asidechange.h"
#include "views/session/projectsession.h"

#include <QAction>

#include <algorithm>

namespace tandem {

QList<int> CasesPage::chosenRows(bool* all) const
{
    QModelIndexList indexes = m_table->selectionModel()->selectedRows();
    const bool several = indexes.size() > 1;
    if (!several) {
        indexes.clear();
        for (int row = 0; row < m_filter->rowCount(); ++row)
            indexes += m_filter->index(row, 0);
    }
    QList<int> rows;
    for (const QModelIndex& index : std::as_const(indexes))
        rows += index.data(CaseListModel::Row).toInt();
    std::sort(rows.begin(), rows.end());
    *all = rows.size() == m_model->cases().size();
    return rows;
}

QList<OutputId> CasesPage::chosenOutputs() const
{
    bool all = false;
    const QList<int> rows = chosenRows(&all);
    QList<OutputId> outputs;
    if (all)
        return outputs;
    for (const int row : rows) {
        for (const ListedOutput& output : m_model->cases().at(row).outputs)
            outputs += output.id;
    }
    return outputs;
}

QList<CaseId> CasesPage::chosenCases() const
{
    bool all = false;
    const QList<int> rows = chosenRows(&all);
    QList<CaseId> cases;
    if (all)
        return cases;
    for (const int row : rows)
        cases += m_model->cases().at(row).id;
    return cases;
}

void CasesPage::goTo(CaseId textCase)
{
    m_wanted = textCase;
    m_showAside->setChecked(false);
    showWanted();
}

void CasesPage::showWanted()
{
    const QList<ListedCase>& cases = m_model->cases();
    const auto found = std::find_if(
        cases.begin(), cases.end(), [this](const ListedCase& one) { return one.id == m_wanted; });
    if (!m_wanted.isValid() || found == cases.end())
        return;
    m_wanted = {};
    const QModelIndex row = m_model->index(int(std::distance(cases.begin(), found)), 0);
    if (!m_filter->mapFromSource(row).isValid()) {
        m_search->clear();
        m_filter->setWords({});
        showState();
    }
    m_table->setCurrentIndex(m_filter->mapFromSource(row));
    m_table->scrollTo(m_table->currentIndex());
}

void CasesPage::inspectCurrent()
{
    const QModelIndex current = m_table->currentIndex();
    if (!current.isValid())
        return;
    const ListedCase& one = m_model->cases().at(current.data(CaseListModel::Row).toInt());
    if (!one.newest.isValid())
        return;
    m_session.setCurrentEvaluation(one.newest);
    emit m_session.workspaceRequested(WorkspaceId::Inspect);
}

bool CasesPage::showsAside() const
{
    return m_showAside->isChecked();
}

void CasesPage::switchAside()
{
    // No command may be about cases of the list that goes.
    m_read = false;
    m_model->setCases({});
    m_reading->startOver();
    showState();
}

bool CasesPage::mayChooseCases()
{
    const QList<Person> people = m_session.people();
    const bool hasLead = std::any_of(people.begin(), people.end(),
        [](const Person& person) { return person.active && person.role == Role::Lead; });
    if (!hasLead || m_session.isLead())
        return true;
    emit failed({ErrorCode::Refused, tr("Only a lead sets cases aside and brings them back."), {},
        tr("Switch in the window's corner if that is you."), {}});
    return false;
}

void CasesPage::setAside()
{
    if (!mayChooseCases())
        return;
    QList<CaseId> cases;
    const QModelIndexList rows = m_table->selectionModel()->selectedRows();
    for (const QModelIndex& index : rows)
        cases += m_model->cases().at(index.data(CaseListModel::Row).toInt()).id;
    changeAside(m_session, this, cases, !showsAside());
}

} // namespace tandem
