#pragma once

#include "llmquestion.h"

#include <QHash>
#include <QMutex>
#include <QString>

#include <memory>

namespace tandem::llm {

/// What goes wrong with the answers of the responder; the same for equal questions.
struct KgdsFaults
{
    /// The first answers to each question, counted apart, are words instead of JSON.
    int unreadableFirst = 0;
    /// Questions with this in them are never answered in a way that can be read.
    QString unreadableText;
    bool unknownChunk = false; ///< backgrounds name a chunk that the article lacks
};

/// Answers the prompts about systems on a benchmark as a plain model would, from the words alone: a
/// background is the chunks or paragraphs that share a long word with the discussion, opinions are
/// what the speakers say; a second look says that it was one, and takes the first chunk or
/// paragraph where there was none. A fact or an opinion is knowable if all its long words are
/// there; the type of an error follows from the length of the opinion; the longer of two selections
/// is better, of equally long ones the first.
class KgdsResponder final
{
public:
    explicit KgdsResponder(KgdsFaults faults = {});
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

    KgdsFaults m_faults;
    std::shared_ptr<Counts> m_counts; ///< shared by copies, as std::function makes them
};

} // namespace tandem::llm
