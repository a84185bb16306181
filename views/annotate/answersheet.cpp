#include "views/annotate/answersheet.h"

#include "models/rounds/nextitem.h"
#include "storage/repositories/answerrepository.h"
#include "storage/repositories/items.h"
#include "storage/repositories/samplerepository.h"

#include <algorithm>

namespace tandem {

int OpenSample::indexOf(ItemId item) const
{
    const auto found = std::find_if(items.begin(), items.end(),
        [item](const ItemRow& candidate) { return candidate.id == item; });
    return found == items.end() ? -1 : int(std::distance(items.begin(), found));
}

int OpenSample::indexOfNumber(int number) const
{
    const auto found = std::find_if(items.begin(), items.end(),
        [number](const ItemRow& candidate) { return candidate.number == number; });
    return found == items.end() ? -1 : int(std::distance(items.begin(), found));
}

Expected<OpenSample> readOpenSample(Database& database, SampleId sample, PersonId person, Step step)
{
    SampleRepository samples(database);
    TANDEM_TRY_VAR(row, samples.row(sample, step));
    TANDEM_TRY_VAR(items, itemsOf(database, sample, step));
    TANDEM_TRY_VAR(discussion, samples.discussion(sample));

    OpenSample open;
    open.row = std::move(*row);
    open.items = std::move(*items);
    open.discussion = std::move(*discussion);
    open.answers.resize(open.items.size());
    if (step == Step::KeyFacts) {
        TANDEM_TRY(paragraphs, samples.paragraphs(sample));
        for (const ParagraphRow& paragraph : *paragraphs)
            open.paragraphTexts.insert(paragraph.number, paragraph.text);
    }
    if (!open.isOwn(person))
        return open;
    TANDEM_TRY(own, AnswerRepository(database).own(open.row.round->id, person));
    for (qsizetype i = 0; i < open.items.size(); ++i)
        open.answers[i] = own->value(open.items.at(i).id);
    return open;
}

LabellingMode labellingModeOf(const OpenSample& sample, const Person& person)
{
    if (!person.id.isValid())
        return LabellingMode::NobodyChosen;
    if (!sample.row.id.isValid())
        return LabellingMode::NoSample;
    const bool own = sample.isOwn(person.id);
    if (own && sample.row.round->isFinal())
        return LabellingMode::Closed;
    if (own && sample.row.round->hasSubmitted(person.id))
        return LabellingMode::Submitted;
    if (sample.discussion.isEmpty())
        return LabellingMode::WaitingForDiscussion;
    if (sample.items.isEmpty() && sample.row.step == Step::KeyFacts)
        return LabellingMode::WaitingForFacts;
    if (own)
        return LabellingMode::Labelling;
    return person.role == Role::Lead ? LabellingMode::Watching : LabellingMode::NotAssigned;
}

std::optional<Answer> AnswerSheet::underWay(int index) const
{
    return m_pending.value(m_open.items.at(index).id);
}

Answer AnswerSheet::effective(int index) const
{
    return underWay(index).value_or(m_open.answers.at(index));
}

int AnswerSheet::answeredCount() const
{
    return int(std::count_if(m_open.answers.begin(), m_open.answers.end(),
        [](const Answer& answer) { return answer.isComplete(); }));
}

Missing AnswerSheet::missing() const
{
    QList<NumberedAnswer> numbered;
    for (int i = 0; i < count(); ++i)
        numbered.append({m_open.items.at(i).number, effective(i)});
    return missingOf(numbered);
}

std::optional<int> AnswerSheet::next(int current) const
{
    QList<Answer> answers;
    answers.reserve(count());
    for (int i = 0; i < count(); ++i)
        answers.append(effective(i));
    const auto index = nextIncomplete(answers, current);
    return index ? std::optional(int(*index)) : std::nullopt;
}

} // namespace tandem
