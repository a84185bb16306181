#pragma once

#include "models/studies/design.h"
#include "views/studies/problemnotes.h"

#include <QStringList>
#include <QWidget>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLineEdit;
class QPlainTextEdit;
class QSpinBox;

namespace tandem {

class OptionRows;

/// One question of a design: what is asked, how it is answered, and when it is asked at all.
class QuestionEditor final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(QuestionEditor)

public:
    explicit QuestionEditor(QWidget* parent = nullptr);

    studies::Question question() const;
    /// Shows a question; `before` are those that it can depend on.
    void setQuestion(const studies::Question& question, const QList<studies::Question>& before);
    /// Places are within the question: "/text".
    void showProblems(const QList<studies::DesignProblem>& problems);

signals:
    /// By the user.
    void edited();

private:
    void build();
    QWidget* buildScale();
    QWidget* buildCondition();
    void showKind();
    void kindChosen();
    void tell();

    QFormLayout* m_form;
    QPlainTextEdit* m_text;
    QComboBox* m_kind;
    OptionRows* m_options;
    QWidget* m_scale = nullptr;
    QSpinBox* m_least = nullptr;
    QSpinBox* m_most = nullptr;
    QLineEdit* m_leastLabel = nullptr;
    QLineEdit* m_mostLabel = nullptr;
    QLineEdit* m_name;
    QCheckBox* m_required;
    QComboBox* m_onlyAfter = nullptr;
    QLineEdit* m_values = nullptr;
    ProblemNotes m_problems;
    bool m_isFilling = false;
};

} // namespace tandem
