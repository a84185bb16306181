#pragma once

#include "models/agreement/agreementgroups.h"

#include <QStringList>

#include <functional>

/// What stands beside a contingency table, in words.
namespace tandem {

/// Why a table does not say who said what, or whose answers were not blind; empty where neither is
/// so.
QString contingencyNote(const AgreementRow& row);
/// One line for each figure, with its interval, n and what it is made from, or why it is undefined.
QStringList figureLines(const AgreementRow& row);
/// Who worked in the group, and how many items are left out for which reason.
QStringList basisLines(const AgreementRow& row, const std::function<QString(PersonId)>& nameOf);

} // namespace tandem
