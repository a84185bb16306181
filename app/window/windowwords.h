#pragma once

#include <QCoreApplication>

namespace tandem {

/// Translates the texts of app/window.
struct WindowWords
{
    Q_DECLARE_TR_FUNCTIONS(WindowWords)
};

} // namespace tandem
