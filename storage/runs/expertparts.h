#pragma once

#include "models/error.h"
#include "models/expert/decision.h"
#include "models/expert/explanation.h"
#include "models/ids.h"

#include <QHash>
#include <QList>
#include <QString>

#include <any>

namespace tandem {

class Database;
class RunMemory;

/// The texts of an output that ExPerT compares.
struct ExpertTexts
{
    QString prompt;
    QString expected;
    QString generated;

    const QString& of(expert::Side side) const
    {
        return side == expert::Side::Expected ? expected : generated;
    }
};
/// NotFound for an output that is not in the project.
Expected<ExpertTexts> expertTexts(Database& database, OutputId output);

/// What the tasks of an ExPerT run about one output have come to: replies as they are stored, read
/// again as they are needed.
class ExpertParts final
{
public:
    /// Only these decisions; all where none are named. What `memory` has is not read again.
    static Expected<ExpertParts> load(Database& database, RunMemory& memory, RunId run,
        OutputId output, const QList<expert::DecisionRef>& decisions = {});

    /// Whether the decision was made, readable or not.
    bool isDone(const expert::DecisionRef& decision) const;
    /// Why its replies cannot be read; empty where one can, and where it is not made.
    QString fault(const expert::DecisionRef& decision) const;

    /// The aspects of a text; empty where they cannot be read or nothing had to be asked.
    QList<expert::Aspect> aspects(expert::Side side) const;
    /// An aspect's match without what was judged of it; with `fault` where it cannot be read.
    expert::AspectMatch match(
        expert::Side side, int aspect, const QList<expert::Aspect>& others) const;
    /// Everything, for a whole load: an aspect that nothing was asked about says why.
    expert::Explanation explanation(const ExpertTexts& texts, int firstTokens) const;

private:
    struct Part
    {
        bool isDone = false;
        ReplyId reply;
        QString fault;
        std::any answer{}; ///< what was read in the reply, where that is known
        QString text{};    ///< of the reply, where it has still to be read
    };
    static Expected<void> read(
        Database& database, RunMemory& memory, const QString& key, Part& part);
    const Part* part(const expert::DecisionRef& decision) const;
    template <typename Answer, typename Read>
    Answer answerOf(const expert::DecisionRef& decision, Read read) const;
    void fillSide(expert::Explanation& explanation, expert::Side side) const;

    QHash<QString, Part> m_parts; ///< by DecisionRef::key()
};

} // namespace tandem
