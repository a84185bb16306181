#include "views/article/articledialog.h"

#include "storage/project/project.h"
#include "storage/repositories/samplerepository.h"
#include "ui/arrange.h"
#include "ui/commandbutton.h"
#include "ui/dialogsize.h"
#include "ui/messagebar.h"
#include "ui/parts.h"
#include "ui/screen/command.h"
#include "views/article/articlefield.h"
#include "views/session/projectsession.h"

#include <QAction>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>

namespace tandem {

namespace {

/// Makes `after` of an article that is still `before`; taken back in the same way.
Write articleWrite(
    SampleId sample, const ArticleBody& before, const ArticleBody& after, PersonId by)
{
    return [=](Database& database) -> Expected<Written> {
        ArticleEdits edits(database);
        TANDEM_TRY(now, edits.body(sample));
        if (*now != before)
            return failure(ErrorCode::Refused,
                ArticleDialog::tr("Someone else has edited the article in the meantime."), {},
                ArticleDialog::tr("Review it and edit it again."));
        TANDEM_DO(edits.set(sample, after, by));
        TANDEM_TRY(stored, edits.body(sample));
        if (*stored == before)
            return Written(NothingChanged{});
        // Lists, figures and whatever shows its paragraphs may differ.
        return Written(EverythingChanged(), articleWrite(sample, *stored, before, by));
    };
}

} // namespace

ArticleDialog::ArticleDialog(ProjectSession& session, SampleId sample, QWidget* parent)
    : QDialog(parent)
    , m_session(session)
    , m_sample(sample)
    , m_messages(new MessageBar(this))
    , m_title(named(new QLineEdit(this), "articleTitle"))
    , m_text(new ArticleField(this))
    , m_state(named(newNote(this, LabelStyle::Small), "articleState"))
    , m_save(named(new QPushButton(tr("&Save"), this), "saveArticle"))
{
    setObjectName(QStringLiteral("articleDialog"));
    setModal(true);
    resizeWithin(this, {760, 600});
    build();
    read();
    showState();
}

void ArticleDialog::build()
{
    auto* label = new QLabel(tr("&Title"), this);
    label->setBuddy(m_title);
    m_title->setAccessibleName(tr("Title"));
    m_text->setAccessibleName(tr("Paragraphs, separated by blank lines"));
    auto* close = named(new QPushButton(tr("Close"), this), "closeArticle");
    close->setAutoDefault(false);
    m_save->setAutoDefault(false);
    setPrimary(m_save);
    auto* body = inColumn({inRow({label, {m_title, 1}}, 8), buildCommands(), {m_text, 1}, m_state,
                              inRow({Free(1), m_save, close}, 8)},
        12, {16, 16, 16, 16});
    inColumn(this, {m_messages, {body, 1}}, 0);

    connect(close, &QPushButton::clicked, this, &ArticleDialog::reject);
    connect(m_save, &QPushButton::clicked, this, &ArticleDialog::save);
    connect(m_title, &QLineEdit::textEdited, this, &ArticleDialog::showState);
    connect(m_text, &QPlainTextEdit::textChanged, this, &ArticleDialog::showState);
    connect(m_text, &QPlainTextEdit::cursorPositionChanged, this, &ArticleDialog::showState);
}

QWidget* ArticleDialog::buildCommands()
{
    auto* box = new QWidget(this);
    const auto add = [this, box](const char* name, const QKeySequence& key, Words words,
                         void (*then)(ArticleField&)) {
        m_commands.append(addCommand(this, name, key, std::move(words),
            [this, then] {
                then(*m_text);
                m_text->setFocus(); // for undo, also where a button was clicked
            },
            {}, {m_text}));
        return commandButton(m_commands.constLast(), box);
    };
    inRow(box,
        {add(
             "splitParagraph", Qt::CTRL | Qt::Key_Return, [] { return tr("Split here"); },
             [](ArticleField& text) { text.split(); }),
            add(
                "joinParagraph", Qt::CTRL | Qt::Key_J, [] { return tr("Join with next"); },
                [](ArticleField& text) { text.joinWithNext(); }),
            add(
                "removeParagraph", Qt::CTRL | Qt::SHIFT | Qt::Key_Delete,
                [] { return tr("Remove"); }, [](ArticleField& text) { text.removeCurrent(); }),
            add(
                "paragraphUp", Qt::ALT | Qt::Key_Up, [] { return tr("Move up"); },
                [](ArticleField& text) { text.moveCurrent(-1); }),
            add(
                "paragraphDown", Qt::ALT | Qt::Key_Down, [] { return tr("Move down"); },
                [](ArticleField& text) { text.moveCurrent(1); }),
            Free(1)},
        8, {});
    m_commands.append(addCommand(
        this, "saveArticleNow", QKeySequence::Save, [] { return tr("Save"); }, [this] { save(); }));
    return box;
}

/// What is stored, and whether it may be edited by who sits here.
void ArticleDialog::read()
{
    Database& reader = m_session.project().reader();
    const auto row = SampleRepository(reader).row(m_sample);
    const auto body = ArticleEdits(reader).body(m_sample);
    const auto may = ArticleEdits(reader).mayEdit(m_sample, editor());
    if (row)
        m_position = row->position;
    setWindowTitle(tr("Article of sample %1").arg(QLocale().toString(m_position)));
    m_before = body.value_or(ArticleBody());
    m_mayEdit = body && may;
    m_title->setText(m_before.title);
    m_title->setCursorPosition(0);
    m_title->setReadOnly(!m_mayEdit);
    m_text->setParagraphs(m_before.paragraphs);
    m_text->setReadOnly(!m_mayEdit);
    m_shown = typed();
    if (!body)
        m_messages->showMessage(MessageBar::Kind::Error, body.error().sentence());
    else if (!may)
        m_messages->showMessage(MessageBar::Kind::Info, may.error().sentence());
    m_text->setFocus();
}

PersonId ArticleDialog::editor() const
{
    const bool isOwner = !m_session.isLead() && m_session.looksAfterStudies();
    return isOwner ? PersonId() : m_session.currentPerson();
}

ArticleBody ArticleDialog::typed() const
{
    return {m_title->text(), m_text->paragraphs()};
}

void ArticleDialog::showState()
{
    const QLocale locale;
    const auto all = typed().paragraphs.size();
    m_state->setText(all == 0
                         ? tr("No paragraphs left.")
                         : tr("Paragraph %1 of %2. A blank line starts a new paragraph.")
                               .arg(locale.toString(m_text->current() + 1), locale.toString(all)));
    for (QAction* command : std::as_const(m_commands))
        command->setEnabled(m_mayEdit);
    m_save->setEnabled(isChanged() && all > 0);
    m_warned = false;
}

void ArticleDialog::save()
{
    if (!m_save->isEnabled())
        return;
    m_messages->clear();
    m_save->setEnabled(false);
    ArticleBody after = typed();
    if (after.paragraphs == m_shown.paragraphs) // to the letter, whatever a field makes of them
        after.paragraphs = m_before.paragraphs;
    m_session
        .change(this, {tr("Edit article of sample %1").arg(QLocale().toString(m_position)),
                          articleWrite(m_sample, m_before, after, editor())})
        .onEnded(this, [this](const Expected<void>& done) {
            if (done)
                return QDialog::accept();
            m_messages->showMessage(MessageBar::Kind::Error, done.error().sentence());
            showState();
        });
}

/// Closing asks once about what is not saved.
void ArticleDialog::reject()
{
    if (isChanged() && !m_warned) {
        m_messages->showMessage(MessageBar::Kind::Warning,
            tr("Unsaved changes. %1 saves; Esc again discards.")
                .arg(QKeySequence(QKeySequence::Save).toString(QKeySequence::NativeText)));
        m_warned = true;
        m_text->setFocus();
        return;
    }
    QDialog::reject();
}

} // namespace tandem
