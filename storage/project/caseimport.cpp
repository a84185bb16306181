#include "storage/project/caseimport.h"

#include "storage/formats/casesreader.h"
#include "storage/formats/spellings.h"
#include "storage/project/caseconflicts.h"
#include "storage/project/projectwords.h"
#include "storage/repositories/journal.h"

#include <QDataStream>
#include <QFileInfo>
#include <QSet>
#include <QTemporaryFile>

namespace tandem {

namespace {

QStringList caseImportMessages(const CaseImport& import, qint64 recordsKnown)
{
    QStringList messages;
    if (recordsKnown > 0)
        messages.append(
            ProjectWords::tr("%n record(s) were about cases that are in the project already.",
                nullptr, int(recordsKnown)));
    if (import.added.outputsKnown > 0)
        messages.append(ProjectWords::tr(
            "%n output(s) were in the project already.", nullptr, int(import.added.outputsKnown)));
    if (import.withoutOutput > 0)
        messages.append(
            ProjectWords::tr("%n record(s) have no generated text: generate one, or import "
                             "the same cases with outputs.",
                nullptr, int(import.withoutOutput)));
    return messages;
}

void put(QDataStream& stream, const expert::TextCase& textCase, const QString& place)
{
    stream << place << textCase.name << textCase.prompt << textCase.expected
           << textCase.profile.size() << textCase.outputs.size();
    for (const expert::ProfileDocument& document : textCase.profile)
        stream << document.title << document.text;
    for (const expert::SystemOutput& output : textCase.outputs)
        stream << output.system << output.text;
}

expert::TextCase take(QDataStream& stream, QString& place)
{
    expert::TextCase textCase;
    qsizetype documents = 0;
    qsizetype outputs = 0;
    stream >> place >> textCase.name >> textCase.prompt >> textCase.expected >> documents >>
        outputs;
    for (; documents > 0; --documents) {
        expert::ProfileDocument document;
        stream >> document.title >> document.text;
        textCase.profile.append(document);
    }
    for (; outputs > 0; --outputs) {
        expert::SystemOutput output;
        stream >> output.system >> output.text;
        textCase.outputs.append(output);
    }
    return textCase;
}

Error notKept(const QFileDevice& file)
{
    return {ErrorCode::NotWritable,
        ProjectWords::tr("The cases cannot be kept while they are read."), {},
        ProjectWords::tr("Check the free space for temporary files."), file.errorString()};
}

/// Adds cases one by one and counts.
class CaseAdding final
{
public:
    explicit CaseAdding(Database& database)
        : m_cases(database)
    {
    }

    Expected<void> add(const expert::TextCase& textCase, const QString& place)
    {
        m_import.withoutOutput += textCase.outputs.isEmpty() ? 1 : 0;
        for (const expert::SystemOutput& output : textCase.outputs)
            m_systems.insert(output.system);
        const qint64 before = m_import.added.cases;
        const auto added = m_cases.add(textCase, &m_import.added);
        if (!added)
            return failure(added.error().in(place));
        if (m_import.added.cases > before) {
            m_fresh.insert(*added);
            m_freshNames.insert(textCase.name);
        } else if (!m_fresh.contains(*added)) {
            m_known.insert(*added);
            ++m_recordsKnown;
        }
        return {};
    }

    Expected<CaseImport> result(Database& database, qint64 records)
    {
        m_import.records = records;
        m_import.added.casesKnown = m_known.size();
        m_import.messages = caseImportMessages(m_import, m_recordsKnown);
        TANDEM_TRY(systems, m_cases.systems());
        QStringList names;
        for (const SystemRow& one : *systems)
            names.append(one.system);
        m_import.messages += remarksOnSystems(Spellings::ofBrought(m_systems.values(), names));
        return caseConflictMessages(database, m_freshNames).map([&](const QStringList& conflicts) {
            m_import.messages += conflicts;
            return m_import;
        });
    }

private:
    CaseRepository m_cases;
    CaseImport m_import;
    QSet<CaseId> m_fresh; ///< several records may be about one case, each with another's output
    QSet<CaseId> m_known;
    QSet<QString> m_freshNames;
    QSet<QString> m_systems; ///< of the outputs
    qint64 m_recordsKnown = 0;
};

} // namespace

CaseFile::CaseFile(const QString& path)
    : m_name(QFileInfo(path).fileName())
    , m_cases(std::make_shared<QTemporaryFile>())
{
}

Expected<CaseFile> CaseFile::read(
    const QString& path, const QString& system, const Progress& progress)
{
    CaseFile file(path);
    if (!file.m_cases->open())
        return failure(notKept(*file.m_cases));
    QDataStream stream(file.m_cases.get());
    const auto sink = [&](expert::TextCase&& textCase, const QString& place) -> Expected<void> {
        for (expert::SystemOutput& output : textCase.outputs) {
            if (output.system.isEmpty())
                output.system = system.simplified();
        }
        put(stream, textCase, place);
        if (stream.status() != QDataStream::Ok)
            return failure(notKept(*file.m_cases));
        return {};
    };
    const qint64 bytes = QFileInfo(path).size();
    const auto read =
        readCases(path, sink, [&](qint64 done) { return !progress || progress(done, bytes); });
    if (!read)
        return failure(read.error());
    if (!file.m_cases->flush())
        return failure(notKept(*file.m_cases));
    file.m_records = *read;
    return file;
}

Expected<CaseImport> CaseFile::write(Database& database) const
{
    CaseAdding adding(database);
    m_cases->seek(0);
    QDataStream stream(m_cases.get());
    for (qint64 i = 0; i < m_records; ++i) {
        QString place;
        const expert::TextCase textCase = take(stream, place);
        if (stream.status() != QDataStream::Ok)
            return failure(notKept(*m_cases));
        TANDEM_DO(adding.add(textCase, place));
    }
    TANDEM_TRY(import, adding.result(database, m_records));
    TANDEM_DO(Journal(database).append(QStringLiteral("imported"), {}, {},
        {{QStringLiteral("file"), m_name}, {QStringLiteral("cases"), import->added.cases},
            {QStringLiteral("outputs"), import->added.outputs}}));
    return import;
}

} // namespace tandem
