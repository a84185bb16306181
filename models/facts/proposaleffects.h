#pragma once

#include "models/figure.h"
#include "models/results/report.h"

#include <QList>
#include <QString>

#include <array>
#include <optional>

/// What became of the facts that models proposed, and what proposing them does: the figures of a
/// decomposition (KGDS, section 3: experts correct a model's candidate facts).
namespace tandem {

/// What people made of a proposed fact. Of several, the last in this order counts.
enum class ProposalFate { Kept, Reworded, Merged, Split, Dropped };
inline constexpr int kProposalFates = 5;

/// The facts that one model proposed; those of a run that another run replaced are not among them.
struct ProposedFacts
{
    QString model;
    std::array<qint64, kProposalFates> facts{}; ///< by fate
    qint64 parts = 0;                           ///< made of split ones, beside these
    qint64 proposed() const;
};

/// One sample with candidate facts of its supporting paragraphs.
struct SampleProposals
{
    bool isHeldOut = false;          ///< the draw gives it no proposals
    bool isProposed = false;         ///< it has had proposals all the same, or because of it
    qint64 facts = 0;                ///< candidate facts that annotators are asked about
    std::optional<qint64> keyFacts;  ///< once its round about them is closed and all is decided
    std::optional<double> agreement; ///< share of facts that both answered alike, once it is closed
};

/// How a figure of samples with proposals differs from that of samples without.
struct ProposalEffect
{
    QString key;  ///< never translated
    QString name; ///< translated
    bool isShare = false;
    Figure with; ///< mean over samples
    Figure without;
    Figure difference;       ///< of the means, with Welch's interval
    std::optional<double> p; ///< Welch's t test, two-sided
};

/// What the draw of samples without proposals shows.
struct ProposalEffects
{
    QString undefinedBecause; ///< empty where there is a draw
    qint64 with = 0;          ///< samples by draw
    qint64 without = 0;
    qint64 againstDraw = 0; ///< samples that have proposals though none were drawn, or the reverse
    QList<ProposalEffect> effects;
};

/// Returns whether the draw by `seed` leaves the sample of this UUID without proposals: each sample
/// by itself, with the probability `share`, whatever other samples there are.
bool isHeldOut(const QString& sampleUuid, double share, quint32 seed);

/// Compares samples as they were drawn, whatever was done to them since: B. L. Welch, The
/// generalization of "Student's" problem when several different population variances are involved
/// (Biometrika 34, 1947). Undefined with fewer than two samples on a side.
ProposalEffects proposalEffects(const QList<SampleProposals>& samples);

/// Lays both out; models by name.
results::Report proposalsReport(const QList<ProposedFacts>& models, const ProposalEffects& effects);

} // namespace tandem
