#include "views/inspect/caserowdelegate.h"

#include "ui/icons.h"
#include "ui/listrows.h"
#include "ui/paintedline.h"
#include "ui/plaintooltip.h"
#include "ui/signs.h"
#include "ui/theme.h"
#include "views/inspect/casewords.h"
#include "views/inspect/evaluationlistmodel.h"

#include <QHelpEvent>
#include <QListView>
#include <QPainter>
#include <QToolTip>

namespace tandem {

namespace {

constexpr int kCaseRowSide = 14;
constexpr int kCaseRowTop = 9;
constexpr int kBottom = 10;
constexpr int kLineGap = 3;
constexpr int kCaseRowSign = 12;
constexpr int kIcon = 15;
constexpr int kCaseRowGap = 6;

QString scoreOfRow(const QModelIndex& index)
{
    const QVariant score = index.data(EvaluationListModel::Score);
    if (score.isValid())
        return scoreText(score.toDouble());
    const auto state = static_cast<EvaluationState>(index.data(EvaluationListModel::State).toInt());
    return state == EvaluationState::UnderWay ? QStringLiteral("…") : QStringLiteral("–");
}

/// Takes a piece off the trailing edge of `line`.
QRect takeTrailing(QRect& line, int width)
{
    const QRect piece(line.right() + 1 - width, line.top(), width, line.height());
    line.setRight(piece.left() - kCaseRowGap - 1);
    return piece;
}

void paintFirstLine(QPainter* painter, QRect line, const QStyleOptionViewItem& option,
    const QModelIndex& index, const QIcon& warning)
{
    const ThemeColors& colors = themeColors();
    const auto visual = [&option](const QRect& rect) {
        return QStyle::visualRect(option.direction, option.rect, rect);
    };
    const auto sign = [&](Sign what, const QColor& color) {
        QRect place = takeTrailing(line, kCaseRowSign);
        place =
            QRect(place.left(), place.center().y() - kCaseRowSign / 2, kCaseRowSign, kCaseRowSign);
        paintSign(painter, visual(place), what, color);
    };
    const bool faulty = index.data(EvaluationListModel::Faults).toInt() > 0;
    const QString score = scoreOfRow(index);
    painter->setFont(themeFont(FontRole::Strong));
    const QRect number = takeTrailing(line, painter->fontMetrics().horizontalAdvance(score));
    painter->setPen(faulty ? colors.boundary : colors.text);
    painter->drawText(visual(number), Qt::AlignCenter | Qt::TextSingleLine, score);
    if (faulty) {
        QRect place = takeTrailing(line, kIcon);
        place = QRect(place.left(), place.center().y() - kIcon / 2, kIcon, kIcon);
        warning.paint(painter, visual(place));
    }
    if (index.data(EvaluationListModel::Disputed).toInt() > 0)
        sign(Sign::NotEqual, colors.boundary);
    if (index.data(EvaluationListModel::ReviewDone).toBool())
        sign(Sign::Check, colors.yes);
    else if (index.data(EvaluationListModel::ReviewedDecisions).toInt() > 0)
        sign(Sign::Ring, colors.accent);
    painter->setPen(colors.text);
    paintLine(painter, visual(line), index.data(Qt::DisplayRole).toString(), option.direction);
}

void paintSecondLine(
    QPainter* painter, QRect line, const QStyleOptionViewItem& option, const QModelIndex& index)
{
    const ThemeColors& colors = themeColors();
    painter->setFont(themeFont(FontRole::Small));
    const QVariant difference = index.data(EvaluationListModel::Difference);
    if (difference.isValid()) {
        const QString text = differenceText(difference.toDouble());
        const QRect place = takeTrailing(line, painter->fontMetrics().horizontalAdvance(text));
        painter->setPen(colors.secondary);
        painter->drawText(QStyle::visualRect(option.direction, option.rect, place),
            Qt::AlignCenter | Qt::TextSingleLine, text);
    }
    const bool faulty = index.data(EvaluationListModel::Faults).toInt() > 0;
    painter->setPen(faulty ? colors.boundary : colors.secondary);
    paintLine(painter, QStyle::visualRect(option.direction, option.rect, line),
        CaseRowDelegate::remark(index), option.direction);
}

} // namespace

CaseRowDelegate::CaseRowDelegate(QObject* parent)
    : QStyledItemDelegate(parent)
    , m_warning(themedIcon(Icon::Warning, &ThemeColors::boundary))
{
}

QString CaseRowDelegate::remark(const QModelIndex& index)
{
    constexpr QChar isolate(0x2068);
    const int faults = index.data(EvaluationListModel::Faults).toInt();
    const QString system = index.data(EvaluationListModel::System).toString();
    const QString what =
        faults > 0 ? faultsText(faults) : index.data(EvaluationListModel::PromptStart).toString();
    // Not closed: where the line is cut, the dots belong to what they cut.
    return system.isEmpty() ? what : QString(system + QStringLiteral(" · ") + isolate + what);
}

void CaseRowDelegate::install(QListView* view)
{
    setUpRows(view, new CaseRowDelegate(view));
}

QSize CaseRowDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const
{
    return {1, kCaseRowTop + rowTitleHeight() + kLineGap + rowLineHeight() + kBottom};
}

void CaseRowDelegate::paint(
    QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    painter->save();
    painter->setLayoutDirection(option.direction);
    painter->setRenderHint(QPainter::Antialiasing);
    paintRowBack(painter, option);
    const QRect inner = option.rect.adjusted(kCaseRowSide, kCaseRowTop, -kCaseRowSide, -kBottom);
    paintFirstLine(painter, QRect(inner.left(), inner.top(), inner.width(), rowTitleHeight()),
        option, index, m_warning);
    paintSecondLine(painter,
        QRect(inner.left(), inner.top() + rowTitleHeight() + kLineGap, inner.width(),
            rowLineHeight()),
        option, index);
    painter->restore();
}

bool CaseRowDelegate::helpEvent(QHelpEvent* event, QAbstractItemView* view,
    const QStyleOptionViewItem& option, const QModelIndex& index)
{
    if (event->type() != QEvent::ToolTip || !index.isValid())
        return QStyledItemDelegate::helpEvent(event, view, option, index);
    const QString tip = index.data(Qt::AccessibleTextRole).toString() + QLatin1Char('\n') +
                        index.data(EvaluationListModel::PromptStart).toString();
    QToolTip::showText(event->globalPos(), plainToolTip(tip), view);
    return true;
}

} // namespace tandem
