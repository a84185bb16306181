#pragma once

#include "models/usersum/activity.h"
#include "ui/rows/rowsof.h"
#include "views/timelines/showntimelineuser.h"

#include <QList>
#include <QString>
#include <QWidget>

#include <functional>

class QLabel;

namespace tandem {

class CardsView;
class PaneHeader;
class SearchField;
class SpanTextView;

/// An activity of a timeline, or the headline over its past or its future.
struct TimelineActivityRow
{
    int place = 0;      ///< from 1; of a headline 0 and 1
    QString headline{}; ///< empty: an activity
    usersum::Activity activity{};
    bool isFuture = false;
    bool operator==(const TimelineActivityRow&) const = default;
};

/// The key of an activity by its place, from 1.
RowKey activityKey(int place);
RowSpec<TimelineActivityRow> activitySpec();
/// All of a timeline, the first `past` of them above the line between past and future; no line
/// where it is not cut.
QList<TimelineActivityRow> activityRows(const usersum::Timeline& timeline, int past);
/// Whether an activity has all of these words in its title, item, categories or text; headlines
/// stay. Null where there is no word.
std::function<bool(const TimelineActivityRow&)> activityWordsFilter(const QString& words);
/// "2019-03-04", in UTC.
QString activityDate(const usersum::Activity& activity);
/// Where a user's timeline is cut, and why there, in sentences.
QString cutText(const UserRecord& user, const usersum::Timeline& timeline);

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
