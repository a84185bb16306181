#include "storage/formats/tasktemplatesreader.h"

#include "storage/formats/formatwords.h"
#include "storage/formats/recordfields.h"

namespace tandem {

using usersum::TaskKind;
using usersum::TaskTemplate;

namespace {

constexpr qsizetype kLongestTaskName = 200;
constexpr qsizetype kLongestTaskQuestion = 2000;

Expected<void> checkTemplate(TaskTemplate& made, const RecordValue& object)
{
    made.question = made.question.trimmed();
    if (made.question.size() <= kLongestTaskQuestion)
        return {};
    return object.refuse(
        FormatWords::tr("A question can have at most %L1 characters.").arg(kLongestTaskQuestion),
        formatsHelp());
}

const RecordFields<TaskTemplate>& templateFields()
{
    using F = RecordFields<TaskTemplate>;
    using Row = TaskTemplate;
    static const F fields = F(formatsHelp,
        {F::name("name", &Row::name).oneLine().atMost(kLongestTaskName),
            F::word("kind", &Row::kind, usersum::kTaskKinds, usersum::taskKindKey).required(),
            F::whole("ahead", &Row::ahead, 1, usersum::kMostAhead),
            F::whole("choices", &Row::choices, 2, usersum::kMostChoices),
            F::text("question", &Row::question)})
                                .noOthers()
                                .under("tasks")
                                .check(checkTemplate);
    return fields;
}

} // namespace

Expected<QList<TaskTemplate>> readTaskTemplates(const Input& input)
{
    TANDEM_TRY_VAR(tasks, templateFields().readList(input, RecordLayout::Json));
    const auto sound = usersum::checkTasks(*tasks);
    if (!sound)
        return failure(sound.error().in(input.name()));
    return tasks;
}

} // namespace tandem
