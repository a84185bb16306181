#include "views/evaluate/typecasedialog.h"

#include "storage/repositories/caserepository.h"
#include "ui/arrange.h"
#include "ui/destructivefocus.h"
#include "ui/dialogsize.h"
#include "ui/messagebar.h"
#include "ui/parts.h"
#include "ui/theme.h"
#include "views/session/projectsession.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace tandem {

namespace {

QLabel* makeProblem(const QString& name, QWidget* parent)
{
    QLabel* label = named(newNote(parent, LabelStyle::Error), name);
    label->hide();
    return label;
}

void tell(QLabel* label, const QString& problem)
{
    label->setText(problem);
    label->setVisible(!problem.isEmpty());
}

} // namespace

TypeCaseDialog::TypeCaseDialog(ProjectSession& session, QWidget* parent)
    : QDialog(parent)
    , m_session(session)
    , m_messages(new MessageBar(this))
{
    setObjectName(QStringLiteral("typeCaseDialog"));
    setWindowTitle(tr("Enter a case"));
    setModal(true);
    resizeWithin(this, {720, 680});
    build();
    addOutput();
    m_name->setFocus();
}

QPlainTextEdit* TypeCaseDialog::makeEditor(const char* name, const QString& title, int lines)
{
    auto* label = new QLabel(title, this);
    auto* editor = named(new QPlainTextEdit(this), name);
    editor->setTabChangesFocus(true);
    editor->setMinimumHeight(lines * fontMetrics().lineSpacing() + 16);
    label->setBuddy(editor);
    connect(editor, &QPlainTextEdit::textChanged, this, [this] {
        if (m_tried)
            validate();
    });
    m_fields->addWidget(label);
    m_fields->addWidget(editor, 1);
    return editor;
}

void TypeCaseDialog::build()
{
    auto* inside = new QWidget(this);
    setSurface(inside, Surface::Panel);
    m_fields = new QVBoxLayout(inside);
    m_fields->setContentsMargins(20, 16, 20, 16);
    m_fields->setSpacing(6);
    auto* nameLabel = new QLabel(tr("&Name (optional)"), this);
    m_name = named(new QLineEdit(this), "caseName");
    nameLabel->setBuddy(m_name);
    m_fields->addWidget(nameLabel);
    m_fields->addWidget(m_name);
    m_prompt = makeEditor("casePrompt", tr("&Prompt"), 3);
    m_expected = makeEditor("caseExpected", tr("&Expected text (what the user actually wrote)"), 5);
    m_problem = makeProblem(QStringLiteral("caseProblem"), this);
    m_fields->addWidget(m_problem);
    m_outputBoxes = new QVBoxLayout;
    m_outputBoxes->setSpacing(6);
    m_fields->addLayout(m_outputBoxes, 1);
    m_addOutput =
        named(new QPushButton(tr("Add an &output of another system"), this), "addCaseOutput");
    m_addOutput->setAutoDefault(false);
    connect(m_addOutput, &QPushButton::clicked, this, [this] {
        addOutput();
        m_outputs.last().system->setFocus();
    });
    m_fields->addWidget(m_addOutput, 0, Qt::AlignLeading);

    m_scroll = new QScrollArea(this);
    m_scroll->setWidgetResizable(true);
    m_scroll->setWidget(inside);
    inColumn(this, {m_messages, {m_scroll, 1}, buildButtons()}, 0);
}

QWidget* TypeCaseDialog::buildButtons()
{
    auto* box = new QDialogButtonBox(this);
    box->setContentsMargins(20, 12, 20, 16);
    m_another = named(box->addButton(tr("Add and enter &another"), QDialogButtonBox::ActionRole),
        "addCaseAndAnother");
    m_another->setAutoDefault(false);
    connect(m_another, &QPushButton::clicked, this, [this] { save(true); });
    m_save = addDialogButtons(box, this, tr("&Add case"), "addCase", tr("Cancel"), "cancelCase");
    return box;
}

