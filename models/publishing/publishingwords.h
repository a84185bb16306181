#pragma once

#include <QCoreApplication>

namespace tandem::publishing {

/// Translates the texts of models/publishing. What stands in published files is English.
struct PublishingWords
{
    Q_DECLARE_TR_FUNCTIONS(PublishingWords)
};

} // namespace tandem::publishing
