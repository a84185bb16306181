#include "views/metrics/scoretableview.h"

#include "ui/paintedline.h"
#include "ui/screen/layoutkeeping.h"
#include "ui/theme.h"
#include "ui/themecolors.h"
#include "ui/themefonts.h"
#include "views/metrics/scorerows.h"

#include <QApplication>
#include <QHeaderView>
#include <QMouseEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QPainterPath>
#include <QScrollBar>
#include <QStyle>
#include <QWheelEvent>
#include <QWidget>

#include <algorithm>

namespace tandem {

/// The headings of a table of scores: name, the mark of the order, and below them how the values of
/// the column lie, as a small histogram.
class ScoreHeader final : public QHeaderView
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ScoreHeader)

public:
    explicit ScoreHeader(const ScoreRows* rows, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    /// Paints the heading of a section elsewhere.
    void paintName(QPainter* painter, const QRect& rect, int section) const
    {
        paintSection(painter, rect, section);
    }

protected:
    void paintEvent(QPaintEvent* event) override;
    void paintSection(QPainter* painter, const QRect& rect, int logicalIndex) const override;

private:
    const ScoreRows* m_rows;
};

namespace {

constexpr int kScoreHeaderEdge = 8;
constexpr int kAbove = 6;
constexpr int kHistogram = 20;
constexpr int kBelow = 5;
constexpr int kArrow = 8;

/// Bars from the leading edge: small values stand where reading begins.
void paintHistogram(QPainter* painter, const QRect& area, const ColumnSummary& summary,
    const ThemeColors& colors, Qt::LayoutDirection direction)
{
    painter->fillRect(area.left(), area.bottom(), area.width(), 1, colors.line);
    if (summary.bins.isEmpty())
        return;
    const int most = *std::max_element(summary.bins.cbegin(), summary.bins.cend());
    const double step = double(area.width()) / double(summary.bins.size());
    for (qsizetype i = 0; i < summary.bins.size() && most > 0; ++i) {
        if (summary.bins.at(i) == 0)
            continue;
        const int height = std::max(2, (area.height() - 1) * summary.bins.at(i) / most);
        const int left = area.left() + int(step * double(i));
        const int right = area.left() + int(step * double(i + 1));
        const QRect bar(left, area.bottom() - height, std::max(1, right - left - 1), height);
        painter->fillRect(QStyle::visualRect(direction, area, bar), colors.unmatched);
    }
    if (!summary.mean.value)
        return;
    const double share =
        std::clamp((*summary.mean.value - summary.low) / (summary.high - summary.low), 0.0, 1.0);
    const QRect mean(area.left() + int(share * (area.width() - 2)), area.top(), 2, area.height());
    painter->fillRect(QStyle::visualRect(direction, area, mean), colors.accent);
}

void paintArrow(QPainter* painter, const QRect& area, Qt::SortOrder order, const QColor& color)
{
    const QRectF box = QRectF(area).adjusted(0.5, 1.5, -0.5, -1.5);
    QPainterPath path;
    if (order == Qt::AscendingOrder) {
        path.moveTo(box.bottomLeft());
        path.lineTo(QPointF(box.center().x(), box.top()));
        path.lineTo(box.bottomRight());
    } else {
        path.moveTo(box.topLeft());
        path.lineTo(QPointF(box.center().x(), box.bottom()));
        path.lineTo(box.topRight());
    }
    path.closeSubpath();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->fillPath(path, color);
    painter->setRenderHint(QPainter::Antialiasing, false);
}

} // namespace

ScoreHeader::ScoreHeader(const ScoreRows* rows, QWidget* parent)
    : QHeaderView(Qt::Horizontal, parent)
    , m_rows(rows)
{
    setSectionsClickable(true);
    setHighlightSections(false);
    setSectionsMovable(true);
    setFirstSectionMovable(false);
    setSortIndicatorShown(true);
    setMinimumSectionSize(48);
    viewport()->setAttribute(Qt::WA_Hover);
}

QSize ScoreHeader::sizeHint() const
{
    const int words = QFontMetrics(themeFont(FontRole::SmallStrong)).height();
    return {QHeaderView::sizeHint().width(), kAbove + words + 4 + kHistogram + kBelow};
}

