#pragma once

#include <array>

namespace tandem::perseval {

/// What the formulas leave open; the values are the paper's.
struct Parameters
{
    double adpAlpha = 4.0; ///< p of G(x; p, q) = 1 / (1 + 10^p exp(-10^q x)) in ADP
    double adpBeta = 1.0;  ///< q there
    double acpAlpha = 4.0;
    double acpBeta = 1.0;
    double edpAlpha = 3.0;
    double edpBeta = 1.7;  ///< the best of the paper's ablation; the published code has 1.0
    double epsilon = 1e-7; ///< keeps ADP and ACP from dividing by zero; added to EDP
    double proportionEpsilon = 1e-5; ///< added to both parts of min(X, Y) / max(X, Y)
    double accuracyAlpha = 0.5;      ///< of P-Accuracy: the weight of a lack of personalization
    double accuracyBeta = 1.0;       ///< of P-Accuracy: how steeply that lowers the accuracy
    bool simplified = false;         ///< the distances themselves in place of X and Y
    /// Undefined distances as in the published code, which compares numbers with NaN: where X alone
    /// is undefined the proportion is 1, one undefined distance spoils a user's pairs, and the
    /// soft-max may overflow. Otherwise their pairs are left out of X and of Y.
    bool publishedUndefined = false;
    bool operator==(const Parameters&) const = default;
};

/// A number of the formulas that can be set.
struct FormulaNumber
{
    const char* key; ///< the option of the command
    double Parameters::*value;
    double least;
    double most;
};
/// All of them; the order is that of saved layouts and never changes.
inline constexpr std::array kFormulaNumbers{
    FormulaNumber{"beta", &Parameters::edpBeta, -10.0, 10.0},
    FormulaNumber{"edp-alpha", &Parameters::edpAlpha, -10.0, 100.0},
    FormulaNumber{"adp-alpha", &Parameters::adpAlpha, -10.0, 100.0},
    FormulaNumber{"adp-beta", &Parameters::adpBeta, -10.0, 10.0},
    FormulaNumber{"acp-alpha", &Parameters::acpAlpha, -10.0, 100.0},
    FormulaNumber{"acp-beta", &Parameters::acpBeta, -10.0, 10.0},
    FormulaNumber{"epsilon", &Parameters::epsilon, 1e-15, 1.0},
    FormulaNumber{"pair-epsilon", &Parameters::proportionEpsilon, 1e-15, 1.0},
    FormulaNumber{"p-accuracy-alpha", &Parameters::accuracyAlpha, 0.0, 1.0},
    FormulaNumber{"p-accuracy-beta", &Parameters::accuracyBeta, 0.0, 100.0}};

} // namespace tandem::perseval
