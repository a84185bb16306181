#include "ui/screen/straykeys.h"

#include "testmain.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMainWindow>
#include <QSignalSpy>
#include <QTest>

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
