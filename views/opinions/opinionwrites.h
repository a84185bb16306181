#pragma once

#include "models/opinions/opinioncheck.h"
#include "storage/project/project.h"
#include "storage/repositories/opinionrepository.h"

#include <atomic>
#include <memory>

/// The writes that the Opinions screen asks the project for.
namespace tandem {

/// Set once the write's first version is on disk. Time spent counts once, however often the change
/// is undone and done again.
using WorkTimeCounted = std::shared_ptr<std::atomic_bool>;

/// A write that appends a version; its duration is 0 when `counted` says so.
Write workWrite(SampleId sample, const WorkWrite& version, const WorkTimeCounted& counted);
/// A write that says something of an opinion, see OpinionRepository::say().
Write sayWrite(SampleId sample, RoundId round, const QString& opinion, const OpinionEvent& event,
    qint64 durationMs);
/// A write that gives an utterance to an author, see OpinionRepository::reassign().
Write giveUtteranceWrite(
    SampleId sample, RoundId round, int utterance, PersonId author, PersonId by);
/// What can be done with a round as a whole.
enum class RoundDeed { HandIn, TakeBack, Settle };
Write roundWrite(RoundId round, PersonId person, RoundDeed deed);
Write reopenOpinionsWrite(RoundId round, PersonId by, const QString& reason);

} // namespace tandem
