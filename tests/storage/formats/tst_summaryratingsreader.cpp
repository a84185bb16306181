#include "storage/formats/summaryratingsreader.h"

#include "testmain.h"

#include "models/perseval/distancejob.h"
#include "models/perseval/evaluation.h"

#include <QBuffer>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <cmath>

using namespace tandem;
using namespace tandem::perseval;

namespace {

constexpr const char* kFlat = R"({"doc_id":"D1","doc_text":"text","doc_summ":"title","uid":"U1",)"
                              R"("model":"M","summary":"one","rating":7})";
constexpr const char* kPublished =
    R"({"info":{"id":"D1","post":"text","title":"title","article":null},"split":"test",)"
    R"("summary":{"text":"one","policy":"M","note":"-",)"
    R"("axes":{"overall":7,"accuracy":"3","coverage":null}},"worker":"U1"})";

QString path(const char* name)
{
    return QStringLiteral(TANDEM_TEST_DATA "/perseval/") + QLatin1String(name);
}

Expected<RatedSummaries> ratingsIn(const QByteArray& bytes,
    const SummaryRatingsReading& reading = {}, const QString& name = QStringLiteral("r.jsonl"))
{
    QBuffer buffer;
    buffer.setData(bytes);
    buffer.open(QIODevice::ReadOnly);
    return readSummaryRatings({buffer, name}, reading);
}

bool looksLikeRatings(const QByteArray& bytes, const char* name)
{
    QBuffer buffer;
    buffer.setData(bytes);
    buffer.open(QIODevice::ReadOnly);
    return areSummaryRatings(buffer, QLatin1String(name));
}

QJsonObject expected()
{
    QFile file(path("expected.json"));
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object()
                                          : QJsonObject();
}

} // namespace

/// Ratings of summaries without gold summaries; tests/data/perseval/expected.py computes what is
/// expected of ratings.csv.
class TestSummaryRatingsReader final : public QObject
{
    Q_OBJECT

private slots:
    void surrogatesAreThoseComputedByHand()
    {
        const auto rated = readSummaryRatings(path("ratings.csv"));
        QVERIFY2(rated, rated ? "" : qPrintable(rated.error().sentence()));
        const QJsonObject wanted = expected();
        QCOMPARE(rated->unrated, wanted[QLatin1String("unrated")].toInt());
        // Rows of a document may stand anywhere; here they stand by document.
        QList<QJsonObject> left;
        for (const QJsonValue one : wanted[QLatin1String("surrogates")].toArray())
            left.append(one.toObject());
        for (const SurrogateUse& use : surrogateUses(*rated)) {
            const RatedDocument& document = rated->documents.at(use.document);
            const SummaryRating& said = document.ratings.at(use.rating);
            const QJsonObject here{{QStringLiteral("doc_id"), document.id},
                {QStringLiteral("uid"), said.user}, {QStringLiteral("model"), said.model},
                {QStringLiteral("rating"), said.rating}, {QStringLiteral("gold"), use.isGold},
                {QStringLiteral("k"), use.gold}, {QStringLiteral("times"), use.times}};
            QVERIFY2(left.removeOne(here), QJsonDocument(here).toJson().constData());
        }
        QVERIFY(left.isEmpty());
        const QJsonObject gold = wanted[QLatin1String("gold")].toObject();
        int found = 0;
        for (const RatedDocument& document : rated->documents) {
            const auto made = withSurrogates(document, rated->rule);
            QVERIFY(made);
            for (const UserSummaries& user : made->users) {
                const QJsonValue text = gold[document.id + u'/' + user.user];
                QCOMPARE(user.gold.has_value(), text.isString());
                found += user.gold ? 1 : 0;
                QCOMPARE(user.gold.value_or(QString()), text.toString());
            }
        }
        QCOMPARE(found, gold.size());
        const auto first = withSurrogates(rated->documents.first(), rated->rule);
        QCOMPARE(
            *first->users.first().summaries.at(1), wanted[QLatin1String("D1/Ann/B")].toString());
    }

