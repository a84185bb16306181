#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "models/kgds/chunks.h"
#include "models/kgds/record.h"
#include "models/kgds/samplescore.h"
#include "models/kgds/system.h"
#include "models/kgds/systemoutput.h"
#include "storage/repositories/repository.h"

#include <QDateTime>
#include <QList>
#include <QString>

#include <optional>

namespace tandem {

/// What a system made of a sample, as it is added.
struct NewSystemOutput
{
    SampleId sample;
    GoldId gold; ///< see GoldRepository
    kgds::SystemRef system;
    kgds::SystemOutput output; ///< its paragraphs are those that the chosen chunks are of
    kgds::ChunkKind chunkKind = kgds::ChunkKind::Paragraph;
    QString chunks{}; ///< as the system named them, where they are no paragraphs; may be empty
    RunId run;        ///< invalid where no run made it
    ReplyId reply;    ///< it was read from; invalid where there is none
    QString source{}; ///< name of the imported file; empty for a run's, and where it was typed in
};

/// One output with its texts.
struct StoredSystemOutput
{
    SystemOutputId id;
    NewSystemOutput made;
    QString uuid;
    QDateTime at; ///< UTC
};

/// One output as lists show it.
struct SystemOutputRow
{
    SystemOutputId id;
    SampleId sample;
    int samplePosition = 0;
    QString sampleTitle;
    kgds::SystemRef system;
    RunId run;
    QString source;
    bool isBenchmarkLatest = true; ///< whether no later record of the sample is kept
    /// BSP-R, BSP-P, BSP-F1, retrieval ratio and unknown paragraphs of EBS-AOS, which need no
    /// judge.
    kgds::SampleScore score;
};

/// Outputs of systems on samples: one for each, never changed.
class SystemOutputRepository final : Repository
{
public:
    using Repository::Repository;

    /// The id of the one that is there where it is the same. Refused where the system has another
    /// output of the sample; InvalidInput for a system without a name, TooLarge for one of more
    /// than 200 characters. `gold` is the record of output.gold, where the caller has it.
    Expected<SystemOutputId> add(
        const NewSystemOutput& output, const kgds::SampleRecord* gold = nullptr);
    /// Takes away what was imported or typed in. Refused where people have checked a judge's
    /// verdicts on it, or a part with them was drawn to be checked.
    Expected<void> remove(SystemOutputId id);
    /// Whether remove() would take it away; its error where not.
    Expected<void> checkRemovable(SystemOutputId id);

    /// Whether the stored scores are those that its paragraphs give; for the check of a project.
    Expected<bool> isAsComputed(SystemOutputId id);

    Expected<std::optional<SystemOutputId>> find(SampleId sample, const kgds::SystemRef& system);
    Expected<StoredSystemOutput> byId(SystemOutputId id);
    /// Of all samples in use, by sample, then system. For a worker.
    Expected<QList<SystemOutputRow>> list();
    /// Of one sample, by system.
    Expected<QList<SystemOutputRow>> ofSample(SampleId sample);
    /// Every system with an output of a sample in use, in their order.
    Expected<QList<kgds::SystemRef>> systems();
};

} // namespace tandem
