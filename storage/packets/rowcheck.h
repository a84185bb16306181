#pragma once

#include "models/error.h"
#include "models/rounds/round.h"
#include "storage/packets/packetrow.h"

#include <QList>
#include <QSet>
#include <QString>

#include <optional>

namespace tandem {

class Database;

/// What one person has to say something about in a round, under the name that PacketRow::subject
/// has for it.
struct AskedSubject
{
    QString subject;
    int number = 0;  ///< as people name it
    qint64 item = 0; ///< the row asked about; of opinions 0
};

/// Everything that the round asks `person` about, in order: paragraphs, facts, or their utterances.
Expected<QList<AskedSubject>> askedSubjects(Database& project, const Round& round, PersonId person);

/// Whether rows could have been written by one person in one round. Asks the project once.
class RowCheck final
{
public:
    RowCheck(Database& project, const Round& round, PersonId person)
        : m_project(project)
        , m_round(round)
        , m_person(person)
    {
    }

    /// Refused where the row is about something that the round does not ask the person, of another
    /// step, or work or a check that does not read.
    Expected<void> check(const PacketRow& row);

private:
    Expected<void> checkWork(const PacketRow& row) const;
    Expected<void> checkEvent(const PacketRow& row);
    Expected<void> readSubjects();
    Expected<void> readOpinions();

    Database& m_project;
    const Round& m_round;
    PersonId m_person;
    std::optional<QSet<QString>> m_subjects;
    std::optional<QSet<QString>> m_opinions;
};

} // namespace tandem
