#pragma once

#include "storage/changes/latest.h"
#include "views/facts/factlistmodel.h"
#include "views/facts/factsheet.h"

#include <QWidget>

class QAction;
class QLabel;
class QToolButton;

namespace tandem {

class ActionButton;
class CardsView;
class ElidedLabel;
class EmptyState;
class PaneHeader;
class ProjectSession;
struct RepetitionRow;
template <typename Row>
class RowsOf;

/// The sample's title, the two sides to choose from, and what a model can do.
class FactsHeader final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(FactsHeader)

public:
    /// With the commands of `screen`.
    explicit FactsHeader(const QWidget& screen, QWidget* parent = nullptr);

    void setSheet(const FactSheet& sheet);

private:
    void show();

    FactSheet m_sheet;
    QAction* m_showsSupporting;
    QAction* m_showsNonsupporting;
    QLabel* m_title;
    QToolButton* m_supporting;
    QToolButton* m_nonsupporting;
    ElidedLabel* m_remark;
    ActionButton* m_decompose;
    ActionButton* m_conflicts;
};

/// What stands where there are no facts yet: why, and what to do.
class EmptyFacts final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(EmptyFacts)

public:
    explicit EmptyFacts(ProjectSession& session, QWidget* parent = nullptr);

    /// `hasSamples`: there are some to choose from.
    void setSheet(const FactSheet& sheet, bool hasSamples);
    /// What cannot be shown is told elsewhere.
    void setFailed();

    /// Whether facts can be written here.
    bool offersWriting() const { return m_offersWriting; }

private:
    void showNotReady(const FactSheet& sheet);

    ProjectSession& m_session;
    EmptyState* m_empty;
    bool m_offersWriting = false;
};

/// The facts of a sheet that may repeat one another; what was marked already is not asked about.
struct ComparedFacts
{
    struct Side
    {
        QList<FactId> ids;
        QStringList texts;
        bool operator==(const Side&) const = default;
    };
    Side supporting;
    Side nonsupporting;
    QMultiHash<FactId, FactId> distinct; ///< set apart: not asked about again

    bool operator==(const ComparedFacts&) const = default;
};

ComparedFacts comparedFacts(const FactSheet& sheet);
/// Facts that may repeat an earlier one of their side, in their order; takes its time.
QList<RepetitionQuestion> repetitionQuestions(const ComparedFacts& compared);

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
