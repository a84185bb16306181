#include "views/timelines/timelineplandialog.h"

#include "models/results/spelling.h"
#include "models/usersum/predictiontask.h"
#include "models/usersum/timelinebounds.h"
#include "ui/arrange.h"
#include "ui/dialogsize.h"
#include "ui/messagebar.h"
#include "ui/parts.h"
#include "ui/rows/cardsview.h"
#include "ui/rows/rowsof.h"
#include "ui/theme.h"
#include "views/timelines/timelinenames.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QItemSelectionModel>
#include <QLabel>
#include <QLineEdit>
#include <QList>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QScopedValueRollback>
#include <QSpinBox>
#include <QWidget>

namespace tandem {

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

using usersum::SplitRule;

TimelinePlanDialog::TimelinePlanDialog(
    const QString& log, const FuturePlan& plan, const QString& fixedBecause, QWidget* parent)
    : QDialog(parent)
    , m_messages(new MessageBar(this))
    , m_by(new QButtonGroup(this))
    , m_isFixed(!fixedBecause.isEmpty())
{
    setObjectName(QStringLiteral("timelinePlanDialog"));
    setWindowTitle(tr("Past, future and tasks"));
    setModal(true);
    resizeWithin(this, {760, 600});
    build(log, fixedBecause);
    show(plan);
}

void TimelinePlanDialog::build(const QString& log, const QString& fixedBecause)
{
    auto* inside = new QWidget(this);
    setSurface(inside, Surface::Panel);
    auto* note =
        named(newNote(inside, LabelStyle::Secondary,
                  m_isFixed ? fixedBecause
                            : tr("Summaries of the users of \"%1\" are made from the past only and "
                                 "judged by how well a model predicts the future from them. You "
                                 "can change this until there are summaries.")
                                  .arg(log)),
            "planNote");
    QWidget* rule = buildRule();
    QWidget* tasks = buildTasks();
    m_problem = named(newNote(inside, LabelStyle::Error), "planProblem");
    inColumn(inside, {note, rule, {tasks, 1}, m_problem}, 12, {20, 16, 20, 12});
    auto* box = new QDialogButtonBox(this);
    box->setContentsMargins(20, 12, 20, 16);
    auto* close =
        named(box->addButton(m_isFixed ? tr("Close") : tr("Cancel"), QDialogButtonBox::RejectRole),
            "closePlan");
    close->setAutoDefault(m_isFixed);
    connect(box, &QDialogButtonBox::accepted, this, &TimelinePlanDialog::accept);
    connect(box, &QDialogButtonBox::rejected, this, &QDialog::reject);
    inColumn(this, {m_messages, {inside, 1}, box}, 0);
    if (m_isFixed) {
        rule->setEnabled(false);
        m_tasks->setReadOnly();
        return close->setFocus();
    }
    m_split = named(box->addButton(tr("&Split"), QDialogButtonBox::AcceptRole), "splitLog");
    m_split->setDefault(true);
    setPrimary(m_split);
    m_by->button(int(SplitRule::By::Share))->setFocus();
}

QWidget* TimelinePlanDialog::buildRule()
{
    auto* part = new QWidget(this);
    const auto choice = [&](SplitRule::By by, const QString& text, const char* name) {
        auto* button = named(new QRadioButton(text, part), name);
        m_by->addButton(button, int(by));
        return button;
    };
    QRadioButton* byShare =
        choice(SplitRule::By::Share, tr("&Past: the first share of each timeline"), "planByShare");
    m_share = newDecimalField(part, "planShare");
    m_share->setRange(usersum::kLeastPastShare, usersum::kMostPastShare);
    m_share->setSingleStep(0.05);
    m_share->setAccessibleName(tr("Past share of the activities"));
    QRadioButton* byCount = choice(
        SplitRule::By::Count, tr("&Future: the last activities of each timeline"), "planByCount");
    m_count = newNumberField(part, "planCount");
    m_count->setRange(1, usersum::maxTimelineActivities);
    m_count->setAccessibleName(tr("Number of future activities"));
    auto* seedLabel = new QLabel(tr("S&eed for drawing choices"), part);
    m_seed = newSeedField(part, "planSeed");
    seedLabel->setBuddy(m_seed);
    auto* grid = new QGridLayout(part);
    grid->setContentsMargins({});
    grid->addWidget(byShare, 0, 0);
    grid->addWidget(m_share, 0, 1);
    grid->addWidget(byCount, 1, 0);
    grid->addWidget(m_count, 1, 1);
    grid->addWidget(seedLabel, 2, 0);
    grid->addWidget(m_seed, 2, 1);
    grid->setColumnStretch(2, 1);
    connect(m_by, &QButtonGroup::idToggled, this, [this] { check(); });
    return part;
}

QWidget* TimelinePlanDialog::buildTasks()
{
    auto* part = new QWidget(this);
    m_tasks = new TaskTemplatesField(part);
    inColumn(part,
        {newLabel(part, LabelStyle::Strong, tr("Tasks about every user's future")), {m_tasks, 1}},
        8);
    connect(m_tasks, &TaskTemplatesField::changed, this, &TimelinePlanDialog::check);
    return part;
}

void TimelinePlanDialog::show(const FuturePlan& plan)
{
    m_by->button(int(plan.rule.by))->setChecked(true);
    m_share->setValue(plan.rule.share);
    m_count->setValue(plan.rule.count);
    m_seed->setValue(plan.seed);
    m_tasks->setTasks(plan.tasks);
    check();
}

FuturePlan TimelinePlanDialog::plan() const
{
    FuturePlan plan;
    plan.rule.by = SplitRule::By(m_by->checkedId());
    plan.rule.share = m_share->value();
    plan.rule.count = m_count->value();
    plan.seed = quint32(m_seed->value());
    plan.tasks = m_tasks->tasks();
    return plan;
}

void TimelinePlanDialog::check()
{
    const bool byShare = m_by->checkedId() == int(SplitRule::By::Share);
    m_share->setEnabled(byShare);
    m_count->setEnabled(!byShare);
    const FuturePlan chosen = plan();
    auto checked = usersum::checkSplit(chosen.rule);
    if (checked)
        checked = usersum::checkTasks(chosen.tasks);
    m_problem->setText(checked ? QString() : checked.error().sentence());
    m_problem->setVisible(!checked && !m_isFixed);
    if (m_split)
        m_split->setEnabled(checked.has_value());
}

void TimelinePlanDialog::accept()
{
    if (!m_split || !m_split->isEnabled())
        return;
    m_split->setEnabled(false);
    emit planChosen(plan());
}

void TimelinePlanDialog::ended(const Expected<void>& done)
{
    if (done)
        return QDialog::accept();
    m_split->setEnabled(true);
    m_messages->showMessage(MessageBar::Kind::Error, done.error().sentence());
}

} // namespace tandem

#include "views/timelines/timelineplandialog.moc"
