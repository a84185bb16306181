#include "storage/changes/history.h"
#include "views/discussion/discussiondialog.h"

#include "projectfixture.h"
#include "testmain.h"
#include "ui/messagebar.h"
#include "ui/textrowview.h"
#include "views/discussion/utterancelist.h"
#include "views/session/projectsession.h"

#include <QClipboard>
#include <QDropEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPaintEvent>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QTest>

using namespace tandem;

namespace {

ArticleText bareArticle()
{
    ArticleText article;
    article.title = QStringLiteral("Ferries");
    article.paragraphs = {QStringLiteral("The line cancels two <b>ferries</b>."),
        QStringLiteral("It builds four others.")};
    return article;
}

/// Counts how often all of a widget is painted.
class PaintCounter final : public QObject
{
public:
    explicit PaintCounter(QWidget* widget)
        : QObject(widget)
    {
        widget->installEventFilter(this);
    }
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::Paint)
            painted +=
                static_cast<QPaintEvent*>(event)->rect() == static_cast<QWidget*>(watched)->rect();
        return false;
    }
    int painted = 0;
};

/// The dialog on a sample without a discussion, with somebody at the keyboard.
struct Setup
{
    ProjectFixture fixture{1};
    SampleId sample = fixture.addSample(bareArticle(), false);
    ProjectSession session{fixture.open()};
    std::unique_ptr<DiscussionDialog> dialog;

    explicit Setup(const QList<kgds::UtteranceRecord>& discussion = {})
    {
        if (!discussion.isEmpty()) {
            ProjectFixture::check(SampleRepository(fixture.database())
                                      .setDiscussion(sample, discussion, fixture.lea));
        }
        session.setCurrentPerson(fixture.lea);
    }
    void open()
    {
        dialog = std::make_unique<DiscussionDialog>(session, sample, std::mt19937(7));
        dialog->open();
        QVERIFY(QTest::qWaitForWindowExposed(dialog.get()));
        QApplication::setActiveWindow(dialog.get());
    }
    template <typename T>
    T* find(const char* name)
    {
        return dialog->findChild<T*>(QLatin1String(name));
    }
    QPlainTextEdit* composer() { return find<QPlainTextEdit>("composer"); }
    UtteranceListView* list() { return find<UtteranceListView>("utterances"); }
    QString message() { return dialog->findChild<MessageBar*>()->text(); }
    void say(const QString& text)
    {
        QTest::keyClicks(composer(), text);
        QTest::keyClick(composer(), Qt::Key_Return);
        session.project().flush();
    }
    void key(QWidget* widget, Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(widget, key, modifiers);
        session.project().flush();
    }
    void paste(const QString& text)
    {
        QApplication::clipboard()->setText(text);
        composer()->setFocus();
        composer()->paste();
    }
    QList<kgds::UtteranceRecord> stored()
    {
        return ProjectFixture::take(SampleRepository(fixture.database()).discussion(sample));
    }
    /// What is stored, as "speaker: text" lines.
    QStringList lines()
    {
        QStringList lines;
        const auto utterances = stored();
        for (const auto& one : utterances)
            lines.append(one.participant + QLatin1String(": ") + one.text);
        return lines;
    }
};

QList<kgds::UtteranceRecord> threeTurns()
{
    return {{QStringLiteral("Ann"), QStringLiteral("one"), QByteArray("{\"mood\":\"calm\"}")},
        {QStringLiteral("Bob"), QStringLiteral("two"), {}},
        {QStringLiteral("Ann"), QStringLiteral("three"), QByteArray("{\"id\":3}")}};
}

QStringList linesOf(std::initializer_list<const char*> lines)
{
    QStringList list;
    for (const char* line : lines)
        list.append(QString::fromUtf8(line));
    return list;
}

} // namespace

class TestDiscussionDialog : public QObject
{
    Q_OBJECT

private slots:
    void turnsAlternateAndEachIsOnDiskAtOnce();
    void fastTypingLosesNothing();
    void theSpeakerIsChosenByKey();
    void whoBeginsIsDrawn();
    void shiftEnterBeginsALine();
    void anUtteranceIsEditedInPlace();
    void utterancesAreMovedAndDeletedByKey();
    void utterancesAreMovedByDragging();
    void extrasOfTheFileStayWithTheirUtterance();
    void everyChangeIsUndoneAndRedone();
    void undoReachesOnlyWhatWasDoneHere();
    void typingIsStoredWhileOthersWriteWithoutAPause();
    void renamingRenamesEveryUtterance();
    void twoParticipantsCannotHaveOneName();
    void pastedLinesArePreviewedAndAdded();
    void otherPastedTextIsOneUtterance();
    void hostilePasteDoesNoHarm();
    void answeredDiscussionsAreReadOnly();
    void aRefusedUtteranceComesBack();
    void closingWithTypedTextAsksOnce();
    void closingAsksAgainAboutWhatWasTypedSince();
    void anEmptyDiscussionSaysWhatToDo();
    void changesMadeElsewhereAppear();
};

