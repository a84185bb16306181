#include "views/discussion/discussiondialog.h"

#include "models/kgds/record.h"
#include "models/people/assignment.h"
#include "storage/repositories/samplerepository.h"
#include "ui/arrange.h"
#include "ui/dialogsize.h"
#include "ui/discussionview.h"
#include "ui/divider.h"
#include "ui/emptystate.h"
#include "ui/keycap.h"
#include "ui/messagebar.h"
#include "ui/paneheader.h"
#include "ui/parts.h"
#include "ui/screen/command.h"
#include "ui/textrowroles.h"
#include "ui/textrowview.h"
#include "ui/theme.h"
#include "views/discussion/discussioneditor.h"
#include "views/discussion/utterancelist.h"
#include "views/discussion/utterancetext.h"
#include "views/session/projectsession.h"

#include <QAbstractListModel>
#include <QAction>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace tandem {

/// Shows pasted utterances before they are added.
class PastePreview final : public QDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PastePreview)

public:
    /// `newNames`: speakers that are not among the participants yet.
    PastePreview(const QList<kgds::UtteranceRecord>& utterances, const QStringList& newNames,
        QWidget* parent = nullptr);
};

PastePreview::PastePreview(
    const QList<kgds::UtteranceRecord>& utterances, const QStringList& newNames, QWidget* parent)
    : QDialog(parent)
{
    setObjectName(QStringLiteral("pastePreview"));
    setWindowTitle(tr("Paste a discussion"));
    setModal(true);
    resize(560, 520);
    const int count = int(utterances.size());

    auto* headline = newNote(this, LabelStyle::Strong,
        tr("%n utterance(s) by %1", nullptr, count)
            .arg(QLocale().createSeparatedList(speakersOf(utterances))));
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(12);
    layout->addWidget(headline);
    if (!newNames.isEmpty()) {
        auto* remark = newNote(this, LabelStyle::Secondary,
            tr("New in this discussion: %1. They will be added as participants.")
                .arg(QLocale().createSeparatedList(newNames)));
        layout->addWidget(remark);
    }
    auto* model = new UtteranceModel(this);
    model->setUtterances(utterances);
    auto* view = named(new DiscussionView(this), "pastedUtterances");
    view->setModel(model);
    layout->addWidget(view, 1);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    auto* add =
        buttons->addButton(tr("Add %n utterance(s)", nullptr, count), QDialogButtonBox::AcceptRole);
    add->setObjectName(QStringLiteral("addPasted"));
    add->setDefault(true);
    setPrimary(add);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    add->setFocus();
}

/// The paragraphs of an article to be read, by textrow::Role; none of them asks for an answer.
class ReadingModel final : public QAbstractListModel
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ReadingModel)

public:
    explicit ReadingModel(QList<ParagraphRow> paragraphs, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    QList<ParagraphRow> m_paragraphs;
};

ReadingModel::ReadingModel(QList<ParagraphRow> paragraphs, QObject* parent)
    : QAbstractListModel(parent)
    , m_paragraphs(std::move(paragraphs))
{
}

int ReadingModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_paragraphs.size());
}

QVariant ReadingModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const ParagraphRow& paragraph = m_paragraphs.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return paragraph.text;
    case Qt::AccessibleTextRole:
        return textrow::accessibleText(index);
    case textrow::Number:
        return paragraph.number;
    case textrow::Answerable:
        return false;
    default:
        return {};
    }
}

DiscussionDialog::DiscussionDialog(
    ProjectSession& session, SampleId sample, std::mt19937 random, QWidget* parent)
    : QDialog(parent)
    , m_session(session)
    , m_sample(sample)
    , m_random(random)
    , m_editor(new DiscussionEditor(session, sample, this))
    , m_model(new UtteranceModel(this))
    , m_messages(new MessageBar(this))
{
    setObjectName(QStringLiteral("discussionDialog"));
    setWindowTitle(tr("Discussion"));
    setModal(true);
    resizeWithin(this, {1120, 720});

    auto* panes = new QSplitter(this);
    panes->setChildrenCollapsible(false);
    panes->setHandleWidth(1);
    panes->addWidget(buildArticle());
    panes->addWidget(buildDiscussion());
    panes->setStretchFactor(0, 1);
    panes->setStretchFactor(1, 1);
    panes->setSizes({width() / 2, width() / 2});
    inColumn(this, {m_messages, {panes, 1}, new Divider(Qt::Horizontal, this), buildKeyLine()}, 0);

    buildListActions();
    buildDialogActions();
    connectComposer();
    connect(m_editor, &DiscussionEditor::changed, this, &DiscussionDialog::showDiscussion);
    connect(m_editor, &DiscussionEditor::lockedChanged, this, &DiscussionDialog::showLocked);
    connect(m_editor, &DiscussionEditor::historyChanged, this, &DiscussionDialog::enableActions);
    connect(m_editor, &DiscussionEditor::refused, this, &DiscussionDialog::showError);

    m_composer->setParticipants(
        participantsOf(m_editor->utterances(), {tr("Person 1"), tr("Person 2")}));
    showLocked(m_editor->isLocked());
    showDiscussion(-1);
    m_composer->focusText();
}

