#include "models/results/reportjson.h"
#include "models/usersum/summarizerscores.h"
#include "ratedsummaries.h"
#include "storage/project/usersumscores.h"
#include "testmain.h"

#include <QJsonObject>
#include <QTest>

#include <cmath>

using namespace tandem;
using usersum::UsersumPart;

namespace {

bool isNear(double value, double expected)
{
    return std::abs(value - expected) < 1e-12;
}

} // namespace

/// What a project knows of summarizers, from its predictions and ratings to the paper's tables.
class TestUsersumScores final : public QObject
{
    Q_OBJECT

    template <typename T>
    static T take(Expected<T> result)
    {
        return ProjectFixture::take(std::move(result));
    }
    static UsersumOrder orderOf(const RatedSummaries& made)
    {
        UsersumOrder order;
        order.log = made.users.log;
        order.summarizers = {QStringLiteral("ours")};
        return order;
    }
    static QJsonObject reported(const usersum::UsersumData& data, const QList<UsersumPart>& parts)
    {
        return results::reportJson(summarizersReport(data, parts));
    }
    static QJsonObject rowWhere(
        const QJsonObject& report, const char* section, const char* key, const char* value)
    {
        for (const QJsonValue row : report.value(QLatin1String(section)).toArray()) {
            if (row.toObject().value(QLatin1String(key)).toString() == QLatin1String(value))
                return row.toObject();
        }
        return {};
    }

    /// A study about "ours" with Ann as its rater, whom nobody has told anything yet.
    static StudyId newStudy(RatedSummaries& made, const char* name)
    {
        SummaryStudyOrder asked;
        asked.name = QLatin1String(name);
        asked.log = made.users.log;
        asked.summarizers = {QStringLiteral("ours")};
        asked.ratersPerItem = 1;
        asked.raters = {{.name = QStringLiteral("Ann")}};
        const auto items = take(summaryStudyItems(made.database(), asked));
        return take(makeSummaryStudy(made.database(), asked, items, made.project.lea)).study;
    }

private slots:
    void scoresAreThoseComputedByHand()
    {
        RatedSummaries made;
        const usersum::UsersumData data = take(usersumData(made.database(), orderOf(made)));
        QCOMPARE(data.predictor, RatedSummaries::oracle());
        // The limit that all of its summaries were made under.
        QCOMPARE(data.rule.mostWords, std::optional<qint64>(5));
        const QJsonArray all = eachSummarizerJson(data);
        const QJsonObject ours = all.first().toObject();
        const auto mean = [&](const char* metric) {
            return ours.value(QLatin1String(metric))
                .toObject()
                .value(QLatin1String("mean"))
                .toDouble();
        };
        QCOMPARE(ours.value(QLatin1String("summarizer")).toString(), QStringLiteral("ours"));
        QCOMPARE(mean("qm"), 0.625);
        QCOMPARE(mean("ifm"), 0.75);
        QVERIFY(isNear(mean("idm"), 0.15625));
        QCOMPARE(ours.value(QLatin1String("qm")).toObject().value(QLatin1String("runs")).toArray(),
            QJsonArray({0.75, 0.5}));
        QVERIFY(!ours.contains(QLatin1String("maa")));
    }

    void baselinesAreThereToBeBeaten()
    {
        RatedSummaries made;
        const usersum::UsersumData data = take(usersumData(made.database(), orderOf(made)));
        QCOMPARE(data.summarizers.size(), 3);
        const QJsonObject report =
            reported(data, {UsersumPart::Summarizers, UsersumPart::Baselines});
        QCOMPARE(rowWhere(report, "summarizers", "summarizer", "no summary")
                     .value(QLatin1String("role"))
                     .toString(),
            QStringLiteral("no_summary"));
        const auto difference = [&](const char* role) {
            return rowWhere(report, "baselines", "role", role)
                .value(QLatin1String("difference"))
                .toObject()
                .value(QLatin1String("value"))
                .toDouble();
        };
        // Users' mean shares: 3/4, 1/4, 0, 3/4.
        QVERIFY(isNear(difference("no_summary"), 0.4375));
        QVERIFY(isNear(difference("most_popular"), 0.4375 - 0.5));
    }

