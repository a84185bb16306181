#pragma once

#include "models/error.h"
#include "models/studies/task.h"

#include <QByteArray>
#include <QString>

namespace tandem {

class StudyPage;

/// How many bytes the key of a form has.
inline constexpr qsizetype kFormKeyBytes = 32;

/// A new key from the system's source of random numbers.
QByteArray newFormKey();

/// The form of one rater: one HTML file that opens without network, holds the task and nothing
/// else of the project, and saves answers to files that are sealed with `key`. The project keeps
/// the key to check these by; on the rater's machine no other form has it.
QByteArray formHtml(const StudyPage& page, const studies::Task& task, const QByteArray& key);

/// Writes it as a file, whole or not at all. Errors of writeAtomically().
Expected<void> writeFormFile(
    const QString& path, const StudyPage& page, const studies::Task& task, const QByteArray& key);

} // namespace tandem
