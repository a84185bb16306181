#include "views/overview/overviewworkspace.h"

#include "ui/screen/layoutkeeping.h"
#include "views/overview/agreementpage.h"
#include "views/overview/overviewfigures.h"
#include "views/overview/peoplepage.h"
#include "views/overview/samplespage.h"
#include "views/overview/statisticspage.h"
#include "views/overview/timepage.h"
#include "views/session/projectsession.h"

#include <QAction>

namespace tandem {

OverviewWorkspace::OverviewWorkspace(ProjectSession& session, const AskFile& files, QWidget* parent)
    : TabbedWorkspace(WorkspaceId::Overview, parent)
    , m_session(session)
    , m_figures(new OverviewFigures(session, this))
{
    build();
    m_time->setAskFile(files);
    m_agreement->setAskFile(files);
    connectPages();
    keep(
        m_statistics, [this] { return m_statistics->saveLayout(); },
        [this](const QVariant& saved) { m_statistics->restoreLayout(saved.toByteArray()); });
    keep(
        m_agreement, [this] { return m_agreement->saveLayout(); },
        [this](const QVariant& saved) { m_agreement->restoreLayout(saved.toByteArray()); });
    retranslate();
}

void OverviewWorkspace::build()
{
    m_samples = new SamplesPage(m_session, *m_figures, this);
    m_people = new PeoplePage(m_session, *m_figures, this);
    m_time = new TimePage(m_session, *m_figures, this);
    m_statistics = new StatisticsPage(m_session, this);
    m_agreement = new AgreementPage(m_session, this);
    addPage(m_samples, QStringLiteral("overviewSamples"));
    addPage(m_people, QStringLiteral("overviewPeople"));
    addPage(m_time, QStringLiteral("overviewTime"));
    addPage(m_statistics, QStringLiteral("overviewStatistics"));
    addPage(m_agreement, QStringLiteral("overviewAgreement"));
}

void OverviewWorkspace::connectPages()
{
    connect(m_figures, &OverviewFigures::failed, this, &OverviewWorkspace::tellError);
    connect(m_figures, &OverviewFigures::busyChanged, this,
        [this](bool busy) { setBusyText(busy ? tr("updating…") : QString()); });

    connect(m_samples, &SamplesPage::assignRequested, this, &OverviewWorkspace::assignRequested);
    connect(m_samples, &SamplesPage::assignBalancedRequested, this,
        &OverviewWorkspace::assignBalancedRequested);
    connect(
        m_samples, &SamplesPage::unassignRequested, this, &OverviewWorkspace::unassignRequested);
    connect(m_samples, &SamplesPage::discussionEditRequested, this,
        &OverviewWorkspace::discussionEditRequested);
    connect(m_samples, &SamplesPage::importRequested, this, &OverviewWorkspace::importRequested);
    connect(
        m_samples, &SamplesPage::wageRequested, this, &OverviewWorkspace::projectSettingsRequested);

    connect(
        m_people, &PeoplePage::personAddRequested, this, &OverviewWorkspace::personAddRequested);
    connect(
        m_people, &PeoplePage::personEditRequested, this, &OverviewWorkspace::personEditRequested);
    connect(m_people, &PeoplePage::projectSettingsRequested, this,
        &OverviewWorkspace::projectSettingsRequested);

    connect(m_statistics, &StatisticsPage::told, this, &OverviewWorkspace::tell);
    connect(m_statistics, &StatisticsPage::failed, this, &OverviewWorkspace::tellError);
    connect(m_agreement, &AgreementPage::told, this, &OverviewWorkspace::tell);
    connect(m_agreement, &AgreementPage::failed, this, &OverviewWorkspace::tellError);
}

void OverviewWorkspace::retranslate()
{
    const QString titles[] = {
        tr("Samples"), tr("People"), tr("Time"), tr("Statistics"), tr("Agreement")};
    for (int i = 0; i < int(std::size(titles)); ++i)
        setPageText(i, titles[i], tr("Overview: %1", "name of a page").arg(titles[i]));
    setTabsName(tr("Pages of the overview"));
}

QList<QAction*> OverviewWorkspace::workspaceActions() const
{
    return switchActions() + m_samples->pageActions() + m_people->pageActions() +
           m_time->pageActions() + m_statistics->pageActions() + m_agreement->pageActions();
}

void OverviewWorkspace::showPage(Page page)
{
    enterPage(int(page));
}

OverviewWorkspace::Page OverviewWorkspace::page() const
{
    return Page(currentPage());
}

void OverviewWorkspace::watch()
{
    const bool statistics = page() == Page::Statistics;
    const bool agreement = page() == Page::Agreement;
    m_figures->setWatched(isVisible() && !statistics && !agreement);
    m_statistics->setWatched(isVisible() && statistics);
    m_agreement->setWatched(isVisible() && agreement);
}

} // namespace tandem
