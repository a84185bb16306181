#include "views/facts/factpanel.h"

#include "models/facts/fact.h"
#include "storage/repositories/factevents.h"
#include "storage/repositories/promptrepository.h"
#include "storage/repositories/replyrepository.h"
#include "ui/actionbutton.h"
#include "ui/arrange.h"
#include "ui/messagebar.h"
#include "ui/notefield.h"
#include "ui/paneheader.h"
#include "ui/parts.h"
#include "ui/screen/command.h"
#include "ui/screen/livetext.h"
#include "ui/textstyle.h"
#include "ui/theme.h"

#include <QHBoxLayout>
#include <QJsonDocument>
#include <QLabel>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QVBoxLayout>

namespace tandem {

class Database;

/// Where a fact came from and what was done to it: the model's reply with what it was asked, then
/// every edit with before and after.
class FactHistory final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(FactHistory)

public:
    explicit FactHistory(QWidget* parent = nullptr);

    /// Reads and shows the history of a fact.
    void showFact(Database& database, const FactRow& fact, const PersonName& nameOf);
    void clear();

private:
    void showEvents(const QList<FactEvent>& events, const PersonName& nameOf);
    void showReply(Database& database, const QString& uuid);
    QPlainTextEdit* textBox(const char* name);

    MessageBar* m_message;
    QVBoxLayout* m_events;
    QLabel* m_source;
    QLabel* m_askedTitle;
    QPlainTextEdit* m_asked;
    QLabel* m_repliedTitle;
    QPlainTextEdit* m_replied;
};

