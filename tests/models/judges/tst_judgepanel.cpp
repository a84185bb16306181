#include "models/judges/judgepanel.h"

#include "testmain.h"

#include <QTest>

using namespace tandem;
using namespace tandem::judges;

namespace {

/// A judge that answers items 0, 1 ... with these; negative: unparsable, or nobody's answer.
JudgeRecord judgeOf(const char* name, const QList<double>& answers,
    const QList<double>& people = {}, JudgedTask task = JudgedTask::Opinions)
{
    JudgeRecord record{.judge = QLatin1String(name), .task = task};
    for (int i = 0; i < answers.size(); ++i) {
        JudgedAnswer answer;
        answer.subject = QString::number(i);
        answer.item = answer.subject;
        answer.group = i / 2;
        if (answers.at(i) >= 0.0)
            answer.value = answers.at(i);
        if (people.value(i, -1.0) >= 0.0)
            answer.people = people.at(i);
        record.answers.append(answer);
    }
    return record;
}

} // namespace

class TestJudgePanel final : public QObject
{
    Q_OBJECT

private slots:
    void threeJudgesAreBetterThanEach()
    {
        // Each errs once, on another item.
        const QList<double> people{1, 0, 1, 0, 1, 0};
        const auto rows = peopleAlignments({judgeOf("a", {0, 0, 1, 0, 1, 0}, people),
            judgeOf("b", {1, 1, 1, 0, 1, 0}), judgeOf("c", {1, 0, 0, 0, 1, 0})});
        QCOMPARE(rows.size(), 4);
        for (int i = 0; i < 3; ++i)
            QCOMPARE(*rows.at(i).agreement.value, 5.0 / 6.0);
        QCOMPARE(rows.last().judge, QString());
        QCOMPARE(rows.last().judges, 3);
        QCOMPARE(*rows.last().agreement.value, 1.0);
        QCOMPARE(*rows.last().kappa.value, 1.0);
        // By hand: a says yes 2 of 6 times, people 3: (5/6 - 1/2) / (1 - 1/2).
        QVERIFY(qAbs(*rows.at(0).kappa.value - 2.0 / 3.0) < 1e-12);
        QCOMPARE(*rows.at(0).sensitivity.value, 2.0 / 3.0);
        QCOMPARE(*rows.at(0).specificity.value, 1.0);
        QVERIFY(!rows.at(0).distance.isDefined());
    }

    void kappaHasTheJackknifesInterval()
    {
        // By hand, groups of two items: without (0, 1) kappa is 1; without the second or the third
        // group the judge says yes once and people twice of four: (3/4 - 1/2) / (1/2) = 1/2.
        const auto rows = peopleAlignments({judgeOf("a", {0, 0, 1, 0, 1, 0}, {1, 0, 1, 0, 1, 0})});
        const double kappa = 2.0 / 3.0;
        const double squares = (1.0 - kappa) * (1.0 - kappa) + 2.0 * (0.5 - kappa) * (0.5 - kappa);
        const double half = 4.302653 * std::sqrt(2.0 / 3.0 * squares); // t(2)
        QVERIFY(qAbs(rows.first().kappa.interval->low - std::max(-1.0, kappa - half)) < 1e-6);
        QCOMPARE(rows.first().kappa.interval->high, 1.0);
    }

    void aTiedPanelHasNoAnswer()
    {
        const auto rows =
            peopleAlignments({judgeOf("a", {1, 1, 0}, {1, 1, 0}), judgeOf("b", {1, 0, 0})});
        QCOMPARE(rows.size(), 3);
        QCOMPARE(rows.last().tied, 1);
        QCOMPARE(rows.last().agreement.n, 2);
        QCOMPARE(rows.first().agreement.n, 3);
    }

    void onlyItemsThatAllAnsweredCount()
    {
        const auto rows = peopleAlignments(
            {judgeOf("a", {1, -1, 0, 1}, {1, 1, -1, 0.5}), judgeOf("b", {1, 1, 0, 1})});
        // The second is unparsable, of the third nobody said anything, of the fourth people are
        // tied.
        QCOMPARE(rows.first().agreement.n, 1);
        QVERIFY(peopleAlignments({judgeOf("a", {1, 0})}).isEmpty());
    }

    void aPanelOfScoresIsTheirMean()
    {
        const auto rows =
            peopleAlignments({judgeOf("a", {0.2, 0.4, 0.8}, {0.3, 0.5, 0.9}, JudgedTask::Scores),
                judgeOf("b", {0.4, 0.6, 1.0}, {}, JudgedTask::Scores)});
        QCOMPARE(rows.size(), 3);
        QVERIFY(qAbs(*rows.first().distance.value - 0.1) < 1e-12);
        QVERIFY(qAbs(*rows.last().distance.value) < 1e-12);
        QVERIFY(qAbs(*rows.last().pearson.value - 1.0) < 1e-12);
        QVERIFY(!rows.last().agreement.isDefined());
    }

    void judgesOfEvidenceHaveNoPanel()
    {
        QVERIFY(peopleAlignments({judgeOf("a", {1, 0}, {1, 0}, JudgedTask::Evidence),
                                     judgeOf("b", {1, 0}, {1, 0}, JudgedTask::Evidence)})
                    .isEmpty());
    }

    void theTableNamesThePanel()
    {
        const auto section = peopleAlignmentSection(
            peopleAlignments({judgeOf("a", {1, 1, 0}, {1, 1, 0}), judgeOf("b", {1, 0, 0})}));
        QCOMPARE(section.rows.size(), 3);
        QCOMPARE(std::get<QString>(section.rows.last().cells.at(1).value),
            QStringLiteral("Panel of 2 judge(s)"));
    }
};

TANDEM_TEST(TestJudgePanel, QCoreApplication)
#include "tst_judgepanel.moc"