std::mt19937 DiscussionDialog::unpredictable()
{
    return std::mt19937(QRandomGenerator::system()->generate());
}

QWidget* DiscussionDialog::buildArticle()
{
    auto* pane = new QWidget(this);
    setSurface(pane, Surface::Panel);
    SampleRepository samples(m_session.project().reader());
    const auto row = samples.row(m_sample);
    const auto paragraphs = samples.paragraphs(m_sample);
    auto* header = new PaneHeader(pane);
    if (row)
        header->setTitle(
            QStringLiteral("%1 %2").arg(QLocale().toString(row->position), row->title));
    if (paragraphs)
        header->setRemark(tr("%n paragraph(s)", nullptr, int(paragraphs->size())));
    else
        showError(paragraphs.error());
    auto* article = named(new TextRowView(pane), "article");
    article->setAccessibleName(tr("Article"));
    article->setAnswersEnabled(false);
    article->setModel(new ReadingModel(paragraphs.value_or(QList<ParagraphRow>()), article));
    connect(article, &TextRowView::wordsSelected, article, &TextRowView::setHighlightedWords);
    inColumn(pane, {header, {article, 1}}, 0);
    return pane;
}

QWidget* DiscussionDialog::buildDiscussion()
{
    auto* pane = new QWidget(this);
    setSurface(pane, Surface::Panel);
    m_header = new PaneHeader(pane);
    m_header->setTitle(tr("Discussion"));
    m_list = new UtteranceListView(*m_model, pane);
    m_empty = named(new EmptyState(pane), "emptyDiscussion");
    m_empty->say(Icon::Discussion, tr("No messages yet"),
        tr("Pick who starts, write what they say and press Enter. Speakers alternate "
           "automatically. Or paste a whole discussion as lines \"Name: text\"."));
    m_stack = new QStackedWidget(pane);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_list);
    m_composer = new UtteranceComposer(pane);

    inColumn(pane, {m_header, {m_stack, 1}, new Divider(Qt::Horizontal, pane), m_composer}, 0);
    return pane;
}

QWidget* DiscussionDialog::buildKeyLine()
{
    auto* line = new QWidget(this);
    auto* layout = new QHBoxLayout(line);
    layout->setContentsMargins(16, 8, 16, 8);
    layout->setSpacing(16);
    const auto native = [](const QKeySequence& key) {
        return key.toString(QKeySequence::NativeText);
    };
    const QList<KeyHint> hints{
        {native(Qt::CTRL | Qt::Key_1) + QStringLiteral(" / 2"), tr("speaker")},
        {native(Qt::Key_F2), tr("edit")}, {tr("Alt+Up / Down"), tr("move")},
        {native(Qt::Key_Delete), tr("delete")},
        {native(QKeySequence(QKeySequence::Undo)), tr("undo")}};
    for (const KeyHint& hint : hints)
        layout->addWidget(new KeyCap(hint, line));
    layout->addStretch(1);
    auto* close = named(new QPushButton(tr("Close"), line), "closeDiscussion");
    close->setAutoDefault(false);
    connect(close, &QPushButton::clicked, this, &DiscussionDialog::reject);
    layout->addWidget(close);
    return line;
}

void DiscussionDialog::buildListActions()
{
    const auto add = [this](const char* name, const QKeySequence& key,
                         std::function<QString()> text, std::function<void()> then) {
        m_rowActions.append(
            addCommand(this, name, key, std::move(text), std::move(then), {}, {m_list}));
    };
    add(
        "editUtterance", Qt::Key_F2, [] { return tr("Edit"); },
        [this] { m_list->edit(m_list->currentIndex()); });
    add(
        "exchangeSpeaker", Qt::CTRL | Qt::Key_E,
        [] { return tr("Reassign to the other participant"); }, [this] { exchangeSpeaker(); });
    add(
        "moveUp", Qt::ALT | Qt::Key_Up, [] { return tr("Move up"); }, [this] { moveCurrent(-1); });
    add(
        "moveDown", Qt::ALT | Qt::Key_Down, [] { return tr("Move down"); },
        [this] { moveCurrent(1); });
    add(
        "deleteUtterance", QKeySequence::Delete, [] { return tr("Delete"); },
        [this] { removeCurrent(); });
    m_list->setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(m_list, &UtteranceListView::moveRequested, m_editor, &DiscussionEditor::move);
    connect(m_list, &UtteranceListView::currentRowChanged, this, &DiscussionDialog::enableActions);
    UtteranceDelegate& delegate = m_list->utteranceDelegate();
    connect(&delegate, &UtteranceDelegate::textEdited, m_editor, &DiscussionEditor::setText);
    connect(&delegate, &UtteranceDelegate::pasteRemarked, this, &DiscussionDialog::remark);
}

