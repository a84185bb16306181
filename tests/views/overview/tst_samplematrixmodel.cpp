#include "views/overview/samplematrixmodel.h"

#include "projectfixture.h"
#include "testmain.h"
#include "views/session/projectsession.h"

#include <QAbstractItemModelTester>
#include <QItemSelection>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>

using namespace tandem;

namespace {

/// A project with many short samples, imported in one go.
struct ManySamples
{
    explicit ManySamples(int count)
    {
        const QString input = folder.filePath(QStringLiteral("articles.jsonl"));
        QFile file(input);
        if (!file.open(QIODevice::WriteOnly))
            qFatal("cannot write %s", qPrintable(input));
        for (int i = 1; i <= count; ++i) {
            const QByteArray word = i % 100 == 0 ? "harbour" : "city";
            file.write("{\"title\": \"Sample " + QByteArray::number(i) +
                       "\", \"paragraphs\": [\"The " + word + " sleeps.\"]}\n");
        }
        file.close();
        ProjectFixture::take(importFiles({input}, path(), {}, Duplicates::Keep));
        session = std::make_unique<ProjectSession>(ProjectFixture::take(Project::open(path())));
    }
    QString path() const { return folder.filePath(QStringLiteral("many.tandem")); }

    QTemporaryDir folder;
    std::unique_ptr<ProjectSession> session;
};

QVariant cell(const SampleMatrixModel& model, int row, SampleMatrixModel::Column column,
    int role = Qt::DisplayRole)
{
    return model.index(row, model.sectionOf(column)).data(role);
}

using Column = SampleMatrixModel::Column;

} // namespace

class TestSampleMatrixModel final : public QObject
{
    Q_OBJECT

private slots:
    void itIsAWellBehavedModel();
    void ofManySamplesOnlyWhatIsLookedAtIsRead();
    void memoryStaysBoundedWhenEverythingIsScrolledThrough();
    void everyStepHasAColumn();
    void cellsSayWhereASampleStands();
    void factsAndLaterStepsHaveTheirStates();
    void pairAndProgressAreThoseOfTheStep();
    void aFilterShowsWhatPassesIt();
    void aChangeOfRoundChangesRowsAndNotTheModel();
    void samplesThatAreAddedAppearAsRows();
    void underAFilterRowsComeAndGoAsRows();
    void samplesThatWereNotReadAreCollectedInAWorker();
    void aTitleWithMarkupIsText();
};

