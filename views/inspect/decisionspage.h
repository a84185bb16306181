#pragma once

#include "storage/repositories/decisionlist.h"
#include "views/session/watchedlatest.h"

#include <QWidget>

class QAction;
class QComboBox;
class QLabel;
class QPushButton;

namespace tandem {

class ProjectSession;
class RowsView;
class SearchField;
template <typename Row>
class RowsOf;

/// Every decision of the newest evaluation of each output, whatever its case: by kind, verdict,
/// system and reviewers' words, with a search in rationales; so many at a time. Each leads to where
/// it stands.
class DecisionsPage final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(DecisionsPage)

public:
    explicit DecisionsPage(ProjectSession& session, QWidget* parent = nullptr);
    ~DecisionsPage() override;

    /// Chooses this decision, on its page, once they are read; whatever is chosen stays where it
    /// does not pass the filter.
    void goTo(EvaluationId evaluation, const expert::DecisionRef& decision);

signals:
    /// Escape: back to the case.
    void left();
    /// Enter or a double click.
    void decisionChosen(
        tandem::EvaluationId evaluation, const tandem::expert::DecisionRef& decision);

private:
    using Wanted = std::pair<EvaluationId, expert::DecisionRef>;
    /// What one reading brings.
    struct Read
    {
        DecisionSelection selection;
        QList<ListedDecision> rows;
        qsizetype first = 0;
        std::optional<Wanted> wanted; ///< what was to be gone to
        int wantedRow = -1;
    };

    void build();
    QWidget* buildFilters();
    QComboBox* newChoice(const char* name, const std::function<QString()>& accessibleName);
    void keepReading();
    void fillChoices();
    void fillSystems();
    DecisionFilter filter() const;
    void startAt(qsizetype first);
    void show(const Read& read);
    void showRange();

    ProjectSession& m_session;
    RowsOf<ListedDecision>* m_rows;
    RowsView* m_table;
    SearchField* m_words;
    QLabel* m_range;
    QComboBox* m_kind = nullptr;
    QComboBox* m_outcome = nullptr;
    QComboBox* m_system = nullptr;
    QComboBox* m_word = nullptr;
    QComboBox* m_sort = nullptr;
    QPushButton* m_clear = nullptr;
    QAction* m_back = nullptr;
    QAction* m_on = nullptr;
    qsizetype m_first = 0;   ///< of the page that is wanted
    bool m_isFromTop = true; ///< the first row is chosen once it is read
    std::optional<Wanted> m_wanted;
    Read m_read;
    WatchedLatest<Read> m_reading; ///< last, so that it ends before what it tells
};

} // namespace tandem
