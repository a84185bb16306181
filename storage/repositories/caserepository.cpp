#include "storage/repositories/caserepository.h"

#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/database/uuid.h"
#include "storage/repositories/repositorywords.h"
#include "storage/repositories/searchindex.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace tandem {

namespace {

constexpr qsizetype kLongestShownName = 60;

/// Each field with its length before it, so that no two cases have the same bytes.
QString digestOf(const expert::TextCase& textCase)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (const QString& field : {textCase.name, textCase.prompt, textCase.expected}) {
        const QByteArray bytes = field.toUtf8();
        hash.addData(QByteArray::number(bytes.size()).append(':').append(bytes));
    }
    return QString::fromLatin1(hash.result().toHex());
}

QByteArray profileJson(const QList<expert::ProfileDocument>& profile)
{
    QJsonArray documents;
    for (const expert::ProfileDocument& document : profile)
        documents.append(QJsonObject{
            {QStringLiteral("title"), document.title}, {QStringLiteral("text"), document.text}});
    return QJsonDocument(documents).toJson(QJsonDocument::Compact);
}

QList<expert::ProfileDocument> profileFrom(const QByteArray& json)
{
    QList<expert::ProfileDocument> profile;
    for (const auto& value : QJsonDocument::fromJson(json).array()) {
        const QJsonObject document = value.toObject();
        profile.append({document.value(QStringLiteral("title")).toString(),
            document.value(QStringLiteral("text")).toString()});
    }
    return profile;
}

const auto outputFrom = into(
    &OutputRow::id, &OutputRow::caseId, &OutputRow::system, &OutputRow::text, &OutputRow::reply);

QString outputSql(const QString& condition)
{
    return QStringLiteral("SELECT id, case_id, system, text, reply_id"
                          " FROM case_output WHERE %1 ORDER BY system")
        .arg(condition);
}

tl::unexpected<Error> anotherOutput(const QString& system, const QString& caseName)
{
    return failure(ErrorCode::Refused,
        system.isEmpty()
            ? RepositoryWords::tr("The case already has another output.")
            : RepositoryWords::tr("The case already has another output of the system \"%1\".")
                  .arg(system.left(kLongestShownName)),
        caseName.left(kLongestShownName),
        RepositoryWords::tr("Give the system another name; texts in the project are not changed."));
}

/// Whether they are the same once stored: halves of surrogate pairs are not kept apart there.
bool isSameCaseText(const QString& one, const QString& other)
{
    return one == other || one.toUtf8() == other.toUtf8();
}

/// The known outputs of a case by system, joined by the new ones; Refused where two differ.
Expected<QList<expert::SystemOutput>> newOutputs(
    const expert::TextCase& textCase, QHash<QString, QString> known)
{
    QList<expert::SystemOutput> fresh;
    for (const expert::SystemOutput& output : textCase.outputs) {
        const auto found = known.constFind(output.system);
        if (found == known.constEnd()) {
            known.insert(output.system, output.text);
            fresh.append(output);
        } else if (!isSameCaseText(*found, output.text)) {
            return anotherOutput(output.system, textCase.name);
        }
    }
    return fresh;
}

} // namespace

Expected<CaseId> CaseRepository::add(const expert::TextCase& textCase, CasesAdded* added)
{
    if (textCase.expected.isEmpty() && textCase.prompt.isEmpty())
        return failure(ErrorCode::InvalidInput,
            RepositoryWords::tr(
                "A case needs a prompt (\"input\") or a reference text (\"reference\")."),
            textCase.name.left(kLongestShownName));
    const QString digest = digestOf(textCase);
    TANDEM_TRY(found,
        m_database.scalar(QStringLiteral("SELECT id FROM text_case WHERE digest = ?"), {digest}));
    CaseId id{found->toLongLong()};
    const bool isKnown = id.isValid();
    QHash<QString, QString> known;
    if (isKnown) {
        TANDEM_TRY(stored, outputs(id));
        for (const OutputRow& output : *stored)
            known.insert(output.system, output.text);
    }
    // Looked at before anything is written: a case comes in whole or not at all.
    TANDEM_TRY(fresh, newOutputs(textCase, known));
    const auto stored = isKnown ? takeProfile(id, textCase) : insertCase(textCase, digest);
    if (!stored)
        return stored;
    id = *stored;
    for (const expert::SystemOutput& output : *fresh) {
        TANDEM_DO(insertOutput(id, output.system, output.text, {}));
    }
    if (added) {
        ++(isKnown ? added->casesKnown : added->cases);
        added->outputs += fresh->size();
        added->outputsKnown += textCase.outputs.size() - fresh->size();
    }
    return id;
}

