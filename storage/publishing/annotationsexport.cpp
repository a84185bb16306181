#include "storage/publishing/annotationsexport.h"

#include "models/rounds/stepname.h"
#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/formats/atomicfile.h"
#include "storage/formats/devicewrite.h"
#include "storage/formats/jsontext.h"
#include "storage/publishing/disagreementitems.h"
#include "storage/publishing/publishfilewords.h"

#include <QFileInfo>
#include <QHash>
#include <QSet>

namespace tandem {

namespace {

using publishing::Annotation;
using publishing::DisagreementItem;

constexpr double kMsOfLeadTime = 1000.0;
constexpr int kLeadTimeDigits = 15;

/// A paragraph or fact on its way into a file.
struct ExportedTask
{
    DisagreementItem item; ///< of an open paragraph without annotations
    int position = 0;      ///< of the sample
    QString title;
    QString discussion;
};

/// What a model proposed for a paragraph.
struct ProposedFacts
{
    QString model;
    QStringList facts;
};

QByteArray secondsLiteral(qint64 milliseconds)
{
    return QByteArray::number(double(milliseconds) / kMsOfLeadTime, 'g', kLeadTimeDigits);
}

void putOrigin(JsonText& out, const ExportedTask& task)
{
    const DisagreementItem& item = task.item;
    out.text("text", item.texts.isEmpty() ? QString() : item.texts.constFirst().second);
    out.text("tandem_item", item.id);
    out.text("tandem_step", item.task);
    out.text("tandem_sample", item.sample);
    out.number("tandem_position", task.position);
    out.text("tandem_title", task.title);
    out.number("tandem_number", item.number);
    if (!item.pass.isEmpty())
        out.text("tandem_pass", item.pass);
}

/// A result of Label Studio; `put` writes what is in its value.
template <typename Put>
void putResult(JsonText& out, const QString& question, QByteArrayView type, const Put& put)
{
    out.beginArray("result");
    out.beginObject();
    out.text("from_name", question);
    out.text("to_name", QStringLiteral("text"));
    out.key("type");
    out.text(type);
    out.beginObject("value");
    put();
    out.endObject();
    out.endObject();
    out.endArray();
}

void putAnnotation(JsonText& out, const QString& question, const Annotation& annotation)
{
    out.beginObject();
    out.beginObject("completed_by");
    // Label Studio knows people by their addresses; no address can end so.
    out.text("email", annotation.annotator + QStringLiteral("@tandem.invalid"));
    out.endObject();
    out.raw("was_cancelled", "false");
    out.raw("ground_truth", "false");
    if (annotation.at.isValid())
        out.text("created_at", annotation.at.toUTC().toString(Qt::ISODateWithMs));
    if (annotation.durationMs > 0)
        out.raw("lead_time", secondsLiteral(annotation.durationMs));
    putResult(out, question, "choices", [&] {
        out.beginArray("choices");
        out.text(annotation.answer);
        out.endArray();
    });
    out.endObject();
}

QByteArray labelStudioTask(const ExportedTask& task, const QList<ProposedFacts>& proposed)
{
    JsonText out(JsonText::Style::Compact);
    out.beginObject();
    out.beginObject("data");
    putOrigin(out, task);
    if (!task.discussion.isEmpty())
        out.text("discussion", task.discussion);
    out.endObject();
    out.beginArray("annotations");
    for (const Annotation& annotation : task.item.annotations)
        putAnnotation(out, task.item.task, annotation);
    out.endArray();
    out.beginArray("predictions");
    for (const ProposedFacts& one : proposed) {
        out.beginObject();
        out.text("model_version", one.model);
        putResult(out, QStringLiteral("facts"), "textarea", [&] {
            out.beginArray("text");
            for (const QString& fact : one.facts)
                out.text(fact);
            out.endArray();
        });
        out.endObject();
    }
    out.endArray();
    out.endObject();
    return out.bytes();
}

QByteArray doccanoRow(const ExportedTask& task, const Annotation* annotation)
{
    JsonText out(JsonText::Style::Compact);
    out.beginObject();
    putOrigin(out, task);
    out.beginArray("label");
    if (annotation)
        out.text(annotation->answer);
    out.endArray();
    if (annotation) {
        out.text("annotator", annotation->annotator);
        if (annotation->durationMs > 0)
            out.raw("lead_time", secondsLiteral(annotation->durationMs));
    }
    out.endObject();
    return out.bytes() + '\n';
}

/// Writes tasks as one of the programs reads them.
class TaskWriter final
{
public:
    TaskWriter(QIODevice& device, QString path, AnnotationTool tool, AnnotationsReport& report)
        : m_device(device)
        , m_path(std::move(path))
        , m_tool(tool)
        , m_report(report)
    {
    }

