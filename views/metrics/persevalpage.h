#pragma once

#include "views/metrics/persevalfigures.h"
#include "views/session/watchedlatest.h"

#include <QVariantList>
#include <QWidget>

class QAction;
class QDoubleSpinBox;
class QPushButton;

namespace tandem {

class PersevalController;
class PersevalSettings;
class ResultOutput;
class WorkStrip;
class Workspace;

/// How far models that summarize for readers follow these readers: PerSEval, EGISES and accuracy of
/// models, what they stand on down to the texts, and charts of them.
class PersevalPage final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PersevalPage)

public:
    using View = PersevalView;

    PersevalPage(ResultOutput& output, Workspace& screen);

    PersevalController& controller() { return *m_controller; }
    void showView(View view);
    View view() const;
    /// Nothing is being computed or read: what is seen is of the data and the choices of now.
    bool isSettled() const;
    /// See PersevalController::followMeasure().
    void followMeasure(const QString& before, const QString& now);
    /// Where the sample is; the program's own at first.
    void setSample(const QString& path) { m_sample = path; }

private:
    void addFileCommands();
    void addViewCommands();
    void addTableCommands();
    QWidget* buildTools();
    void connectParts();
    void fillSourceMenu();
    void takeResult();
    void showState();
    bool isDrawing() const;
    void openTexts();
    void openDistances();
    void openSample();
    void cancel();
    void saveDistances();
    /// Parameters, folds and files opened before.
    QVariantList choices() const;
    void restoreChoices(const QVariantList& saved);

    ResultOutput& m_output;
    Workspace& m_screen;
    PersevalController* m_controller;
    QString m_sample;
    PersevalDrillDown* m_drill;
    PersevalSettings* m_settings;
    WorkStrip* m_strip;
    QPushButton* m_source = nullptr;
    FiguresPage* m_figures = nullptr;
    QDoubleSpinBox* m_seed = nullptr;
    QList<QAction*> m_openings;
    QAction* m_saveDistances = nullptr;
    QAction* m_cancel = nullptr;
    WatchedLatest<QString> m_saving; ///< the folder; last, so that it ends before what it tells
};

} // namespace tandem
