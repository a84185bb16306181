#include "views/metrics/metricsworkspace.h"

#include "views/metrics/droppedtables.h"
#include "views/metrics/measurechartspage.h"
#include "views/metrics/measuresdialog.h"
#include "views/metrics/metricscontroller.h"
#include "views/metrics/persevalcontroller.h"
#include "views/metrics/persevalpage.h"
#include "views/metrics/scorespage.h"
#include "views/session/resultoutput.h"

#include <QAction>
#include <QDataStream>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QIODevice>
#include <QMimeData>
#include <QUrl>

namespace tandem {

namespace {

constexpr quint8 kLayoutVersion = 1;

QStringList localFiles(const QMimeData* data)
{
    QStringList paths;
    const QList<QUrl> urls = data->urls();
    for (const QUrl& url : urls) {
        if (url.isLocalFile())
            paths += url.toLocalFile();
    }
    return paths;
}

QStringList keysOf(const QList<metrics::Measure>& measures)
{
    QStringList keys;
    for (const metrics::Measure measure : measures)
        keys += QLatin1String(metrics::measureInfo(measure).key);
    return keys;
}

QList<metrics::Measure> measuresOf(const QStringList& keys)
{
    QList<metrics::Measure> measures;
    for (const QString& key : keys) {
        if (const auto measure = metrics::measureOfKey(key))
            measures += *measure;
    }
    return measures;
}

} // namespace

MetricsWorkspace::MetricsWorkspace(ProjectSession& session, AskFile files, QWidget* parent)
    : TabbedWorkspace(QStringLiteral("metrics"), parent)
    , m_controller(new MetricsController(session, this))
    , m_output(new ResultOutput(session, std::move(files), this))
    , m_scores(new ScoresPage(*m_controller, *m_output, this))
    , m_charts(new MeasureChartsPage(*m_output, this))
    , m_perseval(new PersevalPage(*m_output, this))
{
    setObjectName(QStringLiteral("metricsWorkspace"));
    setAcceptDrops(true);
    m_controller->setMeasures(usualMeasures());
    addPage(m_scores, QStringLiteral("metricsScoresPage"));
    addPage(m_charts, QStringLiteral("metricsChartsPage"));
    addPage(m_perseval, QStringLiteral("metricsPersonalizationPage"));
    connect(m_controller, &MetricsController::tableChanged, this,
        [this] { m_charts->setTable(m_controller->table()); });
    connect(
        m_charts, &MeasureChartsPage::pairRequested, this, [this](int pair, const QString& key) {
            enterPage(int(Page::Scores));
            m_scores->goToPair(pair, key);
        });
    connect(m_controller, &MetricsController::begun, this, &MetricsWorkspace::clearMessage);
    connect(&m_perseval->controller(), &PersevalController::begun, this,
        &MetricsWorkspace::clearMessage);
    connect(m_controller, &MetricsController::failed, this, &MetricsWorkspace::tellError);
    connect(m_controller, &MetricsController::told, this, &MetricsWorkspace::tell);
    connect(m_controller, &MetricsController::busyChanged, this, &MetricsWorkspace::showBusy);
    connect(m_output, &ResultOutput::told, this, &MetricsWorkspace::tell);
    connect(m_output, &ResultOutput::failed, this, &MetricsWorkspace::tellError);
    connect(m_perseval, &PersevalPage::told, this, &MetricsWorkspace::tell);
    connect(m_perseval, &PersevalPage::failed, this, &MetricsWorkspace::tellError);
    connect(m_scores, &ScoresPage::told, this, &MetricsWorkspace::tell);
    connect(m_scores, &ScoresPage::failed, this, &MetricsWorkspace::tellError);
    connect(m_scores, &ScoresPage::judgeRequested, this, &MetricsWorkspace::startRunRequested);
    retranslate();
}

MetricsWorkspace::~MetricsWorkspace() = default;

void MetricsWorkspace::retranslate()
{
    const QString titles[] = {tr("Scores"), tr("Charts"), tr("Personalization")};
    for (int i = 0; i < int(std::size(titles)); ++i)
        setPageText(i, titles[i], tr("Metrics: %1", "name of a page").arg(titles[i]));
    setTabsName(tr("Pages of Metrics"));
    showBusy();
}

void MetricsWorkspace::showBusy()
{
    setBusyText(m_controller->isBusy() ? tr("updating…") : QString());
}

QList<QAction*> MetricsWorkspace::workspaceActions() const
{
    return switchActions() + m_scores->pageActions() + m_charts->pageActions() +
           m_perseval->pageActions();
}

void MetricsWorkspace::showPage(Page page)
{
    enterPage(int(page));
}

MetricsWorkspace::Page MetricsWorkspace::page() const
{
    return Page(currentPage());
}

QByteArray MetricsWorkspace::saveLayout() const
{
    QByteArray layout;
    QDataStream stream(&layout, QIODevice::WriteOnly);
    stream.setVersion(QDataStream::Qt_6_4);
    stream << kLayoutVersion << qint32(currentPage()) << keysOf(m_controller->measures())
           << m_controller->recentFiles() << m_controller->synonyms()->folder()
           << m_scores->saveLayout() << m_charts->saveLayout() << m_perseval->saveLayout()
           << (m_controller->outside() == metrics::OutsideTexts::AsPublished);
    return layout;
}

void MetricsWorkspace::restoreLayout(const QByteArray& layout)
{
    QDataStream stream(layout);
    stream.setVersion(QDataStream::Qt_6_4);
    quint8 version = 0;
    qint32 shown = 0;
    QStringList measures;
    QStringList recent;
    QString synonyms;
    QByteArray scores;
    QByteArray charts;
    QByteArray perseval;
    stream >> version >> shown >> measures >> recent >> synonyms >> scores >> charts >> perseval;
    if (stream.status() != QDataStream::Ok || version != kLayoutVersion)
        return;
    bool published = false; // layouts from before have none
    if (!stream.atEnd())
        stream >> published;
    m_controller->setOutside(
        published ? metrics::OutsideTexts::AsPublished : metrics::OutsideTexts::Undefined);
    m_controller->setSynonymFolder(synonyms);
    m_controller->setMeasures(measuresOf(measures));
    m_controller->setRecentFiles(recent);
    m_scores->restoreLayout(scores);
    m_charts->restoreLayout(charts);
    m_perseval->controller().setSynonyms(m_controller->synonyms());
    m_perseval->restoreLayout(perseval);
    setCurrentPage(shown);
}

void MetricsWorkspace::watch()
{
    m_controller->setWatched(isVisible());
    // Where synonyms are may have been chosen on another page.
    m_perseval->controller().setSynonyms(m_controller->synonyms());
}

void MetricsWorkspace::dragEnterEvent(QDragEnterEvent* event)
{
    if (!localFiles(event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void MetricsWorkspace::dropEvent(QDropEvent* event)
{
    const DroppedTables dropped = droppedTables(localFiles(event->mimeData()));
    if (dropped.pairs.isEmpty() && dropped.columns.isEmpty())
        return;
    event->acceptProposedAction();
    if (!dropped.pairs.isEmpty())
        m_controller->openFile(dropped.pairs);
    if (!dropped.columns.isEmpty())
        m_controller->addColumns(dropped.columns);
}

} // namespace tandem
