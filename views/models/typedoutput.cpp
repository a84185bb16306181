#include "views/models/typedoutput.h"

#include "storage/database/database.h"
#include "storage/formats/limits.h"
#include "storage/repositories/goldrepository.h"
#include "storage/repositories/systemoutputrepository.h"
#include "views/models/modelswords.h"

#include <QRegularExpression>

#include <algorithm>

namespace tandem {

namespace {

/// Both ends of "3-5"; none of any other word.
std::optional<std::pair<int, int>> rangeOf(const QString& word)
{
    static const QRegularExpression range(QStringLiteral("^([0-9]{1,6})(?:[-–]([0-9]{1,6}))?$"));
    const QRegularExpressionMatch match = range.match(word);
    if (!match.hasMatch())
        return std::nullopt;
    const int first = match.captured(1).toInt();
    return std::pair(first, match.captured(2).isEmpty() ? first : match.captured(2).toInt());
}

} // namespace

QStringList paragraphsTyped(const QString& text)
{
    static const QRegularExpression between(QStringLiteral("[,;\\s]+"));
    QStringList paragraphs;
    for (const QString& word : text.split(between, Qt::SkipEmptyParts)) {
        const auto range = rangeOf(word);
        if (!range)
            paragraphs.append(word);
        for (int index = range ? range->first : 1; range && index <= range->second; ++index) {
            if (paragraphs.size() >= limits::maxParagraphs)
                return paragraphs;
            paragraphs.append(kgds::paragraphName(index));
        }
    }
    return paragraphs;
}

QStringList unknownParagraphs(const QStringList& paragraphs, const kgds::SampleRecord& record)
{
    QStringList unknown;
    for (const QString& name : paragraphs) {
        const std::optional<int> index = kgds::paragraphIndex(name);
        const bool isThere = index && std::any_of(record.article.cbegin(), record.article.cend(),
                                          [&](const kgds::ParagraphRecord& paragraph) {
                                              return paragraph.index == *index;
                                          });
        if (!isThere)
            unknown.append(index ? QString::number(*index) : name);
    }
    return unknown;
}

Change enteringOutput(
    const BenchmarkEntry& entry, const kgds::SystemRef& system, const kgds::SystemOutput& output)
{
    const auto add = [entry, system, output](const WriteContext& context) -> Expected<Written> {
        SystemOutputRepository outputs(context.database);
        TANDEM_TRY(known, outputs.find(entry.sample, system));
        if (*known)
            return failure(ErrorCode::Refused,
                ModelsWords::tr("%1 has an output of this sample already.").arg(system.model), {},
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
