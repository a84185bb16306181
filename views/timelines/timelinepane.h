#pragma once

#include "ui/rows/rowsof.h"
#include "views/timelines/activityrows.h"

#include <QWidget>

class QLabel;

namespace tandem {

class CardsView;
class PaneHeader;
class SearchField;
class SpanTextView;

/// What a user did, past and future told apart, with what they wrote of the current activity.
class TimelinePane final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TimelinePane)

public:
    explicit TimelinePane(QWidget* parent = nullptr);

    /// Another user, null for none, or the same one read anew.
    void setUser(const SharedTimelineUser& user);
    /// Makes the first activity behind the cut current, or where that is it the last before it.
    void crossCut();
    /// Gives the keyboard to the field whose words activities are filtered by.
    void find();
    CardsView* list() const { return m_list; }

private:
    void filter(const QString& words);
    void showRemark();
    void showText();
    void retranslate();

    SharedTimelineUser m_user;
    RowsOf<TimelineActivityRow>* m_rows;
    PaneHeader* m_header;
    SearchField* m_search;
    QLabel* m_cut;
    CardsView* m_list;
    SpanTextView* m_text;
};

} // namespace tandem
