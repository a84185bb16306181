#pragma once

#include "storage/repositories/leadnotes.h"
#include "ui/rows/rowspec.h"
#include "views/session/watchedlatest.h"

#include <QList>
#include <QWidget>

class QAction;
class QLabel;

namespace tandem {

class CardsView;
class EmptyState;
class ProjectSession;
template <typename Row>
class RowsOf;

/// What a lead should look at: decisions by which the guideline must change, and work that was
/// quick or gave one answer throughout, by rules that stand above. Enter leads to it in Compare,
/// Delete takes the tag of a decision away.
class LeadNotesPage final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(LeadNotesPage)

public:
    explicit LeadNotesPage(ProjectSession& session, QWidget* parent = nullptr);

private:
    void build();
    void keepReading();
    RowSpec<LeadNote> noteRows() const;
    void showNotes(const LeadNotes& found);
    void showWords();
    void open();
    void showDone();
    /// Of the decision at hand: the guideline was changed.
    void takeTagAway();

    ProjectSession& m_session;
    RowsOf<LeadNote>* m_notes;
    QLabel* m_rules;
    CardsView* m_list;
    EmptyState* m_empty;
    QAction* m_done = nullptr;
    HabitRules m_found; ///< the rules by which they were found
    WatchedLatest<LeadNotes> m_reading;
};

} // namespace tandem
