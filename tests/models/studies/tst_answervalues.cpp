#include "models/studies/answervalues.h"

#include "models/studies/templates.h"
#include "testmain.h"

#include <QTest>

using namespace tandem::studies;

class TestAnswerValues final : public QObject
{
    Q_OBJECT

private slots:
    void anAnswerIsOneThatWasOffered();
    void answersFromElsewhereAreTakenAsTheyAreMeant();
    void anAnswerForASideIsTheOtherOneSeenFromThere();
    void whatLacksFollowsTheConditions();
    void aConditionOfAQuestionThatIsNotAskedDoesNotHold();
};

void TestAnswerValues::anAnswerIsOneThatWasOffered()
{
    const Question better = designTemplate(Kind::Pairwise).questions.constFirst();
    QVERIFY(isAllowedAnswer(better, QStringLiteral("1")));
    QVERIFY(isAllowedAnswer(better, QStringLiteral("tie")));
    QVERIFY(!isAllowedAnswer(better, QStringLiteral("3")));
    QVERIFY(!isAllowedAnswer(better, QStringLiteral("TIE")));
    QVERIFY(!isAllowedAnswer(better, QString()));

    Question rating = designTemplate(Kind::Similarity).questions.constFirst();
    QVERIFY(isAllowedAnswer(rating, QStringLiteral("1")));
    QVERIFY(isAllowedAnswer(rating, QStringLiteral("6")));
    for (const char* const wrong : {"0", "7", "", " 1", "1 ", "+1", "01", "1.0", "1e0", "-1"})
        QVERIFY2(!isAllowedAnswer(rating, QLatin1String(wrong)), wrong);
    rating.least = -2;
    QVERIFY(isAllowedAnswer(rating, QStringLiteral("-2")));
    QVERIFY(!isAllowedAnswer(rating, QStringLiteral("-0")));

    const Question note = designTemplate(Kind::Verdict).questions.constLast();
    QVERIFY(isAllowedAnswer(note, QStringLiteral("why not?")));
    QVERIFY(!isAllowedAnswer(note, QStringLiteral(" \n")));
    QVERIFY(!isAllowedAnswer(note, QStringLiteral("\u200B\u2060 ")));
    QVERIFY(isAllowedAnswer(note, QString(kMostAnswerLength, u'x')));
    QVERIFY(!isAllowedAnswer(note, QString(kMostAnswerLength + 1, u'x')));
}

void TestAnswerValues::answersFromElsewhereAreTakenAsTheyAreMeant()
{
    const Question better = designTemplate(Kind::Pairwise).questions.constFirst();
    for (const QString& one : {QStringLiteral("1.0"), QStringLiteral(" 1 "), QStringLiteral("۱")})
        QCOMPARE(answerAsAsked(better, one), QStringLiteral("1"));
    QCOMPARE(answerAsAsked(better, QStringLiteral("TIE")), QStringLiteral("tie"));
    QCOMPARE(answerAsAsked(better, QStringLiteral("3")), QStringLiteral("3"));
    const Question rating = designTemplate(Kind::Similarity).questions.constFirst();
    QCOMPARE(answerAsAsked(rating, QStringLiteral("4.0")), QStringLiteral("4"));
    QCOMPARE(answerAsAsked(rating, QStringLiteral("４")), QStringLiteral("4"));
    QCOMPARE(answerAsAsked(rating, QStringLiteral("4.5")), QStringLiteral("4.5"));
    Question own = better;
    own.options[0].value = QStringLiteral("Yes");
    own.options[1].value = QStringLiteral("yes");
    QCOMPARE(answerAsAsked(own, QStringLiteral("yes")), QStringLiteral("yes"));
}

void TestAnswerValues::anAnswerForASideIsTheOtherOneSeenFromThere()
{
    const Question better = designTemplate(Kind::Pairwise).questions.constFirst();
    for (const QString& value : {QStringLiteral("1"), QStringLiteral("2"), QStringLiteral("tie")}) {
        QCOMPARE(ofItemsSides(better, value, false), value);
        QCOMPARE(ofItemsSides(better, ofItemsSides(better, value, true), true), value);
    }
    QCOMPARE(ofItemsSides(better, QStringLiteral("1"), true), QStringLiteral("2"));
    QCOMPARE(ofItemsSides(better, QStringLiteral("2"), true), QStringLiteral("1"));
    QCOMPARE(ofItemsSides(better, QStringLiteral("tie"), true), QStringLiteral("tie"));
    const Question rating = designTemplate(Kind::Similarity).questions.constFirst();
    QCOMPARE(ofItemsSides(rating, QStringLiteral("1"), true), QStringLiteral("1"));
}

void TestAnswerValues::whatLacksFollowsTheConditions()
{
    const Design design = designTemplate(Kind::Verdict);
    const QString agreement = QStringLiteral("agreement");
    const QString corrected = QStringLiteral("corrected");
    QCOMPARE(lackingAnswers(design, {}), QStringList(agreement));
    QCOMPARE(lackingAnswers(design, {{agreement, QStringLiteral("agree")}}), QStringList());
    QCOMPARE(
        lackingAnswers(design, {{agreement, QStringLiteral("maybe")}}), QStringList(agreement));
    QCOMPARE(
        lackingAnswers(design, {{agreement, QStringLiteral("disagree")}}), QStringList(corrected));
    QCOMPARE(lackingAnswers(design,
                 {{agreement, QStringLiteral("disagree")}, {corrected, QStringLiteral("yes")}}),
        QStringList());
}

void TestAnswerValues::aConditionOfAQuestionThatIsNotAskedDoesNotHold()
{
    Design design = designTemplate(Kind::Verdict);
    Question how = design.questions.at(1);
    how.name = QStringLiteral("how");
    how.onlyIf = Condition{QStringLiteral("corrected"), {QStringLiteral("yes")}};
    design.questions.append(how);
    // An answer that was given before the first one was changed counts no more.
    const AnswersByQuestion answers{{QStringLiteral("agreement"), QStringLiteral("agree")},
        {QStringLiteral("corrected"), QStringLiteral("yes")}};
    QVERIFY(!isAsked(design, design.questions.at(1), answers));
    QVERIFY(!isAsked(design, how, answers));
    QCOMPARE(lackingAnswers(design, answers), QStringList());
}

TANDEM_TEST(TestAnswerValues, QCoreApplication)
#include "tst_answervalues.moc"
