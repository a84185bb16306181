#pragma once

#include "models/studies/task.h"

#include <QList>
#include <QWidget>

class QScrollBar;

namespace tandem {

class SpanTextView;

/// What a rater sees of one item: its heading and texts, those that are compared side by side and
/// numbered as shown. What follows a long text stands beside it, where it is in sight as well.
/// Texts are shown as they are, never as markup.
class RatedItemView final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RatedItemView)

public:
    RatedItemView(const studies::TaskTurn& turn, const QList<studies::ShownField>& fields,
        QWidget* parent = nullptr);

    /// Notes what of its texts is in view now.
    void look();
    /// Whether each of its texts was in view when look() was called, its first line and its last.
    bool isRead() const { return m_unread.isEmpty(); }
    /// Scrolls on to what was not in view yet, in a text or in what is `around` this.
    void readOn(QScrollBar* around);

signals:
    /// Other lines of a text are in view.
    void moved();

private:
    struct ShownText
    {
        SpanTextView* view = nullptr;
        bool isBegun = false;
        bool isEnded = false;
    };

    QWidget* newField(const studies::ShownField& shown, const studies::Field& field, int lines);

    QList<ShownText> m_unread; ///< in the order of the eyes
};

} // namespace tandem
