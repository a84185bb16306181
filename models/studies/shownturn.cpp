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

Task previewTask(const Design& design, const QList<Item>& items)
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
    if (items.isEmpty())
        return task;
    QHash<QString, int> groups;
    const QList<QList<Turn>> turnsOfRaters =
        assignedTurns(items, design, qMax(1, design.ratersPerItem));
    for (const Turn& turn : turnsOfRaters.constFirst()) {
        const Item& item = items.at(turn.item);
        TaskTurn shown = shownTurn(item, design, turn.swapped);
        shown.id = QString::number(turn.position);
        if (!item.group.isEmpty() && !groups.contains(item.group))
            groups.insert(item.group, int(groups.size()) + 1);
        if (!item.group.isEmpty())
            shown.group = groups.value(item.group);
        task.turns.append(shown);
    }
    return task;
}

} // namespace tandem::studies
