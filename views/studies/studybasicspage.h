#pragma once

#include "models/studies/design.h"
#include "views/studies/problemnotes.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;

namespace tandem {

/// What a study is called, what it is made from, and what raters read of it first.
class StudyBasicsPage final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(StudyBasicsPage)

public:
    /// A study that is there has its name already.
    explicit StudyBasicsPage(bool isNew, QWidget* parent = nullptr);

    QString name() const;
    studies::Kind kind() const;
    void setName(const QString& name);
    void setKind(studies::Kind kind);
    void setDesign(const studies::Design& design);
    void applyTo(studies::Design& design) const;
    /// Returns how many of the problems stand here.
    int showProblems(const QList<studies::DesignProblem>& problems);

signals:
    /// By the user.
    void edited();
    void kindChosen(tandem::studies::Kind kind);

private:
    void showKind();

    QLineEdit* m_name;
    QComboBox* m_kind;
    QLabel* m_about;
    QLineEdit* m_title;
    QLineEdit* m_language;
    ProblemNotes m_problems;
};

} // namespace tandem
