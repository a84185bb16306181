#include "views/inspect/linkcanvas.h"

#include "models/expert/decisionnames.h"
#include "ui/plaintooltip.h"
#include "ui/spoken.h"
#include "ui/theme.h"
#include "views/inspect/decisionwords.h"

#include <QFontMetrics>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace tandem {

namespace {

constexpr qreal linkReach = 6; ///< how near to a line the pointer must be

} // namespace

LinkCanvas::LinkCanvas(QWidget* parent)
    : QAbstractScrollArea(parent)
{
    setFrameShape(NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::StrongFocus);
    viewport()->setMouseTracking(true);
    verticalScrollBar()->setSingleStep(24);
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, [this] {
        if (m_selected)
            layOut();
    });
    setSpoken(this, [this] {
        return Spoken{.role = QAccessible::List,
            .parts = int(m_layout.boxes.size()),
            .part = [this](int box) { return spokenBox(box); }};
    });
    speak();
}

QSize LinkCanvas::sizeHint() const
{
    return {440, 320};
}

void LinkCanvas::setExplanation(const expert::Explanation& explanation, expert::Side drawn)
{
    m_selected.reset();
    m_hovered.reset();
    m_underPointer.reset();
    updateExplanation(explanation, drawn);
    verticalScrollBar()->setValue(0);
}

void LinkCanvas::updateExplanation(const expert::Explanation& explanation, expert::Side drawn)
{
    m_explanation = explanation;
    m_drawn = drawn;
    layOut();
    speak();
}

void LinkCanvas::layOut()
{
    LinkMeasures measures;
    measures.width = viewport()->width();
    measures.height = viewport()->height();
    const int lines = QFontMetrics(themeFont(FontRole::SmallStrong)).height() +
                      QFontMetrics(themeFont(FontRole::Small)).height();
    measures.boxHeight = std::max(42, lines + 12);
    measures.direction = layoutDirection();
    if (m_selected) {
        // With many aspects a pair has no room between the edges, and is to be seen whole.
        measures.kept = QList{*m_selected} + linkedWith(m_explanation, *m_selected).mid(0, 1);
        measures.top = verticalScrollBar()->value();
        measures.bottom = measures.top + measures.height;
    }
    m_layout = layOutLinks(m_explanation, m_drawn, measures);
    const int height = int(std::ceil(m_layout.size.height()));
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setRange(0, std::max(0, height - viewport()->height()));
    viewport()->update();
}

int LinkCanvas::neededHeight() const
{
    constexpr double kRoomOfBox = 18.0; // between the least and the most that they have
    const LinkMeasures measures;
    qreal height = 2.0 * measures.margin;
    qreal count = 0.0;
    for (const LinkBox& box : m_layout.boxes) {
        if (box.aspect.aspect < count)
            continue;
        count = box.aspect.aspect + 1;
        height += box.rect.height() + kRoomOfBox;
    }
    return int(std::ceil(height));
}

void LinkCanvas::setSelected(std::optional<AspectRef> aspect)
{
    if (m_selected == aspect)
        return;
    m_selected = aspect;
    layOut();
    speak();
    if (const LinkBox* box = aspect && hasFocus() ? m_layout.box(*aspect) : nullptr)
        tellCurrentPart(this, int(box - m_layout.boxes.constData()));
    viewport()->update();
}

void LinkCanvas::setHovered(std::optional<AspectRef> aspect)
{
    if (m_hovered == aspect)
        return;
    m_hovered = aspect;
    viewport()->update();
}

QRect LinkCanvas::boxRect(const AspectRef& aspect) const
{
    const LinkBox* box = m_layout.box(aspect);
    return box ? box->rect.translated(0, -verticalScrollBar()->value()).toAlignedRect() : QRect();
}

