#include "views/inspect/evaluationlist.h"

#include "expertproject.h"
#include "testmain.h"
#include "ui/rows/rowsof.h"
#include "views/inspect/casewords.h"
#include "views/session/projectsession.h"

#include <QFontMetrics>
#include <QGuiApplication>
#include <QSignalSpy>
#include <QTest>
#include <QTextLayout>

#include <algorithm>

using namespace tandem;

/// The list of evaluations: read, filtered and sorted in a worker, changed as rows.
class TestEvaluationList final : public QObject
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
    void review(EvaluationId evaluation, PersonId person, expert::Stance stance);

    std::unique_ptr<ProjectFixture> m_fixture;
    ExpertProject m_made;
    std::unique_ptr<ProjectSession> m_session;
    std::unique_ptr<EvaluationList> m_list;
};

void TestEvaluationList::init()
{
    m_fixture = std::make_unique<ProjectFixture>(0);
}

void TestEvaluationList::cleanup()
{
    m_list.reset();
    m_session.reset();
    m_fixture.reset();
}

void TestEvaluationList::load(int cases, bool ofARun)
{
    const RunId run = ofARun ? addExpertRun(m_fixture->database()) : RunId();
    m_made = addExpertProject(m_fixture->database(), cases, 60, 4, run);
    m_session = std::make_unique<ProjectSession>(m_fixture->open());
    m_session->setCurrentPerson(m_fixture->ada);
    m_list = std::make_unique<EvaluationList>(*m_session);
    waitFor([this] { m_list->setSet(m_made.set); });
}

void TestEvaluationList::waitFor(const std::function<void()>& change)
{
    QSignalSpy arranged(m_list.get(), &EvaluationList::arrangedRows);
    change();
    QTRY_VERIFY(arranged.count() > 0);
    QTRY_VERIFY(!m_list->isBusy());
}

void TestEvaluationList::filter(const char* text)
{
    const auto typed = expert::caseFilterFrom(QString::fromUtf8(text));
    QVERIFY(typed.problems.isEmpty());
    waitFor([&] { m_list->setFilter(typed.filter); });
}

