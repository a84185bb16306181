#pragma once

#include "views/inspect/linklayout.h"

#include <QAbstractScrollArea>

class QPainter;

namespace tandem {

struct SpokenPart;

struct LinkPaintState;

/// The aspects of two texts face to face, and the links between them, to be looked at and chosen
/// from. Keys are left to the screen around it.
class LinkCanvas final : public QAbstractScrollArea
{
    Q_OBJECT

public:
    explicit LinkCanvas(QWidget* parent = nullptr);

    /// Another evaluation, from its top.
    void setExplanation(const expert::Explanation& explanation, expert::Side drawn);
    /// The same aspects with other verdicts or the other direction in front; stays where it is.
    void updateExplanation(const expert::Explanation& explanation, expert::Side drawn);
    void setSelected(std::optional<AspectRef> aspect);
    void setHovered(std::optional<AspectRef> aspect);
    /// Scrolls an aspect into sight, and what it is linked with as far as there is room. The
    /// selected one and its partner stay at the edge where there is none.
    void reveal(const AspectRef& aspect);

    const LinkLayout& linkLayout() const { return m_layout; }
    /// Where an aspect's box is in the viewport.
    QRect boxRect(const AspectRef& aspect) const;
    /// What is said about an aspect to those who do not see the picture: label, title, verdict and
    /// what it is matched to.
    QString spoken(const AspectRef& aspect) const;

    QSize sizeHint() const override;
    /// The height at which all boxes are in sight, with room between them.
    int neededHeight() const;

signals:
    /// The pointer is on an aspect or on its link, or on nothing.
    void hovered(std::optional<tandem::AspectRef> aspect);
    void clicked(const tandem::AspectRef& aspect);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool viewportEvent(QEvent* event) override;

private:
    QPointF toPicture(const QPoint& place) const;
    std::optional<AspectRef> aspectNear(const QPoint& place) const;
    LinkPaintState paintState() const;
    void paintWhatIsMissing(QPainter& painter) const;
    QString toolTipAt(const QPoint& place) const;
    std::optional<expert::LinkVerdict> otherDirection(const AspectRef& aspect) const;
    QString lineText(const LinkLine& line) const;
    void layOut();
    SpokenPart spokenBox(int box);
    void speak();

    expert::Explanation m_explanation;
    expert::Side m_drawn = expert::Side::Expected;
    LinkLayout m_layout;
    std::optional<AspectRef> m_selected;
    std::optional<AspectRef> m_hovered;
    std::optional<AspectRef> m_underPointer;
};

} // namespace tandem
