#pragma once

#include "storage/runs/runoptions.h"

#include <QHash>
#include <QObject>

#include <optional>

class QComboBox;
class QFormLayout;
class QLineEdit;
class QSpinBox;
class QWidget;

namespace tandem {

class ChosenNames;
class ProjectSession;

/// What a run about users' timelines is to do: how they are summarized, by whom it is predicted
/// from summaries and how often, or what the values of a judge are called. Rows of a form that
/// others share.
class UsersumRunForm final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY(UsersumRunForm)

public:
    /// Adds rows to `form` that show `options` of a run of this kind, RunKindId::UserSummaries,
    /// Predictions or SummaryJudge. `parent` is the widget with the form.
    UsersumRunForm(ProjectSession& session, RunKindId kind, const RunOptions& options,
        QFormLayout* form, QWidget* parent);

    /// Whether runs of this kind are about users or summaries of them.
    static bool isFor(RunKindId kind);
    /// `options` as they were shown, with what was chosen since; who has no name has that of
    /// `model`.
    RunOptions options(const QString& model) const;
    /// Whether enough is chosen to begin.
    bool isComplete() const;
    /// Why it is not where that may not be seen; may be empty.
    QString problem() const;

signals:
    void changed();

private:
    void buildSummaries(QFormLayout* form, ProjectSession& session);
    void buildSegments(QFormLayout* form);
    void buildPredictions(QFormLayout* form, ProjectSession& session);
    void buildJudge(QFormLayout* form, ProjectSession& session);
    void addUsers(QFormLayout* form, ProjectSession& session);
    void addLog(QFormLayout* form, ProjectSession& session, const QString& chosen);
    void addSummarizers(QFormLayout* form, ProjectSession& session, const QStringList& chosen);
    void addAsks(QFormLayout* form, int asks);
    QLineEdit* line(const char* name, const QString& text, const QString& placeholder);
    QSpinBox* spin(const char* name, int low, int high, int value);
    /// None where what is typed names others.
    std::optional<QList<TimelineUserId>> chosenUsers() const;
    UserSummariesOptions summaries(const QString& name) const;

    QWidget* const m_parent;
    const RunKindId m_kind;
    const RunOptions m_options;
    QHash<QString, TimelineUserId> m_known; ///< users by pseudonym
    QLineEdit* m_name = nullptr;
    QComboBox* m_log = nullptr;
    QSpinBox* m_asks = nullptr;
    QLineEdit* m_users = nullptr; ///< as those below, only of some kinds
    QLineEdit* m_query = nullptr;
    QComboBox* m_method = nullptr;
    QSpinBox* m_mostWords = nullptr;
    QComboBox* m_unit = nullptr;
    QSpinBox* m_fewest = nullptr;
    QSpinBox* m_most = nullptr;
    QSpinBox* m_rounds = nullptr;
    QSpinBox* m_runs = nullptr;
    ChosenNames* m_summarizers = nullptr;
};

} // namespace tandem
