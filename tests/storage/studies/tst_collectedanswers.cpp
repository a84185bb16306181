#include "storage/studies/collectedanswers.h"

#include "storage/check/projectcheck.h"
#include "storage/database/rows.h"
#include "storage/repositories/studygate.h"
#include "storage/studies/studyexport.h"
#include "studyfixture.h"
#include "testmain.h"

#include <QBuffer>
#include <QDateTime>
#include <QRegularExpression>
#include <QTest>
#include <QUuid>

using namespace tandem;
using Kind = studies::RaterEvent::Kind;

/// Answers that were collected with another tool, and those that leave a project.
class TestCollectedAnswers final : public QObject
{
    Q_OBJECT

    static CollectedRows rowsOf(const QByteArray& csv)
    {
        QBuffer buffer;
        buffer.setData(csv);
        buffer.open(QIODevice::ReadOnly);
        return StudyFixture::take(readCollectedRows({buffer, QStringLiteral("answers.csv")}));
    }
    static Expected<CollectedAnswers> takeIn(StudyFixture& fixture, const QByteArray& csv)
    {
        return takeCollectedAnswers(fixture.database(), fixture.study, rowsOf(csv), fixture.lea());
    }
    static QByteArray exported(StudyFixture& fixture, AnswersLayout layout = AnswersLayout::Csv,
        RaterNames names = RaterNames::Pseudonyms)
    {
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        StudyFixture::take(
            writeStudyAnswers(fixture.database(), fixture.study, names, layout, buffer));
        return buffer.data();
    }
    static int answersIn(StudyFixture& fixture)
    {
        return *valueOf<int>(
            fixture.database(), QStringLiteral("SELECT count(*) FROM study_answer"));
    }
    static void end(StudyFixture& fixture)
    {
        ProjectFixture::check(
            StudyRepository(fixture.database())
                .close(fixture.study, fixture.lea(), EarlyEnd{QStringLiteral("enough")}));
    }

private slots:
    void answersFromElsewhereAreTakenOnce()
    {
        StudyFixture fixture(3, 0);
        const QByteArray csv = "rater,item,answer,time,side,position\n"
                               "Eve,item 1,1,2026-03-01T09:00:00Z,1,2\n"
                               "Eve,item 2,2,2026-03-01T09:01:00Z,2,1\n"
                               "Fay,item 1,1,2026-03-01T09:00:00Z,2,1\n";
        const auto taken = takeIn(fixture, csv);
        QVERIFY2(taken, taken ? "" : qPrintable(taken.error().sentence()));
        QCOMPARE(taken->fresh, 3);
        QCOMPARE(taken->raters, 2);
        const auto again = takeIn(fixture, csv);
        QCOMPARE(again->fresh, 0);
        QCOMPARE(again->known, 3);
        QCOMPARE(again->raters, 0);
        QCOMPARE(answersIn(fixture), 3);
        QVERIFY(checkProject(fixture.project().path())->problems.isEmpty());
    }

    void answersFromElsewhereTellOfNoPace()
    {
        StudyFixture fixture(2, 1);
        QVERIFY(takeIn(fixture, "rater,item,answer,time\nZed,item 1,1,2026-03-01T09:00:00Z\n"
                                "Zed,item 2,2,2026-03-01T09:01:00Z\n"));
        const QDateTime now =
            QDateTime::fromString(QStringLiteral("2026-12-01T09:00:00Z"), Qt::ISODate);
        const StudyStatus status =
            StudyFixture::take(StudyGate(fixture.database()).status(fixture.study, now));
        QCOMPARE(status.raters.last().rater.name, QStringLiteral("Zed"));
        QVERIFY(status.raters.last().isDone());
        QVERIFY(!status.raters.first().isDone());
        QVERIFY(status.done > 0 && status.done < status.wanted);
        QVERIFY(!status.expectedEnd.isValid());
    }

