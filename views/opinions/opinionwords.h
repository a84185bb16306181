#pragma once

#include "models/opinions/opinioncheck.h"
#include "models/opinions/opinionfigures.h"
#include "models/people/person.h"

#include <QList>
#include <QString>

namespace tandem {

/// What was said of an opinion, one paragraph for each event with who said it, oldest first.
QString saidText(const OpinionThread& thread, const QList<Person>& people);
/// The figures of the checks on one line, each with what it stands on.
QString checkFiguresText(const OpinionFigures& figures);
/// The same with intervals, what became of the opinions, and why there is no kappa.
QString checkFiguresDetail(const OpinionFigures& figures);

} // namespace tandem
