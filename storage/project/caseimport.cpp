#include "storage/project/caseimport.h"

#include "models/results/spelling.h"
#include "storage/database/rows.h"
#include "storage/formats/casesreader.h"
#include "storage/formats/spellings.h"
#include "storage/project/importformats.h"
#include "storage/project/projectwords.h"
#include "storage/repositories/journal.h"

#include <QDataStream>
#include <QFileInfo>
#include <QHash>
#include <QMap>
#include <QTemporaryFile>

#include <algorithm>
#include <utility>

namespace tandem {

namespace {

QStringList caseImportMessages(const CaseImport& import, qint64 recordsKnown)
{
    QStringList messages;
    if (recordsKnown > 0)
        messages.append(ProjectWords::tr(
            "%n record(s) skipped: their cases are already present.", nullptr, int(recordsKnown)));
    if (import.added.outputsKnown > 0)
        messages.append(ProjectWords::tr(
            "%n output(s) already present.", nullptr, int(import.added.outputsKnown)));
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
        ProjectWords::tr("The cases cannot be stored while they are read."), {},
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

/// What the imports of several files brought together.
void add(CaseImport& all, const CaseImport& one)
{
    all.added.cases += one.added.cases;
    all.added.casesKnown += one.added.casesKnown;
    all.added.outputs += one.added.outputs;
    all.added.outputsKnown += one.added.outputsKnown;
    all.records += one.records;
    all.withoutOutput += one.withoutOutput;
    for (const QString& message : one.messages) {
        if (!all.messages.contains(message))
            all.messages += message;
    }
}

Expected<void> checkIsCases(const QString& path)
{
    TANDEM_TRY(format, casesFormatOf(path));
    if (*format != CasesFormat::Result)
        return {};
    return failure(ErrorCode::Refused,
        ProjectWords::tr("%1 is an evaluation result. Use \"Import a result file\" instead.")
            .arg(QFileInfo(path).fileName()));
}

Expected<ImportWork> readCaseFiles(const ImportRequest& request)
{
    QList<CaseFile> files;
    for (const QString& path : request.paths) {
        TANDEM_TRY(file, CaseFile::read(path, request.text("system"), request.progress));
        files.append(*file);
    }
    return ImportWork([request, files](const WriteContext& context) -> Expected<Imported> {
        CaseImport all;
        for (const CaseFile& file : files) {
            TANDEM_TRY(one, file.write(context));
            add(all, *one);
        }
        Imported imported = importedCases(all.added, request);
        imported.messages = all.messages;
        imported.fields.insert(QStringLiteral("records"), all.records);
        imported.fields.insert(QStringLiteral("without_output"), all.withoutOutput);
        imported.changed = CasesChanged();
        return imported;
    });
}

} // namespace

Imported importedCases(const CasesAdded& added, const ImportRequest& request, const QString& before)
{
    Imported imported;
    imported.sentence = before + ProjectWords::tr("%n new case(s)", nullptr, int(added.cases)) +
                        QStringLiteral(", ") +
                        ProjectWords::tr("%n new output(s)", nullptr, int(added.outputs)) + u' ' +
                        ProjectWords::tr("in %1.").arg(request.project);
    imported.fields = {{QStringLiteral("cases"), added.cases},
        {QStringLiteral("cases_known"), added.casesKnown},
        {QStringLiteral("outputs"), added.outputs},
        {QStringLiteral("outputs_known"), added.outputsKnown},
        {QStringLiteral("project"), request.project}};
    return imported;
}

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

Expected<CaseImport> CaseFile::write(const WriteContext& context) const
{
    Database& database = context.database;
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
    TANDEM_DO(Journal(database).append(QStringLiteral("imported"), context.origin.person, {},
        {{QStringLiteral("file"), m_name}, {QStringLiteral("cases"), import->added.cases},
            {QStringLiteral("outputs"), import->added.outputs}}));
    return import;
}

const ImportFormat& casesFormat()
{
    static const ImportFormat format{.command = "expert cases",
        .noun = "Case",
        .dialog = "importCasesDialog",
        .purpose = "import",
        .title = QT_TRANSLATE_NOOP("ProjectWords", "Import cases"),
        .progressText = QT_TRANSLATE_NOOP("ProjectWords", "Importing cases"),
        .hint = QT_TRANSLATE_NOOP("ProjectWords",
            "JSON, JSONL or CSV with input, output and reference (optional: id, "
            "system, profile), or a LongLaMP file. Drop files here."),
        .filter = QT_TRANSLATE_NOOP("ProjectWords", "Cases (*.json *.jsonl *.csv)"),
        .options = {{"system", "caseSystem", QT_TRANSLATE_NOOP("ProjectWords", "&System name"),
            QT_TRANSLATE_NOOP("ProjectWords", "used if the file has no system column")}},
        .takesMany = true,
        .canUndo = false,
        .countsBytes = true,
        .makesProject = true,
        .check = checkIsCases,
        .read = readCaseFiles};
    return format;
}

namespace {

constexpr qsizetype kMostNamedCases = 5;
constexpr qsizetype kShownCaseName = 40;

/// Of each system the cases of one name that it has an output for.
using CasesBySystem = QMap<QString, QSet<qint64>>;

/// Whether some two systems have no case in common.
bool areApart(const CasesBySystem& systems)
{
    for (auto one = systems.cbegin(); one != systems.cend(); ++one) {
        for (auto other = std::next(one); other != systems.cend(); ++other) {
            if (!one->intersects(*other))
                return true;
        }
    }
    return false;
}

/// What is known of the cases of one name.
struct NamedCases
{
    QSet<qint64> ids;
    QHash<QString, QSet<QString>> expected; ///< by prompt
    CasesBySystem systems;