void TestDiscussionDialog::turnsAlternateAndEachIsOnDiskAtOnce()
{
    Setup setup;
    setup.open();
    QVERIFY(setup.composer()->hasFocus());
    setup.say(QStringLiteral("I like it."));
    QCOMPARE(setup.lines(), linesOf({"Person 1: I like it."}));
    QVERIFY(setup.composer()->toPlainText().isEmpty());
    setup.say(QStringLiteral("I do not."));
    setup.say(QStringLiteral("Why?"));
    QCOMPARE(
        setup.lines(), linesOf({"Person 1: I like it.", "Person 2: I do not.", "Person 1: Why?"}));
    setup.key(setup.composer(), Qt::Key_Return);
    QCOMPARE(setup.stored().size(), 3);
    QCOMPARE(setup.list()->model()->rowCount(), 3);
}

void TestDiscussionDialog::fastTypingLosesNothing()
{
    Setup setup;
    setup.open();
    for (int i = 0; i < 30; ++i) {
        QTest::keyClicks(setup.composer(), QString::number(i));
        QTest::keyClick(setup.composer(), Qt::Key_Return);
    }
    QTRY_COMPARE(setup.stored().size(), 30);
    for (int i = 0; i < 30; ++i)
        QCOMPARE(setup.stored().at(i).text, QString::number(i));
}

void TestDiscussionDialog::theSpeakerIsChosenByKey()
{
    Setup setup;
    setup.open();
    QTRY_VERIFY(setup.composer()->hasFocus());
    QCoreApplication::processEvents();
    const auto* composer = new PaintCounter(setup.composer()->viewport());
    setup.key(setup.composer(), Qt::Key_2, Qt::ControlModifier);
    QVERIFY(setup.find<QRadioButton>("speaker2")->isChecked());
    QVERIFY(setup.composer()->placeholderText().contains(QStringLiteral("Person 2")));
    QTRY_VERIFY(composer->painted > 0);
    setup.say(QStringLiteral("a"));
    QVERIFY(setup.find<QRadioButton>("speaker1")->isChecked());
    setup.key(setup.composer(), Qt::Key_2, Qt::ControlModifier);
    setup.say(QStringLiteral("b"));
    setup.say(QStringLiteral("c"));
    QCOMPARE(setup.lines(), linesOf({"Person 2: a", "Person 2: b", "Person 1: c"}));
    setup.find<QRadioButton>("speaker1")->click();
    setup.say(QStringLiteral("d"));
    QCOMPARE(setup.lines().last(), QStringLiteral("Person 1: d"));
}

void TestDiscussionDialog::whoBeginsIsDrawn()
{
    QSet<QString> drawn;
    for (quint32 seed = 1; seed <= 12; ++seed) {
        Setup setup;
        setup.dialog =
            std::make_unique<DiscussionDialog>(setup.session, setup.sample, std::mt19937(seed));
        setup.dialog->open();
        auto* button = setup.find<QPushButton>("drawBeginner");
        QTest::keyClick(button, Qt::Key_Space);
        const QString says = setup.find<QLabel>("drawn")->text();
        drawn.insert(says);
        const bool second = setup.find<QRadioButton>("speaker2")->isChecked();
        QCOMPARE(says, QStringLiteral("Picked at random: Person %1 starts.").arg(second ? 2 : 1));
        setup.say(QStringLiteral("x"));
        QCOMPARE(setup.lines().first(), QStringLiteral("Person %1: x").arg(second ? 2 : 1));
        QVERIFY(!button->isEnabled());
    }
    QCOMPARE(drawn.size(), 2);
}

void TestDiscussionDialog::shiftEnterBeginsALine()
{
    Setup setup;
    setup.open();
    QTest::keyClicks(setup.composer(), QStringLiteral("one"));
    QTest::keyClick(setup.composer(), Qt::Key_Return, Qt::ShiftModifier);
    setup.say(QStringLiteral("two"));
    QCOMPARE(setup.stored().first().text, QStringLiteral("one\ntwo"));
}

