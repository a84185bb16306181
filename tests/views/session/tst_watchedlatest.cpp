#include "views/session/watchedlatest.h"

#include "projectfixture.h"
#include "storage/repositories/peoplerepository.h"
#include "testmain.h"
#include "ui/arrange.h"
#include "ui/messagebar.h"
#include "ui/screen/workspace.h"
#include "views/session/projectsession.h"

#include <QApplication>
#include <QDialog>
#include <QStackedWidget>
#include <QTest>

#include <memory>

using namespace tandem;

namespace {

/// A screen of two pages.
class Screen final : public Workspace
{
public:
    Screen()
        : Workspace(WorkspaceId::Studies)
        , pages(new QStackedWidget(this))
    {
        for (int i = 0; i < 2; ++i)
            pages->addWidget(new QWidget(pages));
        inColumn(this, {{pages, 1}}, 0);
    }
    QList<QAction*> workspaceActions() const override { return {}; }
    QWidget* page(int index) const { return pages->widget(index); }

    QStackedWidget* pages;

private:
    QWidget* focusTarget() const override { return nullptr; }
};

Expected<int> countPeople(Database& database, const CancelFlag&)
{
    return PeopleRepository(database).all().map(
        [](const QList<Person>& people) { return int(people.size()); });
}

Expected<int> refuse(Database&, const CancelFlag&)
{
    return failure(ErrorCode::Unreadable, QStringLiteral("No."));
}

} // namespace

class TestWatchedLatest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_fixture = std::make_unique<ProjectFixture>(1);
        m_session = std::make_unique<ProjectSession>(m_fixture->open());
    }
    void cleanup() { m_session.reset(); }

    void itIsReadWhileOneOfItsPagesIsVisible()
    {
        Screen screen;
        int shown = 0;
        WatchedLatest<int> people(*m_session, screen.page(1));
        people.keep(
            {.parts = Part::People}, [] { return countPeople; }, [&](const int&) { ++shown; });
        screen.show();
        QVERIFY(!people.isBusy());
        screen.pages->setCurrentIndex(1);
        QTRY_COMPARE(shown, 1);
        screen.pages->setCurrentIndex(0);
        people.startOver();
        QVERIFY(!people.isBusy());
        people.showIn(screen.page(0));
        QTRY_COMPARE(shown, 2);
        screen.hide();
        QVERIFY(!people.isWatched());
    }

    void itStartsOverWhereItIsSaidTo()
    {
        Screen screen;
        int shown = 0;
        WatchedLatest<int> people(
            *m_session, &screen, {RenewedBy::Person, RenewedBy::Settings, RenewedBy::Language});
        people.keep(
            {.parts = Part::Facts}, [] { return countPeople; }, [&](const int&) { ++shown; });
        screen.show();
        QTRY_COMPARE(shown, 1);
        m_session->setCurrentPerson(m_fixture->ada);
        QTRY_COMPARE(shown, 2);
        QEvent language(QEvent::LanguageChange);
        QApplication::sendEvent(&screen, &language);
        QTRY_COMPARE(shown, 3);
        emit m_session->peopleChanged();
        QVERIFY(!people.isBusy());
        emit m_session->settingsChanged();
        QTRY_COMPARE(shown, 4);
    }

    void whatFailsIsToldOnTheWorkspaceOrInTheDialog()
    {
        Screen screen;
        WatchedLatest<int> onScreen(*m_session, screen.page(0));
        onScreen.read(refuse, [](const int&) { QFAIL("it failed"); });
        auto* told = screen.findChild<MessageBar*>();
        QTRY_COMPARE(told->text(), QStringLiteral("No."));

        screen.clearMessage();
        QDialog dialog(&screen);
        MessageBar messages(&dialog);
        WatchedLatest<int> inDialog(*m_session, &dialog);
        inDialog.read(refuse, [](const int&) { QFAIL("it failed"); });
        QTRY_COMPARE(messages.text(), QStringLiteral("No."));
        QVERIFY(told->isHidden());
    }

private:
    std::unique_ptr<ProjectFixture> m_fixture;
    std::unique_ptr<ProjectSession> m_session;
};

TANDEM_TEST(TestWatchedLatest, QApplication)
#include "tst_watchedlatest.moc"
