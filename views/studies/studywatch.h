#pragma once

#include "storage/repositories/studygate.h"

#include <QWidget>

#include <optional>

namespace tandem {

template <typename Row>
class RowsOf;
class RowsView;
class StatCard;

/// How a study goes: what is done of it, how fast, and each rater's progress. Counts, shares and
/// times, never an answer.
class StudyWatch final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(StudyWatch)

public:
    explicit StudyWatch(QWidget* parent = nullptr);
    ~StudyWatch() override;

    /// None: it is not read yet.
    void setStatus(const std::optional<StudyStatus>& status);
    const StudyStatus& status() const { return m_status; }
    /// What stands in the place of raters while there are none.
    void setNextStep(const QString& sentence);
    /// The rater that is chosen; null where none is.
    const StudyRater* currentRater() const;
    RowsView* table() const { return m_table; }

signals:
    void currentRaterChanged();

private:
    void showCards();

    StudyStatus m_status;
    bool m_isRead = false;
    RowsOf<RaterProgress>* m_raters;
    RowsView* m_table;
    StatCard* m_ratings;
    StatCard* m_items;
    StatCard* m_pace;
    StatCard* m_people;
};

} // namespace tandem
