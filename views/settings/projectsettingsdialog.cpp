#include "views/settings/projectsettingsdialog.h"

#include "models/names.h"
#include "storage/repositories/habitsettings.h"
#include "ui/arrange.h"
#include "ui/dialogsize.h"
#include "ui/markdowneditor.h"
#include "ui/messagebar.h"
#include "ui/parts.h"
#include "ui/theme.h"
#include "views/session/projectsession.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>

#include <algorithm>

namespace tandem {

namespace {

constexpr double longestQuickSeconds = 600.0;
constexpr qsizetype longestGuideline = 1 << 20;

/// The limit of a rule, 0 where it is off; one that the field shows rounded keeps all of its own.
std::optional<double> limitIn(
    const QDoubleSpinBox& field, double unit, const std::optional<double>& shown)
{
    if (field.textFromValue(field.value()) == field.textFromValue(unit * shown.value_or(0.0)))
        return shown;
    return field.value() > 0.0 ? std::optional(field.value() / unit) : std::nullopt;
}

/// All that the dialog sets.
struct AllSettings
{
    ProjectSettings project;
    HabitRules habits;
};

Expected<AllSettings> storedSettings(Database& database)
{
    TANDEM_TRY(project, SettingsRepository(database).load());
    TANDEM_TRY(habits, habitRules(database));
    return AllSettings{*project, *habits};
}

/// Takes the values that differ between two settings over, one after the other.
class SettingsTurn final
{
public:
    SettingsTurn(const AllSettings& from, const AllSettings& to, AllSettings& now)
        : m_from(from)
        , m_to(to)
        , m_now(now)
    {
    }

    template <typename Part, typename Value>
    void turn(Part AllSettings::*part, Value Part::*value, const QString& name)
    {
        const Value& from = m_from.*part.*value;
        const Value& to = m_to.*part.*value;
        if (from == to)
            return;
        if (m_now.*part.*value == from)
            m_now.*part.*value = to;
        else
            m_others.append(name);
    }
    /// The names of those that somebody else has set since.
    const QStringList& others() const { return m_others; }

private:
    const AllSettings& m_from;
    const AllSettings& m_to;
    AllSettings& m_now;
    QStringList m_others;
};

/// `now` with what `from` and `to` differ in as in `to`. Refused where somebody else has set one of
/// those since it was as in `from`.
Expected<AllSettings> turned(const AllSettings& from, const AllSettings& to, AllSettings now)
{
    SettingsTurn turn(from, to, now);
    turn.turn(&AllSettings::project, &ProjectSettings::name,
        ProjectSettingsDialog::tr("&Name").remove(u'&'));
    turn.turn(
        &AllSettings::project, &ProjectSettings::rule, ProjectSettingsDialog::tr("Disagreements"));
    turn.turn(&AllSettings::project, &ProjectSettings::adjudicator,
        ProjectSettingsDialog::tr("Adjudicator"));
    turn.turn(&AllSettings::project, &ProjectSettings::hourlyWage,
        ProjectSettingsDialog::tr("Hourly wage"));
    turn.turn(
        &AllSettings::project, &ProjectSettings::currency, ProjectSettingsDialog::tr("Currency"));
    turn.turn(&AllSettings::project, &ProjectSettings::guideline,
        ProjectSettingsDialog::tr("Guideline (Markdown)"));
    turn.turn(&AllSettings::habits, &HabitRules::secondsPerItem,
        ProjectSettingsDialog::tr("Median seconds per item below which work is flagged"));
    turn.turn(&AllSettings::habits, &HabitRules::straightLining,
        ProjectSettingsDialog::tr("Percentage of identical answers from which work is flagged"));
    if (!turn.others().isEmpty())
        return failure(ErrorCode::Refused,
            ProjectSettingsDialog::tr("Someone else has changed these in the meantime: %1.")
                .arg(turn.others().join(QStringLiteral("; "))));
    return now;
}

/// `from` is what the settings were written as before; none where they are set as the dialog says.
Write settingsWrite(const std::optional<AllSettings>& from, const AllSettings& to, PersonId by)
{
    return [from, to, by](Database& database) -> Expected<Written> {
        TANDEM_TRY(before, storedSettings(database));
        TANDEM_TRY(after, from ? turned(*from, to, *before) : to);
        TANDEM_DO(SettingsRepository(database).save(after->project, by));
        TANDEM_DO(saveHabitRules(database, after->habits, by));
        return Written(SettingsChanged{}, settingsWrite(*after, *before, by));
    };
}

} // namespace

ProjectSettingsDialog::ProjectSettingsDialog(
    ProjectSession& session, const QString& builtInGuideline, QWidget* parent)
    : QDialog(parent)
    , m_session(session)
    , m_builtIn(builtInGuideline)
    , m_messages(new MessageBar(this))
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel, this))
{
    setObjectName(QStringLiteral("projectSettings"));
    setWindowTitle(tr("Project settings"));
    setModal(true);
    resizeWithin(this, {900, 680});
    auto* body = inColumn({buildForm(), {buildGuideline(), 1}, m_buttons}, 16, {20, 16, 20, 16});
    inColumn(this, {m_messages, body}, 0);

    QPushButton* save = m_buttons->button(QDialogButtonBox::Save);
    save->setObjectName(QStringLiteral("saveSettings"));
    save->setText(tr("Save"));
    setPrimary(save);
    m_buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
    connect(m_buttons, &QDialogButtonBox::accepted, this, &ProjectSettingsDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &ProjectSettingsDialog::reject);
    connect(&session, &ProjectSession::settingsChanged, this, &ProjectSettingsDialog::follow);
    connect(&session, &ProjectSession::currentPersonChanged, this,
        &ProjectSettingsDialog::showWhoMayEdit);
    showSettings(session.settings());
    showWhoMayEdit();
    m_name->setFocus();
}

