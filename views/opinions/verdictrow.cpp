#include "views/opinions/verdictrow.h"

#include "ui/badge.h"
#include "ui/keycap.h"
#include "ui/paintedline.h"
#include "ui/theme.h"

#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace tandem {

namespace {

constexpr int kVerdictRowGap = 8;

QSize capOf(const QString& key)
{
    return keyHintsSize({KeyHint{key, {}}});
}

int badgeRoom()
{
    return std::max(badgeSize(BadgeKind::Yes, {}).width(), badgeSize(BadgeKind::No, {}).width());
}

} // namespace

VerdictRow::VerdictRow(QWidget* parent)
    : QAbstractButton(parent)
{
    setFocusPolicy(Qt::NoFocus); // the list keeps the keyboard
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void VerdictRow::setQuestion(const QString& key, const QString& question)
{
    m_key = key;
    setText(question);
    setToolTip(question);
    updateGeometry();
}

void VerdictRow::setVerdict(std::optional<bool> verdict)
{
    m_verdict = verdict;
    setAccessibleDescription(
        !verdict ? tr("not judged") : badgeWord(*verdict ? BadgeKind::Yes : BadgeKind::No));
    update();
}

QSize VerdictRow::sizeHint() const
{
    const int height = std::max(capOf(m_key).height(), badgeSize(BadgeKind::Yes, {}).height()) + 6;
    return {capOf(m_key).width() + fontMetrics().horizontalAdvance(text()) + badgeRoom() +
                2 * kVerdictRowGap,
        height};
}

QSize VerdictRow::minimumSizeHint() const
{
    return {160, sizeHint().height()};
}

void VerdictRow::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setLayoutDirection(layoutDirection());
    const ThemeColors& colors = themeColors(this);
    const auto placed = [this](const QRect& part) {
        return QStyle::visualRect(layoutDirection(), rect(), part);
    };
    const int cap = capOf(m_key).width();
    paintKeyHints(&painter, placed({0, 0, cap, height()}), {KeyHint{m_key, {}}}, layoutDirection());
    const int room = badgeRoom();
    painter.setFont(themeFont(FontRole::Body));
    painter.setPen(isEnabled() ? colors.text : colors.disabled);
    paintLine(&painter,
        placed({cap + kVerdictRowGap, 0, width() - cap - room - 2 * kVerdictRowGap, height()}),
        text(), layoutDirection());
    const QRect badge = placed({width() - room, 0, room, height()});
    if (m_verdict) {
        paintBadge(&painter, badge, *m_verdict ? BadgeKind::Yes : BadgeKind::No, {});
    } else {
        painter.setPen(colors.faint);
        painter.drawText(badge, Qt::AlignCenter, QString(QChar(0x2013)));
    }
}

} // namespace tandem
