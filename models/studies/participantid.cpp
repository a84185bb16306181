#include "models/studies/participantid.h"

#include <QString>

#include <algorithm>
#include <iterator>

namespace tandem::studies {

namespace {

constexpr QStringView kSignsOfPlaceholders = u"{}[]<>$%|#";

/// What stands in addresses that nobody filled in; in small letters.
constexpr const char* kUnfilledWords[] = {"assignment_id_not_available", "worker_id_not_available",
    "prolific_pid", "workerid", "worker_id", "participant", "participant_id", "participantid",
    "undefined", "null", "none", "nan"};

bool isSignOfPlaceholder(QChar sign)
{
    return kSignsOfPlaceholders.contains(sign);
}

} // namespace

bool isUnfilledPlace(QStringView participant)
{
    const QStringView id = participant.trimmed();
    if (id.isEmpty() || std::any_of(id.begin(), id.end(), isSignOfPlaceholder))
        return true;
    if (id.size() > 4 && id.startsWith(QLatin1String("__")) && id.endsWith(QLatin1String("__")))
        return true;
    return std::any_of(std::begin(kUnfilledWords), std::end(kUnfilledWords), [&](const char* word) {
        return id.compare(QLatin1String(word), Qt::CaseInsensitive) == 0;
    });
}

} // namespace tandem::studies
