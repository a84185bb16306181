#include "views/studies/questioneditor.h"

#include "models/studies/designcheck.h"
#include "ui/arrange.h"
#include "ui/parts.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QList>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace tandem {

/// The answers that a choice offers, a line each: what raters read, the value in files, the key,
/// and the side that it stands for. Alt with the arrows moves a line.
class OptionRows final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(OptionRows)

public:
    explicit OptionRows(QWidget* parent = nullptr);

    QList<studies::Option> options() const;
    void setOptions(const QList<studies::Option>& options);

signals:
    /// By the user.
    void edited();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Line
    {
        QLineEdit* label = nullptr;
        QLineEdit* value = nullptr;
        QLineEdit* key = nullptr;
        QComboBox* side = nullptr;
        QToolButton* remove = nullptr;
    };

    void addHead();
    void addLine();
    void showLine(int row, const studies::Option& option);
    void removeLine(int row);
    void moveLine(int row, int by);
    void tell();

    QGridLayout* m_grid;
    QPushButton* m_add;
    QList<Line> m_lines;
    int m_shown = 0; ///< lines that are in use; the others are hidden
    bool m_isFilling = false;
};

namespace {

constexpr int kValueWidth = 110;
constexpr int kKeyWidth = 48;

QLineEdit* newOptionField(QWidget* parent, const char* name, int row, int most)
{
    auto* field = named(new QLineEdit(parent), QLatin1String(name) + QString::number(row + 1));
    field->setMaxLength(most);
    return field;
}

} // namespace

OptionRows::OptionRows(QWidget* parent)
    : QWidget(parent)
    , m_grid(new QGridLayout)
    , m_add(newButton(this, "optionAdd", [] { return tr("Add answer"); }))
{
    m_grid->setHorizontalSpacing(6);
    m_grid->setVerticalSpacing(4);
    m_grid->setColumnStretch(0, 1);
    addHead();
    m_add->setAutoDefault(false);
    connect(m_add, &QPushButton::clicked, this, [this] {
        QList<studies::Option> all = options();
        all.append(studies::Option());
        setOptions(all);
        m_lines.at(m_shown - 1).label->setFocus();
        tell();
    });
    auto* column = inColumn(this, {}, 6);
    column->addLayout(m_grid);
    column->addWidget(m_add, 0, Qt::AlignLeading);
}

void OptionRows::addHead()
{
    const QString heads[] = {tr("Shown to raters"), tr("In files"), tr("Key"), tr("Side")};
    for (int column = 0; column < int(std::size(heads)); ++column)
        m_grid->addWidget(newLabel(this, LabelStyle::Small, heads[column]), 0, column);
}

void OptionRows::addLine()
{
    const int row = int(m_lines.size());
    Line line;
    line.label = newOptionField(this, "optionLabel", row, int(studies::kMostLabelLength));
    line.value = newOptionField(this, "optionValue", row, int(studies::kMostNameLength));
    line.key = newOptionField(this, "optionKey", row, 1);
    line.value->setFixedWidth(kValueWidth);
    line.key->setFixedWidth(kKeyWidth);
    line.key->setPlaceholderText(QString::number(row + 1));
    line.side = named(new QComboBox(this), QStringLiteral("optionSide%1").arg(row + 1));
    line.side->addItems({tr("No side"), tr("First text"), tr("Second text")});
    line.remove = named(new QToolButton(this), QStringLiteral("optionRemove%1").arg(row + 1));
    line.remove->setText(QStringLiteral("×"));
    line.remove->setToolTip(tr("Remove answer"));
    line.remove->setAccessibleName(tr("Remove answer %1").arg(row + 1));
    line.label->setAccessibleName(tr("Answer %1: text shown to raters").arg(row + 1));
    line.value->setAccessibleName(tr("Answer %1: value in files").arg(row + 1));
    line.key->setAccessibleName(tr("Answer %1: key").arg(row + 1));
    line.side->setAccessibleName(tr("Answer %1: side").arg(row + 1));
    int column = 0;
    for (QWidget* part :
        std::initializer_list<QWidget*>{line.label, line.value, line.key, line.side, line.remove}) {
        m_grid->addWidget(part, row + 1, column++);
        part->installEventFilter(this);
        part->setProperty("optionRow", row);
    }
    for (QLineEdit* field : {line.label, line.value, line.key})
        connect(field, &QLineEdit::textEdited, this, &OptionRows::tell);
    connect(line.side, &QComboBox::activated, this, &OptionRows::tell);
    connect(line.remove, &QToolButton::clicked, this, [this, row] { removeLine(row); });
    m_lines.append(line);
}

