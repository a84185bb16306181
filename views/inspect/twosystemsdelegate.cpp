#include "views/inspect/twosystemsdelegate.h"

#include "models/expert/decisionnames.h"
#include "ui/icons.h"
#include "ui/paintedline.h"
#include "ui/rows/rowsof.h"
#include "ui/theme.h"
#include "views/inspect/twosystemsrows.h"
#include "views/inspect/verdictlook.h"

#include <QFontMetrics>
#include <QPainter>

namespace tandem {

namespace {

constexpr int twoSystemsPadding = 10;
constexpr int titleLines = 2;
constexpr int evidenceLines = 1; ///< all of it is lit in the text above

int smallLine()
{
    return QFontMetrics(themeFont(FontRole::Small)).height() + 2;
}

int titleLine()
{
    return QFontMetrics(themeFont(FontRole::Body)).height() + 2;
}

} // namespace

int TwoSystemsDelegate::rowHeight()
{
    return 2 * 7 + smallLine() + titleLines * titleLine() + evidenceLines * smallLine();
}

QSize TwoSystemsDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const
{
    return {180, rowHeight()};
}

void TwoSystemsDelegate::paint(
    QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const TwoSystemsRow* row = RowsOf<TwoSystemsRow>::at(index);
    if (!row)
        return;
    const AspectWords& words = row->cells.at(std::size_t(index.column()));
    const ThemeColors& colors = themeColors(option.widget);
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const bool hovered = option.state.testFlag(QStyle::State_MouseOver);
    painter->save();
    painter->fillRect(option.rect, selected  ? colors.selection
                                   : hovered ? colors.hover
                                             : colors.panel);
    painter->fillRect(
        option.rect.left(), option.rect.bottom(), option.rect.width(), 1, colors.line);

    const QRect inside = option.rect.adjusted(twoSystemsPadding, 7, -twoSystemsPadding, -7);
    if (words.verdict) {
        const int barX =
            option.direction == Qt::RightToLeft ? option.rect.right() - 2 : option.rect.left();
        painter->fillRect(barX, option.rect.top(), 3, option.rect.height() - 1,
            verdictColor(*words.verdict, colors));
    }
    QRect line(inside.left(), inside.top(), inside.width(), smallLine());
    if (words.isFaulty) {
        const int side = 14;
        const QRect place = QStyle::visualRect(
            option.direction, line, QRect(line.right() - side, line.top() + 1, side, side));
        painter->drawPixmap(place.topLeft(), iconPixmap(Icon::Warning, colors.boundary, side,
                                                 painter->device()->devicePixelRatioF()));
    }
    QString head = words.label;
    if (words.verdict) {
        const QString sign = verdictSign(*words.verdict);
        const QString name = verdictName(*words.verdict);
        head += (head.isEmpty() ? QString() : QStringLiteral("  ")) +
                (sign.isEmpty() ? name : QString(sign + QLatin1Char(' ') + name));
    }
    painter->setFont(themeFont(FontRole::SmallStrong));
    painter->setPen(words.verdict ? verdictTextColor(*words.verdict, colors) : colors.secondary);
    paintLine(painter, line, head, option.direction);

    painter->setFont(themeFont(FontRole::Body));
    painter->setPen(words.label.isEmpty() ? colors.faint : colors.text);
    const int width = painter->fontMetrics().horizontalAdvance(words.title);
    const int lines = width > inside.width() ? titleLines : 1;
    line = QRect(inside.left(), line.bottom() + 1, inside.width(), lines * titleLine());
    paintLines(painter, line, words.title, option.direction, lines);
    painter->setFont(themeFont(FontRole::Small));
    painter->setPen(colors.secondary);
    const QRect rest(inside.left(), line.bottom() + 1, inside.width(), evidenceLines * smallLine());
    paintLines(painter, rest, words.evidence, option.direction, evidenceLines);
    if (option.state.testFlag(QStyle::State_HasFocus) && index.column() > 0) {
        painter->setPen(QPen(colors.accent, 2));
        painter->drawRect(option.rect.adjusted(1, 1, -2, -2));
    }
    painter->restore();
}

} // namespace tandem
