#pragma once

#include "models/ids.h"

#include <QList>

namespace tandem {

class ProjectSession;

/// Sets these samples aside, or brings them back where they are set aside, as one step that can be
/// undone. Refused where another window did it meanwhile.
void pushSettingAside(ProjectSession& session, const QList<SampleId>& samples, bool aside);

} // namespace tandem
