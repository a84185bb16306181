#pragma once

#include <QString>
#include <QStringList>

/// The prompts of what is asked about systems on the benchmark.
namespace tandem::kgds {

inline constexpr QLatin1String kExtractivePrompt("summarize-extractive");
inline constexpr QLatin1String kAbstractivePrompt("summarize-abstractive");
inline constexpr QLatin1String kReflectExtractivePrompt("reflect-extractive");
inline constexpr QLatin1String kReflectAbstractivePrompt("reflect-abstractive");
inline constexpr QLatin1String kOpinionsPrompt("verify-opinions");
inline constexpr QLatin1String kErrorPrompt("detect-error");
inline constexpr QLatin1String kBackgroundPrompt("judge-background");

/// All of the above.
QStringList promptKeys();
/// The placeholders that the prompt must have; none for a key that is not one of promptKeys(), and
/// for a prompt without any.
QStringList promptPlaceholders(const QString& key);
/// What people see, translated; empty for a key that is not one of promptKeys().
QString promptName(const QString& key);

} // namespace tandem::kgds
