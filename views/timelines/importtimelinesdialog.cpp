#include "views/timelines/importtimelinesdialog.h"

#include "models/results/spelling.h"
#include "models/text/isolated.h"
#include "models/usersum/timelinereport.h"
#include "storage/project/project.h"
#include "ui/arrange.h"
#include "ui/dialogsize.h"
#include "ui/messagebar.h"
#include "ui/parts.h"
#include "ui/reportview.h"
#include "ui/transferprogress.h"
#include "views/session/projectsession.h"
#include "views/timelines/timelineimportform.h"
#include "views/timelines/timelinekindname.h"

#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <utility>

namespace tandem {

QString timelineImportSentence(const TimelineImport& import)
{
    QStringList sentences{
        ImportTimelinesDialog::tr("%n user(s) of \"%1\" with %2 activities are in the project.",
            nullptr, int(import.users))
            .arg(isolated(import.name), results::countText(import.statistics.keptActivities))};
    if (const qint64 bad = import.statistics.bad.total(); bad > 0)
        sentences += ImportTimelinesDialog::tr("%n row(s) could not be used.", nullptr, int(bad));
    return (sentences + import.messages).join(u' ');
}

ImportTimelinesDialog::ImportTimelinesDialog(
    ProjectSession& session, AskFile files, QWidget* parent)
    : TransferDialog(QStringLiteral("importTimelinesDialog"), tr("Import a log of users"), parent)
    , m_session(session)
    , m_ask(std::move(files))
    , m_pages(new QStackedWidget(this))
{
    resizeWithin(this, {780, 560});
    takeDrops([](const QFileInfo& file) { return file.exists(); },
        [this](const QStringList& paths) { setPath(paths.value(0)); });
    build();
    m_import = addButtons(tr("&Import"), QStringLiteral("startTimelineImport"), tr("Cancel"),
        QStringLiteral("closeTimelineImport"));
    // Enter is the button's that has the keyboard: what to import is not chosen yet.
    for (QPushButton* chooser : {m_chooseFile, m_chooseFolder})
        chooser->setAutoDefault(true);
    connect(&m_looking, &LatestBase::failed, this, [this](const Error& error) {
        m_foundNote->setText(error.sentence());
        showState();
    });
    showState();
    m_chooseFile->setFocus();
}

void ImportTimelinesDialog::build()
{
    auto* asking = new QWidget(this);
    m_problem = named(newNote(asking, LabelStyle::Error), "timelineImportProblem");
    m_form = new TimelineImportForm(m_ask, asking);
    connect(m_form, &TimelineImportForm::changed, this, &ImportTimelinesDialog::showState);
    inColumn(asking, {buildFile(), m_form, Free(1), m_problem}, 12);
    auto* result = new QWidget(this);
    m_summary = named(newNote(result, LabelStyle::Strong), "timelineImportSummary");
    m_result =
        named(new ReportView(QStringLiteral("timelineImport"), result), "timelineImportReport");
    inColumn(result, {m_summary, {m_result, 1}}, 12);
    m_pages->addWidget(asking);
    m_pages->addWidget(result);
    body()->addWidget(m_pages, 1);
    body()->addWidget(progress());
}

QWidget* ImportTimelinesDialog::buildFile()
{
    auto* box = new QWidget(this);
    auto* hint = newNote(box, LabelStyle::Secondary,
        tr("MovieLens (ratings and movies), Yelp (reviews and businesses), Amazon Reviews, packed "
           "or not, or a CSV or JSONL file whose columns you name. Users get pseudonyms; what the "
           "source calls them is not kept. Drop a file or folder here."));
    m_shown = named(newNote(box, LabelStyle::Strong), "timelineImportPath");
    m_foundNote = named(newNote(box, LabelStyle::Small), "timelineImportFound");
    m_chooseFile = newButton(box, "chooseTimelineFile", [] { return tr("Choose a &file…"); });
    m_chooseFolder = newButton(box, "chooseTimelineFolder", [] { return tr("Choose a f&older…"); });
    connect(
        m_chooseFile, &QPushButton::clicked, this, [this] { choose(FileQuestion::Kind::Open); });
    connect(m_chooseFolder, &QPushButton::clicked, this,
        [this] { choose(FileQuestion::Kind::Folder); });
    inColumn(box, {hint, m_shown, m_foundNote, inRow({m_chooseFile, m_chooseFolder, Free(1)})}, 6);
    return box;
}

void ImportTimelinesDialog::choose(FileQuestion::Kind kind)
{
    FileQuestion question;
    question.kind = kind;
    question.purpose = QStringLiteral("timelines");
    question.beside = m_session.project().path();
    if (kind != FileQuestion::Kind::Folder)
        question.filter = timelineLogFilter();
    m_ask.one(this, question, [this](const QString& path) { setPath(path); });
}

void ImportTimelinesDialog::setPath(const QString& path)
{
    if (path.isEmpty())
        return;
    m_path = path;
    messages()->clear();
    m_form->setSource(path);
    look();
    showState();
    m_import->setFocus();
}

/// What is in it is looked up in the background: an archive may have to be unpacked for it.
void ImportTimelinesDialog::look()
{
    m_foundNote->setText(tr("Looking at it…"));
    m_looking.compute(
        [path = m_path](const CancelFlag& cancelled) { return findLog(path, cancelled); },
        [this](const FoundLog& found) { showFound(found); });
}

void ImportTimelinesDialog::showFound(const FoundLog& found)
{
    if (found.kind)
        m_foundNote->setText(
            tr("Found: %1, %2", "a file and its kind")
                .arg(isolated(found.file),
                    found.edition.isEmpty() ? timelineKindName(*found.kind) : found.edition));
    else if (found.names.isEmpty())
        m_foundNote->setText(tr("No file of CSV or JSON was found in it."));
    else
        m_foundNote->setText(
            tr("%1 is no log that is known: name its columns.").arg(isolated(found.file)));
    m_form->setFound(found);
    showState();
}

void ImportTimelinesDialog::showState()
{
    if (!m_import)
        return;
    const bool running = isRunning();
    m_shown->setText(QDir::toNativeSeparators(m_path));
    m_shown->setVisible(!m_path.isEmpty());
    m_foundNote->setVisible(!m_path.isEmpty());
    const QString wrong = m_path.isEmpty() ? QString() : m_form->problem();
    m_problem->setText(wrong);
    m_problem->setVisible(!wrong.isEmpty());
    m_import->setEnabled(!running && !m_path.isEmpty() && wrong.isEmpty());
    for (QWidget* part : std::initializer_list<QWidget*>{m_chooseFile, m_chooseFolder, m_form})
        part->setEnabled(!running);
}

TimelineImportOrder ImportTimelinesDialog::order() const
{
    return m_form->order();
}

void ImportTimelinesDialog::accept()
{
    if (isRunning() || !m_import->isEnabled())
        return;
    messages()->clear();
    m_looking.cancel();
    const auto report = progress()->begin(tr("Importing the log"), TransferProgress::Unit::Bytes);
    showState();
    const auto import = std::make_shared<TimelineImport>();
    m_session.change(this, importingTimelines(order(), report, import))
        .onEnded(this, [this, import](const Expected<void>& done) { ended(done, *import); });
}

void ImportTimelinesDialog::ended(const Expected<void>& done, const TimelineImport& import)
{
    progress()->end();
    showState();
    if (!done) {
        if (closeIfAsked())
            return;
        tellFailure(done.error(), tr("The import was stopped; nothing has changed."));
        // Where it went while the button was grey, Enter would throw away what is filled in.
        return m_import->setFocus();
    }
    emit imported(import.name, timelineImportSentence(import));
    if (import.statistics.bad.total() == 0 && import.messages.isEmpty())
        return QDialog::accept();
    if (!closeIfAsked())
        showResult(import);
}

/// What was left out is not to be overlooked.
void ImportTimelinesDialog::showResult(const TimelineImport& import)
{
    m_summary->setText(timelineImportSentence(import));
    m_result->setReport({{}, usersum::timelineSections(import.statistics)}, {});
    m_pages->setCurrentIndex(1);
    m_import->setEnabled(false);
    m_import->hide();
    closeButton()->setText(tr("Close"));
    closeButton()->setDefault(true);
    closeButton()->setFocus();
}

} // namespace tandem