    void figuresOfSurrogatesAreThoseComputedByHand()
    {
        const auto rated = readSummaryRatings(path("ratings.csv"));
        QVERIFY(rated);
        DistanceOptions options;
        options.distance = *distanceOfKey(QStringLiteral("rougeL"));
        options.rounding = Rounding::None;
        options.models = {QStringLiteral("A"), QStringLiteral("B")};
        const auto table = computeDistances(
            surrogateStream(std::make_shared<const RatedSummaries>(*rated)), options);
        QVERIFY2(table, table ? "" : qPrintable(table.error().sentence()));
        const Evaluation evaluation = evaluate(*table);
        for (const ModelScore& model : evaluation.models) {
            const QJsonValue wanted = expected()[QLatin1String("models")][model.model];
            const auto isAs = [&](const Figure& figure, const char* key) {
                return std::abs(figure.value.value_or(kNaN) -
                                wanted[QLatin1String(key)].toDouble()) < 1e-9;
            };
            QVERIFY(isAs(model.egises, "egises"));
            QVERIFY(isAs(model.perseval, "perseval"));
            QVERIFY(isAs(model.accuracy, "accuracy"));
            QVERIFY(isAs(model.pAccuracy, "p_accuracy"));
            QCOMPARE(model.documents, wanted[QLatin1String("documents")].toInt());
            QCOMPARE(model.users, wanted[QLatin1String("users")].toInt());
        }
        QCOMPARE(evaluation.remarks.count(RemarkKind::NoGold), 1);
    }

    void thePublishedFormSaysTheSameAsAFlatRow()
    {
        for (const char* row : {kFlat, kPublished}) {
            const auto rated = ratingsIn(row);
            QVERIFY2(rated, rated ? "" : qPrintable(rated.error().sentence()));
            const RatedDocument& document = rated->documents.first();
            QCOMPARE(document.id, QStringLiteral("D1"));
            QCOMPARE(document.title, QStringLiteral("title"));
            QCOMPARE(document.text, QStringLiteral("text"));
            const SummaryRating& said = document.ratings.first();
            QCOMPARE(said.user, QStringLiteral("U1"));
            QCOMPARE(said.model, QStringLiteral("M"));
            QCOMPARE(said.summary, QStringLiteral("one"));
            QCOMPARE(said.rating, 7);
        }
        const auto list = ratingsIn(QByteArray("[") + kFlat + "]", {}, QStringLiteral("r.json"));
        QVERIFY(list && list->documents.size() == 1);
    }

    void anotherAxisIsTakenAndWhatItDoesNotRateIsCounted()
    {
        SummaryRatingsReading reading;
        reading.axis = QStringLiteral("accuracy");
        const auto accuracy = ratingsIn(kPublished, reading);
        QVERIFY(accuracy);
        QCOMPARE(accuracy->documents.first().ratings.first().rating, 3);
        for (const char* axis : {"coverage", "none"}) {
            reading.axis = QLatin1String(axis);
            const auto none = ratingsIn(kPublished, reading);
            QVERIFY(none);
            QCOMPARE(none->unrated, 1);
            QVERIFY(none->documents.first().ratings.isEmpty());
        }
    }

    void ratingsAreToldFromDocumentsByTheirKeys()
    {
        QVERIFY(looksLikeRatings(kFlat, "r.jsonl"));
        QVERIFY(looksLikeRatings(kPublished, "r.jsonl"));
        QVERIFY(looksLikeRatings(kFlat, "standard input"));
        QVERIFY(looksLikeRatings("doc_id,rating\n", "standard input"));
        QVERIFY(looksLikeRatings("anything", "r.csv"));
        QVERIFY(!looksLikeRatings("anything", "standard input"));
        QVERIFY(!looksLikeRatings("", "r.jsonl"));
        QVERIFY(!looksLikeRatings(
            R"({"doc_id":"D","summary":"","rating":1,"m_summary_dict":{}})", "r.jsonl"));
        QVERIFY(!looksLikeRatings(R"({"user":"U","summary":"s","tasks":[]})", "r.jsonl"));
    }

