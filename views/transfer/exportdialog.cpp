#include "views/transfer/exportdialog.h"

#include "models/kgds/statisticsreport.h"
#include "storage/repositories/excluding.h"
#include "ui/arrange.h"
#include "ui/messagebar.h"
#include "ui/parts.h"
#include "ui/transferprogress.h"
#include "views/session/projectsession.h"
#include "views/transfer/transferwords.h"

#include <QButtonGroup>
#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QRadioButton>
#include <QSettings>

#include <array>
#include <utility>

namespace tandem {

namespace {

using WriteExport = Expected<QString> (*)(Database&, const QString& path, const Progress&);

Expected<QString> writeBenchmark(Database& database, const QString& path, const Progress& progress)
{
    return exportBenchmark(database, path, progress).map(&benchmarkSentence);
}

template <AnswersFormat as>
Expected<QString> writeAnswers(Database& database, const QString& path, const Progress& progress)
{
    return exportAnswers(database, path, as, progress).map(&answersSentence);
}

template <TableFormat as>
Expected<QString> writeStatistics(Database& database, const QString& path, const Progress& progress)
{
    return exportStatistics(database, path, as, progress).map([] {
        return TransferWords::tr("Statistics written.");
    });
}

template <DisagreementFormat as>
Expected<QString> writeDisagreement(
    Database& database, const QString& path, const Progress& progress)
{
    return exportDisagreement(database, path, as, progress).map(&disagreementSentence);
}

template <AnnotationTool tool>
Expected<QString> writeTasksFor(Database& database, const QString& path, const Progress& progress)
{
    return exportAnnotations(database, path, tool, progress).map(&annotationsSentence);
}

struct ExportKind
{
    const char* suffix;
    const char* title;
    const char* description;
    WriteExport write;
};

constexpr const char* kSamplesWritten = QT_TRANSLATE_NOOP("TransferWords",
    "Samples imported with labels, or with nothing left to decide. Boundary paragraphs "
    "are removed, and indices are renumbered from 1.");
constexpr const char* kAnswersWritten = QT_TRANSLATE_NOOP("TransferWords",
    "One row per answer of closed rounds: person, sample, item, answer, time, "
    "duration, round. Open rounds stay blind and are excluded.");
constexpr const char* kFiguresWritten = QT_TRANSLATE_NOOP(
    "TransferWords", "Statistics of the benchmark exactly as it would be exported, as a table.");

constexpr const char* kDisagreementWritten = QT_TRANSLATE_NOOP("TransferWords",
    "Every item of closed rounds and studies, boundary paragraphs included: each person's answer "
    "by "
    "pseudonym, time and version of the guideline, with distribution and entropy.");

constexpr const char* kTasksWritten = QT_TRANSLATE_NOOP("TransferWords",
    "A task per paragraph, and per fact of closed rounds, with the answers of closed rounds by "
    "pseudonym. Import annotations (Overview) reads the annotated tasks back into open rounds.");

/// In the order of ExportFormat.
constexpr std::array kExportKinds{
    ExportKind{"KGDS.json", QT_TRANSLATE_NOOP("TransferWords", "Benchmark, KGDS.json"),
        kSamplesWritten, writeBenchmark},
    ExportKind{"answers.csv", QT_TRANSLATE_NOOP("TransferWords", "Answers, CSV"), kAnswersWritten,
        writeAnswers<AnswersFormat::Csv>},
    ExportKind{"answers.jsonl", QT_TRANSLATE_NOOP("TransferWords", "Answers, JSON Lines"),
        kAnswersWritten, writeAnswers<AnswersFormat::JsonLines>},
    ExportKind{"statistics.csv", QT_TRANSLATE_NOOP("TransferWords", "Statistics, CSV"),
        kFiguresWritten, writeStatistics<TableFormat::Csv>},
    ExportKind{"statistics.md", QT_TRANSLATE_NOOP("TransferWords", "Statistics, Markdown"),
        kFiguresWritten, writeStatistics<TableFormat::Markdown>},
    ExportKind{"statistics.tex", QT_TRANSLATE_NOOP("TransferWords", "Statistics, LaTeX"),
        kFiguresWritten, writeStatistics<TableFormat::Latex>},
    ExportKind{"disagreement.jsonl", QT_TRANSLATE_NOOP("TransferWords", "Disagreement, JSON Lines"),
        kDisagreementWritten, writeDisagreement<DisagreementFormat::JsonLines>},
    ExportKind{"disagreement.csv", QT_TRANSLATE_NOOP("TransferWords", "Disagreement, CSV"),
        kDisagreementWritten, writeDisagreement<DisagreementFormat::Csv>},
    ExportKind{"labelstudio.json", QT_TRANSLATE_NOOP("TransferWords", "Tasks, Label Studio"),
        kTasksWritten, writeTasksFor<AnnotationTool::LabelStudio>},
    ExportKind{"doccano.jsonl", QT_TRANSLATE_NOOP("TransferWords", "Tasks, doccano"), kTasksWritten,
        writeTasksFor<AnnotationTool::Doccano>}};

const ExportKind& kindOf(ExportFormat format)
{
    return kExportKinds.at(std::size_t(format));
}

QString suffixOf(ExportFormat format)
{
    return QLatin1String(kindOf(format).suffix);
}

QString pathKey(ExportFormat format, const QString& projectUuid)
{
    return QStringLiteral("export/%1/%2").arg(projectUuid, exportFormatName(format));
}

QString leftOutReasons(const ExportReport& report)
{
    QStringList reasons;
    if (report.leftOutUnassigned > 0)
        reasons.append(TransferWords::tr("%n unassigned", nullptr, report.leftOutUnassigned));
    if (report.leftOutOpen > 0)
        reasons.append(TransferWords::tr("%n open", nullptr, report.leftOutOpen));
    if (report.leftOutUndecided > 0)
        reasons.append(TransferWords::tr("%n undecided", nullptr, report.leftOutUndecided));
    if (report.leftOutEmpty > 0)
        reasons.append(
            TransferWords::tr("%n without kept paragraphs", nullptr, report.leftOutEmpty));
    return QLocale().createSeparatedList(reasons);
}

} // namespace

QList<ExportFormat> exportFormats()
{
    QList<ExportFormat> all;
    for (std::size_t i = 0; i < kExportKinds.size(); ++i)
        all.append(static_cast<ExportFormat>(i));
    return all;
}

QString exportFormatName(ExportFormat format)
{
    return suffixOf(format).replace(u'.', u'-').toLower();
}

QString exportTitle(ExportFormat format)
{
    return TransferWords::tr(kindOf(format).title);
}

QString exportDescription(ExportFormat format)
{
    return TransferWords::tr(kindOf(format).description);
}

QString exportNotes(
    ExportFormat format, const BenchmarkFigures& figures, const QStringList& asideReasons)
{
    using results::Outlet;
    const bool isOfAnswers =
        format == ExportFormat::AnswersCsv || format == ExportFormat::AnswersJsonLines ||
        format == ExportFormat::DisagreementCsv || format == ExportFormat::DisagreementJsonLines ||
        format == ExportFormat::LabelStudio || format == ExportFormat::Doccano;
    const QStringList notes =
        (isOfAnswers ? QStringList() : incompleteNotes(figures, Outlet::Window)) +
        excludedNotes(asideReasons, Outlet::Window);
    if (notes.isEmpty() && !isOfAnswers)
        return TransferWords::tr("No sample is excluded or incomplete.");
    return notes.join(u' ');
}

QString exportFileName(ExportFormat format, const QString& project)
{
    QString name = project.simplified();
    for (QChar& c : name) {
        if (QStringView(u"/\\:*?\"<>|").contains(c) || c.category() == QChar::Other_Control)
            c = u'_';
    }
    while (name.startsWith(u'.'))
        name.remove(0, 1);
    return (name.isEmpty() ? QString() : name + QLatin1Char('.')) + suffixOf(format);
}

QString exportFilter(ExportFormat format)
{
    return TransferWords::tr("%1 (%2)", "kind of file, its suffix")
        .arg(exportTitle(format), QStringLiteral("*.") + QFileInfo(suffixOf(format)).suffix());
}

QString rememberedExportPath(const QSettings& settings, ExportFormat format,
    const QString& projectUuid, const QString& folder, const QString& fileName)
{
    const QString path = settings.value(pathKey(format, projectUuid)).toString();
    if (!path.isEmpty() && isKnownFolder(QFileInfo(path).absolutePath()))
        return path;
    return folder + QLatin1Char('/') + fileName;
}

void rememberExportPath(
    QSettings& settings, ExportFormat format, const QString& projectUuid, const QString& path)
{
    settings.setValue(pathKey(format, projectUuid), path);
}

QString benchmarkSentence(const ExportReport& report)
{
    QString sentence = TransferWords::tr("%n sample(s) written.", nullptr, report.samples);
    if (report.leftOut() > 0)
        sentence += QLatin1Char(' ') +
                    TransferWords::tr("%n sample(s) excluded: %1.", nullptr, report.leftOut())
                        .arg(leftOutReasons(report));
    const auto add = [&sentence](const char* text, int count) {
        if (count > 0)
            sentence += QLatin1Char(' ') + TransferWords::tr(text, nullptr, count);
    };
    add(QT_TRANSLATE_N_NOOP(
            "TransferWords", "%n fact(s) excluded: their paragraphs were removed or relabelled."),
        report.factsLeftOut);
    add(QT_TRANSLATE_N_NOOP(
            "TransferWords", "%n fact(s) excluded: their key-fact round is not finished."),
        report.factsUnjudged);
    add(QT_TRANSLATE_N_NOOP("TransferWords",
            "%n sample(s) written without opinions: their opinion round is not settled yet."),
        report.opinionsUnsettled);
    return sentence;
}

QString answersSentence(const AnswersReport& report)
{
    const QString written =
        report.rows == 0 && report.heldBack == 0
            ? TransferWords::tr("No round is closed yet, so the file contains no answers.")
            : TransferWords::tr(
                  "%n answer(s) of closed rounds written.", nullptr, int(report.rows));
    if (report.heldBack == 0)
        return written;
    return written + QLatin1Char(' ') +
           TransferWords::tr(
               "%n round(s) excluded: answers have names only once their sample is settled.",
               nullptr, report.heldBack);
}

QString disagreementSentence(const DisagreementReport& report)
{
    const QString written =
        report.items == 0 && report.heldBack == 0
            ? TransferWords::tr("No round is closed yet, so the file contains no answers.")
            : TransferWords::tr("%n answer(s) of closed rounds and studies written.", nullptr,
                  int(report.annotations));
    if (report.heldBack == 0)
        return written;
    return written + QLatin1Char(' ') +
           TransferWords::tr(
               "%n round(s) excluded: answers have names only once their sample is settled.",
               nullptr, report.heldBack);
}

QString annotationsSentence(const AnnotationsReport& report)
{
    QString sentence =
        TransferWords::tr("%n task(s) written", nullptr, int(report.tasks)) + QStringLiteral(", ") +
        TransferWords::tr("with %n answer(s) of closed rounds.", nullptr, int(report.annotations));
    if (report.heldBack > 0)
        sentence +=
            QLatin1Char(' ') +
            TransferWords::tr(
                "%n round(s) excluded: answers have names only once their sample is settled.",
                nullptr, report.heldBack);
    return sentence;
}

Expected<QString> runExport(
    Database& database, ExportFormat format, const QString& path, const Progress& progress)
{
    return kindOf(format).write(database, path, progress);
}

namespace {

QString purposeOf(ExportFormat format)
{
    return QStringLiteral("export-") + exportFormatName(format);
}

} // namespace

ExportDialog::ExportDialog(
    ProjectSession& session, QSettings& settings, AskFile files, QWidget* parent)
    : TransferDialog(QStringLiteral("exportDialog"), tr("Export"), parent)
    , m_session(session)
    , m_settings(settings)
    , m_ask(std::move(files))
    , m_choices(new QButtonGroup(this))
    , m_figures(session.project())
{
    resize(600, 0);
    body()->setSpacing(16);
    body()->addWidget(buildChoices());
    body()->addWidget(buildTarget());
    body()->addWidget(progress());
    body()->addStretch(1);
    m_export = addButtons(
        tr("&Export"), QStringLiteral("startExport"), tr("Close"), QStringLiteral("closeExport"));

    connect(m_choices, &QButtonGroup::idToggled, this, [this](int id, bool checked) {
        Q_UNUSED(id)
        if (checked)
            showFormat();
    });
    m_figures.read(
        [](Database& database, const CancelFlag& cancelled) {
            return benchmarkFigures(
                database, [cancelled](qint64, qint64) { return !cancelled->load(); });
        },
        [this](const BenchmarkFigures& figures) {
            m_counted = figures;
            showIncomplete();
        });
    connect(&m_figures, &LatestBase::failed, m_incomplete,
        [this](const Error& error) { m_incomplete->setText(error.sentence()); });
    connect(messages(), &MessageBar::actionTriggered, this,
        [this] { m_ask.showFolder(QFileInfo(m_written).absolutePath()); });
    setFormat(ExportFormat::Benchmark);
    m_choices->checkedButton()->setFocus();
}

QWidget* ExportDialog::buildChoices()
{
    auto* box = new QWidget(this);
    auto* layout = inColumn(box, {}, 6);
    const QList<ExportFormat> formats = exportFormats();
    for (const ExportFormat one : formats) {
        auto* button = named(new QRadioButton(exportTitle(one), box), purposeOf(one));
        m_choices->addButton(button, int(one));
        layout->addWidget(button);
    }
    m_description = named(newNote(box, LabelStyle::Secondary), "exportDescription");
    // Room for the longest description, so that choosing does not move the rest about.
    m_description->setMinimumHeight(3 * fontMetrics().lineSpacing());
    m_description->setAlignment(Qt::AlignLeading | Qt::AlignTop);
    layout->addSpacing(6);
    layout->addWidget(m_description);
    m_incomplete = named(newNote(box, LabelStyle::Strong), "exportIncomplete");
    m_incomplete->setMinimumHeight(3 * fontMetrics().lineSpacing());
    m_incomplete->setAlignment(Qt::AlignLeading | Qt::AlignTop);
    layout->addWidget(m_incomplete);
    return box;
}

QWidget* ExportDialog::buildTarget()
{
    auto* box = new QWidget(this);
    auto* label = new QLabel(tr("&File"), box);
    m_path = named(new QLineEdit(box), "exportPath");
    m_path->setAccessibleName(tr("File to write"));
    label->setBuddy(m_path);
    m_choose = newButton(box, "chooseExportPath", [] { return tr("&Choose…"); });
    m_remark = named(newNote(box, LabelStyle::Small), "exportRemark");
    connect(m_path, &QLineEdit::textChanged, this, &ExportDialog::showState);
    connect(m_choose, &QPushButton::clicked, this, &ExportDialog::chooseTarget);

    inColumn(box, {inRow({label, {m_path, 1}, m_choose}, 8), m_remark}, 6);
    return box;
}

void ExportDialog::setFormat(ExportFormat format)
{
    m_choices->button(int(format))->setChecked(true);
}

ExportFormat ExportDialog::format() const
{
    return ExportFormat(m_choices->checkedId());
}

void ExportDialog::showFormat()
{
    const ProjectSettings& project = m_session.settings();
    m_description->setText(exportDescription(format()));
    showIncomplete();
    m_path->setText(QDir::toNativeSeparators(rememberedExportPath(m_settings, format(),
        project.uuid, m_ask.folder(purposeOf(format()), m_session.project().path()),
        exportFileName(format(), project.name))));
    showState();
}

void ExportDialog::showIncomplete()
{
    const auto reasons = SettingAside(m_session.project().reader()).sampleReasons();
    m_incomplete->setText(m_counted
                              ? exportNotes(format(), *m_counted, reasons.value_or(QStringList()))
                              : tr("Checking completeness…"));
}

QString ExportDialog::targetPath() const
{
    return QDir::fromNativeSeparators(m_path->text().trimmed());
}

void ExportDialog::chooseTarget()
{
    // Replacing is asked about when it is about to be done.
    m_ask.one(this,
        {FileQuestion::Kind::Name, purposeOf(format()), tr("Choose a file"),
            exportFilter(format()) + QStringLiteral(";;") + allFilesFilter(), targetPath(), {}, {}},
        [this](const QString& path) { m_path->setText(QDir::toNativeSeparators(path)); });
}

void ExportDialog::showState()
{
    if (!m_export)
        return;
    const bool running = isRunning();
    const QFileInfo target(targetPath());
    const bool isProject =
        target.exists() &&
        target.canonicalFilePath() == QFileInfo(m_session.project().path()).canonicalFilePath();
    const bool possible = !targetPath().isEmpty() && !target.isDir() && !isProject &&
                          QFileInfo(target.absolutePath()).isDir();
    QString remark;
    if (isProject)
        remark = tr("This is the project itself. Choose another name.");
    else if (!targetPath().isEmpty() && !possible)
        remark = target.isDir() ? tr("This is a folder. Add a file name.")
                                : tr("This folder does not exist.");
    else if (possible && target.exists() && target.absoluteFilePath() != m_written)
        remark = tr("This file already exists.");
    m_remark->setText(remark);
    m_remark->setVisible(!remark.isEmpty());
    m_export->setEnabled(possible && !running);
    m_path->setEnabled(!running);
    m_choose->setEnabled(!running);
    const QList<QAbstractButton*> buttons = m_choices->buttons();
    for (QAbstractButton* button : buttons)
        button->setEnabled(!running);
}

void ExportDialog::accept()
{
    if (!m_export->isEnabled() || isRunning())
        return;
    const QString path = QFileInfo(targetPath()).absoluteFilePath();
    confirmReplace(this, {path}, [this, path] { exportTo(path); });
}

void ExportDialog::exportTo(const QString& path)
{
    messages()->clear();
    const ExportFormat what = format();
    const Progress meter = progress()->begin(tr("Exporting"), TransferProgress::Unit::Samples);
    m_session.project().read<QString>(
        [what, path, meter](Database& database, const CancelFlag& closing) {
            const Progress goOn = [&](qint64 done, qint64 all) {
                return meter(done, all) && !closing->load();
            };
            return runExport(database, what, path, goOn);
        },
        this,
        [this, what, path](const Expected<QString>& result) { exportEnded(result, what, path); });
    showState();
    progress()->setFocus();
}

void ExportDialog::exportEnded(
    const Expected<QString>& result, ExportFormat what, const QString& path)
{
    progress()->end();
    if (result) {
        m_written = path;
        rememberExportPath(m_settings, what, m_session.settings().uuid, path);
        m_ask.remember(purposeOf(what), QFileInfo(path).absolutePath());
        messages()->showMessage(MessageBar::Kind::Success, *result, tr("Open folder"));
        emit exported(path, *result);
    } else {
        tellFailure(result.error(), tr("The export was stopped. Nothing was written."));
    }
    showState();
    if (!closeIfAsked())
        m_export->setFocus();
}

} // namespace tandem
