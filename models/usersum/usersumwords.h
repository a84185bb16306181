#pragma once

#include <QCoreApplication>

namespace tandem::usersum {

/// Translates what is said of summaries of users and of how they are judged.
struct UsersumWords
{
    Q_DECLARE_TR_FUNCTIONS(UsersumWords)
};

} // namespace tandem::usersum
