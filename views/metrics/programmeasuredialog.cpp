#include "views/metrics/programmeasuredialog.h"

#include "storage/scorers/embeddingscorer.h"
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
#include <QScrollArea>

#include <algorithm>
#include <initializer_list>

namespace tandem {

namespace {

constexpr int kTestDecimals = 4;

fields::Fields measureFieldsWithout(std::initializer_list<QLatin1String> keys)
{
    fields::Fields left = programMeasureFields();
    left.removeIf([&](const fields::Field& field) {
        return std::find(keys.begin(), keys.end(), field.key()) != keys.end();
    });
    return left;
}

/// The settings that a measure of a program has.
const fields::Fields& programFields()
{
    static const fields::Fields all = measureFieldsWithout(
        {QLatin1String("endpoint"), QLatin1String("model"), QLatin1String("dimensions")});
    return all;
}

/// The settings that a measure of an embedding model has; its own ones are in sight at once.
const fields::Fields& embeddingFields()
{
    static const fields::Fields all = [] {
        fields::Fields left = measureFieldsWithout(
            {QLatin1String("name"), QLatin1String("command"), QLatin1String("version_command"),
                QLatin1String("score"), QLatin1String("least"), QLatin1String("most"),
                QLatin1String("better"), QLatin1String("symmetric"), QLatin1String("timeout")});
        for (fields::Field& field : left) {
            field.isRare = field.key() == QLatin1String("description") ||
                           field.key() == QLatin1String("batch");
            if (field.key() == QLatin1String("key"))
                field.placeholder = QT_TRANSLATE_NOOP("FieldWords", "e.g. embedding_cosine");
            if (field.key() == QLatin1String("endpoint"))
                field.help = nullptr; // says that it is instead of a command
        }
        return left;
    }();
    return all;
}

} // namespace

ProgramMeasureDialog::ProgramMeasureDialog(const QString& key, Kind kind, QWidget* parent)
    : QDialog(parent)
    , m_key(key)
    , m_kind(kind)
    , m_testing(this)
{
    const auto stored = key.isEmpty() ? Expected<ProgramMeasure>() : m_store.byKey(key);
    if (stored)
        m_saved = *stored;
    if (!key.isEmpty())
        m_kind = m_saved.isEmbedding() ? Kind::Embedding : Kind::Program;
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
    m_form = new FieldForm(m_kind == Kind::Embedding ? embeddingFields() : programFields(), m_saved,
        nullptr, "measure", form, rows);
    auto* note = named(newNote(this, LabelStyle::Small, noteText()), "measureNote");
    m_messages = named(new MessageBar(this), "measureMessage");
    auto* buttons = new QDialogButtonBox(this);
    if (m_kind == Kind::Program) {
        m_test =
            named(buttons->addButton(tr("&Test"), QDialogButtonBox::ActionRole), "measureTest");
        m_test->setAutoDefault(false);
        connect(m_test, &QPushButton::clicked, this, &ProgramMeasureDialog::test);
    }
    auto* saves =
        named(buttons->addButton(tr("&Save"), QDialogButtonBox::AcceptRole), "measureSave");
    setPrimary(saves);
    saves->setDefault(true);
    auto* cancel =
        named(buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole), "measureCancel");
    cancel->setAutoDefault(false);
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
    auto* scroll = new QScrollArea(this); // for large texts in a small window
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(rows);
    scroll->viewport()->setAutoFillBackground(false);
    rows->setAutoFillBackground(false);
    inColumn(this, {{scroll, 1}, note, m_messages, buttons});
    resizeWithin(this, {560, m_kind == Kind::Embedding ? 360 : 560});

    connect(m_form, &FieldForm::changed, this, [this] {
        m_hasWarned = false;
        m_testing.cancel();
        m_messages->clear();
    });
    connect(saves, &QPushButton::clicked, this, &ProgramMeasureDialog::save);
    connect(buttons, &QDialogButtonBox::rejected, this, &ProgramMeasureDialog::reject);
    connect(&m_testing, &LatestBase::busyChanged, this, &ProgramMeasureDialog::showState);
    connect(&m_testing, &LatestBase::failed, this, &ProgramMeasureDialog::showError);
}

QString ProgramMeasureDialog::noteText() const
{
    if (m_kind == Kind::Embedding)
        return tr("The score is the cosine of the vectors that the model gives of the two texts. "
                  "Nothing is sent to the endpoint before you confirm it on the Metrics screen.");
    return tr("The command reads a line of JSON for each pair and writes one for each score; it "
              "runs in %1, without a shell. Only measures of this computer run, never any of a "
              "project.")
        .arg(QDir::toNativeSeparators(m_store.folder()));
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

Expected<void> ProgramMeasureDialog::check(const ProgramMeasure& measure) const
{
    if (m_kind == Kind::Program)
        return {};
    if (measure.endpoint.isEmpty() || measure.model.isEmpty())
        return failure(
            ErrorCode::InvalidInput, tr("Name both the endpoint and its embedding model."));
    return EmbeddingScorer(measure).endpoint().map([](const llm::Endpoint&) {});
}

void ProgramMeasureDialog::save()
{
    m_testing.cancel();
    const auto& measure = m_form->options<ProgramMeasure>();
    const auto saved = check(measure).and_then([&] { return m_store.save(measure, m_key); });
    if (!saved)
        return showError(saved.error());
    listProgramMeasures(m_store);
    emit edited(m_key, measure.key);
    accept();
}

void ProgramMeasureDialog::remove()
{
    if (const auto removed = m_store.remove(m_key); !removed)
        return showError(removed.error());
    listProgramMeasures(m_store);
    emit edited(m_key, {});
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
    if (m_test)
        m_test->setText(m_testing.isBusy() ? tr("S&top the test") : tr("&Test"));
}

} // namespace tandem
