#pragma once

#include "models/error.h"
#include "models/rounds/round.h"
#include "models/studies/task.h"
#include "storage/packets/packetrow.h"

#include <QHash>
#include <QJsonObject>
#include <QList>
#include <QString>

namespace tandem {

class Database;
struct RoundFormOrder;

/// Rounds as a form asks about them: how they become a rater's task, and how what comes back is
/// told apart (docs/study-page.md).
namespace roundform {

/// Its one question, whose answers are "yes" and "no".
inline const QString kAnswer = QStringLiteral("answer");

/// The UUIDs of a form by which its task is known; all of them follow from `form`.
studies::Task emptyTask(const QString& form, const QString& project, const QString& person);
/// The turn of the form about this subject of a round (PacketRow::subject).
QString turnOf(const QString& form, const QString& round, const QString& subject);
/// The form's row that says what the person had answered before it was written; what they are
/// unsure about they are asked again.
studies::AnswerRow givenRow(const QString& form, const PacketRow& answer);

/// Everything that the form shows, of rounds of one step.
Expected<studies::Task> filledTask(Database& project, const studies::Task& empty,
    const RoundFormOrder& order, const QList<Round>& rounds);

} // namespace roundform

} // namespace tandem
