#pragma once

#include <QString>
#include <QStringList>

/// The prompts of ExPerT and of what is run around it.
namespace tandem::expert {

/// "extract-aspects", "match-aspect", "judge-content", "judge-style", "generate-personalized",
/// "judge-pair".
QStringList promptKeys();
/// The placeholders that the prompt must have; none for a key that is not one of promptKeys().
QStringList promptPlaceholders(const QString& key);
/// What people see, translated; empty for a key that is not one of promptKeys().
QString promptName(const QString& key);

} // namespace tandem::expert
