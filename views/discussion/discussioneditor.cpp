#include "views/discussion/discussioneditor.h"

#include "storage/changes/history.h"
#include "storage/repositories/samplerepository.h"
#include "ui/arrange.h"
#include "ui/keycap.h"
#include "ui/parts.h"
#include "ui/plaintooltip.h"
#include "ui/theme.h"
#include "views/discussion/composeredit.h"
#include "views/discussion/utterancetext.h"

#include <QButtonGroup>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>
#include <limits>

namespace tandem {

namespace {

using Discussion = QList<kgds::UtteranceRecord>;
using Apply = std::function<Expected<Discussion>(Discussion)>;

/// Makes of the stored discussion what `apply` says; taken back while nobody changed it since.
Write discussionWrite(SampleId sample, const Apply& apply, PersonId by)
{
    return [=](Database& database) -> Expected<Written> {
        SampleRepository samples(database);
        TANDEM_TRY(before, samples.discussion(sample));
        TANDEM_TRY(after, apply(*before));
        if (*after == *before)
            return Written(NothingChanged{});
        TANDEM_DO(samples.setDiscussion(sample, *after, by));
        const auto back = [before = *before, after = *after](
                              const Discussion& now) -> Expected<Discussion> {
            if (now == after)
                return before;
            return failure(ErrorCode::Refused,
                DiscussionEditor::tr("Someone else has edited the discussion in the meantime."), {},
                DiscussionEditor::tr("Review it and edit it again."));
        };
        return Written(DiscussionChanged{sample}, discussionWrite(sample, back, by));
    };
}

} // namespace

DiscussionEditor::DiscussionEditor(ProjectSession& session, SampleId sample, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_sample(sample)
{
    connect(&session.project(), &Project::changed, this, &DiscussionEditor::follow);
    connect(&session.history(), &History::changed, this, &DiscussionEditor::historyChanged);
    reload();
    lookWhetherLocked();
}

void DiscussionEditor::add(const QList<kgds::UtteranceRecord>& utterances)
{
    change(tr("Add %n utterance(s)", nullptr, int(utterances.size())),
        std::numeric_limits<int>::max(),
        [utterances](
            Discussion discussion) -> Expected<Discussion> { return discussion + utterances; });
}

void DiscussionEditor::setText(int row, const QString& before, const QString& after)
{
    change(tr("Edit utterance"), row,
        [row, before, after](Discussion discussion) -> Expected<Discussion> {
            if (row < 0 || row >= discussion.size() || discussion.at(row).text != before) {
                return failure(ErrorCode::Refused,
                    tr("Someone else has edited this utterance in the meantime."), {},
                    tr("Review it and edit it again."));
            }
            discussion[row].text = after;
            return discussion;
        });
}

void DiscussionEditor::setParticipant(int row, const QString& name)
{
    change(tr("Change speaker"), row, [row, name](Discussion discussion) -> Expected<Discussion> {
        if (row >= 0 && row < discussion.size())
            discussion[row].participant = name;
        return discussion;
    });
}

void DiscussionEditor::move(int from, int to)
{
    change(tr("Move utterance"), to, [from, to](Discussion discussion) -> Expected<Discussion> {
        const auto isRow = [&](int row) { return row >= 0 && row < discussion.size(); };
        if (isRow(from) && isRow(to))
            discussion.move(from, to);
        return discussion;
    });
}

void DiscussionEditor::remove(int row)
{
    change(tr("Delete utterance"), row, [row](Discussion discussion) -> Expected<Discussion> {
        if (row >= 0 && row < discussion.size())
            discussion.removeAt(row);
        return discussion;
    });
}

void DiscussionEditor::rename(const QString& before, const QString& after)
{
    change(tr("Rename participant"), -1,
        [before, after](Discussion discussion) -> Expected<Discussion> {
            for (kgds::UtteranceRecord& utterance : discussion) {
                if (utterance.participant == before)
                    utterance.participant = after;
            }
            return discussion;
        });
}

void DiscussionEditor::change(const QString& text, int row, const Apply& apply)
{
    const Job job =
        m_session.change(this, {text, discussionWrite(m_sample, apply, m_session.currentPerson())});
    m_rows.insert(job.id(), row);
    job.watch(this, [this, id = job.id()](const Expected<void>&) { m_rows.remove(id); });
    tellOf(job);
}

void DiscussionEditor::tellOf(const Job& job)
{
    job.onFailed(this, [this](const Error& error) { emit refused(error); });
}

bool DiscussionEditor::canUndo() const
{
    return m_session.history().undoIsOf(this);
}

bool DiscussionEditor::canRedo() const
{
    return m_session.history().redoIsOf(this);
}

void DiscussionEditor::undo()
{
    if (canUndo())
        tellOf(m_session.history().undo());
}

void DiscussionEditor::redo()
{
    if (canRedo())
        tellOf(m_session.history().redo());
}

void DiscussionEditor::follow(const ChangeEvent& event)
{
    if (concerns(event, Part::Discussions, {.sample = m_sample}))
        reload(event.origin.isBack() ? -1 : m_rows.value(event.origin.job, -1));
    lookWhetherLocked();
}

void DiscussionEditor::reload(int row)
{
    const auto discussion = SampleRepository(m_session.project().reader()).discussion(m_sample);
    if (!discussion) {
        emit refused(discussion.error());
        return;
    }
    if (row < 0 && *discussion == m_stored)
        return;
    m_stored = *discussion;
    emit changed(row);
}

void DiscussionEditor::lookWhetherLocked()
{
    const auto row = SampleRepository(m_session.project().reader()).row(m_sample);
    const bool locked = row && row->answeredA + row->answeredB > 0;
    if (locked == m_locked)
        return;
    m_locked = locked;
    emit lockedChanged(locked);
}

namespace {

constexpr int textLines = 4;

QString speakerKey(int participant)
{
    return QKeySequence(participant == 0 ? Qt::CTRL | Qt::Key_1 : Qt::CTRL | Qt::Key_2)
        .toString(QKeySequence::NativeText);
}

} // namespace

UtteranceComposer::UtteranceComposer(QWidget* parent)
    : QWidget(parent)
    , m_turn(new QButtonGroup(this))
    , m_draw(named(new QPushButton(tr("&Pick who starts"), this), "drawBeginner"))
    , m_drawnLabel(named(newLabel(this, LabelStyle::SmallStrong), "drawn"))
    , m_text(named(new ComposerEdit(this), "composer"))
    , m_add(named(new QPushButton(tr("&Add"), this), "addUtterance"))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 12, 16, 12);
    layout->setSpacing(8);

