#pragma once

#include "models/opinions/opinioncheck.h"
#include "storage/changes/change.h"
#include "storage/repositories/opinionchecks.h"
#include "storage/repositories/opinionrepository.h"

/// The writes that the Opinions screen asks the project for.
namespace tandem {

/// A write that appends a version. Its inverse appends the one before. The time spent counts once,
/// however often the change is undone and done again.
Write workWrite(SampleId sample, const WorkWrite& version);
/// A write that says something of an opinion, see OpinionChecks::say().
Write sayWrite(SampleId sample, RoundId round, const QString& opinion, const OpinionEvent& event,
    qint64 durationMs);
/// A write that gives an utterance to an author, see OpinionRepository::reassign().
Write giveUtteranceWrite(
    SampleId sample, RoundId round, int utterance, PersonId author, PersonId by);

} // namespace tandem
