#pragma once

#include "models/error.h"
#include "models/llm/chat.h"
#include "models/usersum/activity.h"
#include "models/usersum/consistency.h"
#include "models/usersum/segment.h"

#include <QList>
#include <QString>

#include <optional>

namespace tandem::llm {
struct PromptTemplate;
}

/// Asking language models for summaries of users, in one step or by the hierarchy with critique
/// (USERSUMBENCH, section 3.2). All at temperature 0.
namespace tandem::usersum {

/// What is asked of every summary.
struct SummaryQuery
{
    QString query;   ///< what the summary is to tell of the user
    int words = 200; ///< that it has at most, 1 .. kMostWords
    bool operator==(const SummaryQuery&) const = default;
};
/// The highest word limit: to ask for, that a summary was made under elsewhere, or to judge by.
inline constexpr int kMostWords = 1'000'000;
/// A query that fits every log, in the words of this project; in English as the prompts are.
QString usualQuery();
/// InvalidInput: no query, a number out of its range.
Expected<void> checkQuery(const SummaryQuery& query);

/// What was found wrong with a summary.
struct Feedback
{
    struct WrongFact
    {
        FactPair pair;
        QString reference; ///< what the activities answer; empty: nothing
        bool operator==(const WrongFact&) const = default;
    };

    std::optional<QString> offQuery{}; ///< why it does not answer the query; may be empty
    QList<WrongFact> wrongFacts{};

    bool isEmpty() const { return !offQuery && wrongFacts.isEmpty(); }
    bool operator==(const Feedback&) const = default;
};
/// As a model reads it: a line for the query, and numbered ones for the facts.
QString feedbackText(const Feedback& feedback);

/// The summary of a segment and its time, as timeRangeText() has it.
struct SegmentSummary
{
    QString range;
    QString text; ///< as UserSummary::text()
    bool operator==(const SegmentSummary&) const = default;
};

/// The summary of the first `past` activities in one step. Fills {{query}}, {{words}} and
/// {{activities}}. InvalidInput: no activity, those of checkQuery() and of llm::fillPrompt(), also
/// of the other requests.
Expected<llm::ChatRequest> userSummaryRequest(const llm::PromptTemplate& prompt,
    const QString& model, const SummaryQuery& query, const QList<Activity>& activities,
    qsizetype past);

/// The summary of a segment. Fills {{range}}, too.
Expected<llm::ChatRequest> segmentRequest(const llm::PromptTemplate& prompt, const QString& model,
    const SummaryQuery& query, const QList<Activity>& activities, const Segment& segment);

/// Whether a summary answers the query. Fills {{query}} and {{summary}}.
Expected<llm::ChatRequest> checkQueryRequest(const llm::PromptTemplate& prompt,
    const QString& model, const QString& query, const QString& summary);

/// Questions whose answers are the summary's key entities. Fills {{summary}}.
Expected<llm::ChatRequest> askFactsRequest(
    const llm::PromptTemplate& prompt, const QString& model, const QString& summary);

/// Whether the activities of a segment bear these answers out. Fills {{activities}} and {{pairs}}.
/// InvalidInput without any pair.
Expected<llm::ChatRequest> checkFactsRequest(const llm::PromptTemplate& prompt,
    const QString& model, const QList<FactPair>& pairs, const QList<Activity>& activities,
    const Segment& segment);

/// The summary of a segment once more, without what was found wrong with `before`. Fills what
/// segmentRequest() does, {{summary}} and {{feedback}}. InvalidInput where nothing was found.
Expected<llm::ChatRequest> rewriteRequest(const llm::PromptTemplate& prompt, const QString& model,
    const SummaryQuery& query, const QString& before, const Feedback& feedback,
    const QList<Activity>& activities, const Segment& segment);

/// One summary of those of all segments, which are in the order of time. Fills {{query}}, {{words}}
/// and {{segments}}. InvalidInput without any.
Expected<llm::ChatRequest> combineRequest(const llm::PromptTemplate& prompt, const QString& model,
    const SummaryQuery& query, const QList<SegmentSummary>& segments);

} // namespace tandem::usersum
