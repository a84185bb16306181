#pragma once

#include "models/error.h"
#include "models/studies/item.h"

#include <QDateTime>
#include <QString>

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

} // namespace tandem
