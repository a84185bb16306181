#include "models/studies/shownturn.h"

#include "models/studies/assignment.h"

#include <QHash>

namespace tandem::studies {

TaskTurn shownTurn(const Item& item, const Design& design, bool swapped)
{
    TaskTurn turn;
    turn.isPractice = item.kind == ItemKind::Practice;
    turn.text = item.text;
    for (const ShownField& shown : design.fields) {
        QList<Field> sides;
        for (const Field& field : item.fields) {
            if (field.name != shown.name)
                continue;
            Field seen = field;
            if (swapped && seen.side != 0)
                seen.side = 3 - seen.side;
            if (!shown.marksEvidence)
                seen.marks.clear(); // what is not shown is not handed out either
            // The one that is shown first stands first, whichever it is.
            if (!sides.isEmpty() && seen.side < sides.first().side)
                sides.prepend(seen);
            else
                sides.append(seen);
        }
        turn.fields += sides;
    }
    return turn;
}

Task taskOf(const Design& design)
{
    Task task;
    task.title = design.title;
    task.instructions = design.instructions;
    task.consent = design.consent;
    task.language = design.language;
    task.breakAfter = design.breakAfter;
    task.comeBackDays = design.comeBackDays;
    task.fields = design.fields;
    task.questions = design.questions;
    return task;
}

std::optional<int> GroupNumbers::of(const QString& group)
{
    if (group.isEmpty())
        return std::nullopt;
    if (!m_numbers.contains(group))
        m_numbers.insert(group, int(m_numbers.size()) + 1);
    return m_numbers.value(group);
}

Task previewTask(const Design& design, const QList<Item>& items)
{
    Task task = taskOf(design);
    if (items.isEmpty())
        return task;
    GroupNumbers groups;
    const QList<QList<Turn>> turnsOfRaters =
        assignedTurns(items, design, qMax(1, design.ratersPerItem));
    for (const Turn& turn : turnsOfRaters.constFirst()) {
        const Item& item = items.at(turn.item);
        TaskTurn shown = shownTurn(item, design, turn.swapped);
        shown.id = QString::number(turn.position);
        if (keepsTogether(design))
            shown.group = groups.of(item.group);
        task.turns.append(shown);
    }
    return task;
}

} // namespace tandem::studies
