#include "views/studies/studydesignpages.h"

#include "models/seed.h"
#include "models/studies/designfields.h"
#include "ui/arrange.h"
#include "ui/fieldform.h"
#include "ui/formlabels.h"
#include "ui/parts.h"
#include "ui/rows/rowsof.h"
#include "ui/rows/rowsview.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpressionValidator>
#include <QScrollArea>
#include <QShortcut>

#include <algorithm>

namespace tandem {

namespace {

constexpr int kFieldWidth = 260;

QFormLayout* newRows(QWidget* box)
{
    auto* rows = new QFormLayout(box);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setHorizontalSpacing(16);
    return rows;
}

/// Sets in `design` what the form says of its own fields.
void takeFields(const fields::Fields& fields, const FieldForm& form, studies::Design& design)
{
    for (const fields::Field& field : fields)
        field.setValue(&design, field.value(&form.options<studies::Design>()));
}

} // namespace

HandoutPage::HandoutPage(QWidget* parent)
    : QWidget(parent)
{
    auto* scroll = new QScrollArea(this);
    auto* content = new QWidget(scroll);
    auto* handout = new QWidget(content);
    QFormLayout* assignment = newRows(handout);
    m_assignment = addForm(assignment, studies::assignmentFields(), QStringLiteral("/"));
    auto* exclusions = new QWidget(content);
    QFormLayout* rules = newRows(exclusions);
    rules->addRow(newLabel(exclusions, LabelStyle::Strong, tr("Exclude from results raters who")));
    m_exclusions = addForm(rules, studies::exclusionFields(), QStringLiteral("/exclusions/"));
    rules->addRow(newNote(exclusions, LabelStyle::Small,
        tr("Set these rules before anyone sees results. Results are shown with and without these "
           "raters.")));
    alignFields(*assignment, *rules);
    inColumn(content, {handout, exclusions, Free(1)}, 18, {20, 14, 20, 14});
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(content);
    scroll->viewport()->setAutoFillBackground(false);
    content->setAutoFillBackground(false);
    inColumn(this, {{scroll, 1}}, 0);
    setFocusProxy(m_assignment->widgetOf(QStringLiteral("raters_per_item")));
}

FieldForm* HandoutPage::addForm(
    QFormLayout* rows, const fields::Fields& fields, const QString& place)
{
    const auto own = [this, rows](const fields::Field& field) {
        return field.key() == QLatin1String("seed") ? newSeed(rows->parentWidget()) : nullptr;
    };
    auto* form = new FieldForm(
        fields, studies::Design(), nullptr, "design", rows, rows->parentWidget(), own);
    connect(form, &FieldForm::changed, this, &HandoutPage::edited);
    for (const fields::Field& field : fields) {
        if (field.type == fields::Type::Flag)
            continue; // never wrong
        QWidget* made = form->widgetOf(field.key());
        QWidget* widget = made ? made : m_seed;
        widget->setMaximumWidth(kFieldWidth);
        m_problems.addBelow(rows, widget, place + field.key());
    }
    return form;
}

QWidget* HandoutPage::newSeed(QWidget* parent)
{
    m_seed = named(new QLineEdit(parent), "designSeed");
    m_seed->setValidator(
        new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[0-9]{1,10}")), m_seed));
    connect(m_seed, &QLineEdit::textEdited, this, &HandoutPage::edited);
    return m_seed;
}

void HandoutPage::setDesign(const studies::Design& design)
{
    m_assignment->show(design);
    m_exclusions->show(design);
    m_seed->setText(QString::number(design.seed));
}

void HandoutPage::applyTo(studies::Design& design) const
{
    takeFields(studies::assignmentFields(), *m_assignment, design);
    takeFields(studies::exclusionFields(), *m_exclusions, design);
    design.seed = quint32(std::min<quint64>(m_seed->text().toULongLong(), kMostSeed));
}

int HandoutPage::showProblems(const QList<studies::DesignProblem>& problems)
{
    return m_problems.show(problems);
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
