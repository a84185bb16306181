#include "app/window/offeredscreens.h"
#include "projectfixture.h"
#include "testmain.h"

#include <QTest>

using namespace tandem;

namespace {

using Id = WorkspaceId;
using Screens = QSet<WorkspaceId>;

} // namespace

/// Which screens the rail shows at first sight.
class TestOfferedScreens final : public QObject
{
    Q_OBJECT

private slots:
    void anEmptyProjectOffersEverything()
    {
        QCOMPARE(offeredScreens({}, true).size(), allWorkspaces().size());
        QCOMPARE(offeredScreens({}, false).size(), allWorkspaces().size());
    }

    void anAnnotatorOfABenchmarkSeesTheFourScreensThatAreTheirs()
    {
        QCOMPARE(offeredScreens({.samples = true, .runs = true}, false),
            Screens({Id::Overview, Id::Annotate, Id::Opinions, Id::Compare}));
    }

    void aLeadSeesTheGroupsThatAreUsed()
    {
        QCOMPARE(offeredScreens({.samples = true}, true),
            Screens({Id::Overview, Id::Annotate, Id::Facts, Id::Opinions, Id::Compare}));
        QCOMPARE(offeredScreens({.cases = true, .runs = true}, true),
            Screens({Id::Overview, Id::Evaluate, Id::Inspect, Id::Metrics, Id::Runs}));
        QCOMPARE(offeredScreens({.users = true}, true),
            Screens({Id::Overview, Id::Timelines, Id::Metrics}));
    }

    void whoReviewsOrRatesSeesWhereThatIsDone()
    {
        QCOMPARE(offeredScreens({.cases = true, .systems = true, .studies = true}, false),
            Screens({Id::Overview, Id::Inspect, Id::Models, Id::Studies}));
    }

    void whatAProjectIsUsedForIsRead()
    {
        ProjectFixture fixture(0);
        QCOMPARE(ProjectFixture::take(projectUse(fixture.database())), ProjectUse());
        ArticleText article;
        article.title = QStringLiteral("Ferries");
        article.paragraphs = {QStringLiteral("One.")};
        fixture.addSample(article, true);
        QCOMPARE(
            ProjectFixture::take(projectUse(fixture.database())), ProjectUse({.samples = true}));
    }
};

TANDEM_TEST(TestOfferedScreens, QCoreApplication)
#include "tst_offeredscreens.moc"
