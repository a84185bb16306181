#include "models/studies/designfields.h"

#include "models/seed.h"
#include "models/studies/designcheck.h"

#include <algorithm>
#include <iterator>

namespace tandem::studies {

namespace {

constexpr double kPercent = 100.0;
constexpr const char* kOff = QT_TRANSLATE_NOOP("FieldWords", "off");

fields::Field whole(int Design::*member, const char* label, const fields::FieldTraits& traits = {})
{
    const DesignNumber& number = *std::find_if(std::begin(kDesignNumbers), std::end(kDesignNumbers),
        [member](const DesignNumber& one) { return one.value == member; });
    return fields::number(
        number.key, member, {double(number.least), double(number.most)}, label, traits);
}

/// Shown as so many times its value; of one that is shown alike all of its own digits stay.
template <typename Number>
fields::Field rule(fields::Type type, const char* key, std::optional<Number> Exclusions::*member,
    double scale, double most, const char* label, const char* unit = nullptr)
{
    const auto get = [member, scale](const void* rules) -> QVariant {
        return scale * double((static_cast<const Exclusions*>(rules)->*member).value_or(Number(0)));
    };
    const auto set = [member, scale](void* rules, const QVariant& value) {
        std::optional<Number>& now = static_cast<Exclusions*>(rules)->*member;
        const double shown = value.toDouble();
        if (shown <= 0.0)
            now = std::nullopt;
        else if (!now || qRound64(double(*now) * scale * 10.0) != qRound64(shown * 10.0))
            now = Number(shown / scale);
    };
    fields::Field field(type, key, label, get, set, {.blank = kOff, .unit = unit, .step = 1});
    field.bounds = {0.0, most, 1};
    return field;
}

} // namespace

const fields::Fields& assignmentFields()
{
    using D = Design;
    static const fields::Fields all{
        whole(&D::ratersPerItem, QT_TRANSLATE_NOOP("FieldWords", "&Raters per item")),
        whole(&D::itemsPerRater, QT_TRANSLATE_NOOP("FieldWords", "&Items per rater"),
            {.blank = QT_TRANSLATE_NOOP("FieldWords", "all items")}),
        fields::flag("shuffles", &D::shuffles,
            QT_TRANSLATE_NOOP(
                "FieldWords", "Shuffle the item &order for each rater; groups stay together")),
        fields::flag("balances_sides", &D::balancesSides,
            QT_TRANSLATE_NOOP("FieldWords", "Show each side &first equally often")),
        fields::number("seed", &D::seed, {0, kMostSeed},
            QT_TRANSLATE_NOOP("FieldWords", "See&d for order and sides")),
        whole(&D::breakAfter, QT_TRANSLATE_NOOP("FieldWords", "Offer a brea&k after"),
            {.blank = QT_TRANSLATE_NOOP("FieldWords", "no break")}),
        whole(&D::comeBackDays,
            QT_TRANSLATE_NOOP("FieldWords", "Days raters can come &back after their first answer"),
            {.blank = QT_TRANSLATE_NOOP("FieldWords", "until the study is closed")}),
        whole(&D::releaseMinutes, QT_TRANSLATE_NOOP("FieldWords",
                                      "Minutes until an unfinished item goes to the &next rater"))};
    return all;
}

const fields::Fields& exclusionFields()
{
    using E = Exclusions;
    static const fields::Fields all = fields::within(&Design::exclusions,
        {rule(fields::Type::Number, "failed_checks", &E::failedChecks, 1.0, kMostItemsPerRater,
             QT_TRANSLATE_NOOP("FieldWords", "failed at least this many attention checks")),
            rule(fields::Type::Decimal, "seconds_per_item", &E::secondsPerItem, 1.0,
                kMostSecondsOfItem,
                QT_TRANSLATE_NOOP("FieldWords", "spent less than this on half of their items"),
                QT_TRANSLATE_NOOP("FieldWords", " s")),
            rule(fields::Type::Decimal, "straight_lining", &E::straightLining, kPercent, kPercent,
                QT_TRANSLATE_NOOP(
                    "FieldWords", "gave the same answer to at least this share of items"),
                QT_TRANSLATE_NOOP("FieldWords", " %")),
            rule(fields::Type::Decimal, "least_answered", &E::leastAnswered, kPercent, kPercent,
                QT_TRANSLATE_NOOP("FieldWords", "answered less than this share of their items"),
                QT_TRANSLATE_NOOP("FieldWords", " %"))});
    return all;
}

} // namespace tandem::studies
