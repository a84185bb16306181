#pragma once

#include "models/error.h"
#include "models/ids.h"

#include <QDialog>
#include <QString>

namespace tandem {

class Database;

/// A reply as it came, with what was asked: plain text, to be read and copied.
class ReplyDialog final : public QDialog
{
    Q_OBJECT
    Q_DISABLE_COPY(ReplyDialog)

public:
    /// Show it with open().
    ReplyDialog(const QString& text, QWidget* parent = nullptr);
};

/// Everything that is stored about a reply, as text: where it came from, what it took, the prompt's
/// version, the request and the raw reply.
Expected<QString> replyText(Database& database, ReplyId reply);

} // namespace tandem