QWidget* ProjectSettingsDialog::buildForm()
{
    auto* form = new QWidget(this);
    auto* layout = new QFormLayout(form);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setHorizontalSpacing(16);
    layout->setVerticalSpacing(12);
    m_name = named(new QLineEdit(form), "projectName");
    m_name->setMaxLength(int(kMostNameUnits));
    connect(m_name, &QLineEdit::textChanged, this, &ProjectSettingsDialog::enableSave);
    layout->addRow(tr("&Name"), m_name);
    layout->addRow(tr("Disagreements"), buildRule());
    layout->addRow(tr("Hourly &wage"), buildCost());
    if (auto* label = qobject_cast<QLabel*>(layout->itemAt(2, QFormLayout::LabelRole)->widget()))
        label->setBuddy(m_wage);
    layout->addRow(tr("Flag for the lead"), buildHabits());
    return form;
}

QWidget* ProjectSettingsDialog::buildRule()
{
    auto* box = new QWidget(this);
    m_strict = named(
        new QRadioButton(
            tr("St&rict: without agreement, a paragraph is removed and a fact is not key"), box),
        "ruleStrict");
    m_adjudication = named(
        new QRadioButton(tr("Ad&judication: each disagreement is decided, with a note, by"), box),
        "ruleAdjudication");
    m_adjudicator = named(new QComboBox(box), "adjudicator");
    m_adjudicator->setAccessibleName(tr("Adjudicator"));
    m_adjudicator->addItem(tr("a third person"), int(Adjudicator::ThirdPerson));
    m_adjudicator->addItem(tr("the pair"), int(Adjudicator::Pair));
    connect(m_adjudication, &QRadioButton::toggled, m_adjudicator, &QWidget::setEnabled);
    connect(m_adjudication, &QRadioButton::toggled, this, &ProjectSettingsDialog::enableSave);
    connect(
        m_adjudicator, &QComboBox::currentIndexChanged, this, &ProjectSettingsDialog::enableSave);

    auto* second = inRow({m_adjudication, m_adjudicator, Free(1)}, 8);
    inColumn(box, {m_strict, second}, 6);
    return box;
}

