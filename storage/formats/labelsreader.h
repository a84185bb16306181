#pragma once

#include "models/error.h"
#include "models/people/person.h"
#include "models/rounds/answer.h"
#include "models/rounds/round.h"
#include "storage/formats/recordreader.h"

#include <QList>
#include <QString>

#include <optional>

namespace tandem {

/// Somebody that a labels file names.
struct LabelsPerson
{
    QString name;
    QString colour; ///< as written; may be empty
    Role role = Role::Annotator;
    bool operator==(const LabelsPerson&) const = default;
};

/// One answer as a labels file has it.
struct LabelRow
{
    QString person;    ///< empty where the file names nobody
    int sample = 0;    ///< the sample's place in the project, from 1
    int paragraph = 0; ///< from 1 in the article as imported
    Answer answer;
    bool saysAnswer = true; ///< false: nothing, or a word for nothing, stands where it should
    qint64 durationMs = 0;
    QString place; ///< where in the file, for messages

    // What exported answers say beside; none and empty where a file does not.
    std::optional<Step> step;
    bool isCurrent = true;     ///< false: the person answered anew later
    bool isFirstPass = false;  ///< of a calibration
    bool isSecondPass = false; ///< after it, which is what counts
    QString sampleId;          ///< the sample's UUID, which counts before its number
    QString sampleTitle;
    QString fact; ///< its text
};

/// What a labels file holds.
struct LabelsFile
{
    QList<LabelsPerson> people;
    QList<LabelRow> rows; ///< in the file's order
    qint64 emptyRows = 0; ///< of a table, which were passed over
};

/// Reads a labels file, laid out as its suffix says (.json, .jsonl, .csv), else as lines "SAMPLE
/// PARAGRAPH yes|no|clear". JSON: {"people": [{name, colour, role}], "samples": [{sample, answers:
/// {NAME: [row]}}]}, or a list of rows. A row has `sample`, `paragraph` (or `item`) and `answer`
/// (yes, no, clear for an answer taken back; what meansMissing() is none), and may have `person`,
/// `unsure`, `note`, and `seconds` or `duration_ms`, and the columns of an export of answers that
/// LabelRow has; what else it has is ignored. NotFound, Unreadable, TooLarge over 64 MiB,
/// InvalidInput with the place.
Expected<LabelsFile> readLabels(const Input& input);
/// The same in this layout; without one as lines.
Expected<LabelsFile> readLabels(const Input& input, std::optional<RecordLayout> layout);

} // namespace tandem
