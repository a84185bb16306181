#pragma once

#include "models/error.h"
#include "models/kgds/samplescore.h"
#include "storage/changes/change.h"
#include "views/models/samplefocus.h"
#include "views/models/shownsystemsample.h"

#include <QList>
#include <QStringList>

#include <optional>

/// Reads what systems made of samples from a project.
namespace tandem {

/// What is looked at; an empty verifier, or a system without a model, stands for the first.
struct SystemChoice
{
    kgds::SystemRef system;
    std::optional<kgds::SystemRef> beside;
    QString verifier;
    bool operator==(const SystemChoice&) const = default;
};

/// A sample of the list.
struct SystemSampleRow
{
    SampleId sample;
    int position = 0;
    QString title;
    SystemOutputId output;
    bool isJudged = false;
    kgds::SampleScore score;
    std::optional<double> overallBeside; ///< of the output beside it
    bool verifiersDiffer = false;
    bool peopleDiffer = false; ///< as far as the person who looks may know
    bool isDone = false;       ///< they are, with the judgement
    bool isDrawn = false;      ///< something of it is to be checked
    int drawnLeft = 0;         ///< of that, what they have no opinion on
    bool operator==(const SystemSampleRow&) const = default;
};
bool isInFocus(const SystemSampleRow& row, const SampleFocus& focus);

/// The samples that a system has outputs of, and what else could be looked at.
struct SystemSamples
{
    SystemChoice choice;            ///< what was asked for, or what stands for it
    QList<kgds::SystemRef> systems; ///< every one
    QStringList verifiers;          ///< those with the most judgements first
    /// Those with something drawn that the person who looks has no opinion on.
    QList<kgds::SystemRef> drawnLeft;
    /// Those with a judgement that people differ on, as far as that person may know.
    QList<kgds::SystemRef> differing;
    QList<SystemSampleRow> rows;
};
/// For a worker.
Expected<SystemSamples> readSystemSamples(
    Database& database, const SystemChoice& wanted, PersonId viewer, const CancelFlag& cancelled);

/// One of them; null where the system has no output of the sample. For a worker.
Expected<SharedSystemSample> readSystemSample(
    Database& database, SampleId sample, const SystemChoice& choice);

} // namespace tandem
