#include "storage/changes/history.h"
#include "views/article/articledialog.h"

#include "projectfixture.h"
#include "testmain.h"
#include "ui/messagebar.h"
#include "views/article/articlefield.h"
#include "views/session/projectsession.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>

using namespace tandem;

namespace {

/// The dialog on the fixture's first sample, with the lead at the keyboard.
struct Desk
{
    ProjectFixture fixture{2};
    SampleId sample = fixture.samples.first();
    ProjectSession session{fixture.open()};
    std::unique_ptr<ArticleDialog> dialog;

    void open(const QStringList& paragraphs = {}, PersonId person = {})
    {
        if (!paragraphs.isEmpty())
            ProjectFixture::check(
                ArticleEdits(fixture.database())
                    .set(sample, {QStringLiteral("Yards"), paragraphs}, fixture.lea));
        session.setCurrentPerson(person.isValid() ? person : fixture.lea);
        dialog = std::make_unique<ArticleDialog>(session, sample);
        dialog->open();
        QVERIFY(QTest::qWaitForWindowExposed(dialog.get()));
        QApplication::setActiveWindow(dialog.get());
        QTRY_VERIFY(text()->hasFocus());
    }
    template <typename T>
    T* find(const char* name)
    {
        return dialog->findChild<T*>(QLatin1String(name));
    }
    ArticleField* text() { return dialog->findChild<ArticleField*>(); }
    QString state() { return find<QLabel>("articleState")->text(); }
    QString message() { return dialog->findChild<MessageBar*>()->text(); }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
    }
    void save()
    {
        key(Qt::Key_S, Qt::ControlModifier);
        session.project().flush();
    }
    ArticleBody stored()
    {
        return ProjectFixture::take(ArticleEdits(fixture.database()).body(sample));
    }
};

const QStringList kThree{
    QStringLiteral("One stays."), QStringLiteral("Two goes."), QStringLiteral("Three follows.")};

} // namespace

/// Articles are put in order by keys, saved as one step, and left alone once somebody answered.
class TestArticleDialog : public QObject
{
    Q_OBJECT

private slots:
    void aParagraphIsSplitWhereTheCursorStands()
    {
        Desk desk;
        desk.open({QStringLiteral("One stays. Two goes.")});
        for (int i = 0; i < 10; ++i)
            desk.key(Qt::Key_Right);
        desk.key(Qt::Key_Return, Qt::ControlModifier);
        QVERIFY2(desk.state().contains(QLatin1String("2 of 2")), qPrintable(desk.state()));
        desk.save();
        QCOMPARE(desk.stored().paragraphs, kThree.first(2));
        QCOMPARE(desk.dialog->result(), int(QDialog::Accepted));
    }

    void noWordIsCutBySplitting()
    {
        // The nearer end of "stays" and of "goes", then between two blanks of none.
        for (const int right : {6, 7, 8, 9}) {
            Desk desk;
            desk.open({QStringLiteral("One stays two")});
            for (int i = 0; i < right; ++i)
                desk.key(Qt::Key_Right);
            desk.key(Qt::Key_Return, Qt::ControlModifier);
            desk.save();
            QCOMPARE(desk.stored().paragraphs,
                right < 7 ? (QStringList{QStringLiteral("One"), QStringLiteral("stays two")})
                          : (QStringList{QStringLiteral("One stays"), QStringLiteral("two")}));
        }
        Desk desk;
        desk.open({QString::fromUtf16(u"\u56FE\u4E66\u9986\u5F00\u95E8")});
        desk.key(Qt::Key_Right);
        desk.key(Qt::Key_Right);
        desk.key(Qt::Key_Return, Qt::ControlModifier);
        desk.save();
        QCOMPARE(desk.stored().paragraphs.first().size(), 2);
    }

    void twoParagraphsAreJoined()
    {
        Desk desk;
        desk.open(kThree);
        desk.key(Qt::Key_J, Qt::ControlModifier);
        QVERIFY2(desk.state().contains(QLatin1String("1 of 2")), qPrintable(desk.state()));
        desk.save();
        QCOMPARE(desk.stored().paragraphs,
            (QStringList{QStringLiteral("One stays. Two goes."), kThree.at(2)}));
    }