void DiscussionDialog::buildDialogActions()
{
    m_undo = addCommand(
        this, "undo", {}, [] { return tr("Undo"); }, [this] { m_editor->undo(); });
    m_redo = addCommand(
        this, "redo", {}, [] { return tr("Redo"); }, [this] { m_editor->redo(); });
    m_undo->setShortcuts(QKeySequence::Undo);
    m_redo->setShortcuts(QKeySequence::Redo);
    addCommand(
        this, "chooseSpeaker1", Qt::CTRL | Qt::Key_1,
        [] { return tr("Participant %1 speaks next").arg(1); }, [this] { chooseSpeaker(0); });
    addCommand(
        this, "chooseSpeaker2", Qt::CTRL | Qt::Key_2,
        [] { return tr("Participant %1 speaks next").arg(2); }, [this] { chooseSpeaker(1); });
}

/// Says something that is only to be known.
void DiscussionDialog::remark(const QString& what)
{
    m_messages->showMessage(MessageBar::Kind::Info, what);
}

void DiscussionDialog::connectComposer()
{
    connect(
        m_composer, &UtteranceComposer::utteranceEntered, this, &DiscussionDialog::addUtterance);
    connect(m_composer, &UtteranceComposer::speakerChosen, this, &DiscussionDialog::chooseSpeaker);
    connect(m_composer, &UtteranceComposer::nameEdited, this, &DiscussionDialog::rename);
    connect(m_composer, &UtteranceComposer::drawRequested, this, &DiscussionDialog::draw);
    connect(m_composer, &UtteranceComposer::discussionPasted, this, &DiscussionDialog::preview);
    connect(m_composer, &UtteranceComposer::pasteRemarked, this, &DiscussionDialog::remark);
}

void DiscussionDialog::addUtterance(const QString& text)
{
    const QString& speaker = m_composer->participants()[size_t(m_composer->speaker())];
    m_messages->clear();
    m_beingAdded = text;
    m_composer->clear();
    m_editor->add({{speaker, text, {}}});
}

void DiscussionDialog::preview(const QList<UtteranceText>& pasted)
{
    if (m_model->rowCount() + pasted.size() > maxUtterances) {
        m_messages->showMessage(MessageBar::Kind::Error,
            tr("%n utterances were pasted; the maximum is %1. Paste fewer.", nullptr,
                int(pasted.size()))
                .arg(QLocale().toString(maxUtterances)));
        return;
    }
    QList<kgds::UtteranceRecord> utterances;
    for (const UtteranceText& one : pasted)
        utterances.append({cleanParticipant(one.participant), cleanUtterance(one.text), {}});
    const bool wrong = std::any_of(utterances.begin(), utterances.end(), [](const auto& one) {
        return one.participant.isEmpty() || one.text.isEmpty() ||
               one.text.size() > maxUtteranceUnits;
    });
    if (wrong) {
        m_messages->showMessage(MessageBar::Kind::Error,
            tr("A pasted utterance is empty or has more than %1 characters.")
                .arg(QLocale().toString(maxUtteranceUnits)));
        return;
    }
    QStringList newNames;
    if (m_model->rowCount() > 0) {
        const Participants& known = m_composer->participants();
        newNames = speakersOf(utterances);
        newNames.removeIf(
            [&](const QString& name) { return name == known[0] || name == known[1]; });
    }
    auto* dialog = new PastePreview(utterances, newNames, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, utterances] { addPasted(utterances); });
    dialog->open();
}

void DiscussionDialog::addPasted(const QList<kgds::UtteranceRecord>& utterances)
{
    m_messages->clear();
    if (m_model->rowCount() == 0) {
        m_composer->setDrawn({});
        m_composer->setParticipants(participantsOf(utterances, m_composer->participants()));
    }
    m_editor->add(utterances);
}

