#include "views/evaluate/meanline.h"

#include "ui/plaintooltip.h"
#include "ui/theme.h"
#include "ui/themefonts.h"

#include <QHeaderView>
#include <QHelpEvent>
#include <QPainter>
#include <QScrollBar>
#include <QStyle>
#include <QTableView>
#include <QToolTip>

namespace tandem {

namespace {

constexpr int kBesideText = 8; ///< as in the cells above
constexpr int kAboveText = 6;

} // namespace

MeanLine::MeanLine(QTableView& table, QWidget* parent)
    : QWidget(parent)
    , m_table(table)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    hide();
    const auto again = [this] { update(); };
    const QHeaderView* header = table.horizontalHeader();
    connect(header, &QHeaderView::sectionResized, this, again);
    connect(header, &QHeaderView::sectionMoved, this, again);
    connect(header, &QHeaderView::geometriesChanged, this, again);
    connect(table.horizontalScrollBar(), &QScrollBar::valueChanged, this, again);
}

void MeanLine::setCells(const QList<MeanCell>& cells)
{
    m_cells = cells;
    // Nobody can go to a cell of it: what it says is said as a whole.
    QStringList said;
    for (int column = 0; column < int(cells.size()); ++column) {
        const QString title = m_table.model()->headerData(column, Qt::Horizontal).toString();
        const MeanCell& cell = cells.at(column);
        if (!cell.text.isEmpty())
            said.append(
                column == 0 ? cell.text : (title + u' ' + cell.text + u' ' + cell.count).trimmed());
    }
    setAccessibleName(said.join(QStringLiteral(", ")));
    setVisible(!cells.isEmpty());
    update();
}

QSize MeanLine::sizeHint() const
{
    return {0, QFontMetrics(themeFont(FontRole::Strong)).height() + 2 * kAboveText};
}

QRect MeanLine::cellRect(int column) const
{
    const QHeaderView* header = m_table.horizontalHeader();
    if (column >= header->count() || header->isSectionHidden(column))
        return {};
    const QPoint place =
        header->viewport()->mapTo(&m_table, QPoint(header->sectionViewportPosition(column), 0));
    return {place.x() + m_table.x() - x(), 0, header->sectionSize(column), height()};
}

bool MeanLine::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    for (int column = 0; column < int(m_cells.size()); ++column) {
        if (cellRect(column).contains(help->pos()) && !m_cells.at(column).toolTip.isEmpty()) {
            QToolTip::showText(help->globalPos(), plainToolTip(m_cells.at(column).toolTip), this);
            return true;
        }
    }
    QToolTip::hideText();
    return true;
}

void MeanLine::paintEvent(QPaintEvent*)
{
    const ThemeColors& colors = themeColors(this);
    QPainter painter(this);
    painter.fillRect(rect(), colors.window);
    painter.setPen(colors.line);
    painter.drawLine(0, 0, width(), 0);
    const QFont strong = themeFont(FontRole::Strong);
    const QFont small = themeFont(FontRole::Small);
    for (int column = 0; column < int(m_cells.size()); ++column) {
        const QRect cell = cellRect(column).adjusted(kBesideText, 0, -kBesideText, 0);
        // Numbers stand below numbers, and their word below the cases.
        const auto side = column == 0 ? Qt::AlignLeft : Qt::AlignRight;
        const int flags = int(QStyle::visualAlignment(layoutDirection(), side) | Qt::AlignVCenter);
        const QString text =
            QFontMetrics(strong).elidedText(m_cells.at(column).text, Qt::ElideRight, cell.width());
        painter.setPen(colors.text);
        painter.setFont(strong);
        painter.drawText(cell, flags, text);
        // Before its number, which stays below the others; a narrow column has it in its tooltip.
        const QString& count = m_cells.at(column).count;
        const int used = QFontMetrics(strong).horizontalAdvance(text) + kBesideText;
        if (count.isEmpty() || used + QFontMetrics(small).horizontalAdvance(count) > cell.width())
            continue;
        painter.setPen(colors.secondary);
        painter.setFont(small);
        painter.drawText(layoutDirection() == Qt::RightToLeft ? cell.adjusted(used, 0, 0, 0)
                                                              : cell.adjusted(0, 0, -used, 0),
            flags, count);
    }
}

} // namespace tandem
