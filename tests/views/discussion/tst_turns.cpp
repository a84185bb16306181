#include "views/discussion/turns.h"

#include "views/discussion/utterancetext.h"

#include "testmain.h"

#include <QTest>

using namespace tandem;

namespace {

kgds::UtteranceRecord says(const QString& who)
{
    return {who, QStringLiteral("something"), {}};
}

const Participants names{QStringLiteral("Ann"), QStringLiteral("Bob")};

} // namespace

/// Whose turn it is, who takes part, and what becomes of typed text.
class TestTurns : public QObject
{
    Q_OBJECT

private slots:
    void theBeginnerSpeaksFirst();
    void afterOneTheOtherSpeaks();
    void afterAThirdPersonTheBeginnerSpeaks();
    void participantsKeepTheirPlaces();
    void speakersTakeThePlacesOfTheSilent();
    void textIsCleanedOfWhatCannotBeSeen_data();
    void textIsCleanedOfWhatCannotBeSeen();
    void aNameIsOneLine();
};

void TestTurns::theBeginnerSpeaksFirst()
{
    QCOMPARE(nextSpeaker({}, names, 0), 0);
    QCOMPARE(nextSpeaker({}, names, 1), 1);
}

void TestTurns::afterOneTheOtherSpeaks()
{
    QCOMPARE(nextSpeaker({says(names[0])}, names, 0), 1);
    QCOMPARE(nextSpeaker({says(names[0]), says(names[1])}, names, 0), 0);
    QCOMPARE(nextSpeaker({says(names[0]), says(names[0])}, names, 0), 1);
}

void TestTurns::afterAThirdPersonTheBeginnerSpeaks()
{
    QCOMPARE(nextSpeaker({says(names[0]), says(QStringLiteral("Cyd"))}, names, 1), 1);
}

void TestTurns::participantsKeepTheirPlaces()
{
    QCOMPARE(participantsOf({}, names), names);
    QCOMPARE(participantsOf({says(names[1])}, names), names);
    QCOMPARE(participantsOf({says(names[1]), says(names[0])}, names), names);
}

void TestTurns::speakersTakeThePlacesOfTheSilent()
{
    const QString cyd = QStringLiteral("Cyd");
    const QString dee = QStringLiteral("Dee");
    QCOMPARE(participantsOf({says(cyd), says(dee)}, names), (Participants{cyd, dee}));
    QCOMPARE(participantsOf({says(cyd), says(names[0])}, names), (Participants{names[0], cyd}));
    QCOMPARE(participantsOf({says(cyd)}, names), (Participants{cyd, names[1]}));
    QCOMPARE(speakersOf({says(cyd), says(dee), says(cyd)}), (QStringList{cyd, dee}));
}

void TestTurns::textIsCleanedOfWhatCannotBeSeen_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("stored");
    QTest::newRow("plain") << QStringLiteral("I agree.") << QStringLiteral("I agree.");
    QTest::newRow("outer blanks") << QStringLiteral(" \n a \n ") << QStringLiteral("a");
    QTest::newRow("line ends") << QStringLiteral("a\r\nb\rc") + QChar(QChar::ParagraphSeparator) +
                                      QStringLiteral("d")
                               << QStringLiteral("a\nb\nc\nd");
    QTest::newRow("controls") << QStringLiteral("a") + QChar(0) + QChar(7) + QChar(0x1b) +
                                     QStringLiteral("[31mb\tc") + QChar(0x85)
                              << QStringLiteral("a[31mb c");
    QTest::newRow("half pair") << QStringLiteral("a") + QChar(0xd83d) + QStringLiteral("b") +
                                      QChar(0xdc00)
                               << QStringLiteral("a\uFFFDb\uFFFD");
    QTest::newRow("whole pair") << QStringLiteral("a\U0001F937b") << QStringLiteral("a\U0001F937b");
    QTest::newRow("markup") << QStringLiteral("<b>a</b> &amp;") << QStringLiteral("<b>a</b> &amp;");
    QTest::newRow("joiners") << QStringLiteral("می\u200Cخواهم") << QStringLiteral("می\u200Cخواهم");
    QTest::newRow("nothing") << QStringLiteral("\t\n ") << QString();
}

void TestTurns::textIsCleanedOfWhatCannotBeSeen()
{
    QFETCH(const QString, typed);
    QFETCH(const QString, stored);
    QCOMPARE(cleanUtterance(typed), stored);
    QCOMPARE(cleanUtterance(stored), stored);
}

void TestTurns::aNameIsOneLine()
{
    QCOMPARE(cleanParticipant(QStringLiteral("  Ann\n van\tDyk ")), QStringLiteral("Ann van Dyk"));
}

TANDEM_TEST(TestTurns, QCoreApplication)
#include "tst_turns.moc"
