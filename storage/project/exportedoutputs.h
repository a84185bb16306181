#pragma once

#include "models/error.h"
#include "models/kgds/systemoutput.h"
#include "storage/project/systembenchmark.h"
#include "storage/repositories/systemjudgementrepository.h"

#include <QStringList>

#include <functional>
#include <optional>

namespace tandem {

/// An output as it is exported.
struct ExportedOutput
{
    qsizetype sample = 0; ///< its place in the benchmark
    kgds::SystemRef system;
    kgds::SystemOutput output;
    std::optional<kgds::SystemJudgement> judgement; ///< on the benchmark as it is now
    JudgementExplanations explanations;
};

/// What an export leaves out, counted as it comes.
struct ExportOmissions
{
    int outputs = 0;                  ///< of samples that are not in the benchmark
    int outdated = 0;                 ///< outputs whose verdicts are on another benchmark
    int judgements = 0;               ///< that the format has no place for
    int explanations = 0;             ///< likewise
    qint64 feedback = 0;              ///< likewise
    QStringList unattributedErrors{}; ///< systems whose types of error the format has no place for
    QStringList messages() const;     ///< translated sentences
};

using ExportedSink = std::function<Expected<void>(ExportedOutput&& output)>;

/// Hands over every output of the benchmark's samples, by sample, then system, with what `verifier`
/// says of it; what is left out goes to `omitted`.
Expected<void> eachExportedOutput(Database& database, const SystemBenchmark& benchmark,
    const QString& verifier, ExportOmissions& omitted, const ExportedSink& sink);

} // namespace tandem