void LinkCanvas::reveal(const AspectRef& aspect)
{
    const LinkBox* own = m_layout.box(aspect);
    if (!own)
        return;
    constexpr qreal context = 16;
    QRectF wanted = own->home.adjusted(0, -context, 0, context);
    const qreal room = viewport()->height();
    for (const AspectRef& linked : linkedWith(m_explanation, aspect)) {
        const LinkBox* box = m_layout.box(linked);
        const QRectF with = wanted.united(box->home.adjusted(0, -context, 0, context));
        if (with.height() <= room)
            wanted = with;
    }
    const qreal top = verticalScrollBar()->value();
    if (wanted.top() < top || wanted.height() > room)
        verticalScrollBar()->setValue(int(std::floor(wanted.top())));
    else if (wanted.bottom() > top + room)
        verticalScrollBar()->setValue(int(std::ceil(wanted.bottom() - room)));
}

QString LinkCanvas::spoken(const AspectRef& aspect) const
{
    const expert::AspectMatch match = m_explanation.side(aspect.side).matches.value(aspect.aspect);
    QString words = aspectName(m_explanation, aspect.side, aspect.aspect);
    if (const std::optional<AspectRef> partner = partnerOf(m_explanation, aspect)) {
        words = tr("%1: matched to %2, %3")
                    .arg(words, aspectName(m_explanation, partner->side, partner->aspect),
                        verdictName(expert::verdictOf(match)));
    } else if (match.matched) {
        words = tr("%1: matched to “%2”, which is not an aspect of the other text, %3")
                    .arg(words, match.otherTitle, verdictName(expert::verdictOf(match)));
    } else {
        words = tr("%1: unmatched").arg(words);
    }
    if (const std::optional<expert::LinkVerdict> back = otherDirection(aspect))
        words += QLatin1Char('\n') + tr("The other direction differs: %1").arg(verdictName(*back));
    if (!match.counts)
        words +=
            QLatin1Char('\n') + tr("Another aspect has the same title; this one is not counted.");
    for (const QString& fault : {match.fault, match.content.fault, match.style.fault}) {
        if (!fault.isEmpty())
            words += QLatin1Char('\n') + fault;
    }
    return words;
}

/// What the aspect across says of the same link, where that is something else.
std::optional<expert::LinkVerdict> LinkCanvas::otherDirection(const AspectRef& aspect) const
{
    const std::optional<AspectRef> partner = partnerOf(m_explanation, aspect);
    if (!partner || partnerOf(m_explanation, *partner) != aspect)
        return std::nullopt;
    const auto verdict = [this](const AspectRef& of) {
        return expert::verdictOf(m_explanation.side(of.side).matches.value(of.aspect));
    };
    return verdict(*partner) == verdict(aspect) ? std::nullopt : std::optional(verdict(*partner));
}

QString LinkCanvas::lineText(const LinkLine& line) const
{
    QString words = spoken(line.from);
    if (line.direction == LinkDirection::Other && !line.disputed)
        words += QLatin1Char('\n') + (m_drawn == expert::Side::Expected
                                             ? tr("This link is in precision only.")
                                             : tr("This link is in recall only."));
    return words;
}

SpokenPart LinkCanvas::spokenBox(int box)
{
    const AspectRef aspect = m_layout.boxes.at(box).aspect;
    return {spoken(aspect), boxRect(aspect), m_selected == aspect,
        [this, aspect] { emit clicked(aspect); }};
}

void LinkCanvas::speak()
{
    setAccessibleName(m_selected ? spoken(*m_selected) : tr("Aspects and their links"));
}

QPointF LinkCanvas::toPicture(const QPoint& place) const
{
    return {qreal(place.x()), qreal(place.y() + verticalScrollBar()->value())};
}

std::optional<AspectRef> LinkCanvas::aspectNear(const QPoint& place) const
{
    const QPointF at = toPicture(place);
    if (const std::optional<AspectRef> aspect = m_layout.aspectAt(at))
        return aspect;
    const int line = m_layout.lineAt(at, linkReach);
    return line >= 0 ? std::optional(m_layout.lines.at(line).from) : std::nullopt;
}

void LinkCanvas::mousePressEvent(QMouseEvent* event)
{
    const std::optional<AspectRef> aspect = aspectNear(event->position().toPoint());
    if (event->button() == Qt::LeftButton && aspect)
        emit clicked(*aspect);
}

