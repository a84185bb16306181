#include "storage/changes/history.h"
#include "views/discussion/discussiondialog.h"

#include "projectfixture.h"
#include "testmain.h"
#include "ui/messagebar.h"
#include "ui/textrowview.h"
#include "views/discussion/utterancelistview.h"
#include "views/discussion/utterancemodel.h"
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
struct Desk
{
    ProjectFixture fixture{1};
    SampleId sample = fixture.addSample(bareArticle(), false);
    ProjectSession session{fixture.open()};
    std::unique_ptr<DiscussionDialog> dialog;

    explicit Desk(const QList<kgds::UtteranceRecord>& discussion = {})
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
    Desk desk;
    desk.open();
    QVERIFY(desk.composer()->hasFocus());
    desk.say(QStringLiteral("I like it."));
    QCOMPARE(desk.lines(), linesOf({"Person 1: I like it."}));
    QVERIFY(desk.composer()->toPlainText().isEmpty());
    desk.say(QStringLiteral("I do not."));
    desk.say(QStringLiteral("Why?"));
    QCOMPARE(
        desk.lines(), linesOf({"Person 1: I like it.", "Person 2: I do not.", "Person 1: Why?"}));
    desk.key(desk.composer(), Qt::Key_Return);
    QCOMPARE(desk.stored().size(), 3);
    QCOMPARE(desk.list()->model()->rowCount(), 3);
}

void TestDiscussionDialog::fastTypingLosesNothing()
{
    Desk desk;
    desk.open();
    for (int i = 0; i < 30; ++i) {
        QTest::keyClicks(desk.composer(), QString::number(i));
        QTest::keyClick(desk.composer(), Qt::Key_Return);
    }
    QTRY_COMPARE(desk.stored().size(), 30);
    for (int i = 0; i < 30; ++i)
        QCOMPARE(desk.stored().at(i).text, QString::number(i));
}

void TestDiscussionDialog::theSpeakerIsChosenByKey()
{
    Desk desk;
    desk.open();
    QTRY_VERIFY(desk.composer()->hasFocus());
    QCoreApplication::processEvents();
    const auto* composer = new PaintCounter(desk.composer()->viewport());
    desk.key(desk.composer(), Qt::Key_2, Qt::ControlModifier);
    QVERIFY(desk.find<QRadioButton>("speaker2")->isChecked());
    QVERIFY(desk.composer()->placeholderText().contains(QStringLiteral("Person 2")));
    QTRY_VERIFY(composer->painted > 0);
    desk.say(QStringLiteral("a"));
    QVERIFY(desk.find<QRadioButton>("speaker1")->isChecked());
    desk.key(desk.composer(), Qt::Key_2, Qt::ControlModifier);
    desk.say(QStringLiteral("b"));
    desk.say(QStringLiteral("c"));
    QCOMPARE(desk.lines(), linesOf({"Person 2: a", "Person 2: b", "Person 1: c"}));
    desk.find<QRadioButton>("speaker1")->click();
    desk.say(QStringLiteral("d"));
    QCOMPARE(desk.lines().last(), QStringLiteral("Person 1: d"));
}

void TestDiscussionDialog::whoBeginsIsDrawn()
{
    QSet<QString> drawn;
    for (quint32 seed = 1; seed <= 12; ++seed) {
        Desk desk;
        desk.dialog =
            std::make_unique<DiscussionDialog>(desk.session, desk.sample, std::mt19937(seed));
        desk.dialog->open();
        auto* button = desk.find<QPushButton>("drawBeginner");
        QTest::keyClick(button, Qt::Key_Space);
        const QString says = desk.find<QLabel>("drawn")->text();
        drawn.insert(says);
        const bool second = desk.find<QRadioButton>("speaker2")->isChecked();
        QCOMPARE(says, QStringLiteral("Picked at random: Person %1 starts.").arg(second ? 2 : 1));
        desk.say(QStringLiteral("x"));
        QCOMPARE(desk.lines().first(), QStringLiteral("Person %1: x").arg(second ? 2 : 1));
        QVERIFY(!button->isEnabled());
    }
    QCOMPARE(drawn.size(), 2);
}

