#include "ui/screen/workspace.h"

#include "ui/messagebar.h"
#include "ui/screen/layoutkeeping.h"

#include "testmain.h"

#include <QAction>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabBar>
#include <QTest>
#include <QTranslator>
#include <QVBoxLayout>

using namespace tandem;

namespace {

/// A list to work in, a field above it, and something that counts how often it was entered.
class OneWorkspace final : public Workspace
{
public:
    explicit OneWorkspace(QWidget* parent)
        : Workspace(WorkspaceId::Facts, parent)
        , field(new QLineEdit(this))
        , button(new QPushButton(this))
        , splitter(new QSplitter(this))
        , check(new QAction(this))
    {
        splitter->setObjectName(QStringLiteral("panes"));
        splitter->addWidget(new QLabel(splitter));
        splitter->addWidget(new QLabel(splitter));
        check->setObjectName(QStringLiteral("check"));
        check->setCheckable(true);
        auto* column = new QVBoxLayout(this);
        column->addWidget(field);
        column->addWidget(button);
        column->addWidget(splitter, 1);
        keep(splitter);
        keep(check);
        bindText(button, &QPushButton::setText,
            [this] { return QStringLiteral("said %1").arg(++said); });
    }

    QList<QAction*> workspaceActions() const override { return {check}; }
    QWidget* focusTarget() const override { return button; }
    void entered() override { ++enteredTimes; }
    void left() override { ++leftTimes; }

    int enteredTimes = 0;
    int leftTimes = 0;
    int said = 0;
    QLineEdit* field;
    QPushButton* button;
    QSplitter* splitter;
    QAction* check;
};

/// Three buttons, made in another order than they stand in, the middle one in a pane.
class TurnedWorkspace final : public Workspace
{
public:
    explicit TurnedWorkspace(QWidget* parent)
        : Workspace(WorkspaceId::Compare, parent)
        , last(new QPushButton(this))
        , middle(new QPushButton(this))
        , pane(new QWidget(this))
        , first(new QPushButton(this))
    {
        (new QVBoxLayout(pane))->addWidget(middle);
        auto* column = new QVBoxLayout(this);
        for (QWidget* part : std::initializer_list<QWidget*>{first, pane, last})
            column->addWidget(part);
    }

    QList<QAction*> workspaceActions() const override { return {}; }
    QWidget* focusTarget() const override { return pane; }

    QPushButton* last;
    QPushButton* middle;
    QWidget* pane;
    QPushButton* first;
};

} // namespace