QList<studies::Option> OptionRows::options() const
{
    QList<studies::Option> options;
    for (int row = 0; row < m_shown; ++row) {
        const Line& line = m_lines.at(row);
        options.append({line.value->text().trimmed(), line.label->text(),
            line.key->text().trimmed(), line.side->currentIndex()});
    }
    return options;
}

void OptionRows::setOptions(const QList<studies::Option>& options)
{
    m_isFilling = true;
    while (m_lines.size() < options.size())
        addLine();
    m_shown = int(options.size());
    for (int row = 0; row < int(m_lines.size()); ++row)
        showLine(row, options.value(row));
    m_add->setEnabled(m_shown < studies::kMostOptions);
    m_isFilling = false;
}

void OptionRows::showLine(int row, const studies::Option& option)
{
    const Line& line = m_lines.at(row);
    for (const auto& [field, text] : {std::pair(line.label, option.label),
             std::pair(line.value, option.value), std::pair(line.key, option.key)}) {
        if (field->text() != text)
            field->setText(text);
    }
    line.side->setCurrentIndex(std::clamp(option.side, 0, 2));
    for (QWidget* part :
        std::initializer_list<QWidget*>{line.label, line.value, line.key, line.side, line.remove})
        part->setVisible(row < m_shown);
}

void OptionRows::removeLine(int row)
{
    QList<studies::Option> all = options();
    all.removeAt(row);
    setOptions(all);
    if (m_shown == 0)
        m_add->setFocus();
    else
        m_lines.at(std::min(row, m_shown - 1)).label->setFocus();
    tell();
}

void OptionRows::moveLine(int row, int by)
{
    QList<studies::Option> all = options();
    const int to = row + by;
    if (to < 0 || to >= m_shown)
        return;
    all.swapItemsAt(row, to);
    setOptions(all);
    m_lines.at(to).label->setFocus();
    tell();
}

void OptionRows::tell()
{
    if (!m_isFilling)
        emit edited();
}

