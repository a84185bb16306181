#include "models/studies/participantid.h"

#include <QString>

#include <algorithm>
#include <iterator>

namespace tandem::studies {

namespace {

constexpr QStringView kSignsOfPlaceholders = u"{}[]<>$%|#";

/// What stands in addresses that nobody filled in: the names of such places, and words for nothing;
/// small letters and digits alone.
constexpr const char* kUnfilledWords[] = {"assignmentidnotavailable", "workeridnotavailable", "id",
    "pid", "prolificpid", "prolificid", "worker", "workerid", "mturkid", "participant",
    "participantid", "participantcode", "subject", "subjectid", "respondentid", "user", "userid",
    "yourid", "yourpid", "yourprolificid", "yourworkerid", "yourparticipantid", "enteridhere", "na",
    "notavailable", "notapplicable", "undefined", "null", "none", "nil", "nan", "missing",
    "unknown", "empty", "blank"};

bool isSignOfPlaceholder(QChar sign)
{
    return kSignsOfPlaceholders.contains(sign);
}

/// What tells words apart however they are put together: "Worker-ID", "@worker_id@", "(workerid)".
QString lettersAndDigits(QStringView text)
{
    QString kept;
    for (const QChar sign : text) {
        if (sign.isLetterOrNumber())
            kept += sign.toLower();
    }
    return kept;
}

/// "XXXX": the letter that people write where something is to stand; one alone may be a name.
bool isOfX(const QString& word)
{
    return word.size() > 1 &&
           std::all_of(word.begin(), word.end(), [](QChar sign) { return sign == u'x'; });
}

} // namespace

bool isUnfilledPlace(QStringView participant)
{
    const QStringView id = participant.trimmed();
    if (id.isEmpty() || std::any_of(id.begin(), id.end(), isSignOfPlaceholder))
        return true;
    if (id.size() > 4 && id.startsWith(QLatin1String("__")) && id.endsWith(QLatin1String("__")))
        return true;
    // Of "-" nothing is left.
    const QString word = lettersAndDigits(id);
    return word.isEmpty() || isOfX(word) ||
           std::any_of(std::begin(kUnfilledWords), std::end(kUnfilledWords),
               [&](const char* unfilled) { return word == QLatin1String(unfilled); });
}

} // namespace tandem::studies
