#pragma once

#include "models/rounds/consistency.h"
#include "storage/changes/job.h"
#include "views/compare/comparestate.h"

#include <QObject>

namespace tandem {

class ProjectSession;

/// What Compare has the project change: decisions, which can be undone, settling, which a lead can
/// undo, reopening, second passes.
class CompareCommands final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY(CompareCommands)

public:
    explicit CompareCommands(ProjectSession& session, QObject* parent = nullptr);

    /// Decides on an item of the state's comparison: outcome, note, tag are those of `decision`.
    /// What was decided before comes back in the name of the one who undoes: nobody else gave it
    /// now.
    Job decide(const CompareState& state, const ShownItem& item, const DecisionRow& decision);
    /// Tags the decision on an item, or takes the tag away; it stays who decided.
    void tagGuideline(const CompareState& state, const ShownItem& item, bool on);
    void settle(const CompareState& state);
    void reopen(RoundId round, const QString& reason);
    void labelAgain(RoundId round);

private:
    ProjectSession& m_session;
};

} // namespace tandem
