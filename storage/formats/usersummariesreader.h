#pragma once

#include "storage/formats/openfile.h"

#include <QList>
#include <QString>

#include <optional>

namespace tandem {

/// A summary of a user, as a file gives it.
struct UserSummaryRow
{
    QString user;       ///< pseudonym; never empty
    QString summarizer; ///< empty where the file does not say
    QString summary;    ///< never empty
    qint64 line = 0;
    std::optional<qint64> mostWords{}; ///< the limit it was to keep to
    QString log{}; ///< fingerprint of the user's log; empty where it is not said
    bool operator==(const UserSummaryRow&) const = default;
};

/// Reads summaries of users: JSONL, or JSON with a list of the same, or CSV, of {"user",
/// "summary"}, and "summarizer" where there are several, "max_words", the limit that it was to
/// keep to, and "log", by which a project's exports tell its users from others; other fields are
/// passed over. Of a summary lines are kept; other control characters become blanks. InvalidInput
/// with file, place and remedy: something else, no user, no summary, the same user and summarizer
/// twice, no line at all. TooLarge beyond limits.h, or a name over 200 or a summary over 100,000
/// characters.
Expected<QList<UserSummaryRow>> readUserSummaries(const Input& input);

} // namespace tandem