void TestEvaluationList::review(EvaluationId evaluation, PersonId person, expert::Stance stance)
{
    Database& database = m_fixture->database();
    const auto detail = ProjectFixture::take(EvaluationRepository(database).byId(evaluation));
    ReviewRepository reviews(database);
    expert::Review given;
    given.stance = stance;
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

void TestEvaluationList::theSetIsListedInTheOrderOfCases()
{
    load(6);
    QCOMPARE(m_list->rowCount(), 12);
    QCOMPARE(m_list->total(), 12);
    QCOMPARE(m_list->systems(), (QStringList{kFirstSystem, kSecondSystem}));
    for (int row = 0; row < 12; ++row) {
        QCOMPARE(m_list->evaluationAt(row), m_made.evaluations.at(row));
        QCOMPARE(m_list->rowOf(m_made.evaluations.at(row)), row);
        const Card card = m_list->rows()->card(row);
        QVERIFY(!card.title.isEmpty());
        QVERIFY(card.line.startsWith(row % 2 == 0 ? kFirstSystem : kSecondSystem));
        QVERIFY(m_list->at(row)->summary.scores);
        QVERIFY(!card.trailing.isEmpty());
        QVERIFY(card.lineTrailing.isEmpty());
    }
    QVERIFY(!m_list->evaluationAt(12).isValid());
    QCOMPARE(m_list->rowOf(EvaluationId()), -1);
    waitFor([this] { m_list->setSet(std::nullopt); });
    QCOMPARE(m_list->rowCount(), 0);
}

void TestEvaluationList::wordsAndConditionsFilterTogether()
{
    load(6);
    filter("system:heron");
    QCOMPARE(m_list->rowCount(), 6);
    QCOMPARE(m_list->total(), 12);
    // A word of the first case's texts, of heron's rationales or both.
    const QString word =
        sixBySixExplanation().expected.aspects.first().title.section(QLatin1Char(' '), 0, 0);
    filter(qPrintable(QStringLiteral("system:heron, \"%1\"").arg(word)));
    QVERIFY(m_list->rowCount() >= 1);
    QCOMPARE(m_list->evaluationAt(0), m_made.evaluations.first());
    filter("score < 0");
    QCOMPARE(m_list->rowCount(), 0);
    filter("");
    QCOMPARE(m_list->rowCount(), 12);
}

void TestEvaluationList::verdictPatternsFilterBySide()
{
    load(1);
    filter("system:heron, content and style");
    QCOMPARE(m_list->rowCount(), 1);
    // The precision side of the example has nothing that is aligned in both.
    filter("system:heron, content and style, side:precision");
    QCOMPARE(m_list->rowCount(), 0);
    filter("system:heron, matched, style no, side:recall");
    QCOMPARE(m_list->rowCount(), 1);
}

void TestEvaluationList::theModeDecidesTheScore()
{
    load(1);
    const auto first = [this] { return m_list->rows()->card(0).trailing; };
    CaseOrder order = m_list->order();
    order.mode = expert::Mode::ContentOnly;
    order.figure = ScoreFigure::Recall;
    waitFor([&] { m_list->setOrder(order); });
    QCOMPARE(first(), scoreText(2.0 / 6.0));
    order.figure = ScoreFigure::Precision;
    waitFor([&] { m_list->setOrder(order); });
    QCOMPARE(first(), scoreText(3.0 / 6.0));
    // A mode in the filter is that of its conditions.
    filter("system:heron, mode:both, precision < 0.1");
    QCOMPARE(m_list->rowCount(), 1);
}

void TestEvaluationList::scoresSortAndTheDifferenceIsAColumn()
{
    load(8);
    CaseOrder order;
    order.sort = CaseSort::Score;
    waitFor([&] { m_list->setOrder(order); });
    // Cases stand by the evaluation that comes first, and keep theirs together, by system.
    QList<double> scores;
    for (int row = 0; row < m_list->rowCount(); row += 2) {
        const EvaluationSummary& one = m_list->at(row)->summary;
        const EvaluationSummary& other = m_list->at(row + 1)->summary;
        QCOMPARE(one.caseId, other.caseId);
        QCOMPARE(one.system, kFirstSystem);
        scores.append(std::min(
            *scoreOf(one, order.mode, order.figure), *scoreOf(other, order.mode, order.figure)));
    }
    QVERIFY(std::is_sorted(scores.cbegin(), scores.cend()));

    const QPersistentModelIndex kept(m_list->rows()->index(2, 0));
    const EvaluationId same = m_list->evaluationAt(2);
    order.descending = true;
    waitFor([&] { m_list->setOrder(order); });
    QCOMPARE(m_list->evaluationAt(kept.row()), same);

    order.first = kFirstSystem;
    order.second = kSecondSystem;
    order.sort = CaseSort::Difference;
    waitFor([&] { m_list->setOrder(order); });
    QList<double> differences;
    for (int row = 0; row < m_list->rowCount(); ++row)
        differences.append(m_list->at(row)->difference.value());
    QVERIFY(std::is_sorted(differences.crbegin(), differences.crend()));
    filter("diff(heron,kestrel) > 0");
    for (int row = 0; row < m_list->rowCount(); ++row)
        QVERIFY(m_list->at(row)->difference.value() > 0);
}

void TestEvaluationList::aNewerFilterSupersedesAnOlderOne()
{
    load(4);
    const auto older = expert::caseFilterFrom(QStringLiteral("score < 0")).filter;
    const auto newer = expert::caseFilterFrom(QStringLiteral("system:kestrel")).filter;
    waitFor([&] {
        m_list->setFilter(older);
        m_list->setFilter(newer);
    });
    QCOMPARE(m_list->rowCount(), 4);
}

void TestEvaluationList::evaluationsOfARunningRunComeInAsRows()
{
    load(3, true);
    QSignalSpy resets(m_list->rows(), &QAbstractItemModel::modelReset);
    QSignalSpy inserted(m_list->rows(), &QAbstractItemModel::rowsInserted);
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
    QTRY_COMPARE(m_list->rowCount(), 7);
    QCOMPARE(inserted.count(), 1);
    QVERIFY(!m_list->at(6)->summary.scores);
    QCOMPARE(m_list->rows()->card(6).trailing, QStringLiteral("…"));
    m_session->project().change({.write = [=](Database& database) -> Expected<Written> {
        const auto explanation =
            generatedExplanation(textCase, textCase.outputs.first().text, 5, 4);
        ProjectFixture::check(EvaluationRepository(database).complete(*evaluation, explanation));
        return Written(EvaluationChanged{*evaluation});
    }});
    QTRY_VERIFY(m_list->at(6)->summary.scores);
    QCOMPARE(resets.count(), 0);
}

void TestEvaluationList::reviewsChangeTheirRow()
{
    load(2);
    QSignalSpy changed(m_list->rows(), &QAbstractItemModel::dataChanged);
    const EvaluationId evaluation = m_made.evaluations.at(1);
    m_session->project().change(
        {.write = [=, ada = m_fixture->ada](Database& database) -> Expected<Written> {
            expert::Review review;
            review.stance = expert::Stance::Disagree;
            ProjectFixture::check(ReviewRepository(database).give(
                evaluation, ada, {expert::DecisionKind::Extraction, {}, -1}, review, 500));
            return Written(VerdictChanged{{EvaluationVerdicts::kind, evaluation.value}, ada});
        }});
    QTRY_COMPARE(changed.count(), 1);
    QCOMPARE(m_list->at(1)->review.own, 1);
    filter("disagreed");
    QCOMPARE(m_list->rowCount(), 1);
    QCOMPARE(m_list->evaluationAt(0), evaluation);
    filter("undecided");
    QCOMPARE(m_list->rowCount(), 4);
}

void TestEvaluationList::whatReviewersDifferOnIsKnownOnlyToThoseWhoAreDone()
{
    load(2);
    const EvaluationId evaluation = m_made.evaluations.first();
    review(evaluation, m_fixture->ada, expert::Stance::Agree);
    review(evaluation, m_fixture->ben, expert::Stance::Unsure);
    waitFor([this] { m_session->setCurrentPerson(m_fixture->lea); });
    filter("disputed");
    QCOMPARE(m_list->rowCount(), 0);
    waitFor([this] { m_session->setCurrentPerson(m_fixture->ada); });
    QCOMPARE(m_list->rowCount(), 1);
    QVERIFY(m_list->at(0)->review.done);
    QVERIFY(m_list->at(0)->review.disagreements > 0);
    filter("undecided");
    QCOMPARE(m_list->rowCount(), 3);
}

void TestEvaluationList::aPromptIsCutWhereItEndsInItsOwnDirection()
{
    EvaluationSummary summary;
    summary.system = QStringLiteral("plain");
    summary.promptStart = QStringLiteral(
        "یک یادداشت کوتاه دربارهٔ صرفه‌جویی در مصرف آب "
        "بنویس");
    const QString whole = evaluationRemark(summary, true);
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

TANDEM_TEST(TestEvaluationList, QApplication)
#include "tst_evaluationlist.moc"
