#pragma once

#include "views/runs/runform.h"

#include <QHash>

#include <optional>

namespace tandem {

class ProjectSession;

/// What a run about users' timelines is to do: how they are summarized, by whom it is predicted
/// from summaries and how often, or what the values of a judge are called. Rows of a form that
/// others share.
class UsersumRunForm final : public RunForm
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
    RunOptions options(const QString& model) const override;
    QString problem() const override;

private:
    void buildSummaries(ProjectSession& session);
    void buildSegments();
    void buildPredictions(ProjectSession& session);
    void buildJudge(ProjectSession& session);
    void addUsers(ProjectSession& session);
    void addLog(ProjectSession& session, const QString& chosen);
    void addSummarizers(ProjectSession& session, const QStringList& chosen);
    void addAsks(int asks);
    /// None where what is typed names others.
    std::optional<QList<TimelineUserId>> chosenUsers() const;
    UserSummariesOptions summaries(const QString& name) const;

    const RunKindId m_kind;
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
