#include "models/studies/designcheck.h"

#include "models/studies/kindkeys.h"
#include "models/studies/templates.h"
#include "testmain.h"

#include <QTest>

#include <limits>

using namespace tandem::studies;

namespace {

/// Where the problems of a design are.
QStringList problemPlaces(const Design& design)
{
    QStringList places;
    for (const DesignProblem& problem : designProblems(design))
        places.append(problem.place);
    return places;
}

Design pairwise()
{
    return designTemplate(Kind::Pairwise);
}

} // namespace

class TestDesignCheck final : public QObject
{
    Q_OBJECT

private slots:
    void everyTemplateCanBeHandedOut();
    void everyKindHasAKeyANameAndADescription();
    void anEmptyDesignLacksTitleFieldsAndQuestions();
    void namesAreThereOnce();
    void keysAreTheOnesThatGiveTheOptions();
    void sidesComeInPairs();
    void conditionsPointBackToAnswersThatCanBeGiven();
    void aConditionDoesNotDependOnTheSideThatWasFirst();
    void scalesHaveTwoToElevenValues();
    void textsAndListsAreBounded();
    void numbersAreBounded();
};

void TestDesignCheck::everyTemplateCanBeHandedOut()
{
    for (const Kind kind : studyKinds()) {
        const Design design = designTemplate(kind);
        QCOMPARE(design.kind, kind);
        QCOMPARE(problemPlaces(design), QStringList());
    }
}

void TestDesignCheck::everyKindHasAKeyANameAndADescription()
{
    QCOMPARE(studyKinds().size(), 8);
    QStringList keys;
    for (const Kind kind : studyKinds()) {
        keys.append(studyKindKey(kind));
        QCOMPARE(studyKindOfKey(studyKindKey(kind)), kind);
        QVERIFY(!studyKindName(kind).isEmpty());
        QVERIFY(!studyKindDescription(kind).isEmpty());
    }
    QCOMPARE(keys.join(QLatin1Char(' ')),
        QStringLiteral("yesno pairwise explanation similarity goodbad verdict likert own"));
    QCOMPARE(studyKindOfKey(QStringLiteral("good_bad")), Kind::GoodBad);
    QCOMPARE(studyKindOfKey(QStringLiteral("yes_no")), Kind::YesNo);
    QVERIFY(!studyKindOfKey(QStringLiteral("Pairwise")));
    QCOMPARE(questionKindOfKey(QStringLiteral("scale")), Question::Kind::Scale);
    QCOMPARE(itemKindKey(ItemKind::Check), QStringLiteral("check"));
}

void TestDesignCheck::anEmptyDesignLacksTitleFieldsAndQuestions()
{
    QCOMPARE(problemPlaces({}), QStringList({QStringLiteral("/title"), QStringLiteral("/fields"),
                                    QStringLiteral("/questions")}));
}

void TestDesignCheck::namesAreThereOnce()
{
    Design design = pairwise();
    design.fields[1].name = design.fields.at(0).name;
    design.questions.append(design.questions.at(0));
    design.questions[0].options[1].value = QStringLiteral("1");
    QCOMPARE(problemPlaces(design),
        QStringList({QStringLiteral("/fields/1/name"),
            QStringLiteral("/questions/0/options/1/value"), QStringLiteral("/questions/1/name")}));
}

void TestDesignCheck::keysAreTheOnesThatGiveTheOptions()
{
    Design design = pairwise();
    design.questions[0].options[2].key = QStringLiteral("0");
    QCOMPARE(problemPlaces(design), QStringList());
    design.questions[0].options[2].key = QStringLiteral("1"); // the first one's, by its number
    QCOMPARE(problemPlaces(design), QStringList(QStringLiteral("/questions/0/options/2/key")));
    design.questions[0].options[2].key = QStringLiteral("Tab");
    QCOMPARE(problemPlaces(design), QStringList(QStringLiteral("/questions/0/options/2/key")));
    design.questions[0].options[1].key = QStringLiteral("A");
    design.questions[0].options[2].key = QStringLiteral("a");
    QCOMPARE(problemPlaces(design), QStringList(QStringLiteral("/questions/0/options/2/key")));
    design.questions[0].options[2].key = QStringLiteral(" ");
    QCOMPARE(problemPlaces(design), QStringList(QStringLiteral("/questions/0/options/2/key")));
}

void TestDesignCheck::sidesComeInPairs()
{
    Design design = pairwise();
    design.questions[0].options[1].side = 0;
    QCOMPARE(problemPlaces(design), QStringList(QStringLiteral("/questions/0/options")));
    design.questions[0].options[0].side = 0;
    QCOMPARE(problemPlaces(design), QStringList());
    design = pairwise();
    design.questions[0].options[2].side = 1;
    QCOMPARE(problemPlaces(design), QStringList(QStringLiteral("/questions/0/options")));
}

