#include "views/facts/facthistory.h"

#include "storage/repositories/promptrepository.h"
#include "storage/repositories/replyrepository.h"
#include "ui/arrange.h"
#include "ui/messagebar.h"
#include "ui/parts.h"
#include "ui/textstyle.h"
#include "ui/theme.h"

#include <QJsonDocument>
#include <QLabel>
#include <QPlainTextEdit>
#include <QVBoxLayout>

namespace tandem {

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

} // namespace tandem