    void sidesThatTheStudyAssignedOtherwiseAreRefusedByName()
    {
        StudyFixture fixture(2, 1);
        const auto turns = pairsOf<QString, int>(fixture.database(),
            QStringLiteral("SELECT i.name, t.swapped + 1 FROM study_turn t JOIN study_item i"
                           " ON i.id = t.item_id"),
            {});
        QVERIFY(turns && turns->contains(QStringLiteral("item 1")));
        const int here = turns->value(QStringLiteral("item 1"));
        const auto fileOf = [](int side, int position) {
            return "rater,item,answer,side,position\nAnn,item 1,1," + QByteArray::number(side) +
                   ',' + QByteArray::number(position) + '\n';
        };
        const auto refused = takeIn(fixture, fileOf(3 - here, 1));
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::Refused);
        const QString said = refused.error().sentence();
        QVERIFY2(said.contains(QStringLiteral("Ann, item 1 (side %1 first in the file, side %2 "
                                              "here)")
                                   .arg(3 - here)
                                   .arg(here)) &&
                     said.contains(QLatin1String("line 2")),
            qPrintable(said));
    }

    void placesThatTheStudyAssignedOtherwiseStayAndAreSaid()
    {
        StudyFixture fixture(2, 1);
        const auto taken =
            takeIn(fixture, "rater,item,answer,position\nAnn,item 1,1,90\nEve,item 1,1,90\n");
        QVERIFY2(taken, taken ? "" : qPrintable(taken.error().sentence()));
        QCOMPARE(taken->fresh, 2);
        QCOMPARE(taken->remarks.size(), 1);
        QVERIFY2(taken->remarks.first().contains(QLatin1String("Ann, item 1 (90 in the file")) &&
                     !taken->remarks.first().contains(QLatin1String("Eve")),
            qPrintable(taken->remarks.first()));
    }

    void aLaterEmptyAnswerTakesBackWhatAnEarlierFileBrought()
    {
        StudyFixture fixture(2, 0);
        const QByteArray answers = "rater,item,answer,time\n"
                                   "Eve,item 1,1,2026-03-01T09:00:00Z\n"
                                   "Eve,item 2,2,2026-03-01T09:01:00Z\n";
        const QByteArray later = "rater,item,answer,time\n"
                                 "Eve,item 1,,2026-03-02T09:00:00Z\n"
                                 "Eve,item 2,,2026-02-01T09:00:00Z\n"
                                 "Fay,item 1,,2026-03-02T09:00:00Z\n"
                                 "Eve,item 2,,\n";
        StudyFixture::take(takeIn(fixture, answers));
        const auto taken = takeIn(fixture, later);
        QVERIFY2(taken, taken ? "" : qPrintable(taken.error().sentence()));
        QCOMPARE(taken->fresh, 0);
        QCOMPARE(taken->takenBack, 1);
        // What was said later than that, by whom nothing is known, and at no time.
        QCOMPARE(taken->passedOver, 3);
        QCOMPARE(taken->raters, 0);
        const auto again = takeIn(fixture, later);
        QCOMPARE(again->known, 2);
        QCOMPARE(again->takenBack, 0);
        QVERIFY(checkProject(fixture.project().path())->problems.isEmpty());
        end(fixture);
        const auto counted = StudyGate(fixture.database()).answers(fixture.study);
        QVERIFY(counted);
        QCOMPARE(counted->answers.size(), 1);
        QCOMPARE(counted->answers.first().value, QStringLiteral("2"));
    }

    void whatWasAnsweredIsOfTheItemsOwnSidesWhicheverWasShownFirst()
    {
        StudyFixture fixture(2, 0);
        StudyFixture::take(takeIn(fixture, "rater,item,answer,side\n"
                                           "Eve,item 1,1,2\nEve,item 2,2,1\n"));
        end(fixture);
        const auto records = StudyGate(fixture.database()).records(fixture.study);
        QVERIFY(records);
        QCOMPARE(records->size(), 2);
        QCOMPARE(records->at(0).value, QStringLiteral("1"));
        QCOMPARE(records->at(0).firstSide, 2);
        QCOMPARE(records->at(1).value, QStringLiteral("2"));
        QCOMPARE(records->at(1).firstSide, 1);
    }

    void whatTheStudyDoesNotHaveIsRefusedWithItsPlace_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QString>("word");
        QTest::newRow("item") << QByteArray("Eve,item 9,better,1") << QStringLiteral("no item");
        QTest::newRow("question") << QByteArray("Eve,item 1,worse,1")
                                  << QStringLiteral("has no question");
        QTest::newRow("answer") << QByteArray("Eve,item 1,better,7")
                                << QStringLiteral("not one of the answers");
    }
    void whatTheStudyDoesNotHaveIsRefusedWithItsPlace()
    {
        QFETCH(const QByteArray, line);
        QFETCH(const QString, word);
        StudyFixture fixture(2, 0);
        const auto taken =
            takeIn(fixture, "rater,item,question,answer\nEve,item 2,better,1\n" + line + '\n');
        QVERIFY(!taken);
        QVERIFY2(taken.error().what.contains(word), qPrintable(taken.error().sentence()));
        QVERIFY2(taken.error().where.contains(u'3'), qPrintable(taken.error().where));
        if (word.contains(QLatin1String("answers")))
            QCOMPARE(taken.error().remedy, QStringLiteral("Possible answers: 1, 2, tie."));
    }

    void aClosedStudyTakesNothingAndOnlyALeadBringsAnything()
    {
        StudyFixture fixture(2, 0);
        const auto rows = rowsOf("rater,item,answer\nEve,item 1,1\n");
        QCOMPARE(
            takeCollectedAnswers(fixture.database(), fixture.study, rows, fixture.project().ada)
                .error()
                .code,
            ErrorCode::Refused);
        end(fixture);
        QCOMPARE(takeCollectedAnswers(fixture.database(), fixture.study, rows, fixture.lea())
                     .error()
                     .code,
            ErrorCode::Refused);
    }

    void nothingIsSaidForWhoHasSubmittedOrWithdrawn()
    {
        StudyFixture fixture;
        const RaterId ann = fixture.raters.at(0);
        fixture.answerAll(ann);
        StudyFixture::take(fixture.keep(ann, {{}, {StudyFixture::event(Kind::Submitted, 90'000)}}));
        const QByteArray ofAnn = "rater,item,answer,time\nAnn,item 1,1,2026-03-01T09:00:00Z\n";
        const auto submitted = takeIn(fixture, ofAnn);
        QVERIFY(!submitted);
        QCOMPARE(submitted.error().code, ErrorCode::Refused);
        QVERIFY2(submitted.error().where.contains(u'2'), qPrintable(submitted.error().where));
        StudyFixture::take(StudyAnswerRepository(fixture.database()).withdraw(ann, fixture.lea()));
        const auto withdrawn =
            takeIn(fixture, "rater,item,answer,time\nR1,item 1,1,2026-03-01T09:00:00Z\n");
        QVERIFY(!withdrawn);
        QCOMPARE(withdrawn.error().code, ErrorCode::Refused);
        // Nor under the name that was erased, however it is written.
        for (const char* name : {"Ann", "ann "}) {
            const auto revived = takeIn(
                fixture, QByteArray("rater,item,answer\nEve,item 1,1\n") + name + ",item 1,1\n");
            QVERIFY(!revived);
            QCOMPARE(revived.error().code, ErrorCode::Refused);
            QVERIFY2(revived.error().where.contains(u'3'), qPrintable(revived.error().where));
        }
    }

    void nobodyIsAnsweredForWhoAnsweredThemselves()
    {
        StudyFixture fixture(3, 2);
        const RaterId ann = fixture.raters.at(0);
        StudyFixture::take(
            fixture.keep(ann, {{fixture.row(ann, 0, QStringLiteral("1"), 1000)}, {}}));
        const auto refused = takeIn(fixture, "rater,item,answer\nBob,item 1,2\nAnn,item 1,2\n"
                                             "Eve,item 1,2\nAnn,item 2,2\n");
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::Refused);
        const QString sentence = refused.error().sentence();
        QVERIFY2(sentence.contains(QLatin1String("Ann")), qPrintable(sentence));
        QVERIFY2(!sentence.contains(QLatin1String("Bob")), qPrintable(sentence));
        QVERIFY2(sentence.contains(u'3') && sentence.contains(u'5'), qPrintable(sentence));
        // Whoever has a turn and did not answer is answered for, and what is there stays known.
        const QByteArray ofBob = "rater,item,answer\nBob,item 2,2\n";
        QCOMPARE(StudyFixture::take(takeIn(fixture, ofBob)).fresh, 1);
        const RaterId bob = fixture.raters.at(1);
        StudyFixture::take(
            fixture.keep(bob, {{fixture.row(bob, 1, QStringLiteral("1"), 2000)}, {}}));
        QCOMPARE(StudyFixture::take(takeIn(fixture, ofBob)).known, 1);
        QVERIFY(!takeIn(fixture, "rater,item,answer\nBob,item 3,2\n"));
    }

    void aParticipantOfAPlatformIsTheRaterWhoCameByTheLink()
    {
        StudyFixture fixture(3, 0);
        StudyRaterRepository raters(fixture.database());
        const RaterId rater = StudyFixture::take(
            raters.addOneMore(fixture.study, {.participant = QStringLiteral("5f2c8a")}));
        StudyFixture::take(
            fixture.keep(rater, {{fixture.row(rater, 0, QStringLiteral("1"), 1000)}, {}}));
        const QByteArray same = "rater,item,answer\n5f2c8a,item 2,2\n";
        QCOMPARE(takeIn(fixture, same).error().code, ErrorCode::Refused);
        StudyFixture::take(
            StudyAnswerRepository(fixture.database()).withdraw(rater, fixture.lea()));
        QCOMPARE(takeIn(fixture, same).error().code, ErrorCode::Refused);
    }

    void whatIsExportedEqualsWhatWasJournalled()
    {
        StudyFixture fixture;
        for (const RaterId rater : fixture.raters)
            fixture.answerAll(rater, QStringLiteral("1"), 1'700'000'000'000);
        const RaterId ann = fixture.raters.at(0);
        StudyFixture::take(
            fixture.keep(ann, {{fixture.row(ann, 0, QStringLiteral("2"), 1'700'000'900'000)}, {}}));
        end(fixture);
        const QList<QByteArray> lines = exported(fixture).trimmed().split('\n').mid(1);
        QCOMPARE(lines.size(), 7);
        QStringList journalled;
        ProjectFixture::check(eachRow(fixture.database(),
            QStringLiteral("SELECT 'R' || r.number, i.name, a.value, t.swapped, t.position"
                           " FROM study_answer a JOIN study_turn t ON t.id = a.turn_id"
                           " JOIN study_item i ON i.id = t.item_id JOIN study_rater r"
                           " ON r.id = a.rater_id"),
            {}, [&](Statement& row) {
                const auto rater = row.take<QString>();
                const auto item = row.take<QString>();
                const auto value = row.take<QString>();
                const auto isSwapped = row.take<bool>();
                const QString own = isSwapped ? QString::number(3 - value.toInt()) : value;
                journalled.append(QStringLiteral("%1,%2,%3,%4,%5")
                                      .arg(rater, item, own)
                                      .arg(isSwapped ? 2 : 1)
                                      .arg(row.take<int>()));
            }));
        QStringList written;
        for (const QByteArray& line : lines) {
            const QList<QByteArray> cells = line.split(',');
            written.append(QString::fromUtf8(cells.at(0) + ',' + cells.at(1) + ',' + cells.at(4) +
                                             ',' + cells.at(7) + ',' + cells.at(8)));
        }
        std::sort(journalled.begin(), journalled.end());
        std::sort(written.begin(), written.end());
        QCOMPARE(written, journalled);
    }

    void anExportComesBackAsTheSameAnswers()
    {
        StudyFixture fixture;
        for (const RaterId rater : fixture.raters)
            fixture.answerAll(rater, QStringLiteral("2"), 1'700'000'000'000);
        end(fixture);
        StudyFixture other(3, 0);
        StudyFixture::take(takeIn(other, exported(fixture, AnswersLayout::Csv, RaterNames::Real)));
        end(other);
        QCOMPARE(exported(other), exported(fixture));
        QCOMPARE(
            exported(other, AnswersLayout::JsonLines), exported(fixture, AnswersLayout::JsonLines));
    }

    void aSpreadsheetsExportComesBackAsTheSameAnswers()
    {
        StudyFixture fixture;
        for (const RaterId rater : fixture.raters)
            fixture.answerAll(rater, QStringLiteral("2"), 1'700'000'000'000);
        end(fixture);
        StudyFixture other(3, 0);
        StudyFixture::take(
            takeIn(other, exported(fixture, AnswersLayout::SpreadsheetCsv, RaterNames::Real)));
        end(other);
        QCOMPARE(exported(other), exported(fixture));
    }

    void whatWasAnsweredAnewComesBackWithItsHistory()
    {
        StudyFixture fixture;
        for (const RaterId rater : fixture.raters)
            fixture.answerAll(rater, QStringLiteral("2"), 1'700'000'000'000);
        const RaterId ann = fixture.raters.at(0);
        studies::Submission told;
        told.rows = {fixture.row(ann, 0, QStringLiteral("1"), 1'700'000'900'000),
            fixture.row(ann, 1, QString(), 1'700'000'901'000)};
        told.rows.last().value.reset(); // taken back
        StudyFixture::take(fixture.keep(ann, told));
        end(fixture);
        for (const AnswersLayout layout : {AnswersLayout::Csv, AnswersLayout::JsonLines}) {
            StudyFixture other(3, 0);
            QByteArray bytes = exported(fixture, layout, RaterNames::Real);
            QBuffer buffer(&bytes);
            buffer.open(QIODevice::ReadOnly);
            const auto rows = StudyFixture::take(readCollectedRows(
                {buffer, layout == AnswersLayout::Csv ? QStringLiteral("a.csv")
                                                      : QStringLiteral("a.jsonl")}));
            const auto taken = StudyFixture::take(
                takeCollectedAnswers(other.database(), other.study, rows, other.lea()));
            QCOMPARE(taken.passedOver, 0);
            end(other);
            QCOMPARE(exported(other), exported(fixture));
        }
    }

    void whatIsPassedOverIsNamedWithTheReason()
    {
        StudyFixture fixture(3, 0);
        const auto taken = takeIn(fixture, "rater,item,answer,time,current,late\n"
                                           "Eve,item 1,1,2026-03-01T09:00:00Z,1,\n"
                                           "Eve,item 2,2,2026-03-01T09:01:00Z,0,\n"
                                           "Eve,item 3,2,2026-03-01T09:02:00Z,0,closed\n"
                                           "eve,item 3,,,1,\n");
        QVERIFY2(taken, taken ? "" : qPrintable(taken.error().sentence()));
        QCOMPARE(taken->fresh, 1);
        QCOMPARE(taken->passedOver, 3);
        const QString said = taken->remarks.join(u' ');
        for (const char* line : {"line 3", "line 4", "line 5"})
            QVERIFY2(said.contains(QLatin1String(line)), qPrintable(said));
        QCOMPARE(taken->remarks.size(), 3);
    }

    void linesThatArePassedOverAreNamedInTheirOrder()
    {
        StudyFixture fixture(3, 0);
        QByteArray csv("rater,item,answer,time,current\n");
        // Whether a later answer stands beside these is known only at the end.
        for (int line = 2; line < 10; ++line)
            csv += "Eve,item 2,1,2026-03-01T09:00:0" + QByteArray::number(line) + "Z,0\n";
        csv += "Eve,item 2,1,,0\nEve,item 2,1,,0\nEve,item 1,1,,1\n";
        const auto taken = takeIn(fixture, csv);
        QVERIFY2(taken, taken ? "" : qPrintable(taken.error().sentence()));
        QCOMPARE(taken->passedOver, 10);
        QCOMPARE(taken->remarks.size(), 1);
        static const QRegularExpression number(QStringLiteral("line (\\d+)"));
        QList<int> lines;
        for (auto found = number.globalMatch(taken->remarks.first()); found.hasNext();)
            lines.append(found.next().captured(1).toInt());
        QCOMPARE(lines, (QList<int>{2, 3, 4, 5, 6, 7, 8, 9, 10, 11}));
    }

    void namesThatCaseAloneTellsApartAreSaid()
    {
        StudyFixture fixture(3, 0);
        const auto taken = takeIn(fixture, "rater,item,answer\n5f3a9c,item 1,1\n"
                                           "5F3A9C,item 2,1\n Fay,item 1,1\nFay ,item 2,1\n");
        QVERIFY2(taken, taken ? "" : qPrintable(taken.error().sentence()));
        QCOMPARE(taken->raters, 3);
        QCOMPARE(taken->remarks.size(), 1);
        QVERIFY(taken->remarks.first().contains(QLatin1String("\"5f3a9c\", \"5F3A9C\"")));
        const auto item = takeIn(fixture, "rater,item,answer\nEve,Item 1,1\n");
        QVERIFY(!item);
        QVERIFY2(item.error().remedy.contains(QLatin1String("\"item 1\"")),
            qPrintable(item.error().sentence()));
    }

    void ratersWhomCaseAloneTellsApartEachHaveTheirAnswers()
    {
        StudyFixture fixture(3, 0);
        const QByteArray file = "rater,item,answer\n5f3a9c,item 1,1\n5F3A9C,item 1,1\n"
                                "5f3a9c,item 2,1\n5F3A9C,item 2,2\n";
        const auto taken = takeIn(fixture, file);
        QVERIFY2(taken, taken ? "" : qPrintable(taken.error().sentence()));
        QCOMPARE(taken->fresh, 4);
        QCOMPARE(taken->raters, 2);
        const auto again = takeIn(fixture, file);
        QVERIFY2(again, again ? "" : qPrintable(again.error().sentence()));
        QCOMPARE(again->known, 4);
        QCOMPARE(again->fresh + again->raters, 0);
        const auto alone = takeIn(fixture, "rater,item,answer\n5F3A9C,item 3,1\n");
        QVERIFY2(alone, alone ? "" : qPrintable(alone.error().sentence()));
        QCOMPARE(alone->raters, 0);
        QCOMPARE(alone->remarks, QStringList());
        ProjectFixture::check(fixture.database().run(
            QStringLiteral("UPDATE study_rater SET participant = 'abc' WHERE name = '5f3a9c'")));
        const auto other = takeIn(fixture, "rater,item,answer\nABC,item 3,1\n");
        QVERIFY2(other, other ? "" : qPrintable(other.error().sentence()));
        QCOMPARE(other->raters, 1);
        QCOMPARE(other->remarks.size(), 1);
        QVERIFY(other->remarks.first().contains(QLatin1String("\"abc\", \"ABC\"")));
        const auto ofEach = valuesOf<int>(fixture.database(),
            QStringLiteral("SELECT count(*) FROM study_answer GROUP BY rater_id ORDER BY 1"));
        QCOMPARE(*ofEach, (QList<int>{1, 2, 3}));
    }

    void aRaterInAnotherCaseThanOneOfTheStudyIsARaterOfTheirOwn()
    {
        StudyFixture fixture(3, 0);
        StudyFixture::take(
            StudyRaterRepository(fixture.database())
                .add(fixture.study, {{.name = QStringLiteral("Fay")}}, fixture.lea()));
        const auto nothing = takeIn(fixture, "rater,item,answer,time\n"
                                             "FAY,item 1,,2026-03-01T09:00:00Z\n");
        QVERIFY2(nothing, nothing ? "" : qPrintable(nothing.error().sentence()));
        QVERIFY(nothing->remarks.last().contains(QLatin1String("\"Fay\", \"FAY\"")));
        const auto taken = takeIn(fixture, "rater,item,answer\nfay,item 1,1\nFAY,item 1,2\n");
        QVERIFY2(taken, taken ? "" : qPrintable(taken.error().sentence()));
        QCOMPARE(taken->raters, 2);
        QCOMPARE(taken->fresh, 2);
        QCOMPARE(taken->remarks.size(), 1);
        QVERIFY(taken->remarks.first().contains(QLatin1String("\"Fay\", \"fay\", \"FAY\"")));
    }

    void rowsMakeTheSameAnswersInOneFileAndInSeveral()
    {
        const QByteArray head = "rater,item,answer,time\n";
        const QList<QByteArray> parts{"Kim,item 1,1,2026-03-01T09:00:00Z\n"
                                      "Kim,item 2,2,2026-03-01T09:01:00Z\n",
            "kim,item 1,2,2026-03-02T09:00:00Z\n",
            "kim,item 2,1,2026-03-02T09:01:00Z\nKIM,item 2,tie,2026-03-02T09:02:00Z\n"};
        StudyFixture whole(3, 0);
        const auto once = takeIn(whole, head + parts.join());
        QVERIFY2(once, once ? "" : qPrintable(once.error().sentence()));
        QCOMPARE(once->fresh, 5);
        StudyFixture divided(3, 0);
        for (const QByteArray& part : parts) {
            const auto taken = takeIn(divided, head + part);
            QVERIFY2(taken, taken ? "" : qPrintable(taken.error().sentence()));
        }
        // And each once, in whatever files it comes again.
        const auto again = takeIn(divided, head + parts.join());
        QVERIFY2(again, again ? "" : qPrintable(again.error().sentence()));
        QCOMPARE(again->known, 5);
        end(whole);
        end(divided);
        QCOMPARE(exported(divided), exported(whole));
    }

    void theSameAnswerOfRatersWhomCaseAloneTellsApartCountsForEach()
    {
        StudyFixture fixture(3, 0);
        const auto taken = takeIn(fixture, "rater,item,answer\nKim,item 1,1\nkim,item 1,1\n");
        QVERIFY2(taken, taken ? "" : qPrintable(taken.error().sentence()));
        QCOMPARE(taken->fresh, 2);
        QCOMPARE(taken->known, 0);
    }

    void aRowThatAnEarlierVersionTookIsKnownAgain()
    {
        StudyFixture fixture(3, 0);
        const QByteArray file = "rater,item,answer\nKim,item 1,1\n";
        StudyFixture::take(takeIn(fixture, file));
        const QString study =
            *valueOf<QString>(fixture.database(), QStringLiteral("SELECT uuid FROM study"));
        const QStringList parts{QStringLiteral("kim"), QStringLiteral("item 1"),
            StudyFixture::take(StudyRepository(fixture.database()).version(fixture.study))
                .design.questions.first()
                .name,
            QStringLiteral("1"), QString()};
        ProjectFixture::check(fixture.database().run(
            QStringLiteral("DROP TRIGGER study_answer_is_append_only_UPDATE")));
        ProjectFixture::check(
            fixture.database().run(QStringLiteral("UPDATE study_answer SET uuid = ?"),
                {QUuid::createUuidV5(QUuid(study), parts.join(QChar(0x1f)))
                        .toString(QUuid::WithoutBraces)}));
        const auto again = takeIn(fixture, file);
        QCOMPARE(again->known, 1);
        QCOMPARE(again->fresh, 0);
    }

    void answersMayBeWrittenAsInResultsOfAFile()
    {
        StudyFixture fixture(3, 0);
        const auto taken = takeIn(fixture, "rater,item,answer\nEve,item 1,2.0\nEve,item 2,TIE\n"
                                           "Fay ,item ۱,۲\nFay,item 2,NA\nFay, item 3 ,1\n");
        QVERIFY2(taken, taken ? "" : qPrintable(taken.error().sentence()));
        QCOMPARE(taken->fresh, 4);
        QCOMPARE(taken->raters, 2);
        QCOMPARE(taken->passedOver, 1);
        const auto values = valuesOf<QString>(
            fixture.database(), QStringLiteral("SELECT value FROM study_answer ORDER BY id"));
        QCOMPARE(*values, (QStringList{QStringLiteral("2"), QStringLiteral("tie"),
                              QStringLiteral("2"), QStringLiteral("1")}));
    }

    void nothingLeavesAStudyThatIsOpen()
    {
        StudyFixture fixture;
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        const auto written = writeStudyAnswers(
            fixture.database(), fixture.study, RaterNames::Pseudonyms, AnswersLayout::Csv, buffer);
        QVERIFY(!written);
        QCOMPARE(written.error().code, ErrorCode::Refused);
        QVERIFY(buffer.data().isEmpty());
    }
};

TANDEM_TEST(TestCollectedAnswers, QCoreApplication)
#include "tst_collectedanswers.moc"
