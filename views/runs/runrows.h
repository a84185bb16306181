#pragma once

#include "storage/repositories/promptrepository.h"
#include "storage/repositories/tasklisting.h"
#include "ui/rows/rowspec.h"

#include <functional>

namespace tandem {

namespace llm {
struct Endpoint;
}

/// The runs of a project as a table; `active` is asked for the one that is worked on now.
RowSpec<RunRow> runRows(std::function<RunId()> active);
/// Tasks of a run, how they ended and what they took, as a table.
RowSpec<ListedTask> taskRows();
/// The user's endpoints as a list of names.
RowSpec<llm::Endpoint> endpointRows();

/// A version of a prompt in a list.
struct PromptVersion
{
    StoredPrompt prompt;
    QString by;             ///< who wrote it
    bool isCurrent = false; ///< new runs use it
};
RowSpec<PromptVersion> promptVersionRows();

} // namespace tandem