    void ratingsOfAStudyBecomeTheAgreementComputedByHand()
    {
        RatedSummaries made;
        made.ratedStudy();
        const usersum::UsersumData data = take(usersumData(made.database(), orderOf(made)));
        QCOMPARE(data.ratedIn, QStringLiteral("Good summaries"));
        const QJsonObject row =
            rowWhere(reported(data, {UsersumPart::Agreement}), "agreement", "summarizer", "ours");
        const auto count = [&](const char* key) { return row.value(QLatin1String(key)).toInt(); };
        // Two of three users in the first run, all three in the second; U004 is a tie.
        QVERIFY(isNear(
            row.value(QLatin1String("maa")).toObject().value(QLatin1String("value")).toDouble(),
            5.0 / 6.0));
        QCOMPARE(count("tp"), 2);
        QCOMPARE(count("fp"), 1);
        QCOMPARE(count("fn"), 0);
        QCOMPARE(count("tn"), 3);
        QCOMPARE(count("tied"), 1);
        const QJsonObject ours = eachSummarizerJson(data).first().toObject();
        QVERIFY(isNear(
            ours.value(QLatin1String("pearson")).toObject().value(QLatin1String("mean")).toDouble(),
            0.75));
    }

    void aStudyWithoutRatingsTakesTheirPlaceFromNone()
    {
        RatedSummaries made;
        made.ratedStudy();
        const StudyId empty = newStudy(made, "Given up");
        ProjectFixture::check(StudyRepository(made.database())
                                  .close(empty, made.project.lea, EarlyEnd{QStringLiteral("no")}));
        const usersum::UsersumData data = take(usersumData(made.database(), orderOf(made)));
        QCOMPARE(data.ratedIn, QStringLiteral("Good summaries"));
        QVERIFY(!data.judged.isEmpty());
        QCOMPARE(data.remarks.filter(QStringLiteral("\"Given up\" was closed without")).size(), 1);
        // Asked for by name it is what it is.
        UsersumOrder order = orderOf(made);
        order.study = empty;
        QVERIFY(take(usersumData(made.database(), order)).judged.isEmpty());
    }

    void whereRatingsMayComeFromIsSaid()
    {
        RatedSummaries made;
        QVERIFY(take(usersumData(made.database(), orderOf(made))).awaited.isEmpty());
        const StudyId study = newStudy(made, "Under way");
        made.answer(study, QStringLiteral("Ann"), {});
        const usersum::UsersumData data = take(usersumData(made.database(), orderOf(made)));
        QVERIFY2(
            data.awaited.contains(QStringLiteral("\"Under way\" is open: 4 of 4 ratings are done")),
            qPrintable(data.awaited));
        QVERIFY(summarizersReport(data, {UsersumPart::Agreement}).lines.contains(data.awaited));
        QVERIFY(!summarizersReport(data, {UsersumPart::Sensitivity}).lines.contains(data.awaited));
    }

    void everyScoreStandsBesideTheRatings()
    {
        RatedSummaries made;
        made.ratedStudy();
        const QList<double> values{0.9, 0.1, 0.1, 0.5};
        for (int i = 0; i < RatedSummaries::kUsers; ++i)
            take(UserSummaryRepository(made.database())
                     .addValue({made.summaries.at(i), QStringLiteral("bleurt"), values.at(i)}));
        UsersumOrder order = orderOf(made);
        order.withScores = true;
        const QJsonObject report =
            reported(take(usersumData(made.database(), order)), {UsersumPart::Correlations});
        const auto pearson = [&](const char* score) {
            return rowWhere(report, "correlations", "key", score)
                .value(QLatin1String("pearson"))
                .toObject();
        };
        QVERIFY(isNear(pearson("bleurt").value(QLatin1String("value")).toDouble(), 1.0));
        for (const char* score : {"rouge2", "rougel", "bleu", "meteor_exact_stem"})
            QVERIFY2(!pearson(score).isEmpty(), score);
        QCOMPARE(rowWhere(report, "correlations", "key", "bleurt")
                     .value(QLatin1String("summarizer"))
                     .toString(),
            QStringLiteral("ours"));
    }

