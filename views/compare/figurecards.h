#pragma once

#include "views/compare/cardtext.h"
#include "views/compare/showncomparison.h"

#include <QWidget>

#include <optional>

namespace tandem {

class FigureLine;
class SegmentBar;
class StatCard;

/// The figures of a comparison: agreement, kappa, time, what is kept; and the shares of the
/// outcomes as a bar. The figures are cards, or a line of text where the window is low or the cards
/// would break what they say.
class FigureCards final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(FigureCards)

public:
    explicit FigureCards(QWidget* parent = nullptr);

    /// `counts`: the outcome is the sample's, not that of a pass that was labelled again.
    void setComparison(const ShownComparison& comparison, bool counts = true);
    /// Whether the window has little height: the rows need it more than the figures.
    void setLow(bool isLow);

    /// So narrow that the line is broken.
    QSize minimumSizeHint() const override;

signals:
    /// The rows that agreement stands on are asked for.
    void dataRequested();
    /// The table that kappa is made from is asked for.
    void tableRequested();
    /// The rows with this outcome are asked for; none: those that wait for a decision.
    void outcomeRequested(std::optional<tandem::Outcome> outcome);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void show(int figure, const CardText& text);
    void showLinks();
    void showSegments(const ShownComparison& comparison);
    void arrange();

    QList<StatCard*> m_cards;
    QWidget* m_row; ///< of the cards
    FigureLine* m_line;
    SegmentBar* m_bar;
    QList<std::optional<Outcome>> m_segments;
    bool m_isLow = false;
};

} // namespace tandem
