#include "views/timelines/importsummariesdialog.h"

#include "models/usersum/summaryrequests.h"
#include "storage/project/predictionimport.h"
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

QString predictionsSentence(const PredictionImport& import)
{
    QStringList sentences{ImportSummariesDialog::tr(
        "%n prediction(s) added, by %1.", nullptr, int(import.predictions))
                              .arg(import.predictors.join(ImportSummariesDialog::tr(", ")))};
    if (import.known > 0)
        sentences += ImportSummariesDialog::tr(
            "%n prediction(s) were there already.", nullptr, int(import.known));
    return (sentences + import.messages).join(u' ');
}

QString titleOf(ImportSummariesDialog::What what)
{
    switch (what) {
    case ImportSummariesDialog::What::Texts:
        return ImportSummariesDialog::tr("Import summaries of users");
    case ImportSummariesDialog::What::Values:
        return ImportSummariesDialog::tr("Import values of summaries");
    case ImportSummariesDialog::What::Predictions:
        break;
    }
    return ImportSummariesDialog::tr("Import predictions from summaries");
}

QString formatHint(ImportSummariesDialog::What what)
{
    switch (what) {
    case ImportSummariesDialog::What::Texts:
        return ImportSummariesDialog::tr(
            "JSONL, JSON or CSV with user (the pseudonym), summary, and summarizer where "
            "there are several. Export writes the pasts that they are to be made of. Drop it "
            "here.");
    case ImportSummariesDialog::What::Values:
        return ImportSummariesDialog::tr(
            "JSONL, JSON or CSV with user (the pseudonym), summarizer where there are "
            "several, and a field of numbers for each measure: BERTScore, BLEURT … Drop it "
            "here.");
    case ImportSummariesDialog::What::Predictions:
        break;
    }
    return ImportSummariesDialog::tr(
        "JSONL or JSON with user (the pseudonym), summary, run and tasks with name and outcome (0 "
        "or 1), a line for each user and run, as the export of predictions writes it. Drop it "
        "here.");
}

} // namespace

ImportSummariesDialog::ImportSummariesDialog(ProjectSession& session, AskFile files, What what,
    const QString& log, const QString& summarizer, QWidget* parent)
    : PathImportDialog(QStringLiteral("importSummariesDialog"), titleOf(what), std::move(files),
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
    auto* hint = newNote(box, LabelStyle::Secondary, formatHint(m_what));
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
        : m_what == What::Values
            ? tr("Whose they are where a line does not say it.")
            : tr("From whose summaries, and who predicted, where a line does not say it."));
    m_mostWords = named(new QSpinBox(box), "importedMostWords");
    m_mostWords->setRange(0, usersum::kMostWordLimit);
    m_mostWords->setSpecialValueText(tr("not said"));
    auto* limit = new QLabel(tr("&Words at most"), box);
    limit->setBuddy(m_mostWords);
    limit->setVisible(m_what == What::Texts);
    m_mostWords->setVisible(m_what == What::Texts);
    hold(m_summarizer);
    hold(m_mostWords);
    m_predictor = named(new QLineEdit(box), "importedPredictor");
    auto* predictor = new QLabel(tr("&Predictor"), box);
    predictor->setBuddy(m_predictor);
    predictor->setVisible(m_what == What::Predictions);
    m_predictor->setVisible(m_what == What::Predictions);
    hold(m_predictor);
    inColumn(box,
        {inRow({label, {m_summarizer, 1}, limit, m_mostWords, predictor, {m_predictor, 1}}), note},
        kUsualSpacing);
    return box;
}

void ImportSummariesDialog::startImport()
{
    if (m_what == What::Texts)
        importTexts();
    else if (m_what == What::Values)
        importValues();
    else
        importPredicted();
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

void ImportSummariesDialog::importPredicted()
{
    const auto report = beginImport(tr("Importing predictions"), TransferProgress::Unit::Samples);
    const auto import = std::make_shared<PredictionImport>();
    const PredictionDefaults usual{m_summarizer->text().trimmed(), m_predictor->text().trimmed()};
    m_session.change(this, importingPredictions(path(), usual, report, import))
        .onEnded(this, [this, import](const Expected<void>& done) {
            if (!endImport(done))
                return;
            emit imported(predictionsSentence(*import), !import->messages.isEmpty());
            QDialog::accept();
        });
}

} // namespace tandem