    void withoutACommonLimitEachSummaryIsCountedByItsOwn()
    {
        RatedSummaries made;
        UsersumOrder order = orderOf(made);
        order.summarizers.clear();
        const usersum::UsersumData data = take(usersumData(made.database(), order));
        QCOMPARE(data.rule.mostWords, std::optional<qint64>());
        QCOMPARE(data.remarks.size(), 1);
        QVERIFY2(data.remarks.first().startsWith(
                     QStringLiteral("IFM uses each summary's own word limit")),
            qPrintable(data.remarks.first()));
        const auto scores = usersum::summarizerScores(data.summarizers, data.rule, nullptr);
        QCOMPARE(scores.at(0).summarizer, QStringLiteral("ours"));
        QCOMPARE(scores.at(0).score.ifm.mean.value, std::optional(0.75));
        QCOMPARE(scores.at(1).summarizer, QStringLiteral("theirs"));
        QVERIFY(!scores.at(1).score.ifm.mean.isDefined()); // told none
        order.mostWords = 9;
        const usersum::UsersumData said = take(usersumData(made.database(), order));
        QVERIFY(said.remarks.isEmpty());
        QCOMPARE(said.rule.mostWords, std::optional<qint64>(9));
    }

    void twoAreComparedUnderAKeyOfTheirOwn()
    {
        RatedSummaries made;
        UsersumOrder order = orderOf(made);
        order.compared = std::pair(QStringLiteral("ours"), QStringLiteral("theirs"));
        const QJsonObject comparison =
            reported(take(usersumData(made.database(), order)), {UsersumPart::Comparison})
                .value(QLatin1String("comparison"))
                .toObject();
        // U001 has 3/4 against 1/4, U002 1/4 against 0, U003 is a tie, U004 3/4 against 0.
        QCOMPARE(comparison.value(QLatin1String("won")).toInt(), 3);
        QCOMPARE(comparison.value(QLatin1String("tied")).toInt(), 1);
        QCOMPARE(comparison.value(QLatin1String("users")).toArray().size(), 4);
    }

    void sensitivityStandsForEachSummarizer()
    {
        RatedSummaries made;
        const usersum::UsersumData data = take(usersumData(made.database(), orderOf(made)));
        const QJsonArray rows = reported(data, {UsersumPart::Sensitivity})
                                    .value(QLatin1String("sensitivity"))
                                    .toObject()
                                    .value(QLatin1String("threshold"))
                                    .toArray();
        // Those by tenths, of the baselines, too.
        QStringList whose;
        for (const QJsonValue row : rows)
            whose += row.toObject().value(QLatin1String("summarizer")).toString();
        QCOMPARE(whose.count(QStringLiteral("ours")), 11);
        QCOMPARE(whose.count(QStringLiteral("no summary")), 11);
        QCOMPARE(whose.first(), QStringLiteral("ours"));
        QCOMPARE(rows.first()
                     .toObject()
                     .value(QLatin1String("qm"))
                     .toObject()
                     .value(QLatin1String("value"))
                     .toDouble(),
            1.0);
    }

    void oneApproachUnderSeveralLimitsIsACurve()
    {
        RatedSummaries made;
        UsersumOrder order = orderOf(made);
        order.limits = {QStringLiteral("ours")};
        QCOMPARE(take(usersumData(made.database(), order)).limits.first().limit, 5);
        QCOMPARE(take(usersumData(made.database(), order)).limits.first().summarizer,
            QStringLiteral("ours"));
        order.limits = {QStringLiteral("theirs")};
        const auto none = usersumData(made.database(), order);
        QVERIFY(!none);
        QCOMPARE(none.error().code, ErrorCode::InvalidInput);
    }

