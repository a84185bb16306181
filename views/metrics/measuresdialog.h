#pragma once

#include "models/metrics/measure.h"
#include "ui/askfile.h"
#include "views/metrics/programmeasuredialog.h"
#include "views/metrics/synonymsource.h"

#include <QDialog>
#include <QList>
#include <QStringList>

#include <memory>

class QCheckBox;
class QLabel;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace tandem {

/// Asks which measures are computed: by family, each with what it computes. METEOR with synonyms
/// needs WordNet, whose folder can be chosen. Measures that programs of the user's or embedding
/// models compute are set up from here, at once and for good: also where this is cancelled.
class MeasuresDialog final : public QDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(MeasuresDialog)

public:
    MeasuresDialog(const QList<metrics::Measure>& chosen, metrics::OutsideTexts outside,
        std::shared_ptr<const SynonymSource> synonyms, AskFile files, QWidget* parent = nullptr);

    /// Offers ExPerT's scores too, with these chosen.
    void addExpertScores(const QStringList& chosen);

    QList<metrics::Measure> chosen() const;
    /// Those of expertScoreKeys() that are chosen.
    QStringList expertScores() const;
    metrics::OutsideTexts outside() const;
    /// The folder chosen for WordNet; empty for the system's own.
    QString synonymFolder() const { return m_synonyms->folder(); }

signals:
    /// See ProgramMeasureDialog::edited().
    void measureEdited(const QString& before, const QString& now);

private:
    void fill(const QStringList& chosen);
    void refill(const QString& before, const QString& now);
    QTreeWidgetItem* addFamily(const QString& name);
    void showWordNet();
    void showDescription();
    void chooseFolder();
    void setUp(const QString& key, ProgramMeasureDialog::Kind kind);
    void setAll(bool usualOnly);
    QList<QTreeWidgetItem*> items() const;

    std::shared_ptr<const SynonymSource> m_synonyms;
    AskFile m_files;
    QTreeWidget* m_tree;
    QLabel* m_description;
    QLabel* m_wordNet;
    QCheckBox* m_published;
    QPushButton* m_edit;
    bool m_hasExpertScores = false;
};

/// What is computed until the user chooses: one measure of each family that needs no WordNet.
QList<metrics::Measure> usualMeasures();

} // namespace tandem
