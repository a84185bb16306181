#include "storage/studyreport/studyorigins.h"

#include "models/results/spelling.h"
#include "models/studyitems/itemsfromusersummaries.h"
#include "models/words.h"
#include "storage/database/rows.h"
#include "storage/repositories/studyrepository.h"
#include "storage/runs/runsbehind.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QMap>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace tandem {

namespace {

/// What the items tell of themselves.
struct Material
{
    QMap<QString, int> byOrigin; ///< items; empty: of a file
    QSet<QString> systems;
    QSet<QString> metrics;   ///< without the side
    QSet<QString> cases;     ///< whose texts, evaluations or decisions are shown
    QSet<QString> summaries; ///< of users, by their ids
};

Material materialOf(const QList<studies::StudyItem>& items)
{
    static const QRegularExpression side(QStringLiteral("_[12]$"));
    static const QStringList ofCases{
        QStringLiteral("case"), QStringLiteral("explanation"), QStringLiteral("decision")};
    Material found;
    for (const studies::StudyItem& item : items) {
        const QString origin = item.source.origin.section(u'/', 0, 0);
        ++found.byOrigin[origin];
        if (ofCases.contains(origin)) {
            QString name = item.source.origin.section(u'/', 1);
            // What stands behind is the decision: "E1/match".
            if (origin == QLatin1String("decision"))
                name = name.section(u'/', 0, -3);
            found.cases.insert(name);
        }
        if (const QString id = userSummaryOf(item.source); !id.isEmpty())
            found.summaries.insert(id);
        for (const QString& system : item.source.systems) {
            if (!system.isEmpty())
                found.systems.insert(system);
        }
        for (auto score = item.source.scores.cbegin(); score != item.source.scores.cend(); ++score)
            found.metrics.insert(QString(score.key()).remove(side));
    }
    return found;
}

QString originSentence(const QString& origin, int items)
{
    if (origin.isEmpty())
        return StudyWords::tr("%n item(s) came from a file.", nullptr, items);
    if (origin == QLatin1String("case"))
        return StudyWords::tr(
            "%n item(s) were created from the project's outputs.", nullptr, items);
    if (origin == QLatin1String("explanation"))
        return StudyWords::tr(
            "%n item(s) were created from the project's explanations.", nullptr, items);
    if (origin == QLatin1String("decision"))
        return StudyWords::tr(
            "%n item(s) were created from the project's judgments.", nullptr, items);
    if (origin == QLatin1String("document"))
        return StudyWords::tr(
            "%n item(s) were created from documents with their users' summaries.", nullptr, items);
    if (origin == QLatin1String("usersum"))
        return StudyWords::tr(
            "%n item(s) were created from the project's user summaries.", nullptr, items);
    return StudyWords::tr("%n item(s) were created from the project: %1.", nullptr, items)
        .arg(results::onOneLine(origin));
}

QString listed(const QSet<QString>& names)
{
    constexpr qsizetype most = 30;
    QStringList sorted;
    for (const QString& name : names)
        sorted += results::onOneLine(name);
    std::sort(sorted.begin(), sorted.end());
    if (sorted.size() > most)
        sorted = sorted.first(most) + QStringList{QStringLiteral("...")};
    return sorted.join(QStringLiteral(", "));
}

QString arrayOf(const QSet<QString>& names)
{
    QStringList sorted(names.cbegin(), names.cend());
    std::sort(sorted.begin(), sorted.end());
    return QString::fromUtf8(
        QJsonDocument(QJsonArray::fromStringList(sorted)).toJson(QJsonDocument::Compact));
}

/// Models, prompts and settings of the runs behind the items.
Expected<QStringList> runSentences(Database& database, StudyId study, const Material& material)
{
    if (material.cases.isEmpty() && material.summaries.isEmpty())
        return QStringList();
    TANDEM_TRY(
        last, valueOf<qint64>(database,
                  QStringLiteral("SELECT max(at) FROM study_item WHERE study_id = ?"), {study}));
    const RunsBehind runs = runsBehindItems(
        {material.cases.values(), material.systems.values(), material.summaries.values(), *last});
    TANDEM_TRY(prompts,
        rowsOf(database,
            QStringLiteral("SELECT DISTINCT r.kind, r.model, p.key, p.version FROM llm_run r"
                           " JOIN prompt p ON p.id = r.prompt_id OR p.id IN (SELECT y.prompt_id"
                           " FROM llm_reply y WHERE y.run_id = r.id) WHERE r.id IN (%1)"
                           " ORDER BY 1, 2, 3, 4")
                .arg(runs.ids),
            runs.arguments, [](Statement& row) {
                const auto kind = row.take<QString>();
                const auto model = row.take<QString>();
                const auto key = row.take<QString>();
                return StudyWords::tr(
                    "A run \"%1\" with the model %2 used the prompt \"%3\", version %4.")
                    .arg(kind, results::onOneLine(model), key)
                    .arg(row.take<int>());
            }));
    TANDEM_TRY(settings, runSettingSentences(database, runs));
    return *prompts + *settings;
}

/// Files that evaluations and scores were read from.
Expected<QStringList> fileSentences(Database& database, const Material& material)
{
    if (material.cases.isEmpty())
        return QStringList();
    return rowsOf(database,
        QStringLiteral("SELECT DISTINCT source FROM (SELECT e.source, c.name FROM evaluation e JOIN"
                       " case_output o ON o.id = e.output_id JOIN text_case c ON c.id = o.case_id"
                       " UNION SELECT v.source, c.name FROM output_score v JOIN case_output o"
                       " ON o.id = v.output_id JOIN text_case c ON c.id = o.case_id)"
                       " WHERE source <> '' AND name IN (SELECT value FROM json_each(?))"
                       " ORDER BY source"),
        {SqlValue::text(arrayOf(material.cases).toUtf8())}, [](Statement& row) {
            return StudyWords::tr("Evaluations or scores of the cases were imported from %1.")
                .arg(results::onOneLine(row.take<QString>()));
        });
}

} // namespace

Expected<QStringList> studyOrigins(Database& database, StudyId study)
{
    TANDEM_TRY(items, StudyRepository(database).items(study));
    const Material material = materialOf(*items);
    QStringList said;
    for (auto origin = material.byOrigin.cbegin(); origin != material.byOrigin.cend(); ++origin)
        said += originSentence(origin.key(), origin.value());
    if (!material.systems.isEmpty())
        said += StudyWords::tr("Systems: %1.").arg(listed(material.systems));
    if (!material.metrics.isEmpty())
        said += StudyWords::tr("Scores: %1.").arg(listed(material.metrics));
    TANDEM_TRY(runs, runSentences(database, study, material));
    TANDEM_TRY(files, fileSentences(database, material));
    return said + *runs + *files;
}

} // namespace tandem
