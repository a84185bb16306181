#include "storage/formats/annotationratings.h"

#include "storage/formats/annotationsreader.h"
#include "storage/formats/formatwords.h"
#include "storage/formats/ratingscollector.h"

#include <algorithm>
#include <numeric>

namespace tandem {

namespace {

/// The questions to be read: those asked for, else the only one.
Expected<QStringList> askedToolQuestions(
    const ToolAnswers& found, const QStringList& asked, const QString& name)
{
    const QString there = found.questions.mid(0, 10).join(QStringLiteral(", "));
    for (const QString& question : asked) {
        if (!found.questions.contains(question))
            return failure(ErrorCode::InvalidInput,
                FormatWords::tr("No annotation answers a question \"%1\".").arg(question), name,
                FormatWords::tr("Questions: %1.").arg(there));
    }
    if (asked.isEmpty() && found.questions.size() > 1)
        return failure(ErrorCode::InvalidInput,
            FormatWords::tr("The annotations answer several questions: %1.").arg(there), name,
            FormatWords::tr("Choose with --questions."));
    return asked.isEmpty() ? found.questions : asked;
}

Expected<QString> ratingOf(const ToolAnswer& answer, const RatingsReading& reading)
{
    if (reading.scale != RatingScale::Sets) {
        if (answer.labels.size() > 1)
            return failure(ErrorCode::InvalidInput,
                FormatWords::tr("The annotation has several labels."), answer.place,
                FormatWords::tr("Compare sets of labels with --scale sets."));
        return answer.labels.value(0);
    }
    for (const QString& label : answer.labels) {
        if (label.contains(reading.separator))
            return failure(ErrorCode::InvalidInput,
                FormatWords::tr("The label \"%1\" contains the separator \"%2\".")
                    .arg(label)
                    .arg(reading.separator),
                answer.place, FormatWords::tr("Give another sign with --separator."));
    }
    return answer.labels.join(reading.separator);
}

} // namespace

Expected<AnnotationCounts> collectAnnotations(const Input& input, RatingsCollector& collector)
{
    TANDEM_TRY(found, readToolAnswers(input));
    const RatingsReading& reading = collector.reading();
    TANDEM_TRY(questions, askedToolQuestions(*found, reading.questions, input.name()));
    collector.setTwiceRemedy(
        FormatWords::tr("An annotator annotates a task once: delete one of the two annotations."));
    bool isAnyTaken = false;
    for (const ToolAnswer& answer : std::as_const(found->answers)) {
        const bool isMeant = answer.isModels
                                 ? !answer.annotator.isEmpty() && answer.annotator == reading.model
                                 : true;
        // What answers nothing is a missing value of the only question.
        const bool isNothing = answer.labels.isEmpty() && answer.question.isEmpty();
        if (!isMeant || (isNothing && questions->size() > 1) ||
            (!isNothing && !answer.question.isEmpty() && !questions->contains(answer.question)))
            continue;
        TANDEM_TRY(value, ratingOf(answer, reading));
        const QString item =
            questions->size() > 1 ? answer.task + u'/' + answer.question : answer.task;
        TANDEM_DO(collector.take(item, answer.annotator, *value, answer.place));
        isAnyTaken = isAnyTaken || !answer.isModels;
    }
    if (!isAnyTaken)
        return failure(ErrorCode::InvalidInput, FormatWords::tr("No annotations found."),
            input.name(),
            FormatWords::tr("Annotate the tasks and export them again; predictions, drafts, spans "
                            "and texts are no ratings."));
    return AnnotationCounts{*questions, found->models, found->tasks, found->skipped,
        std::accumulate(found->otherResults.cbegin(), found->otherResults.cend(), qint64(0))};
}

QStringList annotationRemarks(const AnnotationCounts& counts)
{
    QStringList remarks;
    if (counts.skipped > 0)
        remarks.append(FormatWords::tr("%n annotation(s) not read: the annotator skipped the task.",
            nullptr, int(counts.skipped)));
    if (counts.otherResults > 0)
        remarks.append(FormatWords::tr("%n result(s) not read: spans, regions and typed texts are "
                                       "no ratings.",
            nullptr, int(counts.otherResults)));
    return remarks;
}

} // namespace tandem
