#pragma once

#include "models/people/person.h"

#include <QString>

namespace tandem {

/// A role as a word, translated.
QString roleWord(Role role);

} // namespace tandem
