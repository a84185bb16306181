#include "views/compare/funnelpage.h"

#include "storage/project/project.h"
#include "ui/arrange.h"
#include "ui/badge.h"
#include "ui/divider.h"
#include "ui/paneheader.h"
#include "ui/parts.h"
#include "ui/rows/cardsview.h"
#include "ui/rows/rowsof.h"
#include "ui/screen/livetext.h"
#include "ui/textblockdelegate.h"
#include "ui/textlayoutcache.h"
#include "ui/theme.h"
#include "ui/themecolors.h"
#include "ui/themefonts.h"
#include "views/compare/figuretext.h"
#include "views/compare/funnelstages.h"
#include "views/compare/itemfates.h"
#include "views/session/projectsession.h"

#include <QDateEdit>
#include <QLabel>
#include <QListView>
#include <QPainter>
#include <QResizeEvent>

#include <algorithm>

namespace tandem {

struct FunnelItem;

/// Paints a paragraph, fact or opinion: number, wrapped text, and under it where it went and why;
/// and the headings and other lines of a sample that is shown as a whole.
class FunnelParagraphDelegate final : public TextBlockDelegate
{
    Q_OBJECT
    Q_DISABLE_COPY(FunnelParagraphDelegate)

public:
    /// `view` takes it over, and is asked for nothing before that.
    explicit FunnelParagraphDelegate(QListView* view);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
        const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QRect textRect(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    /// Before the text, px: facts and opinions stand further in than paragraphs.
    int indent(const QModelIndex& index) const;
    int room(const QModelIndex& index) const;
    int textWidth(const QModelIndex& index) const;
    /// Of what stands below the text; 0 where nothing does.
    int reasonHeight(const QModelIndex& index) const;
    void paintReason(QPainter* painter, const QStyleOptionViewItem& option, const QRect& line,
        const FunnelItem& item) const;

    QListView* m_view;
};

namespace {

constexpr int kFunnelParagraphEdge = 16;
constexpr int kNumber = 44;
constexpr int kFunnelParagraphPadding = 10;

const FunnelItem& itemAt(const QModelIndex& index)
{
    static const FunnelItem none;
    const FunnelItem* item = RowsOf<FunnelItem>::at(index);
    return item ? *item : none;
}

/// The badge and its room; none where the line is no item.
int badgeWidth(const FunnelItem& item)
{
    return item.kind == FunnelItem::Kind::Item
               ? badgeSize(funnelStageBadge(item.stage), funnelStageName(item.stage)).width() + 8
               : 0;
}

/// Not anywhere, which would break numbers and words.
constexpr int kReasonFlags = Qt::TextWordWrap;

} // namespace

FunnelParagraphDelegate::FunnelParagraphDelegate(QListView* view)
    : m_view(view)
{
}

int FunnelParagraphDelegate::indent(const QModelIndex& index) const
{
    const FunnelItem& item = itemAt(index);
    if (item.kind == FunnelItem::Kind::Heading)
        return 0;
    const bool isFact = item.kind == FunnelItem::Kind::Item && stepOf(item.stage) == Step::KeyFacts;
    return isFact ? 2 * kNumber : kNumber;
}

int FunnelParagraphDelegate::room(const QModelIndex& index) const
{
    return m_view->viewport()->width() - indent(index) - 2 * kFunnelParagraphEdge;
}

/// Texts are as wide as is read well; who said what may take all the room.
int FunnelParagraphDelegate::textWidth(const QModelIndex& index) const
{
    return std::clamp(room(index), 40, std::max(40, layouts().columnsWidth(readingColumns)));
}

int FunnelParagraphDelegate::reasonHeight(const QModelIndex& index) const
{
    const FunnelItem& item = itemAt(index);
    const bool isItem = item.kind == FunnelItem::Kind::Item;
    if (!isItem && item.reason.isEmpty())
        return 0;
    const QFontMetrics metrics(themeFont(FontRole::Small));
    const int width = std::max(40, room(index) - badgeWidth(item));
    const int text =
        metrics.boundingRect(QRect(0, 0, width, 10'000), kReasonFlags, item.reason.simplified())
            .height();
    return kFunnelParagraphPadding +
           (isItem ? std::max(text, badgeSize(BadgeKind::Yes, {}).height()) : text);
}

QSize FunnelParagraphDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const
{
    return {
        m_view->viewport()->width(), layouts().height(index.data().toString(), textWidth(index)) +
                                         reasonHeight(index) + 2 * kFunnelParagraphPadding};
}

QRect FunnelParagraphDelegate::textRect(
    const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QRect text(option.rect.left() + indent(index) + kFunnelParagraphEdge,
        option.rect.top() + kFunnelParagraphPadding, textWidth(index),
        option.rect.height() - reasonHeight(index) - 2 * kFunnelParagraphPadding);
    return QStyle::visualRect(option.direction, option.rect, text);
}

void FunnelParagraphDelegate::paint(
    QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const FunnelItem& item = itemAt(index);
    const bool isHeading = item.kind == FunnelItem::Kind::Heading;
    const ThemeColors& colors = themeColors(m_view);
    painter->save();
    painter->setLayoutDirection(option.direction);
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    painter->fillRect(option.rect, selected    ? colors.selection
                                   : isHeading ? colors.window
                                               : colors.panel);
    painter->fillRect(
        QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1), colors.line);
    const QRect text = textRect(option, index);
    TextMarks marks = static_cast<const FunnelParagraphView*>(m_view)->marks(index);
    marks.found += item.references;
    paintText(
        painter, text, index.data().toString(), isHeading ? colors.accent : colors.text, marks);
    if (item.number > 0) {
        const QRect number(option.rect.left() + indent(index) - kNumber + kFunnelParagraphEdge / 2,
            text.top(), kNumber, lineStep());
        painter->setFont(themeFont(FontRole::Body));
        painter->setPen(colors.secondary);
        painter->drawText(QStyle::visualRect(option.direction, option.rect, number),
            int(QStyle::visualAlignment(option.direction, Qt::AlignTrailing | Qt::AlignVCenter)),
            results::countText(item.number));
    }
    const QRect reason(option.rect.left() + indent(index) + kFunnelParagraphEdge,
        text.bottom() + kFunnelParagraphPadding, std::max(40, room(index)),
        reasonHeight(index) - kFunnelParagraphPadding);
    paintReason(painter, option, QStyle::visualRect(option.direction, option.rect, reason), item);
    painter->restore();
}

void FunnelParagraphDelegate::paintReason(QPainter* painter, const QStyleOptionViewItem& option,
    const QRect& line, const FunnelItem& item) const
{
    const int badge = badgeWidth(item);
    if (badge > 0)
        paintBadge(painter,
            QRect(line.left(), line.top(), line.width(), badgeSize(BadgeKind::Yes, {}).height()),
            funnelStageBadge(item.stage), funnelStageName(item.stage));
    painter->setFont(themeFont(FontRole::Small));
    painter->setPen(themeColors(m_view).secondary);
    const QRect reason = QStyle::visualRect(option.direction, line,
        QRect(line.left() + badge, line.top(), line.width() - badge, line.height()));
    painter->drawText(reason,
        int(QStyle::visualAlignment(option.direction, Qt::AlignLeading | Qt::AlignVCenter)) |
            kReasonFlags,
        item.reason.simplified());
}

FunnelParagraphView::FunnelParagraphView(QWidget* parent)
    : SelectableTextView(new FunnelParagraphDelegate(this), parent)
{
}

void FunnelParagraphView::resizeEvent(QResizeEvent* event)
{
    SelectableTextView::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        scheduleDelayedItemsLayout(); // lines break anew
}

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

#include "views/compare/funnelpage.moc"
