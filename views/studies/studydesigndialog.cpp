#include "views/studies/studydesigndialog.h"

#include "models/results/spelling.h"
#include "models/studies/design.h"
#include "models/studies/designcheck.h"
#include "models/studies/kindkeys.h"
#include "models/studies/shownturn.h"
#include "models/studies/templates.h"
#include "ui/arrange.h"
#include "ui/dialogsize.h"
#include "ui/divider.h"
#include "ui/markdowneditor.h"
#include "ui/messagebar.h"
#include "ui/parts.h"
#include "ui/tabstops.h"
#include "views/session/projectsession.h"
#include "views/studies/previewdialog.h"
#include "views/studies/problemnotes.h"
#include "views/studies/questionspage.h"
#include "views/studies/studydesignpages.h"
#include "views/studies/studyviewwords.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRandomGenerator>
#include <QStackedWidget>
#include <QTabBar>
#include <QWidget>

#include <algorithm>

namespace tandem {

/// What a study is called, what it is made from, and what raters read of it first.
class StudyBasicsPage final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(StudyBasicsPage)

public:
    /// A study that is there has its name already.
    explicit StudyBasicsPage(bool isNew, QWidget* parent = nullptr);

    QString name() const;
    studies::Kind kind() const;
    void setName(const QString& name);
    void setKind(studies::Kind kind);
    void setDesign(const studies::Design& design);
    void applyTo(studies::Design& design) const;
    /// Returns how many of the problems stand here.
    int showProblems(const QList<studies::DesignProblem>& problems);

signals:
    /// By the user.
    void edited();
    void kindChosen(tandem::studies::Kind kind);

private:
    void showKind();

    QLineEdit* m_name;
    QComboBox* m_kind;
    QLabel* m_about;
    QLineEdit* m_title;
    QLineEdit* m_language;
    ProblemNotes m_problems;
};

namespace {

constexpr int kLongestStudyName = 100;
constexpr int kLongestLanguage = 20;
constexpr int kLanguageWidth = 120;

} // namespace

StudyBasicsPage::StudyBasicsPage(bool isNew, QWidget* parent)
    : QWidget(parent)
    , m_name(named(new QLineEdit(this), "studyName"))
    , m_kind(named(new QComboBox(this), "studyKind"))
    , m_about(named(newNote(this, LabelStyle::Secondary), "studyAbout"))
    , m_title(named(new QLineEdit(this), "studyTitle"))
    , m_language(named(new QLineEdit(this), "studyLanguage"))
{
    for (const studies::Kind kind : studies::studyKinds())
        m_kind->addItem(studies::studyKindName(kind), int(kind));
    m_name->setMaxLength(kLongestStudyName);
    m_name->setPlaceholderText(tr("not shown to raters"));
    m_name->setReadOnly(!isNew);
    m_title->setMaxLength(int(studies::kMostLabelLength));
    m_title->setPlaceholderText(tr("shown to raters"));
    m_language->setMaxLength(kLongestLanguage);
    m_language->setMaximumWidth(kLanguageWidth);
    m_language->setPlaceholderText(tr("en, fa, zh_CN"));
    auto* form = new QFormLayout;
    form->setVerticalSpacing(10);
    form->setHorizontalSpacing(16);
    m_problems.addRow(form, tr("&Name"), m_name, QStringLiteral("/name"));
    form->addRow(isNew ? tr("Te&mplate") : tr("&Evaluated as"), m_kind);
    form->addRow(QString(), m_about);
    m_problems.addRow(form, tr("&Title"), m_title, QStringLiteral("/title"));
    m_problems.addRow(form, tr("&Language of the page"), m_language, QStringLiteral("/language"));
    form->addRow(
        QString(), newNote(this, LabelStyle::Small,
                       tr("A code such as en, fa or zh_CN; empty: each rater's language.")));
    auto* column = inColumn(this, {}, 0, {20, 16, 20, 16});
    column->addLayout(form);
    column->addStretch(1);
    for (QLineEdit* field : {m_name, m_title, m_language})
        connect(field, &QLineEdit::textEdited, this, &StudyBasicsPage::edited);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &StudyBasicsPage::showKind);
    connect(m_kind, &QComboBox::activated, this, [this] { emit kindChosen(kind()); });
    setFocusProxy(isNew ? m_name : m_title);
    showKind();
}

QString StudyBasicsPage::name() const
{
    return m_name->text().trimmed();
}

