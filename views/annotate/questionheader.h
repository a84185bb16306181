#pragma once

#include "models/rounds/round.h"

#include <QWidget>

class QLabel;

namespace tandem {

class KeyCap;
class ProgressLine;

/// The line above the article: the question, how far one is, the clock, the way to the guideline.
class QuestionHeader final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(QuestionHeader)

public:
    explicit QuestionHeader(QWidget* parent = nullptr);

    /// Asks the question of this step.
    void setStep(Step step);
    /// A quiet line under the question; an empty one hides it.
    void setRemark(const QString& remark);

    /// `text` says it in words, e.g. "17 of 23".
    void setProgress(const QString& text, int done, int total);
    /// Active time on the sample; a negative one hides the clock.
    void setActiveMs(qint64 ms);

signals:
    void guidelineClicked();

protected:
    void mouseReleaseEvent(QMouseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void retranslate();

    Step m_step = Step::Paragraphs;
    QLabel* m_question;
    QLabel* m_remark;
    QLabel* m_progressText;
    ProgressLine* m_progress;
    QLabel* m_clock;
    KeyCap* m_guideline;
};

} // namespace tandem