void TestDiscussionDialog::anUtteranceIsEditedInPlace()
{
    Setup setup(threeTurns());
    setup.open();
    setup.list()->setFocus();
    setup.list()->setCurrentRow(1);
    setup.key(setup.list(), Qt::Key_F2);
    auto* editor = setup.find<QPlainTextEdit>("utteranceEditor");
    QVERIFY(editor);
    QTest::keyClicks(editor, QStringLiteral("changed"));
    setup.key(editor, Qt::Key_Return);
    QCOMPARE(setup.lines(), linesOf({"Ann: one", "Bob: changed", "Ann: three"}));
    QCOMPARE(setup.list()->currentRow(), 1);

    // Escape leaves the editor, not the dialog, and changes nothing.
    QTRY_VERIFY(!setup.find<QPlainTextEdit>("utteranceEditor"));
    const QPoint middle = setup.list()->visualRect(setup.list()->model()->index(0, 0)).center();
    QTest::mouseClick(setup.list()->viewport(), Qt::LeftButton, {}, middle);
    QTest::mouseDClick(setup.list()->viewport(), Qt::LeftButton, {}, middle);
    editor = setup.find<QPlainTextEdit>("utteranceEditor");
    QVERIFY(editor);
    QTest::keyClicks(editor, QStringLiteral("dropped"));
    setup.key(editor, Qt::Key_Escape);
    QVERIFY(setup.dialog->isVisible());
    QCOMPARE(setup.lines().first(), QStringLiteral("Ann: one"));
}

