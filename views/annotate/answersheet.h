#pragma once

#include "models/rounds/missing.h"
#include "storage/changes/pending.h"
#include "views/annotate/opensample.h"

namespace tandem {

/// The open sample with what is committed of the person's answers, and what is on its way.
class AnswerSheet final
{
public:
    const OpenSample& open() const { return m_open; }
    int count() const { return int(m_open.items.size()); }
    Pending<ItemId, Answer>& pending() { return m_pending; }

    /// Replaces the sample; answers on their way stay known.
    void setOpen(OpenSample open) { m_open = std::move(open); }
    void setRow(const SampleRow& row) { m_open.row = row; }
    /// An answer was committed.
    void setCommitted(int index, const Answer& answer) { m_open.answers[index] = answer; }

    /// The answer on its way, or else the committed one.
    Answer effective(int index) const;
    /// The answer on its way; none where none is.
    std::optional<Answer> underWay(int index) const;
    /// Complete committed answers.
    int answeredCount() const;
    /// What is missing for a submission, answers on their way taken as given.
    Missing missing() const;
    /// Where to go after `current`, see nextIncomplete(); answers on their way taken as given.
    std::optional<int> next(int current) const;

private:
    OpenSample m_open;
    Pending<ItemId, Answer> m_pending; ///< of any sample
};

} // namespace tandem
