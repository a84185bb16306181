#include "views/studies/newstudydialog.h"

#include "models/studies/designcheck.h"
#include "models/studies/kindkeys.h"
#include "models/studies/templates.h"
#include "storage/repositories/studyrepository.h"
#include "ui/arrange.h"
#include "ui/messagebar.h"
#include "ui/parts.h"
#include "views/session/projectsession.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSpinBox>

namespace tandem {

namespace {

constexpr int kUsualRaters = 3;

} // namespace

NewStudyDialog::NewStudyDialog(ProjectSession& session, QWidget* parent)
    : QDialog(parent)
    , m_session(session)
    , m_messages(new MessageBar(this))
    , m_name(named(new QLineEdit(this), "studyName"))
    , m_kind(named(new QComboBox(this), "studyKind"))
    , m_about(named(newNote(this, LabelStyle::Small), "studyAbout"))
    , m_title(named(new QLineEdit(this), "studyTitle"))
    , m_raters(named(new QSpinBox(this), "studyRatersPerItem"))
{
    setObjectName(QStringLiteral("newStudyDialog"));
    setWindowTitle(tr("New study"));
    setModal(true);
    build();
    showKind();
    m_name->setFocus();
}

void NewStudyDialog::build()
{
    for (const studies::Kind kind : studies::studyKinds())
        m_kind->addItem(studies::studyKindName(kind), int(kind));
    m_raters->setRange(1, studies::kMostRatersPerItem);
    m_raters->setValue(kUsualRaters);
    m_name->setPlaceholderText(tr("as you call it; raters do not see it"));
    m_title->setPlaceholderText(tr("raters see it"));
    auto* form = new QFormLayout;
    form->setContentsMargins(20, 16, 20, 4);
    form->addRow(tr("&Name"), m_name);
    form->addRow(tr("&Kind"), m_kind);
    form->addRow(QString(), m_about);
    form->addRow(tr("&Title"), m_title);
    form->addRow(tr("&Raters for each item"), m_raters);
    auto* box = new QDialogButtonBox(this);
    box->setContentsMargins(20, 12, 20, 16);
    box->addButton(tr("Cancel"), QDialogButtonBox::RejectRole)->setAutoDefault(false);
    m_make =
        named(box->addButton(tr("&Make the study"), QDialogButtonBox::AcceptRole), "makeStudy");
    m_make->setDefault(true);
    setPrimary(m_make);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &NewStudyDialog::showKind);
    connect(box, &QDialogButtonBox::accepted, this, &NewStudyDialog::accept);
    connect(box, &QDialogButtonBox::rejected, this, &NewStudyDialog::reject);
    auto* column = inColumn(this, {m_messages}, 0);
    column->addLayout(form);
    column->addWidget(box);
    resize(560, sizeHint().height());
}

studies::Kind NewStudyDialog::kind() const
{
    return studies::Kind(m_kind->currentData().toInt());
}

void NewStudyDialog::showKind()
{
    m_about->setText(studies::studyKindDescription(kind()));
}

studies::Design NewStudyDialog::design() const
{
    studies::Design design = studies::designTemplate(kind());
    if (const QString title = m_title->text().trimmed(); !title.isEmpty())
        design.title = title;
    design.ratersPerItem = m_raters->value();
    design.seed = QRandomGenerator::global()->generate();
    return design;
}

void NewStudyDialog::accept()
{
    m_messages->clear();
    m_make->setEnabled(false);
    const QString name = m_name->text().trimmed();
    m_session
        .change(this,
            {.write = [name, design = design()](const WriteContext& context) -> Expected<Written> {
                TANDEM_TRY(study,
                    StudyRepository(context.database).create(name, design, context.origin.person));
                return Written(StudyChanged{*study});
            }})
        .onEnded(this, [this, name](const Expected<void>& made) {
            m_make->setEnabled(true);
            if (!made)
                return m_messages->showMessage(MessageBar::Kind::Error, made.error().sentence());
            emit studyMade(name);
            QDialog::accept();
        });
}

} // namespace tandem
