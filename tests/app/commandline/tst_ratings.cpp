#include "commandrun.h"
#include "projectfixture.h"
#include "referenceratings.h"
#include "testmain.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <memory>
#include <optional>

using namespace tandem;

namespace {

constexpr double kTolerance = 1e-9;

bool near(double actual, double expected, double tolerance = kTolerance)
{
    return std::abs(actual - expected) <= tolerance;
}

QByteArray shortest(double number)
{
    return QByteArray::number(number, 'g', QLocale::FloatingPointShortest);
}

QByteArray csvOf(const QJsonArray& raters)
{
    QByteArray csv("item,rater,value\n");
    for (qsizetype rater = 0; rater < raters.size(); ++rater) {
        const QJsonArray ratings = raters.at(rater).toArray();
        for (qsizetype item = 0; item < ratings.size(); ++item)
            csv +=
                "i" + QByteArray::number(item) + ",r" + QByteArray::number(rater) + ',' +
                (ratings.at(item).isNull() ? QByteArray() : shortest(ratings.at(item).toDouble())) +
                '\n';
    }
    return csv;
}

/// What a reference implementation says: a number, or nothing (NaN, an error, null).
std::optional<double> referenceValue(const QJsonValue& value, const char* field)
{
    const QJsonValue inner =
        value.isObject() ? value.toObject().value(QLatin1String(field)) : value;
    return inner.isDouble() ? std::optional(inner.toDouble()) : std::nullopt;
}

struct Counterpart
{
    const char* reference;
    const char* field;
    const char* ours;
};

constexpr Counterpart kCounterparts[] = {
    {"percent_agreement_pairwise", "", "percent_agreement"},
    {"percent_agreement_all_raters", "", "percent_agreement_all_raters"},
    {"cohen_unweighted_statsmodels", "kappa", "cohen"},
    {"cohen_linear_statsmodels", "kappa", "cohen_linear"},
    {"cohen_quadratic_statsmodels", "kappa", "cohen_quadratic"},
    {"fleiss_irrCAC", "value", "fleiss"},
    {"light_kappa_mean_pairwise_sklearn", "", "light"},
    {"multi_kappa_nltk_davies_fleiss", "", "davies_fleiss"},
    {"gwet_ac1_irrCAC", "value", "ac1"},
    {"gwet_ac2_linear_irrCAC", "value", "ac2_linear"},
    {"gwet_ac2_quadratic_irrCAC", "value", "ac2_quadratic"},
    {"brennan_prediger_irrCAC", "value", "brennan_prediger"},
};

} // namespace

