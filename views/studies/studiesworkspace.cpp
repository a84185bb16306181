#include "views/studies/studiesworkspace.h"

#include "storage/repositories/studyblindness.h"
#include "ui/screen/workclock.h"
#include "views/session/nextsteps.h"
#include "views/session/projectsession.h"
#include "views/session/resultoutput.h"
#include "views/studies/ratepage.h"
#include "views/studies/studiespage.h"
#include "views/studies/studyfigures.h"

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
    , m_known(std::make_shared<StudiesKnown>())
    , m_results(new FiguresPage(
          session, *m_output, studyFigures(session, *m_output, this, m_known), this))
    // What one person may see another may not.
    , m_reading(session, m_results, RenewedBy::Person)
{
    addPage(m_studies, "studiesStudiesPage", [] { return tr("Studies"); });
    addPage(m_rate, "studiesRatePage", [] { return tr("Rate"); });
    addPage(m_results, "studiesResultsPage", [] { return tr("Results"); });
    this->clock().drive(m_rate->timeOnItem());
    connect(m_studies, &StudiesPage::resultsRequested, this, [this](StudyId study) {
        showPage(Page::Results);
        m_wanted = study;
        showWanted();
    });
    connect(&NextSteps::of(session), &NextSteps::ratingRequested, this, [this](RaterId rater) {
        showPage(Page::Rate);
        m_rate->showStudy(rater);
    });
    keepReading(session);
    // Nobody leads in a packet, and who leads nowhere comes to rate.
    if (session.packet() || (session.currentPerson().isValid() && !session.looksAfterStudies()))
        setCurrentPage(int(Page::Rate));
}

void StudiesWorkspace::keepReading(ProjectSession& session)
{
    m_reading.keep(
        {.parts = Parts(Part::Studies) | Part::People, .restMs = 300},
        [&session] {
            return [leads = session.looksAfterStudies(), viewer = session.currentPerson()](
                       Database& database, const CancelFlag&) {
                return leads ? StudyRepository(database).all()
                             : StudyBlindness(database).withResultsFor(viewer);
            };
        },
        [this](const QList<StudySummary>& studies) {
            showStudies(studies);
            m_wanted = {};
        });
    connect(&session, &ProjectSession::currentPersonChanged, this, [this] { showStudies({}); });
}

void StudiesWorkspace::showStudies(const QList<StudySummary>& studies)
{
    m_known->studies = studies;
    m_results->renew();
    showWanted();
}

void StudiesWorkspace::showWanted()
{
    if (const int place = placeOfStudy(*m_known, m_wanted); place >= 0)
        m_results->choose("resultsStudy", place);
}

} // namespace tandem
