#pragma once

#include "storage/changes/latest.h"
#include "views/models/modelspage.h"

#include <array>

class QCheckBox;
class QComboBox;

namespace tandem {

class SegmentSwitch;

/// The rows of the paper's Table 1 for both patterns, as far as they are computed.
struct ModelsScoreRows
{
    std::array<QList<kgds::ScoreTableRow>, kgds::kPatterns.size()> rows;
    bool hasLetters = false;
};

/// The paper's tables of one's own systems (scores, errors, costs), and every two systems against
/// each other. Means are there at once; a worker adds intervals and tests.
class ModelsTablePage final : public ModelsPage
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ModelsTablePage)

public:
    enum class View { Scores, Errors, Costs, Comparison };

    explicit ModelsTablePage(ResultOutput& output, QWidget* parent = nullptr);

    void showView(View view);
    /// Nothing is being computed: what is seen is of the data and the choices of now.
    bool isSettled() const;

private:
    QWidget* buildTools();
    View shownView() const;
    void refresh() override;
    void computeIfStale() override;
    QString fileName() const override;
    void refreshScores();
    void computeScores();
    void addLettersTo(const ModelsScoreRows& rows, const QList<kgds::ScoredSystem>& systems);
    void compare();
    void showScores(const ModelsScoreRows& rows, const QString& state);
    void showComparison(const results::Report& report);
    QList<kgds::PublishedRow> published() const;
    results::Report costs() const;
    QStringList remarks() const;

    SegmentSwitch* m_views;
    QComboBox* m_metric;
    QCheckBox* m_published;
    ModelsScoreRows m_rows;
    results::Report m_comparison;
    QString m_scored;        ///< of which verifier and systems the rows are
    QString m_compared;      ///< of which verifier and metric the comparison is
    SharedModels m_scoredOf; ///< the data that it was computed of, or is being
    SharedModels m_comparedOf;
    Latest<ModelsScoreRows> m_scores;      ///< these last, so that they end before
    Latest<results::Report> m_comparisons; ///< what they tell
};

} // namespace tandem
