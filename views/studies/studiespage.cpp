#include "views/studies/studiespage.h"

#include "models/studies/shownturn.h"
#include "models/studies/templates.h"
#include "storage/formats/studyitemsreader.h"
#include "ui/arrange.h"
#include "ui/commandbutton.h"
#include "ui/divider.h"
#include "ui/emptystate.h"
#include "ui/filedrop.h"
#include "ui/paneheader.h"
#include "ui/parts.h"
#include "ui/rows/cardsview.h"
#include "ui/rows/rowsof.h"
#include "ui/rows/rowsview.h"
#include "ui/screen/command.h"
#include "ui/screen/workspace.h"
#include "views/session/projectsession.h"
#include "views/studies/addratersdialog.h"
#include "views/studies/newstudydialog.h"
#include "views/studies/previewdialog.h"
#include "views/studies/studyrows.h"

#include <QAction>
#include <QLocale>
#include <QSplitter>
#include <QStackedWidget>

namespace tandem {

namespace {

constexpr int kStudiesCoalesceMs = 300;

} // namespace

StudiesPage::StudiesPage(ProjectSession& session, AskFile files, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_files(std::move(files))
    , m_studies(new RowsOf<StudySummary>(studyRows(), this))
    , m_raters(new RowsOf<RaterProgress>(raterRows(), this))
    , m_splitter(named(new QSplitter(Qt::Horizontal, this), "studiesPanes"))
    , m_list(named(new CardsView(m_studies, m_splitter), "studyList"))
    , m_stack(new QStackedWidget(this))
    , m_empty(named(new EmptyState(m_stack), "studiesEmpty"))
    , m_reading(session.project())
{
    addCommands();
    build();
    m_reading.keep(
        {.parts = Part::Studies, .restMs = kStudiesCoalesceMs},
        [this]() -> Latest<Read>::Reading {
            return
                [shown = currentStudy()](Database& database, const CancelFlag&) -> Expected<Read> {
                    Read read{{}, shown, {}};
                    TANDEM_TRY(studies, StudyRepository(database).all());
                    read.studies = *studies;
                    if (!shown.isValid())
                        return read;
                    TANDEM_TRY(
                        status, StudyGate(database).status(shown, QDateTime::currentDateTimeUtc()));
                    read.status = *status;
                    return read;
                };
        },
        [this](const Read& read) { show(read); });
    connect(&m_reading, &LatestBase::failed, this,
        [this](const Error& error) { Workspace::of(this)->tellError(error); });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
        [this] { showStudy(); });
    connect(&session, &ProjectSession::currentPersonChanged, this, &StudiesPage::showActions);
    takesFiles(this, [this](const QStringList& paths) {
        if (currentStudy().isValid() && !paths.isEmpty())
            takeItems(currentStudy(), paths.first());
    });
    inEveryLanguage(this, [this] { showStudy(); });
}

StudiesPage::~StudiesPage() = default;

void StudiesPage::addCommands()
{
    m_new = addCommand(
        this, "studyNew", Qt::CTRL | Qt::SHIFT | Qt::Key_N, [] { return tr("New study"); },
        [this] { makeStudy(); }, [] { return tr("New study…"); });
    m_import = addCommand(
        this, "studyImport", Qt::CTRL | Qt::Key_I, [] { return tr("Import items of the study"); },
        [this] { importItems(); }, [] { return tr("Import items…"); });
    m_addRaters = addCommand(
        this, "studyAddRaters", Qt::CTRL | Qt::SHIFT | Qt::Key_A,
        [] { return tr("Add raters to the study"); }, [this] { addRaters(); },
        [] { return tr("Add raters…"); });
    m_preview = addCommand(
        this, "studyPreview", Qt::CTRL | Qt::Key_P,
        [] { return tr("Show what a rater of the study sees"); }, [this] { preview(); },
        [] { return tr("Preview…"); });
    m_close = addCommand(
        this, "studyClose", {}, [] { return tr("Close the study"); }, [this] { close(); },
        [] { return tr("Close study"); });
    m_results = addCommand(
        this, "studyResults", Qt::CTRL | Qt::Key_R, [] { return tr("Results of the study"); },
        [this] { emit resultsRequested(currentStudy()); }, [] { return tr("Results"); });
}

void StudiesPage::build()
{
    says(m_list, &QWidget::setAccessibleName, [] { return tr("Studies"); });
    m_splitter->addWidget(m_list);
    m_splitter->addWidget(buildStudy());
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setHandleWidth(1);
    m_splitter->setStretchFactor(1, 1);
    m_splitter->setSizes({320, 900});
    m_stack->addWidget(m_splitter);
    m_stack->addWidget(m_empty);
    connect(m_empty, &EmptyState::actionTriggered, m_new, &QAction::trigger);
    inEveryLanguage(m_empty, [this] {
        m_empty->say(Icon::Studies, tr("No study yet"),
            tr("In a study any number of people say something of the same texts, blind to each "
               "other: which of two is better, how good one is, whether a decision is right. Make "
               "one, then import its items and add raters."),
            tr("New study…"));
    });
    inColumn(this, {{m_stack, 1}}, 0);
    setFocusProxy(m_list);
}

QWidget* StudiesPage::buildStudy()
{
    auto* study = new QWidget(m_splitter);
    setSurface(study, Surface::Panel);
    m_header = new PaneHeader(study);
    auto* tools = inRow({commandButton(m_new, study), commandButton(m_import, study),
                            commandButton(m_addRaters, study), commandButton(m_preview, study),
                            Free(), commandButton(m_results, study), commandButton(m_close, study)},
        8, {16, 10, 16, 4});
    m_progress = named(newNote(study, LabelStyle::Secondary), "studyProgress");
    m_progress->setContentsMargins(16, 0, 16, 6);
    m_table = named(new RowsView(m_raters, study), "studyRaters");
    says(m_table, &QWidget::setAccessibleName, [] { return tr("Raters of the study"); });
    inEveryLanguage(
        m_table, [this] { m_table->setEmptyText(tr("Nobody was asked yet: add raters.")); });
    inColumn(
        study, {m_header, tools, m_progress, new Divider(Qt::Horizontal, study), {m_table, 1}}, 0);
    return study;
}

void StudiesPage::setWatched(bool watched)
{
    m_reading.setWatched(watched);
}

const StudySummary* StudiesPage::current() const
{
    return m_studies->rowAt(m_list->currentRow());
}

StudyId StudiesPage::currentStudy() const
{
    const StudySummary* study = current();
    return study ? study->id : StudyId{};
}

void StudiesPage::show(const Read& read)
{
    m_read = true;
    m_studies->setRows(read.studies);
    if (!m_wanted.isEmpty()) {
        for (const StudySummary& study : read.studies) {
            if (study.name == m_wanted && m_list->choose(RowKey(study.id)))
                m_wanted.clear();
        }
    }
    if (!current() && !read.studies.isEmpty())
        m_list->choose(RowKey(read.studies.first().id));
    if (read.status && read.shown == currentStudy()) {
        m_status = *read.status;
        m_raters->setRows(m_status.raters);
        m_progress->setText(progressText(m_status));
        m_progress->show();
    } else if (currentStudy().isValid()) {
        m_reading.startOver(); // another study is shown by now
    }
    const bool isEmpty = read.studies.isEmpty();
    m_stack->setCurrentWidget(isEmpty ? static_cast<QWidget*>(m_empty) : m_splitter);
    setFocusProxy(isEmpty ? static_cast<QWidget*>(m_empty) : m_list);
    showActions();
}

void StudiesPage::showStudy()
{
    const StudySummary* study = current();
    m_header->setTitle(study ? study->name : QString());
    m_header->setRemark(study ? studies::studyKindName(study->kind) : QString());
    m_progress->hide();
    m_raters->setRows({});
    m_reading.startOver();
    showActions();
}

void StudiesPage::showActions()
{
    const StudySummary* study = current();
    const bool leads = m_session.isLead() || !m_session.currentPerson().isValid();
    const bool isOpen = study && !study->isClosed();
    m_new->setEnabled(leads);
    m_import->setEnabled(leads && isOpen);
    m_addRaters->setEnabled(leads && isOpen && study->rated > 0);
    m_preview->setEnabled(study && study->rated + study->practice + study->checks > 0);
    m_close->setEnabled(leads && isOpen && study->raters > 0);
    m_results->setEnabled(study && study->isClosed());
}

QString StudiesPage::progressText(const StudyStatus& status) const
{
    QString text = tr("%1 of %2 wanted ratings, ").arg(status.done).arg(status.wanted) +
                   tr("%1 of %2 items complete.").arg(status.itemsComplete).arg(status.items);
    if (status.dropOuts > 0)
        text += u' ' + tr("%n rater(s) dropped out.", nullptr, status.dropOuts);
    if (status.isClosed)
        text += u' ' + tr("The study is closed.");
    else if (status.expectedEnd.isValid())
        text += u' ' + tr("At this pace it ends %1.")
                           .arg(QLocale().toString(
                               status.expectedEnd.toLocalTime(), QLocale::ShortFormat));
    return text;
}

void StudiesPage::makeStudy()
{
    auto* dialog = new NewStudyDialog(m_session, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &NewStudyDialog::studyMade, this, [this](const QString& name) {
        m_wanted = name;
        m_reading.startOver();
    });
    dialog->open();
}

void StudiesPage::importItems()
{
    const StudyId study = currentStudy();
    const FileQuestion question{.kind = FileQuestion::Kind::Open,
        .purpose = QStringLiteral("studyItems"),
        .title = tr("Import items"),
        .filter = tr("Items (*.csv *.json *.jsonl);;%1").arg(allFilesFilter()),
        .beside = m_session.project().path()};
    m_files.one(this, question, [this, study](const QString& path) { takeItems(study, path); });
}

void StudiesPage::takeItems(StudyId study, const QString& path)
{
    const PersonId by = m_session.currentPerson();
    m_session
        .change(this,
            {.prepare = [study, path, by](Database&, const CancelFlag&) -> Expected<Prepared> {
                TANDEM_TRY(items, readStudyItems(path));
                return Prepared{
                    .write = [study, by, items = *items](Database& database) -> Expected<Written> {
                        TANDEM_DO(StudyRepository(database).addItems(study, items, by));
                        return Written(StudyChanged{study});
                    }};
            }})
        .onCommitted(
            this, [this] { Workspace::of(this)->tell(tr("The items are in the study.")); });
}

void StudiesPage::addRaters()
{
    QList<StudyRater> there;
    for (const RaterProgress& rater : std::as_const(m_status.raters))
        there.append(rater.rater);
    auto* dialog = new AddRatersDialog(m_session, currentStudy(), there, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &AddRatersDialog::ratersAdded, this, [this](int raters) {
        Workspace::of(this)->tell(
            tr("%n rater(s) added, and items handed out to them.", nullptr, raters));
    });
    dialog->open();
}

void StudiesPage::preview()
{
    const StudyId study = currentStudy();
    auto* dialog = new PreviewDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
    m_session.project().read<studies::Task>(
        [study](Database& database, const CancelFlag&) -> Expected<studies::Task> {
            StudyRepository repository(database);
            TANDEM_TRY(version, repository.version(study));
            TANDEM_TRY(items, repository.items(study));
            QList<studies::Item> shown;
            for (const studies::StudyItem& item : *items)
                shown.append(item.item);
            return studies::previewTask(version->design, shown);
        },
        dialog, [dialog](const Expected<studies::Task>& task) { dialog->show(task); });
}

void StudiesPage::close()
{
    const StudyId study = currentStudy();
    Workspace::of(this)->ask(
        tr("Close the study for good? Nobody can answer after that, and results can be read."),
        tr("Close the study"), [this, study] {
            m_session
                .change(this, {.write = [study](const WriteContext& context) -> Expected<Written> {
                    TANDEM_DO(
                        StudyRepository(context.database).close(study, context.origin.person));
                    return Written(StudyChanged{study});
                }})
                .onCommitted(this, [this] {
                    Workspace::of(this)->tell(tr("The study is closed; its results can be read."));
                });
        });
}

} // namespace tandem
