#pragma once

#include "models/facts/clauses.h"

namespace tandem {

/// The places where an English clause is joined on, by "and" and its like or as a relative clause.
QList<ClauseJoint> englishJoints(const QString& text, qsizetype from);

} // namespace tandem
