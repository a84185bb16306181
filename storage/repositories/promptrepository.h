#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "models/llm/prompttemplate.h"

#include <QDateTime>
#include <QList>
#include <QString>
#include <QStringList>

namespace tandem {

class Database;

/// A prompt as it is used, with where it comes from.
struct StoredPrompt
{
    PromptId id; ///< invalid for a built-in one that no result of this project came from yet
    QString uuid;
    llm::PromptTemplate prompt;
    bool builtIn = true;
    PersonId by;  ///< who wrote it; invalid for a built-in one
    QDateTime at; ///< UTC; invalid for a built-in one that is not stored
};

/// The prompts of a project: those that come with the program until somebody edits one. Versions
/// are only ever appended, so that every result leads back to the prompt it came from.
class PromptRepository final
{
public:
    /// `folder` holds the built-in prompts; the program's own where nothing else is said.
    explicit PromptRepository(
        Database& database, QString folder = QStringLiteral(":/tandem/prompts"));

    /// Keys of the prompts there are: those of all kinds of runs.
    static QStringList keys();
    /// The placeholders that a prompt must have.
    static QStringList placeholders(const QString& key);
    /// What a prompt is for, translated: its own name, or that of the runs that use it; the key
    /// where none do.
    static QString name(const QString& key);

    /// As it comes with the program. NotFound, Unreadable, or what is wrong with the file.
    Expected<llm::PromptTemplate> builtIn(const QString& key) const;
    /// The one that a new run uses: the project's latest, or the built-in one.
    Expected<StoredPrompt> current(const QString& key);
    /// Every version that was used or written here, newest first.
    Expected<QList<StoredPrompt>> versions(const QString& key);
    Expected<StoredPrompt> byId(PromptId id);
    /// Appends an edited version, which becomes the current one; its number is the next. Refused
    /// where it has not the placeholders that it must have (llm::checkPrompt); nothing is written
    /// where nothing differs. `by` must be a lead.
    Expected<StoredPrompt> save(
        const QString& key, const QString& system, const QString& user, PersonId by);
    /// Makes the built-in one current again; the edited versions stay. `by` must be a lead.
    Expected<StoredPrompt> backToBuiltIn(const QString& key, PersonId by);
    /// The current prompt, stored if it was not yet, so that results can refer to it.
    Expected<StoredPrompt> ensureStored(const QString& key);

private:
    Expected<StoredPrompt> append(const llm::PromptTemplate& prompt, bool builtIn, PersonId by);

    Database& m_database;
    QString m_folder;
};

} // namespace tandem
