#pragma once

#include <QCoreApplication>

namespace tandem {

/// Translates the texts of views/transfer.
struct TransferWords
{
    Q_DECLARE_TR_FUNCTIONS(TransferWords)
};

} // namespace tandem
