#include "storage/formats/recordfields.h"

#include "testmain.h"

#include <QBuffer>
#include <QTest>

using namespace tandem;

namespace {

enum class Colour { Red, Blue };

/// A row with a field of each kind.
struct Part
{
    QString name;
    int count = 1;
};
struct Row
{
    QString name;
    QString text;
    int count = 7;
    std::optional<double> share;
    std::optional<Colour> colour;
    bool isOld = false;
    qint64 ms = -1;
    QStringList tags;
    QList<Part> parts;
    QHash<QString, double> scores;
    QString place;
};

QString help()
{
    return QStringLiteral("Look it up.");
}

const RecordFields<Part>& partFields()
{
    using F = RecordFields<Part>;
    static const F fields =
        F(help, {F::name("name", &Part::name).required(), F::whole("count", &Part::count, 1)})
            .noOthers();
    return fields;
}

Expected<void> takeRowScore(Row& row, const RecordValue& value)
{
    return takeScore(row.scores, value.key().mid(6), value, 2, help);
}

Expected<void> placeRow(Row& row, const RecordValue& object)
{
    row.place = object.rowPlace();
    return {};
}

const RecordFields<Row>& rowFields()
{
    using F = RecordFields<Row>;
    static const F fields =
        F(help, {F::name({"name", "id"}, &Row::name).required().unique().atMost(5).oneLine(),
                    F::text("text", &Row::text), F::whole("count", &Row::count, 1, 9),
                    F::number("share", &Row::share).within(0.0, 1.0),
                    F::word("colour", &Row::colour, {{"red", Colour::Red}, {"blue", Colour::Blue}}),
                    F::flag("old", &Row::isOld), F::time("seconds", &Row::ms, 1000.0),
                    F::texts("tags", &Row::tags), F::rows("parts", &Row::parts, partFields)})
            .prefixed("score_", takeRowScore)
            .under("rows")
            .mostRows(3)
            .check(placeRow);
    return fields;
}

Expected<QList<Row>> rowsOf(const QByteArray& bytes, const char* name = "f.jsonl")
{
    QBuffer buffer;
    buffer.setData(bytes);
    buffer.open(QIODevice::ReadOnly);
    return rowFields().readList({buffer, QString::fromLatin1(name)});
}

QString refusalOf(const QByteArray& bytes, const char* name = "f.jsonl")
{
    const auto rows = rowsOf(bytes, name);
    return rows ? QString() : rows.error().sentence();
}

} // namespace