    bool hasSeveralReferences() const
    {
        return std::any_of(expected.cbegin(), expected.cend(),
            [](const QSet<QString>& texts) { return texts.size() > 1; });
    }
};

} // namespace

Expected<QList<CaseConflict>> caseConflicts(Database& database)
{
    QStringList order;
    QHash<QString, NamedCases> byName;
    TANDEM_DO(eachRow(database,
        QStringLiteral("SELECT c.id, c.name, c.prompt, c.expected, o.id IS NOT NULL,"
                       " coalesce(o.system, '') FROM text_case c"
                       " LEFT JOIN case_output o ON o.case_id = c.id WHERE c.name IN"
                       " (SELECT name FROM text_case WHERE name <> '' GROUP BY name"
                       " HAVING count(*) > 1) ORDER BY c.position, o.id"),
        {}, [&](Statement& row) {
            const auto id = row.take<qint64>();
            const auto name = row.take<QString>();
            const auto prompt = row.take<QString>();
            const auto expected = row.take<QString>();
            const auto hasOutput = row.take<qint64>() != 0;
            const auto system = row.take<QString>();
            if (!byName.contains(name))
                order.append(name);
            NamedCases& cases = byName[name];
            cases.ids.insert(id);
            cases.expected[prompt].insert(expected);
            if (hasOutput)
                cases.systems[system].insert(id);
        }));
    QList<CaseConflict> conflicts;
    for (const QString& name : std::as_const(order)) {
        const NamedCases& cases = byName[name];
        const bool isReference = cases.hasSeveralReferences();
        if (isReference || areApart(cases.systems))
            conflicts.append({name, isReference, cases.ids.size(), cases.systems.keys()});
    }
    return conflicts;
}

Expected<QStringList> caseConflictMessages(Database& database, const QSet<QString>& names)
{
    QMap<QString, CasesBySystem> byName;
    TANDEM_DO(eachRow(database,
        QStringLiteral("SELECT c.name, o.system, c.id FROM text_case c"
                       " JOIN case_output o ON o.case_id = c.id WHERE c.name IN"
                       " (SELECT name FROM text_case WHERE name <> '' GROUP BY name"
                       " HAVING count(*) > 1)"),
        {}, [&](Statement& row) {
            const auto name = row.take<QString>();
            const auto system = row.take<QString>();
            const auto id = row.take<qint64>();
            if (names.contains(name))
                byName[name][system].insert(id);
        }));
    QStringList apart;
    for (auto one = byName.cbegin(); one != byName.cend(); ++one) {
        if (areApart(*one))
            apart.append(results::beginning(results::onOneLine(one.key()), kShownCaseName));
    }
    if (apart.isEmpty())
        return QStringList();
    QStringList shown = apart.first(std::min(apart.size(), kMostNamedCases));
    if (shown.size() < apart.size())
        shown.append(QStringLiteral("..."));
    return QStringList{
        ProjectWords::tr("%n id(s) refer to different cases in different systems (prompt or "
                         "reference differs), so no test compares these outputs: %1.",
            nullptr, int(apart.size()))
            .arg(shown.join(QStringLiteral(", ")))};
}

} // namespace tandem
