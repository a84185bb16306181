#pragma once

#include <QList>
#include <QStringList>
#include <QWidget>

#include <functional>

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
    /// With these choices, whose words follow the language; the first one holds at first.
    SegmentSwitch(
        const char* name, const std::function<QStringList()>& choices, QWidget* parent = nullptr);

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
    void addSegment();

    QHBoxLayout* m_row;
    QList<QAbstractButton*> m_segments;
    int m_current = 0;
};

} // namespace tandem
