#include "storage/project/opinionwriting.h"

#include "models/opinions/composition.h"
#include "storage/database/database.h"
#include "storage/project/projectwords.h"
#include "storage/repositories/opinionchecks.h"
#include "storage/repositories/opinionrepository.h"
#include "storage/repositories/roundrepository.h"
#include "storage/repositories/samplerepository.h"

#include <algorithm>

namespace tandem {

namespace {

/// Where the `occurrence`-th `words` (from 1) stand in `text`, looked for from `from` on.
Expected<Utf16Span> spanOfWords(
    const QString& text, const QString& words, int occurrence, qsizetype from = 0)
{
    qsizetype at = text.indexOf(words, from);
    for (int i = 1; i < occurrence && at >= 0; ++i)
        at = text.indexOf(words, at + 1);
    if (at >= 0)
        return Utf16Span{at, words.size()};
    return failure(ErrorCode::NotFound,
        occurrence > 1 ? ProjectWords::tr("The words \"%1\" occur fewer times there.").arg(words)
                       : ProjectWords::tr("The words \"%1\" were not found there.").arg(words),
        {}, ProjectWords::tr("Copy the words exactly from the text."));
}

Expected<Reference> referenceFromWritten(
    const WrittenReference& written, const OpinionContext& context, qsizetype from)
{
    TANDEM_TRY(span, spanOfWords(context.utterance, written.words, written.occurrence, from));
    Reference reference{*span, written.kind, {}};
    if (written.paragraph > context.article.size())
        return failure(ErrorCode::NotFound,
            ProjectWords::tr("The article has no paragraph %1.").arg(written.paragraph));
    if (written.paragraph > 0) {
        const auto place = spanOfWords(context.article.at(written.paragraph - 1), written.referent,
            written.referentOccurrence);
        if (!place)
            return failure(
                place.error().in(ProjectWords::tr("paragraph %1").arg(written.paragraph)));
        reference.referent = ArticleReferent{written.paragraph, *place};
    } else if (!written.referent.isEmpty()) {
        reference.referent = written.referent;
    }
    return reference;
}

Expected<MainOpinion> opinionFromWritten(
    const WrittenOpinion& written, const OpinionContext& context)
{
    MainOpinion opinion;
    opinion.uuid = newOpinionUuid();
    opinion.span = {0, context.utterance.size()};
    if (!written.words.isEmpty()) {
        TANDEM_TRY(span, spanOfWords(context.utterance, written.words, written.occurrence));
        opinion.span = *span;
    }
    for (const WrittenReference& one : written.references) {
        TANDEM_TRY(reference, referenceFromWritten(one, context, opinion.span.start));
        opinion.references.append(*reference);
    }
    opinion.clear = written.clear.isEmpty() ? composedClear(context, opinion) : written.clear;
    const QStringList atoms = written.atoms.isEmpty()
                                  ? suggestedAtoms(opinion.clear, context.participants)
                                  : written.atoms;
    for (const QString& atom : atoms)
        opinion.atoms.append({newOpinionUuid(), atom.trimmed()});
    return opinion;
}

/// Opinions keep their UUIDs where a file is read again.
void keepUuids(UtteranceWork& work, const UtteranceWork& before)
{
    for (qsizetype i = 0; i < std::min(work.opinions.size(), before.opinions.size()); ++i) {
        MainOpinion& opinion = work.opinions[i];
        const MainOpinion& old = before.opinions.at(i);
        opinion.uuid = old.uuid;
        for (qsizetype k = 0; k < std::min(opinion.atoms.size(), old.atoms.size()); ++k)
            opinion.atoms[k].uuid = old.atoms.at(k).uuid;
    }
}

/// The sample at a place in the project, with its round about opinions.
Expected<SampleRow> assignedSample(Database& database, int position)
{
    if (position == 0)
        return failure(ErrorCode::InvalidInput, ProjectWords::tr("The row does not name a sample."),
            {}, ProjectWords::tr("Give --sample, or \"sample\" in each row."));
    const auto row = SampleRepository(database).rowAt(position, Step::Opinions);
    if (!row || row->round)
        return row;
    return failure(ErrorCode::Refused,
        ProjectWords::tr("No annotators are assigned to the opinions of sample %1.").arg(position),
        {}, ProjectWords::tr("Assign them to a pair first."));
}

void note(QList<int>& touched, int sample)
{
    if (!touched.contains(sample))
        touched.append(sample);
}

Expected<void> recordOne(
    Database& database, const WrittenUtterance& written, PersonId person, const SampleRow& row)
{
    OpinionRepository repository(database);
    TANDEM_TRY(context, repository.context(row.id, written.utterance));
    TANDEM_TRY(own, repository.own(row.round->id, person));
    TANDEM_TRY_VAR(work, workFrom(written, *context));
    keepUuids(*work, own->value(written.utterance));
    return repository.record({row.round->id, person, written.utterance, *work, written.durationMs});
}

Expected<void> sayOne(
    Database& database, const SaidOpinion& said, PersonId person, const SampleRow& row)
{
    OpinionChecks repository(database);
    QString uuid = said.uuid;
    if (said.number > 0) {
        TANDEM_TRY(opinions, repository.opinions(row.round->id));
        if (said.number > opinions->size())
            return failure(ErrorCode::NotFound,
                ProjectWords::tr("Sample %1 has no opinion %2.").arg(row.position).arg(said.number),
                {},
                ProjectWords::tr("Its opinions are numbered from 1 to %1.").arg(opinions->size()));
        uuid = opinions->at(said.number - 1).thread.uuid;
    }
    OpinionEvent event = said.event;
    std::visit([person](auto& what) { what.by = person; }, event);
    return repository.say(row.round->id, uuid, event, said.durationMs);
}

template <typename Row, typename Record>
Expected<QList<int>> recordRows(
    Database& database, const QList<Row>& rows, int sample, const Record& record)
{
    QList<int> touched;
    for (const Row& one : rows) {
        const auto row = assignedSample(database, one.sample > 0 ? one.sample : sample);
        if (!row)
            return failure(row.error().in(one.place));
        if (auto recorded = record(one, *row); !recorded)
            return failure(recorded.error().in(one.place));
        note(touched, row->position);
    }
    return touched;
}

} // namespace

Expected<UtteranceWork> workFrom(const WrittenUtterance& written, const OpinionContext& context)
{
    UtteranceWork work;
    work.noOpinion = written.noOpinion;
    for (const WrittenOpinion& one : written.opinions) {
        TANDEM_TRY_VAR(opinion, opinionFromWritten(one, context));
        work.opinions.append(std::move(*opinion));
    }
    return work;
}

Expected<QList<int>> recordWork(
    Database& database, const QList<WrittenUtterance>& rows, PersonId person, int sample)
{
    return recordRows(
        database, rows, sample, [&](const WrittenUtterance& one, const SampleRow& row) {
            return recordOne(database, one, person, row);
        });
}

Expected<QList<int>> recordSaid(
    Database& database, const QList<SaidOpinion>& rows, PersonId person, int sample)
{
    return recordRows(database, rows, sample, [&](const SaidOpinion& one, const SampleRow& row) {
        return sayOne(database, one, person, row);
    });
}

} // namespace tandem