void DiscussionDialog::rename(int participant, const QString& name)
{
    Participants names = m_composer->participants();
    const QString before = std::exchange(names[size_t(participant)], name);
    const bool taken = names[0] == names[1] || speakersOf(m_editor->utterances()).contains(name);
    if (taken) {
        m_composer->setParticipants(m_composer->participants());
        m_messages->showMessage(MessageBar::Kind::Warning,
            tr("A participant named %1 already exists. Choose another name.").arg(name));
        return;
    }
    m_messages->clear();
    m_composer->setParticipants(names);
    m_editor->rename(before, name);
}

void DiscussionDialog::draw()
{
    m_beginner = drawBeginner(2, m_random);
    m_composer->setDrawn(m_beginner);
    m_composer->setSpeaker(m_beginner);
    m_composer->focusText();
}

void DiscussionDialog::chooseSpeaker(int speaker)
{
    m_composer->setSpeaker(speaker);
    m_composer->focusText();
}

void DiscussionDialog::moveCurrent(int by)
{
    const int row = m_list->currentRow();
    const int to = row + by;
    if (row >= 0 && to >= 0 && to < m_model->rowCount())
        m_editor->move(row, to);
}

void DiscussionDialog::removeCurrent()
{
    if (m_list->currentRow() >= 0)
        m_editor->remove(m_list->currentRow());
}

void DiscussionDialog::exchangeSpeaker()
{
    const int row = m_list->currentRow();
    if (row < 0)
        return;
    const Participants& names = m_composer->participants();
    const bool isFirst = m_model->utterances().at(row).participant == names[0];
    m_editor->setParticipant(row, isFirst ? names[1] : names[0]);
}

void DiscussionDialog::showDiscussion(int row)
{
    const QList<kgds::UtteranceRecord>& utterances = m_editor->utterances();
    const bool hadFocus = m_list->hasFocus();
    m_beingAdded.clear();
    m_model->setUtterances(utterances);
    m_header->setRemark(tr("%n utterance(s)", nullptr, int(utterances.size())));
    m_stack->setCurrentIndex(utterances.isEmpty() ? 0 : 1);
    if (row >= 0)
        m_list->setCurrentRow(row);
    if (hadFocus && utterances.isEmpty())
        m_composer->focusText();

    const Participants names = participantsOf(utterances, m_composer->participants());
    if (names != m_composer->participants())
        m_composer->setParticipants(names);
    m_composer->setSpeaker(nextSpeaker(utterances, names, m_beginner));
    m_composer->setDrawEnabled(utterances.isEmpty() && !m_editor->isLocked());
    enableActions();
}

void DiscussionDialog::showLocked(bool locked)
{
    const bool wasLocked = !m_composer->isEnabled();
    m_model->setEditable(!locked);
    m_composer->setEnabled(!locked);
    if (locked) {
        m_messages->showMessage(MessageBar::Kind::Info,
            tr("Someone has already answered about this discussion, so it is read-only."));
        m_list->setFocus(Qt::OtherFocusReason);
    } else if (wasLocked) {
        m_messages->clear();
    }
    enableActions();
}

/// What could not be added goes back to where it was written, so that nobody has to type it again.
void DiscussionDialog::showError(const Error& error)
{
    m_messages->showMessage(MessageBar::Kind::Error, error.sentence());
    if (!m_composer)
        return;
    if (!m_beingAdded.isEmpty() && m_composer->utterance().isEmpty())
        m_composer->setText(m_beingAdded);
    m_beingAdded.clear();
}

void DiscussionDialog::enableActions()
{
    if (!m_undo)
        return;
    const bool locked = m_editor->isLocked();
    m_undo->setEnabled(!locked && m_editor->canUndo());
    m_redo->setEnabled(!locked && m_editor->canRedo());
    const bool hasRow = m_list->currentIndex().isValid();
    for (QAction* action : std::as_const(m_rowActions))
        action->setEnabled(!locked && hasRow);
}

/// Closing takes what is edited in place, and asks once about each half-written utterance.
void DiscussionDialog::reject()
{
    if (auto* editor = m_list->findChild<QWidget*>(QStringLiteral("utteranceEditor")))
        m_list->utteranceDelegate().finish(editor);
    if (const QString written = m_composer->utterance();
        !written.isEmpty() && written != m_warnedOfText) {
        m_warnedOfText = written;
        m_messages->showMessage(MessageBar::Kind::Warning,
            tr("Your text is not added yet. Enter adds it; Esc again discards it."));
        m_composer->focusText();
        return;
    }
    QDialog::reject();
}

} // namespace tandem

#include "views/discussion/discussiondialog.moc"
