#pragma once

#include "models/ids.h"
#include "models/kgds/judgementdecision.h"
#include "models/kgds/outputchanges.h"
#include "models/kgds/record.h"
#include "models/kgds/system.h"
#include "models/kgds/systemoutput.h"
#include "storage/repositories/loneverdicts.h"

#include <QHash>
#include <QList>
#include <QSet>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>

/// What systems made of one sample, and what judges say of it, as it is shown.
namespace tandem {

/// What one verifier says of an output, and why.
struct ShownVerdicts
{
    SystemJudgementId id;
    QString verifier;
    bool isComplete = true;
    QString source; ///< name of the imported file; empty for a run's
    kgds::SystemJudgement judgement;
    QHash<kgds::JudgementDecision, QString> reasons; ///< what it did not explain is missing
    QHash<kgds::JudgementDecision, ReplyId> replies; ///< likewise
    QSet<kgds::JudgementDecision> drawn;             ///< to be checked by people
};

/// What a system made of the sample.
struct ShownOutput
{
    SystemOutputId id;
    kgds::SystemRef system;
    kgds::SystemOutput output;
    ReplyId reply;  ///< invalid where it was imported
    QString source; ///< name of the imported file
    QList<ShownVerdicts> verdicts;
    QList<LoneVerdict> alone; ///< what judges say that stands by itself

    /// Those of this verifier; null where it said nothing.
    const ShownVerdicts* by(const QString& verifier) const;
};

/// One sample of one system, maybe with another output beside it.
struct ShownSystemSample
{
    SampleId sample;
    int position = 0;
    QString title;
    kgds::SampleRecord record; ///< that it was judged against
    ShownOutput first;
    std::optional<ShownOutput> second; ///< of the same record
    QString verifier;                  ///< whose verdicts are looked at; empty for none

    const ShownVerdicts* verdicts() const { return first.by(verifier); }
    /// Whether there is a verdict on the second output to stand beside one on the first: none on
    /// facts where it only chose paragraphs.
    bool hasBeside(kgds::JudgementKind kind) const;
    const ShownVerdicts* secondVerdicts() const { return second ? second->by(verifier) : nullptr; }
    /// What the verifier says, nothing where it said nothing.
    kgds::SystemJudgement judgement() const;
    kgds::SystemJudgement secondJudgement() const;
    /// From the first to the second; nothing without one.
    kgds::OutputChanges changes() const;
};
using SharedSystemSample = std::shared_ptr<const ShownSystemSample>;

/// Whether a verifier was asked about a decision; null stands for one that was asked nothing.
bool isJudged(const ShownVerdicts* verdicts, const kgds::JudgementDecision& decision);

/// The text of a decision's subject: a fact, or an opinion without markers; empty for
/// what stands by itself.
QString subjectOf(const kgds::SampleRecord& record, const kgds::JudgementDecision& decision);

} // namespace tandem
