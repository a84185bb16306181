#pragma once

#include <QList>
#include <QWidget>

class QAbstractButton;
class QHBoxLayout;

namespace tandem {

/// A few choices beside each other in one frame, exactly one of which holds. The mouse, Space and
/// the arrows choose.
class SegmentSwitch final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SegmentSwitch)

public:
    explicit SegmentSwitch(QWidget* parent = nullptr);

    /// Appends a choice; the first one holds at first.
    void addSegment(const QString& text);
    void setSegmentText(int index, const QString& text);
    /// Emits nothing.
    void setCurrent(int index);
    int current() const { return m_current; }
    QAbstractButton* segment(int index) const { return m_segments.value(index); }

signals:
    /// The user chose another segment.
    void chosen(int index);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QHBoxLayout* m_row;
    QList<QAbstractButton*> m_segments;
    int m_current = 0;
};

} // namespace tandem
