#pragma once

#include <QCoreApplication>

namespace tandem {

/// Translates the texts of storage/runs.
struct RunWords
{
    Q_DECLARE_TR_FUNCTIONS(RunWords)
};

} // namespace tandem
