#include "storage/formats/tasktemplatesreader.h"

#include "models/text/plainline.h"
#include "storage/formats/formatwords.h"
#include "storage/formats/jsonrow.h"

namespace tandem {

using usersum::TaskKind;
using usersum::TaskTemplate;

namespace {

constexpr qsizetype kLongestTaskName = 200;
constexpr qsizetype kLongestTaskQuestion = 2000;

QStringList taskKindWords()
{
    QStringList words;
    for (const TaskKind kind : usersum::kTaskKinds)
        words += usersum::taskKindKey(kind);
    return words;
}

TaskTemplate templateOf(JsonRow& row)
{
    const TaskTemplate usual;
    TaskTemplate made;
    made.name = row.text(QLatin1String("name")).trimmed();
    if (!row.has(QLatin1String("kind")))
        row.refuse(FormatWords::tr("\"%1\" is required.").arg(QStringLiteral("kind")));
    made.kind = usersum::kTaskKinds[std::size_t(
        row.word(QLatin1String("kind"), taskKindWords(), int(usual.kind)))];
    made.ahead = row.number(QLatin1String("ahead"), 1, usersum::kMostAhead, usual.ahead);
    made.choices = row.number(QLatin1String("choices"), 2, usersum::kMostChoices, usual.choices);
    made.question = row.text(QLatin1String("question")).trimmed();
    if (made.name.size() > kLongestTaskName || !isPlainLine(made.name))
        row.refuse(FormatWords::tr("A name is one line of at most %1 characters, without control "
                                   "characters.")
                       .arg(kLongestTaskName));
    if (made.question.size() > kLongestTaskQuestion)
        row.refuse(
            FormatWords::tr("A question has at most %L1 characters.").arg(kLongestTaskQuestion));
    return made;
}

} // namespace

Expected<QList<TaskTemplate>> readTaskTemplates(const Input& input)
{
    TANDEM_TRY(text, readWholeText(input, FormatWords::tr("Ask for less.")));
    QList<TaskTemplate> tasks;
    TANDEM_DO(readJsonRows(text->toUtf8(), QLatin1String("tasks"), input.name(),
        [&tasks](JsonRow& row) { tasks.append(templateOf(row)); }));
    if (tasks.isEmpty())
        return failure(
            ErrorCode::InvalidInput, FormatWords::tr("There is no task in it."), input.name());
    const auto sound = usersum::checkTasks(tasks);
    if (!sound)
        return failure(sound.error().in(input.name()));
    return tasks;
}

} // namespace tandem
