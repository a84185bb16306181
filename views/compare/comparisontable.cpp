#include "views/compare/comparisontable.h"

#include "ui/persondot.h"
#include "ui/rows/rowsof.h"
#include "ui/themecolors.h"
#include "ui/themefonts.h"
#include "views/compare/comparisondelegate.h"
#include "views/compare/comparisonrows.h"

#include <QColor>
#include <QEvent>
#include <QHeaderView>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>

namespace tandem {

/// The column heads of a comparison, with the persons' dots where they have a colour.
class ComparisonHeader final : public QHeaderView
{
    Q_OBJECT
    Q_DISABLE_COPY(ComparisonHeader)

public:
    explicit ComparisonHeader(QWidget* parent = nullptr);

    /// Of the heads of the two sides; invalid without.
    void setColors(const QColor& first, const QColor& second);

    QSize sizeHint() const override;

protected:
    void paintSection(QPainter* painter, const QRect& rect, int section) const override;

private:
    QColor m_first;
    QColor m_second;
};

namespace {

constexpr int kComparisonHeaderEdge = 12;
constexpr int kComparisonHeaderGap = 6;

} // namespace

ComparisonHeader::ComparisonHeader(QWidget* parent)
    : QHeaderView(Qt::Horizontal, parent)
{
    setSectionsClickable(false);
    setHighlightSections(false);
}

void ComparisonHeader::setColors(const QColor& first, const QColor& second)
{
    m_first = first;
    m_second = second;
    viewport()->update();
}

QSize ComparisonHeader::sizeHint() const
{
    return {QHeaderView::sizeHint().width(),
        QFontMetrics(themeFont(FontRole::SmallStrong)).height() + 12};
}

void ComparisonHeader::paintSection(QPainter* painter, const QRect& rect, int section) const
{
    const ThemeColors& colors = themeColors(this);
    painter->fillRect(rect, colors.window);
    painter->fillRect(QRect(rect.left(), rect.top(), rect.width(), 1), colors.line);
    painter->fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), colors.line);
    painter->setPen(colors.secondary);
    painter->setFont(themeFont(FontRole::SmallStrong));

    if (section == NumberColumn)
        return;
    const bool person = section == FirstColumn || section == SecondColumn;
    const QRect inner = rect.adjusted(
        person ? 4 : kComparisonHeaderEdge, 0, person ? -4 : -kComparisonHeaderEdge, 0);
    const QColor color = section == FirstColumn    ? m_first
                         : section == SecondColumn ? m_second
                                                   : QColor();
    const int dot = color.isValid() ? personDotDiameter() + kComparisonHeaderGap : 0;
    const QFontMetrics metrics(painter->font());
    const QString text = metrics.elidedText(model()->headerData(section, orientation()).toString(),
        Qt::ElideRight, inner.width() - dot);
    const int width = std::min(inner.width(), dot + metrics.horizontalAdvance(text));
    const Qt::Alignment side = person ? Qt::AlignCenter : Qt::AlignLeading | Qt::AlignVCenter;
    const QRect all = QStyle::alignedRect(layoutDirection(), side, {width, inner.height()}, inner);
    const QRect words(all.left() + dot, all.top(), width - dot, all.height());
    painter->drawText(QStyle::visualRect(layoutDirection(), all, words),
        int(Qt::AlignVCenter | Qt::AlignHCenter | Qt::TextSingleLine), text);
    if (dot == 0)
        return;
    const QRect circle(all.left(), all.top(), personDotDiameter(), all.height());
    paintPersonDot(painter, QStyle::visualRect(layoutDirection(), all, circle), color);
}

namespace {

QString cell(QString text)
{
    for (const QChar breaking : {QChar(u'\t'), QChar(u'\n'), QChar(u'\r'),
             QChar(QChar::ParagraphSeparator), QChar(QChar::LineSeparator)})
        text.replace(breaking, QLatin1Char(' '));
    return text;
}

QString tsvLine(const ShownItem& item, Step step)
{
    QStringList cells{QString::number(item.number)};
    if (step == Step::KeyFacts)
        cells += QString::number(item.paragraph);
    cells += {cell(item.text), answerWord(item.first.answer), answerWord(item.second.answer),
        outcomeWord(item.outcome, step), cell(item.first.answer.note),
        cell(item.second.answer.note), item.decision ? cell(item.decision->note) : QString()};
    return cells.join(QLatin1Char('\t'));
}

} // namespace

ComparisonTable::ComparisonTable(QWidget* parent)
    : LetterList(parent)
    , m_rows(new RowsOf<ShownItem>(comparisonRows(m_shown), this))
    , m_header(new ComparisonHeader(this))
    , m_delegate(new ComparisonDelegate(this))
{
    setHeader(m_header);
    setModel(m_rows);
    setItemDelegate(m_delegate);
    setRootIsDecorated(false);
    setItemsExpandable(false);
    setIndentation(0);
    setFrameShape(QFrame::NoFrame);
    setSelectionMode(ExtendedSelection);
    setSelectionBehavior(SelectRows);
    setVerticalScrollMode(ScrollPerPixel);
    verticalScrollBar()->setSingleStep(24);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAllColumnsShowFocus(false);
    setStyleSheet(
        QStringLiteral("QTreeView:focus { border: none; }")); // the current row's bar says it
    setTabKeyNavigation(false);
    setUniformRowHeights(false);
    header()->setStretchLastSection(false);
    header()->setMinimumSectionSize(24);
    fitColumns();
    connect(header(), &QHeaderView::sectionResized, this, [this](int section) {
        if (section == ItemTextColumn)
            scheduleDelayedItemsLayout();
    });
    connect(m_rows, &QAbstractItemModel::dataChanged, this,
        [this](const QModelIndex& first, const QModelIndex& last) {
            const int row = currentIndex().row();
            if (currentIndex().isValid() && first.row() <= row && row <= last.row())
                emit currentRowChanged(currentRow());
        });
}

