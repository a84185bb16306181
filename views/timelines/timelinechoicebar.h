#pragma once

#include "ui/choicebar.h"
#include "views/timelines/showntimelineuser.h"

namespace tandem {

/// The line in which it is chosen whose summary of a user is looked at, whose beside it, and by
/// which predictor.
class TimelineChoiceBar final : public ChoiceBar
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TimelineChoiceBar)

public:
    explicit TimelineChoiceBar(QWidget* parent = nullptr);

    /// What there is to choose from, and what is chosen; null for nothing. Emits nothing.
    void setUser(const SharedTimelineUser& user);

signals:
    void chosen(const tandem::TimelineChoice& choice);

private:
    void fill();

    SharedTimelineUser m_user;
    NarrowComboBox* m_summarizer;
    NarrowComboBox* m_beside;
    NarrowComboBox* m_predictor;
};

/// The choice that follows the one that is made, going round; for keys.
/// Of `by` -1 the one before. Who stands beside it stays there and is passed over.
TimelineChoice withNextSummarizer(const ShownTimelineUser& user, int by = 1);
TimelineChoice withNextPredictor(const ShownTimelineUser& user);
/// Through the other summarizers, and at the end to none.
TimelineChoice withNextBeside(const ShownTimelineUser& user);

} // namespace tandem
