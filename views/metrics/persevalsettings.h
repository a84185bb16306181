#pragma once

#include "views/metrics/personalization.h"

#include <QList>
#include <QWidget>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QPushButton;
class QToolButton;

namespace tandem {

/// The distance and the parameters of PerSEval; those that are seldom touched fold away.
class PersevalSettings final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PersevalSettings)

public:
    explicit PersevalSettings(QWidget* parent = nullptr);

    /// Emits nothing.
    void setChoice(const PersevalChoice& choice);
    const PersevalChoice& choice() const { return m_choice; }
    /// What is shown: where distances were brought in, there are no texts to compute others from;
    /// and the measure may be removed while its distances are shown.
    void setResult(const SharedPersonalization& result);
    /// Measures of other programs may have been set up or removed.
    void renewDistances();
    /// Whether the other parameters are out of sight.
    void setFolded(bool folded);
    bool isFolded() const;
    /// The paper's parameters; the distance stays.
    void reset();
    void focusDistance();
    void focusBeta();

signals:
    /// The user changed something.
    void edited(const tandem::PersevalChoice& choice);
    /// The user wants to bring distances in.
    void importRequested();

protected:
    /// Measures may have been set up in another window.
    void showEvent(QShowEvent* event) override;

private:
    /// A number of the formulas with its name and box.
    struct Number
    {
        double perseval::Parameters::*value;
        QLabel* label;
        QDoubleSpinBox* box;
    };

    QWidget* buildMain();
    QWidget* buildFold();
    void addNumber(QWidget* parent, const perseval::FormulaNumber& number);
    void fillDistances();
    void sayNumbers();
    void showFoldText();
    void showChoice();
    void take();
    void chooseDistance(int index);

    PersevalChoice m_choice;
    SharedPersonalization m_result; ///< never null
    bool m_imported = false;
    QComboBox* m_distance = nullptr;
    QCheckBox* m_simplified = nullptr;
    QCheckBox* m_unrounded = nullptr;
    QCheckBox* m_publishedUndefined = nullptr;
    QToolButton* m_foldButton = nullptr;
    QWidget* m_fold = nullptr;
    QPushButton* m_reset = nullptr;
    QList<Number> m_numbers; ///< beta first
};

} // namespace tandem
