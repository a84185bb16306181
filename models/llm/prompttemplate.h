#pragma once

#include "models/error.h"
#include "models/llm/chat.h"

#include <QHash>
#include <QString>
#include <QStringList>

namespace tandem::llm {

/// What is asked of a model, with named gaps: `{{name}}` is filled with the value of that name.
/// As a file:
///
///     version: 2
///     --- system ---
///     (text)
///     --- user ---
///     (text)
struct PromptTemplate
{
    QString key;     ///< e.g. "decompose-facts"; the file's name without its ending
    int version = 1; ///< counts from 1; goes up with every change
    QString system;  ///< may be empty
    QString user;
    bool operator==(const PromptTemplate&) const = default;
};

/// Reads a template's file. LF, CRLF and a byte order mark are all right; blank lines around the
/// two texts go. Fails naming the line for a wrong first line, a missing part, or a placeholder
/// that is not `{{name}}` (letters of ASCII, digits, '_' and '-').
Expected<PromptTemplate> parsePrompt(const QString& key, const QString& text);

/// The template as a file, as parsePrompt() reads it.
QString promptText(const PromptTemplate& prompt);

/// The messages with every placeholder replaced by its value, verbatim: what looks like a
/// placeholder in a value stays. Fails, naming them, where the template has a placeholder without a
/// value, or a value has no placeholder.
Expected<QList<Message>> fillPrompt(
    const PromptTemplate& prompt, const QHash<QString, QString>& values);

/// A request of `model` with these messages, as a template is most often used: held to `schema`
/// where there is one. Errors: those of fillPrompt().
Expected<ChatRequest> promptRequest(const PromptTemplate& prompt, const QString& model,
    const QHash<QString, QString>& values, int maxTokens, std::optional<Schema> schema = {});

/// Whether an edited template can be used: it asks something, its placeholders are well formed and
/// just those of `required`, and its file form would be read back as it is.
Expected<void> checkPrompt(const PromptTemplate& prompt, const QStringList& required);

} // namespace tandem::llm
