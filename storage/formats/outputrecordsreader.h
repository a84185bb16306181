#pragma once

#include "models/error.h"
#include "models/kgds/systemoutput.h"
#include "storage/formats/openfile.h"

#include <QList>
#include <QString>

#include <functional>

/// Outputs of systems as records: one for each sample and system.
namespace tandem::kgds {

/// A judge's verdicts on an output, in the order of the benchmark's sample.
struct RecordedVerdicts
{
    struct Item
    {
        QString text; ///< of the fact or opinion; may be missing
        Conclusion conclusion = Conclusion::None;
        QString explanation{};
        std::optional<ErrorType> error{}; ///< of an opinion that is not covered
        QString errorExplanation{};
        bool operator==(const Item&) const = default;
    };
    QString verifier;
    QList<Item> facts; ///< empty where none is judged
    QList<Item> opinions;
    bool operator==(const RecordedVerdicts&) const = default;
};

struct OutputRecord
{
    qint64 sample = 0; ///< its number, from 1
    SystemRef system;
    SystemOutput output;
    QString place; ///< where in the file, for messages
    std::optional<RecordedVerdicts> verdicts{};
    QString id{};    ///< of the sample, as projects know it whatever its number is; when writing
    QString title{}; ///< of the sample, for projects that do not know its id; when writing
};

/// The samples that a word may mean: a number from 1, and whatever else they are known by.
using SamplesMeant = std::function<QList<qint64>(const QString& word)>;
/// Takes one output. An error ends the reading and is handed on as it is.
using OutputSink = std::function<Expected<void>(OutputRecord&& record)>;

/// Reads outputs one by one and returns how many there were. A record has
/// - `sample`, a number or a text that means one sample, and `model`; `id`, a sample's UUID, which
///   counts before its number, with `title`, which counts where the id is not known here;
/// - `paragraphs`, which makes it an EBS-AOS output, or `background`, an ABS-AOS output; `pattern`
///   ("ebs-aos", "abs-aos") where both or none are there;
/// - `opinion`, the opinion summary; `paradigm`, "structured-prompt" where there is none.
/// - `verdicts` (not in a table): {"verifier", "facts": [{"fact", "conclusion": "knowable" or
///   "unknowable", "explanation"}], "opinions": [{"opinion", the same, "error": "om", "iric",
///   "iru", "osd" or "ofi", "error_explanation"}]}, each fact and opinion in its place.
/// Paragraphs are a list of numbers or published names ("<Paragraph_16>"), in a table separated by
/// blanks, commas or semicolons; a text of digits is a number. What the article lacks, and any
/// other name, is kept as it is: a fault of the system. {"name": "16"} stands for a name of digits.
/// JSONL has a record in each line, JSON is a list of them or one alone, CSV names its columns so,
/// in upper case or lower, and its empty cells are none; others are ignored. Memory is that of one
/// record and of the names.
///
/// Errors: NotFound, Unreadable, Cancelled, what `sink` says, TooLarge beyond limits.h, 500 systems
/// and 1,000,000 outputs; InvalidInput with file and place: a field is missing, of another type or
/// says nothing known, a sample or an id that is unknown or may be several, a background and
/// paragraphs both, a system that has an output of the sample already, no record at all.
Expected<qint64> readOutputRecords(const Input& input, const SamplesMeant& samplesMeant,
    const OutputSink& sink, const ReadProgress& progress = {});

} // namespace tandem::kgds
