#pragma once

#include "models/studies/design.h"
#include "views/studies/problemnotes.h"

#include <QWidget>

class QCheckBox;
class QDoubleSpinBox;
class QFormLayout;
class QLineEdit;
class QSpinBox;

namespace tandem {

/// How a study is handed out, and which raters its results leave out.
class HandoutPage final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(HandoutPage)

public:
    explicit HandoutPage(QWidget* parent = nullptr);

    void setDesign(const studies::Design& design);
    /// Sets in `design` what is chosen here.
    void applyTo(studies::Design& design) const;
    /// Returns how many of the problems stand here.
    int showProblems(const QList<studies::DesignProblem>& problems);

signals:
    /// By the user.
    void edited();

private:
    QWidget* buildHandout();
    QWidget* buildExclusions();
    QSpinBox* number(QFormLayout* form, const char* name, const char* place, const QString& label,
        int least, int most);
    QDoubleSpinBox* share(
        QFormLayout* form, const char* name, const char* place, const QString& label);
    void tell();

    QSpinBox* m_ratersPerItem = nullptr;
    QSpinBox* m_itemsPerRater = nullptr;
    QSpinBox* m_breakAfter = nullptr;
    QSpinBox* m_comeBackDays = nullptr;
    QSpinBox* m_releaseMinutes = nullptr;
    QCheckBox* m_shuffles = nullptr;
    QCheckBox* m_balances = nullptr;
    QLineEdit* m_seed = nullptr;
    QSpinBox* m_failedChecks = nullptr;
    QDoubleSpinBox* m_seconds = nullptr;
    QDoubleSpinBox* m_straight = nullptr;
    QDoubleSpinBox* m_answered = nullptr;
    ProblemNotes m_problems;
    bool m_isFilling = false;
};

} // namespace tandem
