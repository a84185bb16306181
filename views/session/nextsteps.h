#pragma once

#include "models/ids.h"
#include "models/rounds/round.h"

#include <QList>
#include <QObject>

namespace tandem {

class ProjectSession;

/// What a screen offers as the next step and the window does.
class NextSteps final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY(NextSteps)

public:
    /// Those of a session, which owns them; made when they are first asked for.
    static NextSteps& of(ProjectSession& session);

signals:
    /// Who sits here is to be asked.
    void personRequested();
    /// A lead wants to assign these samples; `step` is preset.
    void assignRequested(const QList<tandem::SampleId>& samples, tandem::Step step);
    /// Samples are to be imported into the project.
    void importRequested();

private:
    explicit NextSteps(QObject* parent)
        : QObject(parent)
    {
    }
};

} // namespace tandem
