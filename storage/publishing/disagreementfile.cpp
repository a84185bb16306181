#include "storage/publishing/disagreementfile.h"

#include "storage/database/database.h"
#include "storage/formats/atomicfile.h"
#include "storage/formats/devicewrite.h"
#include "storage/formats/jsontext.h"
#include "storage/publishing/disagreementitems.h"
#include "storage/publishing/publishfilewords.h"
#include "storage/repositories/samplerepository.h"

#include <QFileInfo>

#include <functional>

namespace tandem {

namespace {

using publishing::Annotation;
using publishing::AnswerShare;
using publishing::DisagreementItem;

constexpr int kShareDigits = 10;

QByteArray numberLiteral(double number)
{
    return QByteArray::number(number, 'g', kShareDigits);
}

QString annotationTime(const Annotation& annotation)
{
    return annotation.at.isValid() ? annotation.at.toUTC().toString(Qt::ISODateWithMs) : QString();
}

/// A text, or null where there is none.
void textOrNull(JsonText& out, QByteArrayView key, const QString& text)
{
    out.key(key);
    if (text.isEmpty())
        out.raw("null");
    else
        out.text(text);
}

void numberOrNull(JsonText& out, qint64 number)
{
    if (number > 0)
        out.number(number);
    else
        out.raw("null");
}

/// A list with something of each answer.
void listOfAnswers(JsonText& out, QByteArrayView key, const DisagreementItem& item,
    const std::function<void(const Annotation&)>& put)
{
    out.beginArray(key);
    for (const Annotation& annotation : item.annotations)
        put(annotation);
    out.endArray();
}

void putAnnotations(JsonText& out, const DisagreementItem& item)
{
    listOfAnswers(out, "annotators", item,
        [&](const Annotation& annotation) { out.text(annotation.annotator); });
    listOfAnswers(out, "annotations", item,
        [&](const Annotation& annotation) { out.text(annotation.answer); });
    listOfAnswers(out, "times", item, [&](const Annotation& annotation) {
        if (annotation.at.isValid())
            out.text(annotationTime(annotation));
        else
            out.raw("null");
    });
    listOfAnswers(out, "durations_ms", item,
        [&](const Annotation& annotation) { numberOrNull(out, annotation.durationMs); });
    listOfAnswers(out, "guideline_versions", item,
        [&](const Annotation& annotation) { numberOrNull(out, annotation.guideline); });
}

void putLabels(JsonText& out, const DisagreementItem& item)
{
    const QList<AnswerShare> shares = publishing::distributionOf(item);
    out.number("number_of_annotations", item.annotations.size());
    out.beginObject("soft_label");
    for (const AnswerShare& share : shares) {
        out.key(share.answer.toUtf8());
        out.raw(numberLiteral(share.share));
    }
    out.endObject();
    textOrNull(out, "hard_label", publishing::majorityOf(shares).value_or(QString()));
    out.raw("entropy", numberLiteral(publishing::entropyBits(shares)));
    textOrNull(out, "outcome", item.outcome);
    textOrNull(out, "resolved_by", item.resolvedBy);
}

/// The samples of the benchmark, which are in no split.
Expected<QHash<QString, QString>> benchmarkSamples(Database& database)
{
    TANDEM_TRY(figures, benchmarkFigures(database));
    QHash<QString, QString> samples;
    for (const SampleFigures& sample : figures->samples) {
        TANDEM_TRY(uuid, SampleRepository(database).uuid(sample.sample));
        samples.insert(*uuid, {});
    }
    return samples;
}

} // namespace

QByteArray disagreementLine(const DisagreementItem& item)
{
    JsonText out(JsonText::Style::Compact);
    out.beginObject();
    out.text("id", item.id);
    out.text("task", item.task);
    textOrNull(out, "study", item.study);
    textOrNull(out, "question", item.question);
    textOrNull(out, "sample", item.sample);
    out.key("number");
    numberOrNull(out, item.number);
    textOrNull(out, "pass", item.pass);
    textOrNull(out, "split", item.split);
    out.beginArray("texts");
    for (const auto& [name, text] : item.texts) {
        out.beginObject();
        out.text("name", name);
        out.text("text", text);
        out.endObject();
    }
    out.endArray();
    out.beginArray("answers");
    for (const QString& answer : item.answers)
        out.text(answer);
    out.endArray();
    putAnnotations(out, item);
    putLabels(out, item);
    out.endObject();
    return out.bytes() + '\n';
}

QStringList disagreementColumns()
{
    return {QStringLiteral("item"), QStringLiteral("task"), QStringLiteral("study"),
        QStringLiteral("question"), QStringLiteral("sample"), QStringLiteral("number"),
        QStringLiteral("pass"), QStringLiteral("split"), QStringLiteral("annotator"),
        QStringLiteral("answer"), QStringLiteral("time"), QStringLiteral("duration_ms"),
        QStringLiteral("guideline_version"), QStringLiteral("annotations"),
        QStringLiteral("entropy"), QStringLiteral("outcome"), QStringLiteral("resolved_by")};
}

QList<QStringList> disagreementRows(const DisagreementItem& item)
{
    const auto counted = [](qint64 number) {
        return number > 0 ? QString::number(number) : QString();
    };
    const QString entropy = QString::fromLatin1(
        numberLiteral(publishing::entropyBits(publishing::distributionOf(item))));
    QList<QStringList> rows;
    for (const Annotation& annotation : item.annotations)
        rows.append(QStringList{item.id, item.task, item.study, item.question, item.sample,
            counted(item.number), item.pass, item.split, annotation.annotator, annotation.answer,
            annotationTime(annotation), counted(annotation.durationMs),
            counted(annotation.guideline), QString::number(item.annotations.size()), entropy,
            item.outcome, item.resolvedBy});
    return rows;
}

Expected<DisagreementReport> exportDisagreement(
    Database& database, const QString& path, DisagreementFormat format, const Progress& progress)
{
    if (QFileInfo(path) == QFileInfo(database.path()))
        return failure(ErrorCode::Refused,
            PublishFileWords::tr("The export would overwrite the project itself."), path,
            PublishFileWords::tr("Choose another file name."));
    DisagreementReport report;
    const auto produce = [&](QIODevice& device) -> Expected<void> {
        CsvWriter csv(device, path);
        if (format == DisagreementFormat::Csv) {
            TANDEM_DO(csv.writeRow(disagreementColumns()));
        }
        const auto sink = [&](const DisagreementItem& item) -> Expected<void> {
            if (format == DisagreementFormat::JsonLines)
                return writeFully(device, disagreementLine(item), path);
            for (const QStringList& row : disagreementRows(item)) {
                TANDEM_DO(csv.writeRow(row));
            }
            return {};
        };
        TANDEM_TRY(samples, benchmarkSamples(database));
        TANDEM_TRY(read, forEachDisagreementItem(database, *samples, sink, progress));
        report = {read->facts.items, read->facts.annotations, read->facts.disagreed,
            read->facts.heldBack};
        return format == DisagreementFormat::Csv ? csv.finish() : Expected<void>();
    };
    TANDEM_DO(writeAtomically(path, produce));
    return report;
}

} // namespace tandem
