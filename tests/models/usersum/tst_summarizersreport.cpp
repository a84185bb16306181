#include "models/usersum/summarizersreport.h"

#include "models/results/reportjson.h"
#include "models/results/reporttable.h"
#include "models/results/spelling.h"
#include "models/usersum/summarizercomparison.h"
#include "models/usersum/usersummetric.h"
#include "testmain.h"

#include <QHash>
#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

#include <algorithm>

using namespace tandem;
using namespace tandem::usersum;

namespace {

PredictedSummary summary(const char* user, qint64 words, const QList<bool>& hits)
{
    PredictedSummary made;
    made.user = QLatin1String(user);
    made.words = words;
    for (qsizetype i = 0; i < hits.size(); ++i)
        made.tasks.append({QStringLiteral("task %1").arg(i), hits.at(i)});
    return made;
}

/// Two summarizers and a baseline of two users; "a" is rated by one person.
UsersumData data()
{
    UsersumData made;
    made.log = QStringLiteral("films");
    made.predictor = QStringLiteral("oracle");
    made.rule.mostWords = 10;
    made.summarizers = {
        {QStringLiteral("a"), {summary("u", 5, {true, true}), summary("v", 20, {false, false})}},
        {QStringLiteral("b"), {summary("u", 5, {false, true}), summary("v", 5, {false, true})}},
        {QStringLiteral("none"), {summary("u", 0, {false}), summary("v", 0, {false})},
            SummarizerRole::NoSummary}};
    JudgedSummarizer judged;
    judged.ratings = {{QStringLiteral("u"), {}, true}, {QStringLiteral("v"), {}, false}};
    made.judged.insert(QStringLiteral("a"), judged);
    return made;
}

QStringList keysOfSections(const results::Report& report)
{
    QStringList keys;
    for (const results::Section& section : report.sections)
        keys.append(section.key);
    return keys;
}

} // namespace

/// Everything that is said of the summarizers of one log.
class TestSummarizersReport final : public QObject
{
    Q_OBJECT

private slots:
    void whatIsMissingIsSaidWithoutTheFirstTableToo()
    {
        UsersumData lacking = data();
        lacking.summarizers[0].summaries[1].missing = 1;
        const auto said = [&](const QList<UsersumPart>& parts) {
            const results::Report report = summarizersReport(lacking, parts);
            QStringList all = report.lines;
            for (const results::Section& section : report.sections)
                all += section.notes;
            return all.filter(QStringLiteral("a: Predictions are missing in 1 of 2")).size();
        };
        QCOMPARE(said({UsersumPart::Baselines}), 1);
        QCOMPARE(said({UsersumPart::Summarizers, UsersumPart::Baselines}), 1);
    }

    void whatThereIsNothingOfHasNoSection()
    {
        const QList<UsersumPart> all(kUsersumParts.begin(), kUsersumParts.end());
        const QStringList keys = keysOfSections(summarizersReport(data(), all));
        QCOMPARE(keys.mid(0, 5),
            QStringList({QStringLiteral("summarizers"), QStringLiteral("summarizers.intervals"),
                QStringLiteral("baselines"), QStringLiteral("agreement"),
                QStringLiteral("correlations")}));
        QVERIFY(std::none_of(keys.begin(), keys.end(), [](const QString& key) {
            return key.startsWith(QLatin1String("comparison")) ||
                   key == QLatin1String("sensitivity.word_limit");
        }));
        UsersumData unrated = data();
        unrated.judged.clear();
        QVERIFY(summarizersReport(unrated, {UsersumPart::Agreement, UsersumPart::Correlations})
                    .sections.isEmpty());
    }