void ComparisonTable::setComparison(const ShownComparison& comparison)
{
    if (comparison.round != m_shown.round)
        m_rows->setRows({});
    const bool otherHeads = comparison.first != m_shown.first ||
                            comparison.second != m_shown.second || comparison.step != m_shown.step;
    m_shown = comparison;
    m_header->setColors(QColor(m_shown.first.colour), QColor(m_shown.second.colour));
    m_delegate->setStep(m_shown.step);
    if (otherHeads)
        m_rows->refresh();
    arrange();
}

void ComparisonTable::arrange()
{
    m_rows->setRows(arrangedItems(m_shown, m_disagreementsFirst));
}

void ComparisonTable::setDisagreementsFirst(bool first)
{
    m_disagreementsFirst = first;
    arrange();
    if (currentIndex().isValid())
        scrollTo(currentIndex());
}

int ComparisonTable::currentRow() const
{
    const ShownItem* item = m_rows->rowAt(currentIndex().row());
    return item ? m_shown.indexOf(item->item) : -1;
}

void ComparisonTable::setCurrentRow(int row)
{
    if (row < 0 || row >= m_shown.items.size())
        return;
    const QModelIndex index =
        m_rows->index(m_rows->rowOf(RowKey(m_shown.items.at(row).item)), ItemTextColumn);
    selectionModel()->setCurrentIndex(
        index, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    scrollTo(index);
}

void ComparisonTable::selectFirst()
{
    if (m_rows->rowCount() == 0)
        return;
    // Scrolling to the row would lay out every row now, at a width that may be about to change.
    setAutoScroll(false);
    selectionModel()->setCurrentIndex(m_rows->index(0, ItemTextColumn),
        QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    setAutoScroll(true);
    verticalScrollBar()->setValue(0);
}

int ComparisonTable::nextUndecided(int row) const
{
    const int rows = m_rows->rowCount();
    const int from = row >= 0 && row < m_shown.items.size()
                         ? m_rows->rowOf(RowKey(m_shown.items.at(row).item))
                         : -1;
    for (int step = 1; step <= rows; ++step) {
        const ShownItem* item = m_rows->rowAt((from + step + rows) % rows);
        if (!item->outcome)
            return m_shown.indexOf(item->item);
    }
    return -1;
}

void ComparisonTable::selectWhere(const std::function<bool(const ShownItem&)>& wanted)
{
    QItemSelection rows;
    QModelIndex first;
    for (int row = 0; row < m_rows->rowCount(); ++row) {
        const QModelIndex index = m_rows->index(row, ItemTextColumn);
        if (!wanted(*m_rows->rowAt(row)))
            continue;
        rows.select(index, index);
        if (!first.isValid())
            first = index;
    }
    if (!first.isValid())
        return;
    selectionModel()->setCurrentIndex(first, QItemSelectionModel::NoUpdate);
    selectionModel()->select(rows, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    scrollTo(first);
}

QString ComparisonTable::selectionAsTsv() const
{
    QModelIndexList selected = selectionModel()->selectedRows();
    std::sort(selected.begin(), selected.end());
    QString text;
    for (const QModelIndex& index : std::as_const(selected))
        text += tsvLine(*m_rows->rowAt(index.row()), m_shown.step) + QLatin1Char('\n');
    return text;
}

void ComparisonTable::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QTreeView::currentChanged(current, previous);
    viewport()->update(); // the marks of the current row span all columns
    if (current.row() != previous.row() || !current.isValid())
        emit currentRowChanged(currentRow());
}

void ComparisonTable::changeEvent(QEvent* event)
{
    QTreeView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::ApplicationFontChange ||
        event->type() == QEvent::LanguageChange || event->type() == QEvent::StyleChange) {
        if (event->type() == QEvent::LanguageChange)
            m_rows->refresh(); // the titles of its columns
        m_delegate->refreshFont();
        fitColumns();
        scheduleDelayedItemsLayout();
    }
}

void ComparisonTable::focusInEvent(QFocusEvent* event)
{
    QTreeView::focusInEvent(event);
    viewport()->update();
}

void ComparisonTable::focusOutEvent(QFocusEvent* event)
{
    QTreeView::focusOutEvent(event);
    viewport()->update();
}

void ComparisonTable::fitColumns()
{
    for (int column = 0; column < ComparisonColumns; ++column) {
        if (column == ItemTextColumn) {
            header()->setSectionResizeMode(column, QHeaderView::Stretch);
            continue;
        }
        header()->setSectionResizeMode(column, QHeaderView::Fixed);
        header()->resizeSection(column, m_delegate->columnWidth(column));
    }
}

} // namespace tandem

#include "views/compare/comparisontable.moc"
