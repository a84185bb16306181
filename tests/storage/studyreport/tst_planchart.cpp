#include "storage/studyreport/planchart.h"

#include "testmain.h"

#include <QTest>
#include <QXmlStreamReader>

using namespace tandem;

/// The chart of a study's plans.
class TestPlanChart final : public QObject
{
    Q_OBJECT

private slots:
    void itIsOneDrawingWithWhatWasAssumed();
    void plansWithoutAFigureHaveNoPoint();
};

namespace {

int circlesOf(const QByteArray& svg)
{
    int circles = 0;
    QXmlStreamReader xml(svg);
    while (!xml.atEnd()) {
        if (xml.readNext() == QXmlStreamReader::StartElement)
            circles += xml.name() == QLatin1String("circle") ? 1 : 0;
    }
    return xml.hasError() ? -1 : circles;
}

} // namespace

void TestPlanChart::itIsOneDrawingWithWhatWasAssumed()
{
    studies::PlanRules rules;
    rules.items = {40, 200};
    rules.raters = {2, 3};
    rules.preference = 0.8;
    rules.widest = 0.3;
    rules.simulations = 50;
    rules.seed = 77;
    const studies::StudyPlans plans = *studies::studyPlans(rules);
    QVERIFY(plans.cheapest);
    const QByteArray svg = planChart(plans);
    QCOMPARE(circlesOf(svg), 2 * (4 + 1)); // a point a plan, and a ring, in both panels
    QVERIFY(svg.contains("seed 77"));
}

void TestPlanChart::plansWithoutAFigureHaveNoPoint()
{
    studies::PlanRules rules;
    rules.items = {40};
    rules.raters = {1};
    rules.pool = 3;
    rules.simulations = 20;
    QCOMPARE(circlesOf(planChart(*studies::studyPlans(rules))), 0);
}

TANDEM_TEST(TestPlanChart, QCoreApplication)
#include "tst_planchart.moc"
