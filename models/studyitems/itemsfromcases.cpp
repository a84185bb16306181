#include "models/studyitems/itemsfromcases.h"

#include <algorithm>

namespace tandem::studies {

namespace {

QString caseName(const QList<expert::TextCase>& cases, qsizetype index)
{
    const QString& name = cases.at(index).name;
    return name.isEmpty() ? QString::number(index + 1) : name;
}

const expert::SystemOutput* outputOf(const expert::TextCase& textCase, const QString& system)
{
    const auto found = std::find_if(textCase.outputs.begin(), textCase.outputs.end(),
        [&](const expert::SystemOutput& output) { return output.system == system; });
    return found == textCase.outputs.end() ? nullptr : &*found;
}

/// A field of an item, but none of a text that is not there.
void appendText(Item& item, const char* name, const QString& text)
{
    if (!text.isEmpty())
        item.fields.append({QLatin1String(name), text, 0, {}});
}

template <typename Fill>
QList<StudyItem> itemsOfOutputs(const QList<expert::TextCase>& cases, Fill fill)
{
    QList<StudyItem> items;
    for (qsizetype i = 0; i < cases.size(); ++i) {
        for (const expert::SystemOutput& output : cases.at(i).outputs) {
            StudyItem item;
            item.item.name = caseName(cases, i);
            if (!output.system.isEmpty())
                item.item.name += QLatin1Char('-') + output.system;
            item.source.systems[0] = output.system;
            item.source.origin = QLatin1String("case/") + caseName(cases, i);
            fill(item.item, cases.at(i), output);
            items.append(item);
        }
    }
    return items;
}

} // namespace

QList<std::pair<QString, QString>> systemPairs(const QStringList& systems)
{
    QList<std::pair<QString, QString>> pairs;
    for (qsizetype i = 0; i < systems.size(); ++i) {
        for (qsizetype j = i + 1; j < systems.size(); ++j)
            pairs.append({systems.at(i), systems.at(j)});
    }
    return pairs;
}

QList<StudyItem> outputPairItems(
    const QList<expert::TextCase>& cases, const QString& first, const QString& other)
{
    QList<StudyItem> items;
    for (qsizetype i = 0; i < cases.size(); ++i) {
        const expert::TextCase& textCase = cases.at(i);
        const expert::SystemOutput* const one = outputOf(textCase, first);
        const expert::SystemOutput* const two = outputOf(textCase, other);
        if (one == nullptr || two == nullptr)
            continue;
        StudyItem item;
        item.item.name = QStringLiteral("%1-%2-%3").arg(caseName(cases, i), first, other);
        appendText(item.item, "prompt", textCase.prompt);
        appendText(item.item, "reference", textCase.expected);
        item.item.fields.append({QStringLiteral("output"), one->text, 1, {}});
        item.item.fields.append({QStringLiteral("output"), two->text, 2, {}});
        item.source.systems[0] = first;
        item.source.systems[1] = other;
        item.source.origin = QLatin1String("case/") + caseName(cases, i);
        items.append(item);
    }
    return items;
}

QList<StudyItem> outputItems(const QList<expert::TextCase>& cases)
{
    return itemsOfOutputs(cases,
        [](Item& item, const expert::TextCase& textCase, const expert::SystemOutput& output) {
            appendText(item, "prompt", textCase.prompt);
            appendText(item, "reference", textCase.expected);
            item.fields.append({QStringLiteral("text"), output.text, 0, {}});
        });
}

QList<StudyItem> timelineItems(const QList<expert::TextCase>& cases)
{
    return itemsOfOutputs(cases,
        [](Item& item, const expert::TextCase& textCase, const expert::SystemOutput& output) {
            appendText(item, "timeline", textCase.prompt);
            item.fields.append({QStringLiteral("summary"), output.text, 0, {}});
        });
}

} // namespace tandem::studies
