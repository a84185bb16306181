#pragma once

#include <QCoreApplication>

namespace tandem {

/// Translates the texts of views/welcome.
struct WelcomeWords
{
    Q_DECLARE_TR_FUNCTIONS(WelcomeWords)
};

} // namespace tandem
