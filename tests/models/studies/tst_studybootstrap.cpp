#include "models/inference/resampling.h"
#include "models/studies/studyresults.h"

#include "madestudy.h"
#include "testmain.h"

#include <QTest>

#include <cmath>
#include <random>

using namespace tandem;
using namespace tandem::studies;

namespace {

/// Three raters, who mostly say what is usual of an item; metric A mostly prefers that.
StudyAnswers someStudy(int items)
{
    StudyAnswers study = studyOf(Kind::Pairwise, choiceOf({"1", "2"}));
    std::mt19937 random(7);
    for (int i = 0; i < items; ++i) {
        const bool isFirst = random() % 2 == 0;
        const auto said = [&] { return (random() % 4 != 0) == isFirst ? "1" : "2"; };
        const char* one = said();
        const char* two = said();
        const char* three = said();
        addItem(
            study, QString::number(i), {one, two, three}, {{"A_1", isFirst ? 1 : 0}, {"A_2", 0.5}});
    }
    return study;
}

Expected<StudyResults> drawn(const StudyAnswers& study, const BootstrapOptions& options = {})
{
    return withBootstrap(studyResults(study), study, options);
}

std::optional<Interval> intervalOf(const AnswerResults& results, const char* key)
{
    const QuestionResults& question = results.questions.at(results.main);
    for (qsizetype i = 0; i < question.bootstrap.size(); ++i) {
        if (qstrcmp(question.agreement->statistics.at(i).key, key) == 0)
            return question.bootstrap.at(i);
    }
    return std::nullopt;
}

} // namespace

class TestStudyBootstrap final : public QObject
{
    Q_OBJECT

private slots:
    void intervalsHoldTheirFigure();
    void theSameSeedGivesTheSameInterval();
    void whereEveryResampleGivesTheSameTheFiguresOwnIntervalStands();
    void ofFewerThanTenItemsOrGroupsNoneIsDrawn();
    void resamplesThatDifferByRoundingAreTheSame();
    void groupsAreDrawnTogether();
    void whatIsUndefinedHasNoInterval();
    void aSingleItemHasNoInterval();
    void bothSetsOfRatersHaveIntervals();
    void itCanBeCancelled();
};

void TestStudyBootstrap::intervalsHoldTheirFigure()
{
    const StudyResults results = *drawn(someStudy(60));
    for (const char* key : {"percent_agreement", "fleiss", "light", "ac1", "alpha"}) {
        const auto interval = intervalOf(results.everybody, key);
        const Figure& figure = results.everybody.questions.constFirst().agreement->figure(key);
        // Items that are alone have the figure's own interval, where it has one.
        QCOMPARE(interval.has_value(), !figure.interval.has_value());
        const Interval ends = interval ? *interval : *figure.interval;
        QVERIFY2(ends.low < *figure.value && *figure.value < ends.high, key);
    }
    QVERIFY(intervalOf(results.everybody, "light"));
    const MetricAlignment& metric = results.everybody.alignment->metrics.constFirst();
    QVERIFY(metric.bootstrap->low < *metric.share.value);
    QVERIFY(metric.bootstrap->high > *metric.share.value);
    QCOMPARE(results.bootstrap->resamples, 1000);
}

void TestStudyBootstrap::whereEveryResampleGivesTheSameTheFiguresOwnIntervalStands()
{
    StudyAnswers study = studyOf(Kind::Pairwise, choiceOf({"1", "2"}));
    addItem(study, "a", {"1", "1"}, {{"A_1", 1}, {"A_2", 0}});
    addItem(study, "b", {"2", "2"}, {{"A_1", 0}, {"A_2", 1}});
    addItem(study, "c", {"1", "1"}, {{"A_1", 1}, {"A_2", 0}});
    const StudyResults results = *drawn(study);
    // All agree on all items: that is no proof that they always will.
    QVERIFY(!intervalOf(results.everybody, "percent_agreement"));
    const Figure percent =
        results.everybody.questions.constFirst().agreement->figure("percent_agreement");
    QVERIFY(percent.interval && percent.interval->low < 0.9);
    const MetricAlignment& metric = results.everybody.alignment->metrics.constFirst();
    QVERIFY(!metric.bootstrap);
    QVERIFY(metric.share.interval->low < 0.9);
}

void TestStudyBootstrap::ofFewerThanTenItemsOrGroupsNoneIsDrawn()
{
    QVERIFY(!intervalOf(drawn(someStudy(9))->everybody, "light"));
    QVERIFY(intervalOf(drawn(someStudy(10))->everybody, "light"));
    StudyAnswers study = someStudy(40);
    const auto inGroups = [&](int groups) {
        for (qsizetype i = 0; i < study.items.size(); ++i)
            study.items[i].item.group = QString::number(i % groups);
        return drawn(study)->everybody;
    };
    const AnswerResults ofNine = inGroups(9);
    QVERIFY(!intervalOf(ofNine, "alpha"));
    const MetricAlignment& metric = ofNine.alignment->metrics.constFirst();
    QVERIFY(!metric.bootstrap && !metric.share.interval);
    const AnswerResults ofTen = inGroups(10);
    QVERIFY(intervalOf(ofTen, "alpha"));
    QVERIFY(ofTen.alignment->metrics.constFirst().bootstrap);
}

