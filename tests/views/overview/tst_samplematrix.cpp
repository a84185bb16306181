#include "views/overview/samplematrix.h"

#include "projectfixture.h"
#include "testmain.h"
#include "ui/rows/rowsview.h"
#include "views/session/projectsession.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include <numeric>

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

constexpr int kPageRows = PagedRows<ShownSample>::kPageRows;

/// The matrix without its page.
struct Matrix
{
    explicit Matrix(ProjectSession& session)
        : samples(session,
              sampleMatrix(session, [this](SampleId sample) { return times.value(sample); }),
              SampleRows::With::Steps, 10)
    {
    }
    QString cell(int row, int column) const { return rows().cellText(row, column); }
    BadgeKind badge(int row, int column) const { return rows().look(row, column).badge; }
    PagedRows<ShownSample>& rows() const { return *samples.rows(); }
    int rowCount() const { return rows().rowCount(); }

    QHash<SampleId, MatrixTime> times;
    SampleRows samples;
};

} // namespace

class TestSampleMatrix final : public QObject
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

void TestSampleMatrix::itIsAWellBehavedModel()
{
    ProjectFixture fixture;
    ProjectSession session(fixture.open());
    Matrix matrix(session);
    const QAbstractItemModelTester tester(
        &matrix.rows(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    SampleFilter filter;
    filter.words = QStringLiteral("Sample 2");
    matrix.samples.setFilter(filter);
    QTRY_COMPARE(matrix.rowCount(), 1);
    matrix.samples.setFilter({});
    QCOMPARE(matrix.rowCount(), 3);
    fixture.addSample({}, false);
    QTRY_COMPARE(matrix.rowCount(), 4);
}

void TestSampleMatrix::ofManySamplesOnlyWhatIsLookedAtIsRead()
{
    ManySamples many(2000);
    Matrix matrix(*many.session);
    QCOMPARE(matrix.rowCount(), 2000);
    QCOMPARE(matrix.rows().rowsInMemory(), 0);
    RowsView view(&matrix.rows(), nullptr);
    view.resize(900, 600);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    QTRY_VERIFY(matrix.rows().rowsInMemory() > 0);
    QVERIFY(matrix.rows().rowsInMemory() <= 3 * kPageRows);
    view.scrollTo(matrix.rows().index(1500, 0));
    view.grab();
    QCOMPARE(matrix.cell(1500, MatrixColumn::Title), QStringLiteral("Sample 1501"));
    QVERIFY(matrix.rows().rowsInMemory() <= 6 * kPageRows);
}

void TestSampleMatrix::memoryStaysBoundedWhenEverythingIsScrolledThrough()
{
    ManySamples many(3000);
    Matrix matrix(*many.session);
    for (int row = 0; row < matrix.rowCount(); ++row)
        QCOMPARE(matrix.cell(row, MatrixColumn::Number), QLocale().toString(row + 1));
    QVERIFY(matrix.rows().rowsInMemory() <= PagedRows<ShownSample>::kPagesKept * kPageRows);
}

void TestSampleMatrix::everyStepHasAColumn()
{
    ProjectFixture fixture;
    ProjectSession session(fixture.open());
    const Matrix matrix(session);
    const QList<MatrixStep> steps = matrixSteps();
    for (int i = 0; i < steps.size(); ++i) {
        const int column = MatrixColumn::FirstStep + i;
        QCOMPARE(matrix.rows().headerData(column, Qt::Horizontal).toString(), steps.at(i).title);
        QCOMPARE(matrixStepAt(column)->id, steps.at(i).id);
        // A badge that is cut is told in full.
        QVERIFY(!matrix.cell(0, column).isEmpty());
        QVERIFY(matrix.rows()
                    .index(0, column)
                    .data(Qt::ToolTipRole)
                    .toString()
                    .contains(matrix.cell(0, column)));
    }
    QVERIFY(!matrixStepAt(MatrixColumn::Domain));
    QVERIFY(!matrixStepAt(MatrixColumn::a()));
    QCOMPARE(matrix.rows().columnCount(), MatrixColumn::time() + 1);
}

void TestSampleMatrix::cellsSayWhereASampleStands()
{
    ProjectFixture fixture;
    fixture.answer(fixture.samples.at(0), fixture.ada, QStringLiteral("yny"));
    fixture.close(fixture.samples.at(1), QStringLiteral("yyyyy"), QStringLiteral("nnnnn"));
    ArticleText bare;
    bare.title = QStringLiteral("Bare");
    bare.paragraphs = {QStringLiteral("One.")};
    fixture.addSample(bare, false);
    ProjectSession session(fixture.open());
    Matrix matrix(session);
    const int discussion = MatrixColumn::FirstStep;
    QCOMPARE(matrix.badge(0, discussion), BadgeKind::Yes);
    QCOMPARE(matrix.badge(3, discussion), BadgeKind::Warning);
    QCOMPARE(matrix.badge(0, discussion + 1), BadgeKind::Open);
    QCOMPARE(matrix.badge(1, discussion + 1), BadgeKind::Closed);
    QCOMPARE(matrix.badge(3, discussion + 1), BadgeKind::None);
    QCOMPARE(matrix.cell(0, MatrixColumn::a()), QStringLiteral("Ada  3 / 5"));
    QCOMPARE(matrix.cell(0, MatrixColumn::b()), QStringLiteral("Ben  0 / 5"));
    QCOMPARE(matrix.rows().look(0, MatrixColumn::a()).bar->share, 0.6);
    QVERIFY(matrix.cell(3, MatrixColumn::a()).isEmpty());
    matrix.times = {{fixture.samples.at(0), {65'000, 0}}};
    QCOMPARE(matrix.cell(0, MatrixColumn::time()), QStringLiteral("1:05"));
}

void TestSampleMatrix::factsAndLaterStepsHaveTheirStates()
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
    Matrix matrix(session);
    const auto columnOf = [](const char* id) {
        int column = MatrixColumn::FirstStep;
        while (matrixStepAt(column)->id != QLatin1String(id))
            ++column;
        return column;
    };
    const auto shown = [&](int row, const char* id) { return matrix.cell(row, columnOf(id)); };
    const auto badge = [&](int row, const char* id) { return matrix.badge(row, columnOf(id)); };
    QCOMPARE(shown(0, "facts"), QStringLiteral("3 fact(s)"));
    QCOMPARE(badge(0, "keyFacts"), BadgeKind::Open);
    QCOMPARE(badge(1, "facts"), BadgeKind::Warning); // to be decomposed
    QCOMPARE(badge(1, "keyFacts"), BadgeKind::None);
    QCOMPARE(badge(2, "facts"), BadgeKind::None); // nobody knows of what yet
    QCOMPARE(badge(2, "opinions"), BadgeKind::Open);
    QCOMPARE(badge(0, "opinions"), BadgeKind::None);

    // What the project decides, and what is written, is followed.
    fixture.setRule(ConsistencyRule::Adjudication);
    fixture.addFacts(fixture.samples.at(3), 1, {QStringLiteral("Ships wait.")});
    QTRY_COMPARE(shown(3, "facts"), QStringLiteral("1 fact(s)"));
    QCOMPARE(badge(1, "facts"), BadgeKind::None);
}

void TestSampleMatrix::pairAndProgressAreThoseOfTheStep()
{
    ProjectFixture fixture;
    fixture.askAboutFacts(fixture.samples.at(0));
    fixture.answer(
        fixture.samples.at(0), fixture.ben, QStringLiteral("yn"), {}, 1'000, Step::KeyFacts);
    ProjectSession session(fixture.open());
    Matrix matrix(session);
    QCOMPARE(matrix.cell(0, MatrixColumn::b()), QStringLiteral("Ben  5 / 5"));
    QVERIFY(!matrix.cell(1, MatrixColumn::a()).isEmpty());
    const QSignalSpy resets(&matrix.rows(), &QAbstractItemModel::modelReset);
    SampleFilter filter;
    filter.step = Step::KeyFacts;
    matrix.samples.setFilter(filter);
    QCOMPARE(matrix.cell(0, MatrixColumn::b()), QStringLiteral("Ben  2 / 3"));
    QVERIFY(matrix.cell(1, MatrixColumn::a()).isEmpty());
    QCOMPARE(resets.size(), 0);
    filter.state = SampleState::Open;
    matrix.samples.setFilter(filter);
    QTRY_COMPARE(matrix.rowCount(), 1);
}

void TestSampleMatrix::aFilterShowsWhatPassesIt()
{
    ManySamples many(2000);
    Matrix matrix(*many.session);
    SampleFilter filter;
    filter.words = QStringLiteral("harb");
    matrix.samples.setFilter(filter);
    QVERIFY(matrix.samples.isBusy());
    QTRY_VERIFY(!matrix.samples.isBusy());
    QCOMPARE(matrix.rowCount(), 20);
    QCOMPARE(matrix.samples.total(), 2000);
    QCOMPARE(matrix.cell(1, MatrixColumn::Title), QStringLiteral("Sample 200"));
    filter.words = QStringLiteral("nowhere");
    matrix.samples.setFilter(filter);
    QTRY_COMPARE(matrix.rowCount(), 0);
    matrix.samples.setFilter({});
    QCOMPARE(matrix.rowCount(), 2000);
}

void TestSampleMatrix::aChangeOfRoundChangesRowsAndNotTheModel()
{
    ProjectFixture fixture;
    ProjectSession session(fixture.open());
    session.setCurrentPerson(fixture.lea);
    Matrix matrix(session);
    QCOMPARE(matrix.cell(0, MatrixColumn::a()), QStringLiteral("Ada  0 / 5"));
    const QSignalSpy resets(&matrix.rows(), &QAbstractItemModel::modelReset);
    const QSignalSpy changes(&matrix.rows(), &QAbstractItemModel::dataChanged);
    fixture.answer(fixture.samples.at(0), fixture.ada, QStringLiteral("y"));
    QTRY_COMPARE(matrix.cell(0, MatrixColumn::a()), QStringLiteral("Ada  1 / 5"));
    QVERIFY(!changes.isEmpty());
    QCOMPARE(resets.size(), 0);
}

void TestSampleMatrix::samplesThatAreAddedAppearAsRows()
{
    ProjectFixture fixture;
    ProjectSession session(fixture.open());
    Matrix matrix(session);
    QCOMPARE(matrix.cell(2, MatrixColumn::Title), QStringLiteral("Sample 3"));
    const QSignalSpy inserted(&matrix.rows(), &QAbstractItemModel::rowsInserted);
    ArticleText text;
    text.title = QStringLiteral("Late");
    text.paragraphs = {QStringLiteral("One.")};
    fixture.addSample(text, false);
    QTRY_COMPARE(inserted.size(), 1);
    QCOMPARE(matrix.cell(3, MatrixColumn::Title), QStringLiteral("Late"));
}

void TestSampleMatrix::underAFilterRowsComeAndGoAsRows()
{
    ProjectFixture fixture(5);
    ProjectSession session(fixture.open());
    Matrix matrix(session);
    SampleFilter filter;
    filter.state = SampleState::Open;
    matrix.samples.setFilter(filter);
    QTRY_COMPARE(matrix.rowCount(), 5);
    QTRY_VERIFY(!matrix.samples.isBusy());
    const QAbstractItemModelTester tester(
        &matrix.rows(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    const QSignalSpy resets(&matrix.rows(), &QAbstractItemModel::modelReset);
    for (const int sample : {1, 2, 4})
        fixture.close(fixture.samples.at(sample), QStringLiteral("yyyyy"), QStringLiteral("yyyyy"));
    QTRY_COMPARE(matrix.rowCount(), 2);
    QCOMPARE(matrix.cell(1, MatrixColumn::Title), QStringLiteral("Sample 4"));
    ArticleText text;
    text.title = QStringLiteral("New");
    text.paragraphs = {QStringLiteral("One.")};
    text.discussion = {{QStringLiteral("A"), QStringLiteral("x")}}; // open, not waiting for one
    fixture.addSample(text, true);
    QTRY_COMPARE(matrix.rowCount(), 3);
    QCOMPARE(resets.size(), 0);
}

void TestSampleMatrix::samplesThatWereNotReadAreCollectedInAWorker()
{
    ManySamples many(500);
    Matrix matrix(*many.session);
    QList<int> everything(500);
    std::iota(everything.begin(), everything.end(), 0);
    QList<SampleId> found;
    matrix.samples.collect(everything, this, [&found](const QList<SampleId>& ids) { found = ids; });
    QTRY_COMPARE(found.size(), 500);
    QCOMPARE(matrix.rows().rowsInMemory(), 0);
    found.clear();
    matrix.rows().rowAt(3);
    matrix.samples.collect({2, 3, 4}, this, [&found](const QList<SampleId>& ids) { found = ids; });
    QCOMPARE(found.size(), 3); // known already: at once
}

void TestSampleMatrix::aTitleWithMarkupIsText()
{
    ProjectFixture fixture(0);
    ArticleText text;
    text.title = QStringLiteral("<b>bold</b>");
    text.paragraphs = {QStringLiteral("One.")};
    fixture.addSample(text, false);
    ProjectSession session(fixture.open());
    const Matrix matrix(session);
    QCOMPARE(matrix.cell(0, MatrixColumn::Title), text.title);
    QVERIFY(!matrix.rows()
                 .index(0, MatrixColumn::Title)
                 .data(Qt::ToolTipRole)
                 .toString()
                 .contains(text.title));
}

TANDEM_TEST(TestSampleMatrix, QApplication)
#include "tst_samplematrix.moc"
