#pragma once

#include <QCoreApplication>

namespace tandem {

/// Translates the texts of views/inspect.
struct InspectWords
{
    Q_DECLARE_TR_FUNCTIONS(InspectWords)
};

} // namespace tandem
