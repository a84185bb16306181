#pragma once

#include "models/metrics/measurebasis.h"
#include "models/metrics/textmatches.h"
#include "storage/changes/latest.h"
#include "views/metrics/metricstable.h"
#include "views/metrics/synonymsource.h"

#include <QWidget>

class QLabel;

namespace tandem {

class ElidedLabel;
class NarrowComboBox;
class MatchedTextView;
class MatchLegend;
class PaneHeader;

/// What a measure found in two texts.
struct FoundMatches
{
    QList<metrics::TextMatch> matches;
    metrics::MeasureBasis basis;
    metrics::Score alone; ///< with the shown one of several references
};

/// The pair behind a value: both texts side by side, with what the measure matched marked in both,
/// and the figures that the value comes from. Of several references the best is shown, or the first
/// where all of them count, until another one is chosen.
class MatchPane final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(MatchPane)

public:
    explicit MatchPane(QWidget* parent = nullptr);

    void setSynonyms(const std::shared_ptr<const SynonymSource>& synonyms);
    /// Shows a pair of a table, and what the measure of this column matched; -1: no column, no
    /// pair.
    void show(const SharedMetricsTable& table, int pair, qsizetype column);
    /// Lights the next match (`step` 1) or the one before it (-1), around the end.
    void stepMatch(int step);
    int litMatch() const { return m_lit; }
    const QList<metrics::TextMatch>& matches() const { return m_matches; }

protected:
    void changeEvent(QEvent* event) override;

private:
    QWidget* buildText(MatchedTextView* view, ElidedLabel** title);
    void connectViews();
    void search();
    void takeMatches(const FoundMatches& found);
    void offerReferences();
    void showFigures();
    QStringList figuresOf(const metrics::ScoreColumn& column) const;
    void light(int match, bool chosen);
    const metrics::ScoreColumn* column() const;
    const metrics::TextPair& pair() const;
    int shownReference() const;
    metrics::TextPair shownPair() const;

    std::shared_ptr<const SynonymSource> m_synonyms;
    SharedMetricsTable m_table;
    int m_pair = -1;
    qsizetype m_column = -1;
    int m_chosenReference = -1; ///< -1: as the score says
    QList<metrics::TextMatch> m_matches;
    metrics::MeasureBasis m_basis;
    metrics::Score m_alone;
    int m_lit = -1; ///< chosen
    PaneHeader* m_header = nullptr;
    MatchLegend* m_legend = nullptr;
    QLabel* m_figures = nullptr;
    ElidedLabel* m_referenceTitle = nullptr;
    ElidedLabel* m_candidateTitle = nullptr;
    NarrowComboBox* m_references = nullptr;
    MatchedTextView* m_reference;
    MatchedTextView* m_candidate;
    Latest<FoundMatches> m_search; ///< last, so that it ends before what it tells
};

} // namespace tandem
