#include "ui/contingencyview.h"

#include "ui/screen/livetext.h"
#include "ui/spoken.h"
#include "ui/theme.h"

#include <QFontMetrics>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QStyle>

#include <algorithm>

namespace tandem {

namespace {

constexpr int contingencyCells = 4;
constexpr qreal contingencyViewRadius = 6;

/// Header column, two answers, marginals: their shares of the width.
constexpr int shares[contingencyCells] = {21, 32, 32, 15};

int edgeAt(int column, int width)
{
    int share = 0;
    for (int i = 0; i < column; ++i)
        share += shares[i];
    return width * share / 100;
}

} // namespace

ContingencyView::ContingencyView(QWidget* parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    inEveryLanguage(this, [this] { describe(); });
    setSpoken(this, [this] {
        return Spoken{.role = QAccessible::Table,
            .parts = 4,
            .part =
                [this](int part) {
                    return spokenCell({1 + part % 2, 1 + part / 2});
                },
            .partRole = QAccessible::Cell};
    });
}

void ContingencyView::setCounts(
    const QString& first, const QString& second, const PairCounts& counts)
{
    m_first = first;
    m_second = second;
    m_counts = counts;
    describe();
    updateGeometry();
    update();
}

void ContingencyView::setSymmetrised(bool symmetrised)
{
    m_symmetrised = symmetrised;
    describe();
    update();
}

void ContingencyView::setInteractive(bool interactive)
{
    m_interactive = interactive;
    setFocusPolicy(interactive ? Qt::StrongFocus : Qt::NoFocus);
}

QRect ContingencyView::cellRect(int row, int column) const
{
    const int left = edgeAt(column, width());
    const int right = edgeAt(column + 1, width());
    const int top = height() * row / contingencyCells;
    const int bottom = height() * (row + 1) / contingencyCells;
    return QStyle::visualRect(
        layoutDirection(), rect(), QRect(left, top, right - left, bottom - top));
}

QString ContingencyView::headerText(bool ofFirst, bool yes) const
{
    const QString name = !m_symmetrised ? (ofFirst ? m_first : m_second)
                         : ofFirst      ? tr("one", "one of two people")
                                        : tr("other", "the other of two people");
    return yes ? tr("%1 yes", "person: answer").arg(name) : tr("%1 no", "person: answer").arg(name);
}

QString ContingencyView::cellText(int row, int column) const
{
    if (row == 0)
        return column == 1 || column == 2 ? headerText(false, column == 1) : QString();
    if (column == 0)
        return row == 1 || row == 2 ? headerText(true, row == 1) : QString();

    // Twice the counts, so that halves of pooled disagreements stay whole numbers.
    const qint64 apart = m_counts.yesNo + m_counts.noYes;
    const qint64 inner[2][2] = {
        {2 * m_counts.yesYes, m_symmetrised ? apart : 2 * m_counts.yesNo},
        {m_symmetrised ? apart : 2 * m_counts.noYes, 2 * m_counts.noNo},
    };
    qint64 doubled = 0;
    for (int r = 0; r < 2; ++r) {
        for (int c = 0; c < 2; ++c) {
            if ((row == 3 || row == r + 1) && (column == 3 || column == c + 1))
                doubled += inner[r][c];
        }
    }
    return doubled % 2 == 0 ? locale().toString(doubled / 2)
                            : locale().toString(double(doubled) / 2, 'f', 1);
}

QSize ContingencyView::sizeHint() const
{
    const QFontMetrics metrics(themeFont(FontRole::Body));
    const int header = std::max(metrics.horizontalAdvance(cellText(0, 2)),
        metrics.horizontalAdvance(cellText(2, 0)) * 3 / 2);
    return {std::max(280, (header + 24) * 3), contingencyCells * (metrics.height() + 12)};
}

QSize ContingencyView::minimumSizeHint() const
{
    return {220, sizeHint().height()};
}

void ContingencyView::paintCell(QPainter& painter, int row, int column) const
{
    const ThemeColors& colors = themeColors(this);
    const QRect area = cellRect(row, column);
    const bool inner = (row == 1 || row == 2) && (column == 1 || column == 2);
    if (inner) {
        const bool agree = row == column;
        painter.fillRect(area, !agree     ? colors.boundaryBack
                               : row == 1 ? colors.yesBack
                                          : colors.noBack);
    }
    painter.setPen(row == 0 || column == 0 ? colors.secondary : colors.text);
    painter.setFont(themeFont(inner ? FontRole::Strong : FontRole::Body));
    const QString text =
        painter.fontMetrics().elidedText(cellText(row, column), Qt::ElideMiddle, area.width() - 8);
    painter.drawText(area, Qt::AlignCenter | Qt::TextSingleLine, text);
}

void ContingencyView::paintEvent(QPaintEvent*)
{
    const ThemeColors& colors = themeColors(this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF frame = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    QPainterPath outline;
    outline.addRoundedRect(frame, contingencyViewRadius, contingencyViewRadius);
    painter.setClipPath(outline);
    for (int row = 0; row < contingencyCells; ++row) {
        for (int column = 0; column < contingencyCells; ++column)
            paintCell(painter, row, column);
    }
    painter.setPen(colors.line);
    for (int i = 1; i < contingencyCells; ++i) {
        const qreal y = cellRect(i, 0).top() + 0.5;
        const QRect before = cellRect(0, i);
        const qreal x =
            (layoutDirection() == Qt::RightToLeft ? before.right() + 1 : before.left()) + 0.5;
        painter.drawLine(QPointF(0, y), QPointF(width(), y));
        painter.drawLine(QPointF(x, 0), QPointF(x, height()));
    }
    painter.setClipping(false);
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(outline);
    if (m_interactive && hasFocus()) {
        painter.setPen(QPen(colors.accent, 2));
        painter.drawRect(cellRect(m_current.y(), m_current.x()).adjusted(1, 1, -1, -1));
    }
}

void ContingencyView::activate(const QPoint& cell)
{
    m_current = cell;
    update();
    emit cellActivated(cell.y() == 1, cell.x() == 1);
}

void ContingencyView::mouseReleaseEvent(QMouseEvent* event)
{
    if (!m_interactive || event->button() != Qt::LeftButton)
        return;
    for (int row = 1; row <= 2; ++row) {
        for (int column = 1; column <= 2; ++column) {
            if (cellRect(row, column).contains(event->position().toPoint()))
                activate({column, row});
        }
    }
}

void ContingencyView::keyPressEvent(QKeyEvent* event)
{
    const int forward = layoutDirection() == Qt::RightToLeft ? -1 : 1;
    const auto go = [this](int dx, int dy) {
        m_current = {std::clamp(m_current.x() + dx, 1, 2), std::clamp(m_current.y() + dy, 1, 2)};
        tellCurrentPart(this, (m_current.y() - 1) * 2 + m_current.x() - 1);
        update();
    };
    switch (m_interactive ? event->key() : 0) {
    case Qt::Key_Left:
        return go(-forward, 0);
    case Qt::Key_Right:
        return go(forward, 0);
    case Qt::Key_Up:
        return go(0, -1);
    case Qt::Key_Down:
        return go(0, 1);
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        return activate(m_current);
    default:
        QWidget::keyPressEvent(event);
    }
}

SpokenPart ContingencyView::spokenCell(const QPoint& cell)
{
    const QString words =
        tr("%1, %2: %3", "first's answer, second's answer: count")
            .arg(cellText(cell.y(), 0), cellText(0, cell.x()), cellText(cell.y(), cell.x()));
    return {words, cellRect(cell.y(), cell.x()), m_interactive && cell == m_current,
        m_interactive ? [this, cell] { activate(cell); } : std::function<void()>()};
}

void ContingencyView::describe()
{
    QStringList parts;
    for (int row = 1; row <= 2; ++row) {
        for (int column = 1; column <= 2; ++column)
            parts += spokenCell({column, row}).name;
    }
    setAccessibleName(tr("Table of both annotators' answers"));
    setAccessibleDescription(parts.join(QStringLiteral("; ")));
}

} // namespace tandem
