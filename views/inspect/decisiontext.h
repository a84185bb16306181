#pragma once

#include "models/expert/review.h"
#include "ui/verdicts/decisionlook.h"
#include "views/inspect/evaluationsubject.h"

#include <QString>
#include <QStringList>

#include <functional>

/// What is said about a decision of a model, for a card on the screen.
namespace tandem {

/// With what reviewers say of it.
DecisionText decisionText(const WorkbenchItems& items, const expert::DecisionRef& decision);
/// "Ben says the same on 12 of 14 decisions", a line for each other reviewer; `nameOf` gives a
/// person's name.
QStringList agreementLines(
    const WorkbenchItems& items, const std::function<QString(PersonId)>& nameOf);

} // namespace tandem