namespace {

constexpr int kFactHistoryGap = 8;
constexpr int kBoxLines = 9;

QLabel* plainLabel(LabelStyle style, QWidget* parent)
{
    auto* label = newNote(parent, style);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

/// A request as people read it: JSON with one value on a line.
QString readable(const QByteArray& body)
{
    const QJsonDocument document = QJsonDocument::fromJson(body);
    return QString::fromUtf8(document.isNull() ? body : document.toJson(QJsonDocument::Indented));
}

} // namespace

FactHistory::FactHistory(QWidget* parent)
    : QWidget(parent)
    , m_message(new MessageBar(this))
    , m_events(new QVBoxLayout)
    , m_source(plainLabel(LabelStyle::Secondary, this))
    , m_askedTitle(plainLabel(LabelStyle::SmallStrong, this))
    , m_asked(textBox("factAsked"))
    , m_repliedTitle(plainLabel(LabelStyle::SmallStrong, this))
    , m_replied(textBox("factReplied"))
{
    setObjectName(QStringLiteral("factHistory"));
    m_source->setObjectName(QStringLiteral("factSource"));
    m_events->setSpacing(kFactHistoryGap);
    inColumn(this,
        {m_message, m_events, m_source, m_askedTitle, m_asked, m_repliedTitle, m_replied},
        kFactHistoryGap);
    clear();
}

QPlainTextEdit* FactHistory::textBox(const char* name)
{
    auto* box = named(new QPlainTextEdit(this), name);
    box->setReadOnly(true);
    box->setTabChangesFocus(true);
    keepFont(box, FontRole::Small);
    box->setFixedHeight(box->fontMetrics().lineSpacing() * kBoxLines);
    return box;
}

void FactHistory::clear()
{
    while (QLayoutItem* item = m_events->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (QWidget* part :
        std::initializer_list<QWidget*>{m_source, m_askedTitle, m_asked, m_repliedTitle, m_replied})
        part->hide();
    m_message->clear();
}

void FactHistory::showFact(Database& database, const FactRow& fact, const PersonName& nameOf)
{
    clear();
    const auto events = factEvents(database, fact.id);
    if (!events) {
        m_message->showMessage(MessageBar::Kind::Error, events.error().sentence());
        return;
    }
    showEvents(*events, nameOf);
    const QString maskReply = fact.mask ? fact.mask->replyUuid : QString();
    const QString reply = fact.replyUuid.isEmpty() ? maskReply : fact.replyUuid;
    if (!reply.isEmpty())
        showReply(database, reply);
}

void FactHistory::showEvents(const QList<FactEvent>& events, const PersonName& nameOf)
{
    for (const FactEvent& event : events) {
        auto* block = new QWidget(this);
        auto* lines = new QVBoxLayout(block);
        lines->setContentsMargins(0, 0, 0, 0);
        lines->setSpacing(2);
        const auto add = [&](LabelStyle style, const QString& text) {
            QLabel* label = plainLabel(style, block);
            label->setText(text);
            lines->addWidget(label);
        };
        add(LabelStyle::Plain, eventText(event, nameOf));
        add(LabelStyle::Small, timeText(event.at));
        const bool texts = event.kind != QLatin1String("moved") &&
                           event.kind != QLatin1String("masked") &&
                           event.kind != QLatin1String("distinct");
        if (texts && !event.before.isEmpty())
            add(LabelStyle::Small, tr("Before: %1").arg(event.before));
        if (texts && !event.after.isEmpty())
            add(LabelStyle::Small,
                event.before.isEmpty() ? event.after : tr("After: %1").arg(event.after));
        if (!event.note.isEmpty())
            add(LabelStyle::Small, event.note);
        m_events->addWidget(block);
        block->show();
    }
}

void FactHistory::showReply(Database& database, const QString& uuid)
{
    const auto reply = ReplyRepository(database).byUuid(uuid);
    if (!reply) {
        m_message->showMessage(MessageBar::Kind::Error, reply.error().sentence());
        return;
    }
    QString source = tr("%1 at %2, %3").arg(reply->model, reply->endpoint, timeText(reply->at));
    if (reply->prompt.isValid()) {
        if (const auto prompt = PromptRepository(database).byId(reply->prompt))
            source +=
                QLatin1Char('\n') +
                tr("Prompt \"%1\", version %2").arg(prompt->prompt.key).arg(prompt->prompt.version);
    }
    m_source->setText(source);
    m_askedTitle->setText(tr("Request"));
    m_asked->setPlainText(readable(reply->request));
    m_repliedTitle->setText(tr("Raw reply"));
    m_replied->setPlainText(readable(reply->raw));
    for (QWidget* part :
        std::initializer_list<QWidget*>{m_source, m_askedTitle, m_asked, m_repliedTitle, m_replied})
        part->show();
}

namespace {

constexpr int kMargin = 16;
constexpr int kFactPanelGap = 12;

QHBoxLayout* buttonLine(std::initializer_list<QWidget*> buttons)
{
    auto* line = new QHBoxLayout;
    line->setSpacing(8);
    for (QWidget* button : buttons)
        line->addWidget(button);
    line->addStretch();
    return line;
}

} // namespace

FactPanel::FactPanel(const QWidget& screen, QWidget* parent)
    : QWidget(parent)
    , m_header(new PaneHeader(this))
    , m_scroll(new QScrollArea(this))
    , m_history(new FactHistory)
{
    bindText(m_scroll, &QWidget::setAccessibleName, [] { return tr("Fact details"); });
    auto* content = new QWidget;
    m_origin = named(newNote(content, LabelStyle::Secondary), "factOrigin");
    m_hints = card(content, "factHints");
    m_repetition = card(content, "factRepetition");
    m_mask = card(content, "factMask");
    const auto button = [&screen](const char* command, QWidget* box) {
        return new ActionButton(commandNamed(&screen, command), ActionButton::Look::Button, box);
    };
    m_repeats = button("factRepeats", m_repetition.box);
    m_apart = button("factApart", m_repetition.box);
    m_repetition.box->layout()->addItem(buttonLine({m_repeats, m_apart}));
    m_note = named(new NoteField(m_mask.box), "factMaskNoteEdit");
    m_overrule = button("factOverrule", m_mask.box);
    m_mask.box->layout()->addItem(buttonLine({m_overrule}));
    m_mask.box->layout()->addWidget(m_note);
    connect(m_note, &NoteField::givenUp, this, [this] {
        m_note->setText(m_unstored);
        emit finished();
    });
    connect(m_note, &NoteField::committed, this, [this] {
        const QString note = m_note->text().trimmed();
        m_note->clear();
        m_note->setUnstored(false);
        emit maskNoted(note);
        emit finished();
    });

    auto* inner = inColumn(content, {m_origin, m_hints.box, m_repetition.box, m_mask.box},
        kFactPanelGap, {kMargin, kFactPanelGap, kMargin, kFactPanelGap});
    auto* history =
        new ActionButton(commandNamed(&screen, "factHistory"), ActionButton::Look::Hint, content);
    inner->addWidget(history);
    inner->addWidget(m_history);
    inner->addStretch();
    setSurface(content, Surface::Panel);
    m_scroll->setWidget(content);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    inColumn(this, {m_header, {m_scroll, 1}}, 0);
    showNothing();
}

FactPanel::Card FactPanel::card(QWidget* parent, const char* name)
{
    Card made;
    made.box = new QWidget(parent);
    made.box->setObjectName(QLatin1String(name));
    made.title = new QLabel(made.box);
    made.text = new QLabel(made.box);
    made.more = new QLabel(made.box);
    setLabelStyle(made.title, LabelStyle::SmallStrong);
    setLabelStyle(made.text, LabelStyle::Plain);
    setLabelStyle(made.more, LabelStyle::Secondary);
    auto* lines = new QVBoxLayout(made.box);
    lines->setContentsMargins(12, 10, 12, 10);
    lines->setSpacing(6);
    for (QLabel* label : {made.title, made.text, made.more}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        lines->addWidget(label);
    }
    made.text->setObjectName(QLatin1String(name) + QStringLiteral("Text"));
    setSurface(made.box, Surface::Card);
    return made;
}

void FactPanel::showNothing()
{
    m_shown = {};
    m_header->setTitle(tr("Fact"));
    m_header->setRemark({});
    m_history->clear();
    m_scroll->widget()->hide();
    // What is hidden keeps its height, and the scroll bar with it.
    m_scroll->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

void FactPanel::showFocus(const FactFocus& focus, Database& database, const PersonName& nameOf)
{
    if (!focus.fact) {
        showNothing();
        return;
    }
    const FactRow& fact = *focus.fact;
    const bool another = fact.id != m_shown;
    m_shown = fact.id;
    m_header->setTitle(tr("Fact %1").arg(results::countText(fact.number)));
    m_header->setRemark(tr("paragraph %1").arg(results::countText(fact.paragraphNumber)));
    m_origin->setText(originText(fact));
    showHints(focus);
    showRepetition(focus);
    showMask(focus, nameOf);
    showNote(focus.unstoredNote, another);
    m_history->setVisible(focus.showsHistory);
    if (focus.showsHistory)
        m_history->showFact(database, fact, nameOf);
    m_scroll->widget()->show();
    m_scroll->setVerticalScrollBarPolicy(Qt::ScrollBarAsNeeded);
}

void FactPanel::showHints(const FactFocus& focus)
{
    QStringList lines;
    for (const FactHint& hint : focus.hints) {
        const QString words = focus.fact->text.mid(hint.span.start, hint.span.length).simplified();
        lines.append(words.isEmpty() ? factHintText(hint.kind)
                                     : tr("“%1”: %2").arg(words, factHintText(hint.kind)));
    }
    m_hints.title->setText(tr("Possible issues"));
    m_hints.text->setText(lines.join(QLatin1Char('\n')));
    m_hints.more->hide();
    m_hints.box->setVisible(!lines.isEmpty());
}

void FactPanel::showRepetition(const FactFocus& focus)
{
    const FactRow& fact = *focus.fact;
    const bool wanted = fact.repeats || focus.question;
    m_repetition.box->setVisible(wanted);
    if (!wanted)
        return;
    const FactId otherId = fact.repeats ? *fact.repeats : focus.question->earlier;
    const FactRow* other = focus.sheet->find(otherId);
    m_repetition.title->setText(
        fact.repeats ? tr("Repeated: excluded from evaluation") : tr("Is this the same fact?"));
    const bool unnamed = !other || other->id == fact.id;
    m_repetition.text->setText(
        unnamed ? tr("The benchmark does not say which fact it repeats.") : other->text);
    m_repetition.more->setText(
        unnamed ? QString() : tr("Fact %1").arg(results::countText(other->number)));
    if (focus.question && !fact.repeats && !unnamed)
        m_repetition.more->setText(tr("Fact %1, %2 similar")
                                       .arg(results::countText(other->number),
                                           similarityText(focus.question->similarity)));
    m_repetition.more->setVisible(!unnamed);
    m_repeats->setLabel(fact.repeats ? tr("Unmark") : tr("Mark as repeated"));
    m_apart->setLabel(tr("Mark as different"));
    m_apart->setVisible(!fact.repeats);
}

void FactPanel::showMask(const FactFocus& focus, const PersonName& nameOf)
{
    const FactRow& fact = *focus.fact;
    const bool nonsupporting = focus.sheet->sideOf(fact) == std::optional(false);
    m_mask.box->setVisible(nonsupporting);
    if (!nonsupporting)
        return;
    const bool masked = fact.mask && fact.mask->masked;
    m_mask.title->setText(
        masked ? tr("Masked: excluded from evaluation") : tr("Included in evaluation"));
    m_mask.text->setText(maskText(fact, nameOf));
    m_mask.more->setText(fact.mask ? fact.mask->explanation : QString());
    m_mask.more->setVisible(!m_mask.more->text().isEmpty());
    m_overrule->setLabel(masked ? tr("Unmask") : tr("Mask"));
    m_note->setPlaceholderText(tr("Note; Enter saves"));
    m_note->setAccessibleName(tr("Note on the mask"));
}

void FactPanel::showNote(const std::optional<QString>& unstored, bool another)
{
    m_unstored = unstored.value_or(QString());
    // What is being typed stays.
    if (m_note->text().isEmpty() || (another && !m_note->hasFocus()))
        m_note->setText(m_unstored);
    m_note->setUnstored(unstored && m_note->text() == m_unstored);
}

bool FactPanel::isTyping() const
{
    return !m_note->text().trimmed().isEmpty();
}

void FactPanel::editMaskNote()
{
    m_note->setFocus(Qt::ShortcutFocusReason);
    m_scroll->ensureWidgetVisible(m_note);
}

} // namespace tandem

#include "views/facts/factpanel.moc"
