#pragma once

#include "models/ids.h"

#include <QList>

namespace tandem {

class ProjectSession;

/// Sets these samples or cases aside, or brings them back where they are set aside, as one step
/// that can be undone. Refused where another window did it meanwhile. It is for a lead to ask for,
/// or for anybody where there is none.
void pushSettingAside(ProjectSession& session, const QList<SampleId>& samples, bool aside);
void pushSettingAside(ProjectSession& session, const QList<CaseId>& cases, bool aside);

} // namespace tandem
