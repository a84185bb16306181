#pragma once

#include "storage/runs/runoptions.h"

#include <QWidget>

class QComboBox;
class QFormLayout;
class QLineEdit;
class QListWidget;
class QSpinBox;

namespace tandem {

class ProjectSession;

/// What a run about cases is to do: which systems, how much of the texts, how often to ask; or the
/// name of a new system and how many documents of a profile it sees; or which two systems a judge
/// compares.
class CaseRunForm final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(CaseRunForm)

public:
    /// Shows `options` of a run of this kind: "expert", "generate" or "judge-pair".
    CaseRunForm(ProjectSession& session, const QString& kind, const RunOptions& options,
        QWidget* parent = nullptr);

    /// Whether runs of this kind are about cases.
    static bool isFor(const QString& kind);
    /// `options` as they were shown, with what was chosen since.
    RunOptions options() const;
    /// Whether enough is chosen to begin.
    bool isComplete() const;

signals:
    void changed();

private:
    void buildExpert(QFormLayout* form);
    void buildGenerate(QFormLayout* form);
    void buildJudge(QFormLayout* form);
    QSpinBox* spin(const char* name, int low, int high, int value);

    const QString m_kind;
    const RunOptions m_options;
    QStringList m_known; ///< systems of the project
    QListWidget* m_systems = nullptr;
    QSpinBox* m_firstTokens = nullptr;
    QSpinBox* m_asks = nullptr;
    QLineEdit* m_system = nullptr;
    QSpinBox* m_documents = nullptr;
    QComboBox* m_first = nullptr;
    QComboBox* m_second = nullptr;
};

} // namespace tandem