void TestStudyBootstrap::resamplesThatDifferByRoundingAreTheSame()
{
    inference::ResampledValues values;
    for (int i = 0; i < 100; ++i)
        values.add(i % 2 == 0 ? 0.0 : 3.5e-17);
    QVERIFY(!values.interval());
    QVERIFY(*values.error() < 1e-16);
    values.add(0.1);
    QVERIFY(values.interval());
}

void TestStudyBootstrap::theSameSeedGivesTheSameInterval()
{
    StudyAnswers study = studyOf(Kind::Likert, scaleOf(1, 5));
    for (int i = 0; i < 20; ++i)
        addItem(study, QString::number(i), {QString::number(1.0 + i * i / 100.0), "3"});
    const auto lowOf = [&](quint64 seed) {
        return drawn(study, {200, seed})->everybody.questions.constFirst().meanBootstrap->low;
    };
    QCOMPARE(lowOf(3), lowOf(3));
    QVERIFY(lowOf(3) != lowOf(4));
}

void TestStudyBootstrap::groupsAreDrawnTogether()
{
    // Copies of an item in one group tell no more than the item itself.
    StudyAnswers copied = someStudy(20);
    const StudyAnswers once = copied;
    const auto items = copied.items;
    const auto answers = copied.answers;
    for (int copy = 1; copy < 5; ++copy) {
        for (const StudyItem& item : items)
            copied.items.append(item);
        for (RatedAnswer answer : answers) {
            answer.item += copy * items.size();
            copied.answers.append(answer);
        }
    }
    const Interval alone = *intervalOf(drawn(copied)->everybody, "light");
    for (qsizetype i = 0; i < copied.items.size(); ++i)
        copied.items[i].item.group = QString::number(i % items.size());
    const StudyResults grouped = *drawn(copied);
    QVERIFY(intervalOf(grouped.everybody, "percent_agreement"));
    QVERIFY(intervalOf(grouped.everybody, "alpha"));
    const Interval together = *intervalOf(grouped.everybody, "light");
    const Interval expected = *intervalOf(drawn(once)->everybody, "light");
    QVERIFY(grouped.isGrouped);
    QVERIFY(together.high - together.low > 1.5 * (alone.high - alone.low));
    QVERIFY(std::abs(together.low - expected.low) < 1e-9);
    QVERIFY(std::abs(together.high - expected.high) < 1e-9);
}

void TestStudyBootstrap::whatIsUndefinedHasNoInterval()
{
    StudyAnswers study = studyOf(Kind::Pairwise, choiceOf({"1", "2"}));
    for (int i = 0; i < 10; ++i)
        addItem(study, QString::number(i), {"1", "1"});
    const StudyResults results = *drawn(study);
    QVERIFY(!intervalOf(results.everybody, "alpha"));
}

void TestStudyBootstrap::aSingleItemHasNoInterval()
{
    const StudyResults results = *drawn(someStudy(1));
    QVERIFY(!intervalOf(results.everybody, "percent_agreement"));
    QVERIFY(!results.everybody.alignment->metrics.constFirst().bootstrap);
    QVERIFY(drawn({}));
}

void TestStudyBootstrap::bothSetsOfRatersHaveIntervals()
{
    StudyAnswers study = someStudy(30);
    study.design.exclusions.straightLining = 1.0;
    for (int i = 0; i < 30; ++i) {
        RatedAnswer answer;
        answer.rater = 3;
        answer.item = i;
        answer.question = QStringLiteral("better");
        answer.value = QStringLiteral("1");
        study.answers.append(answer);
    }
    study.raters.append(Rater{QStringLiteral("straight")});
    const StudyResults results = *drawn(study);
    QCOMPARE(results.kept->raters, qint64(3));
    QVERIFY(intervalOf(results.everybody, "light"));
    QVERIFY(intervalOf(*results.kept, "light"));
}

void TestStudyBootstrap::itCanBeCancelled()
{
    qint64 told = 0;
    BootstrapOptions options;
    options.progress = [&](qint64 done, qint64 total) {
        told = done;
        return done < 10 && total == 2000;
    };
    const auto results = drawn(someStudy(10), options);
    QVERIFY(!results);
    QCOMPARE(results.error().code, ErrorCode::Cancelled);
    QCOMPARE(told, qint64(10));
}

TANDEM_TEST(TestStudyBootstrap, QCoreApplication)
#include "tst_studybootstrap.moc"
