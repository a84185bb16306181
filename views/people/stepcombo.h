#pragma once

#include "models/rounds/round.h"

#include <QComboBox>
#include <QList>

namespace tandem {

/// Chooses the step whose rounds are assigned.
class StepCombo final : public QComboBox
{
    Q_OBJECT
    Q_DISABLE_COPY(StepCombo)

public:
    explicit StepCombo(Step step, QWidget* parent = nullptr);

    Step step() const;
    /// Adds the choice of all steps at once, after the single ones.
    void offerAll();
    /// The chosen one, or all.
    QList<Step> steps() const;

signals:
    void stepChanged();
};

/// What must be there before a step can be assigned, as a translated sentence.
QString stepNeeds(Step step);
/// The same where all steps are assigned at once.
QString allStepsNeed();

} // namespace tandem
