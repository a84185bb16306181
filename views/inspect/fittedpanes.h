#pragma once

#include <QObject>
#include <QTimer>

#include <functional>

class QSplitter;
class QWidget;

namespace tandem {

/// Divides a screen between two panes, one above the other, by what they have to show: the lower
/// one gets what it needs of the room that the upper one leaves, and at least its usual height.
/// Where somebody has moved the line between them it stays there, from one session to the next.
class FittedPanes final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FittedPanes)

public:
    /// The height at which a pane shows all that it has, px.
    using Need = std::function<int()>;

    /// Puts the panes into the splitter, which owns this.
    FittedPanes(QSplitter* splitter, QWidget* upper, QWidget* lower, int usualLower);

    void setNeeds(Need upper, Need lower);
    /// The lower pane's usual height, px, and the part of the whole that this is at most.
    void setUsual(int lower, double most);
    /// They have something else to show. Once the layout has settled.
    void fit() { m_later.start(); }
    bool isByHand() const { return m_isByHand; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void divide();

    QSplitter* m_splitter;
    int m_usualLower;
    double m_mostUsual = 0.4;
    Need m_upper;
    Need m_lower;
    QTimer m_later;
    bool m_isByHand = false;
};

} // namespace tandem
