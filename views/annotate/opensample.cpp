#include "views/annotate/opensample.h"

#include "storage/repositories/answerrepository.h"
#include "storage/repositories/samplerepository.h"

#include <algorithm>

namespace tandem {

int OpenSample::indexOf(ParagraphId paragraph) const
{
    const auto found = std::find_if(paragraphs.begin(), paragraphs.end(),
        [paragraph](const ParagraphRow& candidate) { return candidate.id == paragraph; });
    return found == paragraphs.end() ? -1 : int(std::distance(paragraphs.begin(), found));
}

int OpenSample::indexOfNumber(int number) const
{
    const auto found = std::find_if(paragraphs.begin(), paragraphs.end(),
        [number](const ParagraphRow& candidate) { return candidate.number == number; });
    return found == paragraphs.end() ? -1 : int(std::distance(paragraphs.begin(), found));
}

Expected<OpenSample> readOpenSample(Database& database, SampleId sample, PersonId person)
{
    SampleRepository samples(database);
    auto row = samples.row(sample);
    if (!row)
        return failure(row.error());
    auto paragraphs = samples.paragraphs(sample);
    if (!paragraphs)
        return failure(paragraphs.error());
    auto discussion = samples.discussion(sample);
    if (!discussion)
        return failure(discussion.error());

    OpenSample open;
    open.row = std::move(*row);
    open.paragraphs = std::move(*paragraphs);
    open.discussion = std::move(*discussion);
    open.answers.resize(open.paragraphs.size());
    if (!open.isOwn(person))
        return open;
    const auto own = AnswerRepository(database).own(open.row.round->id, person);
    if (!own)
        return failure(own.error());
    for (qsizetype i = 0; i < open.paragraphs.size(); ++i)
        open.answers[i] = own->value(open.paragraphs.at(i).id);
    return open;
}

LabellingMode labellingModeOf(const OpenSample& sample, const Person& person)
{
    if (!person.id.isValid())
        return LabellingMode::NobodyChosen;
    if (!sample.row.id.isValid())
        return LabellingMode::NoSample;
    const bool own = sample.isOwn(person.id);
    if (own && sample.row.round->isClosed())
        return LabellingMode::Closed;
    if (own && sample.row.round->hasHandedIn(person.id))
        return LabellingMode::HandedIn;
    if (sample.discussion.isEmpty())
        return LabellingMode::WaitingForDiscussion;
    if (own)
        return LabellingMode::Labelling;
    return person.role == Role::Lead ? LabellingMode::Watching : LabellingMode::NotAssigned;
}

} // namespace tandem
