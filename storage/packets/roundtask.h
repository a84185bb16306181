#pragma once

#include "models/error.h"
#include "models/rounds/round.h"
#include "models/studies/task.h"
#include "storage/packets/packetrow.h"

#include <QList>
#include <QString>

namespace tandem {

class Database;

/// Rounds as the raters' page asks about them, in a form or by a link: how they become a task, and
/// how what is said on the page becomes rows of the round (docs/study-page.md).
namespace roundtask {

/// Whose task of which step it is.
struct Order
{
    PersonId person;
    Step step = Step::Paragraphs; ///< or key facts
    QString guideline = {};       ///< Markdown; shown where the project has none of its own
};

/// Makes a task without turns. The UUIDs by which it is known follow from `form`.
studies::Task empty(const QString& form, const QString& project, const QString& person);
/// Derives the turn of the form about this subject of a round (PacketRow::subject).
QString turnOf(const QString& form, const QString& round, const QString& subject);
/// Tells what the person said before the task was made, as rows of its questions.
QList<studies::AnswerRow> given(const QString& form, const PacketRow& answer);
/// Says what is meant of a subject once the row is said after `state`: each row of a page answers
/// one question, each of a round all of them. An answer ends the unsure mark, as in the window.
PacketRow after(PacketRow state, const studies::AnswerRow& row);

/// Makes everything that the page shows, of rounds of one step; of the partner nothing.
Expected<studies::Task> filled(
    Database& project, const studies::Task& empty, const Order& order, const QList<Round>& rounds);

} // namespace roundtask

} // namespace tandem
