#pragma once

#include "models/results/report.h"
#include "models/studies/design.h"
#include "models/studies/item.h"
#include "models/studies/studyresults.h"

#include <QDateTime>
#include <QList>
#include <QStringList>

namespace tandem::studies {

/// A field of the items, as raters saw it or did not.
struct DescribedField
{
    ShownField field; ///< of one that is not shown the name alone
    bool isShown = true;
    bool hasSides = false; ///< an item has two texts of it
    int items = 0;         ///< rated items that have it
};

/// The fields that the design shows, in their order, then those of rated items that it leaves out.
QList<DescribedField> describedFields(const Design& design, const QList<StudyItem>& items);

/// What of an item raters saw. Without any `described`, where items are not known, what the design
/// shows.
results::Section fieldsSection(const Design& design, const QList<DescribedField>& described);

/// A version of the design.
struct DescribedVersion
{
    int number = 1;
    QDateTime at; ///< UTC
    Design design;
};

/// How somebody worked, whether or not their answers are part of results.
struct DescribedRater
{
    QString name;      ///< a pseudonym unless names are asked for
    QString state;     ///< the word of files: "handed_in"
    QString stateName; ///< what people read, translated
    int asked = 0;     ///< rated and check items
    int complete = 0;
    int released = 0; ///< went to others
    QDateTime first;  ///< of their answers, UTC; invalid: none
    QDateTime last;
    qint64 longestGapMs = 0; ///< between two answers
};

/// What a study's report says beside its results, so that the study can be repeated.
struct StudyDescription
{
    QString name;                 ///< of the study in its project, or of the file with the answers
    Design design;                ///< of the latest version
    QList<DescribedField> fields; ///< of its items; empty: these are not known
    QList<DescribedVersion> versions; ///< the oldest first
    QList<DescribedRater> raters;
    bool isDeclared = true; ///< the design is what was asked, not made up from the answers
    QStringList happened;   ///< raters replaced, extensions, an early end, gaps; sentences
    QStringList origins;    ///< of items, scores and prompts, with their versions; sentences
};

/// What the study asked, of whom, and how: its title, the design's table, what was shown and
/// asked, its instructions and consent, versions with their answers, how raters worked, rules for
/// leaving them out, whose sentences write numbers as `outlet` does.
results::Report studyDescriptionReport(const StudyDescription& description,
    const StudyResults& results, results::Outlet outlet = results::Outlet::Readers);

} // namespace tandem::studies
