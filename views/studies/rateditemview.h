#pragma once

#include "models/studies/task.h"
#include "views/studies/seenparts.h"

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

    /// What of each text is in view now.
    QList<TextShare> inView() const;
    /// Notes that this was in view.
    void note(const QList<TextShare>& inView);
    /// Whether each of its texts was in view as was noted, every part of it.
    bool isRead() const;
    /// Scrolls to the first part that was not in view yet, below a line of what was: in a text and
    /// in what is `around` this.
    void readOn(QScrollBar* around);

signals:
    /// Other lines of a text are in view.
    void moved();

private:
    struct ShownText
    {
        SpanTextView* view = nullptr;
        SeenParts seen = {};

        double height() const;
        /// Half a line: what is cut off by less was in view.
        double slack() const;
        bool isRead() const { return seen.isWhole(slack()); }
    };

    QWidget* newField(const studies::ShownField& shown, const studies::Field& field, int lines);

    QList<ShownText> m_texts; ///< in the order of the eyes
};

} // namespace tandem
