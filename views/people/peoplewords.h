#pragma once

#include <QCoreApplication>

namespace tandem {

/// Translates the texts of views/people.
struct PeopleWords
{
    Q_DECLARE_TR_FUNCTIONS(PeopleWords)
};

} // namespace tandem