void TestDiscussionDialog::shiftEnterBeginsALine()
{
    Desk desk;
    desk.open();
    QTest::keyClicks(desk.composer(), QStringLiteral("one"));
    QTest::keyClick(desk.composer(), Qt::Key_Return, Qt::ShiftModifier);
    desk.say(QStringLiteral("two"));
    QCOMPARE(desk.stored().first().text, QStringLiteral("one\ntwo"));
}

void TestDiscussionDialog::anUtteranceIsEditedInPlace()
{
    Desk desk(threeTurns());
    desk.open();
    desk.list()->setFocus();
    desk.list()->setCurrentRow(1);
    desk.key(desk.list(), Qt::Key_F2);
    auto* editor = desk.find<QPlainTextEdit>("utteranceEditor");
    QVERIFY(editor);
    QTest::keyClicks(editor, QStringLiteral("changed"));
    desk.key(editor, Qt::Key_Return);
    QCOMPARE(desk.lines(), linesOf({"Ann: one", "Bob: changed", "Ann: three"}));
    QCOMPARE(desk.list()->currentRow(), 1);

    // Escape leaves the editor, not the dialog, and changes nothing.
    QTRY_VERIFY(!desk.find<QPlainTextEdit>("utteranceEditor"));
    const QPoint middle = desk.list()->visualRect(desk.list()->model()->index(0, 0)).center();
    QTest::mouseClick(desk.list()->viewport(), Qt::LeftButton, {}, middle);
    QTest::mouseDClick(desk.list()->viewport(), Qt::LeftButton, {}, middle);
    editor = desk.find<QPlainTextEdit>("utteranceEditor");
    QVERIFY(editor);
    QTest::keyClicks(editor, QStringLiteral("dropped"));
    desk.key(editor, Qt::Key_Escape);
    QVERIFY(desk.dialog->isVisible());
    QCOMPARE(desk.lines().first(), QStringLiteral("Ann: one"));
}

