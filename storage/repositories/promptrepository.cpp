#include "storage/repositories/promptrepository.h"

#include "models/expert/prompts.h"
#include "models/kgds/prompts.h"
#include "models/metrics/judges.h"
#include "models/usersum/prompts.h"
#include "storage/database/rows.h"
#include "storage/database/uuid.h"
#include "storage/repositories/peoplerepository.h"
#include "storage/repositories/repositorywords.h"
#include "storage/runs/runkind.h"

#include <QFile>

#include <algorithm>

namespace tandem {

namespace {

constexpr qint64 kLongestFile = 1 << 20;
constexpr qsizetype kLongestText = 100'000;

QString columns()
{
    return QStringLiteral("SELECT id, uuid, key, version, built_in, system,"
                          " user, person_id, at FROM prompt");
}

StoredPrompt promptFrom(Statement& row)
{
    StoredPrompt stored;
    row.read(stored.id, stored.uuid, stored.prompt.key, stored.prompt.version, stored.builtIn,
        stored.prompt.system, stored.prompt.user, stored.by, stored.at);
    return stored;
}

bool isSamePrompt(const llm::PromptTemplate& a, const llm::PromptTemplate& b)
{
    return a.system == b.system && a.user == b.user;
}

Expected<void> checkEdited(const llm::PromptTemplate& prompt)
{
    if (prompt.system.size() > kLongestText || prompt.user.size() > kLongestText)
        return failure(ErrorCode::TooLarge,
            RepositoryWords::tr("A prompt part can have at most %1 characters.").arg(kLongestText),
            prompt.key, RepositoryWords::tr("Shorten it."));
    return llm::checkPrompt(prompt, PromptRepository::placeholders(prompt.key));
}

} // namespace

PromptRepository::PromptRepository(Database& database, QString folder)
    : m_database(database)
    , m_folder(std::move(folder))
{
}

QStringList PromptRepository::keys()
{
    QStringList all;
    for (const RunKind* kind : runKinds())
        all += kind->promptKeys;
    all.removeDuplicates();
    return all;
}

QStringList PromptRepository::placeholders(const QString& key)
{
    for (const RunKind* kind : runKinds()) {
        if (kind->promptKey() == key && *kind->placeholders)
            return QString::fromLatin1(kind->placeholders).split(u' ');
    }
    return expert::prompts().placeholders(key) + metrics::judgePromptPlaceholders(key) +
           kgds::prompts().placeholders(key) + usersum::prompts().placeholders(key);
}

QString PromptRepository::name(const QString& key)
{
    for (const QString& own : {expert::prompts().name(key), metrics::judgePromptName(key),
             kgds::prompts().name(key), usersum::prompts().name(key)}) {
        if (!own.isEmpty())
            return own;
    }
    for (const RunKind* kind : runKinds()) {
        if (kind->promptKeys.contains(key))
            return kind->name();
    }
    return key;
}

Expected<llm::PromptTemplate> PromptRepository::builtIn(const QString& key) const
{
    const QString path = QStringLiteral("%1/%2.txt").arg(m_folder, key);
    QFile file(path);
    if (!keys().contains(key) || !file.open(QIODevice::ReadOnly))
        return failure(ErrorCode::NotFound,
            RepositoryWords::tr("There is no prompt \"%1\".").arg(key), path,
            RepositoryWords::tr("Available: %1.").arg(keys().join(QStringLiteral(", "))));
    const auto prompt = llm::parsePrompt(key, QString::fromUtf8(file.read(kLongestFile)));
    if (!prompt)
        return failure(prompt.error().in(path));
    return prompt;
}

Expected<StoredPrompt> PromptRepository::current(const QString& key)
{
    TANDEM_TRY(stored, versions(key));
    if (!stored->isEmpty() && !stored->constFirst().builtIn)
        return stored->constFirst();
    TANDEM_TRY(fresh, builtIn(key));
    // The program's own may be newer than the one that was used here last.
    for (const StoredPrompt& version : *stored) {
        if (version.builtIn && isSamePrompt(version.prompt, *fresh))
            return version;
    }
    StoredPrompt unstored;
    unstored.prompt = *fresh;
    return unstored;
}

Expected<QList<StoredPrompt>> PromptRepository::versions(const QString& key)
{
    return rowsOf(m_database, columns() + QStringLiteral(" WHERE key = ? ORDER BY id DESC"), {key},
        promptFrom);
}

Expected<StoredPrompt> PromptRepository::byId(PromptId id)
{
    return oneRow(m_database, columns() + QStringLiteral(" WHERE id = ?"), {id}, promptFrom,
        notInProject(RepositoryWords::tr("This prompt is not in the project.")));
}

Expected<StoredPrompt> PromptRepository::append(
    const llm::PromptTemplate& prompt, bool builtIn, PersonId by)
{
    TANDEM_TRY(id, insertRow<PromptId>(m_database, "prompt",
                       {{"uuid", newUuid()}, {"key", prompt.key}, {"version", prompt.version},
                           {"built_in", builtIn}, {"system", prompt.system}, {"user", prompt.user},
                           {"person_id", by}, {"at", QDateTime::currentMSecsSinceEpoch()}}));
    return byId(*id);
}

Expected<StoredPrompt> PromptRepository::save(
    const QString& key, const QString& system, const QString& user, PersonId by)
{
    TANDEM_DO(PeopleRepository(m_database).requireLead(by));
    const auto before = current(key);
    if (!before)
        return before;
    llm::PromptTemplate edited{key, before->prompt.version, system, user};
    TANDEM_DO(checkEdited(edited));
    if (isSamePrompt(edited, before->prompt))
        return before;
    TANDEM_TRY(
        highest, valueOf<int>(m_database,
                     QStringLiteral("SELECT max(version) FROM prompt WHERE key = ?"), {key}));
    edited.version = std::max(before->prompt.version, *highest) + 1;
    return append(edited, false, by);
}

Expected<StoredPrompt> PromptRepository::backToBuiltIn(const QString& key, PersonId by)
{
    TANDEM_DO(PeopleRepository(m_database).requireLead(by));
    const auto before = current(key);
    if (!before || before->builtIn)
        return before;
    TANDEM_TRY(fresh, builtIn(key));
    return append(*fresh, true, by);
}

Expected<StoredPrompt> PromptRepository::ensureStored(const QString& key)
{
    auto prompt = current(key);
    if (!prompt || prompt->id.isValid())
        return prompt;
    return append(prompt->prompt, true, {});
}

} // namespace tandem
