#pragma once

#include <QCoreApplication>

namespace tandem {

/// Translates the texts of views/runs.
struct RunViewWords
{
    Q_DECLARE_TR_FUNCTIONS(RunViewWords)
};

} // namespace tandem
