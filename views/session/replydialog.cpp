#include "views/session/replydialog.h"

#include "storage/repositories/promptrepository.h"
#include "storage/repositories/replyrepository.h"
#include "ui/arrange.h"
#include "ui/parts.h"
#include "views/session/runtext.h"
#include "views/session/sessionwords.h"

#include <QDialogButtonBox>
#include <QJsonDocument>
#include <QLocale>
#include <QPlainTextEdit>

namespace tandem {

namespace {

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
            .arg(QLocale().toString(reply.at.toLocalTime(), QLocale::LongFormat),
                QLocale().toString(reply.durationMs), QString::number(reply.httpStatus)),
        SessionWords::tr("%1 tokens in, %2 out")
            .arg(tokenText(reply.usage.input), tokenText(reply.usage.output))};
    if (reply.cost)
        lines.append(costText(*reply.cost, reply.currency));
    if (!reply.usable)
        lines.append(SessionWords::tr("Could not be used: %1").arg(reply.error));
    return lines.join(QLatin1Char('\n'));
}

} // namespace

Expected<QString> replyText(Database& database, ReplyId id)
{
    TANDEM_TRY(reply, ReplyRepository(database).byId(id));
    QString text = headOf(*reply) + QLatin1String("\n\n");
    if (reply->prompt.isValid()) {
        TANDEM_TRY(prompt, PromptRepository(database).byId(reply->prompt));
        text += SessionWords::tr("Prompt %1, version %2")
                    .arg(prompt->prompt.key)
                    .arg(prompt->prompt.version) +
                QLatin1String("\n\n");
    }
    if (!reply->text.isEmpty())
        text += section(SessionWords::tr("What the model said"), reply->text);
    text += section(SessionWords::tr("What was asked"), readable(reply->request));
    text += section(SessionWords::tr("The reply as it came"), readable(reply->raw));
    return text;
}

ReplyDialog::ReplyDialog(const QString& text, QWidget* parent)
    : QDialog(parent)
{
    setObjectName(QStringLiteral("replyDialog"));
    setWindowTitle(tr("Reply and prompt"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto* view = named(new QPlainTextEdit(this), "replyText");
    view->setReadOnly(true);
    view->setPlainText(text);
    view->setAccessibleName(windowTitle());
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    inColumn(this, {{view, 1}, buttons});
    resize(760, 560);
}

} // namespace tandem
