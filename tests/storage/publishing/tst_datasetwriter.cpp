#include "models/publishing/releasediff.h"
#include "models/text/foreigncell.h"
#include "projectfixture.h"
#include "storage/publishing/datasetwriter.h"
#include "storage/publishing/disagreementfile.h"
#include "storage/publishing/peoplehiding.h"
#include "storage/publishing/releasereader.h"
#include "storage/repositories/publicationsettings.h"
#include "storage/studies/projectitems.h"
#include "studyfixture.h"
#include "testmain.h"

#include <QCryptographicHash>
#include <QDirIterator>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace tandem;

namespace {

const QString kAdasNote = QStringLiteral("Ask Benvolio at ada.secret@mail.example");

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Every file of a folder, hidden ones too, by its path from there.
QMap<QString, QByteArray> filesOf(const QString& folder)
{
    QMap<QString, QByteArray> files;
    QDirIterator all(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (all.hasNext()) {
        const QString path = all.next();
        files.insert(QDir(folder).relativeFilePath(path), bytesOf(path));
    }
    return files;
}

QList<QJsonObject> linesOf(const QByteArray& bytes)
{
    QList<QJsonObject> lines;
    for (const QByteArray& line : bytes.split('\n')) {
        if (!line.isEmpty())
            lines.append(QJsonDocument::fromJson(line).object());
    }
    return lines;
}

PublishRequest request(const QString& splits = QStringLiteral("test=1"))
{
    PublishRequest made;
    made.publication.splits = splits;
    made.guidelines = {QStringLiteral("# Built in"), QStringLiteral("# Key facts")};
    return made;
}

PublishReport publish(
    ProjectFixture& fixture, const QString& folder, const PublishRequest& asked = request())
{
    return ProjectFixture::take(publishDataset(fixture.database(), folder, asked));
}

void rename(ProjectFixture& fixture, PersonId person, const QString& name)
{
    ProjectFixture::check(fixture.database().run(
        QStringLiteral("UPDATE person SET name = ?, name_key = ? WHERE id = ?"),
        {name, comparedName(name), person}));
}

} // namespace

class TestDatasetWriter : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void thePublishedBenchmarkComesOutByteForByteAndIsPublishedAgain()
    {
        const QString path = QStringLiteral(TANDEM_SHARED "/data/kgds/KGDS.json");
        if (!QFile::exists(path))
            QSKIP("The published benchmark is not here.");
        QVERIFY(importFiles({path}, at("k.tandem")));
        const auto first = openProjectFile(at("k.tandem"), Database::Mode::ReadOnly);
        const auto asked = request(QStringLiteral("train=0.8,test=0.2"));
        const auto report = publishDataset(**first, at("one"), asked);
        QVERIFY2(report, report ? "" : qPrintable(report.error().sentence()));
        QVERIFY(bytesOf(at("one/KGDS.json")) == bytesOf(path));
        QCOMPARE(linesOf(bytesOf(at("one/data/train.jsonl"))).size(), 80);
        QCOMPARE(linesOf(bytesOf(at("one/data/test.jsonl"))).size(), 20);
        QVERIFY(importFiles({at("one/KGDS.json")}, at("again.tandem")));
        const auto second = openProjectFile(at("again.tandem"), Database::Mode::ReadOnly);
        QVERIFY(publishDataset(**second, at("two"), asked));
        QVERIFY(bytesOf(at("two/KGDS.json")) == bytesOf(path));
    }

    void theSameProjectGivesTheSameBytes()
    {
        ProjectFixture fixture(4);
        closeAll(fixture);
        const auto asked = request(QStringLiteral("train=0.5,test=0.5"));
        publish(fixture, at("one"), asked);
        publish(fixture, at("two"), asked);
        QCOMPARE(filesOf(at("one")), filesOf(at("two")));
        auto other = asked;
        other.publication.seed = 9;
        publish(fixture, at("three"), other);
        QCOMPARE(bytesOf(at("three/KGDS.json")), bytesOf(at("one/KGDS.json")));
    }

