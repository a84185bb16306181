#include "views/timelines/timelineplandialog.h"

#include "models/usersum/timelinebounds.h"
#include "ui/arrange.h"
#include "ui/dialogsize.h"
#include "ui/messagebar.h"
#include "ui/parts.h"
#include "ui/theme.h"
#include "views/timelines/tasktemplatesfield.h"

#include <QButtonGroup>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>

namespace tandem {

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
