#pragma once

#include "models/usersum/predictiontask.h"

#include <QList>
#include <QWidget>

class QComboBox;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QSpinBox;

namespace tandem {

class CardsView;
template <typename Row>
class RowsOf;

/// A task as it stands in the list, known by its number.
struct NumberedTask
{
    int number = 0;
    usersum::TaskTemplate task;
    bool operator==(const NumberedTask&) const = default;
};

/// The tasks that are asked about every user's future: a list, and a form for the current one.
class TaskTemplatesField final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TaskTemplatesField)

public:
    explicit TaskTemplatesField(QWidget* parent = nullptr);

    void setTasks(const QList<usersum::TaskTemplate>& tasks);
    QList<usersum::TaskTemplate> tasks() const;
    /// From now on they can be looked at, and not be changed.
    void setReadOnly();

signals:
    void changed();

private:
    QWidget* buildList();
    QWidget* buildForm();
    void addTask();
    void removeTask();
    void showCurrent();
    void takeForm();

    RowsOf<NumberedTask>* m_rows;
    CardsView* m_list;
    QWidget* m_form = nullptr;
    QLineEdit* m_name = nullptr;
    QComboBox* m_kind = nullptr;
    QSpinBox* m_ahead = nullptr;
    QSpinBox* m_choices = nullptr;
    QPlainTextEdit* m_question = nullptr;
    QPushButton* m_add = nullptr;
    QPushButton* m_remove = nullptr;
    bool m_isReadOnly = false;
    int m_lastNumber = 0;
    bool m_filling = false; ///< the form changes, but not by the user
};

} // namespace tandem
