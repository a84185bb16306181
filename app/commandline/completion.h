#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace tandem {

/// What a shell offers for the word that is being typed.
struct Completion
{
    struct Candidate
    {
        QString word;
        QString meaning; ///< one line; may be empty
    };

    QList<Candidate> words;
    bool takesFiles = false; ///< names of files fit there too
};

/// What may stand in the place of the last of `typed`, the words after "tandem": commands, the
/// words that say what a command does, its options, and what an option takes. Read off the help.
Completion completionOf(const QStringList& typed);

/// As the scripts of the shells read it: a word, a tab and its meaning a line; ":files" for files.
QString completionLines(const Completion& completion);

} // namespace tandem
