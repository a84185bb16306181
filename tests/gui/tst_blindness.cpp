#include "storage/repositories/studyrepository.h"
#include "testmain.h"
#include "ui/screen/workspace.h"
#include "views/studies/ratingview.h"
#include "windowtest.h"

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QRegularExpression>

using namespace tandem;

/// What a rater of the demo's open study can look at, by keys.
class TestBlindness final : public WindowTest
{
    Q_OBJECT

private slots:
    void init()
    {
        prepareSample();
        showWindow({1440, 900});
        QVERIFY(m_window->openProject(m_path, QStringLiteral("Cleo")));
    }

    void cleanup() { removeAll(); }

    void aRaterSeesNoSystemsInAnyScreen()
    {
        for (const WorkspaceId id : {WorkspaceId::Evaluate, WorkspaceId::Inspect,
                 WorkspaceId::Timelines, WorkspaceId::Metrics, WorkspaceId::Runs}) {
            go(id);
            QCOMPARE(m_window->view()->currentWorkspace()->id(), id);
            QTRY_VERIFY2(
                said().contains(QStringLiteral("blind")), qPrintable(workspaceKeyword(id)));
            QVERIFY(said().contains(QStringLiteral("This opens when the study is closed")));
            QVERIFY(m_window->view()->currentWorkspace()->workspaceActions().isEmpty());
        }
        // The button has the keyboard and leads to the rater's work.
        QTRY_VERIFY(m_window->view()->currentWorkspace()->isAncestorOf(qApp->focusWidget()));
        QTest::keyClick(qApp->focusWidget(), Qt::Key_Space);
        QCOMPARE(m_window->view()->currentWorkspace()->id(), WorkspaceId::Studies);
    }

    void whoRatesNothingSeesThemAndTheOtherPersonAtOnceNot()
    {
        sitDown("Ben");
        go(WorkspaceId::Inspect);
        QVERIFY(said().isEmpty());
        QVERIFY(!m_window->view()->currentWorkspace()->workspaceActions().isEmpty());
        sitDown("Cleo");
        QTRY_VERIFY(said().contains(QStringLiteral("blind")));
        sitDown("Lea");
        QTRY_VERIFY(said().isEmpty());
    }

    void aRaterWhoComesBackByThemselvesIsBlindAtOnce()
    {
        const ProjectSession& session = *m_window->session();
        const QString path = m_window->session()->project().path();
        m_settings->setValue(QStringLiteral("projects/%1/person").arg(session.settings().uuid),
            session.person(session.currentPerson()).uuid);
        go(WorkspaceId::Inspect);
        m_window->closeProject();
        QVERIFY(m_window->openProject(path));
        QCOMPARE(m_window->session()->person(m_window->session()->currentPerson()).name,
            QStringLiteral("Cleo"));
        go(WorkspaceId::Inspect);
        QVERIFY(said().contains(QStringLiteral("blind")));
    }

    void theScreensOpenWhenTheStudyIsClosed()
    {
        go(WorkspaceId::Metrics);
        QTRY_VERIFY(!said().isEmpty());
        m_window->session()->project().change(
            {.write = [](const WriteContext& context) -> Expected<Written> {
                StudyRepository studies(context.database);
                TANDEM_TRY_VAR(all, studies.all());
                all->removeIf([](const StudySummary& study) { return study.isClosed(); });
                TANDEM_DO(studies.close(all->last().id, {}, EarlyEnd{QStringLiteral("enough")}));
                return Written(StudyChanged{all->last().id});
            }},
            Origin{});
        QTRY_VERIFY(said().isEmpty());
        QCOMPARE(m_window->view()->currentWorkspace()->id(), WorkspaceId::Metrics);
    }