    auto* people = new QGridLayout;
    people->setHorizontalSpacing(8);
    buildParticipant(0, people);
    buildParticipant(1, people);
    people->addWidget(m_draw, 0, 4);
    layout->addLayout(people);

    m_draw->setAutoDefault(false);
    m_text->setRecognisesDiscussions(true);
    m_text->setFixedHeight(
        textLines * m_text->fontMetrics().lineSpacing() + m_text->fontMetrics().height());
    layout->addWidget(m_text);

    auto* last =
        inRow({new KeyCap({tr("Enter"), tr("adds")}, this),
                  new KeyCap({tr("Shift+Enter"), tr("new line")}, this), {m_drawnLabel, 1}, m_add},
            12);
    layout->addLayout(last);
    m_add->setAutoDefault(false);
    setPrimary(m_add);

    connect(m_turn, &QButtonGroup::idClicked, this, &UtteranceComposer::speakerChosen);
    connect(m_draw, &QPushButton::clicked, this, &UtteranceComposer::drawRequested);
    connect(m_add, &QPushButton::clicked, this, &UtteranceComposer::enter);
    connect(m_text, &ComposerEdit::submitted, this, &UtteranceComposer::enter);
    connect(m_text, &ComposerEdit::discussionPasted, this, &UtteranceComposer::discussionPasted);
    connect(m_text, &ComposerEdit::pasteRemarked, this, &UtteranceComposer::pasteRemarked);
    connect(m_text, &QPlainTextEdit::textChanged, this,
        [this] { m_add->setEnabled(!m_text->document()->isEmpty()); });
    m_add->setEnabled(false);
}

