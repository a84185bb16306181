#include "views/studies/studydesignpages.h"

#include "models/seed.h"
#include "ui/arrange.h"
#include "ui/divider.h"
#include "ui/parts.h"
#include "ui/rows/rowsof.h"
#include "ui/rows/rowsview.h"

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpressionValidator>
#include <QScrollArea>
#include <QShortcut>
#include <QSpinBox>

#include <algorithm>

namespace tandem {

namespace {

constexpr int kFieldWidth = 260;
constexpr double kPercent = 100.0;

/// What a field with one decimal says: of a value that nobody touched all of its own digits, none
/// of 0.
std::optional<double> typedIn(
    const QDoubleSpinBox* field, double scale, const std::optional<double>& before)
{
    if (field->value() <= 0.0)
        return std::nullopt;
    if (before && qRound64(*before * scale * 10.0) == qRound64(field->value() * 10.0))
        return before;
    return field->value() / scale;
}

} // namespace

HandoutPage::HandoutPage(QWidget* parent)
    : QWidget(parent)
{
    auto* scroll = new QScrollArea(this);
    auto* content = new QWidget(scroll);
    inColumn(content, {buildHandout(), buildExclusions(), Free(1)}, 18, {20, 14, 20, 14});
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(content);
    scroll->viewport()->setAutoFillBackground(false);
    content->setAutoFillBackground(false);
    inColumn(this, {{scroll, 1}}, 0);
    setFocusProxy(m_ratersPerItem);
}

QWidget* HandoutPage::buildHandout()
{
    auto* box = new QWidget(this);
    auto* form = new QFormLayout(box);
    form->setContentsMargins(0, 0, 0, 0);
    form->setHorizontalSpacing(16);
    m_ratersPerItem = number(form, "ratersPerItem", "/raters_per_item", tr("&Raters per item"), 1,
        studies::kMostRatersPerItem);
    m_itemsPerRater = number(form, "itemsPerRater", "/items_per_rater", tr("&Items per rater"), 0,
        studies::kMostItemsPerRater);
    m_itemsPerRater->setSpecialValueText(tr("all items"));
    m_shuffles = named(
        new QCheckBox(tr("Shuffle the item &order for each rater; groups stay together"), box),
        "shuffles");
    m_balances =
        named(new QCheckBox(tr("Show each side &first equally often"), box), "balancesSides");
    form->addRow(QString(), m_shuffles);
    form->addRow(QString(), m_balances);
    for (QCheckBox* field : {m_shuffles, m_balances})
        connect(field, &QCheckBox::toggled, this, &HandoutPage::tell);
    m_seed = named(new QLineEdit(box), "seed");
    m_seed->setValidator(
        new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[0-9]{1,10}")), m_seed));
    m_seed->setMaximumWidth(kFieldWidth);
    connect(m_seed, &QLineEdit::textEdited, this, &HandoutPage::tell);
    m_problems.addRow(form, tr("See&d for order and sides"), m_seed, QStringLiteral("/seed"));
    m_breakAfter = number(form, "breakAfter", "/break_after", tr("Offer a brea&k after"), 0,
        studies::kMostItemsPerRater);
    m_breakAfter->setSpecialValueText(tr("no break"));
    m_comeBackDays = number(form, "comeBackDays", "/come_back_days",
        tr("Days raters can come &back after their first answer"), 0, studies::kMostDaysToComeBack);
    m_comeBackDays->setSpecialValueText(tr("until the study is closed"));
    m_releaseMinutes = number(form, "releaseMinutes", "/release_minutes",
        tr("Minutes until an unfinished item goes to the &next rater"), 1,
        studies::kMostMinutesOfRelease);
    return box;
}

QWidget* HandoutPage::buildExclusions()
{
    auto* box = new QWidget(this);
    auto* form = new QFormLayout(box);
    form->setContentsMargins(0, 0, 0, 0);
    form->setHorizontalSpacing(16);
    form->addRow(newLabel(box, LabelStyle::Strong, tr("Exclude from results raters who")));
    m_failedChecks = number(form, "failedChecks", "/exclusions/failed_checks",
        tr("failed at least this many attention checks"), 0, studies::kMostItemsPerRater);
    m_seconds = newDecimalField(box, "secondsPerItem");
    m_seconds->setRange(0.0, studies::kMostSecondsOfItem);
    m_seconds->setDecimals(1);
    m_seconds->setSuffix(tr(" s"));
    m_seconds->setMaximumWidth(kFieldWidth);
    connect(m_seconds, &QDoubleSpinBox::valueChanged, this, &HandoutPage::tell);
    m_problems.addRow(form, tr("spent less than this on half of their items"), m_seconds,
        QStringLiteral("/exclusions/seconds_per_item"));
    m_straight = share(form, "straightLining", "/exclusions/straight_lining",
        tr("gave the same answer to at least this share of items"));
    m_answered = share(form, "leastAnswered", "/exclusions/least_answered",
        tr("answered less than this share of their items"));
    m_failedChecks->setSpecialValueText(tr("off"));
    m_seconds->setSpecialValueText(tr("off"));
    form->addRow(newNote(box, LabelStyle::Small,
        tr("Set these rules before anyone sees results. Results are shown with and without these "
           "raters.")));
    return box;
}

QSpinBox* HandoutPage::number(QFormLayout* form, const char* name, const char* place,
    const QString& label, int least, int most)
{
    auto* field = newNumberField(this, name);
    field->setRange(least, most);
    field->setMaximumWidth(kFieldWidth);
    connect(field, &QSpinBox::valueChanged, this, &HandoutPage::tell);
    m_problems.addRow(form, label, field, QLatin1String(place));
    return field;
}

QDoubleSpinBox* HandoutPage::share(
    QFormLayout* form, const char* name, const char* place, const QString& label)
{
    auto* field = newDecimalField(this, name);
    field->setRange(0.0, kPercent);
    field->setDecimals(1);
    field->setSuffix(tr(" %"));
    field->setSpecialValueText(tr("off"));
    field->setMaximumWidth(kFieldWidth);
    connect(field, &QDoubleSpinBox::valueChanged, this, &HandoutPage::tell);
    m_problems.addRow(form, label, field, QLatin1String(place));
    return field;
}

void HandoutPage::setDesign(const studies::Design& design)
{
    m_isFilling = true;
    m_ratersPerItem->setValue(design.ratersPerItem);
    m_itemsPerRater->setValue(design.itemsPerRater);
    m_shuffles->setChecked(design.shuffles);
    m_balances->setChecked(design.balancesSides);
    m_seed->setText(QString::number(design.seed));
    m_breakAfter->setValue(design.breakAfter);
    m_comeBackDays->setValue(design.comeBackDays);
    m_releaseMinutes->setValue(design.releaseMinutes);
    m_failedChecks->setValue(design.exclusions.failedChecks.value_or(0));
    m_seconds->setValue(design.exclusions.secondsPerItem.value_or(0.0));
    m_straight->setValue(kPercent * design.exclusions.straightLining.value_or(0.0));
    m_answered->setValue(kPercent * design.exclusions.leastAnswered.value_or(0.0));
    m_isFilling = false;
}

void HandoutPage::applyTo(studies::Design& design) const
{
    design.ratersPerItem = m_ratersPerItem->value();
    design.itemsPerRater = m_itemsPerRater->value();
    design.shuffles = m_shuffles->isChecked();
    design.balancesSides = m_balances->isChecked();
    design.seed = quint32(std::min<quint64>(m_seed->text().toULongLong(), kMostSeed));
    design.breakAfter = m_breakAfter->value();
    design.comeBackDays = m_comeBackDays->value();
    design.releaseMinutes = m_releaseMinutes->value();
    studies::Exclusions& rules = design.exclusions;
    rules.failedChecks =
        m_failedChecks->value() > 0 ? std::optional(m_failedChecks->value()) : std::nullopt;
    rules.secondsPerItem = typedIn(m_seconds, 1.0, rules.secondsPerItem);
    rules.straightLining = typedIn(m_straight, kPercent, rules.straightLining);
    rules.leastAnswered = typedIn(m_answered, kPercent, rules.leastAnswered);
}

int HandoutPage::showProblems(const QList<studies::DesignProblem>& problems)
{
    return m_problems.show(problems);
}

void HandoutPage::tell()
{
    if (!m_isFilling)
        emit edited();
}

namespace {

constexpr int kFieldNameLetters = 20;
constexpr int kMarkLetters = 18;

RowSpec<FieldRow> fieldRows()
{
    const auto columns = [] {
        return QList<RowColumn<FieldRow>>{
            {.title = ShownFieldsPage::tr("Item field"),
                .text = [](const FieldRow& row) { return row.field.name; },
                .letters = kFieldNameLetters},
            {.title = ShownFieldsPage::tr("Heading"),
                .text =
                    [](const FieldRow& row) {
                        return !row.isShown ? ShownFieldsPage::tr("not shown") : row.field.label;
                    },
                .look =
                    [](const FieldRow& row) {
                        return RowLook{.color = row.isShown ? nullptr : &ThemeColors::secondary};
                    }},
            {.title = ShownFieldsPage::tr("Evidence"),
                .text =
                    [](const FieldRow& row) {
                        return row.isShown && row.field.marksEvidence
                                   ? ShownFieldsPage::tr("marked")
                                   : QString();
                    },
                .letters = kMarkLetters}};
    };
    return {.key = [](const FieldRow& row) { return RowKey(row.field.name); },
        .columns = columns,
        .tick = [](const FieldRow& row) { return std::optional(row.isShown); }};
}

} // namespace

ShownFieldsPage::ShownFieldsPage(QWidget* parent)
    : QWidget(parent)
    , m_rows(new RowsOf<FieldRow>(fieldRows(), this))
    , m_table(named(new RowsView(m_rows, this), "shownFields"))
{
    m_table->setAccessibleName(tr("Fields that raters may see"));
    auto* about = newNote(this, LabelStyle::Secondary,
        tr("Raters see only the ticked fields of each item, from top to bottom: no name, system or "
           "score. A field with two sides is shown side by side."));
    inColumn(this,
        {about, {m_table, 1}, m_problems.add(this, QStringLiteral("/fields")), buildForm()}, 10,
        {20, 14, 20, 14});
    connect(m_rows, &RowsModel::tickAsked, this, &ShownFieldsPage::tick);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
        &ShownFieldsPage::showField);
    for (const auto& [key, by] : {std::pair(Qt::Key_Up, -1), std::pair(Qt::Key_Down, 1)})
        connect(new QShortcut(Qt::ALT | key, m_table, nullptr, nullptr, Qt::WidgetShortcut),
            &QShortcut::activated, this, [this, by = by] { move(by); });
    setFocusProxy(m_table);
}

ShownFieldsPage::~ShownFieldsPage() = default;

QWidget* ShownFieldsPage::buildForm()
{
    auto* form = new QWidget(this);
    m_label = named(new QLineEdit(form), "fieldLabel");
    m_label->setMaxLength(int(studies::kMostLabelLength));
    m_label->setPlaceholderText(tr("no heading"));
    auto* label = new QLabel(tr("&Heading"), form);
    label->setBuddy(m_label);
    m_evidence = named(new QCheckBox(tr("Mark &evidence"), form), "fieldEvidence");
    m_up = newButton(form, "fieldUp", [] { return tr("Up"); });
    m_down = newButton(form, "fieldDown", [] { return tr("Down"); });
    m_newName = named(new QLineEdit(form), "fieldNewName");
    m_newName->setMaxLength(int(studies::kMostNameLength));
    m_newName->setPlaceholderText(tr("name of another field in the items"));
    m_newName->setAccessibleName(tr("Name of another field"));
    m_add = newButton(form, "fieldAdd", [] { return tr("&Add"); });
    for (QPushButton* button : {m_up, m_down, m_add})
        button->setAutoDefault(false);
    connect(m_label, &QLineEdit::textEdited, this, &ShownFieldsPage::changeField);
    connect(m_evidence, &QCheckBox::clicked, this, &ShownFieldsPage::changeField);
    connect(m_up, &QPushButton::clicked, this, [this] { move(-1); });
    connect(m_down, &QPushButton::clicked, this, [this] { move(1); });
    connect(m_add, &QPushButton::clicked, this, &ShownFieldsPage::addField);
    connect(m_newName, &QLineEdit::textChanged, this,
        [this](const QString& name) { m_add->setEnabled(studies::isPlainName(name.trimmed())); });
    m_add->setEnabled(false);
    inColumn(form,
        {inRow({label, {m_label, 1}, m_evidence, m_up, m_down}, 8),
            inRow({{m_newName, 1}, m_add}, 8)},
        8);
    return form;
}

QList<studies::ShownField> ShownFieldsPage::fields() const
{
    QList<studies::ShownField> shown;
    for (const FieldRow& row : m_fields) {
        if (row.isShown)
            shown.append(row.field);
    }
    return shown;
}

void ShownFieldsPage::setFields(const QList<studies::ShownField>& fields, const QStringList& others)
{
    m_fields.clear();
    QStringList there;
    for (const studies::ShownField& field : fields) {
        m_fields.append({field, true});
        there.append(field.name);
    }
    for (const QString& name : others) {
        if (!there.contains(name))
            m_fields.append({{name, {}, false}, false});
    }
    showRows();
    if (current() < 0 && !m_fields.isEmpty())
        m_table->choose(RowKey(m_fields.first().field.name));
    showField();
}

int ShownFieldsPage::current() const
{
    return m_table->currentRow();
}

void ShownFieldsPage::showRows()
{
    m_rows->setRows(m_fields);
}

void ShownFieldsPage::showField()
{
    const int row = current();
    const bool isShown = row >= 0 && row < m_fields.size() && m_fields.at(row).isShown;
    const studies::ShownField field =
        row >= 0 && row < m_fields.size() ? m_fields.at(row).field : studies::ShownField();
    if (m_label->text() != field.label)
        m_label->setText(field.label);
    m_evidence->setChecked(field.marksEvidence);
    m_label->setEnabled(isShown);
    m_evidence->setEnabled(isShown);
    m_up->setEnabled(row > 0);
    m_down->setEnabled(row >= 0 && row + 1 < m_fields.size());
}

void ShownFieldsPage::changeField()
{
    const int row = current();
    if (row < 0)
        return;
    m_fields[row].field.label = m_label->text();
    m_fields[row].field.marksEvidence = m_evidence->isChecked();
    showRows();
    emit edited();
}

void ShownFieldsPage::tick(int row, bool on)
{
    m_fields[row].isShown = on;
    showRows();
    showField();
    emit edited();
}

void ShownFieldsPage::move(int by)
{
    const int row = current();
    const int to = row + by;
    if (row < 0 || to < 0 || to >= m_fields.size())
        return;
    m_fields.swapItemsAt(row, to);
    showRows();
    showField();
    emit edited();
}

void ShownFieldsPage::addField()
{
    const QString name = m_newName->text().trimmed();
    const auto there = std::find_if(m_fields.begin(), m_fields.end(),
        [&](const FieldRow& row) { return row.field.name == name; });
    if (there == m_fields.end())
        m_fields.append({{name, {}, false}, true});
    else
        there->isShown = true;
    showRows();
    m_newName->clear();
    m_table->choose(RowKey(name));
    m_table->setFocus();
    showField();
    emit edited();
}

void ShownFieldsPage::keyPressEvent(QKeyEvent* event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!isEnter || !m_newName->hasFocus() || !m_add->isEnabled())
        return QWidget::keyPressEvent(event);
    addField();
}

int ShownFieldsPage::showProblems(const QList<studies::DesignProblem>& problems)
{
    return m_problems.show(problems);
}

} // namespace tandem
