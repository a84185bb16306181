#pragma once

#include "models/studies/design.h"
#include "models/studies/designcheck.h"
#include "ui/rows/rowspec.h"

#include <QList>
#include <QWidget>

class QPushButton;

namespace tandem {

class CardsView;
class QuestionEditor;
template <typename Row>
class RowsOf;

/// A question in the list of those that a study asks.
struct QuestionRow
{
    int number = 1;
    QString text;
    QString kind;
    bool isWrong = false;

    bool operator==(const QuestionRow&) const = default;
};

/// The questions of a design: a list of them, and one to be edited. Alt with the arrows moves the
/// chosen one.
class QuestionsPage final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(QuestionsPage)

public:
    explicit QuestionsPage(QWidget* parent = nullptr);
    ~QuestionsPage() override;

    const QList<studies::Question>& questions() const { return m_questions; }
    void setQuestions(const QList<studies::Question>& questions);
    /// Shows the problems below "/questions"; returns how many these are.
    int showProblems(const QList<studies::DesignProblem>& problems);
    /// Shows the question that the place is about.
    void goTo(const QString& place);

signals:
    /// By the user.
    void edited();

private:
    QWidget* buildList();
    void showRows();
    void showQuestion();
    void add();
    void remove();
    void move(int by);
    int current() const;
    void choose(int index);

    QList<studies::Question> m_questions;
    QList<studies::DesignProblem> m_problems;
    RowsOf<QuestionRow>* m_rows;
    CardsView* m_list = nullptr;
    QuestionEditor* m_editor;
    QPushButton* m_add = nullptr;
    QPushButton* m_remove = nullptr;
    QPushButton* m_up = nullptr;
    QPushButton* m_down = nullptr;
    bool m_isFilling = false;
};

} // namespace tandem
