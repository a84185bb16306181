#include "views/inspect/evaluationlistmodel.h"

#include "expertproject.h"
#include "testmain.h"
#include "views/inspect/caserowdelegate.h"
#include "views/session/projectsession.h"

#include <QAbstractItemModelTester>
#include <QFontMetrics>
#include <QGuiApplication>
#include <QSignalSpy>
#include <QStandardItemModel>
#include <QTest>
#include <QTextLayout>

#include <algorithm>

using namespace tandem;

/// The list of evaluations: read, filtered and sorted in a worker, changed as rows.
class TestEvaluationListModel final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void theSetIsListedInTheOrderOfCases();
    void wordsAndConditionsFilterTogether();
    void verdictPatternsFilterBySide();
    void theModeDecidesTheScore();
    void scoresSortAndTheDifferenceIsAColumn();
    void aNewerFilterSupersedesAnOlderOne();
    void evaluationsOfARunningRunComeInAsRows();
    void reviewsChangeTheirRow();
    void whatReviewersDifferOnIsKnownOnlyToThoseWhoAreDone();
    void aPromptIsCutWhereItEndsInItsOwnDirection();

private:
    void load(int cases, bool ofARun = false);
    void waitFor(const std::function<void()>& change);
    void filter(const char* text);
    void review(EvaluationId evaluation, PersonId person, expert::Opinion opinion);

    std::unique_ptr<ProjectFixture> m_fixture;
    ExpertProject m_made;
    std::unique_ptr<ProjectSession> m_session;
    std::unique_ptr<EvaluationListModel> m_model;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
};

void TestEvaluationListModel::init()
{
    m_fixture = std::make_unique<ProjectFixture>(0);
}

void TestEvaluationListModel::cleanup()
{
    m_tester.reset();
    m_model.reset();
    m_session.reset();
    m_fixture.reset();
}