    void whatIsWrongIsRefusedWithItsPlace_data()
    {
        QTest::addColumn<QByteArray>("rows");
        QTest::addColumn<QString>("what");
        const auto with = [](const char* key, const QByteArray& value) {
            QJsonObject row = QJsonDocument::fromJson(kFlat).object();
            row.remove(QLatin1String(key));
            QByteArray text = QJsonDocument(row).toJson(QJsonDocument::Compact);
            if (!value.isEmpty())
                text.insert(1, '"' + QByteArray(key) + "\":" + value + ',');
            return text;
        };
        const auto row = [](const char* name, const QByteArray& rows, const char* what) {
            QTest::newRow(name) << rows << QString::fromLatin1(what);
        };
        row("no document", with("doc_id", {}), "\"doc_id\" is required");
        row("no user", with("uid", {}), "\"uid\" is required");
        row("no model", with("model", {}), "\"model\" is required");
        row("no summary", with("summary", {}), "\"summary\" is required");
        row("no text", with("doc_text", {}), "No row has the text of \"D1\"");
        row("a model like the users", with("model", "\"user\""), "no model can have this name");
        row("too high a rating", with("rating", "8"), "\"rating\" must be a whole number from 1");
        row("half a rating", with("rating", "6.5"), "\"rating\" must be a whole number from 1");
        row("a word as a rating", with("rating", "\"good\""), "must be a whole number from 1");
        row("a summary that is a number", with("summary", "1"), "Expected a text");
        row("a rating twice", QByteArray(kFlat) + '\n' + kFlat, "occurs twice");
        row("another text",
            QByteArray(kFlat) + '\n' + with("doc_text", "\"other\"").replace("U1", "U2"),
            "The text of \"D1\" differs from its text in r.jsonl, line 1");
        row("an axis out of range", QByteArray(kPublished).replace(":7", ":1e300"),
            "\"overall\" must be a whole number from 1");
        row("an axis that is a list", QByteArray(kPublished).replace(":7", ":[]"),
            "is not a number");
        row("a document that is a text", QByteArray(R"({"info":"x","summary":"s","uid":"u"})"),
            "Expected an object");
        row("no row", "\n", "");
    }
    void whatIsWrongIsRefusedWithItsPlace()
    {
        QFETCH(const QByteArray, rows);
        QFETCH(const QString, what);
        const auto refused = ratingsIn(rows);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::InvalidInput);
        QVERIFY2(refused.error().sentence().contains(what), qPrintable(refused.error().sentence()));
        QVERIFY(refused.error().where.contains(QLatin1String("r.jsonl")));
    }

    void aTableNeedsItsColumnsAndRowsMayLackWhatWasSaid()
    {
        const auto lacks = ratingsIn("doc_id,uid,model\nD,U,M\n", {}, QStringLiteral("r.csv"));
        QVERIFY(!lacks);
        QVERIFY2(
            lacks.error().what.contains(QLatin1String("summary")), qPrintable(lacks.error().what));
        const auto late = ratingsIn("uid,doc_id,model,summary,rating,doc_text\n"
                                    "U,D,M,one,7,\nU,D,N,two,NA,text\n",
            {}, QStringLiteral("r.csv"));
        QVERIFY2(late, late ? "" : qPrintable(late.error().sentence()));
        QCOMPARE(late->documents.first().text, QStringLiteral("text"));
        QCOMPARE(late->unrated, 1);
    }
};

TANDEM_TEST(TestSummaryRatingsReader, QCoreApplication)
#include "tst_summaryratingsreader.moc"