    void lengthsAreTheSameForAllAndNoNumberIsWrittenWithAPower()
    {
        const results::Report report = summarizersReport(data(), {UsersumPart::Sensitivity});
        QHash<QString, QStringList> lengths;
        for (const results::Row& row : report.sections.at(1).rows)
            lengths[std::get<QString>(row.cells.first().value)] +=
                QString::number(std::get<qint64>(row.cells.at(1).value));
        QCOMPARE(lengths.size(), 2);
        QCOMPARE(lengths.value(QStringLiteral("a")), lengths.value(QStringLiteral("b")));
        const results::Cell cell = metricCell(
            UsersumMetric::Density, Figure::defined(-5.79e-6, 3), results::Outlet::Console);
        QCOMPARE(results::spelled(cell, {}, results::Outlet::Console), QStringLiteral("-0.00001"));
        const results::Report against = summarizersReport(data(), {UsersumPart::Baselines});
        QStringList keys;
        for (const results::Column& column : against.sections.first().columns)
            keys += column.key;
        QVERIFY(
            keys.indexOf(QStringLiteral("verdict")) < keys.indexOf(QStringLiteral("difference")));
    }

    void rowsOfSeveralSummarizersStandInOneTable()
    {
        const results::Report report = summarizersReport(data(), {UsersumPart::Sensitivity});
        const results::Section& thresholds = report.sections.first();
        QCOMPARE(thresholds.columns.first().key, QStringLiteral("summarizer"));
        // The baseline, too; of its length nothing is said.
        QCOMPARE(thresholds.rows.size(), 33);
        QVERIFY(std::none_of(report.sections.at(1).rows.begin(), report.sections.at(1).rows.end(),
            [](const results::Row& row) {
                return std::get<QString>(row.cells.first().value) == QLatin1String("none");
            }));
        for (const results::Row& row : thresholds.rows)
            QCOMPARE(row.cells.size(), thresholds.columns.size());
        // What holds of both is said once.
        QStringList notes = thresholds.notes;
        QCOMPARE(notes.removeDuplicates(), 0);
        for (const QString& note : notes)
            QVERIFY2(!note.startsWith(QLatin1String("a: ")), qPrintable(note));
    }

    void twoAreComparedWhereTheyAreNamed()
    {
        UsersumData asked = data();
        asked.compared = std::pair(QStringLiteral("a"), QStringLiteral("b"));
        const results::Report report = summarizersReport(asked, {UsersumPart::Comparison});
        const QJsonObject comparison =
            results::reportJson(report).value(QLatin1String("comparison")).toObject();
        // "a" has all of u's tasks against half of them, and none of v's against half.
        QCOMPARE(comparison.value(QLatin1String("won")).toInt(), 1);
        QCOMPARE(comparison.value(QLatin1String("lost")).toInt(), 1);
        asked.compared = std::pair(QStringLiteral("a"), QStringLiteral("nobody"));
        QVERIFY(summarizersReport(asked, {UsersumPart::Comparison}).sections.isEmpty());
    }

    void agreementHasARowOverAllSummarizers()
    {
        const auto rowsOf = [](const UsersumData& made) {
            return summarizersReport(made, {UsersumPart::Agreement}).sections.first().rows;
        };
        UsersumData rated = data();
        QCOMPARE(rowsOf(rated).size(), 1); // of one it would say the same again
        JudgedSummarizer judged;
        judged.ratings = {{QStringLiteral("u"), {}, true}, {QStringLiteral("v"), {}, false}};
        rated.judged.insert(QStringLiteral("b"), judged);
        const results::Report report = summarizersReport(rated, {UsersumPart::Agreement});
        QCOMPARE(report.sections.first().rows.size(), 3);
        const QJsonObject all =
            results::reportJson(report)[QLatin1String("agreement")].toArray().last().toObject();
        // Both of "a"; of "b", of which both are good, one.
        QVERIFY(all.value(QLatin1String("summarizer")).isNull());
        QCOMPARE(all.value(QLatin1String("maa")).toObject().value(QLatin1String("value")), 0.75);
        QCOMPARE(all.value(QLatin1String("fp")).toInt(), 1);
        const Table console = results::tableOf(report.sections.first(), results::Outlet::Console);
        QCOMPARE(console.rows.last().first(), QStringLiteral("all summarizers"));
        QVERIFY(console.header.contains(QStringLiteral("Tied")));
    }

