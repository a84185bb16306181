#include "models/results/report.h"

#include "models/project/tabletext.h"
#include "models/results/reportjson.h"
#include "models/results/reporttable.h"
#include "models/results/spelling.h"

#include "testmain.h"

#include <QJsonDocument>
#include <QLocale>
#include <QScopeGuard>
#include <QTest>

#include <limits>

using namespace tandem;
using namespace tandem::results;

namespace {

struct Pair
{
    QString name;
    qint64 rounds = 0;
    Figure kappa;
    std::optional<double> observed;
};

const QList<Pair> kPairs{
    {QStringLiteral("Ada\tand\nBen"), 1437, Figure::defined(0.62, 22, Interval{0.31, 1.2}), 0.8},
    {QStringLiteral("Lea"), 7, Figure::undefined(QStringLiteral("Nobody said no."), 3), {}}};

Section pairs()
{
    SectionOf table("groups", kPairs, QStringLiteral("Pairs"));
    table.add("pair", QStringLiteral("Pair"), &Pair::name);
    table.add("rounds", QStringLiteral("Rounds"), &Pair::rounds).only(kPeople);
    table.add("kappa", QStringLiteral("Kappa"), &Pair::kappa)
        .coefficient()
        .withInterval(IntervalStyle::Range)
        .csv(CsvLayout::All);
    table
        .add("kappa.observed", QString(),
            [](const Pair& pair) { return pair.observed ? Cell(*pair.observed) : Cell(Absent()); })
        .only(Outlet::Json);
    return table;
}

QByteArray compact(const QJsonObject& object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

} // namespace

/// A report in each of its outlets.
class TestReport final : public QObject
{
    Q_OBJECT

private slots:
    void theConsoleHasColumnsAndNotes()
    {
        Section section = pairs();
        section.notes = undefinedReasons(section);
        QCOMPARE(consoleText({{QStringLiteral("Two.")}, {section}}),
            QString::fromUtf8("Two.\n\nPairs\nPair         Rounds  Kappa\n"
                              "Ada and Ben   1,437  0.62 [0.31, 1.00]\n"
                              "Lea               7  –\nLea, Kappa: Nobody said no.\n"));
    }

    void csvHasEveryNumberApart()
    {
        const Table table = tableOf(pairs(), Outlet::Csv);
        QCOMPARE(table.header.join(u','),
            QStringLiteral("pair,kappa,kappa_low,kappa_high,kappa_n,kappa_undefined"));
        QCOMPARE(table.rows.at(0).mid(1),
            (QStringList{QStringLiteral("0.620000"), QStringLiteral("0.310000"),
                QStringLiteral("1.200000"), QStringLiteral("22"), QString()}));
        QCOMPARE(table.rows.at(1).last(), QStringLiteral("Nobody said no."));
    }

    void theWindowAloneWritesTheDigitsOfItsLanguage()
    {
        const auto reset = qScopeGuard([] { QLocale::setDefault(QLocale::c()); });
        QLocale::setDefault(QLocale(QLocale::Persian, QLocale::Iran));
        const QList<qint64> numbers{20260};
        SectionOf table("seeds", numbers);
        table.add("seed", QStringLiteral("Seed"), [](qint64 number) { return number; }).ordinal();
        QCOMPARE(tableOf(table, Outlet::Window).rows.at(0).first(), QStringLiteral("۲۰۲۶۰"));
        for (const Outlet outlet : {Outlet::Console, Outlet::Readers, Outlet::Csv})
            QCOMPARE(tableOf(table, outlet).rows.at(0).first(), QStringLiteral("20260"));
    }

    void aTimeIsOfTheReadersClockAndForProgramsInUtc()
    {
        const QDateTime noon(QDate(2026, 3, 2), QTime(12, 0, 30, 250), Qt::UTC);
        const QList<QDateTime> times{noon, QDateTime()};
        SectionOf table("times", times);
        table.add("at", QString(), [](const QDateTime& at) { return timeCell(at); });
        table.add("exact", QString(),
            [](const QDateTime& at) { return timeCell(at, Qt::ISODateWithMs); });
        QCOMPARE(QJsonDocument(rowsJson(table)).toJson(QJsonDocument::Compact),
            QByteArray(R"([{"at":"2026-03-02T12:00:30Z","exact":"2026-03-02T12:00:30.250Z"},)"
                       R"({"at":null,"exact":null}])"));
        const Table shown = tableOf(table, Outlet::Console);
        QCOMPARE(shown.rows.at(0).first(),
            noon.toLocalTime().toString(QStringLiteral("yyyy-MM-dd hh:mm")));
        QCOMPARE(shown.rows.at(1).first(), dash());
    }

