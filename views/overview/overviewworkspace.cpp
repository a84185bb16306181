#include "views/overview/overviewworkspace.h"

#include "ui/divider.h"
#include "ui/messagebar.h"
#include "ui/theme.h"
#include "views/overview/agreementpage.h"
#include "views/overview/overviewfigures.h"
#include "views/overview/peoplepage.h"
#include "views/overview/samplespage.h"
#include "views/overview/statisticspage.h"
#include "views/overview/timepage.h"
#include "views/session/projectsession.h"

#include <QAction>
#include <QDataStream>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QStackedWidget>
#include <QTabBar>
#include <QVBoxLayout>

namespace tandem {

namespace {

constexpr int kPages = 5;
constexpr quint8 kLayoutVersion = 1;
constexpr const char* kPageActions[kPages] = {
    "overviewSamples", "overviewPeople", "overviewTime", "overviewStatistics", "overviewAgreement"};

} // namespace

OverviewWorkspace::OverviewWorkspace(ProjectSession& session, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_figures(new OverviewFigures(session, this))
{
    setObjectName(QStringLiteral("overviewWorkspace"));
    build();
    buildActions();
    connectPages();
    retranslate();
}

void OverviewWorkspace::build()
{
    m_tabs = new QTabBar(this);
    m_tabs->setObjectName(QStringLiteral("overviewTabs"));
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    for (int i = 0; i < kPages; ++i)
        m_tabs->addTab(QString());
    m_busy = new QLabel(this);
    m_busy->setObjectName(QStringLiteral("overviewBusy"));
    setLabelStyle(m_busy, LabelStyle::Small);
    m_messages = new MessageBar(this);
    m_messages->setObjectName(QStringLiteral("overviewMessages"));
    m_samples = new SamplesPage(m_session, *m_figures, this);
    m_people = new PeoplePage(m_session, *m_figures, this);
    m_time = new TimePage(m_session, *m_figures, this);
    m_statistics = new StatisticsPage(m_session, this);
    m_agreement = new AgreementPage(m_session, this);
    m_pages = new QStackedWidget(this);
    for (QWidget* page :
        std::initializer_list<QWidget*>{m_samples, m_people, m_time, m_statistics, m_agreement})
        m_pages->addWidget(page);
    setFocusProxy(m_samples);

    auto* top = new QHBoxLayout;
    top->setContentsMargins(16, 4, 16, 0);
    top->addWidget(m_tabs);
    top->addStretch();
    top->addWidget(m_busy);
    auto* messages = new QHBoxLayout;
    messages->setContentsMargins(16, 0, 16, 0);
    messages->addWidget(m_messages);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(top);
    layout->addWidget(new Divider(Qt::Horizontal, this));
    layout->addLayout(messages);
    layout->addWidget(m_pages, 1);
    setSurface(this, Surface::Panel);
}

void OverviewWorkspace::buildActions()
{
    for (int i = 0; i < kPages; ++i) {
        auto* action = new QAction(this);
        action->setObjectName(QLatin1String(kPageActions[i]));
        action->setShortcut(QKeySequence(int(Qt::ALT) | (int(Qt::Key_1) + i)));
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        connect(action, &QAction::triggered, this, [this, i] { showPage(Page(i)); });
        addAction(action);
        m_pageActions.append(action);
    }
}

void OverviewWorkspace::connectPages()
{
    connect(m_tabs, &QTabBar::currentChanged, this, [this](int page) {
        m_pages->setCurrentIndex(page);
        setFocusProxy(m_pages->currentWidget());
        m_messages->clear();
        watch();
    });
    connect(m_figures, &OverviewFigures::failed, this, &OverviewWorkspace::tellError);
    connect(m_figures, &OverviewFigures::busyChanged, this,
        [this](bool busy) { m_busy->setText(busy ? tr("updating…") : QString()); });

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
    connect(m_samples, &SamplesPage::refused, this, &OverviewWorkspace::refuse);
    connect(m_samples, &SamplesPage::failed, this, &OverviewWorkspace::tellError);

    connect(
        m_people, &PeoplePage::personAddRequested, this, &OverviewWorkspace::personAddRequested);
    connect(
        m_people, &PeoplePage::personEditRequested, this, &OverviewWorkspace::personEditRequested);
    connect(m_people, &PeoplePage::projectSettingsRequested, this,
        &OverviewWorkspace::projectSettingsRequested);
    connect(m_people, &PeoplePage::refused, this, &OverviewWorkspace::refuse);

    connect(m_time, &TimePage::told, this, &OverviewWorkspace::tell);
    connect(m_time, &TimePage::failed, this, &OverviewWorkspace::tellError);
    connect(m_statistics, &StatisticsPage::told, this, &OverviewWorkspace::tell);
    connect(m_statistics, &StatisticsPage::failed, this, &OverviewWorkspace::tellError);
    connect(m_agreement, &AgreementPage::told, this, &OverviewWorkspace::tell);
    connect(m_agreement, &AgreementPage::failed, this, &OverviewWorkspace::tellError);
}

void OverviewWorkspace::retranslate()
{
    const QString titles[kPages] = {
        tr("Samples"), tr("People"), tr("Time"), tr("Statistics"), tr("Agreement")};
    for (int i = 0; i < kPages; ++i) {
        m_tabs->setTabText(i, titles[i]);
        m_pageActions.at(i)->setText(tr("Overview: %1", "name of a page").arg(titles[i]));
    }
    m_tabs->setAccessibleName(tr("Pages of the overview"));
}

QList<QAction*> OverviewWorkspace::workspaceActions() const
{
    return m_pageActions + m_samples->pageActions() + m_people->pageActions() +
           m_time->pageActions() + m_statistics->pageActions() + m_agreement->pageActions();
}

void OverviewWorkspace::showPage(Page page)
{
    m_tabs->setCurrentIndex(int(page));
    m_pages->currentWidget()->setFocus(Qt::OtherFocusReason);
}

OverviewWorkspace::Page OverviewWorkspace::page() const
{
    return Page(m_pages->currentIndex());
}

QByteArray OverviewWorkspace::saveLayout() const
{
    QByteArray layout;
    QDataStream stream(&layout, QIODevice::WriteOnly);
    stream.setVersion(QDataStream::Qt_6_4);
    stream << kLayoutVersion << qint32(m_pages->currentIndex()) << m_time->saveLayout()
           << m_statistics->saveLayout() << m_agreement->saveLayout();
    return layout;
}

void OverviewWorkspace::restoreLayout(const QByteArray& layout)
{
    QDataStream stream(layout);
    stream.setVersion(QDataStream::Qt_6_4);
    quint8 version = 0;
    qint32 page = 0;
    QByteArray time;
    QByteArray statistics;
    QByteArray agreement;
    stream >> version >> page >> time >> statistics;
    if (stream.status() != QDataStream::Ok || version != kLayoutVersion)
        return;
    if (!stream.atEnd()) // layouts of earlier versions end here
        stream >> agreement;
    m_tabs->setCurrentIndex(page);
    m_time->restoreLayout(time);
    m_statistics->restoreLayout(statistics);
    m_agreement->restoreLayout(agreement);
}

void OverviewWorkspace::tell(const QString& sentence)
{
    m_messages->showMessage(MessageBar::Kind::Info, sentence);
}

void OverviewWorkspace::refuse(const QString& sentence)
{
    m_messages->showMessage(MessageBar::Kind::Warning, sentence);
}

void OverviewWorkspace::tellError(const Error& error)
{
    m_messages->showMessage(MessageBar::Kind::Error, error.sentence());
}

/// Nothing is read for a page that nobody sees.
void OverviewWorkspace::watch()
{
    const bool statistics = page() == Page::Statistics;
    const bool agreement = page() == Page::Agreement;
    m_figures->setWatched(isVisible() && !statistics && !agreement);
    m_statistics->setWatched(isVisible() && statistics);
    m_agreement->setWatched(isVisible() && agreement);
}

void OverviewWorkspace::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    watch();
}

void OverviewWorkspace::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    watch();
}

void OverviewWorkspace::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace tandem
