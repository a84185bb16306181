#include "factfixture.h"
#include "screengrab.h"
#include "testmain.h"
#include "views/facts/facteditor.h"
#include "views/facts/factlistview.h"
#include "views/facts/factsworkspace.h"
#include "views/session/projectsession.h"

#include <QAction>
#include <QListView>
#include <QTest>

using namespace tandem;

/// Pictures of the Facts screen, where they are wanted.
class TestFactsGallery final : public QObject
{
    Q_OBJECT

private:
    struct Shown
    {
        std::unique_ptr<FactFixture> fixture;
        std::unique_ptr<ProjectSession> session;
    };
    Shown m_shown;

    static ArticleText article()
    {
        ArticleText text;
        text.title = QStringLiteral("Harbour strike enters its second week as talks stall");
        text.paragraphs = {
            QStringLiteral("Cranes stood still over the eastern harbour for the eighth day on "
                           "Monday, and the queue of ships waiting outside the breakwater grew to "
                           "thirty-one."),
            QStringLiteral("The port authority offered a rise of four per cent on Friday night; "
                           "dockers want six, and a promise that no gang will be smaller."),
            QStringLiteral("بندر شرقی روز دوشنبه هشتمین روز پیاپی تعطیل بود."),
            QStringLiteral("Shares in the terminal’s owner fell by two per cent in early trade."),
            QStringLiteral("A mediator was named at noon.")};
        text.discussion = {
            {QStringLiteral("Person 1"), QStringLiteral("They should take the four per cent.")},
            {QStringLiteral("Person 2"), QStringLiteral("It was never about the money.")}};
        return text;
    }

    void fill(bool withFacts)
    {
        m_shown.session.reset();
        m_shown.fixture = std::make_unique<FactFixture>();
        FactFixture& fixture = *m_shown.fixture;
        ProjectFixture& project = fixture.project;
        fixture.sample = project.addSample(article(), true);
        project.close(fixture.sample, QStringLiteral("yynny"), QStringLiteral("yynnn"));
        if (!withFacts)
            return;
        const ReplyId reply = fixture.reply();
        ProjectFixture::take(fixture.facts().addFromReply(fixture.paragraph(1),
            {QStringLiteral("Cranes stood still over the eastern harbour for the eighth day."),
                QStringLiteral("The queue of ships waiting outside the breakwater grew to "
                               "thirty-one, and it reached the outer buoy."),
                QStringLiteral("They waited outside.")},
            reply));
        ProjectFixture::take(fixture.facts().addFromReply(fixture.paragraph(2),
            {QStringLiteral("The port authority offered a rise of four per cent."),
                QStringLiteral("The dockers want a rise of six per cent."),
                QStringLiteral("The port authority offered a rise of four per cent on Friday."),
                QStringLiteral("Cranes stood still over the eastern harbour for an eighth day.")},
            reply));
        const auto masked = ProjectFixture::take(fixture.facts().addFromReply(fixture.paragraph(3),
            {QStringLiteral("بندر شرقی هشت روز تعطیل بود."),
                QStringLiteral("The eastern harbour was closed.")},
            reply));
        fixture.add(4, QStringLiteral("Shares in the terminal’s owner fell by two per cent."));
        ProjectFixture::check(fixture.facts().setMask(masked.at(1), true,
            QStringLiteral("Paragraph 1 says that the cranes of the harbour stood still."), {},
            reply));
        ProjectFixture::check(fixture.facts().setMask(
            masked.at(0), false, QStringLiteral("Closed is more than idle."), project.ada));
        const FactId edited = fixture.rows().at(4).id;
        ProjectFixture::check(fixture.facts().edit(edited,
            QStringLiteral("The dockers want a rise of six per cent and more hands."),
            project.ben));
    }

    std::unique_ptr<QWidget> open()
    {
        m_shown.session = std::make_unique<ProjectSession>(m_shown.fixture->project.open());
        m_shown.session->setCurrentPerson(m_shown.fixture->project.ada);
        m_shown.session->setCurrentSample(m_shown.fixture->sample);
        auto workspace = std::make_unique<FactsWorkspace>(*m_shown.session);
        workspace->resize(1280, 820);
        workspace->show();
        if (!QTest::qWaitForWindowActive(workspace.get()))
            return nullptr;
        list(*workspace)->setFocus();
        return workspace;
    }
    static FactListView* list(QWidget& workspace) { return workspace.findChild<FactListView*>(); }

private slots:
    void initTestCase()
    {
        if (!picturesAreWanted())
            QSKIP("TANDEM_GALLERY names no folder for pictures.");
    }

    void supportingFacts()
    {
        fill(true);
        QVERIFY(savePictures(QStringLiteral("facts-supporting"), [this] {
            auto workspace = open();
            auto* questions = workspace->findChild<QListView*>(QStringLiteral("factQuestions"));
            if (!QTest::qWaitFor([&] { return questions->model()->rowCount() > 0; }))
                qWarning("no questions");
            QTest::keyClick(list(*workspace), Qt::Key_G);
            return workspace;
        }));
    }

    void provenance()
    {
        fill(true);
        QVERIFY(savePictures(QStringLiteral("facts-provenance"), [this] {
            auto workspace = open();
            list(*workspace)->setCurrentRow(6);
            QTest::keyClick(list(*workspace), Qt::Key_P);
            return workspace;
        }));
    }

    void masks()
    {
        fill(true);
        QVERIFY(savePictures(QStringLiteral("facts-masks"), [this] {
            auto workspace = open();
            workspace->findChild<QAction*>(QStringLiteral("factsNonsupporting"))->trigger();
            list(*workspace)->setCurrentRow(2);
            return workspace;
        }));
    }

    void editing()
    {
        fill(true);
        QVERIFY(savePictures(QStringLiteral("facts-editing"), [this] {
            auto workspace = open();
            list(*workspace)->setCurrentRow(2);
            QTest::keyClick(list(*workspace), Qt::Key_S);
            return workspace;
        }));
    }

    void nothingYet()
    {
        fill(false);
        QVERIFY(savePictures(QStringLiteral("facts-empty"), [this] { return open(); }));
        m_shown.fixture->sample = m_shown.fixture->project.samples.at(1);
        QVERIFY(savePictures(QStringLiteral("facts-notready"), [this] { return open(); }));
    }

    void cleanupTestCase()
    {
        m_shown.session.reset();
        m_shown.fixture.reset();
    }
};

TANDEM_TEST(TestFactsGallery, QApplication)
#include "tst_factsgallery.moc"
