#pragma once

#include "models/error.h"
#include "models/studies/submission.h"
#include "models/studies/task.h"

#include <QByteArray>
#include <QList>
#include <QString>

namespace tandem {

class Input;

/// What a rater's form saved to a file (docs/study-page.md).
struct AnswersFile
{
    QString form; ///< UUIDs, as in the task
    QString project;
    QString study;
    QString version;
    QString rater;
    studies::Submission given; ///< rows and events, each in order of time
    QList<QByteArray> seals;   ///< of the rows, then of the events
    QByteArray countSeal;

    bool operator==(const AnswersFile&) const = default;
};

/// The largest answers file.
inline constexpr qsizetype kMaxAnswersFileBytes = qsizetype(64) << 20;

/// Whether a file that begins like this says that it is an answers file.
bool looksLikeAnswersFile(const QByteArray& head);

/// Reads what somebody has sent: its shape, bounds and order, nothing twice, a seal for each row
/// and event. Whose it is and whether it was altered is told by checkAnswersFile(). InvalidInput
/// with file and place, NewerVersion, TooLarge, NotFound, Unreadable.
Expected<AnswersFile> readAnswersFile(const Input& input);

/// Refuses a file that is not of the form of this task, that was altered since the form with this
/// key saved it, or that answers what the task does not ask. Whether the rater has withdrawn, and
/// whether rows are known already, is for the project to say.
Expected<void> checkAnswersFile(
    const AnswersFile& file, const studies::Task& task, const QByteArray& key);

/// The seals that a form with this key gives these rows and events, and the one of their number.
void sealAnswers(AnswersFile& file, const QByteArray& key);

/// The file as a form writes it.
QByteArray answersFileJson(const AnswersFile& file);

} // namespace tandem
