#pragma once

#include "models/error.h"
#include "models/perseval/personalizeddocument.h"
#include "models/results/report.h"
#include "storage/changes/latest.h"
#include "views/metrics/personalization.h"

#include <QWidget>

class QLabel;
class QPlainTextEdit;
class QStackedWidget;
class QToolButton;

namespace tandem {

class ElidedLabel;
class PersevalTexts;
class SectionView;

/// From models to their documents, to a document's readers, to the texts behind their figures.
class PersevalDrillDown final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PersevalDrillDown)

public:
    enum class Level { Models, Documents, Readers };

    explicit PersevalDrillDown(QWidget* parent = nullptr);

    /// Stays with the same model, document and reader where it has them.
    void setResult(const SharedPersonalization& result);
    Level level() const { return m_level; }
    /// To what the current row is about; on the texts' level, to the texts.
    void goDown();
    void goUp();
    /// The table of the level; of readers, that of pairs where it has the keyboard.
    SectionView* currentTable() const;
    QList<SectionView*> tables() const;
    /// Nothing is being read or made.
    bool isSettled() const { return !m_work.isBusy() && !m_reading.isBusy(); }

signals:
    void levelChanged();

protected:
    void changeEvent(QEvent* event) override;

private:
    QWidget* buildPath();
    QWidget* buildModels();
    QWidget* buildReaders();
    void enter(Level level);
    void showPath();
    void fill();
    void readTexts();
    void takeDocument(Expected<perseval::PersonalizedDocument> document);
    void showReader();

    SharedPersonalization m_result;
    Level m_level = Level::Models;
    qsizetype m_model = 0;
    qsizetype m_score = 0;                               ///< in the model's scores
    Expected<perseval::PersonalizedDocument> m_document; ///< of the readers that are shown
    QToolButton* m_toModels = nullptr;
    QToolButton* m_toDocuments = nullptr;
    ElidedLabel* m_here = nullptr;
    QLabel* m_hint = nullptr;
    QStackedWidget* m_levels = nullptr;
    SectionView* m_models = nullptr;
    SectionView* m_documents = nullptr;
    SectionView* m_readers = nullptr;
    SectionView* m_pairs = nullptr;
    QPlainTextEdit* m_remarks = nullptr;
    PersevalTexts* m_texts = nullptr;
    Latest<results::Section> m_work;
    Latest<perseval::PersonalizedDocument>
        m_reading; ///< last, with m_work, so that they end before what they tell
};

} // namespace tandem
