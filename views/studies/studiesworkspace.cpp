#include "views/studies/studiesworkspace.h"

#include "ui/screen/workclock.h"
#include "views/session/projectsession.h"
#include "views/session/resultoutput.h"
#include "views/studies/ratepage.h"
#include "views/studies/studiespage.h"
#include "views/studies/studyresultspage.h"

namespace tandem {

StudiesWorkspace::StudiesWorkspace(ProjectSession& session, AskFile files, QWidget* parent)
    : StudiesWorkspace(session, std::move(files), monotonicClock(), parent)
{
}

StudiesWorkspace::StudiesWorkspace(
    ProjectSession& session, AskFile files, const ActivityClock::Clock& clock, QWidget* parent)
    : TabbedWorkspace(WorkspaceId::Studies, parent)
    , m_output(new ResultOutput(session, files, this))
    , m_studies(new StudiesPage(session, std::move(files), this))
    , m_rate(new RatePage(session, clock, this))
    , m_results(new StudyResultsPage(session, *m_output, this))
{
    addPage(m_studies, "studiesStudiesPage", [] { return tr("Studies"); });
    addPage(m_rate, "studiesRatePage", [] { return tr("Rate"); });
    addPage(m_results, "studiesResultsPage", [] { return tr("Results"); });
    this->clock().drive(m_rate->timeOnItem());
    connect(m_studies, &StudiesPage::resultsRequested, this, [this](StudyId study) {
        showPage(Page::Results);
        m_results->showStudy(study);
    });
    // Nobody leads in a packet, and who leads nowhere comes to rate.
    if (session.packet() || (session.currentPerson().isValid() && !session.looksAfterStudies()))
        setCurrentPage(int(Page::Rate));
}

} // namespace tandem