    void aRaterFindsNoOutputBySearching()
    {
        const auto found = [this](const char* person) {
            sitDown(person);
            QTest::keyClick(qApp->focusWidget(), Qt::Key_K, Qt::ControlModifier);
            auto* field = partOf<QLineEdit>(m_window.get(), "searchEverything");
            field->clear();
            QTest::keyClicks(field, QStringLiteral("the"));
            auto* rows = partOf<QListView>(m_window.get(), "searchResults");
            QStringList shown;
            // Texts come after what can be done.
            const bool areThere = QTest::qWaitFor([&] {
                shown.clear();
                for (int row = 0; row < rows->model()->rowCount(); ++row)
                    shown.append(rows->model()->index(row, 0).data().toString());
                return shown.indexOf(QRegularExpression(QStringLiteral("^\\d+ paragraphs"))) >= 0;
            });
            return areThere ? shown : QStringList{QStringLiteral("nothing")};
        };
        const QStringList toCleo = found("Cleo");
        QVERIFY(toCleo != QStringList{QStringLiteral("nothing")});
        QVERIFY(!toCleo.join(u' ').contains(QStringLiteral("utput")));
        QVERIFY(found("Ben").join(u' ').contains(QStringLiteral("utput")));
    }

    void aRaterOpensNoResultsAndNoNames()
    {
        go(WorkspaceId::Studies);
        QTest::keyClick(qApp->focusWidget(), Qt::Key_3, Qt::AltModifier);
        auto* choice = partOf<QComboBox>(m_window.get(), "resultsStudy");
        QTRY_VERIFY(choice->isVisible());
        QTRY_VERIFY(words("studyResultsEmpty").contains(QStringLiteral("blind")));
        QCOMPARE(choice->count(), 0);
        QVERIFY(!action("studyResultsNamedAnswers")->isEnabled());
        sitDown("Lea");
        QTRY_COMPARE(choice->count(), 3);
        QTRY_VERIFY(action("studyResultsNamedAnswers")->isEnabled());
        // One closed study asks about outputs that the open one still asks about.
        sitDown("Ben");
        QTRY_COMPARE(choice->count(), 1);
        QVERIFY(!action("studyResultsNamedAnswers")->isEnabled());
        QVERIFY(choice->itemText(0).contains(QStringLiteral("film viewers")));
    }

    void ctrlZTakesTheLastAnswerBackWhileRating()
    {
        go(WorkspaceId::Studies);
        QTest::keyClick(qApp->focusWidget(), Qt::Key_2, Qt::AltModifier);
        auto* rating = partOf<RatingView>(m_window.get(), "rating");
        QTRY_VERIFY(rating->turns() > 0);
        QTRY_COMPARE(qApp->focusWidget(), rating);
        QTRY_VERIFY(!rating->readOn()); // to the end of each text
        const int before = rating->answeredTurns();
        QTest::keyClick(rating, Qt::Key_4);
        QTRY_COMPARE(rating->answeredTurns(), before + 1);
        m_window->session()->project().flush();
        QTest::keyClick(qApp->focusWidget(), Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(rating->answeredTurns(), before);
    }

private:
    void go(WorkspaceId id)
    {
        const QString name = QStringLiteral("go-") + workspaceKeyword(id);
        QTest::keySequence(m_window.get(), action(qPrintable(name))->shortcut());
    }
    void sitDown(const char* name)
    {
        for (const Person& person : m_window->session()->people()) {
            if (person.name == QLatin1String(name))
                m_window->session()->setCurrentPerson(person.id);
        }
    }
    QAction* action(const char* name) { return partOf<QAction>(m_window.get(), name); }
    /// What an empty page says; empty where it is not on the screen.
    QString words(const char* page)
    {
        QStringList all;
        for (const QWidget* part : m_window->findChildren<QWidget*>(QLatin1String(page))) {
            for (const QLabel* label : part->findChildren<QLabel*>()) {
                if (label->isVisible())
                    all.append(label->text());
            }
        }
        return all.join(u' ');
    }
    QString said() { return words("blindScreen"); }
};

TANDEM_TEST(TestBlindness, QApplication)
#include "tst_blindness.moc"
