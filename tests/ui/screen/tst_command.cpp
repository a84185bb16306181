#include "testmain.h"
#include "ui/commandbutton.h"
#include "ui/hintline.h"
#include "ui/screen/command.h"
#include "ui/shortcutlist.h"

#include <QAction>
#include <QPushButton>
#include <QTest>

#include <memory>

using namespace tandem;

/// What is said of a command once, and what knows it by its name.
class TestCommand final : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_screen = std::make_unique<QWidget>();
        m_page = new QWidget(m_screen.get());
        m_list = new QWidget(m_page);
        m_given.clear();
    }

    void commandsStandInTheOrderInWhichTheyAreAdded()
    {
        add(m_screen.get(), "second");
        add(m_screen.get(), "first");
        QCOMPARE(namesOf(commandsOf(m_screen.get())),
            QStringList({QStringLiteral("second"), QStringLiteral("first")}));
        QCOMPARE(namesOf(commandsNamed(m_list, {"first", "second"})),
            QStringList({QStringLiteral("first"), QStringLiteral("second")}));
    }

    void bothEnterKeysAreOneThatIsShownAsEnter()
    {
        for (const CommandKeys& keys : {CommandKeys(Qt::CTRL | Qt::Key_Return),
                 CommandKeys({Qt::CTRL | Qt::Key_Return, Qt::CTRL | Qt::Key_Enter})}) {
            QAction* submit = addCommand(
                m_screen.get(), "submit", keys, [] { return QStringLiteral("Submit"); }, [] {});
            QCOMPARE(submit->shortcuts(),
                QList<QKeySequence>({Qt::CTRL | Qt::Key_Enter, Qt::CTRL | Qt::Key_Return}));
            QCOMPARE(ShortcutList::entriesOf({}, {submit}).constFirst().keys,
                QStringLiteral("Ctrl+Enter"));
        }
    }

    void theNearestOfAName()
    {
        add(m_screen.get(), "next");
        QAction* own = add(m_page, "next");
        QCOMPARE(commandNamed(m_list, "next"), own);
        QCOMPARE(commandNamed(m_list, "nothing"), nullptr);
    }

    void aToggleTellsOfEachChange()
    {
        QList<bool> told;
        QAction* toggle = addToggle(
            m_screen.get(), "shown", {}, [] { return QStringLiteral("Shown"); },
            [&told](bool on) { told.append(on); });
        toggle->trigger();
        toggle->setChecked(false);
        QCOMPARE(told, QList<bool>({true, false}));
    }

    void severalAreEnabledByTheirNames()
    {
        QAction* first = add(m_screen.get(), "first");
        QAction* second = add(m_screen.get(), "second");
        QAction* third = add(m_screen.get(), "third");
        enableCommands(m_list, {"first", "third"}, false);
        QVERIFY(!first->isEnabled() && second->isEnabled() && !third->isEnabled());
    }

    void keysOfAPartActInItAlone()
    {
        QAction* command = add(m_screen.get(), "agree");
        QCOMPARE(command->associatedObjects(), QList<QObject*>{m_screen.get()});
        actOnlyIn(m_list, commandsNamed(m_page, {"agree"}));
        QCOMPARE(command->associatedObjects(), QList<QObject*>{m_list});
        QCOMPARE(command->shortcutContext(), Qt::WidgetShortcut);
        QCOMPARE(commandsOf(m_screen.get()), QList<QAction*>{command}); // and is listed with them
    }

    void buttonsAndHintsGiveItByItsName()
    {
        add(m_screen.get(), "agree");
        QPushButton* button = commandButton("agree", m_page);
        QCOMPARE(button->objectName(), QStringLiteral("agreeButton"));
        button->click();
        HintLine hints(*m_page, {{"agree", [] { return QStringLiteral("yes"); }}});
        auto* hint = hints.findChild<QPushButton*>(QStringLiteral("agreeButton"));
        QVERIFY(hint);
        QCOMPARE(hint->text(), QStringLiteral("yes"));
        hint->click();
        QCOMPARE(m_given, QStringList({QStringLiteral("agree"), QStringLiteral("agree")}));
    }

    void oneCommandGivesAnotherByItsName()
    {
        add(m_screen.get(), "import");
        giveAs(add(m_page, "pageImport"), "import");
        commandNamed(m_page, "pageImport")->trigger();
        QCOMPARE(m_given, QStringList({QStringLiteral("pageImport"), QStringLiteral("import")}));
    }

private:
    QAction* add(QWidget* owner, const char* name)
    {
        return addCommand(
            owner, name, Qt::Key_A, [name] { return QString::fromLatin1(name); },
            [this, name] { m_given.append(QString::fromLatin1(name)); });
    }

    static QStringList namesOf(const QList<QAction*>& commands)
    {
        QStringList names;
        for (const QAction* command : commands)
            names.append(command->objectName());
        return names;
    }

    std::unique_ptr<QWidget> m_screen;
    QWidget* m_page = nullptr;
    QWidget* m_list = nullptr;
    QStringList m_given;
};

TANDEM_TEST(TestCommand, QApplication)
#include "tst_command.moc"
