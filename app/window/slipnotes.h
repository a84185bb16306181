#pragma once

#include "models/rounds/timing.h"

#include <QObject>

namespace tandem {

class ProjectSession;
class ProjectView;

/// Says that a word was typed where nothing takes text: that it gave no answer, and how to undo
/// what its first letter did.
class SlipNotes final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SlipNotes)

public:
    /// Belongs to the view.
    SlipNotes(ProjectSession& session, ProjectView& view,
        ActivityClock::Clock monotonicMs = monotonicClock());

private:
    void tell(const QString& word, int held);

    ProjectSession& m_session;
    ProjectView& m_view;
    ActivityClock::Clock m_now;
    qint64 m_changedAt;    ///< when something was changed that can be undone
    int m_steps;           ///< of the history, as was seen last
    bool m_isSlip = false; ///< the word's first letter did it
    int m_step = 0;        ///< of the history after it
};

} // namespace tandem
