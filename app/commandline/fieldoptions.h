#pragma once

#include "models/error.h"
#include "models/fields/field.h"

#include <QString>
#include <QStringList>

namespace tandem {

class Call;

/// Takes what a call says for `fields` into options of the type that these are of; what it does not
/// say stays, or becomes what is usual. Items of a project are left to those who read it. A misuse
/// where a value is outside of its bounds, or does not apply to what else is asked for.
Expected<void> takeFields(const fields::Fields& fields, void* options, Call& call);

/// What the help says of an option that is a setting of the runs that `command` begins and is
/// described nowhere else: its label, of a number its bounds and what it is by default, and its
/// help. A text for each different one of that name, by the kinds of runs.
QStringList runSettingTexts(const QString& command, const QString& option);

} // namespace tandem
