#include "views/runs/runfieldsource.h"

#include "models/text/numberselection.h"
#include "storage/repositories/caserepository.h"
#include "storage/repositories/systemoutputrepository.h"
#include "storage/repositories/timelinerepository.h"
#include "storage/repositories/usersummaryrepository.h"
#include "storage/runs/chosensamples.h"
#include "storage/runs/runoptions.h"
#include "views/session/projectsession.h"

#include <QLocale>
#include <QRegularExpression>

#include <set>

namespace tandem {

using fields::FieldWords;
using fields::Names;

namespace {

template <typename Key, typename Id>
bool isAmong(const QVariantList& items, const std::pair<const Key, Id>& entry)
{
    return items.contains(QVariant::fromValue<qint64>(entry.second.value));
}

} // namespace

RunFieldSource::RunFieldSource(ProjectSession& session)
    : m_session(session)
{
    Database& reader = session.project().reader();
    m_samples = samplesByNumber(reader).value_or(m_samples);
    const auto users = TimelineRepository(reader).users();
    for (const UserRecord& user : users.value_or(QList<UserRecord>()))
        m_users.emplace(user.pseudonym, user.id);
}

QStringList RunFieldSource::names(Names of, const void* options) const
{
    const auto& chosen = *static_cast<const RunOptions*>(options);
    Database& reader = m_session.project().reader();
    QStringList names;
    switch (of) {
    case Names::Systems: {
        const auto systems = CaseRepository(reader).systems();
        for (const SystemRow& row : systems.value_or(QList<SystemRow>()))
            names.append(row.system);
        break;
    }
    case Names::BenchmarkSystems: {
        const auto systems = SystemOutputRepository(reader).systems();
        for (const kgds::SystemRef& system : systems.value_or(QList<kgds::SystemRef>()))
            names.append(system.model);
        names.removeDuplicates();
        break;
    }
    case Names::Logs: {
        const auto logs = TimelineRepository(reader).logs();
        for (const TimelineLog& log : logs.value_or(QList<TimelineLog>()))
            names.append(log.made.name);
        break;
    }
    case Names::Summarizers:
        return summarizers(chosen.predictions.log, true);
    case Names::SummarizersWithTexts:
        return summarizers(chosen.summaryJudge.log, false);
    case Names::Any:
    case Names::Samples:
    case Names::TimelineUsers:
        break;
    }
    return names;
}

/// Of the log with this name; empty: of all. A baseline without texts has nothing to be judged.
QStringList RunFieldSource::summarizers(const QString& log, bool withoutTexts) const
{
    Database& reader = m_session.project().reader();
    TimelineLogId of;
    const auto logs = TimelineRepository(reader).logs();
    for (const TimelineLog& one : logs.value_or(QList<TimelineLog>())) {
        if (!log.isEmpty() && one.made.name == log)
            of = one.id;
    }
    QStringList names;
    const auto rows = UserSummaryRepository(reader).summarizers(of);
    for (const SummarizerRow& row : rows.value_or(QList<SummarizerRow>())) {
        if (!names.contains(row.summarizer) && (withoutTexts || row.origin != SummaryOrigin::None))
            names.append(row.summarizer);
    }
    return names;
}

QString RunFieldSource::textOf(Names of, const QVariantList& items) const
{
    if (of == Names::Samples) {
        std::set<int> numbers;
        for (const auto& entry : m_samples) {
            if (isAmong(items, entry))
                numbers.insert(entry.first);
        }
        return selectionOf(numbers);
    }
    QStringList pseudonyms;
    for (const auto& entry : m_users) {
        if (isAmong(items, entry))
            pseudonyms.append(entry.first);
    }
    return pseudonyms.join(QStringLiteral(", "));
}

std::optional<QVariantList> RunFieldSource::itemsIn(Names of, const QString& text) const
{
    if (text.isEmpty())
        return QVariantList();
    return of == Names::Samples ? samplesIn(text) : usersIn(text);
}

std::optional<QVariantList> RunFieldSource::samplesIn(const QString& text) const
{
    const auto numbers = numbersIn(text, lastSample());
    if (!numbers)
        return std::nullopt;
    QVariantList ids;
    for (const int number : *numbers) {
        // A range goes past samples that are excluded.
        if (const auto found = m_samples.find(number); found != m_samples.end())
            ids.append(QVariant::fromValue<qint64>(found->second.value));
    }
    return ids.isEmpty() ? std::nullopt : std::optional(ids);
}

std::optional<QVariantList> RunFieldSource::usersIn(const QString& text) const
{
    static const QRegularExpression gaps(QStringLiteral("[,;\\s]+"));
    QVariantList ids;
    const QStringList typed = text.split(gaps, Qt::SkipEmptyParts);
    for (const QString& word : typed) {
        const auto known = m_users.find(word.toUpper());
        if (known == m_users.end())
            return std::nullopt;
        ids.append(QVariant::fromValue<qint64>(known->second.value));
    }
    return ids;
}

int RunFieldSource::lastSample() const
{
    return m_samples.empty() ? 0 : m_samples.crbegin()->first;
}

QString RunFieldSource::howToType(Names of) const
{
    return of == Names::Samples
               ? FieldWords::tr("Sample numbers up to %1, e.g. 1-4, 7. Empty: all samples.")
                     .arg(QLocale().toString(lastSample()))
               : FieldWords::tr("User pseudonyms, e.g. U001, U004. Empty: all users.");
}

} // namespace tandem
