#include "models/studies/participantid.h"
#include "testmain.h"

#include <QTest>

using namespace tandem::studies;

/// Ids of participants, and what platforms leave in their place.
class TestParticipantId final : public QObject
{
    Q_OBJECT

private slots:
    void idsOfPlatformsAreIds()
    {
        for (const QString& id : {QStringLiteral("5f3c0a9b8e7d6c5b4a392817"), QStringLiteral("p-1"),
                 QStringLiteral("A1B2C3D4E5F6G7"), QStringLiteral("ada@example.org"),
                 QStringLiteral("12345"), QStringLiteral("QmFzZTY0/+=="), QStringLiteral("_a_b_"),
                 QStringLiteral("pid7"), QStringLiteral("ID-1"), QStringLiteral("na2"),
                 QStringLiteral("Xenia"), QStringLiteral("x"), QStringLiteral("0")})
            QVERIFY2(!isUnfilledPlace(id), qPrintable(id));
    }

    void aPlaceThatNobodyFilledInIsNone()
    {
        for (const QString& place : {QString(), QStringLiteral(" "),
                 QStringLiteral("{{%PROLIFIC_PID%}}"), QStringLiteral("${e://Field/PROLIFIC_PID}"),
                 QStringLiteral("[%PID%]"), QStringLiteral("[participant_id]"),
                 QStringLiteral("<PID>"), QStringLiteral("%PID%"), QStringLiteral("__PID__"),
                 QStringLiteral("$id"), QStringLiteral("undefined"), QStringLiteral("NULL"),
                 QStringLiteral("Prolific_PID"), QStringLiteral("ASSIGNMENT_ID_NOT_AVAILABLE")})
            QVERIFY2(isUnfilledPlace(place), qPrintable(place));
    }

    void wordsForNothingAndNamesOfThePlaceAreNobody()
    {
        for (const char* place : {"NA", "n/a", "N.A.", "-", "--", ".", "?", "PID", "PROLIFIC_ID",
                 "ID", "id", "YOUR_ID", "WORKER-ID", "PARTICIPANT-ID", "subject_id", "@PID@",
                 ":pid", "(PID)", "XXXX", "xxx-xxx", "Not available", "unknown", "user-id"})
            QVERIFY2(isUnfilledPlace(QString::fromLatin1(place)), place);
    }
};

TANDEM_TEST(TestParticipantId, QCoreApplication)
#include "tst_participantid.moc"
