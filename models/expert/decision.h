#pragma once

#include <QHashFunctions>
#include <QString>

#include <optional>

namespace tandem::expert {

/// One of the two texts of a case. What is asked about the expected text's aspects is the recall
/// side of ExPerT, what is asked about the generated text's aspects its precision side.
enum class Side { Expected = 0, Generated = 1 };

constexpr Side otherSide(Side side)
{
    return side == Side::Expected ? Side::Generated : Side::Expected;
}

/// What a model is asked in ExPerT, each answered by a reply of its own.
enum class DecisionKind {
    Extraction = 0, ///< the aspects of a text, with evidence
    Match = 1,      ///< which aspect of the other text an aspect matches, if any
    Content = 2,    ///< whether the evidence of a matched pair says the same
    Style = 3,      ///< whether it is written the same way
};

/// Names one decision of an evaluation.
struct DecisionRef
{
    DecisionKind kind = DecisionKind::Extraction;
    Side side = Side::Expected;
    int aspect = -1; ///< index among the side's aspects; -1 of an extraction
    bool operator==(const DecisionRef&) const = default;

    /// The name in project files: "E/extraction", "E3/match", "O1/style"; aspects count from 1.
    QString key() const;
    /// None for what key() does not make.
    static std::optional<DecisionRef> fromKey(const QString& key);
};

size_t qHash(const DecisionRef& decision, size_t seed = 0);

/// What people see beside an aspect: "E3" of the expected, "O1" of the generated text.
QString aspectLabel(Side side, int aspect);

} // namespace tandem::expert