void TestDesignCheck::conditionsPointBackToAnswersThatCanBeGiven()
{
    Design design = designTemplate(Kind::Verdict);
    design.questions.swapItemsAt(0, 1);
    QCOMPARE(problemPlaces(design), QStringList(QStringLiteral("/questions/0/only_if/question")));
    design = designTemplate(Kind::Verdict);
    design.questions[1].onlyIf->question = QStringLiteral("nowhere");
    QCOMPARE(problemPlaces(design), QStringList(QStringLiteral("/questions/1/only_if/question")));
    design.questions[1].onlyIf->question = design.questions.at(1).name; // itself
    QCOMPARE(problemPlaces(design), QStringList(QStringLiteral("/questions/1/only_if/question")));
    design = designTemplate(Kind::Verdict);
    design.questions[1].onlyIf->values = {QStringLiteral("perhaps")};
    QCOMPARE(problemPlaces(design), QStringList(QStringLiteral("/questions/1/only_if/values")));
    design.questions[1].onlyIf->values = {};
    QCOMPARE(problemPlaces(design), QStringList(QStringLiteral("/questions/1/only_if/values")));
}

void TestDesignCheck::aConditionDoesNotDependOnTheSideThatWasFirst()
{
    Design design = pairwise();
    Question why;
    why.name = QStringLiteral("why");
    why.text = QStringLiteral("Why?");
    why.kind = Question::Kind::Text;
    why.onlyIf = Condition{QStringLiteral("better"), {QStringLiteral("1")}};
    design.questions.append(why);
    QCOMPARE(problemPlaces(design), QStringList(QStringLiteral("/questions/1/only_if/values")));
    design.questions[1].onlyIf->values.append(QStringLiteral("2"));
    QCOMPARE(problemPlaces(design), QStringList());
    design.questions[1].onlyIf->values = {QStringLiteral("tie")};
    QCOMPARE(problemPlaces(design), QStringList());
}

void TestDesignCheck::scalesHaveTwoToElevenValues()
{
    const auto hasProblem = [](int least, int most) {
        Design design = designTemplate(Kind::Likert);
        design.questions[0].least = least;
        design.questions[0].most = most;
        return !designProblems(design).isEmpty();
    };
    QVERIFY(!hasProblem(0, 1));
    QVERIFY(!hasProblem(0, 10));
    QVERIFY(!hasProblem(-5, 5));
    QVERIFY(hasProblem(1, 1));
    QVERIFY(hasProblem(2, 1));
    QVERIFY(hasProblem(0, 11));
    QVERIFY(hasProblem(std::numeric_limits<int>::min(), std::numeric_limits<int>::max()));
    QVERIFY(hasProblem(100000, 100001));
}

void TestDesignCheck::textsAndListsAreBounded()
{
    Design design = designTemplate(Kind::Likert);
    design.title = QString(kMostLabelLength + 1, u'x');
    design.instructions = QString(kMostInstructionsLength + 1, u'x');
    design.questions[0].text = QString(kMostQuestionLength + 1, u'x');
    design.questions[0].mostLabel = QString(kMostLabelLength + 1, u'x');
    QCOMPARE(problemPlaces(design),
        QStringList({QStringLiteral("/title"), QStringLiteral("/instructions"),
            QStringLiteral("/questions/0/text"), QStringLiteral("/questions/0/most_label")}));
    design = designTemplate(Kind::Likert);
    while (design.questions.size() <= kMostQuestions) {
        design.questions.append(design.questions.constLast());
        design.questions.last().name = QStringLiteral("q%1").arg(design.questions.size());
    }
    QCOMPARE(problemPlaces(design), QStringList(QStringLiteral("/questions")));
    design = pairwise();
    for (int i = 0; i < 7; ++i)
        design.questions[0].options.append(
            {QStringLiteral("o%1").arg(i), QStringLiteral("O"), {}, 0});
    QCOMPARE(problemPlaces(design).constFirst(), QStringLiteral("/questions/0/options"));
    QVERIFY(isPlainName(QString(kMostNameLength, u'x')));
    QVERIFY(!isPlainName(QString(kMostNameLength + 1, u'x')));
    QVERIFY(!isPlainName(QStringLiteral("name\n")));
    QVERIFY(!isPlainName(QStringLiteral("größe")));
    QVERIFY(!isPlainName(QString()));
}

void TestDesignCheck::numbersAreBounded()
{
    Design design = designTemplate(Kind::Likert);
    design.ratersPerItem = 0;
    design.itemsPerRater = -1;
    design.releaseMinutes = 0;
    design.exclusions = {0, std::numeric_limits<double>::quiet_NaN(), 0.0, 1.1};
    QCOMPARE(problemPlaces(design),
        QStringList({QStringLiteral("/raters_per_item"), QStringLiteral("/items_per_rater"),
            QStringLiteral("/release_minutes"), QStringLiteral("/exclusions/failed_checks"),
            QStringLiteral("/exclusions/seconds_per_item"),
            QStringLiteral("/exclusions/straight_lining"),
            QStringLiteral("/exclusions/least_answered")}));
}

TANDEM_TEST(TestDesignCheck, QCoreApplication)
#include "tst_designcheck.moc"
