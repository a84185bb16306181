#pragma once

#include <QCoreApplication>

namespace tandem {

/// Translates the texts of app/commandline.
struct CommandWords
{
    Q_DECLARE_TR_FUNCTIONS(CommandWords)
};

} // namespace tandem
