#include "models/kgds/checkdesignfields.h"

#include "models/kgds/checkpart.h"
#include "models/seed.h"

namespace tandem::kgds {

namespace {

constexpr fields::Bounds kDrawnBounds{1, 100'000};
constexpr fields::Bounds kDrawSeedBounds{0, kMostSeed};

constexpr fields::Word kKindWords[] = {
    {"opinions", QT_TRANSLATE_NOOP("FieldWords", "Opinions, for CAO-R"),
        int(CheckedKind::Opinions)},
    {"key-facts", QT_TRANSLATE_NOOP("FieldWords", "Key facts, for KBSAF-R"),
        int(CheckedKind::KeyFacts)}};

constexpr fields::Word kStrataWords[] = {
    {"none", QT_TRANSLATE_NOOP("FieldWords", "Simple random"), int(CheckStrata::None)},
    {"verdict", QT_TRANSLATE_NOOP("FieldWords", "Stratified by judgment"),
        int(CheckStrata::Verdict)},
    {"verdict-and-system", QT_TRANSLATE_NOOP("FieldWords", "Stratified by judgment and system"),
        int(CheckStrata::VerdictAndSystem)}};

constexpr fields::Word kShareWords[] = {
    {"proportional", QT_TRANSLATE_NOOP("FieldWords", "Proportional"),
        int(CheckAllocation::Proportional)},
    {"equal", QT_TRANSLATE_NOOP("FieldWords", "Equal (rare judgments more often)"),
        int(CheckAllocation::Equal)}};

bool hasStrata(const CheckDesign& design)
{
    return design.strata != CheckStrata::None;
}

} // namespace

const fields::Fields& checkDesignFields()
{
    using D = CheckDesign;
    static const fields::Fields all{fields::choice("kind", &D::kind, kKindWords,
                                        QT_TRANSLATE_NOOP("FieldWords", "&Kind"), {.option = "of"}),
        fields::number("size", &D::size, kDrawnBounds,
            QT_TRANSLATE_NOOP("FieldWords", "&Number of items"), {.option = "draw"}),
        fields::choice(
            "strata", &D::strata, kStrataWords, QT_TRANSLATE_NOOP("FieldWords", "&Design")),
        fields::choice("allocation", &D::allocation, kShareWords,
            QT_TRANSLATE_NOOP("FieldWords", "&Allocation"), {.option = "shares"})
            .when(hasStrata, "--strata verdict"),
        fields::number(
            "seed", &D::seed, kDrawSeedBounds, QT_TRANSLATE_NOOP("FieldWords", "S&eed"))};
    return all;
}

} // namespace tandem::kgds
