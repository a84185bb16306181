#pragma once

#include "views/compare/showncomparison.h"

#include <QWidget>

#include <optional>

namespace tandem {

class SegmentBar;
class StatCard;

/// The figures of a comparison: agreement, kappa, time, what is kept; and the shares of the
/// outcomes as a bar.
class FigureCards final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(FigureCards)

public:
    explicit FigureCards(QWidget* parent = nullptr);

    /// `counts`: the outcome is the sample's, not that of a pass that was labelled again.
    void setComparison(const ShownComparison& comparison, bool counts = true);

signals:
    /// The rows that agreement stands on are asked for.
    void dataRequested();
    /// The table that kappa is made from is asked for.
    void tableRequested();
    /// The rows with this outcome are asked for; none: those that wait for a decision.
    void outcomeRequested(std::optional<tandem::Outcome> outcome);

private:
    void showAgreement(const ShownComparison& comparison);
    void showKappa(const ShownComparison& comparison);
    void showTime(const ShownComparison& comparison);
    void showKept(const ShownComparison& comparison);
    void showKey(const ShownComparison& comparison);
    void showSegments(const ShownComparison& comparison);

    StatCard* m_agreement;
    StatCard* m_kappa;
    StatCard* m_time;
    StatCard* m_kept;
    SegmentBar* m_bar;
    QList<std::optional<Outcome>> m_segments;
    bool m_counts = true;
};

} // namespace tandem
