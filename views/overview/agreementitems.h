#pragma once

#include "models/agreement/agreementgroups.h"
#include "models/people/person.h"
#include "ui/rows/rowspec.h"

#include <QList>
#include <QString>

#include <functional>
#include <optional>

namespace tandem {

/// An item on which two do not agree, or that the figures leave out.
struct AgreementItem
{
    SampleId sample;
    int samplePosition = 0;
    QString sampleTitle;
    Step step = Step::Paragraphs;
    int number = 0; ///< in the sample; 0: not asked about any more
    QString text;
    Pair pair; ///< invalid ids where nobody is to see who said what
    std::optional<YesNo> a;
    std::optional<YesNo> b;
    std::optional<AgreementExclusion> excluded; ///< why it is left out; none: they disagree
};

/// What stands behind the figures of a group.
struct AgreementItems
{
    QList<AgreementItem> disagreements; ///< at most the number asked for
    QList<AgreementItem> excluded;      ///< at most the number asked for
};

/// The items of a group's rounds on which the two do not agree, and those that are left out, by
/// sample, step and number; at most `most` of each.
AgreementItems agreementItems(
    const QList<RatedRound>& rounds, const AgreementRow& row, qsizetype most);

/// A card for each: its text, what both said and where it stands; no names where nobody is to see
/// who said what.
RowSpec<AgreementItem> agreementItemRows(const std::function<Person(PersonId)>& personOf);

} // namespace tandem
