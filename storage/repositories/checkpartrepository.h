#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "models/kgds/checkpart.h"
#include "models/kgds/judgeditem.h"
#include "models/kgds/system.h"
#include "storage/repositories/repository.h"

#include <QDateTime>
#include <QList>
#include <QSet>
#include <QString>

#include <optional>
#include <utility>

namespace tandem {

/// A part of a verifier's verdicts that was drawn for people to check.
struct CheckPart
{
    CheckPartId id;
    QString verifier;
    kgds::CheckDesign design;
    qint64 items = 0;
    PersonId by;  ///< invalid where nobody was named
    QDateTime at; ///< UTC
};

/// What of a drawn part is where.
struct DrawnJudgement
{
    SystemJudgementId judgement;
    SystemOutputId output;
    SampleId sample;
    kgds::SystemRef system;
    qsizetype items = 0;
};

/// The drawn parts of a project: never changed, since what was drawn by whom, and how likely, is
/// what scores corrected by the checks stand on.
class CheckPartRepository final : Repository
{
public:
    using Repository::Repository;

    /// Keeps a part. InvalidInput where nothing was drawn, or something twice; NotFound where a
    /// judgement is not there.
    Expected<CheckPartId> add(const QString& verifier, const kgds::CheckDesign& design, PersonId by,
        const QList<kgds::DrawnCheck>& drawn);

    /// The latest first.
    Expected<QList<CheckPart>> all();
    Expected<CheckPart> byId(CheckPartId id);
    /// What was drawn, by judgement, then decision.
    Expected<QList<kgds::DrawnCheck>> drawn(CheckPartId id);
    /// Everything of a judgement that was drawn in any part.
    Expected<QSet<kgds::JudgementDecision>> drawnOf(SystemJudgementId judgement);
    /// Everything of a verifier's judgements that was drawn in any part, each once; without the
    /// decision where this version does not know it.
    Expected<QList<std::pair<SystemJudgementId, std::optional<kgds::JudgementDecision>>>> drawnFrom(
        const QString& verifier);
    /// The judgements with something drawn, by sample, then system: what there is to go through.
    Expected<QList<DrawnJudgement>> judgementsOf(CheckPartId id);

    /// Every verdict that a part can be drawn from: of the verifier's complete judgements of
    /// samples in use. For a worker.
    Expected<QList<kgds::CheckCandidate>> candidates(
        const QString& verifier, kgds::CheckedKind kind);
    /// How many people but this one said anything of the verifier's judgements. Nothing of what
    /// they say.
    Expected<qint64> reviewersOf(const QString& verifier, PersonId except);
    /// Every prompt that the verifier was asked with, texts of system and user. For a worker.
    Expected<QStringList> promptsOf(const QString& verifier);
};

} // namespace tandem
