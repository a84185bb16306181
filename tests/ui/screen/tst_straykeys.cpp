#include "ui/screen/straykeys.h"

#include "testmain.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QMainWindow>
#include <QPushButton>
#include <QSignalSpy>
#include <QStandardItemModel>
#include <QTest>
#include <QTextEdit>

#include <initializer_list>
#include <memory>

using namespace tandem;

namespace {

/// Answers with Y, N, U and T and takes no other key.
class Answers final : public QWidget
{
public:
    explicit Answers(QWidget* parent)
        : QWidget(parent)
    {
        setFocusPolicy(Qt::StrongFocus);
    }

    QString given;

protected:
    void keyPressEvent(QKeyEvent* event) override
    {
        if (event->modifiers() == Qt::NoModifier &&
            QStringLiteral("ynut").contains(event->text()) && !event->text().isEmpty())
            given += event->text();
        else
            event->ignore();
    }
};

/// Letters are commands in it, and a row is edited in a field that a key opens.
class Rows final : public QListView
{
public:
    void keyboardSearch(const QString&) override {}

protected:
    void keyPressEvent(QKeyEvent* event) override
    {
        QListView::keyPressEvent(event);
        passOnLetter(*event);
    }
};

} // namespace

class TestStrayKeys final : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_now = 100'000;
        m_window = std::make_unique<QMainWindow>();
        m_answers = new Answers(m_window.get());
        m_field = new QLineEdit(m_window.get());
        m_window->setCentralWidget(m_answers);
        m_keys = std::make_unique<StrayKeys>([this] { return m_now; });
        m_window->show();
        m_window->activateWindow();
        m_answers->setFocus();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }
    void cleanup()
    {
        m_keys.reset();
        m_window.reset();
    }

    void aWordAfterAKeyThatDidNothingGivesNoAnswer()
    {
        press(Qt::Key_G, Qt::ControlModifier);
        type("nature");
        QCOMPARE(m_answers->given, QString());
    }

    void whatIsTypedOnAfterALetterThatDidNothingGivesNoAnswer()
    {
        QSignalSpy said(m_keys.get(), &StrayKeys::typedAmiss);
        type("nature");
        QCOMPARE(m_answers->given, QStringLiteral("n")); // nobody can know of the first one
        QCOMPARE(said.last().at(0).toString(), QStringLiteral("ature"));
        QCOMPARE(said.last().at(1).toInt(), 4);
    }

    void choicesTakeNoLetterWhereLettersAreCommands()
    {
        QComboBox choices(m_answers);
        choices.addItems({QStringLiteral("plain"), QStringLiteral("queue")});
        choices.show();
        choices.setFocus();
        QAction agree;
        agree.setShortcut(Qt::Key_A);
        m_answers->addAction(&agree);
        QSignalSpy said(m_keys.get(), &StrayKeys::typedAmiss);
        QTest::keyClick(&choices, Qt::Key_Q);
        QCOMPARE(choices.currentIndex(), 0);
        QCOMPARE(said.size(), 1);
        m_answers->removeAction(&agree);
        m_now += StrayKeys::kHeldBackMs;
        QTest::keyClick(&choices, Qt::Key_Q);
        QCOMPARE(choices.currentIndex(), 1);
    }

    void afterAMomentKeysAnswerAgain()
    {
        press(Qt::Key_G, Qt::ControlModifier);
        type("n");
        m_now += StrayKeys::kHeldBackMs;
        type("y");
        QCOMPARE(m_answers->given, QStringLiteral("y"));
    }

    void keysThatAnswerInARowAllAnswer()
    {
        type("ynutyynn");
        QCOMPARE(m_answers->given, QStringLiteral("ynutyynn"));
    }

    void escapeArrowsAndModifiersHoldNothingBack()
    {
        for (const int key :
            {int(Qt::Key_Escape), int(Qt::Key_Down), int(Qt::Key_Control), int(Qt::Key_F10)})
            press(Qt::Key(key));
        type("y");
        QCOMPARE(m_answers->given, QStringLiteral("y"));
    }

    void aFieldTakesItsTextWhateverWasPressedBefore()
    {
        press(Qt::Key_G, Qt::ControlModifier);
        m_field->setFocus();
        type("nature");
        QCOMPARE(m_field->text(), QStringLiteral("nature"));
    }

    void aWordInATextThatIsOnlyReadOrAListThatIsEditedInFieldsGivesNoCommand()
    {
        QTextEdit text;
        text.setReadOnly(true);
        text.setTextInteractionFlags(Qt::TextSelectableByKeyboard | Qt::TextSelectableByMouse);
        QStandardItemModel model;
        model.appendRow(new QStandardItem(QStringLiteral("can be edited")));
        Rows rows;
        rows.setModel(&model);
        rows.setCurrentIndex(model.index(0, 0));
        for (QWidget* part : std::initializer_list<QWidget*>{&text, &rows}) {
            QAction command;
            command.setShortcut(Qt::Key_N);
            command.setShortcutContext(Qt::WidgetShortcut);
            part->addAction(&command);
            const QSignalSpy given(&command, &QAction::triggered);
            m_window->setCentralWidget(part);
            part->show();
            part->setFocus();
            QTRY_VERIFY(part->hasFocus());
            m_now += StrayKeys::kHeldBackMs;
            type("and");
            QCOMPARE(given.size(), 0);
            m_now += StrayKeys::kHeldBackMs;
            type("n");
            QCOMPARE(given.size(), 1);
            m_window->takeCentralWidget();
        }
    }

    void aWordInADialogPressesNoButtonOfIt()
    {
        QDialog dialog(m_window.get());
        auto* button = new QPushButton(&dialog);
        const QSignalSpy pressed(button, &QPushButton::clicked);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        button->setFocus();
        type("carries a");
        QCOMPARE(pressed.size(), 0);
    }

private:
    static void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
    }
    static void type(const char* word)
    {
        QTest::keyClicks(QApplication::focusWidget(), QLatin1String(word));
    }

    qint64 m_now = 0;
    std::unique_ptr<QMainWindow> m_window;
    Answers* m_answers = nullptr;
    QLineEdit* m_field = nullptr;
    std::unique_ptr<StrayKeys> m_keys;
};

TANDEM_TEST(TestStrayKeys, QApplication)
#include "tst_straykeys.moc"
