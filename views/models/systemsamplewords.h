#pragma once

#include <QCoreApplication>

namespace tandem {

/// Translates what is said of a sample of systems outside of widgets.
struct SystemSampleWords
{
    Q_DECLARE_TR_FUNCTIONS(SystemSampleWords)
};

} // namespace tandem