    void summariesOfUsersWithoutTasksCountInIfmAlone()
    {
        RatedSummaries made;
        TimelineRepository timelines(made.database());
        made.users.users.append(
            take(timelines.addUser(made.users.log, UsersumFixture::timeline(5))));
        ProjectFixture::check(
            timelines.setCut(made.users.users.last(), usersum::TimelineSplit{20}));
        NewUserSummary summary;
        summary.user = made.users.users.last();
        summary.summarizer = QStringLiteral("ours");
        summary.text = QStringLiteral("Reads.");
        summary.mostWords = 5;
        take(UserSummaryRepository(made.database()).add(summary));
        const usersum::UsersumData data = take(usersumData(made.database(), orderOf(made)));
        const QJsonObject ours = eachSummarizerJson(data).first().toObject();
        const auto mean = [&](const char* metric) {
            return ours.value(QLatin1String(metric))
                .toObject()
                .value(QLatin1String("mean"))
                .toDouble();
        };
        QCOMPARE(mean("qm"), 0.625);
        QCOMPARE(mean("ifm"), 0.8);
        QCOMPARE(ours.value(QLatin1String("without_tasks")).toInt(), 1);
    }

    /// The first has one of its tasks in a third run, which nobody else has.
    void runsThatLackPredictionsAreLeftOutAndCounted()
    {
        RatedSummaries made;
        const auto reportOf = [&](const QList<UsersumPart>& parts) {
            UsersumOrder order = orderOf(made);
            order.compared = std::pair(QStringLiteral("ours"), QStringLiteral("theirs"));
            return summarizersReport(take(usersumData(made.database(), order)), parts);
        };
        const QList<UsersumPart> figures{
            UsersumPart::Baselines, UsersumPart::Sensitivity, UsersumPart::Comparison};
        const auto share = [&](const QString& user) {
            const auto all = take(
                UserSummaryRepository(made.database())
                    .predicted(made.users.log, QStringLiteral("ours"), RatedSummaries::oracle()));
            QList<std::optional<double>> shares;
            for (const usersum::PredictedSummary& one : all) {
                if (one.user == user)
                    shares.append(usersum::predictedShare(one));
            }
            return shares;
        };
        const QJsonObject before = results::reportJson(reportOf(figures));
        made.users.predict(
            made.summaries.first(), RatedSummaries::oracle(), 3, QStringLiteral("n"));
        QCOMPARE(
            share(QStringLiteral("U001")), QList<std::optional<double>>({1.0, 0.5, std::nullopt}));
        QJsonObject after = results::reportJson(reportOf(figures));
        QCOMPARE(after.value(QLatin1String("baselines")), before.value(QLatin1String("baselines")));
        QCOMPARE(after.value(QLatin1String("comparison")).toObject().value(QLatin1String("users")),
            before.value(QLatin1String("comparison")).toObject().value(QLatin1String("users")));
        const auto thresholds = [](const QJsonObject& report) {
            QJsonArray values;
            const QJsonArray rows = report.value(QLatin1String("sensitivity"))
                                        .toObject()
                                        .value(QLatin1String("threshold"))
                                        .toArray();
            for (const QJsonValue row : rows)
                values.append(row.toObject()
                                  .value(QLatin1String("qm"))
                                  .toObject()
                                  .value(QLatin1String("value")));
            return values;
        };
        QCOMPARE(thresholds(after), thresholds(before));
        const results::Report report = reportOf({UsersumPart::Summarizers});
        const QJsonObject row =
            rowWhere(results::reportJson(report), "summarizers", "summarizer", "ours");
        QCOMPARE(row.value(QLatin1String("qm")).toObject().value(QLatin1String("value")).toDouble(),
            0.625);
        QCOMPARE(row.value(QLatin1String("user_runs")).toInt(), 12);
        QCOMPARE(row.value(QLatin1String("lacking")).toInt(), 4);
        QVERIFY2(report.sections.first().notes.join(u' ').contains(
                     QStringLiteral("ours: Predictions are missing in 4 of 12 user run(s)")),
            qPrintable(report.sections.first().notes.join(u' ')));
        const QJsonObject ours =
            eachSummarizerJson(take(usersumData(made.database(), orderOf(made))))
                .first()
                .toObject();
        QCOMPARE(ours.value(QLatin1String("lacking")).toInt(), 4);
    }