void TestDiscussionDialog::utterancesAreMovedAndDeletedByKey()
{
    Desk desk(threeTurns());
    desk.open();
    desk.list()->setFocus();
    desk.list()->setCurrentRow(2);
    desk.key(desk.list(), Qt::Key_Up, Qt::AltModifier);
    desk.key(desk.list(), Qt::Key_Up, Qt::AltModifier);
    desk.key(desk.list(), Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(desk.lines(), linesOf({"Ann: three", "Ann: one", "Bob: two"}));
    QCOMPARE(desk.list()->currentRow(), 0);
    desk.key(desk.list(), Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(desk.lines(), linesOf({"Ann: one", "Ann: three", "Bob: two"}));
    desk.key(desk.list(), Qt::Key_Delete);
    QCOMPARE(desk.lines(), linesOf({"Ann: one", "Bob: two"}));
    QCOMPARE(desk.list()->currentRow(), 1);
    desk.key(desk.list(), Qt::Key_E, Qt::ControlModifier);
    QCOMPARE(desk.lines(), linesOf({"Ann: one", "Ann: two"}));
    desk.key(desk.list(), Qt::Key_Delete);
    desk.key(desk.list(), Qt::Key_Delete);
    QVERIFY(desk.stored().isEmpty());
    QVERIFY(desk.find<QWidget>("emptyDiscussion")->isVisible());
    QVERIFY(desk.composer()->hasFocus());
}

void TestDiscussionDialog::utterancesAreMovedByDragging()
{
    Desk desk(threeTurns());
    desk.open();
    UtteranceListView* list = desk.list();
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
        desk.session.project().flush();
    };
    drop(0, 2, true);
    QCOMPARE(desk.lines(), linesOf({"Bob: two", "Ann: three", "Ann: one"}));
    drop(2, 0, false);
    QCOMPARE(desk.lines(), linesOf({"Ann: one", "Bob: two", "Ann: three"}));
    drop(1, 1, true);
    QCOMPARE(desk.lines(), linesOf({"Ann: one", "Bob: two", "Ann: three"}));
}

void TestDiscussionDialog::extrasOfTheFileStayWithTheirUtterance()
{
    Desk desk(threeTurns());
    desk.open();
    desk.list()->setFocus();
    desk.list()->setCurrentRow(2);
    desk.key(desk.list(), Qt::Key_Up, Qt::AltModifier);
    desk.key(desk.list(), Qt::Key_F2);
    auto* editor = desk.find<QPlainTextEdit>("utteranceEditor");
    QTest::keyClicks(editor, QStringLiteral("edited"));
    desk.key(editor, Qt::Key_Return);
    auto* name = desk.find<QLineEdit>("name1");
    name->setFocus();
    name->selectAll();
    QTest::keyClicks(name, QStringLiteral("Zoe"));
    desk.key(name, Qt::Key_Return);
    const auto stored = desk.stored();
    QCOMPARE(desk.lines(), linesOf({"Zoe: one", "Zoe: edited", "Bob: two"}));
    QCOMPARE(stored.at(0).extra, threeTurns().at(0).extra);
    QCOMPARE(stored.at(1).extra, threeTurns().at(2).extra);
}

void TestDiscussionDialog::everyChangeIsUndoneAndRedone()
{
    Desk desk(threeTurns());
    desk.open();
    QList<QStringList> states{desk.lines()};
    desk.say(QStringLiteral("four"));
    states.append(desk.lines());
    desk.list()->setFocus();
    desk.list()->setCurrentRow(0);
    desk.key(desk.list(), Qt::Key_Down, Qt::AltModifier);
    states.append(desk.lines());
    desk.key(desk.list(), Qt::Key_Delete);
    states.append(desk.lines());
    for (int round = 0; round < 2; ++round) {
        for (qsizetype i = states.size() - 2; i >= 0; --i) {
            desk.key(desk.list(), Qt::Key_Z, Qt::ControlModifier);
            QCOMPARE(desk.lines(), states.at(i));
        }
        desk.key(desk.list(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(desk.lines(), states.first());
        for (qsizetype i = 1; i < states.size(); ++i) {
            desk.key(desk.list(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
            QCOMPARE(desk.lines(), states.at(i));
        }
    }
    QCOMPARE(desk.stored(), desk.find<UtteranceListView>("utterances")
                                ? static_cast<UtteranceModel*>(desk.list()->model())->utterances()
                                : desk.stored());
    // From the empty composer the same keys undo the discussion, from one with text the text.
    desk.composer()->setFocus();
    desk.key(desk.composer(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(desk.lines(), states.at(2));
    QTest::keyClicks(desk.composer(), QStringLiteral("abc"));
    desk.key(desk.composer(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(desk.lines(), states.at(2));
    QVERIFY(desk.composer()->toPlainText().isEmpty());
}

void TestDiscussionDialog::undoReachesOnlyWhatWasDoneHere()
{
    Desk desk(threeTurns());
    bool undone = false;
    const Write nothing = [](Database&) -> Expected<Written> { return Written(SettingsChanged{}); };
    desk.session.change(this, {QStringLiteral("earlier"), reversible(nothing, nothing)});
    desk.session.project().flush();
    connect(&desk.session.history(), &History::changed, this,
        [&] { undone = undone || desk.session.history().index() == 0; });
    desk.open();
    desk.list()->setFocus();
    desk.key(desk.list(), Qt::Key_Z, Qt::ControlModifier);
    desk.say(QStringLiteral("four"));
    desk.list()->setFocus();
    for (int i = 0; i < 3; ++i)
        desk.key(desk.list(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(desk.stored().size(), 3);
    QVERIFY(!undone);
    QCOMPARE(desk.session.history().index(), 1);
}

void TestDiscussionDialog::typingIsStoredWhileOthersWriteWithoutAPause()
{
    Desk desk(threeTurns());
    desk.open();
    Project& project = desk.session.project();
    const Write nothing = [](Database&) -> Expected<Written> { return Written(SettingsChanged{}); };
    // A run that never lets the queue be empty.
    bool goesOn = true;
    connect(&project, &Project::changed, this, [&] {
        if (goesOn)
            project.change({.write = nothing});
    });
    project.change({.write = nothing});
    QTest::keyClicks(desk.composer(), QStringLiteral("four"));
    QTest::keyClick(desk.composer(), Qt::Key_Return);
    QTRY_COMPARE(desk.stored().size(), 4);
    QVERIFY(project.pendingWrites() > 0);
    goesOn = false;
    project.flush();
}

void TestDiscussionDialog::renamingRenamesEveryUtterance()
{
    Desk desk(threeTurns());
    desk.open();
    auto* name = desk.find<QLineEdit>("name1");
    QCOMPARE(name->text(), QStringLiteral("Ann"));
    name->setFocus();
    name->selectAll();
    QTest::keyClicks(name, QStringLiteral("Zoe"));
    desk.key(name, Qt::Key_Return);
    QCOMPARE(desk.lines(), linesOf({"Zoe: one", "Bob: two", "Zoe: three"}));
    desk.list()->setFocus();
    desk.key(desk.list(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(desk.lines().first(), QStringLiteral("Ann: one"));
    QCOMPARE(name->text(), QStringLiteral("Ann"));
}

void TestDiscussionDialog::twoParticipantsCannotHaveOneName()
{
    Desk desk(threeTurns());
    desk.open();
    auto* name = desk.find<QLineEdit>("name1");
    name->setFocus();
    name->selectAll();
    QTest::keyClicks(name, QStringLiteral("Bob"));
    desk.key(name, Qt::Key_Return);
    QCOMPARE(name->text(), QStringLiteral("Ann"));
    QCOMPARE(desk.stored(), threeTurns());
    QVERIFY(desk.message().contains(QStringLiteral("Bob")));
    name->selectAll();
    QTest::keyClick(name, Qt::Key_Backspace);
    desk.key(name, Qt::Key_Return);
    QCOMPARE(name->text(), QStringLiteral("Ann"));
}

void TestDiscussionDialog::pastedLinesArePreviewedAndAdded()
{
    Desk desk;
    desk.open();
    desk.paste(QStringLiteral("Ann: Good news.\nBob: Bad <i>news</i>.\ngoes on\n\nAnn: So what?"));
    auto* preview = desk.find<QDialog>("pastePreview");
    QVERIFY(preview);
    QVERIFY(desk.stored().isEmpty());
    desk.key(preview, Qt::Key_Escape);
    QTRY_VERIFY(!desk.find<QDialog>("pastePreview"));
    QVERIFY(desk.stored().isEmpty());

    desk.paste(QStringLiteral("Ann: Good news.\nBob: Bad <i>news</i>.\ngoes on\n\nAnn: So what?"));
    preview = desk.find<QDialog>("pastePreview");
    desk.key(preview->findChild<QPushButton*>(QStringLiteral("addPasted")), Qt::Key_Return);
    QCOMPARE(desk.lines(),
        linesOf({"Ann: Good news.", "Bob: Bad <i>news</i>. goes on", "Ann: So what?"}));
    QCOMPARE(desk.find<QLineEdit>("name1")->text(), QStringLiteral("Ann"));
    QCOMPARE(desk.find<QLineEdit>("name2")->text(), QStringLiteral("Bob"));
    QVERIFY(desk.find<QRadioButton>("speaker2")->isChecked());
    QApplication::setActiveWindow(desk.dialog.get());
    desk.key(desk.composer(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(desk.stored().isEmpty());
}

void TestDiscussionDialog::otherPastedTextIsOneUtterance()
{
    Desk desk;
    desk.open();
    desk.paste(QStringLiteral("just some words\nand more"));
    QVERIFY(!desk.find<QDialog>("pastePreview"));
    desk.key(desk.composer(), Qt::Key_Return);
    QCOMPARE(desk.lines(), linesOf({"Person 1: just some words\nand more"}));
}

void TestDiscussionDialog::hostilePasteDoesNoHarm()
{
    Desk desk;
    desk.open();
    desk.paste(QString(1 << 20, u'x'));
    QVERIFY(desk.composer()->toPlainText().isEmpty());
    QVERIFY(desk.message().contains(QStringLiteral("too long")));
    desk.paste(QStringLiteral("A: b\n").repeated(200'000));
    QVERIFY(!desk.find<QDialog>("pastePreview"));
    QVERIFY(desk.message().contains(QStringLiteral("500")));
    desk.paste(QString(5'000'000, u'\n'));
    QVERIFY(desk.message().contains(QStringLiteral("too long")));
    desk.paste(QStringLiteral("A: one\nB: ") + QString(200'000, u'y'));
    QVERIFY(!desk.find<QDialog>("pastePreview"));
    QVERIFY(desk.stored().isEmpty());

    desk.paste(QStringLiteral("<script>x</script>") + QChar(0) + QChar(8) + QChar(0xdc00) +
               QStringLiteral("\u202Eabc"));
    desk.key(desk.composer(), Qt::Key_Return);
    QCOMPARE(desk.stored().size(), 1);
    QCOMPARE(desk.stored().first().text, QStringLiteral("<script>x</script>\uFFFD\u202Eabc"));
    const QModelIndex row = desk.list()->model()->index(0, 0);
    QCOMPARE(row.data().toString(), desk.stored().first().text);
}

void TestDiscussionDialog::answeredDiscussionsAreReadOnly()
{
    Desk desk;
    desk.sample = desk.fixture.samples.first();
    desk.fixture.answer(desk.sample, desk.fixture.ada, QStringLiteral("y"));
    const auto before = desk.stored();
    desk.open();
    QVERIFY(desk.message().contains(QStringLiteral("answered")));
    QVERIFY(!desk.composer()->isEnabled());
    desk.list()->setFocus();
    desk.list()->setCurrentRow(0);
    desk.key(desk.list(), Qt::Key_Delete);
    desk.key(desk.list(), Qt::Key_F2);
    desk.key(desk.list(), Qt::Key_Down, Qt::AltModifier);
    QVERIFY(!desk.find<QPlainTextEdit>("utteranceEditor"));
    QCOMPARE(desk.stored(), before);
}

void TestDiscussionDialog::aRefusedUtteranceComesBack()
{
    Desk desk;
    desk.sample = desk.fixture.samples.first();
    desk.open();
    const auto before = desk.stored();
    QTest::keyClicks(desk.composer(), QStringLiteral("too late"));
    // The partner answers in another process before this window hears of it.
    desk.fixture.answer(desk.sample, desk.fixture.ada, QStringLiteral("y"));
    desk.key(desk.composer(), Qt::Key_Return);
    QTRY_VERIFY(!desk.message().isEmpty());
    QCOMPARE(desk.stored(), before);
    QCOMPARE(desk.composer()->toPlainText(), QStringLiteral("too late"));
    QTRY_VERIFY(!desk.composer()->isEnabled());
}

void TestDiscussionDialog::closingWithTypedTextAsksOnce()
{
    Desk desk;
    desk.open();
    QTest::keyClicks(desk.composer(), QStringLiteral("half a sen"));
    desk.key(desk.composer(), Qt::Key_Escape);
    QVERIFY(desk.dialog->isVisible());
    QVERIFY(desk.message().contains(QStringLiteral("not added")));
    desk.key(desk.composer(), Qt::Key_Escape);
    QVERIFY(!desk.dialog->isVisible());
    QVERIFY(desk.stored().isEmpty());
}

void TestDiscussionDialog::closingAsksAgainAboutWhatWasTypedSince()
{
    Desk desk;
    desk.open();
    QTest::keyClicks(desk.composer(), QStringLiteral("half a sen"));
    desk.key(desk.composer(), Qt::Key_Escape);
    desk.say(QStringLiteral("tence"));
    QTRY_COMPARE(desk.stored().size(), 1);
    QTest::keyClicks(desk.composer(), QStringLiteral("another half"));
    desk.key(desk.composer(), Qt::Key_Escape);
    QVERIFY(desk.dialog->isVisible());
}

void TestDiscussionDialog::anEmptyDiscussionSaysWhatToDo()
{
    Desk desk;
    desk.open();
    QVERIFY(desk.find<QWidget>("emptyDiscussion")->isVisible());
    QVERIFY(!desk.list()->isVisible());
    auto* article = desk.find<TextRowView>("article");
    QCOMPARE(article->model()->rowCount(), 2);
    QCOMPARE(article->model()->index(0, 0).data().toString(), bareArticle().paragraphs.first());
    desk.say(QStringLiteral("x"));
    QVERIFY(desk.list()->isVisible());
}

void TestDiscussionDialog::changesMadeElsewhereAppear()
{
    Desk desk;
    desk.open();
    ProjectFixture::check(SampleRepository(desk.fixture.database())
                              .setDiscussion(desk.sample, threeTurns(), desk.fixture.lea));
    QTRY_COMPARE(desk.list()->model()->rowCount(), 3);
    QCOMPARE(desk.find<QLineEdit>("name1")->text(), QStringLiteral("Ann"));
}

TANDEM_TEST(TestDiscussionDialog, QApplication)
#include "tst_discussiondialog.moc"