void TestDiscussionDialog::utterancesAreMovedAndDeletedByKey()
{
    Setup setup(threeTurns());
    setup.open();
    setup.list()->setFocus();
    setup.list()->setCurrentRow(2);
    setup.key(setup.list(), Qt::Key_Up, Qt::AltModifier);
    setup.key(setup.list(), Qt::Key_Up, Qt::AltModifier);
    setup.key(setup.list(), Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(setup.lines(), linesOf({"Ann: three", "Ann: one", "Bob: two"}));
    QCOMPARE(setup.list()->currentRow(), 0);
    setup.key(setup.list(), Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(setup.lines(), linesOf({"Ann: one", "Ann: three", "Bob: two"}));
    setup.key(setup.list(), Qt::Key_Delete);
    QCOMPARE(setup.lines(), linesOf({"Ann: one", "Bob: two"}));
    QCOMPARE(setup.list()->currentRow(), 1);
    setup.key(setup.list(), Qt::Key_E, Qt::ControlModifier);
    QCOMPARE(setup.lines(), linesOf({"Ann: one", "Ann: two"}));
    setup.key(setup.list(), Qt::Key_Delete);
    setup.key(setup.list(), Qt::Key_Delete);
    QVERIFY(setup.stored().isEmpty());
    QVERIFY(setup.find<QWidget>("emptyDiscussion")->isVisible());
    QVERIFY(setup.composer()->hasFocus());
}

void TestDiscussionDialog::utterancesAreMovedByDragging()
{
    Setup setup(threeTurns());
    setup.open();
    UtteranceListView* list = setup.list();
    const auto drop = [&](int from, int beside, bool below) {
        const std::unique_ptr<QMimeData> data(
            list->model()->mimeData({list->model()->index(from, 0)}));
        const QRect rect = list->visualRect(list->model()->index(beside, 0));
        const QPointF point(rect.center().x(), below ? rect.bottom() - 2 : rect.top() + 2);
        QDragEnterEvent enter(
            point.toPoint(), Qt::MoveAction, data.get(), Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(list->viewport(), &enter);
        QDropEvent event(point, Qt::MoveAction, data.get(), Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(list->viewport(), &event);
        setup.session.project().flush();
    };
    drop(0, 2, true);
    QCOMPARE(setup.lines(), linesOf({"Bob: two", "Ann: three", "Ann: one"}));
    drop(2, 0, false);
    QCOMPARE(setup.lines(), linesOf({"Ann: one", "Bob: two", "Ann: three"}));
    drop(1, 1, true);
    QCOMPARE(setup.lines(), linesOf({"Ann: one", "Bob: two", "Ann: three"}));
}

void TestDiscussionDialog::extrasOfTheFileStayWithTheirUtterance()
{
    Setup setup(threeTurns());
    setup.open();
    setup.list()->setFocus();
    setup.list()->setCurrentRow(2);
    setup.key(setup.list(), Qt::Key_Up, Qt::AltModifier);
    setup.key(setup.list(), Qt::Key_F2);
    auto* editor = setup.find<QPlainTextEdit>("utteranceEditor");
    QTest::keyClicks(editor, QStringLiteral("edited"));
    setup.key(editor, Qt::Key_Return);
    auto* name = setup.find<QLineEdit>("name1");
    name->setFocus();
    name->selectAll();
    QTest::keyClicks(name, QStringLiteral("Zoe"));
    setup.key(name, Qt::Key_Return);
    const auto stored = setup.stored();
    QCOMPARE(setup.lines(), linesOf({"Zoe: one", "Zoe: edited", "Bob: two"}));
    QCOMPARE(stored.at(0).extra, threeTurns().at(0).extra);
    QCOMPARE(stored.at(1).extra, threeTurns().at(2).extra);
}

void TestDiscussionDialog::everyChangeIsUndoneAndRedone()
{
    Setup setup(threeTurns());
    setup.open();
    QList<QStringList> states{setup.lines()};
    setup.say(QStringLiteral("four"));
    states.append(setup.lines());
    setup.list()->setFocus();
    setup.list()->setCurrentRow(0);
    setup.key(setup.list(), Qt::Key_Down, Qt::AltModifier);
    states.append(setup.lines());
    setup.key(setup.list(), Qt::Key_Delete);
    states.append(setup.lines());
    for (int round = 0; round < 2; ++round) {
        for (qsizetype i = states.size() - 2; i >= 0; --i) {
            setup.key(setup.list(), Qt::Key_Z, Qt::ControlModifier);
            QCOMPARE(setup.lines(), states.at(i));
        }
        setup.key(setup.list(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(setup.lines(), states.first());
        for (qsizetype i = 1; i < states.size(); ++i) {
            setup.key(setup.list(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
            QCOMPARE(setup.lines(), states.at(i));
        }
    }
    QCOMPARE(setup.stored(), setup.find<UtteranceListView>("utterances")
                                 ? static_cast<UtteranceModel*>(setup.list()->model())->utterances()
                                 : setup.stored());
    // From the empty composer the same keys undo the discussion, from one with text the text.
    setup.composer()->setFocus();
    setup.key(setup.composer(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(setup.lines(), states.at(2));
    QTest::keyClicks(setup.composer(), QStringLiteral("abc"));
    setup.key(setup.composer(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(setup.lines(), states.at(2));
    QVERIFY(setup.composer()->toPlainText().isEmpty());
}

void TestDiscussionDialog::undoReachesOnlyWhatWasDoneHere()
{
    Setup setup(threeTurns());
    bool undone = false;
    const Write nothing = [](Database&) -> Expected<Written> { return Written(SettingsChanged{}); };
    setup.session.change(this, {QStringLiteral("earlier"), reversible(nothing, nothing)});
    setup.session.project().flush();
    connect(&setup.session.history(), &History::changed, this,
        [&] { undone = undone || setup.session.history().index() == 0; });
    setup.open();
    setup.list()->setFocus();
    setup.key(setup.list(), Qt::Key_Z, Qt::ControlModifier);
    setup.say(QStringLiteral("four"));
    setup.list()->setFocus();
    for (int i = 0; i < 3; ++i)
        setup.key(setup.list(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(setup.stored().size(), 3);
    QVERIFY(!undone);
    QCOMPARE(setup.session.history().index(), 1);
}

void TestDiscussionDialog::typingIsStoredWhileOthersWriteWithoutAPause()
{
    Setup setup(threeTurns());
    setup.open();
    Project& project = setup.session.project();
    const Write nothing = [](Database&) -> Expected<Written> { return Written(SettingsChanged{}); };
    // A run that never lets the queue be empty.
    bool goesOn = true;
    connect(&project, &Project::changed, this, [&] {
        if (goesOn)
            project.change({.write = nothing});
    });
    project.change({.write = nothing});
    QTest::keyClicks(setup.composer(), QStringLiteral("four"));
    QTest::keyClick(setup.composer(), Qt::Key_Return);
    QTRY_COMPARE(setup.stored().size(), 4);
    QVERIFY(project.pendingWrites() > 0);
    goesOn = false;
    project.flush();
}

void TestDiscussionDialog::renamingRenamesEveryUtterance()
{
    Setup setup(threeTurns());
    setup.open();
    auto* name = setup.find<QLineEdit>("name1");
    QCOMPARE(name->text(), QStringLiteral("Ann"));
    name->setFocus();
    name->selectAll();
    QTest::keyClicks(name, QStringLiteral("Zoe"));
    setup.key(name, Qt::Key_Return);
    QCOMPARE(setup.lines(), linesOf({"Zoe: one", "Bob: two", "Zoe: three"}));
    setup.list()->setFocus();
    setup.key(setup.list(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(setup.lines().first(), QStringLiteral("Ann: one"));
    QCOMPARE(name->text(), QStringLiteral("Ann"));
}

void TestDiscussionDialog::twoParticipantsCannotHaveOneName()
{
    Setup setup(threeTurns());
    setup.open();
    auto* name = setup.find<QLineEdit>("name1");
    name->setFocus();
    name->selectAll();
    QTest::keyClicks(name, QStringLiteral("Bob"));
    setup.key(name, Qt::Key_Return);
    QCOMPARE(name->text(), QStringLiteral("Ann"));
    QCOMPARE(setup.stored(), threeTurns());
    QVERIFY(setup.message().contains(QStringLiteral("Bob")));
    name->selectAll();
    QTest::keyClick(name, Qt::Key_Backspace);
    setup.key(name, Qt::Key_Return);
    QCOMPARE(name->text(), QStringLiteral("Ann"));
}

void TestDiscussionDialog::pastedLinesArePreviewedAndAdded()
{
    Setup setup;
    setup.open();
    setup.paste(QStringLiteral("Ann: Good news.\nBob: Bad <i>news</i>.\ngoes on\n\nAnn: So what?"));
    auto* preview = setup.find<QDialog>("pastePreview");
    QVERIFY(preview);
    QVERIFY(setup.stored().isEmpty());
    setup.key(preview, Qt::Key_Escape);
    QTRY_VERIFY(!setup.find<QDialog>("pastePreview"));
    QVERIFY(setup.stored().isEmpty());

    setup.paste(QStringLiteral("Ann: Good news.\nBob: Bad <i>news</i>.\ngoes on\n\nAnn: So what?"));
    preview = setup.find<QDialog>("pastePreview");
    setup.key(preview->findChild<QPushButton*>(QStringLiteral("addPasted")), Qt::Key_Return);
    QCOMPARE(setup.lines(),
        linesOf({"Ann: Good news.", "Bob: Bad <i>news</i>. goes on", "Ann: So what?"}));
    QCOMPARE(setup.find<QLineEdit>("name1")->text(), QStringLiteral("Ann"));
    QCOMPARE(setup.find<QLineEdit>("name2")->text(), QStringLiteral("Bob"));
    QVERIFY(setup.find<QRadioButton>("speaker2")->isChecked());
    QApplication::setActiveWindow(setup.dialog.get());
    setup.key(setup.composer(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(setup.stored().isEmpty());
}

void TestDiscussionDialog::otherPastedTextIsOneUtterance()
{
    Setup setup;
    setup.open();
    setup.paste(QStringLiteral("just some words\nand more"));
    QVERIFY(!setup.find<QDialog>("pastePreview"));
    setup.key(setup.composer(), Qt::Key_Return);
    QCOMPARE(setup.lines(), linesOf({"Person 1: just some words\nand more"}));
}

void TestDiscussionDialog::hostilePasteDoesNoHarm()
{
    Setup setup;
    setup.open();
    setup.paste(QString(1 << 20, u'x'));
    QVERIFY(setup.composer()->toPlainText().isEmpty());
    QVERIFY(setup.message().contains(QStringLiteral("too long")));
    setup.paste(QStringLiteral("A: b\n").repeated(200'000));
    QVERIFY(!setup.find<QDialog>("pastePreview"));
    QVERIFY(setup.message().contains(QStringLiteral("500")));
    setup.paste(QString(5'000'000, u'\n'));
    QVERIFY(setup.message().contains(QStringLiteral("too long")));
    setup.paste(QStringLiteral("A: one\nB: ") + QString(200'000, u'y'));
    QVERIFY(!setup.find<QDialog>("pastePreview"));
    QVERIFY(setup.stored().isEmpty());

    setup.paste(QStringLiteral("<script>x</script>") + QChar(0) + QChar(8) + QChar(0xdc00) +
                QStringLiteral("\u202Eabc"));
    setup.key(setup.composer(), Qt::Key_Return);
    QCOMPARE(setup.stored().size(), 1);
    QCOMPARE(setup.stored().first().text, QStringLiteral("<script>x</script>\uFFFD\u202Eabc"));
    const QModelIndex row = setup.list()->model()->index(0, 0);
    QCOMPARE(row.data().toString(), setup.stored().first().text);
}

void TestDiscussionDialog::answeredDiscussionsAreReadOnly()
{
    Setup setup;
    setup.sample = setup.fixture.samples.first();
    setup.fixture.answer(setup.sample, setup.fixture.ada, QStringLiteral("y"));
    const auto before = setup.stored();
    setup.open();
    QVERIFY(setup.message().contains(QStringLiteral("answered")));
    QVERIFY(!setup.composer()->isEnabled());
    setup.list()->setFocus();
    setup.list()->setCurrentRow(0);
    setup.key(setup.list(), Qt::Key_Delete);
    setup.key(setup.list(), Qt::Key_F2);
    setup.key(setup.list(), Qt::Key_Down, Qt::AltModifier);
    QVERIFY(!setup.find<QPlainTextEdit>("utteranceEditor"));
    QCOMPARE(setup.stored(), before);
}

void TestDiscussionDialog::aRefusedUtteranceComesBack()
{
    Setup setup;
    setup.sample = setup.fixture.samples.first();
    setup.open();
    const auto before = setup.stored();
    QTest::keyClicks(setup.composer(), QStringLiteral("too late"));
    // The partner answers in another process before this window hears of it.
    setup.fixture.answer(setup.sample, setup.fixture.ada, QStringLiteral("y"));
    setup.key(setup.composer(), Qt::Key_Return);
    QTRY_VERIFY(!setup.message().isEmpty());
    QCOMPARE(setup.stored(), before);
    QCOMPARE(setup.composer()->toPlainText(), QStringLiteral("too late"));
    QTRY_VERIFY(!setup.composer()->isEnabled());
}

void TestDiscussionDialog::closingWithTypedTextAsksOnce()
{
    Setup setup;
    setup.open();
    QTest::keyClicks(setup.composer(), QStringLiteral("half a sen"));
    setup.key(setup.composer(), Qt::Key_Escape);
    QVERIFY(setup.dialog->isVisible());
    QVERIFY(setup.message().contains(QStringLiteral("not added")));
    setup.key(setup.composer(), Qt::Key_Escape);
    QVERIFY(!setup.dialog->isVisible());
    QVERIFY(setup.stored().isEmpty());
}

void TestDiscussionDialog::closingAsksAgainAboutWhatWasTypedSince()
{
    Setup setup;
    setup.open();
    QTest::keyClicks(setup.composer(), QStringLiteral("half a sen"));
    setup.key(setup.composer(), Qt::Key_Escape);
    setup.say(QStringLiteral("tence"));
    QTRY_COMPARE(setup.stored().size(), 1);
    QTest::keyClicks(setup.composer(), QStringLiteral("another half"));
    setup.key(setup.composer(), Qt::Key_Escape);
    QVERIFY(setup.dialog->isVisible());
}

void TestDiscussionDialog::anEmptyDiscussionSaysWhatToDo()
{
    Setup setup;
    setup.open();
    QVERIFY(setup.find<QWidget>("emptyDiscussion")->isVisible());
    QVERIFY(!setup.list()->isVisible());
    auto* article = setup.find<TextRowView>("article");
    QCOMPARE(article->model()->rowCount(), 2);
    QCOMPARE(article->model()->index(0, 0).data().toString(), bareArticle().paragraphs.first());
    setup.say(QStringLiteral("x"));
    QVERIFY(setup.list()->isVisible());
}

void TestDiscussionDialog::changesMadeElsewhereAppear()
{
    Setup setup;
    setup.open();
    ProjectFixture::check(SampleRepository(setup.fixture.database())
                              .setDiscussion(setup.sample, threeTurns(), setup.fixture.lea));
    QTRY_COMPARE(setup.list()->model()->rowCount(), 3);
    QCOMPARE(setup.find<QLineEdit>("name1")->text(), QStringLiteral("Ann"));
}

TANDEM_TEST(TestDiscussionDialog, QApplication)
#include "tst_discussiondialog.moc"
