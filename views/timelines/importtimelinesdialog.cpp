#include "views/timelines/importtimelinesdialog.h"

#include "models/results/spelling.h"
#include "models/text/isolated.h"
#include "models/usersum/timelinereport.h"
#include "storage/project/project.h"
#include "ui/arrange.h"
#include "ui/dialogsize.h"
#include "ui/reportview.h"
#include "views/session/projectsession.h"
#include "views/timelines/timelineimportform.h"
#include "views/timelines/timelinekindname.h"

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
    : PathImportDialog(QStringLiteral("importTimelinesDialog"), tr("Import a log of users"),
          std::move(files),
          {.purpose = QStringLiteral("timelines"),
              .filter = timelineLogFilter(),
              .beside = session.project().path()},
          parent)
    , m_session(session)
    , m_pages(new QStackedWidget(this))
{
    resizeWithin(this, {780, 560});
    build();
    connect(&m_looking, &LatestBase::failed, this, [this](const Error& error) {
        m_foundNote->setText(error.sentence());
        showState();
    });
    finish(tr("&Import"), QStringLiteral("startTimelineImport"), tr("Cancel"),
        QStringLiteral("closeTimelineImport"));
}

void ImportTimelinesDialog::build()
{
    auto* asking = new QWidget(this);
    m_problem = named(newNote(asking, LabelStyle::Error), "timelineImportProblem");
    m_form = new TimelineImportForm(files(), asking);
    hold(m_form);
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
    auto* shown = newPathLabel(box, "timelineImportPath");
    m_foundNote = named(newNote(box, LabelStyle::Small), "timelineImportFound");
    auto* file = newChooser(box, "chooseTimelineFile", [] { return tr("Choose a &file…"); });
    auto* folder = newChooser(
        box, "chooseTimelineFolder", [] { return tr("Choose a f&older…"); },
        FileQuestion::Kind::Folder);
    inColumn(box, {hint, shown, m_foundNote, inRow({file, folder, Free(1)})}, 6);
    return box;
}

void ImportTimelinesDialog::setPath(const QString& path)
{
    if (path.isEmpty())
        return;
    m_form->setSource(path);
    PathImportDialog::setPath(path);
    look();
}

/// What is in it is looked up in the background: an archive may have to be unpacked for it.
void ImportTimelinesDialog::look()
{
    m_foundNote->setText(tr("Looking at it…"));
    m_looking.compute(
        [path = path()](const CancelFlag& cancelled) { return findLog(path, cancelled); },
        [this](const FoundLog& found) { showFound(found); });
}

void ImportTimelinesDialog::showFound(const FoundLog& found)
{
    if (found.hasSummaries()) {
        const QString summaries = path();
        reject();
        return emit summariesFound(summaries);
    }
    if (found.kind)
        m_foundNote->setText(
            tr("Found: %1, %2", "a file and its kind")
                .arg(isolated(found.file),
                    found.edition.isEmpty() ? timelineKindName(*found.kind) : found.edition));
    else if (found.names.isEmpty() && !found.titles.isEmpty())
        m_foundNote->setText(
            found.logBeside.isEmpty()
                ? tr("%1 tells what items are called, not what users did. Choose the log that it "
                     "belongs to.")
                      .arg(isolated(found.titles))
                : tr("%1 tells what items are called, not what users did. Choose %2, which lies "
                     "beside it.")
                      .arg(isolated(found.titles), isolated(found.logBeside)));
    else if (found.names.isEmpty())
        m_foundNote->setText(tr("No file of CSV or JSON was found in it."));
    else
        m_foundNote->setText(
            tr("%1 is no log that is known: name its columns.").arg(isolated(found.file)));
    m_form->setFound(found);
    showState();
}

QString ImportTimelinesDialog::problem() const
{
    return path().isEmpty() ? QString() : m_form->problem();
}

void ImportTimelinesDialog::showState()
{
    m_foundNote->setVisible(!path().isEmpty());
    m_problem->setText(problem());
    m_problem->setVisible(!problem().isEmpty());
    PathImportDialog::showState();
}

TimelineImportOrder ImportTimelinesDialog::order() const
{
    return m_form->order();
}

void ImportTimelinesDialog::startImport()
{
    m_looking.cancel();
    const auto report = beginImport(tr("Importing the log"), TransferProgress::Unit::Bytes);
    const auto import = std::make_shared<TimelineImport>();
    m_session.change(this, importingTimelines(order(), report, import))
        .onEnded(this, [this, import](const Expected<void>& done) { ended(done, *import); });
}

void ImportTimelinesDialog::ended(const Expected<void>& done, const TimelineImport& import)
{
    if (!endImport(done, tr("The import was stopped; nothing has changed.")))
        return;
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
    importButton()->setEnabled(false);
    importButton()->hide();
    closeButton()->setText(tr("Close"));
    closeButton()->setDefault(true);
    closeButton()->setFocus();
}

} // namespace tandem
