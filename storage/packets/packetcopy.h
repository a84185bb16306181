#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "models/rounds/round.h"
#include "storage/packets/packetrow.h"
#include "storage/project/benchmark.h"
#include "storage/repositories/studyraterrepository.h"

#include <QHash>
#include <QList>

namespace tandem {

class Database;

/// What a packet brings to one person: rounds that wait for their answers, and closed rounds about
/// opinions that wait for checks and responses.
struct PacketRounds
{
    QList<Round> open;
    QList<Round> checked;
    QList<Round> waiting; ///< submitted, and not settled: for the other one, or a discussion
    QList<Round> all() const { return open + checked; }
    bool isEmpty() const { return open.isEmpty() && checked.isEmpty(); }
};

/// The rounds that `person` has something to do in, by sample and step; only of `samples` unless
/// that is empty.
Expected<PacketRounds> packetRounds(
    Database& project, PersonId person, const QList<SampleId>& samples);

/// Why a person has nothing to do in any of these rounds, in a sentence with what to do; `none` is
/// what is said where nothing waits either.
QString whyNothingToDo(const PacketRounds& rounds, const QString& none);

/// Copies what one person may see from a project into a packet, row by row: nothing else is ever in
/// the file. Of anybody else only the name, and of closed rounds about opinions what they submitted
/// and said of it. What a packet that grows has already stays as it is there.
class PacketCopy final
{
public:
    PacketCopy(Database& project, Database& packet, PersonId person)
        : m_project(project)
        , m_packet(packet)
        , m_person(person)
    {
    }

    Expected<void> copy(const PacketRounds& rounds, const Progress& progress);
    /// The person's id in the packet.
    qint64 personInPacket() const { return m_people.value(m_person.value); }

private:
    Expected<void> copySettings();
    Expected<void> copyPeople(const QList<Round>& rounds);
    Expected<void> copyPerson(PersonId person);
    Expected<void> copySamples(const QList<Round>& rounds, const Progress& progress);
    Expected<void> copySample(SampleId sample);
    Expected<void> copyParagraphs(SampleId sample);
    /// The id in the packet of the row of `table` with this UUID; 0 where there is none yet.
    Expected<qint64> idInPacket(const char* table, const QString& uuid);
    /// Finds the paragraphs of a sample that the packet has already.
    Expected<void> findParagraphs(SampleId sample);
    Expected<void> copyFacts(SampleId sample);
    Expected<void> copyRound(const Round& round);
    Expected<void> noteHandIns(const Round& round);
    Expected<void> copyAuthors(const Round& round, qint64 inPacket);
    Expected<void> copyWritten(const Round& round);
    Expected<void> copyRows(
        SealKind kind, const Round& round, const QString& condition, const SqlValues& arguments);

    Database& m_project;
    Database& m_packet;
    PersonId m_person;
    // By the id in the project: the id in the packet.
    QHash<qint64, qint64> m_people;
    QHash<qint64, qint64> m_samples;
    /// What is asked about: by the sample's id in the project and PacketRow::subject.
    QHash<std::pair<qint64, QString>, qint64> m_items;
};

/// Where a packet brings `person` something to rate: as whom they are asked in studies that are
/// open, have not ended for them, and were handed out to them.
Expected<QList<StudyRater>> packetRaters(Database& project, PersonId person);

/// Copies what one rater gets to see of a study, and what they said so far, into a packet: items as
/// they are shown, in the order in which they are, under the UUIDs of the rater's turns. Neither
/// names of items, systems, scores, strata, sides, known answers and which items these belong to,
/// nor the seed, exclusions and number of raters, nor anybody else, are ever in the file.
Expected<void> copyStudy(
    Database& project, Database& packet, const StudyRater& rater, qint64 personInPacket);

/// Notes in the project that the rater works elsewhere: their version and turns stay as they are.
Expected<void> noteHandedOut(Database& project, const StudyRater& rater, const QByteArray& secret);

} // namespace tandem
