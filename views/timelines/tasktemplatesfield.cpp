#include "views/timelines/tasktemplatesfield.h"

#include "models/results/spelling.h"
#include "ui/arrange.h"
#include "ui/parts.h"
#include "ui/rows/cardsview.h"
#include "ui/rows/rowsof.h"
#include "views/timelines/timelinetaskname.h"

#include <QComboBox>
#include <QFormLayout>
#include <QItemSelectionModel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QSpinBox>

namespace tandem {

using usersum::TaskKind;
using usersum::TaskTemplate;

namespace {

constexpr int kQuestionHeight = 76;
constexpr int kTaskListWidth = 230;

RowSpec<NumberedTask> numberedTasks()
{
    RowSpec<NumberedTask> spec;
    spec.key = [](const NumberedTask& row) { return RowKey(qint64(row.number)); };
    spec.card = [](const NumberedTask& row) {
        Card card;
        card.title =
            row.task.name.trimmed().isEmpty() ? TaskTemplatesField::tr("unnamed") : row.task.name;
        card.line = timelineTaskName(row.task.kind);
        return card;
    };
    return spec;
}

} // namespace

TaskTemplatesField::TaskTemplatesField(QWidget* parent)
    : QWidget(parent)
    , m_rows(new RowsOf<NumberedTask>(numberedTasks(), this))
    , m_list(named(new CardsView(m_rows, this), "planTasks"))
{
    QWidget* list = buildList();
    inRow(this, {list, {buildForm(), 1}}, 16);
    setFocusProxy(m_list);
    showCurrent();
}

QWidget* TaskTemplatesField::buildList()
{
    auto* pane = new QWidget(this);
    pane->setFixedWidth(kTaskListWidth);
    m_list->setAccessibleName(tr("Tasks"));
    m_list->setEmptyText(tr("No tasks: nothing can be predicted."));
    m_add = newButton(pane, "addPlanTask", [] { return tr("&Add"); });
    m_remove = newButton(pane, "removePlanTask", [] { return tr("Re&move"); });
    m_add->setAutoDefault(false);
    m_remove->setAutoDefault(false);
    inColumn(pane, {{m_list, 1}, inRow({m_add, m_remove, Free()}, 8)}, 8);
    connect(m_add, &QPushButton::clicked, this, &TaskTemplatesField::addTask);
    connect(m_remove, &QPushButton::clicked, this, &TaskTemplatesField::removeTask);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
        &TaskTemplatesField::showCurrent);
    return pane;
}

QWidget* TaskTemplatesField::buildForm()
{
    m_form = new QWidget(this);
    m_name = named(new QLineEdit(m_form), "planTaskName");
    m_kind = named(new QComboBox(m_form), "planTaskKind");
    for (const TaskKind kind : usersum::kTaskKinds)
        m_kind->addItem(timelineTaskName(kind));
    m_ahead = newNumberField(m_form, "planTaskAhead");
    m_ahead->setRange(1, usersum::kMostAhead);
    m_choices = newNumberField(m_form, "planTaskChoices");
    m_choices->setRange(2, usersum::kMostChoices);
    m_question = named(new QPlainTextEdit(m_form), "planTaskQuestion");
    m_question->setTabChangesFocus(true);
    m_question->setFixedHeight(kQuestionHeight);
    auto* fields = new QFormLayout(m_form);
    fields->setContentsMargins({});
    fields->addRow(tr("&Name"), m_name);
    fields->addRow(tr("As&ks for"), m_kind);
    fields->addRow(tr("A&head"), m_ahead);
    fields->addRow(tr("&Choices"), m_choices);
    fields->addRow(tr("&Question"), m_question);
    fields->addRow(newNote(m_form, LabelStyle::Small,
        tr("Ahead: which future activity is asked about, counted from 1; for a category, how many "
           "activities together. An empty question uses the default shown; {{title}} stands for "
           "the item whose rating is asked about.")));
    connect(m_name, &QLineEdit::textEdited, this, &TaskTemplatesField::takeForm);
    connect(m_kind, &QComboBox::activated, this, &TaskTemplatesField::takeForm);
    connect(m_ahead, &QSpinBox::valueChanged, this, &TaskTemplatesField::takeForm);
    connect(m_choices, &QSpinBox::valueChanged, this, &TaskTemplatesField::takeForm);
    connect(m_question, &QPlainTextEdit::textChanged, this, &TaskTemplatesField::takeForm);
    return m_form;
}

void TaskTemplatesField::setTasks(const QList<TaskTemplate>& tasks)
{
    QList<NumberedTask> rows;
    for (const TaskTemplate& task : tasks)
        rows.append({++m_lastNumber, task});
    m_rows->setRows(rows);
    m_list->chooseRow(0);
    showCurrent();
}

QList<TaskTemplate> TaskTemplatesField::tasks() const
{
    QList<TaskTemplate> tasks;
    for (const NumberedTask& row : m_rows->rows())
        tasks.append(row.task);
    return tasks;
}

void TaskTemplatesField::setReadOnly()
{
    m_isReadOnly = true;
    m_add->setEnabled(false);
    showCurrent();
}

void TaskTemplatesField::addTask()
{
    QList<NumberedTask> rows = m_rows->rows();
    const NumberedTask* current = m_rows->rowAt(m_list->currentRow());
    NumberedTask added{++m_lastNumber, current ? current->task : TaskTemplate()};
    added.task.name = tr("task %1").arg(results::countText(rows.size() + 1));
    added.task.question.clear();
    rows.append(added);
    m_rows->setRows(rows);
    m_list->choose(RowKey(qint64(added.number)));
    m_name->setFocus();
    m_name->selectAll();
    emit changed();
}

void TaskTemplatesField::removeTask()
{
    const int row = m_list->currentRow();
    QList<NumberedTask> rows = m_rows->rows();
    if (row < 0 || row >= rows.size())
        return;
    rows.removeAt(row);
    m_rows->setRows(rows);
    m_list->chooseRow(std::min(row, int(rows.size()) - 1));
    showCurrent();
    emit changed();
}

void TaskTemplatesField::showCurrent()
{
    const QScopedValueRollback filling(m_filling, true);
    const NumberedTask* current = m_rows->rowAt(m_list->currentRow());
    m_form->setEnabled(current && !m_isReadOnly);
    m_remove->setEnabled(current && !m_isReadOnly);
    const TaskTemplate task = current ? current->task : TaskTemplate();
    m_name->setText(task.name);
    m_kind->setCurrentIndex(int(task.kind));
    m_ahead->setValue(task.ahead);
    m_choices->setValue(task.choices);
    m_choices->setEnabled(task.kind != TaskKind::Rating);
    m_question->setPlainText(task.question);
    m_question->setPlaceholderText(usersum::usualQuestion(task));
}

void TaskTemplatesField::takeForm()
{
    const NumberedTask* current = m_rows->rowAt(m_list->currentRow());
    if (m_filling || !current)
        return;
    NumberedTask edited = *current;
    edited.task.name = m_name->text();
    edited.task.kind = TaskKind(m_kind->currentIndex());
    edited.task.ahead = m_ahead->value();
    edited.task.choices = m_choices->value();
    edited.task.question = m_question->toPlainText().trimmed();
    m_rows->changeRow(edited);
    m_choices->setEnabled(edited.task.kind != TaskKind::Rating);
    m_question->setPlaceholderText(usersum::usualQuestion(edited.task));
    emit changed();
}

} // namespace tandem
