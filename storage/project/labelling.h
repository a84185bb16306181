#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "models/rounds/round.h"
#include "storage/formats/labelsreader.h"

#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

namespace tandem {

class Database;

/// What a labels file has for one person's answers at one step, and what it has besides.
struct ChosenLabels
{
    QList<LabelRow> rows;        ///< in the file's order, one for each sample and item
    QMap<QString, int> ofOthers; ///< rows of other people, by name
    int ofOtherSteps = 0;
    int superseded = 0;        ///< answered anew later, as exports have them
    int firstPass = 0;         ///< of a calibration whose second pass is there
    int repeated = 0;          ///< say the same again
    QStringList withoutAnswer; ///< where the rows stand that say nothing
};

/// The rows of the person with this name (comparedName()), and those that name nobody, about `step`
/// or without a step. A row without an answer is passed over, whatever else it says. InvalidInput,
/// naming both places: two rows answer the same differently; NotFound, saying what there is, where
/// no row is left. `file` is what errors call the file.
Expected<ChosenLabels> chooseLabels(
    const QList<LabelRow>& rows, const QString& person, Step step, const QString& file);

/// Records `rows` as answers of `person` in rounds of `step`, whoever the rows name, in their order
/// and inside the caller's transaction. A
/// sample is the one with the row's id; where the project has none, the one with the row's number,
/// if it has the row's title, else that one alone which has the title; without an id the one with
/// the number. A fact is likewise looked for by its text. Returns the samples that were touched,
/// each once, in the order of first mention. Refused or NotFound, with the row's place, where a
/// sample or item is not there, is not assigned to them, or was submitted.
Expected<QList<int>> recordLabels(
    Database& database, const QList<LabelRow>& rows, PersonId person, Step step = Step::Paragraphs);

/// What recordNewLabels() did.
struct NewLabels
{
    qint64 added = 0;
    qint64 known = 0;   ///< items that the person has answered already, which stay as they are
    QList<int> samples; ///< that were touched
};
/// The same of answers that were given elsewhere, which replace none. Nothing tells whether an
/// answer that is there is the same one: it may be another person's who has not submitted.
Expected<NewLabels> recordNewLabels(
    Database& database, const QList<LabelRow>& rows, PersonId person, Step step);

} // namespace tandem
