#pragma once

#include "models/ids.h"
#include "models/rounds/answer.h"
#include "views/annotate/answerwrites.h"

#include <QHash>

#include <optional>

namespace tandem {

/// Answers that are on their way to disk: what was submitted last for each paragraph, so that the
/// way to the next unanswered item need not wait for the disk.
class PendingAnswers final
{
public:
    void submitted(ItemId item, const Answer& answer, const TimeCounted& counted);
    /// A commit came back. False when nothing was on its way for the paragraph: then it was undone,
    /// done again, or changed by something else.
    bool committed(ItemId item);
    /// The answer on its way; none where none is.
    std::optional<Answer> answer(ItemId item) const;
    QList<ItemId> items() const { return m_entries.keys(); }
    bool isEmpty() const { return m_entries.isEmpty(); }
    void clear() { m_entries.clear(); }

private:
    struct Entry
    {
        Answer latest;
        QList<TimeCounted> underWay; ///< in the order of their commits
    };
    QHash<ItemId, Entry> m_entries;
};

} // namespace tandem
