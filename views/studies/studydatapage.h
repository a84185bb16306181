#pragma once

#include "models/studies/figuredata.h"

#include <QHash>
#include <QStringList>
#include <QWidget>

#include <memory>

class QPlainTextEdit;
class QToolButton;

namespace tandem {

class ElidedLabel;
class SectionView;

/// What a figure of a study stands on: its items with what was said of them, and the texts of the
/// current one with what raters wrote of it.
class StudyDataPage final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(StudyDataPage)

public:
    explicit StudyDataPage(QWidget* parent = nullptr);

    void setData(const studies::FigureData& data, const studies::StudyResults& results,
        std::shared_ptr<const studies::StudyAnswers> answers);
    SectionView* table() const { return m_table; }

signals:
    /// Back to the figures.
    void left();

private:
    void showItem();

    std::shared_ptr<const studies::StudyAnswers> m_answers;
    QHash<qsizetype, QStringList> m_written; ///< by item, a paragraph an answer
    QToolButton* m_back;
    ElidedLabel* m_title;
    SectionView* m_table;
    QPlainTextEdit* m_texts;
};

} // namespace tandem
