#pragma once

#include "models/error.h"
#include "models/rounds/round.h"
#include "models/studies/task.h"
#include "storage/packets/packetrow.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace tandem {

class Database;

/// Rounds as the raters' page asks about them, in a form or by a link: how they become a task, and
/// how what is said on the page becomes rows of the round (docs/study-page.md).
namespace roundtask {

/// What a round asks its person now: yes or no about paragraphs or facts, opinions on their
/// utterances, or to say something of the opinions that both wrote.
enum class Asks { Labels, Opinions, Reviews };
Asks asksOf(const Round& round);

/// Whose task of which step it is.
struct Order
{
    PersonId person;
    Step step = Step::Paragraphs;
    QString guideline = {}; ///< Markdown; shown where the project has none of its own
};

/// Makes a task without turns. The UUIDs by which it is known follow from `form`.
studies::Task empty(const QString& form, const QString& project, const QString& person, Asks asks);
/// Derives the turn of the form about this subject of a round (PacketRow::subject).
QString turnOf(const QString& form, const QString& round, const QString& subject);
/// Tells what the person said before the task was made, as rows of its questions.
QList<studies::AnswerRow> given(const QString& form, const PacketRow& answer);
/// Says what is meant of a subject once the row is said after `state`: each row of a page answers
/// one question, each of a round all of them. An answer ends the unsure mark, as in the window.
PacketRow after(PacketRow state, const studies::AnswerRow& row);
/// Reads what a row says of an utterance (the whole work) or of an opinion, by `by`, as the row
/// that the person would have written in the window; without round, person and subject.
/// InvalidInput or TooLarge where it is neither.
Expected<PacketRow> opinionRow(const studies::AnswerRow& row, Asks asks, PersonId by);
/// Lists what the round asks the person about (PacketRow::subject).
Expected<QStringList> subjectsOf(Database& project, const Round& round, PersonId person);

/// Makes everything that the page shows, of rounds that ask the same. Of the partner nothing but
/// what the pair sees of opinions once both have submitted.
Expected<studies::Task> filled(
    Database& project, const studies::Task& empty, const Order& order, const QList<Round>& rounds);

} // namespace roundtask

} // namespace tandem
