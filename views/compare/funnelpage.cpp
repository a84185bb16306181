#include "views/compare/funnelpage.h"

#include "storage/project/project.h"
#include "storage/repositories/comparisonrepository.h"
#include "ui/arrange.h"
#include "ui/divider.h"
#include "ui/paneheader.h"
#include "ui/parts.h"
#include "ui/rows/cardsview.h"
#include "ui/rows/rowsof.h"
#include "ui/screen/livetext.h"
#include "ui/theme.h"
#include "views/compare/figuretext.h"
#include "views/compare/funnelparagraphview.h"
#include "views/compare/funnelstages.h"

#include <QLabel>

namespace tandem {

namespace {

constexpr int kStagesWidth = 400;
constexpr int kCountDelayMs = 200;

} // namespace

FunnelPage::FunnelPage(Project& project, QWidget* parent)
    : QWidget(parent)
    , m_opened(project)
    , m_ofSample(new RowsOf<FunnelStageRow>(funnelStageRows(), this))
    , m_ofProject(new RowsOf<FunnelStageRow>(funnelStageRows(), this))
    , m_paragraphs(new RowsOf<FunnelItem>(funnelItemRows(), this))
    , m_sampleTitle(new QLabel(this))
    , m_projectTitle(new QLabel(this))
    , m_sampleStages(addStages(m_ofSample, m_sampleTitle, QStringLiteral("funnelSample")))
    , m_projectStages(addStages(m_ofProject, m_projectTitle, QStringLiteral("funnelProject")))
    , m_stageHeader(new PaneHeader(this))
    , m_list(named(new FunnelParagraphView(this), "funnelParagraphs"))
    , m_counted(project)
{
    m_list->setModel(m_paragraphs);
    buildLayout();

    connect(m_list, &FunnelParagraphView::activated, this, [this](const QModelIndex& index) {
        emit paragraphActivated(m_paragraphs->rowAt(index.row())->item);
    });
    m_counted.keep(
        {.parts = Parts(Part::Rounds) | Part::Settings | Part::Samples, .restMs = kCountDelayMs},
        [] {
            return [](Database& database, const CancelFlag&) {
                return ComparisonRepository(database).funnel();
            };
        },
        [this](const Funnel& funnel) {
            m_project = funnel;
            showProject();
        });
    connect(&m_counted, &LatestBase::failed, this, &FunnelPage::failed);
    connect(&m_counted, &LatestBase::busyChanged, this, &FunnelPage::showProject);
    inEveryLanguage(this, [this] {
        showProject();
        m_sampleStages->setAccessibleName(tr("Funnel of the sample"));
        m_projectStages->setAccessibleName(tr("Funnel of the whole project"));
        m_list->setAccessibleName(tr("Paragraphs of the stage"));
        showParagraphs();
    });
}

CardsView* FunnelPage::addStages(RowsOf<FunnelStageRow>* stages, QLabel* title, const QString& name)
{
    setLabelStyle(title, LabelStyle::Strong);
    title->setContentsMargins(16, 12, 16, 4);
    auto* view = new CardsView(stages, this);
    view->setObjectName(name);
    view->setTabKeyNavigation(false);
    title->setBuddy(view);
    const auto choose = [this, stages](const QModelIndex& index) {
        if (const FunnelStageRow* row = stages->rowAt(index.row()))
            chooseStage(row->stage);
    };
    connect(view->selectionModel(), &QItemSelectionModel::currentChanged, this, choose);
    connect(view, &QListView::clicked, this, choose);
    return view;
}

void FunnelPage::buildLayout()
{
    auto* stages = new QWidget(this);
    setSurface(stages, Surface::Panel);
    inColumn(stages,
        {m_sampleTitle, {m_sampleStages, 1}, new Divider(Qt::Horizontal, this), m_projectTitle,
            {m_projectStages, 1}},
        0);
    stages->setFixedWidth(kStagesWidth);

    auto* right = inColumn({m_stageHeader, {m_list, 1}}, 0);
    inRow(this, {stages, new Divider(Qt::Vertical, this), {right, 1}}, 0);
}

void FunnelPage::setState(const CompareState& state, ConsistencyRule rule)
{
    m_rule = rule;
    const auto items = loadFunnelItems(m_opened.reader(), state);
    if (!items)
        emit failed(items.error());
    m_items = items ? *items : QList<FunnelItem>{};
    m_ofSample->setRows(funnelStages(funnelOf(m_items), m_rule));
    showProject();
    m_sampleTitle->setText(state.kind == CompareState::Kind::NoSample
                               ? tr("No sample")
                               : tr("Sample %1").arg(results::countText(state.sample.position)));
    showParagraphs();
}

void FunnelPage::focusStages()
{
    if (!m_sampleStages->currentIndex().isValid())
        m_sampleStages->setCurrentIndex(m_ofSample->index(0, 0));
    m_sampleStages->setFocus(Qt::OtherFocusReason);
}

void FunnelPage::chooseStage(FunnelStage stage)
{
    m_stage = stage;
    showParagraphs();
}

void FunnelPage::showParagraphs()
{
    QList<FunnelItem> shown;
    for (const FunnelItem& item : std::as_const(m_items)) {
        if (belongsTo(item.stage, m_stage))
            shown.append(item);
    }
    m_paragraphs->setRows(shown);
    m_stageHeader->setTitle(funnelStageName(m_stage));
    m_stageHeader->setRemark(
        tr("%1 of this sample").arg(results::countText(m_paragraphs->rowCount())));
}

void FunnelPage::showProject()
{
    m_projectTitle->setText(
        m_counted.isBusy() ? tr("Whole project, counting …") : tr("Whole project"));
    m_ofProject->setRows(funnelStages(m_project, m_rule));
}

void FunnelPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_counted.setWatched(true);
}

void FunnelPage::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    m_counted.setWatched(false);
}

} // namespace tandem
