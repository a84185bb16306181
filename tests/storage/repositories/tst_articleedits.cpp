#include "packetfixture.h"
#include "projectfixture.h"
#include "storage/check/projectcheck.h"
#include "storage/repositories/articleedits.h"
#include "storage/repositories/searchrepository.h"
#include "testmain.h"

#include <QTest>

#include <functional>

using namespace tandem;

/// Articles are edited while nothing hangs on them, and what they were stays known.
class TestArticleEdits : public QObject
{
    Q_OBJECT

private slots:
    void anEditedArticleIsWhatIsReadCountedAndFound()
    {
        ProjectFixture fixture(2);
        Database& database = fixture.database();
        const SampleId sample = fixture.samples.first();
        const auto before = ProjectFixture::take(SampleRepository(database).paragraphs(sample));
        const ArticleBody body{QStringLiteral(" The  yard\n"),
            {QStringLiteral("Zanzibar opens\nits yard."), QStringLiteral("  "), before.at(3).text}};
        QVERIFY(ArticleEdits(database).set(sample, body, fixture.lea));

        const auto row = SampleRepository(database).row(sample);
        QCOMPARE(row->title, QStringLiteral("The  yard"));
        QCOMPARE(row->paragraphs, 2);
        const auto after = SampleRepository(database).paragraphs(sample);
        QCOMPARE(after->size(), 2);
        QCOMPARE(after->at(0).text, QStringLiteral("Zanzibar opens its yard."));
        QCOMPARE(after->at(1).number, 2);
        QCOMPARE(SearchRepository(database).find(QStringLiteral("Zanzibar"), 10)->size(), 1);
        QCOMPARE(checkProject(fixture.path())->problems, QStringList());
        // An answer on its way about a paragraph that is gone finds nothing to be about.
        for (const ParagraphRow& paragraph : *after) {
            for (const ParagraphRow& old : before)
                QVERIFY(paragraph.id != old.id);
        }
        const auto late = AnswerRepository(database).record(
            {fixture.round(sample).id, fixture.ada, ItemId{before.at(3).id.value}, {}, 10});
        QVERIFY(!late);
        QVERIFY(ArticleEdits(database).set(sample, {{}, {QStringLiteral("x")}}, fixture.lea));
        QCOMPARE(SearchRepository(database).find(QStringLiteral("Zanzibar"), 10)->size(), 0);
        QCOMPARE(checkProject(fixture.path())->problems, QStringList());
    }

    void whatAnArticleWasIsKept()
    {
        ProjectFixture fixture(1);
        const SampleId sample = fixture.samples.first();
        ArticleEdits edits(fixture.database());
        const ArticleBody first = ProjectFixture::take(edits.body(sample));
        ArticleBody second = first;
        second.paragraphs.swapItemsAt(0, 1);
        QVERIFY(edits.set(sample, second, fixture.lea));
        QVERIFY(edits.set(sample, second, fixture.lea)); // nothing changed, nothing kept
        QVERIFY(edits.set(sample, first, fixture.lea));
        Statement rows(fixture.database(),
            QStringLiteral("SELECT c.title, j.value, c.person_id FROM article_change c,"
                           " json_each(c.paragraphs) j WHERE j.key = 0 ORDER BY c.id"));
        for (const ArticleBody& body : {first, second}) {
            QVERIFY(rows.next());
            QCOMPARE(rows.text(0), body.title);
            QCOMPARE(rows.text(1), body.paragraphs.first());
            QCOMPARE(rows.integer(2), fixture.lea.value);
        }
        QVERIFY(!rows.next());
        QVERIFY(ProjectFixture::take(edits.body(sample)) == first);
    }