    void answersThatNobodyCouldReadAreCounted()
    {
        RatedSummaries made;
        for (const UserSummaryId summary : std::as_const(made.summaries))
            made.users.predict(summary, QStringLiteral("mumbler"), 1, QStringLiteral("y-"));
        UsersumOrder order = orderOf(made);
        order.predictor = QStringLiteral("mumbler");
        const results::Report report = summarizersReport(
            take(usersumData(made.database(), order)), {UsersumPart::Summarizers});
        const QJsonObject row =
            rowWhere(results::reportJson(report), "summarizers", "summarizer", "ours");
        QCOMPARE(row.value(QLatin1String("unread")).toInt(), 4);
        QCOMPARE(row.value(QLatin1String("predictions")).toInt(), 8);
        QCOMPARE(row.value(QLatin1String("log")).toString(), QStringLiteral("books"));
        QVERIFY(report.sections.first().notes.join(u' ').contains(
            QStringLiteral("ours: 4 of 8 prediction(s) had no parsable reply")));
    }

    void whatIsNotThereIsRefusedByName()
    {
        RatedSummaries made;
        UsersumOrder order = orderOf(made);
        order.predictor = QStringLiteral("pythia");
        const auto noPredictor = usersumData(made.database(), order);
        QVERIFY(!noPredictor);
        QVERIFY(noPredictor.error().remedy.contains(RatedSummaries::oracle()));
        order = orderOf(made);
        order.summarizers = {QStringLiteral("nobody")};
        const auto noSummarizer = usersumData(made.database(), order);
        QVERIFY(!noSummarizer);
        QCOMPARE(noSummarizer.error().code, ErrorCode::NotFound);
        ProjectFixture empty(0);
        UsersumFixture unread(empty);
        const auto nothing = usersumData(empty.database(), {.log = unread.log});
        QVERIFY(!nothing);
        QCOMPARE(nothing.error().code, ErrorCode::NotFound);
    }

    void whoRatesSummariesLearnsNothingOfThem()
    {
        RatedSummaries made;
        SummaryStudyOrder asked;
        asked.name = QStringLiteral("Open");
        asked.log = made.users.log;
        asked.raters = {{.name = QStringLiteral("Ada"), .person = made.project.ada}};
        const auto items = take(summaryStudyItems(made.database(), asked));
        const StudyId study =
            take(makeSummaryStudy(made.database(), asked, items, made.project.lea)).study;
        UsersumOrder order = orderOf(made);
        order.viewer = made.project.ada;
        const auto blind = usersumData(made.database(), order);
        QVERIFY(!blind);
        QCOMPARE(blind.error().code, ErrorCode::Refused);
        // Nor does anybody of what was said so far.
        order.viewer = {};
        order.study = study;
        const auto half = usersumData(made.database(), order);
        QVERIFY(!half);
        QCOMPARE(half.error().code, ErrorCode::Refused);
    }

    void aRaisedFlagEndsIt()
    {
        RatedSummaries made;
        const auto cancel = std::make_shared<std::atomic_bool>(true);
        const auto stopped = usersumData(made.database(), orderOf(made), cancel);
        QVERIFY(!stopped);
        QCOMPARE(stopped.error().code, ErrorCode::Cancelled);
    }
};

TANDEM_TEST(TestUsersumScores, QCoreApplication)
#include "tst_usersumscores.moc"