void UtteranceComposer::buildParticipant(int participant, QGridLayout* layout)
{
    const auto which = size_t(participant);
    auto* speaker = new QRadioButton(this);
    auto* name = new QLineEdit(this);
    m_speakers[which] = speaker;
    m_names[which] = name;
    m_turn->addButton(speaker, participant);
    speaker->setObjectName(QStringLiteral("speaker%1").arg(participant + 1));
    speaker->setFocusPolicy(Qt::TabFocus);
    speaker->setFixedWidth(
        speaker->style()->pixelMetric(QStyle::PM_ExclusiveIndicatorWidth, nullptr, speaker) + 4);
    name->setObjectName(QStringLiteral("name%1").arg(participant + 1));
    name->setAccessibleName(tr("Name of participant %1").arg(participant + 1));
    layout->addWidget(speaker, 0, 2 * participant);
    layout->addWidget(name, 0, 2 * participant + 1);
    layout->setColumnStretch(2 * participant + 1, 1);
    connect(
        name, &QLineEdit::editingFinished, this, [this, participant] { takeName(participant); });
}

void UtteranceComposer::setParticipants(const Participants& participants)
{
    m_participants = participants;
    for (size_t i = 0; i < m_names.size(); ++i) {
        m_names[i]->setMaxLength(int(std::max(maxParticipantUnits, participants[i].size())));
        if (!m_names[i]->hasFocus() || cleanParticipant(m_names[i]->text()) != participants[i])
            m_names[i]->setText(participants[i]);
        m_names[i]->setCursorPosition(0);
    }
    showTurn();
}

void UtteranceComposer::setSpeaker(int speaker)
{
    m_speaker = speaker;
    showTurn();
}

void UtteranceComposer::setDrawn(std::optional<int> drawn)
{
    m_drawn = drawn;
    showTurn();
}

void UtteranceComposer::setDrawEnabled(bool enabled)
{
    m_draw->setEnabled(enabled);
    m_draw->setToolTip(enabled ? QString() : tr("The discussion has already started."));
}

void UtteranceComposer::showTurn()
{
    m_speakers[size_t(m_speaker)]->setChecked(true);
    for (int i = 0; i < 2; ++i) {
        const QString says = tr("%1 speaks next").arg(m_participants[size_t(i)]);
        m_speakers[size_t(i)]->setAccessibleName(says);
        m_speakers[size_t(i)]->setToolTip(
            plainToolTip(QStringLiteral("%1 (%2)").arg(says, speakerKey(i))));
    }
    const QString& name = m_participants[size_t(m_speaker)];
    m_text->setPlaceholderText(tr("What %1 says, or paste several lines \"Name: text\"").arg(name));
    // A new placeholder alone does not make Qt repaint the view.
    m_text->viewport()->update();
    m_text->setAccessibleName(tr("What %1 says").arg(name));
    m_drawnLabel->setText(
        m_drawn ? tr("Picked at random: %1 starts.").arg(m_participants[size_t(*m_drawn)])
                : QString());
}

void UtteranceComposer::takeName(int participant)
{
    const QString& before = m_participants[size_t(participant)];
    const QString name = cleanParticipant(m_names[size_t(participant)]->text());
    if (name.isEmpty())
        m_names[size_t(participant)]->setText(before);
    else if (name != before)
        emit nameEdited(participant, name);
}

void UtteranceComposer::enter()
{
    const QString text = utterance();
    if (!text.isEmpty())
        emit utteranceEntered(text);
}

QString UtteranceComposer::utterance() const
{
    return m_text->utterance();
}

void UtteranceComposer::setText(const QString& text)
{
    m_text->setPlainText(text);
    m_text->moveCursor(QTextCursor::End);
}

void UtteranceComposer::clear()
{
    m_text->clear();
}

void UtteranceComposer::focusText()
{
    m_text->setFocus(Qt::OtherFocusReason);
}

} // namespace tandem