studies::Kind StudyBasicsPage::kind() const
{
    return studies::Kind(m_kind->currentData().toInt());
}

void StudyBasicsPage::setName(const QString& name)
{
    m_name->setText(name);
}

void StudyBasicsPage::setKind(studies::Kind kind)
{
    m_kind->setCurrentIndex(m_kind->findData(int(kind)));
}

void StudyBasicsPage::setDesign(const studies::Design& design)
{
    setKind(design.kind);
    m_title->setText(design.title);
    m_language->setText(design.language);
}

void StudyBasicsPage::applyTo(studies::Design& design) const
{
    design.kind = kind();
    design.title = m_title->text();
    design.language = m_language->text().trimmed();
}

int StudyBasicsPage::showProblems(const QList<studies::DesignProblem>& problems)
{
    return m_problems.show(problems);
}

void StudyBasicsPage::showKind()
{
    m_about->setText(studies::studyKindDescription(kind()));
}

namespace {

/// Whether two texts are compared: answers stand for sides, or their likeness is asked.
bool comparesTwo(const studies::Design& design)
{
    return design.kind == studies::Kind::Similarity ||
           std::any_of(design.questions.begin(), design.questions.end(),
               [](const studies::Question& question) {
                   return std::any_of(question.options.begin(), question.options.end(),
                       [](const studies::Option& option) { return option.side != 0; });
               });
}

QString exampleText(const QString& field)
{
    return StudyViewWords::tr("The item's “%1” text appears here.").arg(field);
}

/// An item that shows what this design does with its fields, where the study has none yet.
studies::Item exampleItem(const studies::Design& design)
{
    studies::Item item;
    item.name = QStringLiteral("example");
    for (qsizetype i = 0; i < design.fields.size(); ++i) {
        const QString& name = design.fields.at(i).name;
        if (i + 1 < design.fields.size() || !comparesTwo(design)) {
            item.fields.append({name, exampleText(name), 0, {}});
            continue;
        }
        for (const int side : {1, 2})
            item.fields.append({name,
                StudyViewWords::tr("The item's “%1” text of side %2 appears here.")
                    .arg(name)
                    .arg(side),
                side, {}});
    }
    return item;
}

/// Makes this the design of the study; taken back by the one that it had.
Write designWrite(StudyId study, const studies::Design& design)
{
    return [study, design](const WriteContext& context) -> Expected<Written> {
        StudyRepository repository(context.database);
        TANDEM_TRY(before, repository.version(study));
        TANDEM_DO(repository.changeDesign(study, design, context.origin.person));
        return Written(StudyChanged{study}, designWrite(study, before->design));
    };
}

} // namespace

StudyDesignDialog::StudyDesignDialog(ProjectSession& session, QWidget* parent)
    : StudyDesignDialog(session, DesignedStudy(), parent)
{
}

StudyDesignDialog::StudyDesignDialog(
    ProjectSession& session, const DesignedStudy& study, QWidget* parent)
    : QDialog(parent)
    , m_session(session)
    , m_study(study)
    , m_messages(new MessageBar(this))
    , m_tabs(named(new QTabBar(this), "designPages"))
    , m_pages(new QStackedWidget(this))
    , m_basics(new StudyBasicsPage(!study.study.isValid(), m_pages))
    , m_instructions(new MarkdownEditor(QStringLiteral("instructions"), m_pages))
    , m_consent(new MarkdownEditor(QStringLiteral("consent"), m_pages))
    , m_fields(new ShownFieldsPage(m_pages))
    , m_questions(new QuestionsPage(m_pages))
    , m_handout(new HandoutPage(m_pages))
{
    const bool isNew = !m_study.study.isValid();
    setObjectName(QStringLiteral("studyDesignDialog"));
    setWindowTitle(isNew ? tr("New study") : tr("Design of “%1”").arg(m_study.name));
    setModal(true);
    build();
    if (isNew) {
        fillFrom(studies::Kind::Pairwise);
    } else {
        m_basics->setName(m_study.name);
        showDesign(m_study.version.design);
        if (m_study.version.isFrozen)
            m_messages->showMessage(MessageBar::Kind::Info,
                tr("Someone has already answered or has a form: your changes create version %1. "
                   "Existing answers stay with the version they were given for.")
                    .arg(results::countText(m_study.version.number + 1)));
    }
    resizeWithin(this, {920, 600});
    m_basics->setFocus();
}

