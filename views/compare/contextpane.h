#pragma once

#include <QWidget>

class QStackedWidget;

namespace tandem {

class DifferencePanel;
class DiscussionPane;
class ElidedLabel;
class SegmentSwitch;
struct CompareState;

/// What the current row is decided by, one at a time: the discussion, or where the two differ.
class ContextPane final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(ContextPane)

public:
    explicit ContextPane(QWidget* parent = nullptr);

    /// `you`: the name of who sits here, whose utterances are told from the others.
    void setState(const CompareState& state, const QString& you);
    DifferencePanel* difference() const { return m_difference; }
    /// Shows the discussion, or the table of answers, and puts the keyboard into it.
    void goToDiscussion();
    void goToTable();

private:
    void showPage(int page);
    void showRemark();

    SegmentSwitch* m_switch;
    ElidedLabel* m_remark;
    QStackedWidget* m_pages;
    DiscussionPane* m_discussion;
    DifferencePanel* m_difference;
};

} // namespace tandem
