#include "views/overview/overviewworkspace.h"

#include "views/overview/agreementfigures.h"
#include "views/overview/leadnotespage.h"
#include "views/overview/overviewfigures.h"
#include "views/overview/peoplepage.h"
#include "views/overview/samplespage.h"
#include "views/overview/statisticsfigures.h"
#include "views/overview/timepage.h"
#include "views/session/figurespage.h"
#include "views/session/nextsteps.h"
#include "views/session/projectsession.h"
#include "views/session/resultoutput.h"

namespace tandem {

OverviewWorkspace::OverviewWorkspace(ProjectSession& session, AskFile files, QWidget* parent)
    : TabbedWorkspace(WorkspaceId::Overview, parent)
    , m_figures(new OverviewFigures(session, this))
    , m_output(new ResultOutput(session, std::move(files), this))
    , m_samples(new SamplesPage(session, *m_figures, this))
    , m_people(new PeoplePage(session, *m_figures, this))
    , m_time(new TimePage(session, *m_figures, *m_output, this))
    , m_notes(new LeadNotesPage(session, this))
{
    addPage(m_samples, "overviewSamples", [] { return tr("Samples"); });
    addPage(m_people, "overviewPeople", [] { return tr("People"); });
    addPage(m_time, "overviewTime", [] { return tr("Time"); });
    addPage(new FiguresPage(session, *m_output, statisticsFigures(session), this),
        "overviewStatistics", [] { return tr("Statistics"); });
    addPage(new FiguresPage(session, *m_output, agreementFigures(session), this),
        "overviewAgreement", [] { return tr("Agreement"); });
    addPage(m_notes, "overviewNotes", [] { return tr("Needs attention"); });
    connect(&NextSteps::of(session), &NextSteps::progressRequested, this,
        &OverviewWorkspace::showPerson);
    connectPages();
}

void OverviewWorkspace::connectPages()
{
    connect(m_figures, &OverviewFigures::busyChanged, this, &OverviewWorkspace::setBusy);
    for (QWidget* page : std::initializer_list<QWidget*>{m_samples, m_people, m_time})
        m_figures->showIn(page);
}

void OverviewWorkspace::showPage(Page page)
{
    enterPage(int(page));
}

void OverviewWorkspace::showPerson(PersonId person)
{
    showPage(Page::People);
    m_people->choose(person);
}

OverviewWorkspace::Page OverviewWorkspace::page() const
{
    return Page(currentPage());
}

SampleId OverviewWorkspace::chosenSample() const
{
    return page() == Page::Samples ? m_samples->currentSample() : SampleId();
}

} // namespace tandem
