#pragma once

#include "models/error.h"
#include "storage/changes/latest.h"
#include "ui/rows/rowspec.h"
#include "views/inspect/casearrangement.h"

#include <QHash>
#include <QTimer>

#include <optional>

namespace tandem {

class ProjectSession;
template <typename Row>
class RowsOf;

/// One evaluation as a list shows it.
struct ListedEvaluation
{
    EvaluationSummary summary;
    ReviewState review;               ///< what the person who sits here may know
    std::optional<double> difference; ///< of two systems, where it is asked for and known
    bool operator==(const ListedEvaluation&) const = default;
};

/// The second line of a listed evaluation: the system where it is said, and what went wrong or what
/// it is about.
QString evaluationRemark(const EvaluationSummary& summary, bool withSystem);

/// The evaluations of one set: read at once, sorted and filtered in a worker, so that ten thousand
/// rows never hold up a key. Evaluations that end while the list is shown come in as rows.
class EvaluationList final : public QObject
{
    Q_OBJECT

public:
    explicit EvaluationList(ProjectSession& session, QObject* parent = nullptr);

    /// What is shown, as cards.
    RowsOf<ListedEvaluation>* rows() const { return m_rows; }

    /// Which evaluations the list is about; none empties it. Read in a worker.
    void setSet(const std::optional<EvaluationSet>& set);
    const std::optional<EvaluationSet>& set() const { return m_set; }
    /// What is shown of them; until it is worked out, the rows stay as they are. A newer one
    /// supersedes it.
    void setFilter(const expert::CaseFilter& filter);
    const expert::CaseFilter& filter() const { return m_filter; }
    void setOrder(const CaseOrder& order);
    const CaseOrder& order() const { return m_order; }

    bool isBusy() const { return m_reading.isBusy(); }
    /// All evaluations of the set, shown or not.
    int total() const { return int(m_cases.rows.size()); }
    /// All cases that these are of.
    int caseTotal() const { return m_caseTotal; }
    int rowCount() const;
    /// The systems of the set, by name.
    const QStringList& systems() const { return m_systems; }

    /// A shown evaluation; null where there is no such row.
    const ListedEvaluation* at(int row) const;
    /// An invalid id where there is no such row.
    EvaluationId evaluationAt(int row) const;
    /// -1 where the list does not show it.
    int rowOf(EvaluationId evaluation) const;
    /// Whether it is in the set, shown or not.
    bool contains(EvaluationId evaluation) const { return m_places.contains(evaluation); }

signals:
    /// The rows are what set(), filter() and order() ask for.
    void arrangedRows();
    void busyChanged(bool busy);

private:
    struct Read
    {
        ListedCases cases;
        CaseArrangement arrangement;
    };

    RowSpec<ListedEvaluation> cards() const;
    Card cardOf(const ListedEvaluation& listed) const;
    QString accessibleText(const ListedEvaluation& listed) const;
    /// Reads everything, then arranges it; or arranges what was read.
    void load();
    void arrange();
    void show(const CaseArrangement& arrangement);
    void indexRows();
    ListedEvaluation listed(int place) const;
    void follow(const ChangeEvent& event);
    void followEvaluation(EvaluationId evaluation);
    void followReview(EvaluationId evaluation);

    ProjectSession& m_session;
    RowsOf<ListedEvaluation>* m_rows;
    std::optional<EvaluationSet> m_set;
    expert::CaseFilter m_filter;
    CaseOrder m_order;
    ListedCases m_cases;
    QHash<EvaluationId, int> m_places; ///< indices of m_cases.rows
    QStringList m_systems;
    int m_caseTotal = 0;
    QHash<CaseId, double> m_differences;
    QTimer m_later;
    bool m_loading = false; ///< what is read is everything
    bool m_reload = false;  ///< when m_later fires, everything is read anew
    Latest<Read> m_reading;
};

} // namespace tandem
