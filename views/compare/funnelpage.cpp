#include "views/compare/funnelpage.h"

#include "storage/project/project.h"
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
#include "views/compare/itemfates.h"
#include "views/session/projectsession.h"

#include <QDateEdit>
#include <QLabel>

namespace tandem {

namespace {

constexpr int kStagesWidth = 400;
constexpr int kCountDelayMs = 200;

} // namespace

FunnelPage::FunnelPage(ProjectSession& session, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_ofSample(new RowsOf<FunnelStageRow>(funnelStageRows(), this))
    , m_ofProject(new RowsOf<FunnelStageRow>(funnelStageRows(), this))
    , m_shown(new RowsOf<FunnelItem>(funnelItemRows(), this))
    , m_day(named(new QDateEdit(this), "funnelDay"))
    , m_sampleTitle(new QLabel(this))
    , m_projectTitle(new QLabel(this))
    , m_sampleStages(addStages(m_ofSample, m_sampleTitle, QStringLiteral("funnelSample")))
    , m_projectStages(addStages(m_ofProject, m_projectTitle, QStringLiteral("funnelProject")))
    , m_stageHeader(new PaneHeader(this))
    , m_list(named(new FunnelParagraphView(this), "funnelParagraphs"))
    , m_read(session, this, RenewedBy::People)
    , m_counted(session, this, RenewedBy::People)
{
    m_list->setModel(m_shown);
    buildLayout();
    keepReading();
    connect(m_list, &FunnelParagraphView::activated, this,
        [this](const QModelIndex& index) { emit itemActivated(*m_shown->rowAt(index.row())); });
    connect(m_day, &QDateEdit::dateChanged, this, &FunnelPage::changeDay);
    inEveryLanguage(this, [this] {
        showStages();
        m_day->setAccessibleName(tr("As of the end of this day"));
        m_sampleStages->setAccessibleName(tr("Funnel of the sample"));
        m_projectStages->setAccessibleName(tr("Funnel of the whole project"));
        m_list->setAccessibleName(tr("Items of this stage"));
        showItems();
    });
}

void FunnelPage::keepReading()
{
    const Reads reads{.parts = Parts(Part::Rounds) | Part::Settings | Part::Samples | Part::Facts |
                               Part::Opinions | Part::Discussions,
        .restMs = kCountDelayMs};
    m_read.keep(
        reads,
        [this] {
            return [sample = m_sample.id, query = query()](
                       Database& database, const CancelFlag&) -> Expected<QList<FunnelItem>> {
                if (!sample.isValid())
                    return QList<FunnelItem>{};
                return itemFates(database, sample, query);
            };
        },
        [this](const QList<FunnelItem>& items) {
            m_items = items;
            showStages();
            showItems();
        });
    m_counted.keep(
        reads,
        [this] {
            return [query = query()](Database& database, const CancelFlag& cancel) {
                return countFates(database, query, cancel);
            };
        },
        [this](const FunnelCounts& counts) {
            m_project = counts;
            showStages();
        });
    connect(&m_counted, &LatestBase::busyChanged, this, &FunnelPage::showStages);
}

FateQuery FunnelPage::query() const
{
    FateQuery query{m_session.people(), {}};
    // Of today there is no end yet: as it stands.
    if (m_day->date() < m_day->maximumDate())
        query.until = m_day->date().endOfDay().toUTC();
    return query;
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
    m_day->setCalendarPopup(true);
    m_day->setDateRange(QDate(2020, 1, 1), QDate::currentDate());
    m_day->setDate(QDate::currentDate());
    auto* label = newLabel(this, LabelStyle::Secondary);
    label->setBuddy(m_day);
    bindText(label, &QLabel::setText, [] { return tr("As of the &end of"); });
    auto* stages = new QWidget(this);
    setSurface(stages, Surface::Panel);
    inColumn(stages,
        {inRow({label, {m_day, 1}}, 8, {16, 12, 16, 0}), m_sampleTitle, {m_sampleStages, 1},
            new Divider(Qt::Horizontal, this), m_projectTitle, {m_projectStages, 1}},
        0);
    stages->setFixedWidth(kStagesWidth);

    auto* right = inColumn({m_stageHeader, {m_list, 1}}, 0);
    inRow(this, {stages, new Divider(Qt::Vertical, this), {right, 1}}, 0);
}

void FunnelPage::setSample(const SampleRow& sample)
{
    const bool isAnother = sample.id != m_sample.id;
    m_sample = sample;
    if (isAnother) {
        m_items.clear();
        m_read.startOver();
    }
    showStages();
    showItems();
}

void FunnelPage::changeDay()
{
    m_read.startOver();
    m_counted.startOver();
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
    showItems();
}

void FunnelPage::showItems()
{
    QList<FunnelItem> shown;
    for (const FunnelItem& item : std::as_const(m_items)) {
        if (belongsTo(item.stage, m_stage))
            shown.append(item);
    }
    m_shown->setRows(shown);
    m_stageHeader->setTitle(funnelStageName(m_stage));
    m_stageHeader->setRemark(tr("%1 of this sample").arg(results::countText(m_shown->rowCount())));
}

void FunnelPage::showStages()
{
    const ConsistencyRule rule = m_session.settings().rule;
    FunnelCounts ofSample;
    addTo(ofSample, m_items);
    m_ofSample->setRows(funnelStages(ofSample, rule));
    m_ofProject->setRows(funnelStages(m_project, rule));
    m_sampleTitle->setText(m_sample.id.isValid()
                               ? tr("Sample %1").arg(results::countText(m_sample.position))
                               : tr("No sample"));
    m_projectTitle->setText(
        m_counted.isBusy() ? tr("Whole project, counting …") : tr("Whole project"));
}

void FunnelPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    // Who looks at what stands now goes on doing so after midnight.
    const bool looksAtNow = m_day->date() == m_day->maximumDate();
    m_day->setMaximumDate(QDate::currentDate());
    if (looksAtNow)
        m_day->setDate(m_day->maximumDate());
}

} // namespace tandem
