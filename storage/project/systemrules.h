#pragma once

#include <QList>

namespace tandem {

/// A query that counts rows that must not be there, and what it means when there are any.
struct ProjectRule
{
    const char* sql;
    const char* problem; ///< translated with %n in the context ProjectCheck
};

/// Of systems' outputs, what judges say of them, and people's reviews of that.
QList<ProjectRule> systemRules();

} // namespace tandem
