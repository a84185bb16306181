#pragma once

#include "models/expert/scores.h"
#include "views/inspect/aspectref.h"
#include "views/inspect/casearrangement.h"
#include "views/inspect/caseloader.h"

#include <QWidget>

#include <optional>

class QLabel;

namespace tandem {

/// The scores of an evaluation under the five modes, as bars with numbers: the model's, and beside
/// them those under the reviewer's verdicts where they differ. A click or the arrow keys choose the
/// mode.
class ScoreBars final : public QWidget
{
    Q_OBJECT

public:
    explicit ScoreBars(QWidget* parent = nullptr);

    /// What was chosen stands out.
    void show(const std::optional<expert::Scores>& scores,
        const std::optional<expert::Scores>& reviewed, expert::Mode mode, ScoreFigure figure);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    /// Where a mode's row is painted.
    QRect rowRect(expert::Mode mode) const;

signals:
    void modeChosen(tandem::expert::Mode mode);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void paintRow(QPainter* painter, expert::Mode mode) const;
    QString words(expert::Mode mode) const;
    void describe();

    std::optional<expert::Scores> m_scores;
    std::optional<expert::Scores> m_reviewed;
    expert::Mode m_mode = expert::Mode::Average;
    ScoreFigure m_figure = ScoreFigure::F1;
};

/// What an evaluation scored and why: recall, precision and F of the chosen mode, the five modes,
/// what each aspect gave, and beside it the same under the reviewer's verdicts.
class ScorePanel final : public QWidget
{
    Q_OBJECT

public:
    explicit ScorePanel(QWidget* parent = nullptr);

    /// Null shows nothing.
    void setCase(const LoadedCase& shown, const std::optional<expert::Scores>& reviewed);
    void setChosen(expert::Mode mode, ScoreFigure figure);

signals:
    void modeChosen(tandem::expert::Mode mode);
    /// The user wants to see what an aspect gave.
    void aspectChosen(tandem::AspectRef aspect);

private:
    void fill();
    void followLink(const QString& link);

    LoadedCase m_case;
    std::optional<expert::Scores> m_reviewed;
    expert::Mode m_mode = expert::Mode::Average;
    ScoreFigure m_figure = ScoreFigure::F1;
    QLabel* m_figures;
    QLabel* m_own;
    ScoreBars* m_bars;
    QLabel* m_contributions;
    QLabel* m_unscored;
};

/// "R 0.25   P 0.17   F 0.20"
QString figuresText(const expert::ModeScore& score);
/// "Recall: <a>E3</a> 1/6, <a>E4</a> 1/12; all others 0.": own words and labels only, with
/// links "E3". Empty where the side has no aspects.
QString contributionMarkup(
    const expert::Explanation& explanation, expert::Side side, expert::Mode mode);

} // namespace tandem
