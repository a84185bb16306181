#pragma once

#include <QString>

namespace tandem {

/// The manual page tandem(1) as roff with the macros of man(7): what the help says in the language
/// of now, under the headings that manual pages have: the overview, every command with its options
/// and examples, exit codes, formats of files.
QString manPage();

} // namespace tandem
