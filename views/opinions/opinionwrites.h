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
/// What somebody says of an opinion, given by its UUID, and how long they took.
struct SayWrite
{
    RoundId round;
    int utterance = 0; ///< that the opinion is from
    QString opinion;
    OpinionEvent event;
    qint64 durationMs = 0;
};
/// A write that says it, see OpinionChecks::say(). Its inverse takes it back, which is refused once
/// somebody has spoken since; the time spent counts once.
Write sayWrite(SampleId sample, const SayWrite& said);
/// A write that gives an utterance to an author, see OpinionRepository::reassign().
Write giveUtteranceWrite(
    SampleId sample, RoundId round, int utterance, PersonId author, PersonId by);

} // namespace tandem