    Expected<void> write(const ExportedTask& task, const QList<ProposedFacts>& proposed)
    {
        ++m_report.tasks;
        m_report.annotations += task.item.annotations.size();
        m_report.open += task.item.annotations.isEmpty() ? 1 : 0;
        if (m_tool == AnnotationTool::LabelStudio) {
            m_report.predictions += proposed.isEmpty() ? 0 : 1;
            return put((m_report.tasks == 1 ? "[\n" : ",\n") + labelStudioTask(task, proposed));
        }
        if (task.item.annotations.isEmpty())
            return put(doccanoRow(task, nullptr));
        for (const Annotation& annotation : task.item.annotations) {
            TANDEM_DO(put(doccanoRow(task, &annotation)));
        }
        return {};
    }
    Expected<void> finish()
    {
        if (m_report.tasks == 0)
            return failure(ErrorCode::Refused,
                PublishFileWords::tr("The project has no samples to export."), m_path,
                PublishFileWords::tr("Import samples first."));
        return m_tool == AnnotationTool::LabelStudio ? put("\n]\n") : Expected<void>();
    }

private:
    Expected<void> put(const QByteArray& bytes) { return writeFully(m_device, bytes, m_path); }

    QIODevice& m_device;
    QString m_path;
    AnnotationTool m_tool;
    AnnotationsReport& m_report;
};

/// A sample as tasks name it.
struct TaskSample
{
    qint64 id = 0;
    QString uuid;
    int position = 0;
    QString title;
};

/// Reads what tasks have beside their answers.
class TaskReading final
{
public:
    explicit TaskReading(Database& database)
        : m_database(database)
    {
    }

    Expected<void> readSamples()
    {
        return eachRow(m_database,
            QStringLiteral("SELECT id, uuid, position, title FROM sample_in_use ORDER BY position"),
            {}, [&](Statement& row) {
                TaskSample sample;
                row.read(sample.id, sample.uuid, sample.position, sample.title);
                m_places.insert(sample.uuid, m_samples.size());
                m_samples.append(sample);
            });
    }
    const QList<TaskSample>& samples() const { return m_samples; }

    /// The task of an item, with the discussion of its sample, which is kept for the next one.
    Expected<ExportedTask> taskOf(const DisagreementItem& item)
    {
        const TaskSample sample = m_samples.value(m_places.value(item.sample, -1));
        if (sample.id != m_current) {
            m_current = sample.id;
            TANDEM_TRY(said, rowsOf(m_database,
                                 QStringLiteral("SELECT participant, text FROM utterance"
                                                " WHERE sample_id = ? ORDER BY position"),
                                 {sample.id}, [](Statement& row) {
                                     const auto who = row.take<QString>();
                                     return who + QStringLiteral(": ") + row.take<QString>();
                                 }));
            m_discussion = said->join(u'\n');
            TANDEM_DO(readProposed(sample.id));
        }
        return ExportedTask{item, sample.position, sample.title, m_discussion};
    }
    /// What was proposed for that paragraph of the sample of the last task.
    QList<ProposedFacts> proposed(const DisagreementItem& item) const
    {
        return item.task == stepKey(Step::Paragraphs) ? m_proposed.value(item.number)
                                                      : QList<ProposedFacts>();
    }

