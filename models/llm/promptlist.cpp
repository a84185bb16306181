#include "models/llm/promptlist.h"

#include <QCoreApplication>

#include <algorithm>

namespace tandem::llm {

QStringList PromptList::keys() const
{
    QStringList keys;
    for (const ListedPrompt& prompt : m_prompts)
        keys.append(prompt.key);
    return keys;
}

QStringList PromptList::placeholders(const QString& key) const
{
    const ListedPrompt* const prompt = find(key);
    return prompt ? QString::fromLatin1(prompt->placeholders).split(u' ', Qt::SkipEmptyParts)
                  : QStringList();
}

QString PromptList::name(const QString& key) const
{
    const ListedPrompt* const prompt = find(key);
    return prompt ? QCoreApplication::translate(m_context, prompt->name) : QString();
}

const ListedPrompt* PromptList::find(const QString& key) const
{
    const auto found = std::find_if(m_prompts.begin(), m_prompts.end(),
        [&key](const ListedPrompt& prompt) { return key == prompt.key; });
    return found == m_prompts.end() ? nullptr : &*found;
}

} // namespace tandem::llm
