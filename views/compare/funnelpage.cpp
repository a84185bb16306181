#include "views/compare/funnelpage.h"

#include "storage/repositories/comparisonrepository.h"
#include "ui/divider.h"
#include "ui/paneheader.h"
#include "ui/theme.h"
#include "views/compare/figuretext.h"
#include "views/compare/funneldelegate.h"
#include "views/compare/funnelmodel.h"
#include "views/compare/funnelparagraphs.h"
#include "views/compare/funnelparagraphview.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QListView>
#include <QVBoxLayout>

namespace tandem {

namespace {

constexpr int kStagesWidth = 400;
constexpr int kCountDelayMs = 200;

void makePlain(QListView* view)
{
    view->setFrameShape(QFrame::NoFrame);
    view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    view->setTabKeyNavigation(false);
}

} // namespace

FunnelPage::FunnelPage(Project& project, QWidget* parent)
    : QWidget(parent)
    , m_project(project)
    , m_ofSample(new FunnelModel(this))
    , m_ofProject(new FunnelModel(this))
    , m_paragraphs(new FunnelParagraphs(this))
    , m_sampleTitle(new QLabel(this))
    , m_projectTitle(new QLabel(this))
    , m_sampleStages(addStages(m_ofSample, m_sampleTitle, QStringLiteral("funnelSample")))
    , m_projectStages(addStages(m_ofProject, m_projectTitle, QStringLiteral("funnelProject")))
    , m_stageHeader(new PaneHeader(this))
    , m_list(new FunnelParagraphView(this))
{
    m_list->setObjectName(QStringLiteral("funnelParagraphs"));
    m_list->setModel(m_paragraphs);
    buildLayout();

    connect(m_list, &FunnelParagraphView::activated, this, [this](const QModelIndex& index) {
        emit paragraphActivated(m_paragraphs->item(index.row()).item);
    });
    m_countSoon.setSingleShot(true);
    m_countSoon.setInterval(kCountDelayMs);
    connect(&m_countSoon, &QTimer::timeout, this, &FunnelPage::countProject);
    connect(&project, &Project::changed, this, [this](const ChangeEvent& event) {
        if (std::holds_alternative<AnswerChanged>(event) ||
            std::holds_alternative<PeopleChanged>(event))
            return;
        m_stale = true;
        if (isVisible())
            m_countSoon.start();
    });
    retranslate();
}

FunnelPage::~FunnelPage()
{
    if (m_counting)
        m_counting->store(true);
}

QListView* FunnelPage::addStages(FunnelModel* model, QLabel* title, const QString& name)
{
    setLabelStyle(title, LabelStyle::Strong);
    title->setContentsMargins(16, 12, 16, 4);
    auto* view = new QListView(this);
    view->setObjectName(name);
    view->setModel(model);
    view->setItemDelegate(new FunnelDelegate(view));
    makePlain(view);
    title->setBuddy(view);
    connect(view->selectionModel(), &QItemSelectionModel::currentChanged, this,
        [this, model](const QModelIndex& current) {
            if (current.isValid())
                chooseStage(model->stage(current.row()));
        });
    connect(view, &QListView::clicked, this,
        [this, model](const QModelIndex& index) { chooseStage(model->stage(index.row())); });
    return view;
}

void FunnelPage::buildLayout()
{
    auto* stages = new QWidget(this);
    setSurface(stages, Surface::Panel);
    auto* left = new QVBoxLayout(stages);
    left->setContentsMargins(0, 0, 0, 0);
    left->setSpacing(0);
    left->addWidget(m_sampleTitle);
    left->addWidget(m_sampleStages, 1);
    left->addWidget(new Divider(Qt::Horizontal, this));
    left->addWidget(m_projectTitle);
    left->addWidget(m_projectStages, 1);
    stages->setFixedWidth(kStagesWidth);

    auto* right = new QVBoxLayout;
    right->setSpacing(0);
    right->addWidget(m_stageHeader);
    right->addWidget(m_list, 1);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(stages);
    layout->addWidget(new Divider(Qt::Vertical, this));
    layout->addLayout(right, 1);
}

void FunnelPage::setState(const CompareState& state, ConsistencyRule rule)
{
    m_rule = rule;
    const auto items = loadFunnelItems(m_project.reader(), state);
    if (!items)
        emit failed(items.error());
    m_items = items ? *items : QList<FunnelItem>{};
    m_ofSample->setFunnel(funnelOf(m_items), m_rule);
    m_ofProject->setFunnel(m_ofProject->funnel(), m_rule);
    m_sampleTitle->setText(state.kind == CompareState::Kind::NoSample
                               ? tr("No sample")
                               : tr("Sample %1").arg(countText(state.sample.position)));
    showParagraphs();
}

void FunnelPage::focusStages()
{
    if (!m_sampleStages->currentIndex().isValid())
        m_sampleStages->setCurrentIndex(m_ofSample->index(0));
    m_sampleStages->setFocus(Qt::OtherFocusReason);
}

void FunnelPage::chooseStage(FunnelStage stage)
{
    m_stage = stage;
    showParagraphs();
}

void FunnelPage::showParagraphs()
{
    m_paragraphs->show(m_items, m_stage);
    m_stageHeader->setTitle(funnelStageName(m_stage));
    m_stageHeader->setRemark(tr("%1 of this sample").arg(countText(m_paragraphs->rowCount())));
}

void FunnelPage::countProject()
{
    if (m_counting)
        m_counting->store(true);
    m_stale = false;
    m_projectTitle->setText(tr("Whole project, counting …"));
    m_counting = m_project.read<Funnel>(
        [](Database& database, const CancelFlag&) {
            return ComparisonRepository(database).funnel();
        },
        this,
        [this](const Expected<Funnel>& funnel) {
            m_counting.reset();
            m_projectTitle->setText(tr("Whole project"));
            if (funnel)
                m_ofProject->setFunnel(*funnel, m_rule);
            else
                emit failed(funnel.error());
        });
}

void FunnelPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_stale)
        countProject();
}

void FunnelPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void FunnelPage::retranslate()
{
    m_projectTitle->setText(tr("Whole project"));
    m_sampleStages->setAccessibleName(tr("Funnel of the sample"));
    m_projectStages->setAccessibleName(tr("Funnel of the whole project"));
    m_list->setAccessibleName(tr("Paragraphs of the stage"));
    showParagraphs();
}

} // namespace tandem
