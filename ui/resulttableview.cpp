#include "ui/resulttableview.h"

#include "ui/themecolors.h"

#include <QEvent>
#include <QHeaderView>
#include <QPainter>
#include <QResizeEvent>
#include <QScrollBar>
#include <QStyledItemDelegate>

#include <algorithm>

namespace tandem {

namespace {

constexpr int kRowRoom = 12;
constexpr int kLeastLetters = 12; ///< of the first column
constexpr int kMostLetters = 36;  ///< the same, where there is no more room
constexpr int kMeasuredRows = 200;
constexpr char16_t kFirstStrongIsolate = 0x2068;

/// Paints cells without a frame around the current one, and a line under each row.
class ResultDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
        const QModelIndex& index) const override
    {
        QStyledItemDelegate::paint(painter, option, index);
        painter->setPen(themeColors(option.widget).line);
        painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    }

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        option->state &= ~QStyle::State_HasFocus;
        option->textElideMode = Qt::ElideRight;
        // Text follows its own direction, wherever its row begins.
        if (!option->text.isEmpty())
            option->text.prepend(QChar(kFirstStrongIsolate));
    }
};

} // namespace

ResultTableView::ResultTableView(QWidget* parent)
    : QTableView(parent)
{
    setItemDelegate(new ResultDelegate(this));
    setShowGrid(false);
    setWordWrap(false);
    setTabKeyNavigation(false);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + kRowRoom);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setResizeContentsPrecision(kMeasuredRows);
    horizontalHeader()->setMinimumSectionSize(4 * fontMetrics().averageCharWidth());
}

void ResultTableView::setColumnLetters(const QList<int>& letters)
{
    m_letters = letters;
    layOutColumns();
}

void ResultTableView::setFitsRows(bool fits)
{
    m_fitsRows = fits;
    if (fits)
        setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    updateGeometry();
}

void ResultTableView::setModel(QAbstractItemModel* model)
{
    QTableView::setModel(model);
    const auto resized = [this] {
        if (m_fitsRows)
            measureFirst();
        updateGeometry();
    };
    connect(model, &QAbstractItemModel::dataChanged, this, resized);
    connect(model, &QAbstractItemModel::rowsInserted, this, resized);
    connect(model, &QAbstractItemModel::rowsRemoved, this, resized);
    connect(model, &QAbstractItemModel::modelReset, this, [this] {
        layOutColumns();
        updateGeometry();
    });
    layOutColumns();
}

void ResultTableView::layOutColumns()
{
    if (!model() || m_letters.isEmpty())
        return;
    const int columns = model()->columnCount();
    const int letter = fontMetrics().averageCharWidth();
    for (int column = 1; column < columns; ++column)
        setColumnWidth(column, letter * m_letters.value(column, m_letters.last()));
    measureFirst();
}

void ResultTableView::measureFirst()
{
    if (!model() || m_letters.isEmpty() || model()->columnCount() == 0)
        return;
    const int letter = fontMetrics().averageCharWidth();
    m_firstWidth = std::clamp(sizeHintForColumn(0), letter * kLeastLetters, letter * kMostLetters);
    // A stretched column that finds no room keeps the width that it had.
    horizontalHeader()->setSectionResizeMode(0, QHeaderView::Interactive);
    setColumnWidth(0, m_firstWidth);
    layOutFirst();
}

void ResultTableView::layOutFirst()
{
    if (!model() || m_letters.isEmpty() || model()->columnCount() == 0)
        return;
    const int others = horizontalHeader()->length() - columnWidth(0);
    const bool room = viewport()->width() - others >= m_firstWidth;
    const auto mode = room ? QHeaderView::Stretch : QHeaderView::Interactive;
    if (horizontalHeader()->sectionResizeMode(0) == mode)
        return;
    horizontalHeader()->setSectionResizeMode(0, mode);
    if (!room)
        setColumnWidth(0, m_firstWidth);
}

void ResultTableView::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    layOutFirst();
    if (m_fitsRows && event->oldSize().width() != event->size().width())
        updateGeometry();
}

void ResultTableView::changeEvent(QEvent* event)
{
    QTableView::changeEvent(event);
    // Measured when all of the new style is there.
    if (event->type() == QEvent::FontChange)
        QMetaObject::invokeMethod(this, &ResultTableView::measureFirst, Qt::QueuedConnection);
}

bool ResultTableView::scrollsSideways() const
{
    return horizontalHeader()->length() > viewport()->width();
}

QSize ResultTableView::sizeHint() const
{
    if (!m_fitsRows || !model())
        return QTableView::sizeHint();
    const int rows = model()->rowCount() * verticalHeader()->defaultSectionSize();
    const int bar = scrollsSideways() ? horizontalScrollBar()->sizeHint().height() : 0;
    return {QTableView::sizeHint().width(),
        rows + bar + horizontalHeader()->sizeHint().height() + 2 * frameWidth() + 2};
}

QSize ResultTableView::minimumSizeHint() const
{
    return m_fitsRows ? QSize(QTableView::minimumSizeHint().width(), sizeHint().height())
                      : QTableView::minimumSizeHint();
}

} // namespace tandem
