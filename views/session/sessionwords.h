#pragma once

#include <QCoreApplication>

namespace tandem {

/// Translates the texts of views/session.
struct SessionWords
{
    Q_DECLARE_TR_FUNCTIONS(SessionWords)
};

} // namespace tandem
