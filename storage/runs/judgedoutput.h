#pragma once

#include "models/error.h"
#include "models/kgds/record.h"
#include "models/kgds/runparts.h"
#include "storage/repositories/systemjudgementrepository.h"
#include "storage/repositories/systemoutputrepository.h"

#include <QList>

#include <memory>
#include <optional>

namespace tandem {

class Database;
class RunMemory;
struct RunSetup;
struct RunSubject;
struct VerdictsOptions;

/// What a system made of a sample, with what the benchmark said of that then.
struct JudgedOutput
{
    StoredSystemOutput output;
    std::shared_ptr<const kgds::SampleRecord> record;

    /// Null where there is no such group, counted from 1.
    const kgds::FactGroup* group(int number) const;
    /// Which opinions, counted from 1, are not covered and have no type of error yet.
    static QList<int> untyped(const kgds::SystemJudgement& judgement);
};
/// NotFound where it is not in the project any more.
Expected<JudgedOutput> judgedOutput(Database& database, RunMemory& memory, SystemOutputId output);

/// What is still to be asked about an output, as far as that is known before anything is answered:
/// groups with a fact that counts and the opinions, where one is not answered, errors of opinions
/// that are judged already, and feedback in the order that is drawn for it or in both.
QList<kgds::JudgePart> openParts(const JudgedOutput& judged,
    const std::optional<StoredJudgement>& before, const QList<Feedback>& feedback,
    const VerdictsOptions& options);

} // namespace tandem
