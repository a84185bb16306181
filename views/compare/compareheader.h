#pragma once

#include <QWidget>

class QAction;
class QLabel;
class QPushButton;
class QToolButton;

namespace tandem {

class Badge;
class PaneHeader;
struct CompareState;

/// What stands on top of Compare: the sample's number, the step and a choice of it, its state, ways
/// to the next one, and settling; below them its headline, and for a lead who was quick.
class CompareHeader final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(CompareHeader)

public:
    /// With commands of `screen`; `steps` chooses what is compared, the header takes it over.
    CompareHeader(const QWidget& screen, QWidget* steps, QWidget* parent = nullptr);

    void setState(const CompareState& state);
    /// "3 of 20": the place of the sample among the closed ones, 0 where it is none of them.
    void setPlace(int place, int closed);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QToolButton* stepButton(QAction* action, bool forward);
    QPushButton* commandButton(QAction* action);
    void showBadge(const CompareState& state);
    void giveWay();

    PaneHeader* m_header;
    QLabel* m_headline;
    QLabel* m_habits;
    QLabel* m_place;
    bool m_hasPlace = false;
    Badge* m_badge;
    bool m_hasBadge = false;
};

} // namespace tandem
