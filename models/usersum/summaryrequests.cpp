#include "models/usersum/summaryrequests.h"

#include "models/llm/numberedverdicts.h"
#include "models/llm/prompttemplate.h"
#include "models/text/plainline.h"
#include "models/usersum/activitytext.h"
#include "models/usersum/quotedrequest.h"
#include "models/usersum/usersummary.h"
#include "models/usersum/usersumwords.h"

#include <QHash>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

namespace tandem::usersum {

namespace {

using PromptValues = QHash<QString, QString>;

/// Room for the answer and the thoughts that some models have before it: words are tokens of about
/// one and a half, and of several in some languages.
int summaryTokens(int words)
{
    constexpr int kTokensPerWord = 4;
    return std::max(llm::ChatRequest().maxTokens, kTokensPerWord * words);
}

Expected<llm::ChatRequest> sizedRequest(const llm::PromptTemplate& prompt, const QString& model,
    const SummaryQuery& query, PromptValues values)
{
    TANDEM_DO(checkQuery(query));
    values.insert(QStringLiteral("query"), onPlainLines(query.query));
    values.insert(QStringLiteral("words"), QString::number(query.words));
    return quotedRequest(prompt, model, values, summaryTokens(query.words), userSummarySchema());
}

/// The lines of some activities. InvalidInput: there is none.
Expected<QString> shownActivities(
    const QList<Activity>& activities, qsizetype first, qsizetype count)
{
    QString lines = activitiesText(activities, first, count);
    if (lines.isEmpty())
        return failure(
            ErrorCode::InvalidInput, UsersumWords::tr("There is no activity to summarize."));
    return lines;
}

Expected<PromptValues> segmentValues(const QList<Activity>& activities, const Segment& segment)
{
    TANDEM_TRY(lines, shownActivities(activities, segment.first, segment.count));
    return PromptValues{{QStringLiteral("activities"), *lines},
        {QStringLiteral("range"), timeRangeText(activities, segment)}};
}

/// The summary of a segment, none of whose lines can be taken for the beginning of another one.
QString summaryOfSegment(QString text)
{
    static const QRegularExpression beginning(
        QStringLiteral("^\\s*+\\[(\\d++)\\]"), QRegularExpression::MultilineOption);
    return text.replace(beginning, QStringLiteral("(\\1)"));
}

QString pairLine(const FactPair& pair)
{
    return QStringLiteral("Question: %1 Answer: %2").arg(pair.question, pair.answer);
}

QString wrongFactLine(const Feedback::WrongFact& fact)
{
    return QStringLiteral("Question: %1 The summary answers: %2. The activities answer: %3.")
        .arg(fact.pair.question, fact.pair.answer,
            fact.reference.isEmpty() ? QStringLiteral("nothing that bears it out")
                                     : fact.reference);
}

} // namespace

QString usualQuery()
{
    return QStringLiteral("Summarize the user's long-term preferences: what they choose and like, "
                          "what they avoid, and how this has changed.");
}

Expected<void> checkQuery(const SummaryQuery& query)
{
    if (query.query.trimmed().isEmpty())
        return failure(
            ErrorCode::InvalidInput, UsersumWords::tr("The query about the users is empty."));
    if (query.words < 1 || query.words > kMostWords)
        return failure(ErrorCode::InvalidInput,
            UsersumWords::tr("The word limit of a summary must be 1 to %L1.").arg(kMostWords));
    return {};
}

QString feedbackText(const Feedback& feedback)
{
    QStringList parts;
    if (feedback.offQuery) {
        const QString why = *feedback.offQuery;
        parts.append(why.isEmpty() ? QStringLiteral("It does not answer the query.")
                                   : QStringLiteral("It does not answer the query: %1").arg(why));
    }
    QStringList facts;
    for (const Feedback::WrongFact& fact : feedback.wrongFacts)
        facts.append(wrongFactLine(fact));
    if (!facts.isEmpty())
        parts.append(QStringLiteral("Wrong facts:\n") + llm::numberedLines(facts));
    return parts.join(QStringLiteral("\n\n"));
}

Expected<llm::ChatRequest> userSummaryRequest(const llm::PromptTemplate& prompt,
    const QString& model, const SummaryQuery& query, const QList<Activity>& activities,
    qsizetype past)
{
    TANDEM_TRY(lines, shownActivities(activities, 0, past));
    return sizedRequest(prompt, model, query, {{QStringLiteral("activities"), *lines}});
}

Expected<llm::ChatRequest> segmentRequest(const llm::PromptTemplate& prompt, const QString& model,
    const SummaryQuery& query, const QList<Activity>& activities, const Segment& segment)
{
    TANDEM_TRY(values, segmentValues(activities, segment));
    return sizedRequest(prompt, model, query, *values);
}

Expected<llm::ChatRequest> checkQueryRequest(const llm::PromptTemplate& prompt,
    const QString& model, const QString& query, const QString& summary)
{
    return quotedRequest(prompt, model,
        {{QStringLiteral("query"), onPlainLines(query)}, {QStringLiteral("summary"), summary}},
        llm::ChatRequest().maxTokens, queryVerdictSchema());
}

Expected<llm::ChatRequest> askFactsRequest(
    const llm::PromptTemplate& prompt, const QString& model, const QString& summary)
{
    return quotedRequest(prompt, model, {{QStringLiteral("summary"), summary}},
        llm::ChatRequest().maxTokens, factPairsSchema());
}

Expected<llm::ChatRequest> checkFactsRequest(const llm::PromptTemplate& prompt,
    const QString& model, const QList<FactPair>& pairs, const QList<Activity>& activities,
    const Segment& segment)
{
    constexpr int kVerdictTokens = 8192; // room for kMostPairs with their reasons
    if (pairs.isEmpty())
        return failure(ErrorCode::InvalidInput, UsersumWords::tr("There is no answer to check."));
    TANDEM_TRY(lines, shownActivities(activities, segment.first, segment.count));
    QStringList shown;
    for (const FactPair& pair : pairs)
        shown.append(pairLine(pair));
    return quotedRequest(prompt, model,
        {{QStringLiteral("activities"), *lines},
            {QStringLiteral("pairs"), llm::numberedLines(shown)}},
        kVerdictTokens, pairVerdictsSchema());
}

Expected<llm::ChatRequest> rewriteRequest(const llm::PromptTemplate& prompt, const QString& model,
    const SummaryQuery& query, const QString& before, const Feedback& feedback,
    const QList<Activity>& activities, const Segment& segment)
{
    if (feedback.isEmpty())
        return failure(
            ErrorCode::InvalidInput, UsersumWords::tr("No problem was found in the summary."));
    TANDEM_TRY_VAR(values, segmentValues(activities, segment));
    values->insert(QStringLiteral("summary"), before);
    values->insert(QStringLiteral("feedback"), feedbackText(feedback));
    return sizedRequest(prompt, model, query, *values);
}

Expected<llm::ChatRequest> combineRequest(const llm::PromptTemplate& prompt, const QString& model,
    const SummaryQuery& query, const QList<SegmentSummary>& segments)
{
    if (segments.isEmpty())
        return failure(
            ErrorCode::InvalidInput, UsersumWords::tr("There is no segment to combine."));
    QStringList parts;
    for (qsizetype i = 0; i < segments.size(); ++i)
        parts.append(QStringLiteral("[%1] %2\n").arg(i + 1).arg(segments.at(i).range) +
                     summaryOfSegment(segments.at(i).text));
    return sizedRequest(
        prompt, model, query, {{QStringLiteral("segments"), parts.join(QStringLiteral("\n\n"))}});
}

} // namespace tandem::usersum
