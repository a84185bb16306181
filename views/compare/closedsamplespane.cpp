#include "views/compare/closedsamplespane.h"

#include "ui/arrange.h"
#include "views/session/projectsession.h"
#include "views/session/samplelistpane.h"

namespace tandem {

ClosedSamplesPane::ClosedSamplesPane(ProjectSession& session, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
{
}

void ClosedSamplesPane::showList(Step step)
{
    if (m_list)
        return;
    m_list = new SampleListPane(m_session, this);
    inColumn(this, {m_list}, 0);
    SampleFilter filter;
    filter.onlyClosed = true;
    m_list->setStep(step);
    m_list->setFilter(filter);
    connect(m_list, &SampleListPane::sampleChosen, this,
        [this](SampleId sample) { m_session.setCurrentSample(sample); });
    connect(m_list, &SampleListPane::sampleActivated, this, &ClosedSamplesPane::sampleActivated);
}

void ClosedSamplesPane::setStep(Step step)
{
    if (m_list)
        m_list->setStep(step);
}

void ClosedSamplesPane::focusList()
{
    m_list->focusList();
}

} // namespace tandem
