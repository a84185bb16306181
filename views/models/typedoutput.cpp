#include "views/models/typedoutput.h"

#include "storage/database/database.h"
#include "storage/formats/limits.h"
#include "storage/formats/outputrecord.h"
#include "storage/repositories/goldrepository.h"
#include "storage/repositories/systemoutputrepository.h"
#include "views/models/modelswords.h"

#include <QRegularExpression>

namespace tandem {

QStringList paragraphsTyped(const QString& text)
{
    static const QRegularExpression between(QStringLiteral("[,;\\s]+"));
    QStringList paragraphs;
    for (const QString& word : text.split(between, Qt::SkipEmptyParts)) {
        if (paragraphs.size() < limits::maxParagraphs)
            paragraphs += kgds::paragraphsOfWord(word);
    }
    return paragraphs.mid(0, limits::maxParagraphs);
}

Change enteringOutput(
    const BenchmarkEntry& entry, const kgds::SystemRef& system, const kgds::SystemOutput& output)
{
    const auto add = [entry, system, output](const WriteContext& context) -> Expected<Written> {
        SystemOutputRepository outputs(context.database);
        TANDEM_TRY(known, outputs.find(entry.sample, system));
        if (*known)
            return failure(ErrorCode::Refused,
                ModelsWords::tr("%1 already has an output for this sample.").arg(system.model), {},
                ModelsWords::tr("Give the system another name, or choose another sample."));
        TANDEM_TRY(gold, GoldRepository(context.database).keep(entry.sample, entry.record));
        TANDEM_TRY(added,
            outputs.add({.sample = entry.sample, .gold = *gold, .system = system, .output = output},
                &entry.record));
        return Written(SystemsChanged{entry.sample});
    };
    const auto remove = [entry, system](const WriteContext& context) -> Expected<Written> {
        SystemOutputRepository outputs(context.database);
        TANDEM_TRY(known, outputs.find(entry.sample, system));
        if (*known) {
            TANDEM_DO(outputs.remove(**known));
        }
        return Written(SystemsChanged{entry.sample});
    };
    return {.text = ModelsWords::tr("enter an output of %1", "a step to undo").arg(system.model),
        .write = reversible(add, remove)};
}

} // namespace tandem