    void anArticleThatSomethingHangsOnStaysAsItIs_data()
    {
        using Hang = std::function<void(ProjectFixture&, PacketFixture&)>;
        QTest::addColumn<Hang>("hang");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* name, const Hang& hang, const char* says) {
            QTest::newRow(name) << hang << QString::fromLatin1(says);
        };
        row(
            "one answer of an open round",
            [](ProjectFixture& fixture, PacketFixture&) {
                fixture.answer(fixture.samples.first(), fixture.ben, QStringLiteral("-y"));
            },
            "answers or facts");
        row(
            "an answer of a round that was taken back",
            [](ProjectFixture& fixture, PacketFixture&) {
                fixture.answer(fixture.samples.first(), fixture.ada, QStringLiteral("y"));
                ProjectFixture::check(RoundRepository(fixture.database())
                                          .unassign(fixture.samples.first(), fixture.lea));
            },
            "answers or facts");
        row(
            "a packet that is out",
            [](ProjectFixture& fixture, PacketFixture& packetFixture) {
                packetFixture.write(fixture.ada);
            },
            "packet");
        row(
            "labels that came with it",
            [](ProjectFixture& fixture, PacketFixture&) {
                ProjectFixture::check(fixture.database().run(
                    QStringLiteral("UPDATE sample SET labelled = 1 WHERE id = 1")));
            },
            "labels");
    }

    void anArticleThatSomethingHangsOnStaysAsItIs()
    {
        QFETCH(const std::function<void(ProjectFixture&, PacketFixture&)>, hang);
        QFETCH(const QString, says);
        ProjectFixture fixture(1);
        PacketFixture packetFixture(fixture);
        const SampleId sample = fixture.samples.first();
        ArticleEdits edits(fixture.database());
        QVERIFY(edits.mayEdit(sample, fixture.lea));
        hang(fixture, packetFixture);
        const ArticleBody before = ProjectFixture::take(edits.body(sample));
        const auto refused = edits.set(sample, {{}, {QStringLiteral("x")}}, fixture.lea);
        QCOMPARE(refused.error().code, ErrorCode::Refused);
        QVERIFY2(refused.error().what.contains(says), qPrintable(refused.error().what));
        for (const char* name : {"Ada", "Ben", "Lea", "yes"})
            QVERIFY(!refused.error().sentence().contains(QLatin1String(name)));
        QCOMPARE(edits.mayEdit(sample, fixture.lea).error().what, refused.error().what);
        QVERIFY(ProjectFixture::take(edits.body(sample)) == before);
    }

    void aPacketThatCountsForNothingHoldsNoArticle()
    {
        ProjectFixture fixture(1);
        PacketFixture packetFixture(fixture);
        const QString packet = packetFixture.write(fixture.ada);
        const SampleId sample = fixture.samples.first();
        ProjectFixture::check(RoundRepository(fixture.database()).unassign(sample, fixture.lea));
        QVERIFY(
            ArticleEdits(fixture.database()).set(sample, {{}, {QStringLiteral("x")}}, fixture.lea));
        const auto inPacket = PacketFixture::open(packet);
        const auto refused =
            ArticleEdits(*inPacket).set(SampleId{1}, {{}, {QStringLiteral("x")}}, {});
        QCOMPARE(refused.error().code, ErrorCode::Refused);
        QVERIFY(refused.error().what.contains(QLatin1String("packet")));
    }

    void onlyALeadEditsAndNothingEmpty()
    {
        ProjectFixture fixture(1);
        ArticleEdits edits(fixture.database());
        const SampleId sample = fixture.samples.first();
        const ArticleBody other{{}, {QStringLiteral("The port closed its yard.")}};
        QCOMPARE(edits.set(sample, other, fixture.ada).error().code, ErrorCode::Refused);
        QCOMPARE(edits.set(sample, {QStringLiteral("t"), {QStringLiteral(" \n")}}, fixture.lea)
                     .error()
                     .code,
            ErrorCode::InvalidInput);
        QCOMPARE(edits.set(SampleId{99}, other, fixture.lea).error().code, ErrorCode::NotFound);
        QVERIFY(edits.set(sample, other, fixture.lea));
        QCOMPARE(ProjectFixture::take(edits.body(sample)).title, other.paragraphs.first());
    }

    void anArticleThatWasEditedIsKnownAgainAtImport()
    {
        ProjectFixture fixture(0);
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("a.txt"));
        const auto write = [&](const char* text) {
            QFile out(file);
            QVERIFY(out.open(QIODevice::WriteOnly) && out.write(text) > 0);
        };
        write("The yard closed.\n\nThe port stayed open.\n");
        QCOMPARE(importFiles({file}, fixture.path())->samples, 1);
        QVERIFY(
            ArticleEdits(fixture.database())
                .set(SampleId{1}, {{}, {QStringLiteral("The yard closed. The port stayed open.")}},
                    fixture.lea));
        const auto again = importFiles({file}, fixture.path());
        QCOMPARE(again->samples, 0);
        QCOMPARE(again->skipped, 1);
        write("The yard closed. The port stayed open.\n");
        QCOMPARE(importFiles({file}, fixture.path())->skipped, 1);
    }
};

TANDEM_TEST(TestArticleEdits, QCoreApplication)
#include "tst_articleedits.moc"
