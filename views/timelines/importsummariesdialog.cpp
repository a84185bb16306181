#include "views/timelines/importsummariesdialog.h"

#include "storage/project/project.h"
#include "storage/project/summaryvalueimport.h"
#include "storage/project/usersummaryimport.h"
#include "ui/arrange.h"
#include "ui/dialogsize.h"
#include "views/session/projectsession.h"

#include <QLabel>
#include <QLineEdit>
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
    : PathImportDialog(QStringLiteral("importSummariesDialog"),
          what == What::Texts ? tr("Import summaries of users") : tr("Import values of summaries"),
          std::move(files),
          {.purpose = QStringLiteral("usersummaries"),
              .filter =
                  tr("Summaries (*.jsonl *.json *.csv)") + QStringLiteral(";;") + allFilesFilter(),
              .beside = session.project().path()},
          parent)
    , m_session(session)
    , m_what(what)
    , m_log(log)
{
    resizeWithin(this, {620, 300});
    body()->addWidget(buildFile());
    body()->addWidget(buildSummarizer(summarizer));
    body()->addStretch();
    body()->addWidget(progress());
    finish(tr("&Import"), QStringLiteral("startSummaryImport"), tr("Cancel"),
        QStringLiteral("closeSummaryImport"));
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
    auto* shown = newPathLabel(box, "summaryImportPath");
    auto* choose = newChooser(box, "chooseSummaryFile", [] { return tr("Choose a &file…"); });
    inColumn(box, {hint, shown, inRow({choose, Free(1)})}, kUsualSpacing);
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
    hold(m_summarizer);
    hold(m_mostWords);
    inColumn(box, {inRow({label, {m_summarizer, 1}, limit, m_mostWords}), note}, kUsualSpacing);
    return box;
}

void ImportSummariesDialog::startImport()
{
    if (m_what == What::Texts)
        importTexts();
    else
        importValues();
}

void ImportSummariesDialog::importTexts()
{
    const auto report = beginImport(tr("Importing summaries"), TransferProgress::Unit::Samples);
    const auto import = std::make_shared<UserSummaryImport>();
    SummaryDefaults usual{m_summarizer->text().trimmed()};
    if (m_mostWords->value() > 0)
        usual.mostWords = m_mostWords->value();
    m_session.change(this, importingUserSummaries(path(), usual, report, import))
        .onEnded(this, [this, import](const Expected<void>& done) {
            if (!endImport(done))
                return;
            emit imported(textsSentence(*import, m_log), import->logs != QStringList{m_log});
            QDialog::accept();
        });
}

void ImportSummariesDialog::importValues()
{
    const auto report = beginImport(tr("Importing values"), TransferProgress::Unit::Samples);
    const auto import = std::make_shared<SummaryValueImport>();
    const QString summarizer = m_summarizer->text().trimmed();
    m_session.change(this, importingSummaryValues(path(), summarizer, report, import))
        .onEnded(this, [this, import](const Expected<void>& done) {
            if (!endImport(done))
                return;
            emit imported(valuesSentence(*import), !import->messages.isEmpty());
            QDialog::accept();
        });
}

} // namespace tandem
