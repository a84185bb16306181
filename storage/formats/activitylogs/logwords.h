#pragma once

#include <QCoreApplication>

namespace tandem {

/// Translates the texts of storage/formats/activitylogs.
struct LogWords
{
    Q_DECLARE_TR_FUNCTIONS(LogWords)
};

} // namespace tandem
