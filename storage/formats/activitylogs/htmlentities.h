#pragma once

#include "storage/formats/activitylogs/writtenrow.h"

#include <string>
#include <string_view>

namespace tandem {

/// Whether a text may hold what withoutEntities() replaces.
bool mayHaveEntities(std::string_view text);

/// A text of HTML as it reads: "&amp;", "&#34;" and their like (those of HTML 4 for Latin-1 and
/// punctuation, and all numbers) as the letters that they stand for, once, and "<br>" in all its
/// spellings as `lineBreak`. What is no such reference stays; controls become blanks.
std::string withoutEntities(std::string_view text, char lineBreak);

/// Hands rows on with titles, categories and texts as they read. Amazon keeps what shops sent and
/// what people typed as HTML; of Yelp some names are.
class EntityDecoder final : public RowSink
{
public:
    explicit EntityDecoder(RowSink& next)
        : m_next(next)
    {
    }

    Expected<void> take(const WrittenRow& row) override;
    Expected<void> takeBad(usersum::RowProblem problem, qint64 line, qint64 rows) override
    {
        return m_next.takeBad(problem, line, rows);
    }

private:
    RowSink& m_next;
    std::array<std::string, logRoles> m_texts; ///< that were changed
};

} // namespace tandem