/// tandem agreement of a file of ratings, and tandem correlate.
class TestRatings final : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;

    QString put(const QString& name, const QByteArray& bytes) const
    {
        const QString path = m_folder->filePath(name);
        QFile file(path);
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? path
                                                                                    : QString();
    }
    CommandRun agreement(const QByteArray& csv, const QStringList& more = {}) const
    {
        return runInProcess(
            QStringList{QStringLiteral("agreement"), put(QStringLiteral("ratings.csv"), csv)} +
            more);
    }
    CommandRun correlate(const QByteArray& csv, const QStringList& more = {}) const
    {
        return runInProcess(
            QStringList{QStringLiteral("correlate"), put(QStringLiteral("table.csv"), csv)} + more);
    }
    static QJsonObject figure(const CommandRun& run, const char* key)
    {
        return run.json().value(QLatin1String(key)).toObject();
    }
    static QString undefined(const CommandRun& run, const char* key)
    {
        return figure(run, key).value(QLatin1String("undefined")).toString();
    }
    static double value(const CommandRun& run, const char* key, const char* field = "value")
    {
        return figure(run, key).value(QLatin1String(field)).toDouble(std::nan(""));
    }
    static QStringList scaled(const char* scale)
    {
        return {QStringLiteral("--scale"), QLatin1String(scale), QStringLiteral("--json")};
    }

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void agreementEqualsTheReference_data()
    {
        if (!QFile::exists(reference::kFile))
            QSKIP("The reference values (reference/agreement.json) are not on this machine.");
        QTest::addColumn<QJsonArray>("raters");
        QTest::addColumn<QJsonObject>("expected");
        const QJsonObject all = reference::document();
        const QJsonObject ratings = reference::ratings(all);
        for (auto it = ratings.begin(); it != ratings.end(); ++it)
            QTest::newRow(qPrintable(it.key()))
                << it.value().toArray() << reference::expected(all, it.key());
    }

    void agreementEqualsTheReference()
    {
        QFETCH(QJsonArray, raters);
        QFETCH(QJsonObject, expected);
        const QByteArray csv = csvOf(raters);
        for (const char* scale : {"nominal", "ordinal", "interval", "ratio"}) {
            const CommandRun run = agreement(csv, scaled(scale));
            QCOMPARE(run.code, 0);
            QCOMPARE(run.json().value(QLatin1String("items")).toInt(),
                int(raters.at(0).toArray().size()));
            const auto compare = [&](const char* ours, std::optional<double> theirs) {
                const bool isShare = QLatin1String(ours).startsWith(QLatin1String("percent"));
                if (!theirs || (reference::categories(raters) < 2 && !isShare)) {
                    QVERIFY2(!undefined(run, ours).isEmpty(), ours);
                    QVERIFY2(std::isnan(value(run, ours)), ours);
                } else {
                    QVERIFY2(near(value(run, ours), *theirs), ours);
                }
                QVERIFY2(figure(run, ours).contains(QLatin1String("n")), ours);
            };
            for (const Counterpart& one : kCounterparts) {
                const QJsonValue theirs = expected.value(QLatin1String(one.reference));
                if (!theirs.isUndefined())
                    compare(one.ours, referenceValue(theirs, one.field));
            }
            const QString alpha = QStringLiteral("krippendorff_%1").arg(QLatin1String(scale));
            compare("alpha", referenceValue(expected.value(alpha), ""));
            // Of more than two raters the reference has Fleiss' kappa under Scott's name.
            if (expected.contains(QLatin1String("scotts_pi_nltk")))
                compare(raters.size() == 2 ? "scott" : "fleiss",
                    referenceValue(expected.value(QLatin1String("scotts_pi_nltk")), ""));
            const QJsonObject kappa =
                expected.value(QLatin1String("cohen_quadratic_statsmodels")).toObject();
            if (kappa.value(QLatin1String("std_kappa")).toDouble() > 1e-6)
                // The reference's is the one for large samples; the wider of two is printed.
                QVERIFY(value(run, "cohen_quadratic", "low") <=
                        kappa.value(QLatin1String("kappa_low")).toDouble() + 1e-9);
        }
    }

    void correlationsEqualTheReference_data()
    {
        if (!QFile::exists(reference::kFile))
            QSKIP("The reference values (reference/agreement.json) are not on this machine.");
        QTest::addColumn<QJsonObject>("input");
        QTest::addColumn<QJsonObject>("expected");
        const QJsonObject all = reference::document();
        const auto of = [&all](const char* part) {
            return all.value(QLatin1String(part))
                .toObject()
                .value(QLatin1String("correlation"))
                .toObject();
        };
        const QJsonObject inputs = of("inputs");
        for (auto it = inputs.begin(); it != inputs.end(); ++it)
            QTest::newRow(qPrintable(it.key()))
                << it.value().toObject() << of("expected").value(it.key()).toObject();
    }

    void correlationsEqualTheReference()
    {
        QFETCH(QJsonObject, input);
        QFETCH(QJsonObject, expected);
        const QJsonArray x = input.value(QLatin1String("x")).toArray();
        const QJsonArray y = input.value(QLatin1String("y")).toArray();
        QByteArray csv("y,name,x\n");
        for (qsizetype i = 0; i < x.size(); ++i)
            csv += shortest(y.at(i).toDouble()) + ",a," + shortest(x.at(i).toDouble()) + '\n';
        const auto compare = [&](const CommandRun& run, const char* ours, const char* theirs) {
            if (x.size() < 3) { // of which scipy has 1 or -1
                QVERIFY2(!undefined(run, ours).isEmpty(), ours);
                return;
            }
            const QJsonValue reference = expected.value(QLatin1String(theirs));
            if (reference.isArray()) {
                const QJsonArray pair = reference.toArray();
                QVERIFY2(near(value(run, ours), pair.at(0).toDouble()), theirs);
                if (pair.at(1).isDouble())
                    QVERIFY2(near(value(run, ours, "p"), pair.at(1).toDouble()), theirs);
                else
                    QVERIFY2(figure(run, ours).contains(QLatin1String("p_undefined")), theirs);
            } else {
                QVERIFY2(figure(run, ours).contains(QLatin1String("p_undefined")), theirs);
            }
            QCOMPARE(figure(run, ours).value(QLatin1String("n")).toInt(), int(x.size()));
        };
        const QStringList json{QStringLiteral("--json")};
        const CommandRun scipys =
            correlate(csv, json + QStringList{QStringLiteral("--asymptotic")});
        compare(scipys, "pearson", "pearson");
        compare(scipys, "spearman", "spearman");
        compare(scipys, "kendall", "kendall_tau_b_asymptotic");
        // Of few rows with ties Tandem has an exact p where scipy has none.
        if (x.size() <= 9 && expected.value(QLatin1String("kendall_tau_b_exact")).isObject())
            return;
        compare(correlate(csv, json), "kendall", "kendall_tau_b_auto");
        compare(correlate(csv, json + QStringList{QStringLiteral("--exact")}), "kendall",
            "kendall_tau_b_exact");
    }

    void whatIsLeftOutIsCounted()
    {
        const CommandRun run =
            agreement("item,rater,value\n1,a,2\n1,b,2\n2,a,1\n2,b,NA\n3,c,\n", scaled("ordinal"));
        const QJsonObject json = run.json();
        QCOMPARE(json.value(QLatin1String("scale")).toString(), QStringLiteral("ordinal"));
        QCOMPARE(json.value(QLatin1String("items")).toInt(), 3);
        QCOMPARE(json.value(QLatin1String("raters")).toInt(), 2);
        QCOMPARE(json.value(QLatin1String("categories")).toInt(), 2);
        QCOMPARE(json.value(QLatin1String("ratings")).toInt(), 3);
        QCOMPARE(json.value(QLatin1String("missing")).toInt(), 6);
        const QJsonObject left = json.value(QLatin1String("left_out")).toObject();
        QCOMPARE(left.value(QLatin1String("items_rated_once")).toInt(), 1);
        QCOMPARE(left.value(QLatin1String("items_not_rated")).toInt(), 1);
        QCOMPARE(left.value(QLatin1String("raters_without_rating")).toInt(), 1);
        const QString text = agreement("item,rater,value\n1,a,2\n1,b,2\n2,a,1\n2,b,NA\n3,c,\n").out;
        QVERIFY(text.contains(QLatin1String("rated by only one rater")));
        QVERIFY(text.contains(QLatin1String("Undefined")));
    }

    void whatIsSaidOfItemsRatedOnceIsTrue()
    {
        const QByteArray both("item,rater,value\n1,A,1\n1,B,1\n2,A,1\n2,B,3\n3,A,3\n3,B,4\n"
                              "4,A,4\n4,B,1\n5,A,4\n5,B,4\n");
        const CommandRun five = agreement(both, scaled("ordinal"));
        const CommandRun six = agreement(both + "6,A,2\n", scaled("ordinal"));
        QVERIFY(near(value(five, "cohen_quadratic"), 0.25));
        for (const char* key : {"cohen", "cohen_linear", "cohen_quadratic", "alpha"})
            QCOMPARE(figure(five, key), figure(six, key));
        const QString text = agreement(both + "6,A,2\n").out;
        QVERIFY(!text.contains(QLatin1String("no part of agreement")));
        for (const char* name : {"rated by only one rater", "AC1", "AC2", "Fleiss", "Brennan"})
            QVERIFY2(text.section(QLatin1Char('\n'), 1, 3).contains(QLatin1String(name)), name);
        // All values of the scale named, the gaps that nobody used count.
        const CommandRun named = agreement(both,
            scaled("ordinal") + QStringList{QStringLiteral("--order"), QStringLiteral("1,2,3,4")});
        QVERIFY(!near(value(named, "cohen_quadratic"), 0.25));
        QVERIFY(near(value(named, "cohen_quadratic"), value(five, "cohen_quadratic_by_value")));
    }

    void intervalsThatAreNotThereOrHaveNoWidthSayWhy()
    {
        const auto note = [](const CommandRun& run, const char* key) {
            return figure(run, key).value(QLatin1String("interval_note")).toString();
        };
        const QByteArray one("item,rater,value\n1,A,1\n1,B,2\n");
        const CommandRun oneItem = agreement(one, {QStringLiteral("--json")});
        QVERIFY(!figure(oneItem, "cohen").contains(QLatin1String("low")));
        QVERIFY(!note(oneItem, "cohen").isEmpty());
        QVERIFY(!note(oneItem, "light").isEmpty());
        QVERIFY(agreement(one).out.contains(note(oneItem, "cohen")));
        const QByteArray constant("item,rater,value\n1,A,1\n1,B,1\n2,A,1\n2,B,2\n3,A,1\n3,B,1\n");
        const CommandRun oneConstant = agreement(constant, {QStringLiteral("--json")});
        // The large-sample one has no width; it is not what is printed.
        QVERIFY(note(oneConstant, "cohen").isEmpty());
        QVERIFY(value(oneConstant, "cohen", "low") < value(oneConstant, "cohen", "high"));
        QVERIFY(note(oneConstant, "percent_agreement").isEmpty());
    }

    void filesWithoutRatingsAreToldSo()
    {
        const CommandRun header = agreement("item,rater,value\n");
        QCOMPARE(header.code, 1);
        QVERIFY(header.hasOneErrorLine());
        QVERIFY(header.err.contains(QLatin1String("No ratings found")));
        QVERIFY(header.err.contains(QLatin1String("ratings.csv")));
        const CommandRun folder = runInProcess({QStringLiteral("agreement"), m_folder->path()});
        QCOMPARE(folder.code, 1);
        QVERIFY(folder.hasOneErrorLine());
        QVERIFY(folder.err.contains(QLatin1String("folder")));
        QVERIFY(!folder.err.contains(QLatin1String("neither")));
    }

    void tablesOfAnyProgramAreRead()
    {
        for (const QByteArray& csv : {QByteArray("item;rater;value\n1;a;2,5\n1;b;2,5\n;;\n"),
                 QByteArray("sep=,\r\nitem,rater,value\r\n1,a,2.5\r\n1,b,2.5\r\n"),
                 QByteArray("item\trater\tvalue\n1\ta\t2,5\n1\tb\t2,5\n")}) {
            for (const char* name : {"table.csv", "table.txt", "table.tsv"}) {
                const CommandRun run = runInProcess({QStringLiteral("agreement"),
                    put(QLatin1String(name), csv), QStringLiteral("--json")});
                QVERIFY2(run.code == 0, qPrintable(run.err));
                QCOMPARE(value(run, "percent_agreement"), 1.0);
            }
        }
        const CommandRun workbook = runInProcess({QStringLiteral("agreement"),
            put(QLatin1String("ratings.xlsx"), "PK\x03\x04....xl/workbook.xml")});
        QCOMPARE(workbook.code, 1);
        QVERIFY2(workbook.err.contains(QLatin1String("CSV UTF-8")), qPrintable(workbook.err));
    }

    void valuesAreListedWithTheirCounts()
    {
        const QByteArray csv("item,rater,value\n1,a,yes\n1,b,Yes\n2,a,None\n2,b,yes\n3,a,yes\n"
                             "3,b,yes\n4,a,\n4,b,yes\n");
        const CommandRun run = agreement(csv);
        QCOMPARE(run.code, 0);
        QVERIFY2(run.out.contains(QLatin1String("Values: Yes (1), yes (5).")), qPrintable(run.out));
        QVERIFY2(run.out.contains(QLatin1String("2 missing.")), qPrintable(run.out));
        QVERIFY2(
            run.out.contains(QLatin1String("Missing: None (1), empty (1).")), qPrintable(run.out));
        QVERIFY2(run.out.contains(QLatin1String("--missing")), qPrintable(run.out));
        const QStringList none{QStringLiteral("--missing"), QString(), QStringLiteral("--json")};
        const CommandRun asValue = agreement(csv, none);
        QCOMPARE(asValue.json().value(QLatin1String("categories")).toInt(), 3);
        QCOMPARE(asValue.json().value(QLatin1String("values")).toArray().size(), 3);
        QCOMPARE(asValue.json().value(QLatin1String("missing_values")).toArray().size(), 1);
    }

    void whatIsMissingIsCountedOnceWithWhatStandsForIt()
    {
        const CommandRun all = agreement("item,rater,value\n1,a,NA\n1,b,NA\n");
        QVERIFY2(all.out.contains(QLatin1String("2 missing.")), qPrintable(all.out));
        QVERIFY2(all.out.contains(QLatin1String("Missing: NA (2).")), qPrintable(all.out));
        // Where a row is not there at all, the parts make up the whole, too.
        const CommandRun some = agreement("item,rater,value\n1,a,x\n1,b,NA\n2,a,x\n");
        QVERIFY2(some.out.contains(QLatin1String("2 missing.")), qPrintable(some.out));
        QVERIFY2(
            some.out.contains(QLatin1String("Missing: NA (1), no row (1).")), qPrintable(some.out));
        const QJsonObject json =
            agreement("item,rater,value\n1,a,x\n1,b,NA\n2,a,x\n3,a,x\n", {QStringLiteral("--json")})
                .json();
        const QJsonArray parts = json.value(QLatin1String("missing_values")).toArray();
        QCOMPARE(json.value(QLatin1String("missing")).toInt(), 3);
        QCOMPARE(parts.size(), 2);
        QCOMPARE(parts.at(0).toObject().value(QLatin1String("count")).toInt(), 1);
        QCOMPARE(parts.at(1).toObject(),
            (QJsonObject{{QStringLiteral("value"), QJsonValue()}, {QStringLiteral("count"), 2}}));
    }

    void aTableWithAColumnForEachRaterIsReadWhenAsked()
    {
        const QByteArray wide("item;Ada;Ben;Cem\n1;yes;yes;no\n2;no;;no\n3;no;no;no\n");
        const QByteArray rows("item,rater,value\n1,Ada,yes\n1,Ben,yes\n1,Cem,no\n2,Ada,no\n"
                              "2,Ben,\n2,Cem,no\n3,Ada,no\n3,Ben,no\n3,Cem,no\n");
        const QStringList asked{QStringLiteral("--wide"), QStringLiteral("--order"),
            QStringLiteral("no,yes"), QStringLiteral("--json")};
        QJsonObject figures = agreement(wide, asked).json();
        figures.remove(QStringLiteral("columns"));
        QCOMPARE(figures, agreement(rows, asked.mid(1)).json());
        // Told of where it is needed, whatever the file is called.
        const CommandRun unasked = agreement(wide);
        QCOMPARE(unasked.code, 1);
        QVERIFY2(unasked.err.contains(QLatin1String("--wide")), qPrintable(unasked.err));
        const QString named = put(QStringLiteral("ratings.txt"), wide);
        QCOMPARE(
            runInProcess({QStringLiteral("agreement"), named, QStringLiteral("--wide")}).code, 0);
        ProjectFixture fixture(1);
        const CommandRun project =
            runInProcess({QStringLiteral("agreement"), fixture.path(), QStringLiteral("--wide")});
        QCOMPARE(project.code, 2);
        QVERIFY2(project.err.contains(QLatin1String("this is a project")), qPrintable(project.err));
    }

    void whichColumnsOfAWideTableWereTakenForWhatIsSaid()
    {
        const QByteArray wide("Ada,Ben,group\n4,5,1\n3,3,2\n");
        const CommandRun run = agreement(wide, {QStringLiteral("--wide")});
        QVERIFY2(run.out.startsWith(QLatin1String("Items: column \"Ada\". Raters: Ben, group.\n")),
            qPrintable(run.out));
        const QJsonObject columns =
            agreement(wide, {QStringLiteral("--wide"), QStringLiteral("--json")})
                .json()
                .value(QLatin1String("columns"))
                .toObject();
        QCOMPARE(columns.value(QLatin1String("items")).toString(), QStringLiteral("Ada"));
        QCOMPARE(columns.value(QLatin1String("raters")).toArray(),
            (QJsonArray{QStringLiteral("Ben"), QStringLiteral("group")}));
        const CommandRun unnamed = agreement(",Ada,Ben\n1,4,5\n", {QStringLiteral("--wide")});
        QVERIFY2(
            unnamed.out.startsWith(QLatin1String("Items: the first column. Raters: Ada, Ben.")),
            qPrintable(unnamed.out));
    }

    void whatASurveySkipsIsCounted()
    {
        const QByteArray survey(
            "id,submitdate,Q1,Q2,email\n1,2026,4,5,a@example.org\n2,2026,3,5,\n3,,1,1,\n");
        const QStringList asked{QStringLiteral("--survey"), QStringLiteral("--json")};
        const CommandRun run = agreement(survey, asked);
        QVERIFY2(run.code == 0, qPrintable(run.err));
        const QJsonObject skipped = run.json().value(QLatin1String("skipped")).toObject();
        QCOMPARE(skipped.value(QLatin1String("unfinished")).toInt(), 1);
        QCOMPARE(skipped.value(QLatin1String("spam")).toInt(), 0);
        QCOMPARE(run.json().value(QLatin1String("raters")).toInt(), 2);
        QVERIFY(run.err.contains(QLatin1String("--unfinished")));
        const CommandRun all =
            agreement(survey, asked + QStringList{QStringLiteral("--unfinished")});
        QCOMPARE(all.json().value(QLatin1String("raters")).toInt(), 3);
        const CommandRun personal = agreement(
            survey, asked + QStringList{QStringLiteral("--questions"), QStringLiteral("Q1,email")});
        QVERIFY(personal.hasOneErrorLine());
        QVERIFY2(personal.err.contains(QLatin1String("\"email\" is no question")),
            qPrintable(personal.err));
        QCOMPARE(agreement(survey, {QStringLiteral("--unfinished")}).code, 2);
    }

    void setsHaveTheSeparatorThatIsNamed()
    {
        const QByteArray csv("item,rater,value\n1,a,x|y\n1,b,y|x\n2,a,x\n2,b,y\n");
        const QStringList sets = scaled("sets");
        const auto categories = [&](const QStringList& more) {
            return agreement(csv, sets + more).json().value(QLatin1String("categories")).toInt();
        };
        QCOMPARE(categories({}), 4);
        QCOMPARE(categories({QStringLiteral("--separator"), QStringLiteral("|")}), 3);
        QCOMPARE(
            agreement(csv, sets + QStringList{QStringLiteral("--separator"), QStringLiteral("ab")})
                .code,
            2);
        QCOMPARE(agreement(csv, {QStringLiteral("--separator"), QStringLiteral("|")}).code, 2);
    }

    void intervalsForOtherRatersAreWider()
    {
        QByteArray csv("item,rater,value\n");
        for (int item = 0; item < 20; ++item) {
            for (int rater = 0; rater < 6; ++rater)
                csv += QByteArray::number(item) + ",r" + QByteArray::number(rater) + ',' +
                       QByteArray::number((item + (item * (rater + 3) % 7 == 0 ? 1 : 0)) % 3) +
                       '\n';
        }
        const QStringList json{QStringLiteral("--json")};
        const CommandRun usual = agreement(csv, json);
        const CommandRun other = agreement(
            csv, json + QStringList{QStringLiteral("--other-raters"), QStringLiteral("--resamples"),
                            QStringLiteral("200"), QStringLiteral("--seed"), QStringLiteral("5")});
        QVERIFY2(other.code == 0, qPrintable(other.err));
        const auto width = [](const CommandRun& run) {
            return value(run, "alpha", "high") - value(run, "alpha", "low");
        };
        QVERIFY(width(other) > width(usual));
        QCOMPARE(value(other, "alpha"), value(usual, "alpha"));
        const QJsonObject drawn = other.json().value(QLatin1String("two_way_bootstrap")).toObject();
        QCOMPARE(drawn.value(QLatin1String("resamples")).toInt(), 200);
        QCOMPARE(drawn.value(QLatin1String("seed")).toString(), QStringLiteral("5"));
        QCOMPARE(agreement(csv, {QStringLiteral("--seed"), QStringLiteral("5")}).code, 2);
    }

    void namesThatAreAlikeAreSaidToProgramsToo()
    {
        const CommandRun run = agreement(
            "item,rater,value\n1,Ada,YES\n1,ada,yes\n2,Ada,yes\n", {QStringLiteral("--json")});
        QCOMPARE(run.code, 0);
        const QJsonArray notes = run.json().value(QLatin1String("notes")).toArray();
        QCOMPARE(notes.size(), 2);
        for (const QJsonValue& note : notes)
            QVERIFY2(run.err.contains(note.toString()), qPrintable(run.err));
        QCOMPARE(agreement("item,rater,value\n1,a,1\n1,b,1\n", {QStringLiteral("--json")})
                     .json()
                     .value(QLatin1String("notes")),
            QJsonValue(QJsonArray()));
    }

    void wordsWithAnOrderHaveWeights()
    {
        const QByteArray csv("item,rater,value\n1,a,low\n1,b,mid\n2,a,high\n2,b,high\n3,a,low\n"
                             "3,b,low\n");
        const QStringList json{QStringLiteral("--json")};
        const CommandRun nominal = agreement(csv, json);
        QVERIFY(!undefined(nominal, "cohen_linear").isEmpty());
        QVERIFY(!undefined(nominal, "ac2_quadratic").isEmpty());
        QVERIFY(!std::isnan(value(nominal, "cohen")));
        const QStringList order{QStringLiteral("--order"), QStringLiteral("low, mid,high")};
        const CommandRun ordinal = agreement(csv, json + order);
        QCOMPARE(
            ordinal.json().value(QLatin1String("scale")).toString(), QStringLiteral("ordinal"));
        QVERIFY(value(ordinal, "cohen_linear") > value(ordinal, "cohen"));
        QVERIFY(agreement(csv, scaled("ordinal")).hasOneErrorLine());
        QCOMPARE(agreement(csv, order + scaled("interval")).code, 2);
        QCOMPARE(agreement(csv, {QStringLiteral("--order"), QStringLiteral("low,low")}).code, 2);
        QCOMPARE(agreement(csv, {QStringLiteral("--order"), QString()}).code, 2);
        QVERIFY(agreement(csv, {QStringLiteral("--order"), QStringLiteral("low,high")})
                    .err.contains(QLatin1String("line 3")));
        QCOMPARE(agreement(csv, {QStringLiteral("--scale"), QStringLiteral("odd")}).code, 2);
    }

    void threeRatersAreToldWhyCohenIsMissing()
    {
        const QByteArray csv("item,rater,value\n1,a,1\n1,b,1\n1,c,2\n2,a,2\n2,b,2\n2,c,2\n");
        const CommandRun run = agreement(csv, {QStringLiteral("--json")});
        QVERIFY(undefined(run, "cohen").contains(u'3'));
        QVERIFY(undefined(run, "scott").contains(u'3'));
        QVERIFY(!std::isnan(value(run, "fleiss")));
        QVERIFY(agreement(csv).out.contains(QLatin1String("Cohen")));
    }

    void standardInputIsRead()
    {
        const CommandRun ratings = runInProcess(
            {QStringLiteral("agreement"), QStringLiteral("-"), QStringLiteral("--json")},
            "item,rater,value\n1,a,1\n1,b,1\n2,a,2\n2,b,2\n");
        QCOMPARE(value(ratings, "cohen"), 1.0);
        const CommandRun columns = runInProcess(
            {QStringLiteral("correlate"), QStringLiteral("-"), QStringLiteral("--json")},
            "x,y\n1,1\n2,2\n3,4\n");
        QCOMPARE(value(columns, "kendall"), 1.0);
    }

    void aProjectIsStillAProject()
    {
        ProjectFixture fixture(1);
        fixture.close(fixture.samples.at(0), QStringLiteral("yyynn"), QStringLiteral("yynny"));
        const CommandRun run =
            runInProcess({QStringLiteral("agreement"), fixture.path(), QStringLiteral("--json")});
        QVERIFY(run.json().contains(QLatin1String("groups")));
        QCOMPARE(runInProcess({QStringLiteral("agreement"), fixture.path(),
                                  QStringLiteral("--scale"), QStringLiteral("nominal")})
                     .code,
            2);
        QCOMPARE(
            agreement("item,rater,value\n", {QStringLiteral("--by"), QStringLiteral("pair")}).code,
            2);
        // Under another name the first line tells what it is.
        const QString other =
            put(QStringLiteral("ratings.txt"), "rater,item,value\na,1,1\nb,1,1\n");
        QCOMPARE(runInProcess({QStringLiteral("agreement"), other}).code, 0);
    }

    void filesThatAreNeitherAreToldSo()
    {
        for (const QByteArray& bytes : {QByteArray("This is a letter.\n"), QByteArray("[1, 2]")}) {
            const CommandRun run = runInProcess(
                {QStringLiteral("agreement"), put(QStringLiteral("letter.dat"), bytes)});
            QCOMPARE(run.code, 1);
            QVERIFY(run.hasOneErrorLine());
            QVERIFY(run.err.contains(QLatin1String("item, rater and")));
        }
        for (const char* command : {"agreement", "correlate"}) {
            const CommandRun run = runInProcess(
                {QLatin1String(command), m_folder->filePath(QStringLiteral("none.csv"))});
            QCOMPARE(run.code, 1);
            QVERIFY(run.hasOneErrorLine());
            const CommandRun empty = runInProcess(
                {QLatin1String(command), put(QStringLiteral("empty.csv"), QByteArray())});
            QCOMPARE(empty.code, 1);
            QVERIFY(empty.hasOneErrorLine());
        }
        const CommandRun headed = correlate("x,y\n");
        QCOMPARE(headed.code, 1);
        QVERIFY2(headed.err.contains(QLatin1String("No rows found")), qPrintable(headed.err));
    }

    void aTableForReadersNamesTheMethodOfP()
    {
        const CommandRun run = correlate("x,y\n1,2\n2,1\n3,4\n4,3\n,5\n");
        QCOMPARE(run.code, 0);
        QVERIFY(run.out.contains(QLatin1String("exact, all permutations")));
        QVERIFY(run.out.contains(QLatin1String("excluded")));
        const QStringList asymptotic{QStringLiteral("--asymptotic")};
        const QString scipys = correlate("x,y\n1,2\n2,1\n3,4\n3,3\n", asymptotic).out;
        QVERIFY(scipys.contains(QLatin1String("Student's t")));
        QVERIFY(scipys.contains(QLatin1String("normal approximation")));
        for (const QStringList& how : {QStringList(), asymptotic})
            QVERIFY(
                correlate("x,y\n1,2\n2,4\n", how).out.contains(QLatin1String("fewer than three")));
        QVERIFY(correlate("x,y\n1,2\n1,1\n").out.contains(QLatin1String("undefined")));
        QCOMPARE(
            correlate("x,y\n", {QStringLiteral("--exact"), QStringLiteral("--asymptotic")}).code,
            2);
        const CommandRun none = correlate("x,y\n1,\n", {QStringLiteral("--json")});
        QCOMPARE(none.code, 0);
        QVERIFY(!undefined(none, "pearson").isEmpty());
    }

    void scaleAndWeightsExplainThemselves()
    {
        const QByteArray csv = "item,rater,value\n1,a,1\n1,b,3\n2,a,3\n2,b,3\n3,a,9\n3,b,1\n";
        const QString text =
            agreement(csv, {QStringLiteral("--scale"), QStringLiteral("ordinal")}).out;
        QVERIFY(text.contains(
            QLatin1String("how Krippendorff's alpha and the Alt-test count a difference")));
        QVERIFY(text.contains(QLatin1String("Here: ordinal")));
        QVERIFY(text.contains(QLatin1String("linear weights by rank")));
        QVERIFY(text.contains(QLatin1String("Weights by rank use")));
        const CommandRun run = agreement(csv, scaled("interval"));
        const auto weights = [&](const char* key) {
            return figure(run, key).value(QLatin1String("weights")).toString();
        };
        QCOMPARE(weights("cohen_linear"), QStringLiteral("place"));
        QCOMPARE(weights("cohen_linear_by_value"), QStringLiteral("value"));
        QCOMPARE(weights("ac2_quadratic"), QStringLiteral("value"));
        QVERIFY(weights("cohen").isEmpty());
    }

    void intervalsOfKappaAreShownWhereKappaCanBe()
    {
        const QByteArray csv = "item,rater,value\n1,a,1\n1,b,1\n2,a,2\n2,b,2\n3,a,1\n3,b,2\n"
                               "4,a,1\n4,b,1\n";
        const CommandRun run = agreement(csv, {QStringLiteral("--json")});
        QVERIFY(value(run, "cohen", "high") <= 1.0);
        const QStringList lines = agreement(csv, {}).out.split(u'\n');
        const auto line = std::find_if(lines.begin(), lines.end(),
            [](const QString& one) { return one.startsWith(QLatin1String("Cohen's kappa  ")); });
        QVERIFY(line != lines.end());
        QVERIFY2(line->contains(QLatin1String("0.9874")), qPrintable(*line));
    }

    void threeRowsAreNotCertain()
    {
        const CommandRun run = correlate("x,y\n1,2\n2,5\n3,9\n", {QStringLiteral("--json")});
        for (const char* coefficient : {"pearson", "spearman", "kendall"}) {
            QVERIFY(near(value(run, coefficient, "p"), 1.0 / 3.0));
            QCOMPARE(figure(run, coefficient).value(QLatin1String("p_method")).toString(),
                QStringLiteral("exact"));
        }
    }

    void helpTellsOfFilesAndFields()
    {
        const QString formats =
            runInProcess({QStringLiteral("help"), QStringLiteral("formats")}).out;
        const CommandRun run = agreement("item,rater,value\n1,a,1\n", {QStringLiteral("--json")});
        const QJsonObject json = run.json();
        for (auto it = json.begin(); it != json.end(); ++it)
            QVERIFY2(formats.contains(it.key()), qPrintable(it.key()));
        QVERIFY(formats.contains(QLatin1String("item,rater,value")));
        QVERIFY(formats.contains(QLatin1String("p_undefined")));
    }
};

TANDEM_TEST(TestRatings, QCoreApplication)
#include "tst_ratings.moc"
