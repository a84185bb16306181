#pragma once

#include <QString>
#include <QStringList>

/// The prompts of what is asked about users: their summaries, checks of these, predictions from
/// them.
namespace tandem::usersum {

inline constexpr QLatin1String kUserPrompt("summarize-user");
inline constexpr QLatin1String kSegmentPrompt("summarize-segment");
inline constexpr QLatin1String kCheckQueryPrompt("check-query");
inline constexpr QLatin1String kAskFactsPrompt("ask-facts");
inline constexpr QLatin1String kCheckFactsPrompt("check-facts");
inline constexpr QLatin1String kRewritePrompt("rewrite-segment");
inline constexpr QLatin1String kCombinePrompt("combine-segments");
inline constexpr QLatin1String kPredictPrompt("predict-task");
inline constexpr QLatin1String kJudgePrompt("judge-usersummary");

/// All of the above.
QStringList promptKeys();
/// The placeholders that the prompt must have; none for a key that is not one of promptKeys().
QStringList promptPlaceholders(const QString& key);
/// What people see, translated; empty for a key that is not one of promptKeys().
QString promptName(const QString& key);

} // namespace tandem::usersum
