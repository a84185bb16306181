#include "storage/project/sampleproject.h"

#include "storage/database/schema.h"
#include "storage/project/projectcheck.h"
#include "storage/repositories/comparisonrepository.h"
#include "storage/repositories/peoplerepository.h"
#include "storage/repositories/samplerepository.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace tandem;

namespace {

const SampleMaterial kMaterial{QStringLiteral(TANDEM_RESOURCES "/sample/articles.json"),
    QStringLiteral(TANDEM_RESOURCES "/sample/labels.json")};

} // namespace

class TestSampleProject final : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;

    Expected<void> make(SampleContents contents, const SampleMaterial& material = kMaterial) const
    {
        return createSampleProject(m_path, QStringLiteral("Sample"), contents, material);
    }
    QStringList files() const
    {
        return QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden, QDir::Name);
    }

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_path = m_folder->filePath(QStringLiteral("s.tandem"));
    }

    void theTextsAloneAreThreeSamplesThatNobodyLabels()
    {
        QVERIFY(make(SampleContents::Texts));
        const auto database = openProjectFile(m_path, Database::Mode::ReadWrite);
        QVERIFY(database);
        QVERIFY(PeopleRepository(**database).all()->isEmpty());
        const auto rows = SampleRepository(**database).rows(1, 9);
        QCOMPARE(rows->size(), 3);
        for (const SampleRow& row : *rows)
            QVERIFY(row.state() == SampleState::Unassigned);
    }

    void withLabelsEachSampleIsInAnotherState()
    {
        QVERIFY(make(SampleContents::Labelled));
        QCOMPARE(files(), QStringList{QStringLiteral("s.tandem")});
        const auto database = openProjectFile(m_path, Database::Mode::ReadWrite);
        QVERIFY(database);
        QCOMPARE(PeopleRepository(**database).all()->size(), 3);
        const auto rows = SampleRepository(**database).rows(1, 9);
        QCOMPARE(rows->size(), 3);
        QVERIFY(rows->at(0).state() == SampleState::Closed);
        QVERIFY(rows->at(1).state() == SampleState::HandedInByOne);
        QCOMPARE(rows->at(1).answeredA, 10);
        QCOMPARE(rows->at(1).answeredB, 5);
        QVERIFY(rows->at(2).state() == SampleState::Open);
        QCOMPARE(rows->at(2).answeredA + rows->at(2).answeredB, 0);
    }

    void theClosedSampleHasDisagreementsAndNotes()
    {
        QVERIFY(make(SampleContents::Labelled));
        const auto database = openProjectFile(m_path, Database::Mode::ReadWrite);
        const auto row = SampleRepository(**database).rowAt(1);
        const auto comparison = ComparisonRepository(**database).compare(row->round->id);
        QVERIFY(comparison);
        int inconsistent = 0;
        int notes = 0;
        for (const ComparedItem& item : comparison->items) {
            inconsistent += item.isConsistent() ? 0 : 1;
            notes += item.a.note.isEmpty() ? 0 : 1;
            QVERIFY(item.timeAMs > 0 && item.timeBMs > 0);
        }
        QCOMPARE(inconsistent, 2);
        QVERIFY(notes > 0);
    }

    void whatItMakesPassesTheCheck()
    {
        QVERIFY(make(SampleContents::Labelled));
        const auto report = checkProject(m_path);
        QVERIFY(report);
        QCOMPARE(report->problems, QStringList());
    }

    void aFileThatIsThereStays()
    {
        QVERIFY(make(SampleContents::Texts));
        const auto again = make(SampleContents::Labelled);
        QVERIFY(!again);
        QCOMPARE(again.error().code, ErrorCode::Refused);
        QCOMPARE(files(), QStringList{QStringLiteral("s.tandem")});
    }

    void aFailureLeavesNothingBehind()
    {
        const QString none = m_folder->filePath(QStringLiteral("none.json"));
        QVERIFY(!make(SampleContents::Texts, {none, kMaterial.labels}));
        QCOMPARE(files(), QStringList());
        QVERIFY(!make(SampleContents::Labelled, {kMaterial.articles, none}));
        QCOMPARE(files(), QStringList());
        // Labels that do not fit the articles.
        QVERIFY(!make(SampleContents::Labelled, {kMaterial.articles, kMaterial.articles}));
        QCOMPARE(files(), QStringList());
    }
};

QTEST_GUILESS_MAIN(TestSampleProject)
#include "tst_sampleproject.moc"
