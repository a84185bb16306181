#include "ui/textrowroles.h"

#include "models/results/spelling.h"
#include "ui/widgetwords.h"

#include <QStringList>

namespace tandem::textrow {

QString numberText(const QModelIndex& index)
{
    const QVariant number = index.data(Number);
    return number.userType() == QMetaType::Int ? results::countText(number.toInt())
                                               : number.toString();
}

QString accessibleText(const QModelIndex& index)
{
    const QString number = numberText(index);
    const QString text = index.data(Qt::DisplayRole).toString();
    QStringList parts;
    parts += number.isEmpty() ? text : WidgetWords::tr("%1: %2", "number: text").arg(number, text);
    switch (AnswerMark(index.data(Answer).toInt())) {
    case AnswerMark::Yes:
        parts += WidgetWords::tr("Answer: yes.");
        break;
    case AnswerMark::No:
        parts += WidgetWords::tr("Answer: no.");
        break;
    case AnswerMark::None:
        if (!index.data(Answerable).isValid() || index.data(Answerable).toBool())
            parts += WidgetWords::tr("Not answered.");
        break;
    }
    if (index.data(Unsure).toBool())
        parts += WidgetWords::tr("Unsure.");
    const QString outcomeText = index.data(OutcomeText).toString();
    const auto kind = BadgeKind(index.data(OutcomeKind).toInt());
    const QString outcome = outcomeText.isEmpty() ? badgeWord(kind) : outcomeText;
    if (!outcome.isEmpty())
        parts += WidgetWords::tr("Outcome: %1.").arg(outcome);
    const QString note = index.data(Note).toString();
    if (!note.isEmpty())
        parts += WidgetWords::tr("Note: %1").arg(note);
    return parts.join(QLatin1Char(' '));
}

} // namespace tandem::textrow
