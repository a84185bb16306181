#pragma once

#include "views/timelines/showntimelineuser.h"

#include <QWidget>

class QAction;
class QLabel;
class QPushButton;

namespace tandem {

class PaneHeader;
class SpanTextView;

/// The summary of a user by one summarizer: its two sections as plain text, how long it is and
/// where it comes from.
class UserSummaryPane final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(UserSummaryPane)

public:
    /// `name` is the object name of the text.
    explicit UserSummaryPane(const char* name, QWidget* parent = nullptr);

    /// Has a link for a command below the header, while the summary comes from a run.
    void offer(QAction* making);
    void setSummary(const ShownUserSummary& summary);
    SpanTextView* text() const { return m_text; }

private:
    void retranslate();

    ShownUserSummary m_summary;
    bool m_offered = false;
    PaneHeader* m_header;
    QLabel* m_length;
    QLabel* m_origin;
    QPushButton* m_making; ///< a link
    SpanTextView* m_text;
};

} // namespace tandem
