#include "views/metrics/persevalpage.h"

#include "models/perseval/leaderboard.h"
#include "ui/commandbutton.h"
#include "ui/emptystate.h"
#include "ui/sectionview.h"
#include "ui/segmentswitch.h"
#include "views/metrics/chartresultview.h"
#include "views/metrics/persevalactions.h"
#include "views/metrics/persevalcontroller.h"
#include "views/metrics/persevaldrilldown.h"
#include "views/metrics/persevalsettings.h"
#include "views/metrics/workstrip.h"
#include "views/session/resultoutput.h"

#include <QAction>
#include <QDataStream>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QEvent>
#include <QHBoxLayout>
#include <QIODevice>
#include <QLabel>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QSpinBox>
#include <QStackedWidget>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <limits>

namespace tandem {

namespace {

constexpr int kPersevalViews = 6;
constexpr int kPersevalBoards = 3;
constexpr quint8 kPersevalLayoutVersion = 2;

/// The numbers of the formulas, in the order of a saved layout.
constexpr std::array kNumbers{&perseval::Parameters::edpBeta, &perseval::Parameters::edpAlpha,
    &perseval::Parameters::adpAlpha, &perseval::Parameters::adpBeta,
    &perseval::Parameters::acpAlpha, &perseval::Parameters::acpBeta, &perseval::Parameters::epsilon,
    &perseval::Parameters::proportionEpsilon};

QStringList localPaths(const QMimeData* data)
{
    QStringList paths;
    const QList<QUrl> urls = data->urls();
    for (const QUrl& url : urls) {
        if (url.isLocalFile())
            paths += url.toLocalFile();
    }
    return paths;
}

} // namespace

PersevalPage::PersevalPage(ResultOutput& output, QWidget* parent)
    : QWidget(parent)
    , m_output(output)
    , m_controller(new PersevalController(this))
    , m_actions(new PersevalActions(this))
    , m_sample(QStringLiteral(":/tandem/sample/personalized.jsonl"))
{
    setAcceptDrops(true);
    m_drill = new PersevalDrillDown(this);
    m_charts = new ChartResultView(this);
    m_empty = new EmptyState(this);
    m_empty->setObjectName(QStringLiteral("persevalEmpty"));
    m_empty->setIcon(Icon::People);
    m_strip = new WorkStrip(QStringLiteral("perseval"), this);
    m_content = new QStackedWidget(this);
    for (QWidget* content : QList<QWidget*>{m_drill, m_charts, m_empty})
        m_content->addWidget(content);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(10);
    layout->addWidget(buildTools());
    layout->addWidget(buildViews());
    layout->addWidget(m_strip);
    layout->addWidget(m_content, 1);
    connectActions();
    connectController();
    retranslate();
}

PersevalPage::~PersevalPage() = default;

QWidget* PersevalPage::buildTools()
{
    auto* tools = new QWidget(this);
    m_source = new QPushButton(tools);
    m_source->setObjectName(QStringLiteral("persevalSource"));
    m_source->setMaximumWidth(230);
    m_source->setMenu(new QMenu(m_source));
    m_settings = new PersevalSettings(tools);
    auto* row = new QHBoxLayout(tools);
    row->setContentsMargins(16, 12, 16, 0);
    row->setSpacing(12);
    row->addWidget(m_source, 0, Qt::AlignTop);
    row->addWidget(m_settings, 1);
    return tools;
}

QWidget* PersevalPage::buildViews()
{
    m_viewTools = new QWidget(this);
    m_views = new SegmentSwitch(m_viewTools);
    m_views->setObjectName(QStringLiteral("persevalViews"));
    for (int i = 0; i < kPersevalViews; ++i)
        m_views->addSegment(QString());
    m_board = new SegmentSwitch(m_viewTools);
    m_board->setObjectName(QStringLiteral("persevalBoard"));
    for (int i = 0; i < kPersevalBoards; ++i)
        m_board->addSegment(QString());
    m_seedLabel = new QLabel(m_viewTools);
    m_seed = new QSpinBox(m_viewTools);
    m_seed->setObjectName(QStringLiteral("persevalSeed"));
    m_seed->setRange(0, std::numeric_limits<int>::max());
    m_seed->setValue(1);
    m_seed->setKeyboardTracking(false);
    m_seedLabel->setBuddy(m_seed);
    auto* row = new QHBoxLayout(m_viewTools);
    row->setContentsMargins(16, 0, 16, 0);
    row->setSpacing(8);
    for (QWidget* widget : QList<QWidget*>{m_views, m_board, m_seedLabel, m_seed})
        row->addWidget(widget);
    row->addStretch();
    for (QAction* action : {m_actions->save, m_actions->saveChart, m_actions->saveDistances})
        row->addWidget(commandButton(action, m_viewTools));
    const auto changed = [this] {
        m_chartStale = true;
        showState();
    };
    connect(m_views, &SegmentSwitch::chosen, this, changed);
    connect(m_board, &SegmentSwitch::chosen, this, changed);
    connect(m_seed, &QSpinBox::valueChanged, this, [this, changed] {
        m_stability.reset();
        changed();
    });
    return m_viewTools;
}

void PersevalPage::connectActions()
{
    const auto on = [this](QAction* action, void (PersevalPage::*what)()) {
        connect(action, &QAction::triggered, this, what);
    };
    on(m_actions->openTexts, &PersevalPage::openTexts);
    on(m_actions->openDistances, &PersevalPage::openDistances);
    on(m_actions->openSample, &PersevalPage::openSample);
    on(m_actions->cancel, &PersevalPage::cancel);
    on(m_actions->copy, &PersevalPage::copy);
    on(m_actions->save, &PersevalPage::save);
    on(m_actions->saveDistances, &PersevalPage::saveDistances);
    connect(m_actions->saveChart, &QAction::triggered, this,
        [this] { m_output.saveChart(this, chartName(), m_charts->currentChart()); });
    connect(m_actions->next, &QAction::triggered, this,
        [this] { showView(View((m_views->current() + 1) % kPersevalViews)); });
    connect(m_actions->distance, &QAction::triggered, m_settings, &PersevalSettings::focusDistance);
    connect(m_actions->beta, &QAction::triggered, m_settings, &PersevalSettings::focusBeta);
    connect(m_actions->reset, &QAction::triggered, m_settings, &PersevalSettings::reset);
    connect(m_actions->fold, &QAction::triggered, m_settings,
        [settings = m_settings] { settings->setFolded(!settings->isFolded()); });
    connect(m_actions->up, &QAction::triggered, m_drill, &PersevalDrillDown::goUp);
    connect(m_actions->sort, &QAction::triggered, m_drill,
        [drill = m_drill] { drill->currentTable()->sortByCurrent(); });
    for (SectionView* table : m_drill->tables())
        table->addActions({m_actions->sort, m_actions->up, m_actions->copy});
    m_drill->addAction(m_actions->up);
    m_charts->table()->addAction(m_actions->copy);
    connect(
        m_charts, &ChartResultView::saveChartRequested, m_actions->saveChart, &QAction::trigger);
    connect(m_drill, &PersevalDrillDown::levelChanged, this, &PersevalPage::showState);
    connect(m_strip, &WorkStrip::cancelRequested, this, &PersevalPage::cancel);
    connect(m_empty, &EmptyState::actionTriggered, this, &PersevalPage::openTexts);
    connect(m_empty, &EmptyState::secondaryTriggered, this, &PersevalPage::openSample);
}

void PersevalPage::connectController()
{
    connect(m_controller, &PersevalController::resultChanged, this, &PersevalPage::takeResult);
    connect(m_controller, &PersevalController::busyChanged, this, &PersevalPage::showState);
    connect(m_controller, &PersevalController::failed, this, &PersevalPage::failed);
    connect(m_controller, &PersevalController::choiceChanged, this,
        [this] { m_settings->setChoice(m_controller->choice()); });
    connect(
        m_controller, &PersevalController::recentFilesChanged, this, &PersevalPage::fillSourceMenu);
    connect(m_settings, &PersevalSettings::edited, m_controller, &PersevalController::setChoice);
    connect(m_settings, &PersevalSettings::importRequested, this, &PersevalPage::openDistances);
    connect(m_controller, &PersevalController::progressChanged, this,
        [this](const PersevalProgress& progress) {
            const QString what = progress.documents > 0 ? tr("%n document(s) compared", nullptr,
                                                              int(progress.documents))
                                                        : tr("Reading…");
            m_strip->showWork(what, progress.thousandths, progress.secondsLeft);
        });
}

QList<QAction*> PersevalPage::pageActions() const
{
    return m_actions->all();
}

void PersevalPage::showView(View view)
{
    m_views->setCurrent(int(view));
    m_chartStale = true;
    showState();
}

PersevalPage::View PersevalPage::view() const
{
    return View(m_views->current());
}

void PersevalPage::retranslate()
{
    m_actions->retranslate();
    const QString views[] = {tr("Models"), tr("Leaderboard"), tr("Beta"), tr("Stability"),
        tr("Rank correlation"), tr("Consensus")};
    for (int i = 0; i < kPersevalViews; ++i)
        m_views->setSegmentText(i, views[i]);
    for (int i = 0; i < kPersevalBoards; ++i)
        m_board->setSegmentText(i, perseval::rankedByName(perseval::RankedBy(i)));
    m_views->setAccessibleName(tr("What of the models is shown"));
    m_board->setAccessibleName(tr("What models are ranked by"));
    m_seedLabel->setText(tr("Seed"));
    m_seed->setAccessibleName(tr("Seed that the samples are drawn by"));
    m_source->setAccessibleName(tr("Where the summaries come from"));
    m_empty->setHeadline(tr("How far do models follow their users?"));
    m_empty->setText(
        tr("Open a JSONL file with a document in each line: doc_id, doc_text, doc_summ (its title) "
           "and m_summary_dict, which has for each user the user's own summary, \"user\", and "
           "one by each model under the model's name. Or a folder with the distances as three CSV "
           "files: sum_doc, sum_sum, sum_user. Files can be dropped here."));
    m_empty->setActions(tr("Open a file…"), tr("Open the sample"));
    fillSourceMenu();
    m_chartStale = true;
    showState();
}

void PersevalPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void PersevalPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    compute();
}

