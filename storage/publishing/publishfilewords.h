#pragma once

#include <QCoreApplication>

namespace tandem {

/// Translates the texts of storage/publishing.
struct PublishFileWords
{
    Q_DECLARE_TR_FUNCTIONS(PublishFileWords)
};

} // namespace tandem
