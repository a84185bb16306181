#pragma once

#include "models/ids.h"
#include "models/rounds/round.h"
#include "storage/changes/latest.h"
#include "storage/project/project.h"

#include <QList>
#include <QObject>

namespace tandem {

/// Which samples can be compared at a step, in the project's order, for moving from one to the
/// next. The list is read by a worker and follows the project's changes.
class ClosedSamples final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY(ClosedSamples)

public:
    ClosedSamples(Project& project, Step step, QObject* parent = nullptr);

    /// The list is read anew for another step; until it is, there are none.
    void setStep(Step step);

    int count() const { return int(m_samples.size()); }
    /// The place of the sample among them, counting from 1; 0 where it is not closed.
    int placeOf(SampleId sample) const;
    /// The closed sample after (`forward`) or before the position in the project, around the end;
    /// an invalid id where there is none.
    SampleId next(int position, bool forward) const;

signals:
    void changed();

private:
    struct Place
    {
        int position = 0;
        SampleId sample;
    };

    void follow(const ChangeEvent& event);
    void reload();
    void refresh(SampleId sample);

    Project& m_project;
    Step m_step;
    QList<Place> m_samples; ///< by position
    Latest<QList<Place>> m_reading;
};

} // namespace tandem
