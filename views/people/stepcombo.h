#pragma once

#include "models/rounds/round.h"

#include <QComboBox>

namespace tandem {

/// Chooses the step whose rounds are assigned.
class StepCombo final : public QComboBox
{
    Q_OBJECT
    Q_DISABLE_COPY(StepCombo)

public:
    explicit StepCombo(Step step, QWidget* parent = nullptr);

    Step step() const;

signals:
    void stepChanged();
};

/// What must be there before a step can be assigned, as a translated sentence.
QString stepNeeds(Step step);

} // namespace tandem
