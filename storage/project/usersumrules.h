#pragma once

#include "storage/project/systemrules.h"

namespace tandem {

/// Of summaries of users, and of what was predicted from them.
QList<ProjectRule> usersumRules();

} // namespace tandem
