#pragma once

#include "models/error.h"
#include "models/facts/fact.h"
#include "models/results/spelling.h"
#include "storage/repositories/factevents.h"

#include <QString>

#include <functional>

/// How the Facts screen says things.
namespace tandem {

struct FactSheet;

/// "91 %"
QString similarityText(double share);

/// What a person is called; "somebody" where nobody is known by that id.
using PersonName = std::function<QString(PersonId)>;

/// Where a fact came from, in a sentence.
QString originText(const FactRow& fact);

/// What is known of a fact's mask, in a sentence.
QString maskText(const FactRow& fact, const PersonName& nameOf);

/// One line of a fact's history, without the texts: "Ada split it".
QString eventText(const FactEvent& event, const PersonName& nameOf);

/// When it was, in the language of the screen and the time of the place.
QString timeText(const QDateTime& at);

/// "34 facts, 3 of them repeated", for one side.
QString sideRemark(const FactSheet& sheet, bool supporting);

/// Why facts of a side cannot be changed now, what waits to be done with them, or what comes next;
/// empty for none of these.
QString standingText(const FactSheet& sheet, bool supporting, bool somebodyHere);

} // namespace tandem
