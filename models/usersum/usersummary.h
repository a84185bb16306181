#pragma once

#include "models/error.h"
#include "models/llm/chat.h"

#include <QString>

#include <optional>

/// What models write about a user.
namespace tandem::usersum {

/// The longest summary that is kept of a reply, in UTF-16 units of its text.
inline constexpr qsizetype kMostUserSummaryUnits = 100'000;

/// A summary of what a user did, in its two sections (USERSUMBENCH, appendix A). Neither is blank.
struct UserSummary
{
    QString summary;
    QString insights; ///< one a line, without marks before them

    /// As it is stored, counted in words and shown to models: each section below its heading,
    /// "**Summary**" and "**Insights**".
    QString text() const;
    /// The sections of a text, be it of this program or another: as readUserSummary() tells them
    /// apart by headings. None where it has not just these two.
    static std::optional<UserSummary> fromText(const QString& text);
    bool operator==(const UserSummary&) const = default;
};

/// The shape that is asked for: {"summary": "...", "insights": ["...", "..."]}.
llm::Schema userSummarySchema();

/// The summary in a reply. Tolerated: a section as a text or as a list of texts, in JSON also under
/// "result", "answer" or "output"; in the place of JSON both sections as Markdown, each below a
/// heading or behind one on its line ("**Summary**", "## Key insights:", "Summary: ..."), in either
/// order, with words before them. Marks of list items go, lines stay, other control characters
/// become blanks. InvalidInput, with what is missing: a section that is not there, blank, there
/// twice, or anything but texts. TooLarge: beyond the bound.
Expected<UserSummary> readUserSummary(const QString& reply);

} // namespace tandem::usersum
