#pragma once

#include "models/ids.h"
#include "models/kgds/record.h"

#include <QString>

#include <optional>

/// Candidate atomic facts of a sample's paragraphs (KGDS, section 3: indivisible, independent,
/// declarative).
namespace tandem {

/// The longest fact, in UTF-16 units.
inline constexpr qsizetype kMaxFactUnits = 2000;
/// The most facts that one paragraph may have.
inline constexpr qsizetype kMaxFactsPerParagraph = 200;

/// Where a fact came from first; what a person did with it since is told by FactRow::edited.
enum class FactOrigin { ByHand = 0, Llm = 1, Imported = 2 };

/// Whether a fact of a nonsupporting paragraph can be inferred from the supporting ones and so
/// takes no part in evaluation. The latest word counts, a person's over a model's.
struct Mask
{
    bool masked = false;
    QString explanation; ///< the model's reason or the person's note; may be empty
    bool byPerson = false;
    PersonId by;       ///< valid where byPerson
    QString replyUuid; ///< the reply it was read from; empty where a person said it at once
    int code = 4;      ///< 4, 5 or 6 as written to KGDS.json; 4 for ours, imported ones are kept
    bool operator==(const Mask&) const = default;
};

/// One fact as lists show it.
struct FactRow
{
    FactId id;
    QString uuid;
    ParagraphId paragraph;
    int paragraphNumber = 0; ///< as in the article as imported, counting from 1
    int number = 0;          ///< running over the sample's facts shown, from 1
    QString text;
    FactOrigin origin = FactOrigin::ByHand;
    QString replyUuid;             ///< the reply it was read from; empty unless origin is Llm
    bool edited = false;           ///< by a person since it came
    std::optional<FactId> repeats; ///< the earlier fact that a person confirmed it repeats
    std::optional<kgds::FactType> importedType;
    std::optional<Mask> mask; ///< none: not looked at
    bool operator==(const FactRow&) const = default;
};

} // namespace tandem
