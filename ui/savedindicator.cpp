#include "ui/savedindicator.h"

#include "ui/paintedline.h"
#include "ui/plaintooltip.h"
#include "ui/screen/livetext.h"
#include "ui/signs.h"
#include "ui/theme.h"

#include <QFontMetrics>
#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace tandem {

namespace {

constexpr int savedIndicatorGap = 6;
constexpr int savedIndicatorPadding = 6;
constexpr int longestError = 320;

} // namespace

SavedIndicator::SavedIndicator(QWidget* parent)
    : QAbstractButton(parent)
{
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    setFocusPolicy(Qt::TabFocus);
    inEveryLanguage(this, [this] { retranslate(); });
}

void SavedIndicator::setSaved()
{
    m_state = State::Saved;
    m_pending = 0;
    m_error.clear();
    retranslate();
}

void SavedIndicator::setTyping()
{
    m_state = State::Typing;
    m_pending = 0;
    m_error.clear();
    retranslate();
}

void SavedIndicator::setSaving(int pending)
{
    m_state = State::Saving;
    m_pending = std::max(1, pending);
    m_error.clear();
    retranslate();
}

void SavedIndicator::setError(const QString& sentence)
{
    m_state = State::Error;
    m_error = sentence;
    retranslate();
}

void SavedIndicator::retranslate()
{
    switch (m_state) {
    case State::Saved:
        setText(tr("all answers saved"));
        break;
    case State::Typing:
        setText(tr("unsaved note"));
        break;
    case State::Saving:
        setText(tr("saving %n answer(s)…", nullptr, m_pending));
        break;
    case State::Error:
        setText(tr("not saved: %1").arg(m_error));
        break;
    }
    setToolTip(m_state == State::Error ? plainToolTip(m_error) : QString());
    setAccessibleName(text());
    updateGeometry();
    update();
}

QSize SavedIndicator::sizeHint() const
{
    const QFontMetrics metrics(themeFont(FontRole::Small));
    const int words = std::min(metrics.horizontalAdvance(text()) + 1, longestError);
    return {metrics.ascent() + savedIndicatorGap + words + 2 * savedIndicatorPadding,
        metrics.height() + 6};
}

QSize SavedIndicator::minimumSizeHint() const
{
    return {std::min(sizeHint().width(), 80), sizeHint().height()};
}

void SavedIndicator::paintEvent(QPaintEvent*)
{
    const ThemeColors& colors = themeColors(this);
    const QColor color = m_state == State::Saved   ? colors.yes
                         : m_state == State::Error ? colors.boundary
                                                   : colors.secondary;
    const Sign sign = m_state == State::Saved   ? Sign::Dot
                      : m_state == State::Error ? Sign::Exclamation
                                                : Sign::Ring;
    const QFontMetrics metrics(themeFont(FontRole::Small));
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (hasFocus()) {
        painter.setPen(colors.accent);
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 5, 5);
    }
    const int side = metrics.ascent();
    const QRect mark(savedIndicatorPadding, (height() - side) / 2, side, side);
    paintSign(&painter, QStyle::visualRect(layoutDirection(), rect(), mark), sign, color);
    const QRect words(savedIndicatorPadding + side + savedIndicatorGap, 0,
        width() - 2 * savedIndicatorPadding - side - savedIndicatorGap, height());
    painter.setFont(themeFont(FontRole::Small));
    painter.setPen(color);
    paintLine(
        &painter, QStyle::visualRect(layoutDirection(), rect(), words), text(), layoutDirection());
}

} // namespace tandem
