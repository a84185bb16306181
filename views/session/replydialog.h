#pragma once

#include "models/ids.h"
#include "models/llm/chat.h"
#include "storage/changes/latest.h"

#include <QDialog>
#include <QList>
#include <QString>

class QComboBox;
class QLabel;
class QPlainTextEdit;
class QTabWidget;
class QTextEdit;

namespace tandem {

/// A reply as it is shown.
struct ShownReply
{
    QList<ReplyId> tries; ///< what was asked for the same, itself included, oldest first
    ReplyId id;
    QString head;                 ///< where it came from, what it took, why it cannot be used
    QList<llm::Message> messages; ///< what was asked, then what the model said
    QString raw;                  ///< request and reply as they are stored
};

/// What a model was asked and what it said, as messages, with the tries before; what went over the
/// line is a tab away. All of it is plain text, to be read and copied. Addresses and keys are not
/// in it: they are not stored.
class ReplyDialog final : public QDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ReplyDialog)

public:
    /// Show it with open(); what it shows is read in a worker.
    ReplyDialog(Project& project, ReplyId reply, QWidget* parent = nullptr);

private:
    void build();
    void read(ReplyId reply);
    void show(const ShownReply& shown);
    void render();
    void copy();

    QComboBox* m_tries;
    QLabel* m_head;
    QTabWidget* m_pages;
    QTextEdit* m_messages;
    QPlainTextEdit* m_raw;
    ShownReply m_shown;
    Latest<ShownReply> m_reading;
};

} // namespace tandem
