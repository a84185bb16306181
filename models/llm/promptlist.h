#pragma once

#include <QString>
#include <QStringList>

#include <span>

namespace tandem::llm {

/// A prompt that is shipped.
struct ListedPrompt
{
    QLatin1String key;
    const char* placeholders; ///< that it must have, with blanks between them; may be empty
    const char* name;         ///< that people see, in the list's context
};

/// The prompts of one part of the program.
class PromptList final
{
public:
    /// `context` is that of the names' translations. What is handed over outlives the list.
    constexpr PromptList(const char* context, std::span<const ListedPrompt> prompts)
        : m_context(context)
        , m_prompts(prompts)
    {
    }

    QStringList keys() const;
    /// None for a key that is not listed.
    QStringList placeholders(const QString& key) const;
    /// Translated; empty for a key that is not listed.
    QString name(const QString& key) const;

private:
    const ListedPrompt* find(const QString& key) const;

    const char* m_context;
    std::span<const ListedPrompt> m_prompts;
};

} // namespace tandem::llm
