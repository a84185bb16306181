#include "views/session/replydialog.h"

#include "models/llm/wireformat.h"
#include "models/results/datetext.h"
#include "models/results/spelling.h"
#include "storage/repositories/promptrepository.h"
#include "storage/repositories/replyrepository.h"
#include "storage/repositories/tasklisting.h"
#include "ui/arrange.h"
#include "ui/dialogsize.h"
#include "ui/parts.h"
#include "ui/theme.h"
#include "views/session/runtext.h"
#include "views/session/sessionwords.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QJsonDocument>
#include <QLabel>
#include <QLayout>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTabWidget>
#include <QTextCursor>
#include <QTextEdit>
#include <QTextFrame>
#include <QTimer>

namespace tandem {

namespace {

/// Of one text; a server can send megabytes, which take seconds to lay out. All is copied.
constexpr qsizetype kMostShown = 100'000;
const QString kReplyAnchor = QStringLiteral("reply");

QString clipped(const QString& text)
{
    if (text.size() <= kMostShown)
        return text;
    return text.left(kMostShown) + QLatin1String("\n\n") +
           SessionWords::tr("(%Ln more character(s): copy the text to read all of it)", nullptr,
               int(text.size() - kMostShown));
}

/// JSON in lines where it is JSON, and as it is otherwise.
QString readable(const QByteArray& body)
{
    const QJsonDocument json = QJsonDocument::fromJson(body);
    return QString::fromUtf8(json.isNull() ? body : json.toJson(QJsonDocument::Indented)).trimmed();
}

QString section(const QString& title, const QString& text)
{
    return title + QLatin1String("\n\n") + text + QLatin1String("\n\n");
}

QString headOf(const LlmReply& reply)
{
    QStringList lines{SessionWords::tr("Endpoint %1, model %2").arg(reply.endpoint, reply.model),
        SessionWords::tr("%1, %2 ms, HTTP status %3", "time, duration, status")
            .arg(results::fullDateTimeText(reply.at), QLocale().toString(reply.durationMs),
                results::ordinalText(reply.httpStatus)),
        SessionWords::tr("%1 input tokens, %2 output tokens")
            .arg(tokenText(reply.usage.input), tokenText(reply.usage.output))};
    if (reply.cost)
        lines.append(costText(*reply.cost, reply.currency));
    if (!reply.usable)
        lines.append(SessionWords::tr("Unusable: %1").arg(reply.error));
    return lines.join(QLatin1Char('\n'));
}

QString roleText(llm::Role role)
{
    switch (role) {
    case llm::Role::System:
        return SessionWords::tr("System", "who says a message");
    case llm::Role::User:
        return SessionWords::tr("User", "who says a message");
    case llm::Role::Assistant:
        break;
    }
    return SessionWords::tr("Model", "who says a message");
}

Expected<ShownReply> readShown(Database& database, ReplyId id)
{
    TANDEM_TRY(tries, triesWith(database, id));
    TANDEM_TRY(reply, ReplyRepository(database).byId(id));
    ShownReply shown{*tries, id, headOf(*reply), llm::messagesInBody(reply->request),
        section(SessionWords::tr("Request"), readable(reply->request)) +
            section(SessionWords::tr("Raw reply"), readable(reply->raw)).trimmed()};
    shown.messages.append({llm::Role::Assistant, reply->text});
    if (reply->prompt.isValid()) {
        TANDEM_TRY(prompt, PromptRepository(database).byId(reply->prompt));
        shown.head += QLatin1Char('\n') + SessionWords::tr("Prompt %1, version %2")
                                              .arg(prompt->prompt.key)
                                              .arg(prompt->prompt.version);
    }
    return shown;
}

/// One message on a ground of its own, with who says it above.
void addMessage(QTextCursor& cursor, const llm::Message& message, const ThemeColors& colors)
{
    const bool isReply = message.role == llm::Role::Assistant;
    QTextFrameFormat frame;
    frame.setBackground(isReply ? colors.selection : colors.window);
    frame.setPadding(8);
    frame.setBottomMargin(8);
    cursor.insertFrame(frame);
    QTextCharFormat who;
    who.setFont(themeFont(FontRole::SmallStrong));
    who.setForeground(colors.secondary);
    if (isReply) {
        who.setAnchor(true);
        who.setAnchorNames({kReplyAnchor});
    }
    cursor.insertText(roleText(message.role) + QLatin1Char('\n'), who);
    QTextCharFormat said;
    said.setForeground(message.text.isEmpty() ? colors.secondary : colors.text);
    cursor.insertText(
        message.text.isEmpty() ? SessionWords::tr("(no text)") : clipped(message.text), said);
    cursor.movePosition(QTextCursor::End);
}

} // namespace

ReplyDialog::ReplyDialog(Project& project, ReplyId reply, QWidget* parent)
    : QDialog(parent)
    , m_tries(named(new QComboBox(this), "replyTries"))
    , m_head(named(newNote(this, LabelStyle::Secondary), "replyHead"))
    , m_pages(named(new QTabWidget(this), "replyPages"))
    , m_messages(named(new QTextEdit(m_pages), "replyMessages"))
    , m_raw(named(new QPlainTextEdit(m_pages), "replyText"))
    , m_reading(project)
{
    setObjectName(QStringLiteral("replyDialog"));
    setWindowTitle(tr("Reply and prompt"));
    setAttribute(Qt::WA_DeleteOnClose);
    build();
    connect(&m_reading, &LatestBase::failed, m_head,
        [this](const Error& error) { m_head->setText(error.sentence()); });
    read(reply);
    resizeWithin(this, {760, 620});
}

void ReplyDialog::build()
{
    m_tries->setAccessibleName(tr("Attempt"));
    m_tries->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_tries->setEnabled(false);
    m_head->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_messages->setReadOnly(true);
    m_messages->setAccessibleName(tr("Messages"));
    m_raw->setReadOnly(true);
    m_raw->setAccessibleName(tr("Raw text"));
    m_pages->addTab(m_messages, tr("&Messages"));
    m_pages->addTab(m_raw, tr("&Raw text"));
    m_pages->setDocumentMode(true);
    m_pages->setAccessibleName(tr("Reply and prompt"));
    connect(m_tries, &QComboBox::activated, this,
        [this](int index) { read(m_shown.tries.value(index)); });
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    QPushButton* copy = buttons->addButton(tr("Cop&y"), QDialogButtonBox::ActionRole);
    copy->setObjectName(QStringLiteral("replyCopy"));
    copy->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_C);
    copy->setToolTip(tr("Copy everything on this page (%1)")
                         .arg(copy->shortcut().toString(QKeySequence::NativeText)));
    connect(copy, &QPushButton::clicked, this, &ReplyDialog::copy);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    inColumn(this, {inRow({{m_head, 1}, {m_tries, 0, Qt::AlignTop}}), {m_pages, 1}, buttons});
    inEveryLook(m_messages, [this] { render(); });
    m_messages->setFocus();
}