    void aParagraphIsRemovedAndMoved()
    {
        Desk desk;
        desk.open(kThree);
        desk.key(Qt::Key_Down, Qt::AltModifier);
        desk.key(Qt::Key_Down, Qt::AltModifier);
        desk.key(Qt::Key_Down, Qt::AltModifier); // at the end already
        QCOMPARE(
            desk.text()->paragraphs(), (QStringList{kThree.at(1), kThree.at(2), kThree.at(0)}));
        desk.key(Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(desk.text()->current(), 1);
        desk.key(Qt::Key_Delete, Qt::ControlModifier | Qt::ShiftModifier);
        desk.save();
        QCOMPARE(desk.stored().paragraphs, kThree.mid(1));
    }

    void savingTwiceInARowSavesOnce()
    {
        Desk desk;
        desk.open(kThree);
        desk.key(Qt::Key_J, Qt::ControlModifier);
        desk.key(Qt::Key_S, Qt::ControlModifier);
        desk.save();
        QCOMPARE(desk.message(), QString());
        QCOMPARE(desk.dialog->result(), int(QDialog::Accepted));
        QCOMPARE(desk.stored().paragraphs.size(), 2);
    }

    void itIsNotLargerThanItsWindow()
    {
        Desk desk;
        QWidget window;
        window.resize(700, 480);
        const ArticleDialog dialog(desk.session, desk.sample, &window);
        QCOMPARE(dialog.size(), window.size());
    }

    void undoAfterAClickOnAButtonReachesTheTextAndStaysAtItsParagraph()
    {
        Desk desk;
        desk.open(kThree);
        QPushButton* down = nullptr;
        for (QPushButton* button : desk.dialog->findChildren<QPushButton*>()) {
            if (button->text().contains(QLatin1String("Move down")))
                down = button;
        }
        QVERIFY(down);
        QTest::mouseClick(down, Qt::LeftButton);
        QCOMPARE(
            desk.text()->paragraphs(), (QStringList{kThree.at(1), kThree.at(0), kThree.at(2)}));
        desk.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(desk.text()->paragraphs(), kThree);
        QVERIFY(desk.text()->current() < 2); // not at the end of the article
    }

    void theTitleIsChangedAndAllOfItIsUndoneAsOneStep()
    {
        Desk desk;
        desk.open(kThree);
        const ArticleBody before = desk.stored();
        desk.key(Qt::Key_J, Qt::ControlModifier);
        auto* title = desk.find<QLineEdit>("articleTitle");
        title->setFocus();
        title->selectAll();
        QTest::keyClicks(title, QStringLiteral("The yard"));
        desk.save();
        const ArticleBody after = desk.stored();
        QCOMPARE(after.title, QStringLiteral("The yard"));
        QCOMPARE(after.paragraphs.size(), 2);
        QVERIFY(desk.session.history().undoText().contains(QLatin1String("article of sample 1")));
        desk.session.history().undo();
        desk.session.project().flush();
        QVERIFY(desk.stored() == before);
        desk.session.history().redo();
        desk.session.project().flush();
        QVERIFY(desk.stored() == after);
        // An answer comes between: the step is refused, and the article stays.
        desk.fixture.answer(desk.sample, desk.fixture.ada, QStringLiteral("y"));
        desk.session.history().undo();
        desk.session.project().flush();
        QVERIFY(desk.stored() == after);
    }

    void typingIsUndoneInTheFieldFirst()
    {
        Desk desk;
        desk.open(kThree);
        desk.key(Qt::Key_J, Qt::ControlModifier);
        desk.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(desk.text()->paragraphs(), kThree);
        QVERIFY(!desk.find<QPushButton>("saveArticle")->isEnabled());
    }

    void anArticleThatWasAnsweredAboutCanOnlyBeRead()
    {
        Desk desk;
        desk.fixture.answer(desk.sample, desk.fixture.ben, QStringLiteral("-n"));
        const ArticleBody before = desk.stored();
        desk.open();
        QVERIFY2(
            desk.message().contains(QLatin1String("answers or facts")), qPrintable(desk.message()));
        QVERIFY(!desk.message().contains(QLatin1String("Ben")));
        desk.key(Qt::Key_J, Qt::ControlModifier);
        desk.key(Qt::Key_X);
        desk.save();
        QVERIFY(desk.stored() == before);
        desk.key(Qt::Key_Escape);
        QVERIFY(!desk.dialog->isVisible());
    }

    void othersThanTheLeadReadItAndLearnNothing()
    {
        Desk desk;
        desk.fixture.answer(desk.sample, desk.fixture.ben, QStringLiteral("y"));
        desk.open({}, desk.fixture.ada);
        QVERIFY2(
            desk.message().contains(QLatin1String("Only the lead")), qPrintable(desk.message()));
        QVERIFY(!desk.message().contains(QLatin1String("answer")));
        QVERIFY(desk.text()->isReadOnly());
    }

    void anAnswerThatComesMeanwhileIsSaidAndNothingTypedIsLost()
    {
        Desk desk;
        desk.open(kThree);
        desk.key(Qt::Key_J, Qt::ControlModifier);
        desk.fixture.answer(desk.sample, desk.fixture.ada, QStringLiteral("y"));
        desk.save();
        QVERIFY(desk.dialog->isVisible());
        QTRY_VERIFY(desk.message().contains(QLatin1String("answers or facts")));
        QCOMPARE(desk.text()->paragraphs().size(), 2);
        QCOMPARE(desk.stored().paragraphs, kThree);
    }

    void somebodyElsesEditIsNotOverwritten()
    {
        Desk desk;
        desk.open(kThree);
        ProjectFixture::check(
            ArticleEdits(desk.fixture.database())
                .set(desk.sample, {{}, {QStringLiteral("Other.")}}, desk.fixture.lea));
        desk.key(Qt::Key_J, Qt::ControlModifier);
        desk.save();
        QTRY_VERIFY(desk.message().contains(QLatin1String("Someone else")));
        QCOMPARE(desk.stored().paragraphs, QStringList{QStringLiteral("Other.")});
    }

    void escapeAsksOnceAboutWhatIsNotSaved()
    {
        Desk desk;
        desk.open(kThree);
        desk.key(Qt::Key_J, Qt::ControlModifier);
        desk.key(Qt::Key_Escape);
        QVERIFY(desk.dialog->isVisible());
        QVERIFY(desk.message().contains(QLatin1String("Unsaved changes")));
        desk.key(Qt::Key_Escape);
        QVERIFY(!desk.dialog->isVisible());
        QCOMPARE(desk.stored().paragraphs, kThree);
    }

    void blanksThatDoNotBreakStayAsTheyAre()
    {
        Desk desk;
        const QString nonBreaking = QStringLiteral("3%1km").arg(QChar(QChar::Nbsp));
        desk.open({nonBreaking, kThree.at(0)});
        QVERIFY(!desk.find<QPushButton>("saveArticle")->isEnabled());
        desk.key(Qt::Key_Down, Qt::AltModifier);
        desk.save();
        QCOMPARE(desk.stored().paragraphs, (QStringList{kThree.at(0), nonBreaking}));
    }
};

TANDEM_TEST(TestArticleDialog, QApplication)
#include "tst_articledialog.moc"