void TestSampleMatrixModel::itIsAWellBehavedModel()
{
    ProjectFixture fixture;
    ProjectSession session(fixture.open());
    SampleMatrixModel model(session);
    const QAbstractItemModelTester tester(
        &model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    SampleFilter filter;
    filter.words = QStringLiteral("Sample 2");
    model.setFilter(filter);
    QTRY_COMPARE(model.rowCount(), 1);
    model.setFilter({});
    QCOMPARE(model.rowCount(), 3);
    fixture.addSample({}, false);
    QTRY_COMPARE(model.rowCount(), 4);
}

void TestSampleMatrixModel::ofManySamplesOnlyWhatIsLookedAtIsRead()
{
    ManySamples many(2000);
    SampleMatrixModel model(*many.session);
    QCOMPARE(model.rowCount(), 2000);
    QCOMPARE(model.loadedRows(), 0);
    QTableView view;
    view.setModel(&model);
    view.resize(900, 600);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    QTRY_VERIFY(model.loadedRows() > 0);
    QVERIFY(model.loadedRows() <= 3 * SamplePages::kPageRows);
    view.scrollTo(model.index(1500, 0));
    view.grab();
    QCOMPARE(cell(model, 1500, Column::Title).toString(), QStringLiteral("Sample 1501"));
    QVERIFY(model.loadedRows() <= 6 * SamplePages::kPageRows);
}

void TestSampleMatrixModel::memoryStaysBoundedWhenEverythingIsScrolledThrough()
{
    ManySamples many(3000);
    SampleMatrixModel model(*many.session);
    for (int row = 0; row < model.rowCount(); ++row)
        QCOMPARE(cell(model, row, Column::Number).toString(), QLocale().toString(row + 1));
    QVERIFY(model.loadedRows() <= SamplePages::kPagesKept * SamplePages::kPageRows);
}

void TestSampleMatrixModel::everyStepHasAColumn()
{
    ProjectFixture fixture;
    ProjectSession session(fixture.open());
    const SampleMatrixModel model(session);
    const QList<MatrixStep> steps = matrixSteps();
    const int first = model.sectionOf(Column::Step);
    for (int i = 0; i < steps.size(); ++i) {
        QCOMPARE(model.headerData(first + i, Qt::Horizontal).toString(), steps.at(i).title);
        QVERIFY(model.columnAt(first + i) == Column::Step);
    }
    for (const Column column : {Column::Number, Column::Title, Column::Domain, Column::Pair,
             Column::Answered, Column::Time})
        QVERIFY(model.columnAt(model.sectionOf(column)) == column);
}

void TestSampleMatrixModel::cellsSayWhereASampleStands()
{
    ProjectFixture fixture;
    fixture.answer(fixture.samples.at(0), fixture.ada, QStringLiteral("yny"));
    fixture.close(fixture.samples.at(1), QStringLiteral("yyyyy"), QStringLiteral("nnnnn"));
    ArticleText bare;
    bare.title = QStringLiteral("Bare");
    bare.paragraphs = {QStringLiteral("One.")};
    fixture.addSample(bare, false);
    ProjectSession session(fixture.open());
    SampleMatrixModel model(session);
    const int discussion = model.sectionOf(Column::Step);
    const auto mark = [&model](int row, int section) {
        return matrix::StepMark(model.index(row, section).data(matrix::Mark).toInt());
    };
    QVERIFY(mark(0, discussion) == matrix::StepMark::Ready);
    QVERIFY(mark(3, discussion) == matrix::StepMark::Waiting);
    QVERIFY(mark(0, discussion + 1) == matrix::StepMark::Open);
    QVERIFY(mark(1, discussion + 1) == matrix::StepMark::Closed);
    QVERIFY(mark(3, discussion + 1) == matrix::StepMark::NotAssigned);
    QCOMPARE(cell(model, 0, Column::Answered, matrix::AnsweredA).toInt(), 3);
    QCOMPARE(cell(model, 0, Column::Answered, matrix::AnsweredB).toInt(), 0);
    QCOMPARE(cell(model, 0, Column::Answered, matrix::Items).toInt(), 5);
    QCOMPARE(cell(model, 0, Column::Pair, matrix::PairNames).toStringList(),
        (QStringList{QStringLiteral("Ada"), QStringLiteral("Ben")}));
    QVERIFY(cell(model, 3, Column::Pair, matrix::PairNames).toStringList().isEmpty());
    model.setTimes({{fixture.samples.at(0), {65'000, 0}}});
    QCOMPARE(cell(model, 0, Column::Time).toString(), QStringLiteral("1:05"));
    QVERIFY(cell(model, 0, Column::Pair, Qt::AccessibleTextRole)
                .toString()
                .contains(QLatin1String("Ada")));
}

void TestSampleMatrixModel::factsAndLaterStepsHaveTheirStates()
{
    ProjectFixture fixture(4);
    fixture.askAboutFacts(fixture.samples.at(0));
    fixture.close(fixture.samples.at(1), QStringLiteral("yyyyy"), QStringLiteral("yynnn"));
    fixture.close(fixture.samples.at(3), QStringLiteral("yyyyy"), QStringLiteral("yyyyy"));
    ProjectFixture::take(RoundRepository(fixture.database())
                             .assign(fixture.samples.at(2), {fixture.ada, fixture.ben}, fixture.lea,
                                 Step::Opinions));
    ProjectSession session(fixture.open());
    session.setCurrentPerson(fixture.lea);
    SampleMatrixModel model(session);
    const auto shown = [&model](int row, const char* id) {
        const QList<MatrixStep> steps = matrixSteps();
        for (int i = 0; i < steps.size(); ++i) {
            if (steps.at(i).id == QLatin1String(id))
                return model.index(row, model.sectionOf(Column::Step) + i);
        }
        return QModelIndex();
    };
    const auto mark = [&shown](int row, const char* id) {
        return matrix::StepMark(shown(row, id).data(matrix::Mark).toInt());
    };
    QCOMPARE(shown(0, "facts").data().toString(), QStringLiteral("3 fact(s)"));
    QVERIFY(mark(0, "keyFacts") == matrix::StepMark::Open);
    QVERIFY(mark(1, "facts") == matrix::StepMark::Waiting); // to be decomposed
    QVERIFY(mark(1, "keyFacts") == matrix::StepMark::NotAssigned);
    QVERIFY(mark(2, "facts") == matrix::StepMark::NotAssigned); // nobody knows of what yet
    QVERIFY(mark(2, "opinions") == matrix::StepMark::Open);
    QVERIFY(mark(0, "opinions") == matrix::StepMark::NotAssigned);

    // What the project decides, and what is written, is followed.
    fixture.setRule(ConsistencyRule::Adjudication);
    fixture.addFacts(fixture.samples.at(3), 1, {QStringLiteral("Ships wait.")});
    QTRY_COMPARE(shown(3, "facts").data().toString(), QStringLiteral("1 fact(s)"));
    QVERIFY(mark(1, "facts") == matrix::StepMark::NotAssigned);
}

void TestSampleMatrixModel::pairAndProgressAreThoseOfTheStep()
{
    ProjectFixture fixture;
    fixture.askAboutFacts(fixture.samples.at(0));
    fixture.answer(
        fixture.samples.at(0), fixture.ben, QStringLiteral("yn"), {}, 1'000, Step::KeyFacts);
    ProjectSession session(fixture.open());
    SampleMatrixModel model(session);
    QCOMPARE(cell(model, 0, Column::Answered, matrix::Items).toInt(), 5);
    QVERIFY(!cell(model, 1, Column::Pair, matrix::PairNames).toStringList().isEmpty());
    const QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    SampleFilter filter;
    filter.step = Step::KeyFacts;
    model.setFilter(filter);
    QCOMPARE(cell(model, 0, Column::Answered, matrix::Items).toInt(), 3);
    QCOMPARE(cell(model, 0, Column::Answered, matrix::AnsweredB).toInt(), 2);
    QVERIFY(cell(model, 1, Column::Pair, matrix::PairNames).toStringList().isEmpty());
    QCOMPARE(resets.size(), 0);
    filter.state = SampleState::Open;
    model.setFilter(filter);
    QTRY_COMPARE(model.rowCount(), 1);
}

void TestSampleMatrixModel::aFilterShowsWhatPassesIt()
{
    ManySamples many(2000);
    SampleMatrixModel model(*many.session);
    SampleFilter filter;
    filter.words = QStringLiteral("harb");
    model.setFilter(filter);
    QVERIFY(model.isBusy());
    QTRY_VERIFY(!model.isBusy());
    QCOMPARE(model.rowCount(), 20);
    QCOMPARE(model.total(), 2000);
    QCOMPARE(cell(model, 1, Column::Title).toString(), QStringLiteral("Sample 200"));
    filter.words = QStringLiteral("nowhere");
    model.setFilter(filter);
    QTRY_COMPARE(model.rowCount(), 0);
    model.setFilter({});
    QCOMPARE(model.rowCount(), 2000);
}

void TestSampleMatrixModel::aChangeOfRoundChangesRowsAndNotTheModel()
{
    ProjectFixture fixture;
    ProjectSession session(fixture.open());
    session.setCurrentPerson(fixture.lea);
    SampleMatrixModel model(session);
    QCOMPARE(cell(model, 0, Column::Answered, matrix::AnsweredA).toInt(), 0);
    const QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    const QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
    fixture.answer(fixture.samples.at(0), fixture.ada, QStringLiteral("y"));
    QTRY_COMPARE(cell(model, 0, Column::Answered, matrix::AnsweredA).toInt(), 1);
    QVERIFY(!changes.isEmpty());
    QCOMPARE(resets.size(), 0);
}

void TestSampleMatrixModel::samplesThatAreAddedAppearAsRows()
{
    ProjectFixture fixture;
    ProjectSession session(fixture.open());
    SampleMatrixModel model(session);
    QCOMPARE(cell(model, 2, Column::Title).toString(), QStringLiteral("Sample 3"));
    const QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
    ArticleText text;
    text.title = QStringLiteral("Late");
    text.paragraphs = {QStringLiteral("One.")};
    fixture.addSample(text, false);
    QTRY_COMPARE(inserted.size(), 1);
    QCOMPARE(cell(model, 3, Column::Title).toString(), QStringLiteral("Late"));
}

void TestSampleMatrixModel::underAFilterRowsComeAndGoAsRows()
{
    ProjectFixture fixture(5);
    ProjectSession session(fixture.open());
    SampleMatrixModel model(session);
    SampleFilter filter;
    filter.state = SampleState::Open;
    model.setFilter(filter);
    QTRY_COMPARE(model.rowCount(), 5);
    QTRY_VERIFY(!model.isBusy());
    const QAbstractItemModelTester tester(
        &model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    const QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    for (const int sample : {1, 2, 4})
        fixture.close(fixture.samples.at(sample), QStringLiteral("yyyyy"), QStringLiteral("yyyyy"));
    QTRY_COMPARE(model.rowCount(), 2);
    QCOMPARE(cell(model, 1, Column::Title).toString(), QStringLiteral("Sample 4"));
    ArticleText text;
    text.title = QStringLiteral("New");
    text.paragraphs = {QStringLiteral("One.")};
    fixture.addSample(text, true);
    QTRY_COMPARE(model.rowCount(), 3);
    QCOMPARE(resets.size(), 0);
}

void TestSampleMatrixModel::samplesThatWereNotReadAreCollectedInAWorker()
{
    ManySamples many(500);
    SampleMatrixModel model(*many.session);
    QItemSelection everything(model.index(0, 0), model.index(499, 0));
    QList<SampleId> found;
    model.collect(everything, this, [&found](const QList<SampleId>& ids) { found = ids; });
    QTRY_COMPARE(found.size(), 500);
    QCOMPARE(model.loadedRows(), 0);
    found.clear();
    model.sample(3);
    model.collect(QItemSelection(model.index(2, 0), model.index(4, 0)), this,
        [&found](const QList<SampleId>& ids) { found = ids; });
    QCOMPARE(found.size(), 3); // known already: at once
}

void TestSampleMatrixModel::aTitleWithMarkupIsText()
{
    ProjectFixture fixture(0);
    ArticleText text;
    text.title = QStringLiteral("<b>bold</b>");
    text.paragraphs = {QStringLiteral("One.")};
    fixture.addSample(text, false);
    ProjectSession session(fixture.open());
    const SampleMatrixModel model(session);
    QCOMPARE(cell(model, 0, Column::Title).toString(), text.title);
    QVERIFY(!cell(model, 0, Column::Title, Qt::ToolTipRole).toString().contains(text.title));
}

TANDEM_TEST(TestSampleMatrixModel, QApplication)
#include "tst_samplematrixmodel.moc"
