#pragma once

#include <QCoreApplication>

namespace tandem {

/// Translates the texts of storage/project.
struct ProjectWords
{
    Q_DECLARE_TR_FUNCTIONS(ProjectWords)
};

} // namespace tandem
