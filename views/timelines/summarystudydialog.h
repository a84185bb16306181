#pragma once

#include "models/error.h"
#include "storage/project/summarystudy.h"
#include "views/timelines/timelinesdata.h"

#include <QDialog>
#include <QHash>
#include <QStringList>

#include <optional>

class QDoubleSpinBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPlainTextEdit;
class QPushButton;
class QSpinBox;

namespace tandem {

class MessageBar;
class ProjectSession;

/// Makes a study in which people say whether summaries of a log's users are good or bad.
class SummaryStudyDialog final : public QDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SummaryStudyDialog)

public:
    /// Of the chosen log. Show it with open().
    SummaryStudyDialog(
        ProjectSession& session, const TimelinesData& data, QWidget* parent = nullptr);

    /// What would be made.
    SummaryStudyOrder order() const;
    void accept() override;

signals:
    void studyMade(const QString& name);

private:
    void build(const TimelinesData& data);
    QWidget* buildForm(QWidget* inside, const TimelinesData& data);
    void fillSummarizers(const QList<SummarizerRow>& summarizers);
    void readUsers();
    void check();
    /// Of how many users, and items; empty until it is known.
    QString countText(const QStringList& summarizers) const;
    qsizetype usersWithAll(const QStringList& summarizers) const;

    ProjectSession& m_session;
    const TimelineLogId m_log;
    const qsizetype m_usersOfLog;
    std::optional<QHash<TimelineUserId, QStringList>> m_summarized; ///< by whom, once it is read
    MessageBar* m_messages;
    QLineEdit* m_name = nullptr;
    QListWidget* m_summarizers = nullptr;
    QSpinBox* m_users = nullptr;
    QSpinBox* m_raters = nullptr;
    QDoubleSpinBox* m_seed = nullptr;
    QPlainTextEdit* m_query = nullptr;
    QLabel* m_count = nullptr;
    QLabel* m_problem = nullptr;
    QPushButton* m_make = nullptr;
};

} // namespace tandem