    void whatIsSaidOfSomeIsSaidOnce()
    {
        UsersumData rated = data();
        const NamedValues alike{QStringLiteral("x"), QStringLiteral("X"),
            {{QStringLiteral("u"), 1.0}, {QStringLiteral("v"), 1.0}}};
        for (const char* name : {"a", "b", "none"}) {
            JudgedSummarizer judged;
            judged.ratings = {{QStringLiteral("u"), {}, true}, {QStringLiteral("v"), {}, false}};
            if (QLatin1String(name) != QLatin1String("none"))
                judged.values = {alike};
            rated.judged.insert(QLatin1String(name), judged);
        }
        const QStringList notes =
            summarizersReport(rated, {UsersumPart::Correlations}).sections.first().notes;
        QCOMPARE(notes.filter(QStringLiteral("a: X has no value")).size() +
                     notes.filter(QStringLiteral("b, none: Q_s has no value")).size() +
                     notes.filter(QStringLiteral("b: Q_s, X has no value")).size() +
                     notes.filter(QStringLiteral("none: Q_s has no value")).size(),
            3);
    }

    void whoHasNoSummariesKeepsToNoLength()
    {
        const UsersumData made = data();
        const auto following = [&](const char* first, const char* second) {
            const SummarizerComparison comparison = compareSummarizers(QLatin1String(first),
                made.predictionsOf(QLatin1String(first))->summaries, QLatin1String(second),
                made.predictionsOf(QLatin1String(second))->summaries, made.rule);
            return *std::find_if(comparison.metrics.begin(), comparison.metrics.end(),
                [](const MetricOfTwo& one) { return one.metric == UsersumMetric::Following; });
        };
        QVERIFY(following("a", "b").test.difference.isDefined());
        const MetricOfTwo against = following("a", "none");
        QVERIFY(!against.second.isDefined());
        QVERIFY(!against.test.difference.isDefined());
        QCOMPARE(against.test.wins + against.test.ties + against.test.losses, 0);
    }

    void everyKindOfSummarizerHasAName()
    {
        for (const SummarizerRole role : kSummarizerRoles)
            QVERIFY2(!summarizerRoleName(role).isEmpty(), qPrintable(summarizerRoleKey(role)));
    }

    void eachSummarizerIsWhatATableOfItWouldBe()
    {
        const QJsonArray all = eachSummarizerJson(data());
        QCOMPARE(all.size(), 3);
        const auto value = [&](int place, const char* metric, const char* key) {
            return all.at(place)
                .toObject()
                .value(QLatin1String(metric))
                .toObject()
                .value(QLatin1String(key));
        };
        QCOMPARE(value(0, "qm", "mean").toDouble(), 0.5);
        QCOMPARE(value(0, "ifm", "mean").toDouble(), 0.5);
        QCOMPARE(value(0, "idm", "mean").toDouble(), 0.1);
        QCOMPARE(value(0, "maa", "mean").toDouble(), 1.0);
        QCOMPARE(value(1, "qm", "mean").toDouble(), 1.0);
        QVERIFY(!all.at(1).toObject().contains(QLatin1String("maa")));
        // A baseline without summaries keeps to no length, and is not blamed for being empty.
        QVERIFY(value(2, "ifm", "mean").isNull());
        QCOMPARE(all.at(2).toObject().value(QLatin1String("empty")).toInt(), 0);
        const results::Report shown = eachSummarizerReport(data());
        QCOMPARE(shown.sections.first().title, QStringLiteral("a"));
        QCOMPARE(shown.lines.size(), 2);
    }

    void partsAreKnownByTheirWords()
    {
        for (const UsersumPart part : kUsersumParts)
            QCOMPARE(usersumPartFromKey(usersumPartKey(part)), std::optional(part));
        QVERIFY(!usersumPartFromKey(QStringLiteral("errors")));
    }
};

TANDEM_TEST(TestSummarizersReport, QCoreApplication)
#include "tst_summarizersreport.moc"
