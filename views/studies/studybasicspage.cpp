#include "views/studies/studybasicspage.h"

#include "models/studies/kindkeys.h"
#include "models/studies/templates.h"
#include "ui/arrange.h"
#include "ui/parts.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>

namespace tandem {

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
    form->addRow(QString(), newNote(this, LabelStyle::Small,
                                tr("Empty: the language of each rater's browser or of Tandem.")));
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

} // namespace tandem
