#pragma once

#include "models/error.h"
#include "models/studies/answers.h"
#include "models/studies/item.h"
#include "storage/formats/openfile.h"
#include "storage/formats/recordreader.h"
#include "storage/formats/spellings.h"

#include <QDateTime>
#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

#include <optional>

namespace tandem {

template <typename Row>
class RecordFields;

/// One answer of a study as a file has it.
struct StudyAnswerRow
{
    QString rater;
    QString item;
    QString question;     ///< empty: the study's only one
    QString answer;       ///< of the item's own sides; empty: taken back, or missing
    QString missing = {}; ///< the word that stood for a missing answer: where the question has such
                          ///< an answer, it is that
    QDateTime at;         ///< UTC; invalid where it is not given
    int atMicros = 0;     ///< what belongs to `at` besides, half a millisecond at most
    qint64 durationMs = -1;
    int side = 0;     ///< 1 or 2: the one that was shown first; 0: not given
    int position = 0; ///< of the item among the rater's, from 1; 0: not given
    int version = 1;
    QString late;          ///< "closed": came after the study was closed, and does not count
    bool isCurrent = true; ///< false: another one counts in its place, or none
    QString kind;          ///< of the item: "rated", "practice" or "check", or not said
    QString place;         ///< where in the file, for messages
    QString group = {};    ///< of the item; empty: not said
    int asked = 0;         ///< rated and check items that the rater was asked about; 0: not said
    QString known = {};    ///< of a check item: the right answer to the question
    studies::ItemSource source = {}; ///< systems and scores of the item, as far as they are said
};

/// The fields that such a row may have in a file.
const RecordFields<StudyAnswerRow>& studyAnswerFields();
/// Whether the first was given before the other; both times are known.
bool cameBefore(const StudyAnswerRow& one, const StudyAnswerRow& other);
/// Where one reads how such rows are written.
QString studyAnswersRemedy();

/// Reads the answers of a study, wherever they were collected, from CSV, JSONL or JSON (a list of
/// rows, or one under "answers"), laid out so or else as layoutOfRecords() finds it. A row has
/// `rater`, `item` and `answer` (or `value`), and may have `question`, `time` (ISO 8601, or
/// milliseconds or seconds since 1970), `seconds` or `duration_ms`, `side` (1 or 2: shown first),
/// `position`, `version` and `late` ("closed": left out), `current` (0: left out), `kind`, and what
/// exports say of items and raters: `system_1`, `system_2`, `item_group`, `known`, `asked`, and
/// `score_NAME`, a number or none; what else it has is ignored. Of a rater's answers to one
/// question about one item the latest counts, and an empty or missing one (meansMissing()) takes it
/// back: those that are left, in the file's order. Raters compare as comparedRater(), items as
/// comparedId(). NotFound, Unreadable; TooLarge above limits::maxRows; InvalidInput with the place:
/// something is missing or no such value, an answer is given twice without times or at the same
/// time (both places are named), no answer at all.
Expected<QList<StudyAnswerRow>> readStudyAnswerRows(
    const Input& input, std::optional<RecordLayout> layout = {});

/// Which answers a question has that is no text: "The answers are 1, 2, tie.", translated.
QString possibleAnswers(const studies::Question& question);

/// Whether the first line of the file at `path` names what such answers have. For a small look: of
/// a document of JSON it is not told.
bool resemblesStudyAnswers(const QString& path);

/// Rows that are not taken, by why.
class PassedOverRows final
{
public:
    void add(const QString& why, const QString& place);
    int count() const;
    /// One for each reason, with the places of the first rows in the file.
    QStringList sentences() const;

private:
    struct OfReason
    {
        int count = 0;
        QStringList places; ///< the first, in the file's order
    };

    QMap<QString, OfReason> m_rows;
};

/// What a file says that was collected elsewhere.
struct CollectedRows
{
    /// By the file's order; also those that take an answer back, which are empty, and those with a
    /// later one beside, which are part of the history.
    QList<StudyAnswerRow> rows;
    /// Rows besides: without an answer and a time, from after a close, or said to count no more.
    PassedOverRows passedOver = {};
    QMap<QString, int> missing = {}; ///< what stood for a missing answer, "" for nothing, how often
    Spellings raters = {};           ///< of rows that count
    Spellings items = {};
};
/// The same where an empty answer may take back what the project has.
Expected<CollectedRows> readCollectedRows(const Input& input);

/// What somebody should know of a file of answers.
struct AnswersNotes
{
    QStringList remarks = {};
    int missing = 0; ///< rows without an answer
};

/// The same as a study of this kind, made up from the answers: what its template asks where the
/// names of questions are those, or where there is one question alone; what else is asked is a
/// scale where all of its answers are numbers, a choice where they are few, else a text. Items and
/// raters are in the order of the file. InvalidInput with the place: an answer that the question
/// does not have, a table without a header, no answer at all. `notes` gets sentences about answers
/// that are missing, names that are alike and not the same, and numbers far off a scale, as other
/// programs write for a missing answer; and that a kind has no rules that leave raters out where
/// check items would tell.
Expected<studies::StudyAnswers> readStudyAnswers(
    const Input& input, studies::Kind kind, AnswersNotes* notes = nullptr);
/// What these rows make, but those of practice items. Check items tell how raters worked, and are
/// left out where they ask what no rated item does.
Expected<studies::StudyAnswers> studyOfRows(const QList<StudyAnswerRow>& rows, studies::Kind kind);

/// The same as a study of this design, whose questions, scales, options and rules are taken as they
/// are; practice and check items are told by `kind`. An answer
/// to a question that is not asked after the rater's others about the item is left out, as
/// remarked. InvalidInput with the place also: an answer to a question that the design does not
/// have.
Expected<studies::StudyAnswers> readStudyAnswers(
    const Input& input, const studies::Design& design, AnswersNotes* notes = nullptr);
Expected<studies::StudyAnswers> studyOfRows(
    const QList<StudyAnswerRow>& rows, const studies::Design& design);

} // namespace tandem
