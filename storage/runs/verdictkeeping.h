#pragma once

#include "models/error.h"
#include "models/kgds/runparts.h"
#include "storage/repositories/systemjudgementrepository.h"
#include "storage/runs/runkind.h"

#include <QList>

namespace tandem {

class Database;

// What becomes of the answers of a run that judges outputs.

/// The question about an output as a task.
RunSubject subjectOfPart(SystemOutputId output, SampleId sample, const kgds::JudgePart& part);

/// Whether the judge has chosen between the paragraphs in that order, in whichever run.
Expected<bool> hasChosen(
    Database& database, const RunSetup& setup, SystemOutputId output, const kgds::JudgePart& part);
/// Keeps a choice, or why there is none, where the judge has made none yet.
Expected<void> keepFeedback(Database& database, const RunSetup& setup, const TaskRow& done,
    const kgds::JudgePart& part, const RunAnswer& answer);
/// Keeps what was answered of a judgement; what was not stays without an answer.
Expected<void> keepVerdicts(
    Database& database, SystemJudgementId id, const kgds::JudgePart& part, const RunAnswer& answer);
/// The errors to ask for that the run does not ask for yet.
Expected<QList<RunSubject>> newErrors(
    Database& database, const RunSetup& setup, const RunSubject& subject, SystemJudgementId id);
/// Completes the judgement once no question about it is open.
Expected<void> completeIfAnswered(
    Database& database, const RunSetup& setup, SystemOutputId output, SystemJudgementId id);

} // namespace tandem
