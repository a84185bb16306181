#pragma once

#include "views/compare/comparestate.h"

#include <QFrame>

class QAction;
class QLabel;
class QPushButton;
class QToolButton;

namespace tandem {

/// Says where a calibration stands and how well the two agreed in each pass; offers the second pass
/// and the look back at the blind answers. Hidden for other rounds.
class CalibrationStrip final : public QFrame
{
    Q_OBJECT
    Q_DISABLE_COPY(CalibrationStrip)

public:
    /// With commands of `screen`.
    explicit CalibrationStrip(const QWidget& screen, QWidget* parent = nullptr);

    void setState(const CompareState& state);

private:
    QToolButton* passButton(const char* name, bool blind);
    void follow();

    QAction* m_blindAnswers;
    QLabel* m_text;
    QLabel* m_figures;
    QWidget* m_passes;
    QToolButton* m_blind;
    QToolButton* m_after;
    QPushButton* m_again;
};

/// "84.2 % of 23, kappa 0.62", with a dash for what is undefined.
QString passFigureText(const PassFigures& figures);

} // namespace tandem
