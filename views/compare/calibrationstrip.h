#pragma once

#include "views/compare/comparestate.h"

#include <QFrame>

class QLabel;
class QPushButton;
class QToolButton;

namespace tandem {

class CompareActions;

/// Says where a calibration stands and how well the two agreed in each pass; offers the second pass
/// and the look back at the blind answers. Hidden for other rounds.
class CalibrationStrip final : public QFrame
{
    Q_OBJECT
    Q_DISABLE_COPY(CalibrationStrip)

public:
    /// Follows labelAgain and blindAnswers of `actions`.
    explicit CalibrationStrip(CompareActions* actions, QWidget* parent = nullptr);

    void setState(const CompareState& state);
    /// Asks whether the second pass is to begin.
    void ask();

signals:
    /// The second pass is to begin.
    void labelAgainAccepted();
    /// Asked, and done with or given up: the keyboard goes back to the rows.
    void finished();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    QWidget* buildLine();
    QWidget* buildQuestion();
    QToolButton* passButton(const char* name, bool blind);
    void follow();
    void retranslate();
    void giveUp();

    CompareActions* m_actions;
    QLabel* m_text;
    QLabel* m_figures;
    QWidget* m_passes;
    QToolButton* m_blind;
    QToolButton* m_after;
    QPushButton* m_again;
    QWidget* m_asking;
    QLabel* m_question;
    QPushButton* m_commit;
    QPushButton* m_cancel;
};

/// "84.2 % of 23, kappa 0.62", with a dash for what is undefined.
QString passFigureText(const PassFigures& figures);

} // namespace tandem
