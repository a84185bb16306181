#include "views/compare/comparenavigator.h"

#include "storage/repositories/roundrepository.h"
#include "ui/screen/workspace.h"
#include "views/compare/comparepages.h"
#include "views/compare/compareparts.h"
#include "views/compare/comparisontable.h"
#include "views/compare/funnelitems.h"
#include "views/session/projectsession.h"

#include <utility>

namespace tandem {

CompareNavigator::CompareNavigator(ProjectSession& session, const CompareState& state,
    const ClosedSamples& closed, ComparePages& pages, ComparisonTable& table, Workspace& workspace)
    : QObject(&workspace)
    , m_session(session)
    , m_state(state)
    , m_closed(closed)
    , m_pages(pages)
    , m_table(table)
    , m_workspace(workspace)
{
}

void CompareNavigator::goToWanted()
{
    goToParagraph(std::exchange(m_wantedParagraph, 0));
    const int row = m_state.comparison.indexOf(std::exchange(m_wantedItem, ItemId()));
    if (row < 0)
        return;
    m_pages.showRows();
    m_table.setCurrentRow(row);
}

void CompareNavigator::goToParagraph(int number)
{
    for (int row = 0; row < m_state.comparison.items.size(); ++row) {
        if (m_state.comparison.items.at(row).number == number)
            m_table.setCurrentRow(row);
    }
}

void CompareNavigator::stepSample(bool forward)
{
    const SampleId next = m_closed.next(m_state.sample.position, forward);
    if (next.isValid())
        m_session.setCurrentSample(next);
}

void CompareNavigator::chooseFirstSample()
{
    if (m_closed.count() > 0)
        m_session.setCurrentSample(m_closed.next(0, true));
}

void CompareNavigator::openItem(const FunnelItem& item)
{
    const SampleId sample = m_state.sample.id;
    switch (stepOf(item.stage)) {
    case Step::Paragraphs:
        openParagraph(item);
        break;
    case Step::KeyFacts:
        emit m_session.workspaceRequested(WorkspaceId::Facts);
        m_session.setCurrentSample(sample, item.place);
        if (item.item.isValid())
            emit m_session.factRequested(FactId{item.item.value});
        break;
    case Step::Opinions:
        emit m_session.workspaceRequested(WorkspaceId::Opinions);
        m_session.setCurrentSample(sample, item.place);
    }
}

/// In Compare, or in Annotate as long as not both have submitted.
void CompareNavigator::openParagraph(const FunnelItem& item)
{
    const SampleId sample = m_state.sample.id;
    const auto round = RoundRepository(m_session.project().reader()).active(sample);
    if (!round)
        return m_workspace.tellError(round.error());
    if (*round && (*round)->isClosed()) {
        m_wantedItem = item.item;
        m_session.setCurrentStep(Step::Paragraphs);
        goToWanted();
        return;
    }
    emit m_session.workspaceRequested(WorkspaceId::Annotate);
    m_session.setCurrentStep(Step::Paragraphs);
    m_session.setCurrentSample(sample, item.place);
}

} // namespace tandem
