#pragma once

#include "models/error.h"
#include "storage/project/project.h"
#include "ui/askfile.h"
#include "views/inspect/inspectworkspace.h"

namespace tandem {

class ProjectSession;

/// Takes the case that Inspect shows out of the program: to the clipboard as text, or as a web page
/// or PDF whose place the user chooses; `tell` gets what became of it.
void exportCase(InspectWorkspace& inspect, ProjectSession& session, const AskFile& files,
    CaseExport kind, const std::function<void(const Expected<QString>& path)>& tell);

} // namespace tandem
