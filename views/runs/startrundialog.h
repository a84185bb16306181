#pragma once

#include "models/error.h"
#include "storage/changes/latest.h"
#include "storage/runs/runplan.h"
#include "views/runs/runfieldsource.h"
#include "views/session/plannedrun.h"

#include <QDialog>
#include <QList>
#include <QTimer>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLineEdit;
class QPushButton;
class QScrollArea;
class QSettings;

namespace tandem {

class AdvancedRows;
class FieldForm;
class MessageBar;
class ProjectSession;
class RunCenter;
class RunForecastRows;

/// Asks what a run is to do, says about what it will take, and begins it. How many requests it
/// sends and what they cost stays in sight below the form, which scrolls.
class StartRunDialog final : public QDialog
{
    Q_OBJECT
    Q_DISABLE_COPY(StartRunDialog)

public:
    /// `samples` empty: all. Show it with open().
    StartRunDialog(ProjectSession& session, RunCenter& center, RunKindId kind,
        const QList<SampleId>& samples, QWidget* parent = nullptr);
    /// For runs that follow one another with the same model; at least one. Of a single one the
    /// options can be changed.
    StartRunDialog(ProjectSession& session, RunCenter& center, const QList<PlannedRun>& runs,
        QWidget* parent = nullptr);

    /// Endpoints were added, changed or removed. `saved` is chosen then; where it is empty the
    /// choice stays, and there is none where that one was removed.
    void readEndpoints(const QString& saved = {});
    /// Has it remembered there whether what few need was left unfolded.
    void remember(QSettings& settings);

signals:
    /// A run was made and is being worked on.
    void started(tandem::RunId run);
    void endpointsRequested();

private:
    void build();
    /// The form, which scrolls where a screen is small or its text large.
    void buildForm();
    void buildFields();
    /// What a single run is asked to do.
    void addSettings(QFormLayout* form);
    /// A line for models that are asked the same beside the one that is chosen.
    void addOtherModels(QFormLayout* form);
    QStringList otherModels() const;
    void connectFields();
    RunPlan plan() const;
    /// All of them, plan() first, and what other models are asked the same.
    QList<RunPlan> plans() const;
    void endpointChosen();
    void forecast();
    void showForecast(const RunForecast& forecast, const RunPlan& plan);
    /// Room for what was counted, which may take several lines.
    void growToFit();
    void begin();
    void showError(const Error& error);

    ProjectSession& m_session;
    RunCenter& m_center;
    const QList<PlannedRun> m_runs;
    const RunKindId m_kind; ///< of the first
    QList<llm::Endpoint> m_endpoints;
    QTimer m_wait; ///< choices are looked at together
    MessageBar* m_message;
    const RunFieldSource m_source;
    FieldForm* m_form = nullptr; ///< only of a single run
    QScrollArea* m_scroll = nullptr;
    AdvancedRows* m_advanced = nullptr;
    RunForecastRows* m_rows;
    QComboBox* m_endpoint;
    QPushButton* m_editEndpoints;
    QComboBox* m_model;
    QLineEdit* m_otherModels = nullptr; ///< only where what is made goes by the model's name
    QCheckBox* m_capped;
    QDoubleSpinBox* m_cap;
    QPushButton* m_begin;
    Latest<RunForecast> m_forecast;
};

} // namespace tandem
