#pragma once

#include "ui/badge.h"

#include <QList>
#include <QWidget>

namespace tandem {

/// One part of a SegmentBar.
struct Segment
{
    BadgeKind kind = BadgeKind::Neutral; ///< colour, sign and hatching
    qint64 count = 0;
    QString label; ///< e.g. "supporting"; painted after the count
};

/// Proportions of a whole as a bar of labelled parts; what is too narrow for its label tells it as
/// a tool tip. Parts can be walked with the arrow keys and activated with Enter, Space or a click.
class SegmentBar final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SegmentBar)

public:
    explicit SegmentBar(QWidget* parent = nullptr);

    void setSegments(const QList<Segment>& segments);
    const QList<Segment>& segments() const { return m_segments; }
    /// Whether parts can be activated (default: no; then the bar takes no focus).
    void setInteractive(bool interactive);

    /// Where a part is painted; parts without items are empty.
    QRect segmentRect(int segment) const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void segmentActivated(int segment);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;

private:
    QString wordsOf(const Segment& segment) const;
    void paintSegment(QPainter* painter, int number) const;
    int segmentAt(const QPoint& point) const;
    void step(int direction);
    void describe();

    QList<Segment> m_segments;
    int m_current = 0;
    bool m_interactive = false;
};

} // namespace tandem
