#pragma once

#include "models/opinions/utterancework.h"
#include "projectfixture.h"
#include "storage/database/statement.h"
#include "storage/database/transaction.h"
#include "storage/packets/packetmerge.h"
#include "storage/packets/packetrow.h"
#include "storage/packets/packetwriter.h"
#include "storage/packets/seal.h"
#include "storage/repositories/items.h"
#include "storage/repositories/opinionrepository.h"
#include "storage/repositories/searchindex.h"

#include <QDir>
#include <QFile>

namespace tandem {

/// Packets of a project: written, worked in, altered, and merged.
class PacketFixture final
{
public:
    explicit PacketFixture(ProjectFixture& fixture)
        : m_fixture(fixture)
    {
    }

    QString path(const QString& name) const { return m_folder.filePath(name); }

    /// Writes the packet of `person` and returns its path.
    QString write(PersonId person, const QString& name = QStringLiteral("packet.tandem"),
        const QList<SampleId>& samples = {})
    {
        Transaction transaction(m_fixture.database());
        ProjectFixture::check(transaction.begin());
        ProjectFixture::take(
            writePacket(m_fixture.database(), {person, samples}, path(name), m_fixture.lea));
        ProjectFixture::check(transaction.commit());
        return path(name);
    }

    static std::unique_ptr<Database> open(const QString& path)
    {
        return ProjectFixture::take(openProjectFile(path, Database::Mode::ReadWrite));
    }

    static Expected<QList<PacketMerge>> merge(
        Database& project, const QStringList& paths, PersonId by, bool leaveOut = false)
    {
        Transaction transaction(project);
        ProjectFixture::check(transaction.begin());
        auto merged = mergePackets(project, paths, {by, leaveOut});
        if (merged)
            ProjectFixture::check(transaction.commit());
        return merged;
    }
    Expected<QList<PacketMerge>> merge(const QStringList& paths, bool leaveOut = false)
    {
        return merge(m_fixture.database(), paths, m_fixture.lea, leaveOut);
    }

    /// In a packet: answers the items of the sample at `position`, one for each letter (y, n, u for
    /// an unsure yes, - for none), as the packet's person.
    static void answer(Database& packet, int position, const QString& answers,
        Step step = Step::Paragraphs, const QString& note = {})
    {
        const SampleRow row = ProjectFixture::take(SampleRepository(packet).rowAt(position, step));
        const auto items = ProjectFixture::take(itemsOf(packet, row.id, step));
        for (int i = 0; i < answers.size(); ++i) {
            if (answers.at(i) == u'-')
                continue;
            const YesNo value = answers.at(i) == u'n' ? YesNo::No : YesNo::Yes;
            ProjectFixture::take(AnswerRepository(packet).record({row.round->id, owner(packet),
                items.at(i).id, {value, answers.at(i) == u'u', note}, 1000}));
        }
    }
    static Round round(Database& packet, int position, Step step = Step::Paragraphs)
    {
        return *ProjectFixture::take(SampleRepository(packet).rowAt(position, step)).round;
    }
    static void submit(Database& packet, int position, Step step = Step::Paragraphs)
    {
        ProjectFixture::take(
            RoundRepository(packet).submit(round(packet, position, step).id, owner(packet)));
    }
    static void takeBack(Database& packet, int position)
    {
        ProjectFixture::take(
            RoundRepository(packet).withdrawSubmission(round(packet, position).id, owner(packet)));
    }
    static PersonId owner(Database& packet)
    {
        return PersonId{
            ProjectFixture::take(packet.scalar(QStringLiteral("SELECT person_id FROM packet")))
                .toLongLong()};
    }

    /// Runs SQL on a packet behind the program's back, its guards put aside meanwhile.
    static void tamper(const QString& path, const QStringList& statements, bool resealed = false)
    {
        const auto packet = open(path);
        ProjectFixture::check(packet->run(QStringLiteral("PRAGMA foreign_keys = OFF")));
        QStringList triggers;
        QStringList names;
        {
            Statement rows(*packet,
                QStringLiteral("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'"));
            while (rows.next()) {
                names.append(rows.text(0));
                triggers.append(rows.text(1));
            }
        }
        for (const QString& name : std::as_const(names))
            ProjectFixture::check(packet->run(QStringLiteral("DROP TRIGGER ") + name));
        for (const QString& statement : statements)
            ProjectFixture::check(packet->run(statement));
        if (resealed)
            reseal(*packet);
        for (const QString& trigger : std::as_const(triggers))
            ProjectFixture::check(packet->run(trigger));
    }

