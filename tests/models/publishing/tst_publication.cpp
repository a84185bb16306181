#include "models/publishing/citation.h"
#include "models/publishing/datasetcard.h"
#include "models/publishing/publication.h"
#include "testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using namespace tandem;
using namespace tandem::publishing;

class TestPublication : public QObject
{
    Q_OBJECT

private slots:
    void theExampleIsAMetadataFile()
    {
        const QJsonObject example = examplePublication();
        const auto read = publicationFrom(example);
        QVERIFY2(read, read ? "" : qPrintable(read.error().sentence()));
        // Of every field there is an example.
        QCOMPARE(example.size(), publicationFields().size());
        QCOMPARE(
            read->authors, QStringLiteral("Jane Doe (University of Examples, "
                                          "0000-0002-1825-0097); John Roe (Institute of Samples)"));
        QCOMPARE(read->licence, Licence::CcBy4);
        QCOMPARE(read->seed, 1U);
    }

    void whatIsStoredComesBack()
    {
        const auto read = publicationFrom(examplePublication());
        QCOMPARE(*publicationFrom(publicationJson(*read)), *read);
    }

    void wrongMetadataIsRefusedAtItsKey_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QString>("key");
        QTest::newRow("unknown key") << QByteArray(R"({"titel": "x"})") << "titel";
        QTest::newRow("number for a text") << QByteArray(R"({"title": 3})") << "title";
        QTest::newRow("list of numbers") << QByteArray(R"({"authors": [3]})") << "authors";
        QTest::newRow("text for a number") << QByteArray(R"({"seed": "1"})") << "seed";
        QTest::newRow("negative") << QByteArray(R"({"seed": -1})") << "seed";
        QTest::newRow("fraction") << QByteArray(R"({"seed": 1.5})") << "seed";
        QTest::newRow("too large") << QByteArray(R"({"seed": 4294967296})") << "seed";
        QTest::newRow("licence") << QByteArray(R"({"licence": "WTFPL"})") << "licence";
        QTest::newRow("day first") << QByteArray(R"({"date": "30.11.2026"})") << "date";
        QTest::newRow("no such day") << QByteArray(R"({"date": "2026-02-30"})") << "date";
        QTest::newRow("author without family")
            << QByteArray(R"({"authors": [{"given": "Jan"}]})") << "authors";
        QTest::newRow("author with another key")
            << QByteArray(R"({"authors": [{"family": "Berg", "email": "x"}]})") << "authors";
        QTest::newRow("NUL") << QByteArray("{\"title\": \"a\\u0000\"}") << "title";
    }
    void wrongMetadataIsRefusedAtItsKey()
    {
        QFETCH(QByteArray, json);
        QFETCH(QString, key);
        const auto read = publicationFrom(QJsonDocument::fromJson(json).object());
        QVERIFY(!read);
        QCOMPARE(read.error().code, ErrorCode::InvalidInput);
        QCOMPARE(read.error().where, key);
        QVERIFY(!read.error().remedy.isEmpty());
    }

    void aTextThatIsTooLongIsRefused()
    {
        const QJsonObject json{
            {QStringLiteral("title"), QString(kLongestMetadata + 1, QLatin1Char('x'))}};
        QVERIFY(!publicationFrom(json));
    }

    void authorsAreTakenApart()
    {
        const QList<Author> authors = authorsOf(QStringLiteral(
            "Jane van Doe (University, Department, https://orcid.org/0000-0002-1825-0097);"
            " Roe, John ; 张三;;"));
        QCOMPARE(authors.size(), 3);
        QCOMPARE(authors.at(0).given, QStringLiteral("Jane"));
        QCOMPARE(authors.at(0).family, QStringLiteral("van Doe"));
        QCOMPARE(authors.at(0).affiliation, QStringLiteral("University, Department"));
        QCOMPARE(authors.at(0).orcid, QStringLiteral("0000-0002-1825-0097"));
        QCOMPARE(authors.at(1).name(), QStringLiteral("John Roe"));
        QCOMPARE(authors.at(2).family, QStringLiteral("张三"));
        QVERIFY(authors.at(2).given.isEmpty());
    }

    void familyAndGivenNamesMayBeGivenApart()
    {
        const auto read = publicationFrom(QJsonDocument::fromJson(
            R"({"authors": [{"family": "Garcia Lopez", "given": "Ana",
                "affiliation": "Institute, Madrid", "orcid": "0000-0002-1825-0097"},
                {"family": "World Data Group"}, "Jan van der Berg"]})")
                                              .object());
        QVERIFY2(read, read ? "" : qPrintable(read.error().sentence()));
        const QList<Author> authors = authorsOf(read->authors);
        QCOMPARE(authors.size(), 3);
        QCOMPARE(authors.at(0).family, QStringLiteral("Garcia Lopez"));
        QCOMPARE(authors.at(0).given, QStringLiteral("Ana"));
        QCOMPARE(authors.at(0).affiliation, QStringLiteral("Institute, Madrid"));
        QCOMPARE(authors.at(0).orcid, QStringLiteral("0000-0002-1825-0097"));
        QCOMPARE(authors.at(1).name(), QStringLiteral("World Data Group"));
        QCOMPARE(authors.at(2).family, QStringLiteral("van der Berg"));
        QCOMPARE(authors.at(2).given, QStringLiteral("Jan"));
    }

    void orcidsAreCheckedByTheirLastCharacter()
    {
        QVERIFY(isOrcid(QStringLiteral("0000-0002-1825-0097")));
        QVERIFY(isOrcid(QStringLiteral("0000-0002-1694-233X")));
        QVERIFY(!isOrcid(QStringLiteral("0000-0002-1825-0098")));
        QVERIFY(!isOrcid(QStringLiteral("0000-0002-1825")));
        QVERIFY(!isOrcid(QString()));
    }

    void emailAddressesAreFound()
    {
        QVERIFY(namesEmail(QStringLiteral("Write to ada.b+c@mail.example.org, please.")));
        QVERIFY(!namesEmail(QStringLiteral("@ada wrote 3 @ 4 and a@b")));
    }

    void textsAreQuotedInYaml()
    {
        QCOMPARE(
            yamlText(QStringLiteral("a: \"b\"\n# c")), QStringLiteral("\"a: \\\"b\\\"\\n# c\""));
    }

    void aCitationIsMadeWhereNoneIsGiven()
    {
        Publication publication = *publicationFrom(examplePublication());
        DatasetFacts facts;
        facts.project = QStringLiteral("Project");
        const QString made = bibtexOf(publication, facts);
        QVERIFY2(made.startsWith(QStringLiteral("@misc{doe2026dataset,")), qPrintable(made));
        QVERIFY(made.contains(QStringLiteral("author = {Doe, Jane and Roe, John}")));
        publication.citation = QStringLiteral("@article{mine}");
        QCOMPARE(bibtexOf(publication, facts), publication.citation);
        publication.citation.clear();
        publication.title = QStringLiteral("50 % {of} A_B\\x");
        QVERIFY2(
            bibtexOf(publication, facts).contains(QStringLiteral("title = {50 \\% of A\\_Bx}")),
            qPrintable(bibtexOf(publication, facts)));
    }

    void citationFilesHaveWhatTheirFormatsRequire()
    {
        DatasetFacts facts;
        facts.project = QStringLiteral("Project");
        facts.changed = QDate(2026, 1, 2);
        const QByteArray cff = citationFile({}, facts);
        for (const char* key : {"cff-version: 1.2.0\n", "message: ", "title: \"Project\"\n",
                 "authors:\n  - name: ", "date-released: \"2026-01-02\"\n"})
            QVERIFY2(cff.contains(key), key);
        const Publication publication = *publicationFrom(examplePublication());
        const QJsonObject zenodo = QJsonDocument::fromJson(zenodoFile(publication, facts)).object();
        const QByteArray withPaper = citationFile(publication, facts);
        QVERIFY2(
            withPaper.contains("references:\n  - type: article\n    title: \"The paper about "),
            withPaper.constData());
        QVERIFY(withPaper.contains("    url: \"https://example.org/paper\"\n    authors:\n"));
        const QJsonArray related = zenodo[QStringLiteral("related_identifiers")].toArray();
        QCOMPARE(related.size(), 2);
        QCOMPARE(related.at(0)[QStringLiteral("identifier")].toString(), publication.url);
        QCOMPARE(zenodo[QStringLiteral("upload_type")].toString(), QStringLiteral("dataset"));
        QCOMPARE(zenodo[QStringLiteral("license")].toString(), QStringLiteral("cc-by-4.0"));
        const QJsonObject first = zenodo[QStringLiteral("creators")].toArray().first().toObject();
        QCOMPARE(first[QStringLiteral("name")].toString(), QStringLiteral("Doe, Jane"));
        QCOMPARE(first[QStringLiteral("orcid")].toString(), QStringLiteral("0000-0002-1825-0097"));
    }

    void keywordsAreThereOnce()
    {
        Publication publication;
        publication.keywords = QStringLiteral("news, facts, news");
        DatasetFacts facts;
        const QByteArray citation = citationFile(publication, facts);
        QVERIFY(citation.endsWith("keywords:\n  - \"news\"\n  - \"facts\"\n"));
    }

    void aSplitCalledNoIsATextInTheCard()
    {
        DatasetFacts facts;
        facts.splits = {{QStringLiteral("no"), 1}};
        QVERIFY(datasetCard({}, facts).contains("  - split: \"no\"\n    path: data/no.jsonl\n"));
    }

    void everyLicenceHasItsNoticeAndAddress()
    {
        for (const fields::Word& word : licenceWords()) {
            const auto licence = Licence(word.value);
            const QString text =
                licenceText(licence, QStringLiteral("Jane %1 Doe"), QStringLiteral("2026"));
            if (licence == Licence::None) {
                QVERIFY(text.contains(QStringLiteral("all rights reserved")));
                continue;
            }
            QCOMPARE(factsOf(licence).spdx, QLatin1String(word.key));
            QVERIFY2(text.contains(QStringLiteral("Jane %1 Doe")), word.key);
            QVERIFY(licence == Licence::Mit ||
                    (text.contains(factsOf(licence).spdx) && text.contains(factsOf(licence).url)));
        }
    }
};

TANDEM_TEST(TestPublication, QCoreApplication)
#include "tst_publication.moc"