    void exactNumbersAreReadBackTheSame()
    {
        const QList<double> numbers{0.7, -1.6e-5, 0.1 + 0.2};
        SectionOf table("numbers", numbers);
        table.add("number", [](double number) { return number; }).exactly();
        const Table data = tableOf(table, Outlet::Csv);
        QCOMPARE(data.rows.at(0).first(), QStringLiteral("0.7"));
        QCOMPARE(data.rows.at(1).first(), QStringLiteral("-1.6e-05"));
        QCOMPARE(data.rows.at(2).first().toDouble(), 0.1 + 0.2);
    }

    void jsonPutsPathsTogether()
    {
        QCOMPARE(compact(reportJson({{}, {pairs(), fieldsOf("of.all", {{"n", 2}, {"none", {}}})}},
                     {{QStringLiteral("by"), QStringLiteral("pair")}})),
            QByteArray("{\"by\":\"pair\",\"groups\":[{\"kappa\":{\"high\":1.2,\"low\":0.31,\"n\":"
                       "22,\"observed\":0.8,\"value\":0.62},\"pair\":\"Ada\\tand\\nBen\"},{"
                       "\"kappa\":{\"n\":3,\"undefined\":\"Nobody said no.\"},\"pair\":\"Lea\"}],"
                       "\"of\":{\"all\":{\"n\":2,\"none\":null}}}"));
    }

    void aKeyedSectionHasItsRowsByName()
    {
        Section section = pairs();
        section.key = QString();
        section.shape = Shape::Keyed;
        section.rows.removeFirst();
        QCOMPARE(compact(reportJson({{}, {section}})),
            QByteArray("{\"Lea\":{\"kappa\":{\"n\":3,\"undefined\":\"Nobody said no.\"}}}"));
    }

    void numbersNeverLie()
    {
        QCOMPARE(numberText(-0.0004, 3, Outlet::Console), QStringLiteral("0.000"));
        QCOMPARE(numberText(-1.5, 1, Outlet::Console), QStringLiteral("-1.5"));
        QCOMPARE(numberText(std::numeric_limits<double>::quiet_NaN(), 3), dash());
        QCOMPARE(probabilityText(0.0004, 3, Outlet::Console), QStringLiteral("< 0.001"));
        Column percent;
        percent.percent().withInterval(IntervalStyle::Range);
        const Figure share = Figure::defined(0.8, 10, Interval{0.5, 0.9});
        QCOMPARE(figureText(share, percent, Outlet::Console), QStringLiteral("80.0 [50.0, 90.0]"));
        QCOMPARE(figureText(share, percent, Outlet::Window), QStringLiteral("80.0 % [50.0, 90.0]"));
        QCOMPARE(
            figureSentence(share, percent), QStringLiteral("80.0 %, 95 % [50.0, 90.0], n = 10"));
    }

    void cellsAreTabSeparated()
    {
        const Table table{{}, {QStringLiteral("a"), QStringLiteral("b")},
            {{QStringLiteral("one\ttwo\nthree"), QStringLiteral("2")}}};
        QCOMPARE(tabSeparated(table), QStringLiteral("a\tb\none two three\t2\n"));
    }

    void columnsAreQuickForManyRows()
    {
        Table table{{}, {QStringLiteral("Name"), QStringLiteral("N")},
            {{QStringLiteral("a\nb"), QStringLiteral("1")}, {QStringLiteral("heron")}}};
        QCOMPARE(columnsText(table), QStringLiteral("Name   N\na b    1\nheron\n"));
        for (int i = 0; i < 50'000; ++i)
            table.rows.append({QString::number(i), QString::number(i)});
        QCOMPARE(columnsText(table).count(u'\n'), table.rows.size() + 1);
    }
};

TANDEM_TEST(TestReport, QCoreApplication)
#include "tst_report.moc"
