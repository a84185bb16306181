#pragma once

#include "models/expert/scores.h"
#include "views/inspect/casearrangement.h"

#include <QWidget>

#include <optional>

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

} // namespace tandem
