#pragma once

#include "storage/changes/latest.h"
#include "views/facts/factsheet.h"
#include "views/facts/repetitionsearch.h"

#include <QWidget>

namespace tandem {

class CardsView;
class PaneHeader;
template <typename Row>
class RowsOf;
struct RepetitionRow;

/// The facts that may repeat an earlier one, looked for in a worker. Choosing one is told.
class FactQuestions final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(FactQuestions)

public:
    explicit FactQuestions(QWidget* parent = nullptr);

    CardsView* list() const { return m_list; }
    /// Of both sides, in the order of the facts.
    const QList<RepetitionQuestion>& questions() const { return m_questions; }
    /// How many are shown.
    int count() const;
    /// Shows what is asked about the sheet's facts, and looks for it anew where they are others.
    void setSheet(const FactSheet& sheet);
    /// Makes the question after the one about `fact` current, or the first about a fact after it,
    /// around the end, and tells of it.
    void goToNext(const FactRow* fact);

signals:
    void questionsChanged();
    void factChosen(tandem::FactId fact);
    /// Chosen, to be worked on.
    void factEntered(tandem::FactId fact);

private:
    void showRows();
    FactId factAt(int row) const;

    FactSheet m_sheet;
    PaneHeader* m_header;
    RowsOf<RepetitionRow>* m_rows;
    CardsView* m_list;
    ComparedFacts m_compared; ///< last looked through
    QList<RepetitionQuestion> m_questions;
    Latest<QList<RepetitionQuestion>> m_search;
};

} // namespace tandem
