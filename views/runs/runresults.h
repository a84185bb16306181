#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "models/kgds/system.h"
#include "storage/repositories/runrepository.h"
#include "ui/screen/workspaceid.h"

#include <QObject>

#include <optional>

namespace tandem {

class ProjectSession;

/// Leads from runs to what they brought.
class RunResults final : public QObject
{
    Q_OBJECT

public:
    explicit RunResults(ProjectSession& session, QObject* parent);

    /// Where what a run brought is looked at: no screen where replies are all that it brings, or
    /// its kind is unknown. Of null: where most is.
    static std::optional<WorkspaceId> placeOf(const RunRow* run);
    /// Has that shown, from the first thing on that the run is about. Reads a few rows.
    Expected<void> open(const RunRow& run);

private:
    Expected<void> showEvaluation(RunId run);
    Expected<void> openSystem(const RunRow& run);
    Expected<void> openUsers(const RunRow& run);

    ProjectSession& m_session;
};

} // namespace tandem