class TestWorkspace final : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_window = std::make_unique<QStackedWidget>();
        m_window->resize(600, 400);
        m_workspace = new OneWorkspace(m_window.get());
        m_window->addWidget(m_workspace);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }

    void cleanup() { m_window.reset(); }

    void whatWasRefusedIsOverOnceTheUserGoesElsewhere()
    {
        auto* message = m_workspace->findChild<MessageBar*>();
        auto* other = new QLineEdit(m_window.get());
        m_window->addWidget(other);
        for (const bool isRefusal : {true, false}) {
            m_workspace->tellError({isRefusal ? ErrorCode::Refused : ErrorCode::DiskFull,
                QStringLiteral("Not done."), {}, {}, {}});
            QVERIFY(message->isVisible());
            m_window->setCurrentWidget(other);
            m_window->setCurrentWidget(m_workspace);
            QCOMPARE(message->isVisible(), !isRefusal);
        }
    }

    void enteringGivesTheKeyboardToWhereItBelongs()
    {
        QCOMPARE(m_workspace->enteredTimes, 1);
        QTRY_COMPARE(QApplication::focusWidget(), m_workspace->button);
        auto* other = new QLineEdit(m_window.get());
        m_window->addWidget(other);
        m_window->setCurrentWidget(other);
        QCOMPARE(m_workspace->leftTimes, 1);
        other->setFocus();
        m_window->setCurrentWidget(m_workspace);
        QCOMPARE(QApplication::focusWidget(), m_workspace->button);
        QCOMPARE(m_workspace->enteredTimes, 2);
    }

    void tabGoesFromPartToPartAsTheyStand()
    {
        auto* turned = new TurnedWorkspace(m_window.get());
        m_window->addWidget(turned);
        m_window->setCurrentWidget(turned);
        QTRY_COMPARE(QApplication::focusWidget(), turned->middle);
        for (QPushButton* next : {turned->last, turned->first, turned->middle}) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            QCOMPARE(QApplication::focusWidget(), next);
        }
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Backtab, Qt::ShiftModifier);
        QCOMPARE(QApplication::focusWidget(), turned->first);
    }

    void aMessageMovesNothingAndEscapeTakesItAway()
    {
        const QRect before = m_workspace->splitter->geometry();
        m_workspace->tell(QStringLiteral("Saved."));
        QTest::qWait(0);
        QCOMPARE(m_workspace->splitter->geometry(), before);
        QVERIFY(bar()->isVisible());
        QCOMPARE(bar()->geometry().bottom(), m_workspace->rect().bottom());
        m_window->resize(700, 500);
        QTRY_COMPARE(bar()->geometry().bottom(), m_workspace->rect().bottom());
        QTest::keyClick(m_workspace->button, Qt::Key_Escape);
        QVERIFY(!bar()->isVisible());
        QCOMPARE(QApplication::focusWidget(), m_workspace->button);
    }

    void aQuestionTakesTheKeyboardAndGivesItBack()
    {
        bool gone = false;
        const auto go = [&gone] { gone = true; };
        m_workspace->ask(QStringLiteral("Really?"), QStringLiteral("Yes"), go);
        QVERIFY(bar()->isAncestorOf(QApplication::focusWidget()));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QVERIFY(!gone);
        QCOMPARE(QApplication::focusWidget(), m_workspace->button);
        m_workspace->ask(QStringLiteral("Really?"), QStringLiteral("Yes"), go);
        bar()->findChild<QPushButton*>()->click();
        QVERIFY(gone);
        QVERIFY(!bar()->isVisible());
        QCOMPARE(QApplication::focusWidget(), m_workspace->button);
    }

    void theKeyboardStaysWhenThePartThatHadItGoes_data()
    {
        QTest::addColumn<bool>("hidden");
        QTest::newRow("hidden") << true;
        QTest::newRow("disabled") << false;
    }

    void theKeyboardStaysWhenThePartThatHadItGoes()
    {
        QFETCH(bool, hidden);
        m_workspace->field->setFocus();
        if (hidden)
            m_workspace->field->hide();
        else
            m_workspace->field->setEnabled(false);
        QCOMPARE(QApplication::focusWidget(), m_workspace->button);
    }

    void theKeyboardComesBackAfterADialogThoughItsPlaceIsGone()
    {
        m_workspace->field->setFocus();
        {
            QDialog dialog(m_window.get());
            dialog.open();
            QVERIFY(QTest::qWaitForWindowActive(&dialog));
            m_workspace->field->hide();
            dialog.reject();
        }
        m_window->activateWindow();
        QTRY_COMPARE(QApplication::focusWidget(), m_workspace->button);
    }

    void whatIsSaidFollowsTheLanguage()
    {
        QCOMPARE(m_workspace->button->text(), QStringLiteral("said 1"));
        QEvent change(QEvent::LanguageChange);
        QApplication::sendEvent(m_window.get(), &change);
        QCOMPARE(m_workspace->button->text(), QStringLiteral("said 2"));
    }

    void theLayoutIsKeptByName()
    {
        m_workspace->splitter->setSizes({100, 400});
        m_workspace->check->setChecked(true);
        const QByteArray layout = m_workspace->saveLayout();
        const QList<int> sizes = m_workspace->splitter->sizes();
        m_workspace->splitter->setSizes({300, 200});
        m_workspace->check->setChecked(false);
        QVERIFY(!m_workspace->restoreLayout(QByteArray("something else")));
        QVERIFY(!m_workspace->restoreLayout({}));
        QVERIFY(!m_workspace->check->isChecked());
        QVERIFY(m_workspace->restoreLayout(layout));
        QVERIFY(m_workspace->check->isChecked());
        QCOMPARE(m_workspace->splitter->sizes(), sizes);
    }

    void aPartKnowsItsWorkspace()
    {
        QObject inside(m_workspace->splitter);
        QCOMPARE(Workspace::of(&inside), m_workspace);
        QCOMPARE(Workspace::of(m_window.get()), nullptr);
        QCOMPARE(Workspace::of(nullptr), nullptr);
    }

private:
    MessageBar* bar() const
    {
        return m_workspace->findChild<MessageBar*>(QStringLiteral("factsMessage"));
    }

    std::unique_ptr<QStackedWidget> m_window;
    OneWorkspace* m_workspace = nullptr;
};

TANDEM_TEST(TestWorkspace, QApplication)
#include "tst_workspace.moc"