Expected<CaseId> CaseRepository::insertCase(const expert::TextCase& textCase, const QString& digest)
{
    return m_database
        .insert(QStringLiteral("INSERT INTO text_case (uuid, position, digest, name, prompt,"
                               " expected, profile, at) VALUES (?, (SELECT coalesce(max(position),"
                               " 0) + 1 FROM text_case), ?, ?, ?,"
                               " ?, ?, ?)"),
            {newUuid(), digest, textCase.name, textCase.prompt, textCase.expected,
                SqlValue::text(profileJson(textCase.profile)), QDateTime::currentMSecsSinceEpoch()})
        .and_then([&](qint64 row) {
            return SearchIndex(m_database)
                .addCase(row, textCase.name, textCase.prompt, textCase.expected)
                .map([row] { return CaseId{row}; });
        });
}

Expected<CaseId> CaseRepository::takeProfile(CaseId id, const expert::TextCase& textCase)
{
    if (textCase.profile.isEmpty())
        return id;
    return m_database
        .run(QStringLiteral("UPDATE text_case SET profile = ? WHERE id = ?"
                            " AND profile = '[]'"),
            {SqlValue::text(profileJson(textCase.profile)), id.value})
        .map([id] { return id; });
}

Expected<OutputId> CaseRepository::insertOutput(
    CaseId caseId, const QString& system, const QString& text, ReplyId reply)
{
    TANDEM_TRY(
        id, insertRow<OutputId>(m_database, "case_output",
                {{"uuid", newUuid()}, {"case_id", caseId}, {"system", system}, {"text", text},
                    {"reply_id", reply}, {"at", QDateTime::currentMSecsSinceEpoch()}}));
    return SearchIndex(m_database).add(SearchKind::Output, id->value, text).map([&] {
        return *id;
    });
}

Expected<OutputId> CaseRepository::addOutput(
    CaseId caseId, const QString& system, const QString& text, ReplyId reply)
{
    TANDEM_TRY(stored, outputs(caseId));
    for (const OutputRow& output : *stored) {
        if (output.system != system)
            continue;
        if (isSameCaseText(output.text, text))
            return output.id;
        const auto row = byId(caseId);
        return anotherOutput(system, row ? row->name : QString());
    }
    TANDEM_DO(byId(caseId));
    return insertOutput(caseId, system, text, reply);
}

Expected<CaseRow> CaseRepository::byId(CaseId id)
{
    return oneRow(
        m_database,
        QStringLiteral("SELECT id, position, name, prompt, expected, profile FROM text_case"
                       " WHERE id = ?"),
        {id},
        [](Statement& row) {
            CaseRow found;
            row.read(found.id, found.position, found.name, found.prompt, found.expected);
            found.profile = profileFrom(row.take<QByteArray>());
            return found;
        },
        notInProject(RepositoryWords::tr("This case is not in the project.")));
}

Expected<OutputRow> CaseRepository::output(OutputId id)
{
    return oneRow(m_database, outputSql(QStringLiteral("id = ?")), {id}, outputFrom,
        notInProject(RepositoryWords::tr("This output is not in the project.")));
}

Expected<QList<OutputRow>> CaseRepository::outputs(CaseId id)
{
    return rowsOf(m_database, outputSql(QStringLiteral("case_id = ?")), {id}, outputFrom);
}

Expected<QList<CaseId>> CaseRepository::ids()
{
    return valuesOf<CaseId>(
        m_database, QStringLiteral("SELECT id FROM case_in_use ORDER BY position"));
}

Expected<qint64> CaseRepository::count()
{
    return valueOf<qint64>(m_database, QStringLiteral("SELECT count(*) FROM case_in_use"));
}

Expected<qint64> CaseRepository::countWithoutProfile()
{
    return valueOf<qint64>(
        m_database, QStringLiteral("SELECT count(*) FROM case_in_use WHERE profile = '[]'"));
}

Expected<QList<SystemRow>> CaseRepository::systems()
{
    return rowsOf(m_database,
        QStringLiteral("SELECT system, count(*) FROM case_output"
                       " WHERE case_id NOT IN (SELECT case_id FROM case_set_aside)"
                       " GROUP BY system ORDER BY system"),
        {}, into(&SystemRow::system, &SystemRow::outputs));
}

Expected<QList<OutputId>> CaseRepository::outputsOf(const QStringList& systems)
{
    const QStringList places(systems.size(), QStringLiteral("?"));
    const QString condition =
        systems.isEmpty()
            ? QStringLiteral("1")
            : QStringLiteral("o.system IN (%1)").arg(places.join(QStringLiteral(", ")));
    return valuesOf<OutputId>(m_database,
        QStringLiteral("SELECT o.id FROM case_output o JOIN case_in_use c ON c.id = o.case_id"
                       " WHERE %1 ORDER BY c.position, o.system")
            .arg(condition),
        SqlValues(systems.begin(), systems.end()));
}

} // namespace tandem