void LinkCanvas::mouseMoveEvent(QMouseEvent* event)
{
    const std::optional<AspectRef> aspect = aspectNear(event->position().toPoint());
    viewport()->setCursor(aspect ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (aspect == m_underPointer)
        return;
    m_underPointer = aspect;
    emit hovered(aspect);
}

QString LinkCanvas::toolTipAt(const QPoint& place) const
{
    const QPointF at = toPicture(place);
    if (const std::optional<AspectRef> aspect = m_layout.aspectAt(at)) {
        const expert::Aspect shown = m_explanation.side(aspect->side).aspects.value(aspect->aspect);
        return spoken(*aspect) + QStringLiteral("\n\n") + shown.description;
    }
    const int line = m_layout.lineAt(at, linkReach);
    return line >= 0 ? lineText(m_layout.lines.at(line)) : QString();
}

bool LinkCanvas::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::Leave && m_underPointer) {
        m_underPointer.reset();
        emit hovered(std::nullopt);
    }
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        QToolTip::showText(help->globalPos(), plainToolTip(toolTipAt(help->pos())), this);
        return true;
    }
    return QAbstractScrollArea::viewportEvent(event);
}

void LinkCanvas::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_PageUp || event->key() == Qt::Key_PageDown)
        QAbstractScrollArea::keyPressEvent(event);
    else
        event->ignore();
}

void LinkCanvas::focusInEvent(QFocusEvent* event)
{
    QAbstractScrollArea::focusInEvent(event);
    viewport()->update();
}

void LinkCanvas::focusOutEvent(QFocusEvent* event)
{
    QAbstractScrollArea::focusOutEvent(event);
    viewport()->update();
}

void LinkCanvas::resizeEvent(QResizeEvent* event)
{
    QAbstractScrollArea::resizeEvent(event);
    layOut();
}

void LinkCanvas::changeEvent(QEvent* event)
{
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange ||
        event->type() == QEvent::LayoutDirectionChange)
        layOut();
    else if (event->type() == QEvent::LanguageChange)
        speak();
}

LinkPaintState LinkCanvas::paintState() const
{
    LinkPaintState state;
    state.colors = &themeColors(this);
    state.labelFont = themeFont(FontRole::SmallStrong);
    state.titleFont = themeFont(FontRole::Small);
    state.selected = m_selected;
    state.hovered = m_hovered;
    state.focused = hasFocus();
    state.direction = layoutDirection();
    const auto linked = [this](const std::optional<AspectRef>& aspect) {
        const QList<AspectRef> others =
            aspect ? linkedWith(m_explanation, *aspect) : QList<AspectRef>();
        return QSet<AspectRef>(others.cbegin(), others.cend());
    };
    state.related = linked(m_selected);
    state.near = linked(m_hovered);
    return state;
}

/// A text without aspects says why, where they would be.
void LinkCanvas::paintWhatIsMissing(QPainter& painter) const
{
    painter.setFont(themeFont(FontRole::Small));
    for (const expert::Side side : {expert::Side::Expected, expert::Side::Generated}) {
        const expert::ExplainedSide& explained = m_explanation.side(side);
        const bool other = !m_explanation.side(expert::otherSide(side)).aspects.isEmpty();
        if (!explained.aspects.isEmpty() || (explained.fault.isEmpty() && !other))
            continue;
        const bool left =
            (side == expert::Side::Expected) == (layoutDirection() == Qt::LeftToRight);
        const int half = viewport()->width() / 2;
        const QRect area(left ? 12 : half + 12, 16, half - 24, viewport()->height() - 32);
        painter.setPen(
            explained.fault.isEmpty() ? themeColors(this).secondary : themeColors(this).boundary);
        painter.drawText(area, int(Qt::AlignTop | Qt::AlignHCenter) | Qt::TextWordWrap,
            explained.fault.isEmpty() ? tr("No aspects") : explained.fault);
    }
}

void LinkCanvas::paintEvent(QPaintEvent* event)
{
    QPainter painter(viewport());
    painter.fillRect(event->rect(), themeColors(this).panel);
    paintWhatIsMissing(painter);
    const int top = verticalScrollBar()->value();
    painter.translate(0, -top);
    paintLinks(
        painter, m_layout, m_explanation, paintState(), QRectF(event->rect()).translated(0, top));
}

} // namespace tandem
