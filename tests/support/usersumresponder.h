#pragma once

#include "llmquestion.h"

#include <QHash>
#include <QMutex>
#include <QString>

#include <memory>

namespace tandem::llm {

/// What goes wrong with the answers of the responder; the same for equal questions.
struct UsersumFaults
{
    /// The first answers to each question, counted apart, are words instead of JSON.
    int unreadableFirst = 0;
    /// Questions with this in them are never answered in a way that can be read.
    QString unreadableText;
    int inventedVersions = 0;  ///< so many versions of a segment name a book that nobody read
    int vagueVersions = 0;     ///< so many versions of a segment do not answer the query
    bool namesNothing = false; ///< nothing can be asked about summaries
};

/// Answers the prompts about users as a plain model would, from the words alone: a summary names
/// how many activities there are and the first of them; the questions about it are for what it
/// quotes, and an answer is consistent if it stands in the activities. Of choices it takes the
/// first one that the summary names, or else the first; of five scores one by the length.
class UsersumResponder final
{
public:
    explicit UsersumResponder(UsersumFaults faults = {});
    /// Whether the question is one of these prompts.
    static bool understands(const LlmQuestion& question);
    QString operator()(const LlmQuestion& question) const;

private:
    struct Counts
    {
        QMutex mutex;
        QHash<QString, int> asked;
    };
    int timesBefore(const LlmQuestion& question) const;
    QString segmentSummary(const QString& activities, int version) const;

    UsersumFaults m_faults;
    std::shared_ptr<Counts> m_counts; ///< shared by copies, as std::function makes them
};

} // namespace tandem::llm
