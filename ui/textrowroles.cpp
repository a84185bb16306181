#include "ui/textrowroles.h"

#include <QCoreApplication>
#include <QStringList>

namespace tandem::textrow {

QString accessibleText(const QModelIndex& index)
{
    const QString number = index.data(Number).toString();
    const QString text = index.data(Qt::DisplayRole).toString();
    QStringList parts;
    parts +=
        number.isEmpty()
            ? text
            : QCoreApplication::translate("TextRow", "%1: %2", "number: text").arg(number, text);
    switch (AnswerMark(index.data(Answer).toInt())) {
    case AnswerMark::Yes:
        parts += QCoreApplication::translate("TextRow", "Answer: yes.");
        break;
    case AnswerMark::No:
        parts += QCoreApplication::translate("TextRow", "Answer: no.");
        break;
    case AnswerMark::None:
        if (!index.data(Answerable).isValid() || index.data(Answerable).toBool())
            parts += QCoreApplication::translate("TextRow", "Not answered.");
        break;
    }
    if (index.data(Unsure).toBool())
        parts += QCoreApplication::translate("TextRow", "Unsure.");
    const QString outcomeText = index.data(OutcomeText).toString();
    const auto kind = BadgeKind(index.data(OutcomeKind).toInt());
    const QString outcome = outcomeText.isEmpty() ? badgeWord(kind) : outcomeText;
    if (!outcome.isEmpty())
        parts += QCoreApplication::translate("TextRow", "Outcome: %1.").arg(outcome);
    const QString note = index.data(Note).toString();
    if (!note.isEmpty())
        parts += QCoreApplication::translate("TextRow", "Note: %1").arg(note);
    return parts.join(QLatin1Char(' '));
}

} // namespace tandem::textrow
