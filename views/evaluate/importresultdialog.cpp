#include "views/evaluate/importresultdialog.h"

#include "models/results/spelling.h"
#include "ui/arrange.h"
#include "ui/messagebar.h"
#include "ui/parts.h"
#include "ui/sectionview.h"
#include "ui/theme.h"
#include "ui/transferprogress.h"
#include "views/session/projectsession.h"

#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>

#include <algorithm>

namespace tandem {

ImportResultDialog::ImportResultDialog(ProjectSession& session, AskFile files, QWidget* parent)
    : TransferDialog(QStringLiteral("importResultDialog"), tr("Import a result file"), parent)
    , m_session(session)
    , m_files(std::move(files))
{
    resize(640, 300);
    build();
    m_result->setFocus();
}

void ImportResultDialog::setFiles(const QString& result, const QString& texts)
{
    m_result->setText(result);
    m_texts->setText(texts);
    if (!result.isEmpty())
        (texts.isEmpty() ? m_texts : m_system)->setFocus();
}

void ImportResultDialog::build()
{
    auto* what = newNote(this, LabelStyle::Secondary,
        tr("A result of expert_score has scores and explanations, its texts are in a second file: "
           "a JSON list or JSONL of input, output and reference, in the same order."));
    body()->addWidget(what);
    body()->addWidget(buildFields());
    body()->addWidget(progress());
    body()->addWidget(buildReport(), 1);
    body()->addStretch();
    m_import = addButtons(tr("&Import"), QStringLiteral("importResult"), tr("Close"),
        QStringLiteral("closeImportResult"));
}

QLineEdit* ImportResultDialog::addFile(QFormLayout* form, const QString& label, const char* name,
    const char* button, const QString& filter)
{
    auto* field = named(new QLineEdit(this), name);
    auto* choose = named(new QPushButton(tr("Choose…"), this), button);
    choose->setAutoDefault(false);
    choose->setAccessibleName(QString(label).remove(QLatin1Char('&')));
    connect(choose, &QPushButton::clicked, this, [this, field, filter] {
        m_files.one(this,
            {FileQuestion::Kind::Open, QStringLiteral("result"), {}, filter, {},
                m_session.project().path(), {}},
            [field](const QString& path) { field->setText(path); });
    });
    connect(field, &QLineEdit::textChanged, this, [this] {
        m_problem->hide();
        m_import->setDefault(true);
    });
    auto* row = inRow({{field, 1}, choose}, 8);
    auto* shown = new QLabel(label, this);
    shown->setBuddy(field);
    form->addRow(shown, row);
    return field;
}

QWidget* ImportResultDialog::buildFields()
{
    auto* box = new QWidget(this);
    box->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    auto* form = new QFormLayout(box);
    form->setContentsMargins(0, 0, 0, 0);
    form->setVerticalSpacing(8);
    m_result = addFile(form, tr("&Result file"), "resultFile", "chooseResultFile",
        tr("Results of expert_score (*.json)"));
    m_texts = addFile(
        form, tr("&Texts"), "textsFile", "chooseTextsFile", tr("Cases (*.json *.jsonl *.csv)"));
    m_system = named(new QLineEdit(box), "resultSystem");
    m_system->setPlaceholderText(tr("whose outputs these are; may be empty"));
    auto* system = new QLabel(tr("&System"), box);
    system->setBuddy(m_system);
    form->addRow(system, m_system);
    m_problem = named(newNote(box, LabelStyle::Error), "resultProblem");
    m_problem->hide();
    form->addRow(m_problem);
    return box;
}

QWidget* ImportResultDialog::buildReport()
{
    m_report = new QWidget(this);
    m_summary = named(newNote(m_report, LabelStyle::Strong), "resultSummary");
    m_sentences = named(newNote(m_report, LabelStyle::Secondary), "resultSentences");
    m_sentences->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_table = new SectionView(QStringLiteral("resultDifferences"), m_report);
    m_table->setAccessibleName(tr("Numbers of the file that differ from the computed ones"));
    m_table->setMinimumHeight(140);
    inColumn(m_report, {m_summary, m_sentences, {m_table, 1}}, 6);
    m_report->hide();
    return m_report;
}

bool ImportResultDialog::validate()
{
    QString problem;
    if (m_result->text().trimmed().isEmpty())
        problem = tr("Choose the result file.");
    else if (m_texts->text().trimmed().isEmpty())
        problem = tr("Choose the file with its texts.");
    else if (QFileInfo(m_result->text().trimmed()) == QFileInfo(m_texts->text().trimmed()))
        problem = tr("The result and its texts are two files.");
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
    return problem.isEmpty();
}

void ImportResultDialog::accept()
{
    messages()->clear();
    m_report->hide();
    if (isRunning() || !validate())
        return;
    const ResultFiles files{
        m_result->text().trimmed(), m_texts->text().trimmed(), m_system->text().trimmed()};
    const auto report = progress()->begin(tr("Reading the files"), TransferProgress::Unit::Bytes);
    m_import->setEnabled(false);
    auto import = std::make_shared<ResultImport>();
    const auto prepare = [files, report, import](
                             Database&, const CancelFlag&) -> Expected<Prepared> {
        TANDEM_TRY(file, readExpertResultFile(files, report));
        return Prepared{[file = *file, import](Database& database) -> Expected<Written> {
            TANDEM_TRY_VAR(imported, writeExpertResult(database, file));
            *import = std::move(*imported);
            return Written(EverythingChanged()); // cases, outputs, evaluations
        }};
    };
    m_session.change(this, {.prepare = prepare})
        .onEnded(this, [this, import](const Expected<void>& result) { ended(result, *import); });
}

void ImportResultDialog::ended(const Expected<void>& result, const ResultImport& import)
{
    progress()->end();
    m_import->setEnabled(true);
    if (closeIfAsked())
        return;
    if (!result) {
        if (result.error().code != ErrorCode::Cancelled)
            messages()->showMessage(MessageBar::Kind::Error, result.error().sentence());
        return;
    }
    showReport(import);
}

results::Section ImportResultDialog::differencesOf(const ResultFigures& figures)
{
    results::SectionOf table("", figures.differences);
    const auto number = [](double ScoreDifference::*which) {
        return [which](const ScoreDifference& difference) {
            const double value = difference.*which;
            return results::Cell(value).shownAs(results::significantText(value, 12));
        };
    };
    table.add("", tr("Case"), [](const ScoreDifference& difference) {
        return difference.caseIndex < 0
                   ? tr("average")
                   : tr("case %1").arg(results::countText(difference.caseIndex + 1));
    });
    table.add("", tr("Number"), &ScoreDifference::name).wide(34);
    table.add("", tr("In the file"), number(&ScoreDifference::inFile)).wide(22);
    table.add("", tr("As computed"), number(&ScoreDifference::computed)).wide(22);
    return table;
}

void ImportResultDialog::showReport(const ResultImport& import)
{
    const QLocale locale;
    m_summary->setText(
        tr("%n evaluation(s) are in the project.", nullptr, int(import.figures.cases)));
    QStringList sentences = import.messages;
    if (import.figures.hasScores && import.figures.differing == 0)
        sentences.prepend(tr("All %n number(s) of the file are those that its tables give.",
            nullptr, int(import.figures.numbersCompared)));
    m_sentences->setText(sentences.join(QLatin1Char('\n')));
    m_sentences->setVisible(!sentences.isEmpty());
    m_table->setSection(differencesOf(import.figures));
    m_table->setVisible(!import.figures.differences.isEmpty());
    messages()->showMessage(
        import.figures.differing > 0 ? MessageBar::Kind::Warning : MessageBar::Kind::Success,
        import.figures.differing > 0
            ? tr("%n number(s) of the file differ from what its tables give; Tandem shows the "
                 "computed ones.",
                  nullptr, int(import.figures.differing))
            : tr("The result is imported."));
    m_report->show();
    // Enter closes, and imports again only once other files are chosen.
    closeButton()->setDefault(true);
    closeButton()->setFocus();
    resize(width(), std::max(height(), sizeHint().height()));
}

} // namespace tandem