/// What tables of fields make of records, and what they say of those that are wrong.
class TestRecordFields final : public QObject
{
    Q_OBJECT

private slots:
    void everyKindIsTaken()
    {
        const auto list = rowsOf(R"([{"id": 12, "text": " t ", "count": "3.0", "share": "0.5",
            "colour": "BLUE", "old": "yes", "seconds": 1.5, "tags": ["a", "b"],
            "parts": [{"name": "p"}, {"name": "q", "count": 2}], "score_M": 1, "other": []}])",
            "f.json");
        QVERIFY2(list, list ? "" : qPrintable(list.error().sentence()));
        const Row& row = list->constFirst();
        QCOMPARE(row.name, QStringLiteral("12"));
        QCOMPARE(row.text, QStringLiteral(" t "));
        QCOMPARE(row.count, 3);
        QCOMPARE(row.share, std::optional(0.5));
        QVERIFY(row.colour == Colour::Blue);
        QVERIFY(row.isOld);
        QCOMPARE(row.ms, qint64(1500));
        QCOMPARE(row.tags, (QStringList{QStringLiteral("a"), QStringLiteral("b")}));
        QCOMPARE(row.parts.size(), 2);
        QCOMPARE(row.parts.constLast().count, 2);
        QCOMPARE(row.scores.value(QStringLiteral("M")), 1.0);
        QCOMPARE(row.place, QStringLiteral("f.json, /0"));
    }

    void whatIsNotGivenStaysAsItIs()
    {
        const auto rows =
            rowsOf("Name,count,share,colour,seconds,SCORE_M\n \u06F1 ,n/a,NA,,NaN,\n", "f.csv");
        QVERIFY2(rows, rows ? "" : qPrintable(rows.error().sentence()));
        const Row& row = rows->constFirst();
        QCOMPARE(row.name, QStringLiteral("\u06F1"));
        QCOMPARE(row.count, 7);
        QVERIFY(!row.share && !row.colour);
        QCOMPARE(row.ms, qint64(-1));
        QVERIFY(row.scores.isEmpty());
    }

    void whatIsWrongIsSaidInTheSameWords_data()
    {
        QTest::addColumn<QByteArray>("record");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* record, const char* says) {
            QTest::newRow(record) << QByteArray(record).replace('\'', '"')
                                  << QString::fromLatin1(says).replace(u'\'', u'"');
        };
        row("{}", "'name' is required. Look it up.");
        row("{'name': null}", "'name' is required");
        row("{'name': ' '}", "'name' is required");
        row("{'name': []}", "f.jsonl, /name");
        row("{'name': {}}", "Expected a text or a number, found an object. Look it up.");
        row("{'name': 'toolong'}", "This has more than 5 characters.");
        row("{'name': 'a\\nb'}", "A name must be one line");
        row("{'name': 'a', 'text': 1}", "Expected a text, found 1.");
        row("{'name': 'a', 'count': 10}", "'count' must be a whole number from 1 to 9.");
        row("{'name': 'a', 'count': 1.5}", "'count' must be a whole number");
        row("{'name': 'a', 'share': 'much'}", "'much' is not a number.");
        row("{'name': 'a', 'share': 2}", "'share' must be a number from 0 to 1.");
        row("{'name': 'a', 'colour': 'green'}", "'colour' must be red or blue.");
        row("{'name': 'a', 'old': 'perhaps'}", "'old' must be true or false.");
        row("{'name': 'a', 'seconds': -1}", "'seconds' must be a number from 0 to 31,536,000.");
        row("{'name': 'a', 'seconds': 31536001}", "'seconds' must be a number from 0 to 31,536");
        row("{'name': 'a', 'seconds': 'long'}", "'long' is not a number.");
        row("{'name': 'a', 'tags': 'b'}", "Expected a list");
        row("{'name': 'a', 'tags': [1]}", "f.jsonl, /tags/0");
        row("{'name': 'a', 'parts': [{'name': 'p'}, {'count': 1}]}", "f.jsonl, /parts/1");
        row("{'name': 'a', 'parts': [{'name': 'p', 'size': 1}]}", "Unknown key.");
        row("{'name': 'a', 'score_M': 'x'}", "'x' is not a number.");
        row("{'name': 'a', 'score_A': 1, 'score_B': 1, 'score_C': 1}", "more than 2 scores");
        row("{'name': 'a', 'name': 'b'}", "twice");
    }
    void whatIsWrongIsSaidInTheSameWords()
    {
        QFETCH(QByteArray, record);
        QFETCH(QString, says);
        const QString refusal = refusalOf(record);
        QVERIFY2(refusal.contains(says), qPrintable(refusal));
    }

    void aRowThatOccursTwiceNamesTheFirst()
    {
        // By letters, not by how they are encoded, and whatever blanks stand around them.
        const QString lines = refusalOf("{\"name\": \"e\u0301\"}\n\n{\"name\": \" \u00e9\"}\n");
        QVERIFY2(lines.contains(QLatin1String("occurs twice (first: f.jsonl, line 1).")) &&
                     lines.contains(QLatin1String("line 3")),
            qPrintable(lines));
        const QString list = refusalOf("[{\"name\": \"a\"}, {\"name\": \"a\"}]", "f.json");
        QVERIFY2(list.contains(QLatin1String("\"a\" occurs twice (first: f.json, /0).")) &&
                     list.contains(QLatin1String("f.json, /1")),
            qPrintable(list));
        QVERIFY(rowsOf("{\"name\": \"a\"}\n{\"name\": \"A\"}\n"));
    }

    void rowsAreCounted()
    {
        const QByteArray rows = "name\na\nb\nc\n";
        QVERIFY(rowsOf(rows, "f.csv"));
        const auto refused = rowsOf(rows + "d\n", "f.csv");
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::TooLarge);
        for (const char* none : {"name\n", ""})
            QVERIFY(refusalOf(none, "f.csv").contains(QLatin1String("No rows found.")));
        QVERIFY(refusalOf("[]", "f.json").contains(QLatin1String("No rows found.")));
    }

    void documentsMayHaveThemUnderAKey()
    {
        const auto rows = rowsOf("{\"more\": 1, \"rows\": [{\"name\": \"a\"}]}", "f.json");
        QVERIFY2(rows, rows ? "" : qPrintable(rows.error().sentence()));
        QCOMPARE(rows->constFirst().place, QStringLiteral("f.json, /rows/0"));
        const QString other = refusalOf("{\"more\": []}", "f.json");
        QVERIFY2(other.contains(QLatin1String("under \"rows\"")), qPrintable(other));
    }

    void aTableNamesItsColumns()
    {
        const QString header = refusalOf("text,count\na,1\n", "f.csv");
        QVERIFY2(header.contains(QLatin1String(
                     "f.csv, line 1: The first row must name the columns: name. Look it up.")),
            qPrintable(header));
        const QString twice = refusalOf("name,Name\na,b\n", "f.csv");
        QVERIFY2(
            twice.contains(QLatin1String("The column \"name\" occurs twice.")), qPrintable(twice));
        const QString cells = refusalOf("name,text\na\n", "f.csv");
        QVERIFY2(cells.contains(
                     QLatin1String("f.csv, line 2: The row has 1 cells, but the header has 2.")),
            qPrintable(cells));
    }
};

TANDEM_TEST(TestRecordFields, QCoreApplication)
#include "tst_recordfields.moc"
