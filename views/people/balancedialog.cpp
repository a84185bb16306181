#include "views/people/balancedialog.h"

#include "storage/repositories/roundrepository.h"
#include "storage/repositories/samplerepository.h"
#include "ui/arrange.h"
#include "ui/messagebar.h"
#include "ui/parts.h"
#include "ui/rows/rowsof.h"
#include "ui/rows/rowsview.h"
#include "ui/theme.h"
#include "views/people/dialogsize.h"
#include "views/people/stepcombo.h"
#include "views/session/projectsession.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QRadioButton>

#include <algorithm>

namespace tandem {

namespace {

constexpr int kCountLetters = 12;

QString countText(const std::optional<int>& count)
{
    return count ? QLocale().toString(*count) : QString();
}

QString changeText(const BalanceRow& row)
{
    if (!row.before)
        return {};
    const int change = row.after - *row.before;
    return change > 0 ? BalanceDialog::tr("+%1").arg(QLocale().toString(change))
                      : QLocale().toString(change);
}

RowSpec<BalanceRow> balanceRows()
{
    const auto number = [](const QString& title, std::function<QString(const BalanceRow&)> text) {
        return RowColumn<BalanceRow>{
            .title = title, .text = std::move(text), .isNumber = true, .letters = kCountLetters};
    };
    const auto columns = [number] {
        return QList<RowColumn<BalanceRow>>{
            {.title = BalanceDialog::tr("Person"),
                .text = [](const BalanceRow& row) { return row.person.name; },
                .look =
                    [](const BalanceRow& row) {
                        return RowLook{.dot = QColor(row.person.colour)};
                    }},
            number(BalanceDialog::tr("Now"),
                [](const BalanceRow& row) { return countText(row.before); }),
            number(BalanceDialog::tr("Change"), changeText),
            number(BalanceDialog::tr("Then"),
                [](const BalanceRow& row) {
                    return row.before ? countText(row.after) : QString();
                }),
        };
    };
    return {.key = [](const BalanceRow& row) { return RowKey(row.person.id); },
        .columns = columns,
        .tick = [](const BalanceRow& row) { return std::optional(row.chosen); }};
}

/// Everything that nobody labels. Imported samples have their labels already.
Expected<QList<SampleId>> withoutPair(Database& database, Step step)
{
    QList<SampleId> ids;
    for (const SampleState state : {SampleState::Unassigned, SampleState::WaitingForDiscussion,
             SampleState::WaitingForParagraphs, SampleState::WaitingForFacts}) {
        SampleFilter filter;
        filter.step = step;
        filter.state = state;
        const auto found = SampleRepository(database).filtered(filter);
        if (!found)
            return found;
        ids += *found;
    }
    return ids;
}

Expected<QList<SampleRow>> samplesOf(Database& database, const QList<SampleId>& selected, Step step)
{
    QList<SampleId> ids = selected;
    if (ids.isEmpty()) {
        TANDEM_TRY(found, withoutPair(database, step));
        ids = *found;
    }
    auto rows = SampleRepository(database).rows(ids, step);
    if (rows)
        std::sort(rows->begin(), rows->end(),
            [](const SampleRow& a, const SampleRow& b) { return a.position < b.position; });
    return rows;
}

} // namespace

BalanceDialog::BalanceDialog(ProjectSession& session, const QList<SampleId>& selected, Step step,
    quint32 seed, QWidget* parent)
    : QDialog(parent)
    , m_session(session)
    , m_selected(selected)
    , m_seed(seed)
    , m_preview(session.project())
{
    setObjectName(QStringLiteral("balanceDialog"));
    build(step);
    fillPeople();
    connect(&m_preview, &LatestBase::failed, this, [this](const Error& error) {
        m_messages->showMessage(MessageBar::Kind::Warning, error.sentence());
        showPreview(nullptr, {});
    });
    preview();
}

void BalanceDialog::build(Step step)
{
    setWindowTitle(tr("Assign evenly"));
    auto* title = newLabel(this, LabelStyle::Title, tr("Assign samples evenly"));
    auto* hint = newNote(this, LabelStyle::Secondary,
        tr("Everyone gets about the same workload, is A as often as B, and works with as many "
           "others as possible."));
    if (m_selected.isEmpty())
        hint->setText(tr("Every unassigned sample is assigned.") + QLatin1Char(' ') + hint->text());

    m_onlySelected =
        named(new QRadioButton(tr("&Selected samples (%n)", nullptr, int(m_selected.size())), this),
            "balanceSelected");
    m_onlySelected->setEnabled(!m_selected.isEmpty());
    m_everything =
        named(new QRadioButton(tr("&Every unassigned sample"), this), "balanceEverything");
    // One choice is none.
    m_onlySelected->setVisible(!m_selected.isEmpty());
    m_everything->setVisible(!m_selected.isEmpty());
    (m_selected.size() > 1 ? m_onlySelected : m_everything)->setChecked(true);
    connect(m_onlySelected, &QRadioButton::toggled, this, &BalanceDialog::preview);

    m_step = named(new StepCombo(step, this), "balanceStep");
    connect(m_step, &StepCombo::stepChanged, this, &BalanceDialog::preview);
    auto* stepLabel = new QLabel(tr("S&tep"), this);
    stepLabel->setBuddy(m_step);
    m_needs = newNote(this, LabelStyle::Secondary);
    auto* stepLine = inRow({stepLabel, m_step, Free()}, 16);
    buildPeople();

    m_messages = new MessageBar(this);
    m_remarks = named(newNote(this, LabelStyle::Secondary), "balanceRemarks");
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_assign = buttons->addButton(tr("Assign"), QDialogButtonBox::AcceptRole);
    m_assign->setObjectName(QStringLiteral("balanceAccept"));
    m_assign->setDefault(true);
    setPrimary(m_assign);
    connect(buttons, &QDialogButtonBox::accepted, this, &BalanceDialog::assign);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    inColumn(this,
        {title, hint, stepLine, m_needs, m_onlySelected, m_everything, m_people, m_messages,
            m_remarks, buttons},
        12, {24, 20, 24, 20});
    setMinimumSize(520, 520);
}

void BalanceDialog::buildPeople()
{
    m_rows = new RowsOf<BalanceRow>(balanceRows(), this);
    m_people = named(new RowsView(m_rows, this), "balancePeople");
    m_people->setAccessibleName(tr("People"));
    connect(m_rows, &RowsModel::tickAsked, this, &BalanceDialog::tick);
}

void BalanceDialog::fillPeople()
{
    QList<BalanceRow> rows;
    for (const Person& person : m_session.people()) {
        if (person.active)
            rows.append({person, person.role == Role::Annotator, std::nullopt, 0});
    }
    m_rows->setRows(rows);
    m_people->setCurrentIndex(m_rows->index(0, 0));
    m_people->setFocus();
}

void BalanceDialog::tick(int row, bool on)
{
    BalanceRow changed = *m_rows->rowAt(row);
    changed.chosen = on;
    m_rows->changeRow(changed);
    preview();
}

QList<PersonId> BalanceDialog::chosenPeople() const
{
    QList<PersonId> people;
    for (const BalanceRow& row : m_rows->rows()) {
        if (row.chosen)
            people.append(row.person.id);
    }
    return people;
}

void BalanceDialog::preview()
{
    m_ready = false;
    m_assign->setEnabled(false);
    m_needs->setText(stepNeeds(m_step->step()));
    const QList<SampleId> selected = m_onlySelected->isChecked() ? m_selected : QList<SampleId>();
    m_preview.read(
        [selected, step = m_step->step(), people = chosenPeople(), seed = m_seed](
            Database& database, const CancelFlag&) -> Expected<Preview> {
            TANDEM_TRY(samples, samplesOf(database, selected, step));
            TANDEM_TRY(loads, RoundRepository(database).load());
            TANDEM_TRY(balanced, planBalanced(*samples, people, *loads, seed));
            return Preview{*balanced, int(samples->size())};
        },
        [this](const Preview& preview) {
            m_messages->clear();
            showPreview(&preview.balanced, preview.samples == 0
                                               ? tr("Every sample is assigned already.")
                                               : planRemarks(preview.balanced.plan));
        });
}

/// Null: there is no plan.
void BalanceDialog::showPreview(const BalancedPlan* balanced, const QString& remarks)
{
    m_ready = true;
    m_plan = balanced ? balanced->plan : AssignmentPlan();
    showCounts(balanced);
    m_remarks->setText(remarks);
    m_remarks->setVisible(!remarks.isEmpty());
    m_assign->setText(m_plan.steps.isEmpty()
                          ? tr("Assign")
                          : tr("Assign %n sample(s)", nullptr, int(m_plan.steps.size())));
    m_assign->setEnabled(!m_plan.steps.isEmpty());
    growToFit(*this);
}

/// Without a plan only what everybody has now is left out.
void BalanceDialog::showCounts(const BalancedPlan* balanced)
{
    QList<BalanceRow> rows = m_rows->rows();
    for (BalanceRow& row : rows) {
        row.before = balanced ? std::optional(balanced->before.value(row.person.id)) : std::nullopt;
        row.after = balanced ? balanced->after.value(row.person.id) : 0;
    }
    m_rows->setRows(rows);
}

void BalanceDialog::assign()
{
    changeAssignments(m_session, this, planName(m_plan, true), m_plan.steps);
    accept();
}

} // namespace tandem
