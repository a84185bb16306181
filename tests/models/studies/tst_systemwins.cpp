#include "models/studies/studyresults.h"
#include "models/studies/systemwins.h"

#include "madestudy.h"
#include "testmain.h"

#include <QTest>

#include <cmath>

using namespace tandem;
using namespace tandem::studies;

namespace {

bool near(double actual, double expected)
{
    return std::abs(actual - expected) <= 1e-12;
}

void addPair(StudyAnswers& study, const MadeText& name, const MadeText& first,
    const MadeText& second, MadeTexts answers)
{
    StudyItem& item = addItem(study, name, answers);
    item.source.systems[0] = first.text;
    item.source.systems[1] = second.text;
}

/// Heron and kestrel stand on either side; of ten comparisons heron wins five, kestrel three.
StudyAnswers someStudy()
{
    StudyAnswers study = studyOf(Kind::Pairwise, choiceOf({"1", "2", "tie"}));
    addPair(study, "a", "heron", "kestrel", {"1", "1", "2"});
    addPair(study, "b", "kestrel", "heron", {"2", "2", "2"});
    addPair(study, "c", "heron", "kestrel", {"tie", "2"});
    addPair(study, "d", "kestrel", "heron", {"1", "tie"});
    return study;
}

const QuestionResults& mainOf(const StudyResults& results)
{
    return results.everybody.questions.at(results.everybody.main);
}

QList<SystemWins> winsOf(const StudyAnswers& study)
{
    return mainOf(studyResults(study)).systems;
}

} // namespace

class TestSystemWins final : public QObject
{
    Q_OBJECT

private slots:
    void aSystemWinsOnWhicheverSideItStands();
    void itemsAreWonByTheirMajority();
    void ofMoreThanTwoEachStandsAgainstEach();
    void itemsThatNameNoTwoSystemsPlayNoPart();
    void everyQuestionBetweenSidesHasItsWinners();
    void otherQuestionsHaveNone();
    void ratersWhoAreLeftOutDoNotCount();
    void sharesHaveIntervals();
    void severalAnswersToAnItemAreNoMoreItems();
};

void TestSystemWins::aSystemWinsOnWhicheverSideItStands()
{
    const QList<SystemWins> wins = winsOf(someStudy());
    QCOMPARE(wins.size(), 2);
    const SystemWins& heron = wins.at(0);
    QCOMPARE(heron.system, QStringLiteral("heron"));
    QVERIFY(heron.against.isEmpty());
    QCOMPARE(heron.won.n, qint64(10));
    QVERIFY(near(*heron.won.value, 0.5));
    QVERIFY(near(*heron.lost.value, 0.3));
    QVERIFY(near(*heron.tied.value, 0.2));
    QVERIFY(near(*wins.at(1).won.value, 0.3));
    QVERIFY(near(*wins.at(1).lost.value, 0.5));
}

void TestSystemWins::itemsAreWonByTheirMajority()
{
    const SystemWins heron = winsOf(someStudy()).constFirst();
    QCOMPARE(heron.items, qint64(4));
    QCOMPARE(heron.itemsWon, qint64(2));
    QCOMPARE(heron.itemsLost, qint64(0)); // "c" and "d" have no majority
}

void TestSystemWins::ofMoreThanTwoEachStandsAgainstEach()
{
    StudyAnswers study = someStudy();
    addPair(study, "e", "lark", "heron", {"1", "1"});
    const QList<SystemWins> wins = winsOf(study);
    QStringList lines;
    for (const SystemWins& line : wins)
        lines += line.system + u'/' + line.against;
    QCOMPARE(lines,
        QStringLiteral("heron/ heron/kestrel heron/lark kestrel/ kestrel/heron lark/ lark/heron")
            .split(u' '));
    QVERIFY(near(*wins.at(0).won.value, 5.0 / 12.0));
    QVERIFY(near(*wins.at(1).won.value, 0.5));
    QVERIFY(near(*wins.at(2).lost.value, 1.0));
}

void TestSystemWins::itemsThatNameNoTwoSystemsPlayNoPart()
{
    StudyAnswers study = someStudy();
    addPair(study, "e", "heron", "", {"1"});
    addPair(study, "f", "heron", "heron", {"1"});
    QCOMPARE(winsOf(study).constFirst().won.n, qint64(10));
    for (StudyItem& item : study.items)
        item.source.systems[0].clear();
    QVERIFY(winsOf(study).isEmpty());
}

void TestSystemWins::everyQuestionBetweenSidesHasItsWinners()
{
    StudyAnswers study = someStudy();
    study.design.questions.append(choiceOf({"1", "2"}, "fluent"));
    const auto answers = study.answers;
    for (RatedAnswer answer : answers) {
        answer.question = QStringLiteral("fluent");
        answer.value = QStringLiteral("1");
        study.answers.append(answer);
    }
    const StudyResults results = studyResults(study);
    QVERIFY(near(*results.everybody.questions.at(1).systems.at(0).won.value, 0.5));
    QVERIFY(near(*results.everybody.questions.at(1).systems.at(0).tied.value, 0.0));
}

void TestSystemWins::otherQuestionsHaveNone()
{
    StudyAnswers study = studyOf(Kind::YesNo, choiceOf({"yes", "no"}));
    addPair(study, "a", "heron", "kestrel", {"yes"});
    QVERIFY(winsOf(study).isEmpty());
}

void TestSystemWins::ratersWhoAreLeftOutDoNotCount()
{
    StudyAnswers study = someStudy();
    study.design.exclusions.leastAnswered = 0.5;
    study.raters[2].assigned = 10;
    const StudyResults results = studyResults(study);
    QCOMPARE(results.everybody.questions.at(0).systems.at(0).won.n, qint64(10));
    QCOMPARE(results.kept->questions.at(0).systems.at(0).won.n, qint64(8));
}

void TestSystemWins::sharesHaveIntervals()
{
    StudyAnswers study = someStudy();
    for (int i = 0; i < 20; ++i)
        addPair(study, QString::number(i), "heron", "kestrel", {i % 3 == 0 ? "2" : "1", "1"});
    const SystemWins before = winsOf(study).constFirst();
    QVERIFY(before.won.interval && !before.wonBootstrap);
    const StudyResults results = *withBootstrap(studyResults(study), study, {300, 1});
    const SystemWins drawn = mainOf(results).systems.constFirst();
    QVERIFY(drawn.wonBootstrap->low < *drawn.won.value);
    QVERIFY(drawn.wonBootstrap->high > *drawn.won.value);
    QVERIFY(drawn.lostBootstrap && drawn.tiedBootstrap);
    // The other system's win is this one's loss, in every resample.
    const SystemWins other = mainOf(results).systems.constLast();
    QVERIFY(near(other.wonBootstrap->low, drawn.lostBootstrap->low));
}

void TestSystemWins::severalAnswersToAnItemAreNoMoreItems()
{
    StudyAnswers once = studyOf(Kind::Pairwise, choiceOf({"1", "2"}));
    StudyAnswers often = once;
    for (int i = 0; i < 12; ++i) {
        const char* said = i % 3 == 0 ? "1" : "2";
        addPair(once, QString::number(i), "heron", "kestrel", {said});
        addPair(often, QString::number(i), "heron", "kestrel", {said, said, said, said});
    }
    QCOMPARE(winsOf(often).constFirst().won.n, 4 * winsOf(once).constFirst().won.n);
    QCOMPARE(
        winsOf(often).constFirst().won.interval->low, winsOf(once).constFirst().won.interval->low);
}

TANDEM_TEST(TestSystemWins, QCoreApplication)
#include "tst_systemwins.moc"
