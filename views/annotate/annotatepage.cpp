#include "views/annotate/annotatepage.h"

#include "models/results/spelling.h"
#include "models/text/isolated.h"
#include "ui/actionbutton.h"
#include "ui/arrange.h"
#include "ui/confirmbar.h"
#include "ui/divider.h"
#include "ui/guidelinepane.h"
#include "ui/parts.h"
#include "ui/screen/command.h"
#include "ui/screen/idlekeys.h"
#include "ui/screen/layoutkeeping.h"
#include "ui/screen/livetext.h"
#include "ui/screen/workspace.h"
#include "ui/spoken.h"
#include "ui/statestrip.h"
#include "ui/taskheader.h"
#include "ui/textrowview.h"
#include "ui/theme.h"
#include "views/annotate/articlemodel.h"
#include "views/annotate/labellingcontroller.h"
#include "views/annotate/noteeditor.h"
#include "views/session/nextwork.h"
#include "views/session/projectsession.h"
#include "views/session/unfinishedwork.h"

#include <QAction>
#include <QEvent>
#include <QLabel>
#include <QScrollBar>
#include <QSplitter>

#include <utility>

namespace tandem {

AnnotatePage::AnnotatePage(
    ProjectSession& session, LabellingController& controller, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_controller(controller)
    , m_header(
          new TaskHeader({"question", "questionRemark", "articleProgress", "activeClock"}, this))
    , m_state(new StateStrip(this))
    , m_confirm(new ConfirmBar(this))
    , m_splitter(named(new QSplitter(Qt::Vertical, this), "annotatePage"))
    , m_guideline(new GuidelinePane(m_splitter))
    , m_text(new QWidget(m_splitter))
    , m_headline(named(newNote(m_text, LabelStyle::Title), "headline"))
    , m_model(new ArticleModel(controller, this))
    , m_article(named(new TextRowView(m_text), "articleView"))
    , m_note(new NoteEditor(m_text))
{
    build();
    connectController();
    connectArticle();
    connect(m_guideline, &GuidelinePane::closeRequested, commandNamed(this, "toggleGuideline"),
        &QAction::trigger);
    connect(m_guideline, &GuidelinePane::editRequested, commandNamed(this, "editGuideline"),
        &QAction::trigger);
    inEveryLanguage(this, [this] {
        m_article->setCurrentRowHints(
            {{QStringLiteral("Y"), tr("yes")}, {QStringLiteral("N"), tr("no")},
                {QStringLiteral("U"), tr("unsure")}, {QStringLiteral("T"), tr("note")}});
        showMode();
    });
}

void AnnotatePage::build()
{
    actOnlyIn(m_article,
        commandsNamed(this, {"answerYes", "answerNo", "markUnsure", "editNote", "takeBackAnswer"}));
    auto* guideline =
        new ActionButton(commandNamed(this, "toggleGuideline"), ActionButton::Look::Hint);
    bindText(guideline, &ActionButton::setLabel, [] { return tr("guideline"); });
    guideline->setFocusPolicy(Qt::NoFocus); // F2 leads there, and the keyboard stays in the article
    m_header->addControl(guideline);
    setSurface(this, Surface::Panel);
    m_article->setModel(m_model);
    m_article->viewport()->installEventFilter(this);
    m_headline->setContentsMargins(24, 10, 24, 4);
    inColumn(m_text, {m_headline, {m_article, 1}, m_note}, 0);
    keepPanes(m_splitter, {m_guideline, m_text}, {}, {2, 3});
    m_guideline->hide();
    inColumn(this,
        {m_header, new Divider(Qt::Horizontal, this), m_state, m_confirm, {m_splitter, 1}}, 0);
    setMinimumWidth(360);
}

void AnnotatePage::connectController()
{
    using C = LabellingController;
    connect(&m_controller, &C::aboutToReload, this, [this] {
        m_note->finish();
        m_confirm->dismiss();
        if (Workspace* workspace = Workspace::of(this))
            workspace->clearMessage();
    });
    connect(&m_controller, &C::currentIndexChanged, this, [this](int index) {
        if (index != m_noteIndex)
            m_note->finish();
        m_article->setCurrentRow(index);
        QMetaObject::invokeMethod(this, &AnnotatePage::showUnstored, Qt::QueuedConnection);
    });
    // What the bar asks or lists is out of date once something else is answered.
    connect(&m_controller, &C::answered, m_confirm, &ConfirmBar::dismiss);
    connect(&m_controller, &C::modeChanged, this, &AnnotatePage::showMode);
    connect(&m_controller, &C::progressChanged, this, [this] {
        showProgress();
        showState();
    });
    connect(&m_controller, &C::submitted, this, [this] { m_article->setFocus(); });
    connect(&m_controller, &C::readFailed, this, &AnnotatePage::showError);

    connect(m_confirm, &ConfirmBar::finished, this, [this] {
        showState();
        m_article->setFocus();
    });
    connect(m_confirm, &ConfirmBar::numberChosen, this, [this](int number) {
        m_controller.goToNumber(number);
        m_article->setFocus();
    });
}

void AnnotatePage::connectArticle()
{
    using C = LabellingController;
    connect(m_article, &TextRowView::currentRowChanged, this,
        [this](const QModelIndex& index) { m_controller.setCurrentIndex(index.row()); });
    // What changes where one stays is not heard by itself.
    connect(&m_controller, &C::itemChanged, this, [this](int index) {
        if (index == m_controller.currentIndex() && !m_controller.isStepping() &&
            m_article->hasFocus())
            tellCurrentPart(m_article, index);
    });
    connect(m_article, &TextRowView::answerKey, &m_controller, &C::giveAnswer);
    connect(
        m_article, &TextRowView::answerClicked, this, [this](const QModelIndex& index, bool yes) {
            m_controller.giveAnswerAt(index.row(), yes);
        });
    connect(m_article, &TextRowView::unsureKey, &m_controller, &C::toggleUnsure);
    connect(m_article, &TextRowView::takeBackKey, &m_controller, &C::takeBack);
    connect(m_article, &TextRowView::noteKey, this, &AnnotatePage::editNote);
    connect(m_article, &TextRowView::noteClicked, this,
        [this](const QModelIndex& index) { editNoteOf(index.row()); });
    sayWhyKeysAreIdle(m_article, [this](const QAction*) { return whyNoAnswer(); });
    if (QWidget* screen = Workspace::of(this))
        sayWhyKeysAreIdle(
            m_article, [this](const QAction* key) { return whyIdle(*key); }, screen);
    connect(m_note, &NoteEditor::saved, this, &AnnotatePage::writeNote);
    connect(m_note, &NoteEditor::typed, this, [this] { emit typingChanged(m_note->isTyping()); });
    connect(m_note, &NoteEditor::closed, this, [this](bool hadKeyboard) {
        m_noteIndex = -1;
        if (hadKeyboard)
            m_article->setFocus();
    });
    m_session.unfinished().addTyped(
        this, [this] { m_note->finish(); }, [this] { return m_notes.said(); });
}

void AnnotatePage::setGuidelineShown(bool shown)
{
    if (shown && m_guideline->isHidden())
        m_readBefore = {m_controller.currentIndex(), m_article->verticalScrollBar()->value()};
    m_guideline->setVisible(shown);
    if (shown) {
        // Enough of it to read, unless somebody gave it its size.
        if (m_splitter->sizes().constFirst() <= m_guideline->minimumHeight())
            m_splitter->setSizes({2 * height() / 5, 3 * height() / 5});
        m_guideline->focusText();
    } else {
        m_article->setFocus();
        // Behind what keeps the current row in sight: who only looked something up reads on where
        // they were.
        QMetaObject::invokeMethod(
            this,
            [this] {
                QMetaObject::invokeMethod(
                    this, &AnnotatePage::goBackToReading, Qt::QueuedConnection);
            },
            Qt::QueuedConnection);
    }
}

void AnnotatePage::goBackToReading()
{
    const auto [index, place] = std::exchange(m_readBefore, {-1, 0});
    if (index >= 0 && index == m_controller.currentIndex() && m_guideline->isHidden())
        m_article->verticalScrollBar()->setValue(place);
}

void AnnotatePage::editNote()
{
    editNoteOf(m_controller.noteIndex());
}

void AnnotatePage::editNoteOf(int index)
{
    if (m_controller.mode() != LabellingMode::Labelling || index < 0)
        return;
    // Whoever writes a note stays: the step that an answer has begun is given up.
    m_controller.stay();
    m_controller.setCurrentIndex(index);
    if (index != m_noteIndex)
        openNote(index);
    m_note->takeKeyboard();
}

AnnotatePage::NotePlace AnnotatePage::notePlace(int index) const
{
    return {m_controller.person(), m_controller.sample().items.at(index).id};
}

void AnnotatePage::openNote(int index)
{
    m_noteIndex = index;
    const QString title = m_session.currentStep() == Step::KeyFacts ? tr("Note on fact %1")
                                                                    : tr("Note on paragraph %1");
    m_note->open(title.arg(results::countText(m_controller.sample().items.at(index).number)),
        m_notes.text(notePlace(index)).value_or(m_controller.answer(index).note),
        m_notes.hasFailed(notePlace(index)));
}

void AnnotatePage::writeNote(const QString& note)
{
    const NotePlace place = notePlace(m_noteIndex);
    const Job job = m_controller.setNote(m_noteIndex, note);
    if (job.isRunning() || m_controller.mode() != LabellingMode::Labelling)
        m_notes.hold(place, note, job, this, [this] {
            QMetaObject::invokeMethod(this, &AnnotatePage::showUnstored, Qt::QueuedConnection);
        });
    else if (note == m_controller.answer(m_noteIndex).note)
        m_notes.drop(place);
}

void AnnotatePage::showUnstored()
{
    const int index = m_controller.currentIndex();
    if (!m_note->isOpen() && index >= 0 && m_notes.hasFailed(notePlace(index)))
        openNote(index);
}

void AnnotatePage::keepInSight()
{
    m_article->scrollTo(m_article->currentIndex());
}

void AnnotatePage::askToSubmit()
{
    if (m_controller.mode() != LabellingMode::Labelling)
        return;
    m_controller.stay();
    const Missing missing = m_controller.missing();
    if (missing.isEmpty())
        m_confirm->ask(submitQuestion(), tr("Submit"), [this] { m_controller.submit(); });
    else {
        m_confirm->showMissing(missing, m_session.currentStep());
        // The only one that is left can be answered at once.
        if (const QList<int> left = missing.unanswered + missing.unsure; left.size() == 1) {
            m_controller.goToNumber(left.first());
            m_article->setFocus(Qt::OtherFocusReason);
        }
    }
    showState();
}

QString AnnotatePage::submitQuestion() const
{
    const int count = m_controller.count();
    return (count == 1 ? tr("Submit 1 answer?")
                       : tr("Submit %n answers?", "more than one", count)) +
           QLatin1Char(' ') +
           tr("Your partner's answers are shown once both of you have submitted.");
}

void AnnotatePage::showError(const Error& error)
{
    if (Workspace* workspace = Workspace::of(this))
        workspace->tellError(error);
}

void AnnotatePage::showClock()
{
    const bool labelling = m_controller.mode() == LabellingMode::Labelling;
    m_header->setActiveMs(labelling ? m_controller.activeMs() : -1);
}

void AnnotatePage::showMode()
{
    const LabellingMode mode = m_controller.mode();
    const bool labelling = mode == LabellingMode::Labelling;
    m_article->setAnswersEnabled(labelling);
    if (!labelling) {
        m_confirm->dismiss();
        m_note->finish();
    }
    enableCommands(this,
        {"answerYes", "answerNo", "markUnsure", "editNote", "takeBackAnswer", "handIn"}, labelling);
    enableCommands(this, {"takeBackHandIn"}, mode == LabellingMode::Submitted);
    const bool facts = m_session.currentStep() == Step::KeyFacts;
    m_header->setTitle(facts
                           ? tr("Is this fact a key background-supporting fact for the discussion?")
                           : tr("Is this paragraph background-supporting for the discussion?"));
    m_article->setAccessibleName(facts ? tr("Candidate facts") : tr("Article"));
    showClock();
    showProgress();
    showState();
}

/// Why the keys of answers do nothing now.
QString AnnotatePage::whyNoAnswer() const
{
    switch (m_controller.mode()) {
    case LabellingMode::Submitted:
        return tr("You have submitted. Withdraw your submission to change an answer.");
    case LabellingMode::Closed:
        return tr("Both have submitted: answers can no longer be changed.");
    default:
        return m_state->text();
    }
}

/// Why a key of the screen does nothing now.
QString AnnotatePage::whyIdle(const QAction& key) const
{
    if (key.objectName() == QLatin1String("showCompare"))
        return tr("Compare opens once both annotators have submitted.");
    if (key.objectName() == QLatin1String("assignSample"))
        return tr("Only a lead assigns samples.");
    return whyNoAnswer();
}

void AnnotatePage::showProgress()
{
    const SampleRow& row = m_controller.sample().row;
    const int count = m_controller.count();
    switch (m_controller.mode()) {
    case LabellingMode::Labelling:
    case LabellingMode::Submitted:
    case LabellingMode::Closed: {
        const int done = m_controller.answeredCount();
        m_header->setProgress(
            tr("%1 of %2 answered").arg(results::countText(done), results::countText(count)), done,
            count);
        return;
    }
    case LabellingMode::Watching:
        m_header->setProgress(
            watchedProgress(), row.answeredA + row.answeredB, row.round ? 2 * count : 0);
        return;
    default:
        m_header->setProgress(itemCount(count), 0, 0);
    }
}

QString AnnotatePage::itemCount(int count) const
{
    if (m_session.currentStep() == Step::KeyFacts)
        return count == 1 ? tr("1 fact") : tr("%n facts", "more than one", count);
    return count == 1 ? tr("1 paragraph") : tr("%n paragraphs", "more than one", count);
}

QString AnnotatePage::watchedProgress() const
{
    const SampleRow& row = m_controller.sample().row;
    if (!row.round)
        return itemCount(m_controller.count());
    return tr("%1 %2 of %5, %3 %4 of %5", "name, count, name, count, all")
        .arg(isolated(m_session.person(row.round->pair.a).name), results::countText(row.answeredA),
            isolated(m_session.person(row.round->pair.b).name), results::countText(row.answeredB),
            results::countText(m_controller.count()));
}

QString AnnotatePage::watchedState() const
{
    const SampleRow& row = m_controller.sample().row;
    if (!row.round)
        return row.labelled ? tr("This sample's labels came with the imported benchmark.")
                            : tr("This sample is unassigned.");
    if (row.round->isClosed())
        return tr("Both have submitted.");
    return tr("Two people label this sample; their answers are shown once both have submitted.");
}

/// Which pass of a calibration this is; empty for other rounds.
QString AnnotatePage::passText() const
{
    const auto& round = m_controller.sample().row.round;
    if (!round)
        return {};
    if (!round->isBlind())
        return tr("Calibration, second pass, after the discussion");
    return round->calibration ? tr("Calibration, first pass (blind)") : QString();
}

/// Where one goes on: what is open is named only while there is some.
QAction* AnnotatePage::nextSample() const
{
    const int here = m_controller.sample().row.position;
    const bool waits = waitsElsewhere(m_session, here, m_session.currentStep());
    return commandNamed(this, waits ? "nextOpenSample" : "nextSample");
}

void AnnotatePage::showState()
{
    m_header->setRemark(passText());
    const SampleRow& row = m_controller.sample().row;
    m_headline->setText(row.title);
    m_headline->setVisible(!row.title.isEmpty());
    switch (m_controller.mode()) {
    case LabellingMode::Labelling:
        if (m_confirm->isHidden() && m_controller.count() > 0 &&
            m_controller.answeredCount() == m_controller.count())
            m_state->showState(
                tr("All answered. Ctrl+Enter submits."), commandNamed(this, "handIn"));
        else
            m_state->showState({});
        return;
    case LabellingMode::Submitted:
        m_state->showState(
            tr("Submitted. Your partner's answers are shown once both of you have submitted."),
            nextSample(), commandNamed(this, "takeBackHandIn"));
        return;
    case LabellingMode::Closed:
        m_state->showState(row.round->settledAt ? tr("Settled: the outcome is final.")
                                                : tr("Both have submitted."),
            row.round->isClosed() ? commandNamed(this, "showCompare") : nextSample(),
            row.round->isClosed() ? nextSample() : nullptr);
        return;
    case LabellingMode::WaitingForDiscussion:
        m_state->showState(tr("Needs a discussion before labelling"),
            m_session.packet() ? nextSample() : commandNamed(this, "writeDiscussion"),
            m_session.packet() ? nullptr : nextSample());
        return;
    case LabellingMode::WaitingForFacts:
        m_state->showState(
            tr("No candidate facts yet. Create them from the supporting paragraphs in Facts."),
            commandNamed(this, "showFacts"));
        return;
    case LabellingMode::Watching:
        m_state->showState(watchedState(),
            commandNamed(this, !row.round              ? "assignSample"
                               : row.round->isClosed() ? "showCompare"
                                                       : "nextSample"),
            row.round && !row.round->isClosed() ? nullptr : commandNamed(this, "nextSample"));
        return;
    case LabellingMode::NotAssigned:
        m_state->showState(tr("This sample is not assigned to you."), nextSample());
        return;
    case LabellingMode::NobodyChosen:
    case LabellingMode::NoSample:
        m_state->showState({});
        return;
    }
}

bool AnnotatePage::eventFilter(QObject* watched, QEvent* event)
{
    // The rows are laid out anew after this; the current one stays in sight.
    if (event->type() == QEvent::Resize)
        QMetaObject::invokeMethod(this, &AnnotatePage::keepInSight, Qt::QueuedConnection);
    return QWidget::eventFilter(watched, event);
}

} // namespace tandem
