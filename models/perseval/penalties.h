#pragma once

#include "models/perseval/parameters.h"

#include <vector>

namespace tandem::perseval {

/// G(x; p, q) = 1 / (1 + 10^p exp(-10^q x)): rises from nearly 0 to 1, the later the larger p, the
/// steeper the larger q.
class PenaltyCurve final
{
public:
    PenaltyCurve(double p, double q);
    double at(double x) const;

private:
    double m_scale;
    double m_rate;
};

/// The penalties of one user's summary.
struct UserPenalty
{
    double acpTerm = 0.0; ///< (accuracy - best) / (mean - best + epsilon)
    double acp = 0.0;     ///< accuracy-inconsistency penalty
    double dgp = 0.0;     ///< ADP + ACP
    double edp = 0.0;     ///< 1 - G(DGP) + epsilon
};

/// What all users of a document have in common.
struct DocumentPenalty
{
    double best = 0.0;    ///< smallest accuracy of its users
    double mean = 0.0;    ///< mean accuracy
    double adpTerm = 0.0; ///< best / (1 - best + epsilon)
    double adp = 0.0;     ///< accuracy-drop penalty
};

/// The penalties of a document.
struct DocumentPenalties : DocumentPenalty
{
    std::vector<UserPenalty> users;
};

/// The penalties by one set of parameters (PerSEval, Dasgupta et al. 2024).
class Penalties final
{
public:
    explicit Penalties(const Parameters& parameters);

    /// Of a document whose users' summaries are so far (0 to 1) from what the model wrote for
    /// them; not empty, no NaN. `result` is overwritten, its memory used again.
    void compute(const std::vector<double>& accuracies, DocumentPenalties& result) const;
    /// EDP of a DGP.
    double effective(double dgp) const;

private:
    PenaltyCurve m_adp;
    PenaltyCurve m_acp;
    PenaltyCurve m_edp;
    double m_epsilon;
};

} // namespace tandem::perseval