void TestEvaluationListModel::load(int cases, bool ofARun)
{
    const RunId run = ofARun ? addExpertRun(m_fixture->database()) : RunId();
    m_made = addExpertProject(m_fixture->database(), cases, 60, 4, run);
    m_session = std::make_unique<ProjectSession>(m_fixture->open());
    m_session->setCurrentPerson(m_fixture->ada);
    m_model = std::make_unique<EvaluationListModel>(*m_session);
    m_tester = std::make_unique<QAbstractItemModelTester>(
        m_model.get(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    waitFor([this] { m_model->setSet(m_made.set); });
}

void TestEvaluationListModel::waitFor(const std::function<void()>& change)
{
    QSignalSpy arranged(m_model.get(), &EvaluationListModel::arrangedRows);
    change();
    QTRY_VERIFY(arranged.count() > 0);
    QTRY_VERIFY(!m_model->isBusy());
}

void TestEvaluationListModel::filter(const char* text)
{
    const auto typed = expert::caseFilterFrom(QString::fromUtf8(text));
    QVERIFY(typed.problems.isEmpty());
    waitFor([&] { m_model->setFilter(typed.filter); });
}

void TestEvaluationListModel::review(
    EvaluationId evaluation, PersonId person, expert::Opinion opinion)
{
    Database& database = m_fixture->database();
    const auto detail = ProjectFixture::take(EvaluationRepository(database).byId(evaluation));
    ReviewRepository reviews(database);
    expert::Review given;
    given.opinion = opinion;
    // What disagreeing makes of it can leave fewer decisions, never more.
    while (true) {
        const auto own = ProjectFixture::take(reviews.own(evaluation, person)).reviews;
        const auto next = expert::nextUndecided(detail.explanation, own, std::nullopt);
        if (!next)
            break;
        ProjectFixture::check(reviews.give(evaluation, person, *next, given, 1000));
    }
    ProjectFixture::check(reviews.finish(evaluation, person));
}

void TestEvaluationListModel::theSetIsListedInTheOrderOfCases()
{
    load(6);
    QCOMPARE(m_model->rowCount(), 12);
    QCOMPARE(m_model->total(), 12);
    QCOMPARE(m_model->systems(), (QStringList{kFirstSystem, kSecondSystem}));
    for (int row = 0; row < 12; ++row) {
        QCOMPARE(m_model->evaluationAt(row), m_made.evaluations.at(row));
        QCOMPARE(m_model->rowOf(m_made.evaluations.at(row)), row);
        const QModelIndex index = m_model->index(row);
        QVERIFY(!index.data().toString().isEmpty());
        QCOMPARE(index.data(EvaluationListModel::System).toString(),
            row % 2 == 0 ? kFirstSystem : kSecondSystem);
        QVERIFY(index.data(EvaluationListModel::Score).isValid());
        QVERIFY(!index.data(EvaluationListModel::Difference).isValid());
    }
    QVERIFY(!m_model->evaluationAt(12).isValid());
    QCOMPARE(m_model->rowOf(EvaluationId()), -1);
    waitFor([this] { m_model->setSet(std::nullopt); });
    QCOMPARE(m_model->rowCount(), 0);
}

void TestEvaluationListModel::wordsAndConditionsFilterTogether()
{
    load(6);
    filter("system:heron");
    QCOMPARE(m_model->rowCount(), 6);
    QCOMPARE(m_model->total(), 12);
    // A word of the first case's texts, of heron's rationales or both.
    const QString word =
        sixBySixExplanation().expected.aspects.first().title.section(QLatin1Char(' '), 0, 0);
    filter(qPrintable(QStringLiteral("system:heron, \"%1\"").arg(word)));
    QVERIFY(m_model->rowCount() >= 1);
    QCOMPARE(m_model->evaluationAt(0), m_made.evaluations.first());
    filter("score < 0");
    QCOMPARE(m_model->rowCount(), 0);
    filter("");
    QCOMPARE(m_model->rowCount(), 12);
}

void TestEvaluationListModel::verdictPatternsFilterBySide()
{
    load(1);
    filter("system:heron, content and style");
    QCOMPARE(m_model->rowCount(), 1);
    // The precision side of the example has nothing that is aligned in both.
    filter("system:heron, content and style, side:precision");
    QCOMPARE(m_model->rowCount(), 0);
    filter("system:heron, matched, style no, side:recall");
    QCOMPARE(m_model->rowCount(), 1);
}

void TestEvaluationListModel::theModeDecidesTheScore()
{
    load(1);
    const QModelIndex first = m_model->index(0);
    CaseOrder order = m_model->order();
    order.mode = expert::Mode::ContentOnly;
    order.figure = ScoreFigure::Recall;
    waitFor([&] { m_model->setOrder(order); });
    QCOMPARE(first.data(EvaluationListModel::Score).toDouble(), 2.0 / 6.0);
    order.figure = ScoreFigure::Precision;
    waitFor([&] { m_model->setOrder(order); });
    QCOMPARE(first.data(EvaluationListModel::Score).toDouble(), 3.0 / 6.0);
    // A mode in the filter is that of its conditions.
    filter("system:heron, mode:both, precision < 0.1");
    QCOMPARE(m_model->rowCount(), 1);
}

void TestEvaluationListModel::scoresSortAndTheDifferenceIsAColumn()
{
    load(8);
    CaseOrder order;
    order.sort = CaseSort::Score;
    waitFor([&] { m_model->setOrder(order); });
    QList<double> scores;
    for (int row = 0; row < m_model->rowCount(); ++row)
        scores.append(m_model->index(row).data(EvaluationListModel::Score).toDouble());
    QVERIFY(std::is_sorted(scores.cbegin(), scores.cend()));

    const QPersistentModelIndex kept(m_model->index(2));
    const EvaluationId same = m_model->evaluationAt(2);
    order.descending = true;
    waitFor([&] { m_model->setOrder(order); });
    QCOMPARE(m_model->evaluationAt(kept.row()), same);

    order.first = kFirstSystem;
    order.second = kSecondSystem;
    order.sort = CaseSort::Difference;
    waitFor([&] { m_model->setOrder(order); });
    QList<double> differences;
    for (int row = 0; row < m_model->rowCount(); ++row)
        differences.append(m_model->index(row).data(EvaluationListModel::Difference).toDouble());
    QVERIFY(std::is_sorted(differences.crbegin(), differences.crend()));
    filter("diff(heron,kestrel) > 0");
    for (int row = 0; row < m_model->rowCount(); ++row)
        QVERIFY(m_model->index(row).data(EvaluationListModel::Difference).toDouble() > 0);
}

void TestEvaluationListModel::aNewerFilterSupersedesAnOlderOne()
{
    load(4);
    const auto older = expert::caseFilterFrom(QStringLiteral("score < 0")).filter;
    const auto newer = expert::caseFilterFrom(QStringLiteral("system:kestrel")).filter;
    waitFor([&] {
        m_model->setFilter(older);
        m_model->setFilter(newer);
    });
    QCOMPARE(m_model->rowCount(), 4);
}

void TestEvaluationListModel::evaluationsOfARunningRunComeInAsRows()
{
    load(3, true);
    QSignalSpy resets(m_model.get(), &QAbstractItemModel::modelReset);
    QSignalSpy inserted(m_model.get(), &QAbstractItemModel::rowsInserted);
    const auto textCase = generatedCase(99, 40);
    auto evaluation = std::make_shared<EvaluationId>();
    m_session->project().change(
        {.write = [=, run = m_made.set.run](Database& database) -> Expected<Written> {
            CaseRepository cases(database);
            const CaseId id = ProjectFixture::take(cases.add(textCase));
            const OutputRow output = ProjectFixture::take(cases.outputs(id)).first();
            *evaluation =
                ProjectFixture::take(EvaluationRepository(database).begin(output.id, run));
            return Written(EvaluationChanged{*evaluation});
        }});
    QTRY_COMPARE(m_model->rowCount(), 7);
    QCOMPARE(inserted.count(), 1);
    const QModelIndex index = m_model->index(6);
    QVERIFY(!index.data(EvaluationListModel::Score).isValid());
    QCOMPARE(index.data(EvaluationListModel::State).toInt(), int(EvaluationState::UnderWay));
    m_session->project().change({.write = [=](Database& database) -> Expected<Written> {
        const auto explanation =
            generatedExplanation(textCase, textCase.outputs.first().text, 5, 4);
        ProjectFixture::check(EvaluationRepository(database).complete(*evaluation, explanation));
        return Written(EvaluationChanged{*evaluation});
    }});
    QTRY_VERIFY(m_model->index(6).data(EvaluationListModel::Score).isValid());
    QCOMPARE(resets.count(), 0);
}

void TestEvaluationListModel::reviewsChangeTheirRow()
{
    load(2);
    QSignalSpy changed(m_model.get(), &QAbstractItemModel::dataChanged);
    const EvaluationId evaluation = m_made.evaluations.at(1);
    m_session->project().change(
        {.write = [=, ada = m_fixture->ada](Database& database) -> Expected<Written> {
            expert::Review review;
            review.opinion = expert::Opinion::Disagree;
            ProjectFixture::check(ReviewRepository(database).give(
                evaluation, ada, {expert::DecisionKind::Extraction, {}, -1}, review, 500));
            return Written(ReviewChanged{evaluation, ada});
        }});
    QTRY_COMPARE(changed.count(), 1);
    QCOMPARE(m_model->index(1).data(EvaluationListModel::ReviewedDecisions).toInt(), 1);
    filter("disagreed");
    QCOMPARE(m_model->rowCount(), 1);
    QCOMPARE(m_model->evaluationAt(0), evaluation);
    filter("undecided");
    QCOMPARE(m_model->rowCount(), 4);
}

void TestEvaluationListModel::whatReviewersDifferOnIsKnownOnlyToThoseWhoAreDone()
{
    load(2);
    const EvaluationId evaluation = m_made.evaluations.first();
    review(evaluation, m_fixture->ada, expert::Opinion::Agree);
    review(evaluation, m_fixture->ben, expert::Opinion::Unsure);
    waitFor([this] { m_session->setCurrentPerson(m_fixture->lea); });
    filter("disputed");
    QCOMPARE(m_model->rowCount(), 0);
    waitFor([this] { m_session->setCurrentPerson(m_fixture->ada); });
    QCOMPARE(m_model->rowCount(), 1);
    QVERIFY(m_model->index(0).data(EvaluationListModel::ReviewDone).toBool());
    QVERIFY(m_model->index(0).data(EvaluationListModel::Disputed).toInt() > 0);
    filter("undecided");
    QCOMPARE(m_model->rowCount(), 3);
}

void TestEvaluationListModel::aPromptIsCutWhereItEndsInItsOwnDirection()
{
    QStandardItemModel rows(1, 1);
    const QModelIndex row = rows.index(0, 0);
    rows.setData(row, QStringLiteral("plain"), EvaluationListModel::System);
    rows.setData(row,
        QStringLiteral(
            "یک یادداشت کوتاه دربارهٔ صرفه‌جویی در مصرف آب "
            "بنویس"),
        EvaluationListModel::PromptStart);
    const QString whole = CaseRowDelegate::remark(row);
    const QFont font = QGuiApplication::font();
    const QFontMetrics metrics(font);
    const QString cut =
        metrics.elidedText(whole, Qt::ElideRight, metrics.horizontalAdvance(whole) * 2 / 3);
    QVERIFY(cut.endsWith(QChar(0x2026)));
    QTextLayout layout(cut, font);
    layout.beginLayout();
    const QTextLine line = layout.createLine();
    layout.endLayout();
    const auto second = int(cut.indexOf(QStringLiteral("یک"))) + 1;
    // Right to left the end is on the left of the beginning.
    QVERIFY(line.cursorToX(int(cut.size()) - 1) < line.cursorToX(second));
}

TANDEM_TEST(TestEvaluationListModel, QApplication)
#include "tst_evaluationlistmodel.moc"
