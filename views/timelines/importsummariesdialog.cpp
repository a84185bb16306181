#include "views/timelines/importsummariesdialog.h"

#include "storage/project/project.h"
#include "storage/project/summaryvalueimport.h"
#include "storage/project/usersummaryimport.h"
#include "ui/arrange.h"
#include "ui/dialogsize.h"
#include "ui/messagebar.h"
#include "ui/parts.h"
#include "ui/transferprogress.h"
#include "views/session/projectsession.h"

#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <memory>
#include <utility>

namespace tandem {

namespace {

constexpr int kMostWordLimitImported = 1'000'000;

/// `log` is the one that is shown.
QString textsSentence(const UserSummaryImport& import, const QString& log)
{
    QString sentence =
        ImportSummariesDialog::tr("%n summaries added, by %1.", nullptr, int(import.added.size()))
            .arg(import.summarizers.join(ImportSummariesDialog::tr(", ")));
    if (import.known > 0)
        sentence += u' ' + ImportSummariesDialog::tr(
                               "%n summaries were there already.", nullptr, int(import.known));
    if (import.logs != QStringList{log})
        sentence += u' ' + ImportSummariesDialog::tr("They are of users of: %1.", "logs")
                               .arg(import.logs.join(ImportSummariesDialog::tr(", ")));
    return sentence;
}

QString valuesSentence(const SummaryValueImport& import)
{
    QStringList sentences{
        ImportSummariesDialog::tr("%n value(s) added: %1.", nullptr, int(import.added.size()))
            .arg(import.measures.join(ImportSummariesDialog::tr(", ")))};
    if (import.known > 0)
        sentences += ImportSummariesDialog::tr(
            "%n value(s) were there already.", nullptr, int(import.known));
    return (sentences + import.messages).join(u' ');
}

} // namespace

ImportSummariesDialog::ImportSummariesDialog(ProjectSession& session, AskFile files, What what,
    const QString& log, const QString& summarizer, QWidget* parent)
    : TransferDialog(QStringLiteral("importSummariesDialog"),
          what == What::Texts ? tr("Import summaries of users") : tr("Import values of summaries"),
          parent)
    , m_session(session)
    , m_ask(std::move(files))
    , m_what(what)
    , m_log(log)
{
    resizeWithin(this, {620, 300});
    takeDrops([](const QFileInfo& file) { return file.isFile(); },
        [this](const QStringList& paths) { setPath(paths.value(0)); });
    body()->addWidget(buildFile());
    body()->addWidget(buildSummarizer(summarizer));
    body()->addStretch();
    body()->addWidget(progress());
    m_import = addButtons(tr("&Import"), QStringLiteral("startSummaryImport"), tr("Cancel"),
        QStringLiteral("closeSummaryImport"));
    m_choose->setAutoDefault(true);
    showState();
    m_choose->setFocus();
}

QWidget* ImportSummariesDialog::buildFile()
{
    auto* box = new QWidget(this);
    auto* hint = newNote(box, LabelStyle::Secondary,
        m_what == What::Texts
            ? tr("JSONL, JSON or CSV with user (the pseudonym), summary, and summarizer where "
                 "there are several. Export writes the pasts that they are to be made of. Drop it "
                 "here.")
            : tr("JSONL, JSON or CSV with user (the pseudonym), summarizer where there are "
                 "several, and a field of numbers for each measure: BERTScore, BLEURT … Drop it "
                 "here."));
    m_shown = named(newNote(box, LabelStyle::Strong), "summaryImportPath");
    m_choose = newButton(box, "chooseSummaryFile", [] { return tr("Choose a &file…"); });
    connect(m_choose, &QPushButton::clicked, this, &ImportSummariesDialog::choose);
    inColumn(box, {hint, m_shown, inRow({m_choose, Free(1)})}, kUsualSpacing);
    return box;
}

QWidget* ImportSummariesDialog::buildSummarizer(const QString& summarizer)
{
    auto* box = new QWidget(this);
    m_summarizer = named(new QLineEdit(summarizer, box), "importedSummarizer");
    auto* label = new QLabel(tr("&Summarizer"), box);
    label->setBuddy(m_summarizer);
    auto* note = newNote(box, LabelStyle::Small,
        m_what == What::Texts
            ? tr("Whose they are and what length they were to keep to, where a line does not say "
                 "it.")
            : tr("Whose they are where a line does not say it."));
    m_mostWords = named(new QSpinBox(box), "importedMostWords");
    m_mostWords->setRange(0, kMostWordLimitImported);
    m_mostWords->setSpecialValueText(tr("not said"));
    auto* limit = new QLabel(tr("&Words at most"), box);
    limit->setBuddy(m_mostWords);
    limit->setVisible(m_what == What::Texts);
    m_mostWords->setVisible(m_what == What::Texts);
    inColumn(box, {inRow({label, {m_summarizer, 1}, limit, m_mostWords}), note}, kUsualSpacing);
    return box;
}

void ImportSummariesDialog::choose()
{
    FileQuestion question;
    question.purpose = QStringLiteral("usersummaries");
    question.beside = m_session.project().path();
    question.filter =
        tr("Summaries (*.jsonl *.json *.csv)") + QStringLiteral(";;") + allFilesFilter();
    m_ask.one(this, question, [this](const QString& path) { setPath(path); });
}

void ImportSummariesDialog::setPath(const QString& path)
{
    if (path.isEmpty())
        return;
    m_path = path;
    messages()->clear();
    showState();
    m_import->setFocus();
}

void ImportSummariesDialog::showState()
{
    if (!m_import)
        return;
    const bool running = isRunning();
    m_shown->setText(QDir::toNativeSeparators(m_path));
    m_shown->setVisible(!m_path.isEmpty());
    m_import->setEnabled(!running && !m_path.isEmpty());
    m_choose->setEnabled(!running);
    m_summarizer->setEnabled(!running);
    m_mostWords->setEnabled(!running);
}

void ImportSummariesDialog::accept()
{
    if (isRunning() || m_path.isEmpty())
        return;
    messages()->clear();
    if (m_what == What::Texts)
        importTexts();
    else
        importValues();
}

void ImportSummariesDialog::importTexts()
{
    const auto report =
        progress()->begin(tr("Importing summaries"), TransferProgress::Unit::Samples);
    showState();
    const auto import = std::make_shared<UserSummaryImport>();
    SummaryDefaults usual{m_summarizer->text().trimmed()};
    if (m_mostWords->value() > 0)
        usual.mostWords = m_mostWords->value();
    m_session.change(this, importingUserSummaries(m_path, usual, report, import))
        .onEnded(this, [this, import](const Expected<void>& done) {
            ended(done, [this, import] {
                return std::pair(textsSentence(*import, m_log), import->logs != QStringList{m_log});
            });
        });
}

void ImportSummariesDialog::importValues()
{
    const auto report = progress()->begin(tr("Importing values"), TransferProgress::Unit::Samples);
    showState();
    const auto import = std::make_shared<SummaryValueImport>();
    m_session
        .change(
            this, importingSummaryValues(m_path, m_summarizer->text().trimmed(), report, import))
        .onEnded(this, [this, import](const Expected<void>& done) {
            ended(done, [import] {
                return std::pair(valuesSentence(*import), !import->messages.isEmpty());
            });
        });
}

void ImportSummariesDialog::ended(
    const Expected<void>& done, const std::function<std::pair<QString, bool>()>& whatCame)
{
    progress()->end();
    showState();
    if (done) {
        const auto [sentence, hasRemarks] = whatCame();
        emit imported(sentence, hasRemarks);
        return QDialog::accept();
    }
    if (closeIfAsked())
        return;
    tellFailure(done.error(), {});
    m_import->setFocus();
}

} // namespace tandem