bool OptionRows::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool isUp = key->key() == Qt::Key_Up;
        if (key->modifiers() == Qt::AltModifier && (isUp || key->key() == Qt::Key_Down)) {
            moveLine(watched->property("optionRow").toInt(), isUp ? -1 : 1);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

namespace {

using studies::Question;

/// What is offered as kinds of questions; yes or no is a choice with its options filled in.
enum class Offered { YesNo, Choice, Scale, Text };

constexpr int kQuestionLines = 3;
constexpr int kFarthestEnd = 1000;

QList<studies::Option> yesNoOptions()
{
    return {{QStringLiteral("yes"), QuestionEditor::tr("Yes"), {}, 0},
        {QStringLiteral("no"), QuestionEditor::tr("No"), {}, 0}};
}

bool isYesNo(const Question& question)
{
    const auto& options = question.options;
    return options.size() == 2 && options.first().value == QLatin1String("yes") &&
           options.last().value == QLatin1String("no");
}

Offered offeredKind(const Question& question)
{
    switch (question.kind) {
    case Question::Kind::Choice:
        return isYesNo(question) ? Offered::YesNo : Offered::Choice;
    case Question::Kind::Scale:
        return Offered::Scale;
    case Question::Kind::Text:
        break;
    }
    return Offered::Text;
}

Question::Kind kindOf(Offered offered)
{
    return offered == Offered::Scale  ? Question::Kind::Scale
           : offered == Offered::Text ? Question::Kind::Text
                                      : Question::Kind::Choice;
}

} // namespace

QuestionEditor::QuestionEditor(QWidget* parent)
    : QWidget(parent)
    , m_form(new QFormLayout(this))
    , m_text(named(new QPlainTextEdit(this), "questionText"))
    , m_kind(named(new QComboBox(this), "questionKind"))
    , m_options(named(new OptionRows(this), "questionOptions"))
    , m_name(named(new QLineEdit(this), "questionName"))
    , m_required(named(new QCheckBox(tr("Answer r&equired"), this), "questionRequired"))
{
    build();
    connect(m_text, &QPlainTextEdit::textChanged, this, &QuestionEditor::tell);
    connect(m_kind, &QComboBox::activated, this, &QuestionEditor::kindChosen);
    connect(m_options, &OptionRows::edited, this, &QuestionEditor::tell);
    connect(m_required, &QCheckBox::toggled, this, &QuestionEditor::tell);
    for (QLineEdit* field : {m_name, m_leastLabel, m_mostLabel, m_values})
        connect(field, &QLineEdit::textEdited, this, &QuestionEditor::tell);
    for (QSpinBox* field : {m_least, m_most})
        connect(field, &QSpinBox::valueChanged, this, &QuestionEditor::tell);
    connect(m_onlyAfter, &QComboBox::activated, this, &QuestionEditor::tell);
    setFocusProxy(m_text);
}

void QuestionEditor::build()
{
    m_text->setTabChangesFocus(true);
    m_text->setFixedHeight(
        m_text->fontMetrics().lineSpacing() * kQuestionLines + 2 * m_text->frameWidth() + 12);
    m_kind->addItem(tr("Yes or no"), int(Offered::YesNo));
    m_kind->addItem(tr("Single choice"), int(Offered::Choice));
    m_kind->addItem(tr("Scale"), int(Offered::Scale));
    m_kind->addItem(tr("Text"), int(Offered::Text));
    m_name->setMaxLength(int(studies::kMostNameLength));
    m_name->setPlaceholderText(tr("letters, digits and _"));
    m_form->setContentsMargins(16, 12, 16, 12);
    m_form->setVerticalSpacing(10);
    m_form->setHorizontalSpacing(12);
    m_problems.addRow(m_form, tr("Q&uestion"), m_text, QStringLiteral("/text"));
    m_form->addRow(tr("&Kind"), m_kind);
    m_problems.addRow(m_form, tr("Answers"), m_options, QStringLiteral("/options"));
    m_scale = buildScale();
    m_form->addRow(tr("Scale"), m_scale);
    m_form->addRow(QString(), m_required);
    m_form->addRow(tr("&Ask"), buildCondition());
    m_problems.addRow(m_form, tr("Name in &files"), m_name, QStringLiteral("/name"));
    if (auto* label = qobject_cast<QLabel*>(m_form->labelForField(m_onlyAfter->parentWidget())))
        label->setBuddy(m_onlyAfter);
    m_onlyAfter->setAccessibleName(tr("Ask"));
}

QWidget* QuestionEditor::buildScale()
{
    auto* box = new QWidget(this);
    m_least = newNumberField(box, "scaleLeast");
    m_most = newNumberField(box, "scaleMost");
    m_leastLabel = named(new QLineEdit(box), "scaleLeastLabel");
    m_mostLabel = named(new QLineEdit(box), "scaleMostLabel");
    m_least->setAccessibleName(tr("Lowest scale value"));
    m_most->setAccessibleName(tr("Highest scale value"));
    m_leastLabel->setAccessibleName(tr("Label of the lowest value"));
    m_mostLabel->setAccessibleName(tr("Label of the highest value"));
    m_leastLabel->setPlaceholderText(tr("label, e.g. “Very poor”"));
    m_mostLabel->setPlaceholderText(tr("label, e.g. “Very good”"));
    for (QSpinBox* field : {m_least, m_most})
        field->setRange(-kFarthestEnd, kFarthestEnd);
    for (QLineEdit* field : {m_leastLabel, m_mostLabel})
        field->setMaxLength(int(studies::kMostLabelLength));
    inColumn(box,
        {inRow({newLabel(box, LabelStyle::Secondary, tr("from")), m_least, {m_leastLabel, 1}}, 6),
            inRow({newLabel(box, LabelStyle::Secondary, tr("to")), m_most, {m_mostLabel, 1}}, 6),
            m_problems.add(box, QStringLiteral("/most"))},
        4);
    return box;
}

QWidget* QuestionEditor::buildCondition()
{
    auto* box = new QWidget(this);
    m_onlyAfter = named(new QComboBox(box), "questionOnlyAfter");
    m_values = named(new QLineEdit(box), "questionOnlyValues");
    m_values->setPlaceholderText(tr("answers as in files, e.g. disagree, unsure"));
    m_values->setAccessibleName(tr("Answers after which to ask"));
    inColumn(box,
        {inRow({m_onlyAfter, {m_values, 1}}, 6), m_problems.add(box, QStringLiteral("/only_if"))},
        2);
    return box;
}

studies::Question QuestionEditor::question() const
{
    Question question;
    question.name = m_name->text().trimmed();
    question.text = m_text->toPlainText();
    question.kind = kindOf(Offered(m_kind->currentData().toInt()));
    question.isRequired = m_required->isChecked();
    if (question.kind == Question::Kind::Choice)
        question.options = m_options->options();
    if (question.kind == Question::Kind::Scale) {
        question.least = m_least->value();
        question.most = m_most->value();
        question.leastLabel = m_leastLabel->text();
        question.mostLabel = m_mostLabel->text();
    }
    if (m_onlyAfter->currentIndex() > 0) {
        studies::Condition condition{m_onlyAfter->currentData().toString(), {}};
        for (const QString& value : m_values->text().split(u',', Qt::SkipEmptyParts))
            condition.values.append(value.trimmed());
        question.onlyIf = condition;
    }
    return question;
}

void QuestionEditor::setQuestion(const Question& question, const QList<Question>& before)
{
    m_isFilling = true;
    m_name->setText(question.name);
    m_text->setPlainText(question.text);
    m_kind->setCurrentIndex(m_kind->findData(int(offeredKind(question))));
    m_options->setOptions(question.options);
    m_least->setValue(question.least);
    m_most->setValue(question.most);
    m_leastLabel->setText(question.leastLabel);
    m_mostLabel->setText(question.mostLabel);
    m_required->setChecked(question.isRequired);
    m_onlyAfter->clear();
    m_onlyAfter->addItem(tr("always"));
    for (const Question& earlier : before)
        m_onlyAfter->addItem(tr("only after answers to “%1”:").arg(earlier.name), earlier.name);
    if (question.onlyIf && m_onlyAfter->findData(question.onlyIf->question) < 0)
        m_onlyAfter->addItem(question.onlyIf->question, question.onlyIf->question);
    m_onlyAfter->setCurrentIndex(
        question.onlyIf ? m_onlyAfter->findData(question.onlyIf->question) : 0);
    m_values->setText(
        question.onlyIf ? question.onlyIf->values.join(QStringLiteral(", ")) : QString());
    showKind();
    m_isFilling = false;
}

void QuestionEditor::showKind()
{
    const Question::Kind kind = kindOf(Offered(m_kind->currentData().toInt()));
    const auto show = [this](QWidget* row, bool isShown) {
        row->setVisible(isShown);
        if (QWidget* label = m_form->labelForField(row))
            label->setVisible(isShown);
    };
    show(m_options->parentWidget(), kind == Question::Kind::Choice);
    show(m_scale, kind == Question::Kind::Scale);
    m_values->setVisible(m_onlyAfter->currentIndex() > 0);
}

void QuestionEditor::kindChosen()
{
    if (Offered(m_kind->currentData().toInt()) == Offered::YesNo)
        m_options->setOptions(yesNoOptions());
    tell();
}

void QuestionEditor::showProblems(const QList<studies::DesignProblem>& problems)
{
    m_problems.show(problems);
}

void QuestionEditor::tell()
{
    showKind();
    if (!m_isFilling)
        emit edited();
}

} // namespace tandem

#include "views/studies/questioneditor.moc"