    void aSplitWithoutSamplesIsRefused()
    {
        ProjectFixture fixture(2);
        closeAll(fixture);
        const auto asked = request(QStringLiteral("train=0.9,test=0.1"));
        const auto refused = publishDataset(fixture.database(), at("out"), asked);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::Refused);
        QVERIFY(refused.error().sentence().contains(QStringLiteral("\"test\"")));
        QVERIFY(!QFile::exists(at("out")));
        const auto findings =
            ProjectFixture::take(checkDataset(fixture.database(), asked.publication));
        QVERIFY(std::any_of(findings.cbegin(), findings.cend(), [](const auto& finding) {
            return finding.key == QLatin1String("splits") &&
                   finding.severity == publishing::Severity::Required;
        }));
    }

    void checksumsAreThoseOfEveryOtherFile()
    {
        ProjectFixture fixture(2);
        closeAll(fixture);
        publish(fixture, at("out"));
        QMap<QString, QByteArray> files = filesOf(at("out"));
        const QByteArray sums = files.take(QStringLiteral("SHA256SUMS"));
        QByteArray expected;
        for (auto file = files.cbegin(); file != files.cend(); ++file)
            expected += QCryptographicHash::hash(file.value(), QCryptographicHash::Sha256).toHex() +
                        "  " + file.key().toUtf8() + '\n';
        QCOMPARE(sums, expected);
        for (const char* name :
            {"KGDS.json", "README.md", "croissant.json", ".zenodo.json", "CITATION.cff", "LICENSE",
                "data/test.jsonl", "disagreement/items.jsonl", "disagreement/annotations.csv",
                "statistics/statistics.csv", "statistics/agreement.md", "guideline/paragraphs-1.md",
                "guideline/key_facts-1.md"})
            QVERIFY2(files.contains(QLatin1String(name)), name);
        QVERIFY(!filesOf(at("out")).contains(QStringLiteral("prompts")));
    }

    void noByteSaysWhoThePeopleAre()
    {
        ProjectFixture fixture(3);
        rename(fixture, fixture.lea, QStringLiteral("Leander Quixfield"));
        rename(fixture, fixture.ada, QStringLiteral("Adalberta Wrenhaven"));
        rename(fixture, fixture.ben, QStringLiteral("Benvolio Tarnbrook"));
        const ArticleText named{QStringLiteral("T"), {}, {},
            {QStringLiteral("One paragraph that is long enough to be read.")},
            {{QStringLiteral("Adalberta Wrenhaven"), QStringLiteral("I liked it.")},
                {QStringLiteral("Other"), QStringLiteral("Adalberta Wrenhaven is right.")}}};
        const SampleId sample = fixture.addSample(named, true);
        fixture.answer(fixture.samples.at(0), fixture.ada, QStringLiteral("n"), kAdasNote);
        closeAll(fixture);
        const PublishReport report = publish(fixture, at("out"));
        QVERIFY(sample.isValid());
        QCOMPARE(report.facts.renamed, 1);
        const QStringList secret{QStringLiteral("Leander"), QStringLiteral("Quixfield"),
            QStringLiteral("Adalberta"), QStringLiteral("Wrenhaven"), QStringLiteral("Benvolio"),
            QStringLiteral("Tarnbrook"), QStringLiteral("ada.secret"), kAdasNote};
        const QMap<QString, QByteArray> files = filesOf(at("out"));
        for (auto file = files.cbegin(); file != files.cend(); ++file) {
            for (const QString& word : secret)
                QVERIFY2(!file.value().contains(word.toUtf8()),
                    qPrintable(file.key() + QStringLiteral(": ") + word));
            for (const PersonId person : {fixture.lea, fixture.ada, fixture.ben}) {
                const QString uuid =
                    ProjectFixture::take(PeopleRepository(fixture.database()).byId(person)).uuid;
                QVERIFY2(!file.value().contains(uuid.toUtf8()), qPrintable(file.key()));
            }
            QVERIFY2(!file.value().contains(fixture.path().toUtf8()), qPrintable(file.key()));
        }
        QVERIFY(files[QStringLiteral("KGDS.json")].contains("annotator_"));
    }

    void nothingOfOpenRoundsIsPublished()
    {
        ProjectFixture fixture(3);
        fixture.close(fixture.samples.at(0), QStringLiteral("yynny"), QStringLiteral("ynnny"));
        fixture.answer(fixture.samples.at(1), fixture.ada, QStringLiteral("yyyyy"));
        fixture.submit(fixture.samples.at(1), fixture.ada);
        const PublishReport report = publish(fixture, at("out"));
        QCOMPARE(report.facts.disagreement.annotations, 10);
        QCOMPARE(report.facts.disagreement.annotators, 2);
        const QString open =
            ProjectFixture::take(SampleRepository(fixture.database()).uuid(fixture.samples.at(1)));
        const auto files = filesOf(at("out"));
        for (auto file = files.cbegin(); file != files.cend(); ++file) {
            QVERIFY2(!file.value().contains(open.toUtf8()), qPrintable(file.key()));
            QVERIFY2(!file.value().contains("of the article 2 says"), qPrintable(file.key()));
        }
    }

    void unsettledSidesOfAnAdjudicatedRoundStayBehind()
    {
        ProjectFixture fixture(2);
        fixture.setRule(ConsistencyRule::Adjudication);
        closeAll(fixture); // both say the same
        const PublishReport held = publish(fixture, at("held"));
        QCOMPARE(held.facts.disagreement.annotations, 0);
        QCOMPARE(held.facts.disagreement.heldBack, 2);
        QVERIFY(!QFile::exists(at("held/disagreement/items.jsonl")));
        for (const SampleId sample : std::as_const(fixture.samples))
            ProjectFixture::take(
                RoundRepository(fixture.database()).settle(fixture.round(sample).id, fixture.lea));
        QCOMPARE(publish(fixture, at("out")).facts.disagreement.annotations, 20);
    }

    void boundaryParagraphsAreDataInTheDisagreement()
    {
        ProjectFixture fixture(1);
        fixture.close(fixture.samples.at(0), QStringLiteral("yynny"), QStringLiteral("ynnny"));
        publish(fixture, at("out"));
        const auto samples = linesOf(bytesOf(at("out/data/test.jsonl")));
        QCOMPARE(samples.size(), 1);
        QCOMPARE(samples.first()[QStringLiteral("article")].toArray().size(), 4);
        const auto items = linesOf(bytesOf(at("out/disagreement/items.jsonl")));
        QCOMPARE(items.size(), 5);
        const QJsonObject boundary = items.at(1);
        QCOMPARE(boundary[QStringLiteral("outcome")].toString(), QStringLiteral("boundary"));
        QCOMPARE(boundary[QStringLiteral("resolved_by")].toString(), QStringLiteral("rule"));
        QCOMPARE(boundary[QStringLiteral("entropy")].toDouble(), 1.0);
        QVERIFY(boundary[QStringLiteral("hard_label")].isNull());
        QCOMPARE(
            boundary[QStringLiteral("soft_label")].toObject()[QStringLiteral("yes")].toDouble(),
            0.5);
        QCOMPARE(boundary[QStringLiteral("annotators")].toArray().size(), 2);
        QCOMPARE(boundary[QStringLiteral("guideline_versions")].toArray(), (QJsonArray{1, 1}));
        QVERIFY(boundary[QStringLiteral("texts")]
                    .toArray()
                    .first()
                    .toObject()[QStringLiteral("text")]
                    .toString()
                    .startsWith(QStringLiteral("Paragraph 2")));
        QCOMPARE(bytesOf(at("out/disagreement/annotations.csv")).count('\n'), 11);
    }

    void answersNameTheGuidelineTheyWereGivenUnder()
    {
        ProjectFixture fixture(2);
        fixture.answer(fixture.samples.at(0), fixture.ada, QStringLiteral("yynny"));
        waitForAnotherTime();
        ProjectSettings settings =
            ProjectFixture::take(SettingsRepository(fixture.database()).load());
        settings.guideline = QStringLiteral("# Second guideline");
        ProjectFixture::check(SettingsRepository(fixture.database()).save(settings, fixture.lea));
        waitForAnotherTime();
        fixture.answer(fixture.samples.at(0), fixture.ben, QStringLiteral("yynny"));
        fixture.submit(fixture.samples.at(0), fixture.ada);
        fixture.submit(fixture.samples.at(0), fixture.ben);
        publish(fixture, at("out"));
        QCOMPARE(bytesOf(at("out/guideline/paragraphs-1.md")), QByteArray("# Built in"));
        QCOMPARE(bytesOf(at("out/guideline/paragraphs-2.md")), QByteArray("# Second guideline"));
        const auto item = linesOf(bytesOf(at("out/disagreement/items.jsonl"))).first();
        QJsonArray versions = item[QStringLiteral("guideline_versions")].toArray();
        QCOMPARE(versions.first().toInt() + versions.last().toInt(), 3);
    }

    void croissantHasEveryRequiredProperty()
    {
        ProjectFixture fixture(2);
        closeAll(fixture);
        auto asked = request();
        asked.publication =
            ProjectFixture::take(publishing::publicationFrom(publishing::examplePublication()));
        asked.publication.splits = QStringLiteral("train=0.5,test=0.5");
        publish(fixture, at("out"), asked);
        const QJsonObject json =
            QJsonDocument::fromJson(bytesOf(at("out/croissant.json"))).object();
        for (const char* key :
            {"@context", "@type", "conformsTo", "description", "license", "name", "url", "creator",
                "datePublished", "distribution", "recordSet", "version", "citeAs", "keywords",
                "inLanguage", "rai:dataCollection", "rai:dataAnnotationProtocol", "rai:dataBiases",
                "rai:dataLimitations", "rai:dataUseCases", "rai:personalSensitiveInformation",
                "rai:annotatorDemographics", "rai:annotationsPerItem", "rai:dataAnnotationPlatform",
                "rai:dataReleaseMaintenancePlan", "rai:dataSocialImpact"})
            QVERIFY2(json.contains(QLatin1String(key)), key);
        QVERIFY(json[QStringLiteral("conformsTo")].toArray().contains(
            QStringLiteral("http://mlcommons.org/croissant/1.1")));
        QSet<QString> ids;
        for (const QJsonValue each : json[QStringLiteral("distribution")].toArray()) {
            const QJsonObject file = each.toObject();
            QCOMPARE(file[QStringLiteral("@type")].toString(), QStringLiteral("cr:FileObject"));
            const QString path = file[QStringLiteral("contentUrl")].toString();
            const QByteArray bytes = bytesOf(at("out/") + path);
            QCOMPARE(file[QStringLiteral("sha256")].toString().toLatin1(),
                QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
            QCOMPARE(file[QStringLiteral("contentSize")].toString(),
                QString::number(bytes.size()) + QStringLiteral(" B"));
            QVERIFY(!file[QStringLiteral("encodingFormat")].toString().isEmpty());
            ids.insert(file[QStringLiteral("@id")].toString());
        }
        // The validator knows the type of a dataset by this address only.
        QCOMPARE(json[QStringLiteral("@context")][QStringLiteral("sc")].toString(),
            QStringLiteral("https://schema.org/"));
        for (const QJsonValue each : json[QStringLiteral("recordSet")].toArray()) {
            const QJsonObject set = each.toObject();
            QVERIFY(!set[QStringLiteral("@id")].toString().isEmpty());
            if (set[QStringLiteral("@id")].toString() == QLatin1String("splits"))
                continue;
            for (const QJsonValue one : set[QStringLiteral("field")].toArray()) {
                const QJsonArray keys = one[QStringLiteral("subField")].toArray();
                QVERIFY(keys.isEmpty() || one[QStringLiteral("isArray")].toBool());
                for (const QJsonValue field : keys.isEmpty() ? QJsonArray{one} : keys)
                    fieldIsInItsFile(field.toObject(), ids);
            }
        }
    }

    void theCardSaysWhatIsThereAndWhatIsNotStated()
    {
        ProjectFixture fixture(3);
        closeAll(fixture);
        auto asked = request(QStringLiteral("train=0.7,test=0.3"));
        asked.publication.title = QStringLiteral("A: \"title\"");
        asked.publication.licence = publishing::Licence::CcBy4;
        publish(fixture, at("out"), asked);
        const QString card = QString::fromUtf8(bytesOf(at("out/README.md")));
        QVERIFY(card.startsWith(QStringLiteral("---\npretty_name: \"A: \\\"title\\\"\"\n")));
        for (const char* part :
            {"license: cc-by-4.0", "  - split: \"train\"\n    path: data/train.jsonl",
                "config_name: disagreement", "## Statistics", "| Paragraphs | 15 |", "Not stated.",
                "Cohen's kappa", "Gwet's AC1", "@misc{"})
            QVERIFY2(card.contains(QLatin1String(part)), part);
        QCOMPARE(card.count(QStringLiteral("---\n")), 2);
    }

    void aFolderAppearsWholeOrNotAtAll()
    {
        ProjectFixture fixture(2);
        closeAll(fixture);
        int calls = 0;
        for (int allowed = 0; allowed < 3; ++allowed) {
            calls = 0;
            const auto stopped = publishDataset(fixture.database(), at("out"), request(),
                [&](qint64, qint64) { return calls++ < allowed; });
            QVERIFY(!stopped);
            QCOMPARE(stopped.error().code, ErrorCode::Cancelled);
        }
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot),
            QStringList());
    }

    void aFullFolderIsRefusedAndAPublishedOneReplacedOnRequest()
    {
        ProjectFixture fixture(2);
        closeAll(fixture);
        QVERIFY(QDir().mkdir(at("out")));
        publish(fixture, at("out")); // an empty one is taken
        const auto refused = publishDataset(fixture.database(), at("out"), request());
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::Refused);
        auto again = request();
        again.onExisting = OnExistingFolder::Replace;
        again.publication.title = QStringLiteral("Second");
        publish(fixture, at("out"), again);
        QVERIFY(bytesOf(at("out/README.md")).contains("# Second"));
        // What somebody put there is never taken away.
        QFile mine(at("out/data/mine.txt"));
        QVERIFY(mine.open(QIODevice::WriteOnly) && mine.write("mine") == 4);
        mine.close();
        const auto kept = publishDataset(fixture.database(), at("out"), again);
        QVERIFY(!kept);
        QVERIFY(kept.error().what.contains(QStringLiteral("data/mine.txt")));
        QCOMPARE(bytesOf(at("out/data/mine.txt")), QByteArray("mine"));
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot),
            QStringList{QStringLiteral("out")});
    }

    void whatCannotBeWrittenIsRefusedBefore()
    {
        ProjectFixture fixture(1);
        QCOMPARE(publishDataset(fixture.database(), at("out"), request()).error().code,
            ErrorCode::Refused); // nothing is ready
        closeAll(fixture);
        QCOMPARE(publishDataset(fixture.database(), at("no/out"), request()).error().code,
            ErrorCode::NotWritable);
        QCOMPARE(publishDataset(fixture.database(), fixture.path(), request()).error().code,
            ErrorCode::Refused);
        QCOMPARE(publishDataset(fixture.database(), at("out"), request(QStringLiteral("a=2")))
                     .error()
                     .code,
            ErrorCode::InvalidInput);
        QVERIFY(!QFile::exists(at("out")));
    }

    void closedStudiesArePublishedWithoutNamesAndOpenOnesNotAtAll()
    {
        StudyFixture study(3, 2);
        ProjectFixture& fixture = study.project();
        fixture.close(fixture.samples.first(), QStringLiteral("yyyyy"), QStringLiteral("yyyyy"));
        const PublishReport open = publish(fixture, at("open"));
        QCOMPARE(open.facts.openStudies, 1);
        QVERIFY(open.facts.studies.isEmpty());
        for (const RaterId rater : std::as_const(study.raters))
            study.answerAll(rater);
        study.close();
        const PublishReport closed = publish(fixture, at("closed"));
        QCOMPARE(closed.facts.openStudies, 0);
        QCOMPARE(closed.facts.studies.size(), 1);
        QCOMPARE(closed.facts.studies.first().items, 3);
        const QByteArray items = bytesOf(at("closed/disagreement/items.jsonl"));
        QVERIFY(items.contains("study_1/R1"));
        for (const char* name : {"\"Ann\"", "\"Bob\"", "alpha", "beta"})
            QVERIFY2(!items.contains(name), name);
    }

    void studiesHidePeopleInDiscussionsWhateverTheCase()
    {
        ProjectFixture fixture(1);
        rename(fixture, fixture.ada, QStringLiteral("Xaveria Quill"));
        const ArticleText named{QStringLiteral("T"), {}, {},
            {QStringLiteral("One paragraph that is long enough to be read.")},
            {{QStringLiteral("XAVERIA Quill"), QStringLiteral("I liked it.")},
                {QStringLiteral("Other"), QStringLiteral("xaveria  quill is right.")}}};
        fixture.addSample(named, true);
        closeAll(fixture);
        rateParagraphs(fixture);
        const PublishReport report = publish(fixture, at("out"));
        QCOMPARE(report.facts.studies.first().items, 6);
        const QMap<QString, QByteArray> files = filesOf(at("out"));
        for (auto file = files.cbegin(); file != files.cend(); ++file)
            QVERIFY2(!file.value().toLower().contains("xaveria"), qPrintable(file.key()));
    }

    void studiesShowNothingOfSamplesThatAreNotPublished()
    {
        ProjectFixture fixture(3);
        fixture.close(fixture.samples.at(0), QStringLiteral("yynny"), QStringLiteral("ynnny"));
        rateParagraphs(fixture);
        const PublishReport report = publish(fixture, at("out"));
        QCOMPARE(report.facts.studies.first().items, 5);
        QCOMPARE(report.facts.studies.first().withheld, 10);
        const QString published =
            ProjectFixture::take(SampleRepository(fixture.database()).uuid(fixture.samples.at(0)));
        int rated = 0;
        for (const QJsonObject& item : linesOf(bytesOf(at("out/disagreement/items.jsonl")))) {
            QCOMPARE(item[QStringLiteral("sample")].toString(), published);
            QCOMPARE(item[QStringLiteral("split")].toString(), QStringLiteral("test"));
            rated += item[QStringLiteral("task")] == QLatin1String("study") ? 1 : 0;
        }
        QCOMPARE(rated, 5);
        const auto files = filesOf(at("out"));
        for (auto file = files.cbegin(); file != files.cend(); ++file)
            QVERIFY2(!file.value().contains("of the article 2 says"), qPrintable(file.key()));
        const auto findings =
            ProjectFixture::take(checkDataset(fixture.database(), publishing::Publication()));
        QVERIFY(
            std::any_of(findings.cbegin(), findings.cend(), [](const publishing::Finding& finding) {
                return finding.key == QLatin1String("studies") && finding.text.contains(u"10");
            }));
    }

    void exportsOfDisagreementHaveNothingOfOpenSamplesInStudiesEither()
    {
        ProjectFixture fixture(2);
        fixture.close(fixture.samples.at(0), QStringLiteral("yynny"), QStringLiteral("ynnny"));
        rateParagraphs(fixture);
        ProjectFixture::take(
            exportDisagreement(fixture.database(), at("d.jsonl"), DisagreementFormat::JsonLines));
        QCOMPARE(linesOf(bytesOf(at("d.jsonl"))).size(), 10);
        QVERIFY(!bytesOf(at("d.jsonl")).contains("of the article 2 says"));
    }

    void theFirstPassWaitsForTheSecond()
    {
        ProjectFixture fixture(1);
        const SampleId sample = fixture.addSample(shortArticle(), false);
        RoundRepository rounds(fixture.database());
        ProjectFixture::take(rounds.calibrate(sample, {fixture.ada, fixture.ben}, fixture.lea));
        fixture.close(fixture.samples.at(0), QStringLiteral("yynny"), QStringLiteral("yynny"));
        fixture.close(sample, QStringLiteral("yn"), QStringLiteral("yy"));
        ProjectFixture::take(rounds.labelAgain(fixture.round(sample).id, fixture.lea));
        const PublishReport open = publish(fixture, at("open"));
        QCOMPARE(open.facts.disagreement.annotations, 10);
        QCOMPARE(open.facts.disagreement.heldBack, 1);
        QCOMPARE(publishing::agreementLines(open.facts).first().items, 5);
        for (const QByteArray& file : filesOf(at("open")))
            QVERIFY(!file.contains("Short paragraph"));
        fixture.close(sample, QStringLiteral("yy"), QStringLiteral("yy"));
        QCOMPARE(publish(fixture, at("out")).facts.disagreement.annotations, 18);
    }

    void aCalibrationThatIsNotLabelledAgainHasAnOutcome()
    {
        ProjectFixture fixture(0);
        const SampleId sample = fixture.addSample(shortArticle(), false);
        ProjectFixture::take(RoundRepository(fixture.database())
                                 .calibrate(sample, {fixture.ada, fixture.ben}, fixture.lea));
        fixture.close(sample, QStringLiteral("yn"), QStringLiteral("yy"));
        publish(fixture, at("out"));
        const auto items = linesOf(bytesOf(at("out/disagreement/items.jsonl")));
        QCOMPARE(items.size(), 2);
        QCOMPARE(items.at(0)[QStringLiteral("outcome")].toString(), QStringLiteral("supporting"));
        QCOMPARE(
            items.at(0)[QStringLiteral("resolved_by")].toString(), QStringLiteral("agreement"));
        QCOMPARE(items.at(1)[QStringLiteral("outcome")].toString(), QStringLiteral("boundary"));
        QCOMPARE(ProjectFixture::take(readRelease(at("out"))).bases.size(), 2);
    }

    void peopleWhoJoinDoNotChangeWhatOthersAreCalled()
    {
        ProjectFixture fixture(1);
        const auto before = ProjectFixture::take(annotatorPseudonyms(fixture.database()));
        for (int i = 0; i < 20; ++i)
            ProjectFixture::take(PeopleRepository(fixture.database())
                                     .add(QStringLiteral("New %1").arg(i), Role::Annotator));
        const auto after = ProjectFixture::take(annotatorPseudonyms(fixture.database()));
        for (auto each = before.cbegin(); each != before.cend(); ++each)
            QCOMPARE(after.value(each.key()), each.value());
    }

    void theCheckLooksIntoStudiesAndGuidelines()
    {
        ProjectFixture fixture(1);
        rename(fixture, fixture.ben, QStringLiteral("Benvolio Tarnbrook"));
        fixture.addSample({QStringLiteral("T"), {}, {},
                              {QStringLiteral("As BENVOLIO tarnbrook (b@mail.example) said.")},
                              {{QStringLiteral("Person 1"), QStringLiteral("I liked it.")}}},
            true);
        closeAll(fixture);
        rateParagraphs(fixture);
        ProjectSettings settings =
            ProjectFixture::take(SettingsRepository(fixture.database()).load());
        settings.guideline = QStringLiteral("Ask Benvolio Tarnbrook, b@mail.example.");
        ProjectFixture::check(SettingsRepository(fixture.database()).save(settings, fixture.lea));
        const PublishReport report = publish(fixture, at("out"));
        QCOMPARE(report.facts.textsWithNames, 1);
        QCOMPARE(report.facts.itemsWithNames, 1);
        QCOMPARE(report.facts.itemsWithEmail, 1);
        const QStringList expected{QStringLiteral("guideline/paragraphs-2.md")};
        QCOMPARE(report.facts.filesWithNames, expected);
        QCOMPARE(report.facts.filesWithEmail, expected);
        QCOMPARE(std::count_if(report.findings.cbegin(), report.findings.cend(),
                     [](const publishing::Finding& finding) {
                         return finding.key == QLatin1String("texts") &&
                                finding.severity == publishing::Severity::Recommended;
                     }),
            6);
    }

    void importedLabelsAreSaidToBe()
    {
        ProjectFixture fixture(1);
        closeAll(fixture);
        kgds::SampleRecord imported;
        imported.article = {{1, QStringLiteral("An imported paragraph."),
            kgds::ParagraphLabel::Supporting, {}, {}}};
        imported.discussion = {{QStringLiteral("P"), QStringLiteral("About it."), {}}};
        ProjectFixture::take(SampleRecords(fixture.database()).addRecord(imported));
        const PublishReport report = publish(fixture, at("out"));
        QCOMPARE(report.facts.importedSamples, 1);
        QVERIFY(bytesOf(at("out/README.md"))
                    .contains("The paragraphs of 1 of the 2 samples have imported labels"));
        QVERIFY(std::any_of(report.findings.cbegin(), report.findings.cend(),
            [](const publishing::Finding& finding) {
                return finding.key == QLatin1String("labels") &&
                       finding.severity == publishing::Severity::Recommended;
            }));
    }

    void aPublishedFolderIsReplacedByItsRelativePathToo()
    {
        ProjectFixture fixture(1);
        closeAll(fixture);
        const QString here = QDir::currentPath();
        QVERIFY(QDir::setCurrent(m_folder->path()));
        auto asked = request();
        asked.onExisting = OnExistingFolder::Replace;
        publish(fixture, QStringLiteral("out"), asked);
        const auto again = publishDataset(fixture.database(), QStringLiteral("out"), asked);
        QVERIFY(QDir::setCurrent(here));
        QVERIFY2(again, again ? "" : qPrintable(again.error().sentence()));
    }

    void editedFilesAndLinksAreNotReplaced()
    {
        ProjectFixture fixture(1);
        closeAll(fixture);
        auto asked = request();
        asked.onExisting = OnExistingFolder::Replace;
        publish(fixture, at("out"), asked);
        QFile readme(at("out/README.md"));
        QVERIFY(readme.open(QIODevice::Append) && readme.write("mine") == 4);
        readme.close();
        const auto edited = publishDataset(fixture.database(), at("out"), asked);
        QVERIFY(!edited);
        QVERIFY2(edited.error().what.contains(QStringLiteral("\"README.md\"")),
            qPrintable(edited.error().what));
        QVERIFY(bytesOf(at("out/README.md")).endsWith("mine"));
        QVERIFY(QFile::link(at("out"), at("link")));
        const auto link = publishDataset(fixture.database(), at("link"), asked);
        QVERIFY(!link);
        QVERIFY2(link.error().what.contains(QStringLiteral("link")), qPrintable(link.error().what));
    }

    void whatAKilledProcessLeftIsRemovedAndWhatWasThereComesBack()
    {
        ProjectFixture fixture(1);
        closeAll(fixture);
        publish(fixture, at("out"));
        const QByteArray before = bytesOf(at("out/SHA256SUMS"));
        // Between moving the old folder aside and putting the new one in its place.
        QVERIFY(QDir().mkpath(at("out.unfinished-abcdef/new")));
        QVERIFY(QDir().rename(at("out"), at("out.unfinished-abcdef/old")));
        putLockOfDeadProcess(at("out.unfinished-abcdef/lock"));
        // Others' folders of such names have no lock.
        QVERIFY(QDir().mkpath(at("out.unfinished-mine")));
        QVERIFY(!publishDataset(fixture.database(), at("out"), request()));
        QCOMPARE(bytesOf(at("out/SHA256SUMS")), before);
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot),
            (QStringList{QStringLiteral("out"), QStringLiteral("out.unfinished-mine")}));
    }

    void datesThatThereAreNotAreRefused()
    {
        ProjectFixture fixture(1);
        closeAll(fixture);
        auto asked = request();
        asked.publication.date = QStringLiteral("30.11.2026");
        const auto refused = publishDataset(fixture.database(), at("out"), asked);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::InvalidInput);
        QVERIFY(!savePublication(fixture.database(), asked.publication, fixture.lea));
        asked.publication.date = QStringLiteral("2026-11-30");
        const auto dated = [&](const QDate& today) {
            const auto findings =
                publishing::reviewerCheck(asked.publication, publishing::DatasetFacts(), today);
            return std::any_of(
                findings.cbegin(), findings.cend(), [](const publishing::Finding& finding) {
                    return finding.key == QLatin1String("date");
                });
        };
        QVERIFY(dated(QDate(2026, 11, 29)));
        QVERIFY(!dated(QDate(2026, 11, 30)));
    }

    void samplesKeepTheSplitsOfAnEarlierVersion()
    {
        ProjectFixture fixture(8);
        closeAll(fixture);
        auto asked = request(QStringLiteral("train=0.5,test=0.5"));
        publish(fixture, at("one"), asked);
        const auto first = ProjectFixture::take(readRelease(at("one")));
        for (const publishing::ReleasedSample& sample : first.samples)
            asked.keptSplits.insert(sample.id, sample.split);
        asked.keptSplits.remove(first.samples.last().id);
        asked.publication.seed = 77;
        QCOMPARE(publish(fixture, at("two"), asked).facts.keptSplits, 7);
        const auto second = ProjectFixture::take(readRelease(at("two")));
        for (qsizetype i = 0; i + 1 < first.samples.size(); ++i)
            QCOMPARE(second.samples.at(i).split, first.samples.at(i).split);
        asked.publication.splits = QStringLiteral("train=0.5,rest=0.5");
        QCOMPARE(publishDataset(fixture.database(), at("three"), asked).error().code,
            ErrorCode::InvalidInput);
    }

    void metadataAreStoredWithTheProject()
    {
        ProjectFixture fixture(1);
        QCOMPARE(
            ProjectFixture::take(storedPublication(fixture.database())), publishing::Publication());
        publishing::Publication publication;
        publication.title = QStringLiteral("Title");
        publication.licence = publishing::Licence::Cc0;
        QVERIFY(!savePublication(fixture.database(), publication, fixture.ada));
        ProjectFixture::check(savePublication(fixture.database(), publication, fixture.lea));
        QCOMPARE(ProjectFixture::take(storedPublication(fixture.database())), publication);
        QVERIFY(isStoredPublication(QStringLiteral("{\"title\":\"x\"}")));
        QVERIFY(!isStoredPublication(QStringLiteral("{\"titel\":\"x\"}")));
        QVERIFY(!isStoredPublication(QStringLiteral("[]")));
    }

    void theCheckListsWhatAReviewerWouldMiss()
    {
        ProjectFixture fixture(2);
        fixture.close(fixture.samples.at(0), QStringLiteral("yynny"), QStringLiteral("ynnny"));
        const auto findings =
            ProjectFixture::take(checkDataset(fixture.database(), publishing::Publication()));
        const auto has = [&](const char* key, publishing::Severity severity) {
            return std::any_of(
                findings.cbegin(), findings.cend(), [&](const publishing::Finding& finding) {
                    return finding.key == QLatin1String(key) && finding.severity == severity;
                });
        };
        QVERIFY(has("licence", publishing::Severity::Required));
        QVERIFY(has("authors", publishing::Severity::Required));
        QVERIFY(has("ethics", publishing::Severity::Recommended));
        QVERIFY(has("facts", publishing::Severity::Recommended));
        QVERIFY(has("samples", publishing::Severity::Note));
        for (qsizetype i = 1; i < findings.size(); ++i)
            QVERIFY(findings.at(i - 1).severity <= findings.at(i).severity);
        auto publication =
            ProjectFixture::take(publishing::publicationFrom(publishing::examplePublication()));
        publication.splits = QStringLiteral("test=1"); // of one sample
        const auto described = ProjectFixture::take(checkDataset(fixture.database(), publication));
        QVERIFY(std::none_of(
            described.cbegin(), described.cend(), [](const publishing::Finding& finding) {
                return finding.severity == publishing::Severity::Required;
            }));
    }

    void aPublishedFolderIsReadAndComparedWithTheNext()
    {
        ProjectFixture fixture(2);
        closeAll(fixture);
        publish(fixture, at("one"));
        const auto before = readRelease(at("one"));
        QVERIFY2(before, before ? "" : qPrintable(before.error().sentence()));
        QCOMPARE(before->samples.size(), 2);
        QCOMPARE(before->samples.first().split, QStringLiteral("test"));
        QVERIFY(!before->samples.first().id.isEmpty());
        QCOMPARE(before->bases.size(), 10);
        const auto alone = readRelease(at("one/KGDS.json"));
        QVERIFY(alone);
        QVERIFY(alone->bases.isEmpty());
        const publishing::ReleaseDiff diff = publishing::releaseDiff(*before, *alone);
        QCOMPARE(diff.pairs.size(), 2);
        QVERIFY(diff.changes.isEmpty());
        QVERIFY(!readRelease(at("nowhere")));
    }

