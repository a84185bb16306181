#include "views/people/assigndialog.h"

#include "ui/arrange.h"
#include "ui/parts.h"
#include "ui/theme.h"
#include "views/people/assignmentchange.h"
#include "views/people/dialogsize.h"
#include "views/people/personcombo.h"
#include "views/people/plantext.h"
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
{
    setObjectName(QStringLiteral("assignDialog"));
    build(step);
    showStep();
    m_first->setFocus();
}

const QList<SampleRow>& AssignDialog::rows() const
{
    return m_samples.constFind(m_step->step()).value();
}

void AssignDialog::build(Step step)
{
    setWindowTitle(tr("Assign to a pair"));
    m_step = named(new StepCombo(step, this), "assignStep");
    connect(m_step, &StepCombo::stepChanged, this, &AssignDialog::showStep);
    m_needs = named(newNote(this, LabelStyle::Secondary), "assignNeeds");
    auto* title = newLabel(
        this, LabelStyle::Title, tr("Assign %n sample(s) to a pair", nullptr, int(rows().size())));
    auto* names = newNote(this, LabelStyle::Secondary, sampleNames(rows()));

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
    m_needs->setText(stepNeeds(m_step->step()));
    // Opinions are written, not answered: there is nothing to label again.
    m_calibrationArea->setVisible(m_step->step() != Step::Opinions);
    choosePair();
    preview();
}

/// The pair that the samples have, where they all have the same; otherwise the first two
/// annotators.
void AssignDialog::choosePair()
{
    std::optional<Pair> common;
    bool differ = false;
    for (const SampleRow& sample : rows()) {
        if (!sample.round)
            continue;
        differ = differ || (common && *common != sample.round->pair);
        common = sample.round->pair;
    }
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
        remarks = tr("A pair is two different people.");
    } else {
        const bool calibration = m_calibration->isChecked() && m_step->step() != Step::Opinions;
        m_plan = planPair(rows(), pair, calibration);
        remarks = planRemarks(m_plan);
    }
    m_remarks->setText(remarks);
    m_remarks->setVisible(!remarks.isEmpty());
    m_assign->setEnabled(!m_plan.steps.isEmpty());
    growToFit(*this);
}

void AssignDialog::assign()
{
    changeAssignments(m_session, this, planName(m_plan), m_plan.steps);
    accept();
}

} // namespace tandem