void ScoreHeader::paintEvent(QPaintEvent* event)
{
    QHeaderView::paintEvent(event);
    const QRect all = viewport()->rect();
    const QRect rest(length() - offset(), 0, all.width() - length() + offset(), all.height());
    if (rest.width() <= 0)
        return;
    QPainter painter(viewport());
    const QRect shown = QStyle::visualRect(layoutDirection(), all, rest);
    painter.fillRect(shown, themeColors(this).panel);
    painter.fillRect(shown.left(), shown.bottom(), shown.width(), 1, themeColors(this).line);
}

void ScoreHeader::paintSection(QPainter* painter, const QRect& rect, int logicalIndex) const
{
    if (!rect.isValid() || logicalIndex >= m_rows->columnCount())
        return;
    const ThemeColors& colors = themeColors(this);
    const Qt::LayoutDirection direction = layoutDirection();
    painter->save();
    painter->fillRect(rect, colors.panel);
    painter->fillRect(rect.left(), rect.bottom(), rect.width(), 1, colors.line);
    const ColumnSummary* summary = m_rows->summaryOf(logicalIndex);
    const bool isNumber = summary != nullptr;
    const bool isSorted = isSortIndicatorShown() && sortIndicatorSection() == logicalIndex;
    const QFont font = themeFont(FontRole::SmallStrong);
    painter->setFont(font);
    painter->setPen(isSorted ? colors.accent : colors.secondary);
    const QFontMetrics metrics(font);
    QRect words = rect.adjusted(kScoreHeaderEdge, kAbove, -kScoreHeaderEdge, 0);
    words.setHeight(metrics.height());
    const QRect room = words;
    if (isSorted) {
        // Beside the words, on the side away from the edge that they stand at.
        QRect arrow(isNumber ? words.left() : words.right() - kArrow + 1, 0, kArrow, kArrow);
        arrow.moveTop(words.center().y() - kArrow / 2);
        paintArrow(painter, QStyle::visualRect(direction, room, arrow), sortIndicatorOrder(),
            colors.accent);
        words.adjust(isNumber ? kArrow + 4 : 0, 0, isNumber ? 0 : -kArrow - 4, 0);
    }
    const QString text = m_rows->heads().at(logicalIndex).title;
    if (isNumber) // flush to the trailing edge, as the numbers below
        words.setLeft(std::max(words.left(), words.right() - metrics.horizontalAdvance(text)));
    paintLine(painter, QStyle::visualRect(direction, room, words), text, direction);
    if (isNumber) {
        const QRect area(rect.left() + kScoreHeaderEdge, rect.bottom() - kBelow - kHistogram,
            rect.width() - 2 * kScoreHeaderEdge, kHistogram);
        paintHistogram(painter, area, *summary, colors, direction);
    }
    painter->restore();
}

/// Pair and system of the rows of a table of scores, above it while it is scrolled sideways, so
/// that every value stays beside the names that it belongs to.
class ScoreLeadColumns final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ScoreLeadColumns)

public:
    explicit ScoreLeadColumns(ScoreTableView* table);

    /// Takes the place that it needs now, or none.
    void place();
    /// Width that it covers of the table; 0 while it is hidden.
    int coveredWidth() const { return isHidden() ? 0 : width(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    int headerHeight() const;
    /// Where a leading column stands in this widget, over its whole height.
    QRect columnRect(int column) const;

    ScoreTableView* m_table;
};

ScoreLeadColumns::ScoreLeadColumns(ScoreTableView* table)
    : QWidget(table)
    , m_table(table)
{
    setObjectName(QStringLiteral("scoresLead"));
    setFocusPolicy(Qt::NoFocus);
    setAttribute(Qt::WA_OpaquePaintEvent);
    hide();
}

int ScoreLeadColumns::headerHeight() const
{
    return m_table->horizontalHeader()->height();
}

void ScoreLeadColumns::place()
{
    int wide = 0;
    for (int column = 0; column < m_table->leadColumns(); ++column)
        wide += m_table->columnWidth(column);
    const QRect cells = m_table->viewport()->geometry();
    // Where names take most of the room, the values need it more.
    if (m_table->horizontalScrollBar()->value() == 0 || 2 * wide > cells.width()) {
        hide();
        return;
    }
    const QRect all = cells.adjusted(0, -headerHeight(), 0, 0);
    setGeometry(QStyle::visualRect(
        m_table->layoutDirection(), all, QRect(all.left(), all.top(), wide, all.height())));
    show();
    raise();
    update();
}

QRect ScoreLeadColumns::columnRect(int column) const
{
    int left = 0;
    for (int before = 0; before < column; ++before)
        left += m_table->columnWidth(before);
    return QStyle::visualRect(
        layoutDirection(), rect(), QRect(left, 0, m_table->columnWidth(column), height()));
}

void ScoreLeadColumns::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_table->viewport()->palette().color(QPalette::Base));
    const int top = headerHeight();
    const auto* header = static_cast<const ScoreHeader*>(m_table->horizontalHeader());
    for (int column = 0; column < m_table->leadColumns(); ++column) {
        const QRect area = columnRect(column);
        painter.setClipRect(area.adjusted(0, top, 0, 0));
        m_table->paintColumn(&painter, column, area, top);
        painter.setClipping(false);
        header->paintName(&painter, QRect(area.left(), 0, area.width(), top), column);
    }
    const QRect edge(width() - 1, 0, 1, height());
    painter.fillRect(QStyle::visualRect(layoutDirection(), rect(), edge), themeColors(this).line);
}

