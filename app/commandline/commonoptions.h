#pragma once

#include "app/commandline/call.h"
#include "models/agreement/alttest.h"
#include "models/people/person.h"
#include "models/rounds/samplerow.h"
#include "models/rounds/stepname.h"
#include "models/text/numberselection.h"
#include "storage/formats/openfile.h"

#include <QLocale>

#include <functional>
#include <limits>
#include <set>

/// Options that several commands take, and what they name.
namespace tandem {

class Database;

/// The highest number that a sample, an item or a fact can have.
inline constexpr qint64 kMostNumber = std::numeric_limits<int>::max();

/// The person named with --person; a misuse where nobody is named, NotFound where nobody has the
/// name.
Expected<Person> actingPerson(Database& database, Call& call);

/// The person named with --person; invalid where nobody is.
Expected<PersonId> viewingPerson(Database& database, Call& call);

/// The lead that a command acts for: the one named, or the only one there is. In a project without
/// any lead an invalid id: whoever holds the file acts for its owner. Refused where there are
/// several and none is named.
/// `option` is the one that names them.
Expected<PersonId> actingLead(
    Database& database, Call& call, QLatin1String option = QLatin1String("person"));

/// The names of everybody.
Expected<QHash<PersonId, QString>> peopleNames(Database& database);

/// The names in `list`, set apart by commas. Those of people who were added when a name could have
/// commas stay whole.
Expected<QStringList> namesIn(Database& database, const QString& list);
/// Who is named in such a list.
Expected<QList<Person>> peopleNamed(Database& database, const QString& list);

/// The step that --step names: paragraphs where it is not given, facts or opinions.
Expected<Step> askedStep(Call& call);

/// The samples that `selection` names, by position, with their rounds of `step`: "all", or numbers
/// and ranges like "3" and "1-4,7". A misuse where it says neither, NotFound where the project has
/// no such sample.
Expected<QList<SampleRow>> selectedSamples(
    Database& database, const QString& selection, Call& call, Step step = Step::Paragraphs);

/// Every sample of the project for which `wanted` holds.
Expected<QList<SampleRow>> samplesWhere(Database& database,
    const std::function<bool(const SampleRow&)>& wanted, Step step = Step::Paragraphs);

/// "sample 3", where something went wrong.
QString samplePlace(const SampleRow& row);

/// The sample's round; Refused where nobody is assigned to it.
Expected<Round> roundOf(const SampleRow& row);

/// What `change` makes of the round of each sample; errors name the sample.
Expected<QList<Round>> eachRound(
    const QList<SampleRow>& rows, const std::function<Expected<Round>(const Round&)>& change);

/// The samples' numbers.
QList<int> positionsOf(const QList<SampleRow>& rows);

/// What --epsilon asks of an Alt-test; a misuse where it is not between 0 and 1.
Expected<AltTestRules> askedAltTest(Call& call);

/// The file at `path`, or standard input where that is "-"; a misuse where there is none to read.
Expected<Input> inputOf(const QString& path, Call& call);

/// The shell's language where the program speaks it, or else English: what documents say they are
/// written in is what they are.
QLocale reportLocale();

/// Of a file to be written, whose format its ending says: which of `endings` ("csv") that is; a
/// misuse where it is none of them.
Expected<QString> askedEnding(const QString& path, const QStringList& endings, Call& call);
/// Of one whose format is fixed, or that is a folder where there are no endings: a misuse where its
/// name ends as that of another kind of file, which programs would take it for.
Expected<void> refuseOtherEnding(const QString& path, const QStringList& endings, Call& call);

/// Whether files that are there already are replaced without being asked about: with --overwrite,
/// or where somebody at the terminal was asked.
bool mayReplace(Call& call);
/// On a terminal asks whether those of the files that are there already are replaced; a failure
/// (Refused) where they are not. Nobody is asked with --overwrite, nor in a script, which replaces
/// as shell tools do.
Expected<void> askToReplace(const QStringList& paths, Call& call);
/// The same of a file that a script may not replace either, such as questions that were submitted
/// as a batch and may be paid for.
Expected<void> askToReplaceKept(const QString& path, Call& call);

} // namespace tandem