void PersevalPage::dragEnterEvent(QDragEnterEvent* event)
{
    if (!localPaths(event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void PersevalPage::dropEvent(QDropEvent* event)
{
    const QStringList paths = localPaths(event->mimeData());
    if (paths.isEmpty())
        return;
    event->acceptProposedAction();
    m_controller->open(paths);
}

QByteArray PersevalPage::saveLayout() const
{
    QByteArray layout;
    QDataStream stream(&layout, QIODevice::WriteOnly);
    stream.setVersion(QDataStream::Qt_6_4);
    const PersevalChoice& choice = m_controller->choice();
    stream << kPersevalLayoutVersion << qint32(m_views->current()) << qint32(m_board->current())
           << qint32(m_seed->value()) << m_settings->isFolded() << choice.distanceKey
           << (choice.rounding == perseval::Rounding::None) << choice.parameters.simplified
           << choice.parameters.publishedUndefined;
    for (const auto number : kNumbers)
        stream << choice.parameters.*number;
    stream << m_controller->recentFiles() << m_drill->saveLayout() << m_charts->saveLayout();
    return layout;
}

void PersevalPage::restoreLayout(const QByteArray& layout)
{
    QDataStream stream(layout);
    stream.setVersion(QDataStream::Qt_6_4);
    quint8 version = 0;
    qint32 view = 0;
    qint32 board = 0;
    qint32 seed = 1;
    bool folded = true;
    bool unrounded = false;
    PersevalChoice choice;
    QStringList recent;
    QByteArray drill;
    QByteArray charts;
    stream >> version >> view >> board >> seed >> folded >> choice.distanceKey >> unrounded >>
        choice.parameters.simplified >> choice.parameters.publishedUndefined;
    for (const auto number : kNumbers)
        stream >> choice.parameters.*number;
    stream >> recent >> drill >> charts;
    if (stream.status() != QDataStream::Ok || version != kPersevalLayoutVersion ||
        !perseval::distanceOfKey(choice.distanceKey))
        return;
    choice.rounding = unrounded ? perseval::Rounding::None : perseval::Rounding::Published;
    m_controller->setRecentFiles(recent);
    m_settings->setChoice(choice);
    m_controller->setChoice(m_settings->choice());
    m_settings->setFolded(folded);
    m_seed->setValue(std::max(0, seed));
    if (board >= 0 && board < kPersevalBoards)
        m_board->setCurrent(board);
    m_drill->restoreLayout(drill);
    m_charts->restoreLayout(charts);
    showView(view >= 0 && view < kPersevalViews ? View(view) : View::Models);
}

} // namespace tandem