void ScoreLeadColumns::mousePressEvent(QMouseEvent* event)
{
    const QPoint at = event->position().toPoint();
    for (int column = 0; column < m_table->leadColumns(); ++column) {
        if (!columnRect(column).contains(at))
            continue;
        if (at.y() < headerHeight())
            m_table->sortByLead(column);
        else
            m_table->choose(column, at.y() - headerHeight(), event);
    }
}

void ScoreLeadColumns::wheelEvent(QWheelEvent* event)
{
    QApplication::sendEvent(m_table->viewport(), event);
}

namespace {

constexpr int kScoreTableViewEdge = 8;
constexpr int kMostNumberLetters = 26;

} // namespace

ScoreTableView::ScoreTableView(QWidget* parent)
    : RowsView(parent)
    , m_scores(new ScoreRows(this))
    , m_lead(new ScoreLeadColumns(this))
{
    setHorizontalHeader(new ScoreHeader(m_scores, this));
    setModel(m_scores);
    horizontalHeader()->setSortIndicatorShown(true); // taking a header over hides its mark
    setSelectionMode(ExtendedSelection);
    connect(horizontalScrollBar(), &QScrollBar::valueChanged, m_lead, &ScoreLeadColumns::place);
    connect(m_scores, &QAbstractItemModel::modelReset, this, &ScoreTableView::layOutColumns);
    connect(horizontalHeader(), &QHeaderView::sectionResized, this,
        [this](int section, int, int width) {
            if (!m_layingOut && width > 0)
                m_widths.insert(m_scores->keyOfColumn(section), width);
        });
    connect(horizontalHeader(), &QHeaderView::sectionMoved, this, &ScoreTableView::takeMove);
    layOutColumns();
    keep(
        this,
        [this] {
            return QVariantList{m_widths, m_orderOfKeys};
        },
        [this](const QVariant& saved) {
            m_widths = saved.toList().value(0).toMap();
            m_orderOfKeys = saved.toList().value(1).toStringList();
            layOutColumns();
        });
}

void ScoreTableView::layOutColumns()
{
    m_layingOut = true;
    const int letter = fontMetrics().averageCharWidth();
    const QFontMetrics heading(themeFont(FontRole::SmallStrong));
    const QList<ColumnHead>& heads = m_scores->heads();
    for (int column = 0; column < int(heads.size()); ++column) {
        const ColumnHead& head = heads.at(column);
        int usual = letter * head.letters;
        if (head.isNumber)
            usual = std::clamp(heading.horizontalAdvance(head.title) + 2 * kScoreTableViewEdge + 14,
                usual, letter * kMostNumberLetters);
        setColumnWidth(column, m_widths.value(m_scores->keyOfColumn(column), usual).toInt());
    }
    m_layingOut = false;
    orderColumns();
}

int ScoreTableView::leadColumns() const
{
    return m_scores->leadColumns();
}