QWidget* ProjectSettingsDialog::buildCost()
{
    auto* box = new QWidget(this);
    m_wage = newDecimalField(box, "wage");
    m_wage->setAccessibleName(tr("Hourly wage"));
    m_wage->setRange(0.0, kHighestWage);
    m_wage->setDecimals(2);
    m_wage->setSpecialValueText(tr("cost not shown"));
    m_currency = named(new QComboBox(box), "currency");
    m_currency->setAccessibleName(tr("Currency"));
    m_currency->setEditable(true);
    m_currency->setInsertPolicy(QComboBox::NoInsert);
    m_currency->addItems({QStringLiteral("USD"), QStringLiteral("EUR"), QStringLiteral("GBP"),
        QStringLiteral("CNY"), QStringLiteral("IRR"), QStringLiteral("INR"), QStringLiteral("JPY"),
        QStringLiteral("CHF")});
    m_currency->lineEdit()->setMaxLength(int(kLongestWageCurrency));
    m_currency->lineEdit()->setPlaceholderText(tr("currency"));
    m_currency->setMinimumContentsLength(int(kLongestWageCurrency));
    connect(m_wage, &QDoubleSpinBox::valueChanged, this, &ProjectSettingsDialog::enableSave);
    connect(m_currency, &QComboBox::currentTextChanged, this, &ProjectSettingsDialog::enableSave);
    auto* unit = newLabel(box, LabelStyle::Secondary, tr("per hour and annotator"));
    inRow(box, {m_wage, m_currency, unit, Free(1)}, 8);
    return box;
}

/// The rules by which somebody's work is pointed out.
QWidget* ProjectSettingsDialog::buildHabits()
{
    auto* box = new QWidget(this);
    const auto limit = [this, box](const char* name, double most, int decimals,
                           const QString& suffix, const QString& spoken) {
        auto* field = newDecimalField(box, name);
        field->setRange(0.0, most);
        field->setDecimals(decimals);
        field->setSuffix(suffix);
        field->setSpecialValueText(tr("off", "a rule"));
        field->setAccessibleName(spoken);
        connect(field, &QDoubleSpinBox::valueChanged, this, &ProjectSettingsDialog::enableSave);
        return field;
    };
    m_quick = limit("habitSeconds", longestQuickSeconds, 1, tr(" s"),
        tr("Median seconds per item below which work is flagged"));
    m_alike = limit("habitShare", 100.0, 0, tr(" %"),
        tr("Percentage of identical answers from which work is flagged"));
    const auto words = [box](const QString& text) {
        return newLabel(box, LabelStyle::Secondary, text);
    };
    inRow(box,
        {words(tr("Median time per item below")), m_quick,
            words(tr("Share of identical answers (%n or more items) from", nullptr,
                int(kFewestAlikeInRound))),
            m_alike, Free(1)},
        8);
    return box;
}

QWidget* ProjectSettingsDialog::buildGuideline()
{
    auto* box = new QWidget(this);
    auto* title = newLabel(box, LabelStyle::Strong,
        tr("Paragraph guideline (Markdown); the fact and opinion guidelines are built in"));
    m_restore = named(new QPushButton(tr("Restore &built-in guideline"), box), "builtInGuideline");
    m_restore->setAutoDefault(false);
    m_guideline = new MarkdownEditor(QStringLiteral("guideline"), box);
    m_guideline->setNames(tr("Guideline (Markdown)"), tr("Guideline preview"));
    connect(m_restore, &QPushButton::clicked, this, [this] { m_guideline->setText(m_builtIn); });
    connect(m_guideline, &MarkdownEditor::textChanged, this, &ProjectSettingsDialog::enableSave);
    auto* head = inRow({{title, 1}, m_restore});
    inColumn(box, {head, {m_guideline, 1}}, 8);
    return box;
}

void ProjectSettingsDialog::showSettings(const ProjectSettings& settings)
{
    m_shown = settings;
    m_name->setText(settings.name);
    m_strict->setChecked(settings.rule == ConsistencyRule::Strict);
    m_adjudication->setChecked(settings.rule == ConsistencyRule::Adjudication);
    m_adjudicator->setCurrentIndex(m_adjudicator->findData(int(settings.adjudicator)));
    m_adjudicator->setEnabled(settings.rule == ConsistencyRule::Adjudication);
    m_wage->setValue(settings.hourlyWage);
    m_currency->setCurrentText(settings.currency);
    m_shownHabits = storedHabits();
    m_quick->setValue(m_shownHabits.secondsPerItem.value_or(0.0));
    m_alike->setValue(100.0 * m_shownHabits.straightLining.value_or(0.0));
    m_guideline->setText(settings.guideline.isEmpty() ? m_builtIn : settings.guideline);
    enableSave();
}