void ReplyDialog::read(ReplyId reply)
{
    m_reading.read(
        [reply](Database& database, const CancelFlag&) { return readShown(database, reply); },
        [this](const ShownReply& shown) { show(shown); });
}

void ReplyDialog::show(const ShownReply& shown)
{
    m_shown = shown;
    const QLocale locale;
    m_tries->clear();
    for (int i = 1; i <= int(shown.tries.size()); ++i)
        m_tries->addItem(
            tr("Attempt %1 of %2").arg(locale.toString(i), locale.toString(shown.tries.size())));
    m_tries->setCurrentIndex(int(shown.tries.indexOf(shown.id)));
    m_tries->setEnabled(shown.tries.size() > 1);
    m_head->setText(shown.head);
    m_raw->setPlainText(clipped(shown.raw));
    render();
}

void ReplyDialog::render()
{
    m_messages->clear();
    QTextCursor cursor(m_messages->document());
    for (const llm::Message& message : std::as_const(m_shown.messages))
        addMessage(cursor, message, themeColors(m_messages));
    // Prompts are long, and it is the reply that one asked for.
    m_messages->moveCursor(QTextCursor::Start);
    const auto toReply = [this] {
        layout()->activate();
        m_messages->scrollToAnchor(kReplyAnchor);
    };
    toReply();
    // What was read makes the head taller; only then is it known how far there is to scroll.
    QTimer::singleShot(0, m_messages, toReply);
}

void ReplyDialog::copy()
{
    QStringList said;
    for (const llm::Message& message : std::as_const(m_shown.messages))
        said.append(section(roleText(message.role), message.text).trimmed());
    QApplication::clipboard()->setText(
        m_pages->currentWidget() == m_raw ? m_shown.raw : said.join(QLatin1String("\n\n")));
}

} // namespace tandem
