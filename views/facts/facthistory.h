#pragma once

#include "models/facts/fact.h"
#include "storage/repositories/factevents.h"
#include "views/facts/factwords.h"

#include <QWidget>

class QLabel;
class QPlainTextEdit;
class QVBoxLayout;

namespace tandem {

class Database;
class MessageBar;

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

} // namespace tandem