    /// Makes the seals anew, as somebody could who knows how.
    static void reseal(Database& packet)
    {
        Statement itself(
            packet, QStringLiteral("SELECT secret, digest, n.uuid FROM packet JOIN person n"
                                   " ON n.id = person_id"));
        if (!itself.next())
            qFatal("no packet");
        QByteArray last = itself.bytes(1);
        QList<QPair<qint64, QByteArray>> seals;
        Statement rows(
            packet, QStringLiteral("SELECT id, kind, subject, at FROM packet_seal ORDER BY id"));
        while (rows.next()) {
            const auto kind = static_cast<SealKind>(rows.integer(1));
            const bool isSubmission = kind == SealKind::Submitted || kind == SealKind::TakenBack;
            const QByteArray bytes =
                isSubmission
                    ? canonicalSubmission(kind, rows.text(2), itself.text(2), rows.integer(3))
                    : canonicalBytes(*ProjectFixture::take(
                          packetRow(packet, kind, rows.text(2).section(u'/', -1))));
            last = sealOf(itself.bytes(0), last, bytes);
            seals.append({rows.integer(0), last});
        }
        for (const auto& [id, seal] : seals)
            ProjectFixture::check(packet.run(
                QStringLiteral("UPDATE packet_seal SET seal = ? WHERE id = ?"), {seal, id}));
        ProjectFixture::check(sealCount(packet, itself.bytes(0), last, seals.size()));
    }

    /// What the project holds, in terms that do not depend on the order in which it came.
    static QStringList dump(Database& project)
    {
        QStringList lines;
        for (const SealKind kind : {SealKind::Answer, SealKind::Work, SealKind::Event}) {
            for (const PacketRow& row :
                ProjectFixture::take(packetRows(project, kind, QStringLiteral("1"), {})))
                lines.append(QString::fromLatin1(canonicalBytes(row).toHex()));
        }
        Statement rounds(project,
            QStringLiteral("SELECT uuid, handed_in_a, handed_in_b, settled_at, withdrawn_at"
                           " FROM round"));
        while (rounds.next())
            lines.append(QStringList{
                rounds.text(0), rounds.text(1), rounds.text(2), rounds.text(3), rounds.text(4)}
                             .join(u' '));
        // When a packet was merged is no content.
        Statement journal(project,
            QStringLiteral("SELECT CASE WHEN event LIKE '%hand%' THEN at END, person_id, event,"
                           " subject, detail FROM journal"));
        while (journal.next())
            lines.append(QStringList{
                journal.text(0), journal.text(1), journal.text(2), journal.text(3), journal.text(4)}
                             .join(u' '));
        lines.sort();
        return lines;
    }

    /// A copy of the project as it is now.
    std::unique_ptr<Database> copyOfProject(const QString& name)
    {
        ProjectFixture::check(
            m_fixture.database().run(QStringLiteral("VACUUM INTO ?"), {path(name)}));
        return open(path(name));
    }

    /// Adds candidate facts to the first paragraphs of a sample and asks Ada and Ben about them.
    void askAboutFacts(SampleId sample, int count)
    {
        const auto paragraphs =
            ProjectFixture::take(SampleRepository(m_fixture.database()).paragraphs(sample));
        for (int i = 0; i < count; ++i) {
            const QString text = QStringLiteral("Fact %1 of the sample.").arg(i);
            const qint64 fact = ProjectFixture::take(m_fixture.database().insert(
                QStringLiteral("INSERT INTO atomic_fact (uuid, sample_id, paragraph_id, supporting,"
                               " position, text, origin, created_at)"
                               " VALUES (?, ?, ?, 1, ?, ?, 1, 1)"),
                {newOpinionUuid(), sample.value, paragraphs.at(i / 2).id.value, i, text}));
            ProjectFixture::check(
                SearchIndex(m_fixture.database()).add(SearchKind::WorkedFact, fact, text));
        }
        ProjectFixture::take(
            RoundRepository(m_fixture.database())
                .assign(sample, {m_fixture.ada, m_fixture.ben}, m_fixture.lea, Step::KeyFacts));
    }

    /// Asks Ada (utterance 1) and Ben (utterance 2) about the sample's opinions.
    Round askAboutOpinions(SampleId sample)
    {
        return ProjectFixture::take(
            RoundRepository(m_fixture.database())
                .assign(sample, {m_fixture.ada, m_fixture.ben}, m_fixture.lea, Step::Opinions));
    }

    /// One opinion in one atom, complete.
    static UtteranceWork work(const QString& atom)
    {
        MainOpinion opinion;
        opinion.uuid = newOpinionUuid();
        opinion.span = {0, 7};
        opinion.clear = atom;
        opinion.atoms = {{newOpinionUuid(), atom}};
        return {{opinion}, false};
    }
    static void write(
        Database& database, RoundId round, PersonId person, int utterance, const QString& atom)
    {
        ProjectFixture::check(
            OpinionRepository(database).record({round, person, utterance, work(atom), 2000}));
    }

private:
    ProjectFixture& m_fixture;
    QTemporaryDir m_folder;
};

} // namespace tandem
