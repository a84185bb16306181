#pragma once

#include "models/error.h"
#include "models/rounds/stepname.h"

#include <QCommandLineOption>
#include <QString>

namespace tandem {

class Arguments;
struct Console;

/// The option --step that says what a command is about: paragraphs (where it is not given), facts
/// or opinions.
QCommandLineOption stepOption();

/// The step that --step names; a misuse where it names none.
Expected<Step> askedStep(const Arguments& arguments, Console& console);

} // namespace tandem
