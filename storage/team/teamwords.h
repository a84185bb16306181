#pragma once

#include <QCoreApplication>

namespace tandem {

/// Translates the texts of storage/team.
struct TeamWords
{
    Q_DECLARE_TR_FUNCTIONS(TeamWords)
};

} // namespace tandem