ProjectSettings ProjectSettingsDialog::edited() const
{
    ProjectSettings settings = m_shown;
    settings.name = m_name->text().simplified();
    settings.rule =
        m_adjudication->isChecked() ? ConsistencyRule::Adjudication : ConsistencyRule::Strict;
    settings.adjudicator = Adjudicator(m_adjudicator->currentData().toInt());
    // The field rounds to two decimals; a wage that nobody touched keeps all of its own.
    if (qRound64(m_shown.hourlyWage * 100.0) != qRound64(m_wage->value() * 100.0))
        settings.hourlyWage = m_wage->value();
    settings.currency = m_currency->currentText().simplified();
    const QString guideline = m_guideline->text();
    settings.guideline = guideline.trimmed() == m_builtIn.trimmed() ? QString() : guideline;
    return settings;
}

HabitRules ProjectSettingsDialog::editedHabits() const
{
    return {limitIn(*m_quick, 1.0, m_shownHabits.secondsPerItem),
        limitIn(*m_alike, 100.0, m_shownHabits.straightLining)};
}

bool ProjectSettingsDialog::isEdited() const
{
    return edited() != m_shown || editedHabits() != m_shownHabits;
}

HabitRules ProjectSettingsDialog::storedHabits() const
{
    return habitRules(m_session.project().reader()).value_or(HabitRules());
}

/// Why these settings cannot be saved; empty when they can.
QString ProjectSettingsDialog::missing(const ProjectSettings& settings) const
{
    if (settings.name.isEmpty())
        return tr("The project needs a name.");
    if (settings.hourlyWage > 0.0 && settings.currency.isEmpty())
        return tr("Choose a currency for the hourly wage.");
    if (settings.guideline.size() > longestGuideline)
        return tr("The guideline is longer than a million characters. Shorten it.");
    return {};
}

void ProjectSettingsDialog::enableSave()
{
    if (!m_restore || m_saving)
        return;
    const ProjectSettings settings = edited();
    const QString why = missing(settings);
    QPushButton* save = m_buttons->button(QDialogButtonBox::Save);
    save->setEnabled(m_session.isLead() && why.isEmpty() && isEdited());
    save->setToolTip(why);
    m_restore->setEnabled(m_session.isLead() && !settings.guideline.isEmpty());
    m_warned = false;
}

void ProjectSettingsDialog::showWhoMayEdit()
{
    const bool lead = m_session.isLead();
    m_name->setReadOnly(!lead);
    const QList<QWidget*> fields{m_strict, m_adjudication, m_wage, m_currency, m_quick, m_alike};
    for (QWidget* field : fields)
        field->setEnabled(lead);
    m_adjudicator->setEnabled(lead && m_adjudication->isChecked());
    m_guideline->setReadOnly(!lead);
    if (lead)
        m_messages->clear();
    else
        m_messages->showMessage(
            MessageBar::Kind::Info, tr("Read-only: only a lead can change these settings."));
    enableSave();
}

void ProjectSettingsDialog::accept()
{
    const ProjectSettings after = edited();
    if (m_saving || !m_buttons->button(QDialogButtonBox::Save)->isEnabled())
        return;
    m_saving = true;
    m_buttons->button(QDialogButtonBox::Save)->setEnabled(false);
    m_session
        .change(this,
            {tr("Change project settings"),
                settingsWrite(std::nullopt, {after, editedHabits()}, m_session.currentPerson())})
        .onCommitted(this, [this] { QDialog::accept(); })
        .onFailed(this, [this](const Error& error) {
            m_saving = false;
            m_messages->showMessage(MessageBar::Kind::Error, error.sentence());
            enableSave();
        });
}

void ProjectSettingsDialog::follow()
{
    // Its own; what somebody else set meanwhile is replaced by it.
    if (m_saving)
        return;
    if (!isEdited()) {
        showSettings(m_session.settings());
        return;
    }
    m_messages->showMessage(
        MessageBar::Kind::Warning, tr("Someone else has changed the settings in the meantime; "
                                      "saving overwrites their changes."));
    m_shown = m_session.settings();
    m_shownHabits = storedHabits();
    enableSave();
}

/// Closing with unsaved changes asks once.
void ProjectSettingsDialog::reject()
{
    if (m_session.isLead() && isEdited() && !m_warned) {
        m_warned = true;
        m_messages->showMessage(
            MessageBar::Kind::Warning, tr("Unsaved changes. Cancel or Esc again discards them."));
        return;
    }
    QDialog::reject();
}

} // namespace tandem
