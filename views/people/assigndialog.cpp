#include "views/people/assigndialog.h"

#include "models/rounds/stepname.h"
#include "ui/arrange.h"
#include "ui/parts.h"
#include "ui/theme.h"
#include "views/people/dialogsize.h"
#include "views/people/personcombo.h"
#include "views/people/stepcombo.h"
#include "views/session/projectsession.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>

namespace tandem {

AssignDialog::AssignDialog(
    ProjectSession& session, const RowsByStep& samples, Step step, QWidget* parent)
    : QDialog(parent)
    , m_session(session)
    , m_samples(samples)
    , m_ownPairs(pairsBySample(samples))
{
    setObjectName(QStringLiteral("assignDialog"));
    build(step);
    showStep();
    m_first->setFocus();
}

void AssignDialog::build(Step step)
{
    setWindowTitle(tr("Assign to a pair"));
    const QList<SampleRow> rows = m_samples.value(step);
    m_step = named(new StepCombo(step, this), "assignStep");
    m_step->offerAll();
    connect(m_step, &StepCombo::stepChanged, this, &AssignDialog::showStep);
    m_needs = named(newNote(this, LabelStyle::Secondary), "assignNeeds");
    auto* title = newLabel(
        this, LabelStyle::Title, tr("Assign %n sample(s) to a pair", nullptr, int(rows.size())));
    auto* names = newNote(this, LabelStyle::Secondary, sampleNames(rows));

    m_first = named(new PersonCombo(m_session, this), "assignFirst");
    m_second = named(new PersonCombo(m_session, this), "assignSecond");
    connect(m_first, &PersonCombo::personChanged, this, &AssignDialog::preview);
    connect(m_second, &PersonCombo::personChanged, this, &AssignDialog::preview);
    auto* form = new QFormLayout;
    form->setVerticalSpacing(12);
    form->setHorizontalSpacing(16);
    form->addRow(tr("&Step"), m_step);
    form->addRow(QString(), m_needs);
    form->addRow(tr("Annotator &A"), m_first);
    form->addRow(tr("Annotator &B"), m_second);
    m_keepPairs = named(new QCheckBox(tr("Samples with a &pair keep it"), this), "assignKeepPairs");
    connect(m_keepPairs, &QCheckBox::toggled, this, &AssignDialog::preview);
    form->addRow(QString(), m_keepPairs);

    m_remarks = named(newNote(this, LabelStyle::Secondary), "assignRemarks");

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_assign = buttons->addButton(tr("Assign"), QDialogButtonBox::AcceptRole);
    m_assign->setObjectName(QStringLiteral("assignAccept"));
    m_assign->setDefault(true);
    setPrimary(m_assign);
    connect(buttons, &QDialogButtonBox::accepted, this, &AssignDialog::assign);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* layout = inColumn(this, {title, names, form}, 12, {24, 20, 24, 20});
    m_calibrationArea = buildCalibration();
    layout->addWidget(m_calibrationArea);
    layout->addWidget(m_remarks);
    layout->addStretch();
    layout->addWidget(buttons);
    setMinimumWidth(440);
}

QWidget* AssignDialog::buildCalibration()
{
    auto* area = new QWidget(this);
    m_calibration =
        named(new QCheckBox(tr("&Calibration: label blind, discuss, label again"), area),
            "assignCalibration");
    auto* hint = newNote(area, LabelStyle::Secondary,
        tr("Both passes are kept; agreement is shown before and after the "
           "discussion."));
    inColumn(area, {m_calibration, hint}, 2);
    connect(m_calibration, &QCheckBox::toggled, this, &AssignDialog::preview);
    return area;
}

void AssignDialog::showStep()
{
    const QList<Step> steps = m_step->steps();
    const bool all = steps.size() > 1;
    m_needs->setText(all ? allStepsNeed() : stepNeeds(steps.constFirst()));
    // Opinions are written, not answered: there is nothing to label again.
    m_calibrationArea->setVisible(!all && steps.constFirst() != Step::Opinions);
    choosePair();
    preview();
}

/// The pair that the samples have, at this step or else at any, where they all have the same;
/// otherwise the first two annotators, but for samples that keep their own.
void AssignDialog::choosePair()
{
    RowsByStep chosen;
    for (const Step step : m_step->steps())
        chosen.insert(step, m_samples.value(step));
    const QHash<SampleId, Pair> here = pairsBySample(chosen);
    std::optional<Pair> common;
    bool differ = false;
    for (const Pair& pair : here.isEmpty() ? m_ownPairs : here) {
        differ = differ || (common && *common != pair);
        common = pair;
    }
    const bool keeps = differ && (here.isEmpty() || chosen.size() > 1);
    m_keepPairs->setVisible(keeps);
    m_keepPairs->setChecked(keeps);
    if (!common || differ) {
        QList<PersonId> annotators;
        for (const Person& person : m_session.people()) {
            if (person.active && person.role == Role::Annotator)
                annotators.append(person.id);
        }
        common = Pair{annotators.value(0), annotators.value(1)};
    }
    m_first->setPerson(common->a);
    m_second->setPerson(common->b);
}

void AssignDialog::preview()
{
    const Pair pair{m_first->person(), m_second->person()};
    const bool chosen = pair.a.isValid() && pair.b.isValid();
    QString remarks;
    m_plan = {};
    if (!chosen) {
        remarks = m_first->count() < 2
                      ? tr("A pair needs two people. Add people on the People page.")
                      : tr("Choose both annotators.");
    } else if (pair.a == pair.b) {
        remarks = tr("A pair needs two different people.");
    } else {
        remarks = plan(pair);
    }
    m_remarks->setText(remarks);
    m_remarks->setVisible(!remarks.isEmpty());
    m_assign->setEnabled(!m_plan.steps.isEmpty());
    growToFit(*this);
}

/// Works out what is to be done, and what there is to say of it.
QString AssignDialog::plan(Pair pair)
{
    const QList<Step> steps = m_step->steps();
    const bool calibration = m_calibration->isChecked() && m_calibrationArea->isVisibleTo(this);
    QStringList remarks;
    for (const Step step : steps) {
        const AssignmentPlan one = planPair(m_samples.value(step), pair, calibration,
            m_keepPairs->isChecked() ? m_ownPairs : QHash<SampleId, Pair>());
        m_plan.steps += one.steps;
        const QString remark = planRemarks(one);
        if (steps.size() == 1 || remark.isEmpty())
            remarks.append(remark);
        else
            remarks.append(tr("%1: %2", "step, what is said of it").arg(stepName(step), remark));
    }
    remarks.removeAll(QString());
    return remarks.join(QLatin1Char('\n'));
}

void AssignDialog::assign()
{
    changeAssignments(m_session, this, planName(m_plan), m_plan.steps);
    accept();
}

} // namespace tandem