    /// Its paragraphs, as items that nobody answered.
    Expected<QList<DisagreementItem>> paragraphsOf(const TaskSample& sample)
    {
        return rowsOf(m_database,
            QStringLiteral("SELECT number, text FROM paragraph WHERE sample_id = ?"
                           " ORDER BY number"),
            {sample.id}, [&](Statement& row) {
                DisagreementItem item;
                item.task = stepKey(Step::Paragraphs);
                item.sample = sample.uuid;
                item.number = row.take<int>();
                item.id = sample.uuid + u'/' + item.task + u'/' + QString::number(item.number);
                item.texts = {{QStringLiteral("paragraph"), row.take<QString>()}};
                return item;
            });
    }

private:
    /// The facts as models said them, before anybody changed them, also those removed later.
    Expected<void> readProposed(qint64 sample)
    {
        m_proposed.clear();
        return eachRow(m_database,
            QStringLiteral("SELECT p.number, l.model, coalesce((SELECT c.before FROM fact_change c"
                           " WHERE c.fact_id = f.id AND c.kind IN ('edited', 'split', 'merged')"
                           " AND c.before <> '' ORDER BY c.id LIMIT 1), f.text) FROM atomic_fact f"
                           " JOIN paragraph p ON p.id = f.paragraph_id"
                           " JOIN llm_reply l ON l.id = f.reply_id"
                           " WHERE f.sample_id = ? AND NOT EXISTS (SELECT 1 FROM fact_change c"
                           " WHERE c.fact_id = f.id AND c.kind = 'split off')"
                           " ORDER BY p.number, l.model, f.position, f.id"),
            {sample}, [&](Statement& row) {
                QList<ProposedFacts>& models = m_proposed[row.take<int>()];
                const auto model = row.take<QString>();
                if (models.isEmpty() || models.constLast().model != model)
                    models.append({model, {}});
                models.last().facts.append(row.take<QString>());
            });
    }

    Database& m_database;
    QList<TaskSample> m_samples;
    QHash<QString, qsizetype> m_places;
    qint64 m_current = -1;
    QString m_discussion;
    QHash<int, QList<ProposedFacts>> m_proposed;
};

Expected<void> writeTasks(
    Database& database, TaskWriter& writer, AnnotationsReport& report, const Progress& progress)
{
    TaskReading reading(database);
    TANDEM_DO(reading.readSamples());
    QSet<QString> written; ///< samples whose paragraphs are there
    const auto write = [&](const DisagreementItem& item) -> Expected<void> {
        TANDEM_TRY(task, reading.taskOf(item));
        return writer.write(*task, reading.proposed(item));
    };
    const DisagreementSink answered = [&](const DisagreementItem& item) -> Expected<void> {
        if (item.sample.isEmpty())
            return {};
        if (item.task == stepKey(Step::Paragraphs))
            written.insert(item.sample);
        return write(item);
    };
    TANDEM_TRY(read, forEachDisagreementItem(database, {}, answered, progress));
    report.heldBack = read->facts.heldBack;
    for (const TaskSample& sample : reading.samples()) {
        if (written.contains(sample.uuid))
            continue;
        TANDEM_TRY(items, reading.paragraphsOf(sample));
        for (const DisagreementItem& item : *items) {
            TANDEM_DO(write(item));
        }
    }
    return writer.finish();
}

} // namespace

Expected<AnnotationsReport> exportAnnotations(
    Database& database, const QString& path, AnnotationTool tool, const Progress& progress)
{
    if (QFileInfo(path) == QFileInfo(database.path()))
        return failure(ErrorCode::Refused,
            PublishFileWords::tr("The export would overwrite the project itself."), path,
            PublishFileWords::tr("Choose another file name."));
    AnnotationsReport report;
    TANDEM_DO(writeAtomically(path, [&](QIODevice& device) -> Expected<void> {
        report = {};
        TaskWriter writer(device, path, tool, report);
        return writeTasks(database, writer, report, progress);
    }));
    return report;
}

} // namespace tandem
