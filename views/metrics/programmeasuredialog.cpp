#include "views/metrics/programmeasuredialog.h"

#include "ui/arrange.h"
#include "ui/destructivefocus.h"
#include "ui/dialogsize.h"
#include "ui/fieldform.h"
#include "ui/messagebar.h"
#include "ui/parts.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QFormLayout>
#include <QLocale>
#include <QPushButton>

namespace tandem {

namespace {

constexpr int kTestDecimals = 4;

} // namespace

ProgramMeasureDialog::ProgramMeasureDialog(const QString& key, QWidget* parent)
    : QDialog(parent)
    , m_key(key)
    , m_testing(this)
{
    const auto stored = key.isEmpty() ? Expected<ProgramMeasure>() : m_store.byKey(key);
    if (stored)
        m_saved = *stored;
    build();
    if (!stored)
        showError(stored.error());
}

void ProgramMeasureDialog::build()
{
    setObjectName(QStringLiteral("programMeasureDialog"));
    setWindowTitle(m_key.isEmpty() ? tr("Add a measure") : tr("Measure %1").arg(m_key));
    auto* rows = new QWidget(this);
    auto* form = new QFormLayout(rows);
    form->setContentsMargins(0, 0, 0, 0);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_form = new FieldForm(programMeasureFields(), m_saved, nullptr, "measure", form, rows);
    auto* note = named(
        newNote(this, LabelStyle::Small,
            tr("The command reads a line of JSON for each pair and writes one for each score; it "
               "runs in %1, without a shell. Only measures of this computer run, never any of a "
               "project.")
                .arg(QDir::toNativeSeparators(m_store.folder()))),
        "measureNote");
    m_messages = named(new MessageBar(this), "measureMessage");
    auto* buttons = new QDialogButtonBox(this);
    m_test = named(buttons->addButton(tr("&Test"), QDialogButtonBox::ActionRole), "measureTest");
    auto* saves =
        named(buttons->addButton(tr("&Save"), QDialogButtonBox::ApplyRole), "measureSave");
    setPrimary(saves);
    saves->setDefault(true);
    auto* cancel =
        named(buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole), "measureCancel");
    for (QPushButton* button : {m_test, cancel})
        button->setAutoDefault(false);
    // A box of buttons shows whatever it holds: a measure that is new has none to remove it.
    if (!m_key.isEmpty()) {
        auto* removes =
            named(buttons->addButton(tr("&Remove"), QDialogButtonBox::ActionRole), "measureRemove");
        removes->setAutoDefault(false);
        guardFocus(*removes);
        connect(removes, &QPushButton::clicked, this, [this] {
            m_messages->ask(
                tr("Remove the measure \"%1\"? Scores stored in projects are kept.").arg(m_key),
                tr("Remove"), [this] { remove(); });
        });
    }
    inColumn(this, {{rows, 1}, note, m_messages, buttons});
    resizeWithin(this, {560, 560});

    connect(m_form, &FieldForm::changed, this, [this] {
        m_hasWarned = false;
        m_testing.cancel();
        m_messages->clear();
    });
    connect(m_test, &QPushButton::clicked, this, &ProgramMeasureDialog::test);
    connect(saves, &QPushButton::clicked, this, &ProgramMeasureDialog::save);
    connect(buttons, &QDialogButtonBox::rejected, this, &ProgramMeasureDialog::reject);
    connect(&m_testing, &LatestBase::busyChanged, this, &ProgramMeasureDialog::showState);
    connect(&m_testing, &LatestBase::failed, this, &ProgramMeasureDialog::showError);
}

void ProgramMeasureDialog::test()
{
    if (m_testing.isBusy())
        return m_testing.cancel();
    m_messages->showMessage(MessageBar::Kind::Info, tr("Scoring two examples…"));
    m_testing.compute(
        [measure = m_form->options<ProgramMeasure>(), folder = m_store.folder()](
            const CancelFlag& cancel) { return testProgram(measure, folder, cancel.get()); },
        [this](const ProgramTestReport& report) { showTest(report); });
}

void ProgramMeasureDialog::showTest(const ProgramTestReport& report)
{
    const QLocale locale;
    const auto number = [&](double value) { return locale.toString(value, 'f', kTestDecimals); };
    QString text = tr("It works: a text with itself %1, with another text %2, after %3 s.")
                       .arg(number(report.same), number(report.different),
                           locale.toString(double(report.ms) / 1000.0, 'f', 1));
    if (!report.version.isEmpty())
        text += u' ' + tr("Version: %1").arg(report.version);
    const bool isAgainst = report.isAgainstDirection(m_form->options<ProgramMeasure>());
    if (isAgainst)
        text += u' ' + tr("The text itself is not the better one: check the direction.");
    m_messages->showMessage(
        isAgainst ? MessageBar::Kind::Warning : MessageBar::Kind::Success, text);
}

void ProgramMeasureDialog::save()
{
    m_testing.cancel();
    if (const auto saved = m_store.save(m_form->options<ProgramMeasure>(), m_key); !saved)
        return showError(saved.error());
    listProgramMeasures(m_store);
    accept();
}

void ProgramMeasureDialog::remove()
{
    if (const auto removed = m_store.remove(m_key); !removed)
        return showError(removed.error());
    listProgramMeasures(m_store);
    accept();
}

void ProgramMeasureDialog::reject()
{
    if (!m_hasWarned && m_form->options<ProgramMeasure>() != m_saved) {
        m_hasWarned = true;
        m_messages->showMessage(
            MessageBar::Kind::Warning, tr("Unsaved changes. Close again to discard."));
        return;
    }
    QDialog::reject();
}

void ProgramMeasureDialog::showError(const Error& error)
{
    m_messages->showMessage(MessageBar::Kind::Error, error.sentence());
}

void ProgramMeasureDialog::showState()
{
    m_test->setText(m_testing.isBusy() ? tr("S&top the test") : tr("&Test"));
}

} // namespace tandem
