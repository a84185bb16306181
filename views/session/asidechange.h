#pragma once

#include "models/ids.h"

#include <QList>
#include <QString>

class QObject;

namespace tandem {

class ProjectSession;

/// Sets these samples or cases aside for a reason, or brings them back where they are excluded, as
/// one step that can be undone. Refused where another window did it meanwhile. It is for a lead to
/// ask for, or for anybody where there is none.
void changeAside(ProjectSession& session, QObject* asker, const QList<SampleId>& samples,
    bool aside, const QString& reason = {});
void changeAside(ProjectSession& session, QObject* asker, const QList<CaseId>& cases, bool aside);

} // namespace tandem