void ScoreTableView::orderColumns()
{
    QHeaderView* header = horizontalHeader();
    const int lead = leadColumns();
    QList<int> sections;
    for (int section = lead; section < header->count(); ++section)
        sections += section;
    // A column that was never moved with the others stands where it would without them.
    QList<int> known;
    for (const int section : std::as_const(sections)) {
        if (m_orderOfKeys.contains(m_scores->keyOfColumn(section)))
            known += section;
    }
    QList<int> ranked = known;
    std::sort(ranked.begin(), ranked.end(), [this](int a, int b) {
        return m_orderOfKeys.indexOf(m_scores->keyOfColumn(a)) <
               m_orderOfKeys.indexOf(m_scores->keyOfColumn(b));
    });
    for (qsizetype i = 0; i < known.size(); ++i)
        sections[known.at(i) - lead] = ranked.at(i);
    m_moving = true;
    for (int section = 0; section < lead; ++section)
        header->moveSection(header->visualIndex(section), section);
    for (int i = 0; i < int(sections.size()); ++i)
        header->moveSection(header->visualIndex(sections.at(i)), lead + i);
    m_moving = false;
}

void ScoreTableView::takeMove(int section, int from, int to)
{
    if (m_moving)
        return;
    QHeaderView* header = horizontalHeader();
    const int lead = leadColumns();
    if (section < lead || to < lead) { // pair and system lead
        m_moving = true;
        header->moveSection(to, from);
        m_moving = false;
        return;
    }
    QStringList shown;
    for (int place = lead; place < header->count(); ++place)
        shown += m_scores->keyOfColumn(header->logicalIndex(place));
    // Columns that are not shown now keep their places among those that are.
    QStringList order = m_orderOfKeys;
    for (const QString& key : std::as_const(shown)) {
        if (!order.contains(key))
            order += key;
    }
    qsizetype next = 0;
    for (QString& key : order) {
        if (shown.contains(key))
            key = shown.at(next++);
    }
    m_orderOfKeys = order;
}

void ScoreTableView::paintColumn(QPainter* painter, int column, const QRect& area, int top) const
{
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    const int first = rowAt(0);
    for (int row = first; row >= 0 && row < m_scores->rowCount(); ++row) {
        const int y = rowViewportPosition(row);
        if (y > viewport()->height())
            return;
        const QModelIndex index = m_scores->index(row, column);
        QStyleOptionViewItem cell = option;
        cell.rect = QRect(area.left(), top + y, area.width(), rowHeight(row));
        cell.state.setFlag(QStyle::State_Selected, selectionModel()->isSelected(index));
        cell.state.setFlag(QStyle::State_HasFocus, hasFocus() && index == currentIndex());
        cell.state.setFlag(QStyle::State_Active, isActiveWindow());
        itemDelegateForIndex(index)->paint(painter, cell, index);
    }
}

void ScoreTableView::sortByLead(int column)
{
    QHeaderView* header = horizontalHeader();
    const bool again = header->sortIndicatorSection() == column;
    header->setSortIndicator(column, again && header->sortIndicatorOrder() == Qt::AscendingOrder
                                         ? Qt::DescendingOrder
                                         : Qt::AscendingOrder);
}

void ScoreTableView::choose(int column, int y, const QEvent* event)
{
    const QModelIndex index = m_scores->index(rowAt(y), column);
    setFocus(Qt::MouseFocusReason);
    if (!index.isValid())
        return;
    const int across = horizontalScrollBar()->value(); // the columns are in sight already
    selectionModel()->setCurrentIndex(index, selectionCommand(index, event));
    horizontalScrollBar()->setValue(across);
}

void ScoreTableView::scrollTo(const QModelIndex& index, ScrollHint hint)
{
    RowsView::scrollTo(index, hint);
    const int covered = m_lead ? m_lead->coveredWidth() : 0;
    if (covered == 0 || !index.isValid() || index.column() < leadColumns())
        return;
    const QRect cell = QStyle::visualRect(layoutDirection(), viewport()->rect(), visualRect(index));
    if (cell.left() < covered)
        horizontalScrollBar()->setValue(horizontalScrollBar()->value() - covered + cell.left());
}

void ScoreTableView::paintEvent(QPaintEvent* event)
{
    RowsView::paintEvent(event);
    // What changed below the names alone came from painting them.
    const QRect covered = m_lead->geometry().translated(-viewport()->pos());
    if (m_lead->isVisible() && !covered.contains(event->rect()))
        m_lead->update();
}

void ScoreTableView::updateGeometries()
{
    RowsView::updateGeometries();
    if (m_lead)
        m_lead->place();
}

void ScoreTableView::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    RowsView::currentChanged(current, previous);
    emit currentCellChanged();
}

} // namespace tandem

#include "views/metrics/scoretableview.moc"