void StudyDesignDialog::build()
{
    m_instructions->setNames(tr("Instructions (Markdown)"), tr("Instructions preview"));
    m_consent->setNames(tr("Consent (Markdown)"), tr("Consent preview"));
    for (MarkdownEditor* editor : {m_instructions, m_consent})
        editor->setContentsMargins(16, 12, 16, 12);
    const QString titles[Pages] = {tr("Study"), tr("Instructions"), tr("Consent"),
        tr("Shown fields"), tr("Questions"), tr("Assignment")};
    for (int i = 0; i < Pages; ++i) {
        m_tabs->addTab(titles[i]);
        m_pages->addWidget(page(i));
    }
    m_tabs->setAccessibleName(tr("Pages of the design"));
    m_tabs->setExpanding(false);
    connect(m_tabs, &QTabBar::currentChanged, m_pages, &QStackedWidget::setCurrentIndex);
    connect(m_basics, &StudyBasicsPage::edited, this, &StudyDesignDialog::touched);
    connect(m_basics, &StudyBasicsPage::kindChosen, this, &StudyDesignDialog::chooseTemplate);
    connect(m_instructions, &MarkdownEditor::textChanged, this, &StudyDesignDialog::touched);
    connect(m_consent, &MarkdownEditor::textChanged, this, &StudyDesignDialog::touched);
    connect(m_fields, &ShownFieldsPage::edited, this, &StudyDesignDialog::touched);
    connect(m_questions, &QuestionsPage::edited, this, &StudyDesignDialog::touched);
    connect(m_handout, &HandoutPage::edited, this, &StudyDesignDialog::touched);
    inColumn(this,
        {m_messages, inRow({m_tabs, Free(1)}, 0, {12, 4, 12, 0}), new Divider(Qt::Horizontal, this),
            {m_pages, 1}, new Divider(Qt::Horizontal, this), buildFoot()},
        0);
}

QWidget* StudyDesignDialog::buildFoot()
{
    auto* foot = new QWidget(this);
    m_problem = newLink(foot, "designProblem", [] { return QString(); });
    m_problem->setAutoDefault(false);
    connect(m_problem, &QPushButton::clicked, this, &StudyDesignDialog::goToProblem);
    auto* see = newButton(foot, "designPreview", [] { return tr("&Preview…"); });
    see->setAutoDefault(false);
    connect(see, &QPushButton::clicked, this, &StudyDesignDialog::preview);
    auto* box = new QDialogButtonBox(foot);
    m_save = addDialogButtons(box, this,
        m_study.study.isValid() ? tr("&Save") : tr("&Create study"), "designSave", tr("Cancel"));
    inRow(foot, {m_problem, Free(1), see, box}, 8, {16, 10, 16, 12});
    return foot;
}

QWidget* StudyDesignDialog::page(int index) const
{
    QWidget* const pages[Pages] = {
        m_basics, m_instructions, m_consent, m_fields, m_questions, m_handout};
    return pages[index];
}

void StudyDesignDialog::showDesign(const studies::Design& design)
{
    m_isFilling = true;
    m_start = design;
    m_basics->setDesign(design);
    m_instructions->setText(design.instructions);
    m_consent->setText(design.consent);
    m_fields->setFields(design.fields, otherFields(design.kind));
    m_questions->setQuestions(design.questions);
    m_handout->setDesign(design);
    m_isFilling = false;
    m_isTouched = false;
    check();
}

studies::Design StudyDesignDialog::design() const
{
    studies::Design design = m_start;
    m_basics->applyTo(design);
    design.instructions = m_instructions->text();
    design.consent = m_consent->text();
    design.fields = m_fields->fields();
    design.questions = m_questions->questions();
    m_handout->applyTo(design);
    return design;
}

/// A new study is filled from the template; of one that is there the kind alone changes.
void StudyDesignDialog::chooseTemplate(studies::Kind kind)
{
    if (m_study.study.isValid())
        return touched();
    studies::Design before = design();
    before.kind = m_start.kind;
    if (before == m_start)
        return fillFrom(kind);
    m_basics->setKind(m_start.kind);
    m_messages->ask(tr("Start over from “%1”? Your changes here are discarded.")
                        .arg(studies::studyKindName(kind)),
        tr("Start over"), [this, kind] { fillFrom(kind); });
}