void TypeCaseDialog::addOutput()
{
    const auto number = m_outputs.size() + 1;
    Output output;
    output.box = new QWidget(this);
    output.system = named(new QLineEdit(output.box), QStringLiteral("outputSystem%1").arg(number));
    output.system->setPlaceholderText(tr("system name"));
    output.system->setAccessibleName(tr("System name"));
    output.system->setMaximumWidth(280);
    output.text = named(new QPlainTextEdit(output.box), QStringLiteral("outputText%1").arg(number));
    output.text->setAccessibleName(tr("Generated text"));
    output.text->setTabChangesFocus(true);
    output.text->setMinimumHeight(4 * fontMetrics().lineSpacing() + 16);
    output.problem = makeProblem(QStringLiteral("outputProblem%1").arg(number), output.box);
    auto* remove = named(new QToolButton(output.box), QStringLiteral("removeOutput%1").arg(number));
    guardFocus(*remove);
    remove->setText(tr("Remove"));
    setLinkLike(remove);
    connect(remove, &QToolButton::clicked, this, [this, box = output.box] { removeOutput(box); });
    const auto changed = [this] {
        if (m_tried)
            validate();
    };
    connect(output.system, &QLineEdit::textChanged, this, changed);
    connect(output.text, &QPlainTextEdit::textChanged, this, changed);
    auto* head = inRow(
        {new QLabel(tr("Generated text of"), output.box), {output.system, 1}, Free(), remove});
    auto* layout = new QVBoxLayout(output.box);
    layout->setContentsMargins(0, 6, 0, 0);
    layout->setSpacing(6);
    layout->addLayout(head);
    layout->addWidget(output.text, 1);
    layout->addWidget(output.problem);
    m_outputBoxes->addWidget(output.box);
    m_outputs.append(output);
}

void TypeCaseDialog::removeOutput(const QWidget* box)
{
    const auto found = std::find_if(m_outputs.begin(), m_outputs.end(),
        [box](const Output& output) { return output.box == box; });
    if (found == m_outputs.end())
        return;
    m_addOutput->setFocus();
    found->box->hide();
    found->box->deleteLater();
    m_outputs.erase(found);
    if (m_tried)
        validate();
}

expert::TextCase TypeCaseDialog::entered() const
{
    expert::TextCase textCase;
    textCase.name = m_name->text().trimmed();
    textCase.prompt = m_prompt->toPlainText();
    textCase.expected = m_expected->toPlainText();
    for (const Output& output : m_outputs) {
        if (!output.text->toPlainText().trimmed().isEmpty())
            textCase.outputs.append({output.system->text().trimmed(), output.text->toPlainText()});
    }
    return textCase;
}

bool TypeCaseDialog::validate()
{
    const expert::TextCase textCase = entered();
    bool valid = !textCase.expected.trimmed().isEmpty();
    tell(m_problem,
        valid ? QString() : tr("Required: an evaluation compares outputs with this text."));
    QStringList systems;
    for (const Output& output : std::as_const(m_outputs)) {
        const QString system = output.system->text().trimmed();
        const bool empty = output.text->toPlainText().trimmed().isEmpty();
        QString problem;
        if (empty && !system.isEmpty())
            problem = tr("The text is missing.");
        else if (!empty && system.isEmpty() && textCase.outputs.size() > 1)
            problem = tr("With several outputs, each one needs a system name.");
        else if (!empty && systems.contains(system))
            problem =
                tr("Another output above is by this system; a case has one output per system.");
        if (!empty)
            systems += system;
        tell(output.problem, problem);
        valid = valid && problem.isEmpty();
    }
    return valid;
}

void TypeCaseDialog::accept()
{
    save(false);
}

void TypeCaseDialog::save(bool another)
{
    m_tried = true;
    m_messages->clear();
    if (!validate())
        return;
    m_save->setEnabled(false);
    m_another->setEnabled(false);
    m_session
        .change(this, {.write = [textCase = entered()](Database& database) -> Expected<Written> {
            TANDEM_TRY(added, CaseRepository(database).add(textCase));
            return Written(CasesChanged());
        }})
        .onEnded(this, [this, another](const Expected<void>& result) {
            m_save->setEnabled(true);
            m_another->setEnabled(true);
            if (!result) {
                m_messages->showMessage(MessageBar::Kind::Error, result.error().sentence());
                return;
            }
            emit caseAdded();
            if (another)
                clearForAnother();
            else
                QDialog::accept();
        });
}

/// Closing asks once about what is typed, and again when that has changed.
void TypeCaseDialog::reject()
{
    const bool typed = !m_name->text().isEmpty() || !m_prompt->toPlainText().isEmpty() ||
                       !m_expected->toPlainText().isEmpty() ||
                       std::any_of(m_outputs.cbegin(), m_outputs.cend(), [](const Output& output) {
                           return !output.text->toPlainText().isEmpty();
                       });
    if (const expert::TextCase now = entered(); typed && now != m_warnedOf) {
        m_warnedOf = now;
        m_messages->showMessage(MessageBar::Kind::Warning,
            tr("The case is not added yet. Cancel or Esc again discards it."));
        return;
    }
    QDialog::reject();
}

void TypeCaseDialog::clearForAnother()
{
    m_tried = false;
    m_name->clear();
    m_prompt->clear();
    m_expected->clear();
    // The systems stay: the next case has outputs of the same ones.
    for (const Output& output : std::as_const(m_outputs))
        output.text->clear();
    m_messages->showMessage(MessageBar::Kind::Success, tr("The case was added."));
    m_name->setFocus();
}

} // namespace tandem
