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
struct Setup
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
        Setup setup;
        setup.open({QStringLiteral("One stays. Two goes.")});
        for (int i = 0; i < 10; ++i)
            setup.key(Qt::Key_Right);
        setup.key(Qt::Key_Return, Qt::ControlModifier);
        QVERIFY2(setup.state().contains(QLatin1String("2 of 2")), qPrintable(setup.state()));
        setup.save();
        QCOMPARE(setup.stored().paragraphs, kThree.first(2));
        QCOMPARE(setup.dialog->result(), int(QDialog::Accepted));
    }

    void noWordIsCutBySplitting()
    {
        // The nearer end of "stays" and of "goes", then between two blanks of none.
        for (const int right : {6, 7, 8, 9}) {
            Setup setup;
            setup.open({QStringLiteral("One stays two")});
            for (int i = 0; i < right; ++i)
                setup.key(Qt::Key_Right);
            setup.key(Qt::Key_Return, Qt::ControlModifier);
            setup.save();
            QCOMPARE(setup.stored().paragraphs,
                right < 7 ? (QStringList{QStringLiteral("One"), QStringLiteral("stays two")})
                          : (QStringList{QStringLiteral("One stays"), QStringLiteral("two")}));
        }
        Setup setup;
        setup.open({QString::fromUtf16(u"\u56FE\u4E66\u9986\u5F00\u95E8")});
        setup.key(Qt::Key_Right);
        setup.key(Qt::Key_Right);
        setup.key(Qt::Key_Return, Qt::ControlModifier);
        setup.save();
        QCOMPARE(setup.stored().paragraphs.first().size(), 2);
    }

    void twoParagraphsAreJoined()
    {
        Setup setup;
        setup.open(kThree);
        setup.key(Qt::Key_J, Qt::ControlModifier);
        QVERIFY2(setup.state().contains(QLatin1String("1 of 2")), qPrintable(setup.state()));
        setup.save();
        QCOMPARE(setup.stored().paragraphs,
            (QStringList{QStringLiteral("One stays. Two goes."), kThree.at(2)}));
    }

    void aParagraphIsRemovedAndMoved()
    {
        Setup setup;
        setup.open(kThree);
        setup.key(Qt::Key_Down, Qt::AltModifier);
        setup.key(Qt::Key_Down, Qt::AltModifier);
        setup.key(Qt::Key_Down, Qt::AltModifier); // at the end already
        QCOMPARE(
            setup.text()->paragraphs(), (QStringList{kThree.at(1), kThree.at(2), kThree.at(0)}));
        setup.key(Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(setup.text()->current(), 1);
        setup.key(Qt::Key_Delete, Qt::ControlModifier | Qt::ShiftModifier);
        setup.save();
        QCOMPARE(setup.stored().paragraphs, kThree.mid(1));
    }

    void savingTwiceInARowSavesOnce()
    {
        Setup setup;
        setup.open(kThree);
        setup.key(Qt::Key_J, Qt::ControlModifier);
        setup.key(Qt::Key_S, Qt::ControlModifier);
        setup.save();
        QCOMPARE(setup.message(), QString());
        QCOMPARE(setup.dialog->result(), int(QDialog::Accepted));
        QCOMPARE(setup.stored().paragraphs.size(), 2);
    }

    void itIsNotLargerThanItsWindow()
    {
        Setup setup;
        QWidget window;
        window.resize(700, 480);
        const ArticleDialog dialog(setup.session, setup.sample, &window);
        QCOMPARE(dialog.size(), window.size());
    }

    void undoAfterAClickOnAButtonReachesTheTextAndStaysAtItsParagraph()
    {
        Setup setup;
        setup.open(kThree);
        QPushButton* down = nullptr;
        for (QPushButton* button : setup.dialog->findChildren<QPushButton*>()) {
            if (button->text().contains(QLatin1String("Move down")))
                down = button;
        }
        QVERIFY(down);
        QTest::mouseClick(down, Qt::LeftButton);
        QCOMPARE(
            setup.text()->paragraphs(), (QStringList{kThree.at(1), kThree.at(0), kThree.at(2)}));
        setup.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(setup.text()->paragraphs(), kThree);
        QVERIFY(setup.text()->current() < 2); // not at the end of the article
    }

    void theTitleIsChangedAndAllOfItIsUndoneAsOneStep()
    {
        Setup setup;
        setup.open(kThree);
        const ArticleBody before = setup.stored();
        setup.key(Qt::Key_J, Qt::ControlModifier);
        auto* title = setup.find<QLineEdit>("articleTitle");
        title->setFocus();
        title->selectAll();
        QTest::keyClicks(title, QStringLiteral("The yard"));
        setup.save();
        const ArticleBody after = setup.stored();
        QCOMPARE(after.title, QStringLiteral("The yard"));
        QCOMPARE(after.paragraphs.size(), 2);
        QVERIFY(setup.session.history().undoText().contains(QLatin1String("article of sample 1")));
        setup.session.history().undo();
        setup.session.project().flush();
        QVERIFY(setup.stored() == before);
        setup.session.history().redo();
        setup.session.project().flush();
        QVERIFY(setup.stored() == after);
        // An answer comes between: the step is refused, and the article stays.
        setup.fixture.answer(setup.sample, setup.fixture.ada, QStringLiteral("y"));
        setup.session.history().undo();
        setup.session.project().flush();
        QVERIFY(setup.stored() == after);
    }

    void typingIsUndoneInTheFieldFirst()
    {
        Setup setup;
        setup.open(kThree);
        setup.key(Qt::Key_J, Qt::ControlModifier);
        setup.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(setup.text()->paragraphs(), kThree);
        QVERIFY(!setup.find<QPushButton>("saveArticle")->isEnabled());
    }

    void anArticleThatWasAnsweredAboutCanOnlyBeRead()
    {
        Setup setup;
        setup.fixture.answer(setup.sample, setup.fixture.ben, QStringLiteral("-n"));
        const ArticleBody before = setup.stored();
        setup.open();
        QVERIFY2(setup.message().contains(QLatin1String("answers or facts")),
            qPrintable(setup.message()));
        QVERIFY(!setup.message().contains(QLatin1String("Ben")));
        setup.key(Qt::Key_J, Qt::ControlModifier);
        setup.key(Qt::Key_X);
        setup.save();
        QVERIFY(setup.stored() == before);
        setup.key(Qt::Key_Escape);
        QVERIFY(!setup.dialog->isVisible());
    }

    void othersThanTheLeadReadItAndLearnNothing()
    {
        Setup setup;
        setup.fixture.answer(setup.sample, setup.fixture.ben, QStringLiteral("y"));
        setup.open({}, setup.fixture.ada);
        QVERIFY2(
            setup.message().contains(QLatin1String("Only the lead")), qPrintable(setup.message()));
        QVERIFY(!setup.message().contains(QLatin1String("answer")));
        QVERIFY(setup.text()->isReadOnly());
    }

    void anAnswerThatComesMeanwhileIsSaidAndNothingTypedIsLost()
    {
        Setup setup;
        setup.open(kThree);
        setup.key(Qt::Key_J, Qt::ControlModifier);
        setup.fixture.answer(setup.sample, setup.fixture.ada, QStringLiteral("y"));
        setup.save();
        QVERIFY(setup.dialog->isVisible());
        QTRY_VERIFY(setup.message().contains(QLatin1String("answers or facts")));
        QCOMPARE(setup.text()->paragraphs().size(), 2);
        QCOMPARE(setup.stored().paragraphs, kThree);
    }

    void somebodyElsesEditIsNotOverwritten()
    {
        Setup setup;
        setup.open(kThree);
        ProjectFixture::check(
            ArticleEdits(setup.fixture.database())
                .set(setup.sample, {{}, {QStringLiteral("Other.")}}, setup.fixture.lea));
        setup.key(Qt::Key_J, Qt::ControlModifier);
        setup.save();
        QTRY_VERIFY(setup.message().contains(QLatin1String("Someone else")));
        QCOMPARE(setup.stored().paragraphs, QStringList{QStringLiteral("Other.")});
    }

    void escapeAsksOnceAboutWhatIsNotSaved()
    {
        Setup setup;
        setup.open(kThree);
        setup.key(Qt::Key_J, Qt::ControlModifier);
        setup.key(Qt::Key_Escape);
        QVERIFY(setup.dialog->isVisible());
        QVERIFY(setup.message().contains(QLatin1String("Unsaved changes")));
        setup.key(Qt::Key_Escape);
        QVERIFY(!setup.dialog->isVisible());
        QCOMPARE(setup.stored().paragraphs, kThree);
    }

    void blanksThatDoNotBreakStayAsTheyAre()
    {
        Setup setup;
        const QString nonBreaking = QStringLiteral("3%1km").arg(QChar(QChar::Nbsp));
        setup.open({nonBreaking, kThree.at(0)});
        QVERIFY(!setup.find<QPushButton>("saveArticle")->isEnabled());
        setup.key(Qt::Key_Down, Qt::AltModifier);
        setup.save();
        QCOMPARE(setup.stored().paragraphs, (QStringList{kThree.at(0), nonBreaking}));
    }
};

TANDEM_TEST(TestArticleDialog, QApplication)
#include "tst_articledialog.moc"