void StudyDesignDialog::fillFrom(studies::Kind kind)
{
    studies::Design design = studies::designTemplate(kind);
    design.seed = QRandomGenerator::global()->generate();
    showDesign(design);
}

/// What items of this kind have, and those of this study.
QStringList StudyDesignDialog::otherFields(studies::Kind kind) const
{
    QStringList names;
    for (const studies::ShownField& field : studies::designTemplate(kind).fields)
        names.append(field.name);
    for (const studies::Item& item : m_study.items) {
        for (const studies::Field& field : item.fields)
            names.append(field.name);
    }
    names.removeDuplicates();
    return names;
}

bool StudyDesignDialog::isChanged() const
{
    const bool isNew = !m_study.study.isValid();
    return design() != m_start || (isNew && !m_basics->name().isEmpty());
}

void StudyDesignDialog::touched()
{
    if (m_isFilling)
        return;
    m_isTouched = true;
    check();
}

void StudyDesignDialog::check()
{
    QList<studies::DesignProblem> problems = studies::designProblems(design());
    if (m_basics->name().isEmpty())
        problems.prepend({QStringLiteral("/name"), tr("Name the study.")});
    m_basics->showProblems(m_isTouched ? problems : QList<studies::DesignProblem>());
    m_fields->showProblems(problems);
    m_questions->showProblems(problems);
    m_handout->showProblems(problems);
    m_problemPlace = problems.isEmpty() ? QString() : problems.first().place;
    m_problem->setText(problems.isEmpty() ? QString() : problems.first().sentence);
    m_problem->setVisible(!problems.isEmpty());
    const bool isNew = !m_study.study.isValid();
    m_save->setEnabled(problems.isEmpty() && (isNew || design() != m_study.version.design));
}

void StudyDesignDialog::goToProblem()
{
    int index = m_handout->has(m_problemPlace) ? Handout : Basics;
    for (const auto& [start, page] :
        {std::pair("/instructions", Instructions), std::pair("/consent", Consent),
            std::pair("/fields", Fields), std::pair("/questions", Questions)}) {
        if (m_problemPlace.startsWith(QLatin1String(start)))
            index = page;
    }
    m_tabs->setCurrentIndex(index);
    if (index == Questions)
        m_questions->goTo(m_problemPlace);
    else
        page(index)->setFocus();
}

void StudyDesignDialog::preview()
{
    const studies::Design shown = design();
    auto* dialog = new PreviewDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
    dialog->show(studies::previewTask(
        shown, m_study.items.isEmpty() ? QList{exampleItem(shown)} : m_study.items));
}

void StudyDesignDialog::accept()
{
    if (!m_save->isEnabled())
        return;
    m_messages->clear();
    m_save->setEnabled(false);
    if (m_study.study.isValid()) {
        m_session
            .change(this, {.text = tr("design of “%1”").arg(m_study.name),
                              .write = designWrite(m_study.study, design())})
            .onEnded(this, [this](const Expected<void>& done) { end(done); });
        return;
    }
    m_session
        .change(this, {.write = [name = m_basics->name(), design = design()](
                                    const WriteContext& context) -> Expected<Written> {
            TANDEM_TRY(study,
                StudyRepository(context.database).create(name, design, context.origin.person));
            return Written(StudyChanged{*study});
        }})
        .onEnded(this, [this](const Expected<void>& done) { end(done); });
}

void StudyDesignDialog::reject()
{
    if (!isChanged())
        return QDialog::reject();
    m_messages->ask(m_study.study.isValid() ? tr("Unsaved changes.")
                                            : tr("The study has not been created yet."),
        tr("Discard"), [this] { QDialog::reject(); });
}

void StudyDesignDialog::keyPressEvent(QKeyEvent* event)
{
    if (event->key() != Qt::Key_Return && event->key() != Qt::Key_Enter)
        return QDialog::keyPressEvent(event);
    if (auto* button = qobject_cast<QAbstractButton*>(focusWidget()))
        button->click();
    else if (focusWidget())
        stepToTabStop(focusWidget(), true);
}

void StudyDesignDialog::end(const Expected<void>& done)
{
    m_save->setEnabled(true);
    if (!done)
        return m_messages->showMessage(MessageBar::Kind::Error, done.error().sentence());
    emit saved(m_basics->name());
    QDialog::accept();
}

} // namespace tandem

#include "views/studies/studydesigndialog.moc"