private:
    /// Whether a field has a type, and a file that is there, in which its column and key are.
    void fieldIsInItsFile(const QJsonObject& field, const QSet<QString>& files) const
    {
        QVERIFY(!files.contains(field[QStringLiteral("@id")].toString()));
        QVERIFY(!field[QStringLiteral("dataType")].toString().isEmpty());
        const QJsonValue source = field[QStringLiteral("source")];
        const QString file = source[QStringLiteral("fileObject")][QStringLiteral("@id")].toString();
        QVERIFY2(files.contains(file), qPrintable(file));
        const QString column =
            source[QStringLiteral("extract")][QStringLiteral("column")].toString();
        const QByteArray head =
            bytesOf(m_folder->filePath(QStringLiteral("out/") + file)).split('\n').first();
        if (file.endsWith(QLatin1String(".csv"))) {
            QVERIFY2(head.split(',').contains(column.toUtf8()), qPrintable(column));
            return;
        }
        const QJsonObject row = QJsonDocument::fromJson(head).object();
        QVERIFY2(row.contains(column), qPrintable(column));
        const QString key =
            source[QStringLiteral("transform")][QStringLiteral("jsonPath")].toString();
        const QJsonArray entries = row[column].toArray();
        if (!key.isEmpty() && !entries.isEmpty())
            QVERIFY2(entries.first().toObject().contains(key), qPrintable(key));
    }
    /// Times are milliseconds.
    static void waitForAnotherTime()
    {
        const qint64 before = QDateTime::currentMSecsSinceEpoch();
        QTRY_VERIFY(QDateTime::currentMSecsSinceEpoch() > before);
    }
    QString at(const char* name) const { return m_folder->filePath(QLatin1String(name)); }
    static void closeAll(ProjectFixture& fixture)
    {
        for (const SampleId sample : std::as_const(fixture.samples)) {
            const int count =
                int(ProjectFixture::take(SampleRepository(fixture.database()).paragraphs(sample))
                        .size());
            const QString answers = QStringLiteral("yynny").left(count);
            fixture.close(sample, answers, answers);
        }
    }

    /// A lock as QLockFile writes it, of a process that there is not.
    static void putLockOfDeadProcess(const QString& path)
    {
        QFile lock(path);
        QVERIFY(lock.open(QIODevice::WriteOnly));
        lock.write("999999999\ntandem\n" + QSysInfo::machineHostName().toLocal8Bit() + "\n");
    }
    static ArticleText shortArticle()
    {
        return {QStringLiteral("T"), {}, {},
            {QStringLiteral("Short paragraph one."), QStringLiteral("Short paragraph two.")},
            {{QStringLiteral("Person 1"), QStringLiteral("I liked it.")}}};
    }
    /// A closed study of every paragraph of the project, rated by one.
    static void rateParagraphs(ProjectFixture& fixture)
    {
        StudyRepository studies(fixture.database());
        studies::Design design = studies::designTemplate(studies::Kind::YesNo);
        design.ratersPerItem = 1;
        design.consent.clear();
        const StudyId study =
            ProjectFixture::take(studies.create(QStringLiteral("Paragraphs"), design, fixture.lea));
        AskedItems asked;
        asked.kind = studies::Kind::YesNo;
        ProjectFixture::take(studies.addItems(
            study, ProjectFixture::take(projectItems(fixture.database(), asked)), fixture.lea));
        StudyRaterRepository raters(fixture.database());
        const auto added =
            ProjectFixture::take(raters.add(study, {{.name = QStringLiteral("Zed")}}, fixture.lea));
        ProjectFixture::take(raters.assign(study, fixture.lea));
        StudyAnswerRepository answers(fixture.database());
        QList<studies::AnswerRow> rows;
        qint64 at = 1000;
        for (const studies::TaskTurn& turn :
            ProjectFixture::take(answers.task(added.first())).turns)
            rows.append({newUuid(), turn.id, design.questions.first().name, QStringLiteral("yes"),
                at += 1000, 1500});
        ProjectFixture::take(answers.keep(added.first(), {rows, {}}, SubmissionChannel::File));
        ProjectFixture::check(studies.close(study, fixture.lea));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

TANDEM_TEST(TestDatasetWriter, QCoreApplication)
#include "tst_datasetwriter.moc"
