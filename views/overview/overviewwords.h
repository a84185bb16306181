#pragma once

#include <QCoreApplication>

namespace tandem {

/// Translates the texts of views/overview.
struct OverviewWords
{
    Q_DECLARE_TR_FUNCTIONS(OverviewWords)
};

} // namespace tandem
