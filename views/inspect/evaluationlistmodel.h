#pragma once

#include "models/error.h"
#include "storage/project/project.h"
#include "views/inspect/casearrangement.h"

#include <QAbstractListModel>
#include <QHash>
#include <QTimer>

#include <optional>

namespace tandem {

class ProjectSession;

/// The evaluations of one set as a list: read at once, sorted and filtered in a worker, so that ten
/// thousand rows never hold up a key. Evaluations that end while the list is shown come in as rows.
class EvaluationListModel final : public QAbstractListModel
{
    Q_OBJECT
    Q_DISABLE_COPY(EvaluationListModel)

public:
    /// Besides Qt::DisplayRole, the case's name ("case 12" where it has none).
    enum Role : int {
        Evaluation = Qt::UserRole + 0x400, ///< EvaluationId
        PromptStart,                       ///< QString
        System,                            ///< QString; empty where the set has one system only
        Score,                             ///< double; invalid where there is none
        Difference,                        ///< double; invalid where none is asked for or known
        Faults,                            ///< int
        Remarks,                           ///< int
        State,                             ///< int of EvaluationState
        ExpectedVerdicts,                  ///< QList<int> in the order of expert::LinkVerdict
        GeneratedVerdicts,                 ///< the same of the generated text's aspects
        ReviewDone,                        ///< bool: of the current person
        ReviewedDecisions,                 ///< int: of the current person
        Disputed,                          ///< int: decisions on which reviewers differ
    };

    explicit EvaluationListModel(ProjectSession& session, QObject* parent = nullptr);
    ~EvaluationListModel() override;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

    /// Which evaluations the list is about; none empties it. Read in a worker.
    void setSet(const std::optional<EvaluationSet>& set);
    const std::optional<EvaluationSet>& set() const { return m_set; }
    /// What is shown of them; until it is worked out, the rows stay as they are. A newer one
    /// supersedes it.
    void setFilter(const expert::CaseFilter& filter);
    const expert::CaseFilter& filter() const { return m_filter; }
    void setOrder(const CaseOrder& order);
    const CaseOrder& order() const { return m_order; }

    bool isBusy() const { return m_running != nullptr; }
    /// All evaluations of the set, shown or not.
    int total() const { return int(m_cases.rows.size()); }
    /// The systems of the set, by name.
    const QStringList& systems() const { return m_systems; }

    /// An invalid id where there is no such row.
    EvaluationId evaluationAt(int row) const;
    /// -1 where the list does not show it.
    int rowOf(EvaluationId evaluation) const;
    /// Whether it is in the set, shown or not.
    bool contains(EvaluationId evaluation) const { return m_places.contains(evaluation); }
    /// The summary of a row; none where there is no such row.
    std::optional<EvaluationSummary> summaryAt(int row) const;
    /// What the current person may know of its reviews.
    ReviewState reviewOf(EvaluationId evaluation) const;

signals:
    /// The rows are what set(), filter() and order() ask for.
    void arrangedRows();
    void busyChanged(bool busy);
    void readFailed(const tandem::Error& error);

private:
    void load();
    void showLoaded(const ListedCases& cases, const CaseArrangement& arrangement);
    void arrange(bool keepRows);
    void arrangementCame(const Expected<CaseArrangement>& arrangement, bool keepRows);
    void apply(const CaseArrangement& arrangement, bool keepRows);
    void showAnew(const QList<int>& visible);
    void reorder(const QList<int>& visible);
    void removeMissing(const QSet<int>& wanted);
    void insertNew(const QList<int>& visible);
    void indexRows();
    void cancel();
    void follow(const ChangeEvent& event);
    void followEvaluation(EvaluationId evaluation);
    void followReview(const ReviewChanged& review);
    void rowChanged(int place);
    QString accessibleText(const EvaluationSummary& summary) const;

    ProjectSession& m_session;
    std::optional<EvaluationSet> m_set;
    expert::CaseFilter m_filter;
    CaseOrder m_order;
    ListedCases m_cases;
    QHash<EvaluationId, int> m_places; ///< indices of m_cases.rows
    QStringList m_systems;
    QList<int> m_visible; ///< indices of m_cases.rows
    QHash<CaseId, double> m_differences;
    CancelFlag m_running;
    QTimer m_later;
    bool m_loading = false; ///< what runs reads everything
    bool m_reload = false;  ///< when m_later fires, everything is read anew
};

} // namespace tandem
