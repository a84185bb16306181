#include "views/studies/studycontroller.h"

#include "models/results/spelling.h"
#include "models/studies/shownturn.h"
#include "storage/project/erasedcopies.h"
#include "storage/project/fileimport.h"
#include "storage/repositories/studyanswerrepository.h"
#include "storage/repositories/studylinkrepository.h"
#include "storage/repositories/studyraterrepository.h"
#include "storage/studies/collectedanswers.h"
#include "storage/studies/studyforms.h"
#include "storage/studies/studypage.h"
#include "ui/screen/workspace.h"
#include "views/session/projectsession.h"
#include "views/studies/additemsdialog.h"
#include "views/studies/addratersdialog.h"
#include "views/studies/previewdialog.h"
#include "views/studies/studydesigndialog.h"
#include "views/studies/studylinkdialog.h"
#include "views/studies/studyreasondialog.h"

#include <QFile>
#include <QFileInfo>
#include <QPointer>

#include <atomic>
#include <limits>
#include <memory>

namespace tandem {

namespace {

/// Enough to see what the fields of a study's items are.
constexpr int kItemsForDesign = 20;
const QString kFormPurpose = QStringLiteral("studyForm");

template <typename Dialog>
Dialog* opened(Dialog* dialog)
{
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
    return dialog;
}

} // namespace

StudyController::StudyController(ProjectSession& session, AskFile files, QWidget* page)
    : QObject(page)
    , m_session(session)
    , m_files(std::move(files))
    , m_page(page)
    , m_address(QStringLiteral("http://127.0.0.1:8420/"))
{
}

void StudyController::read(
    StudyId study, int mostItems, std::function<void(const Expected<Shown>&)> then)
{
    m_session.project().read<Shown>(
        [study, mostItems](Database& database, const CancelFlag&) -> Expected<Shown> {
            StudyRepository repository(database);
            TANDEM_TRY(version, repository.version(study));
            TANDEM_TRY(items, repository.items(study));
            Shown shown{*version, {}};
            for (const studies::StudyItem& item : *items) {
                if (shown.items.size() < mostItems)
                    shown.items.append(item.item);
            }
            return shown;
        },
        this, std::move(then));
}

void StudyController::change(Write write, const QString& done)
{
    m_session.change(m_page, {.write = std::move(write)}).onCommitted(this, [this, done] {
        Workspace::of(m_page)->tell(done);
    });
}

void StudyController::makeStudy()
{
    auto* dialog = opened(new StudyDesignDialog(m_session, m_page));
    connect(dialog, &StudyDesignDialog::saved, this, &StudyController::studyMade);
}

void StudyController::changeDesign(const StudySummary& study)
{
    read(study.id, kItemsForDesign, [this, study](const Expected<Shown>& shown) {
        if (!shown)
            return Workspace::of(m_page)->tellError(shown.error());
        auto* dialog = opened(new StudyDesignDialog(
            m_session, {study.id, study.name, shown->version, shown->items}, m_page));
        connect(dialog, &StudyDesignDialog::saved, this,
            [this] { Workspace::of(m_page)->tell(tr("Design changed. You can undo this.")); });
    });
}

void StudyController::addItems(const StudySummary& study, const QString& file)
{
    read(study.id, 0, [this, study, file](const Expected<Shown>& shown) {
        if (!shown)
            return Workspace::of(m_page)->tellError(shown.error());
        auto* dialog =
            opened(new AddItemsDialog(m_session, m_files, study.id, shown->version.design, m_page));
        connect(dialog, &AddItemsDialog::itemsAdded, this, [this](int items) {
            Workspace::of(m_page)->tell(tr("%n item(s) added.", nullptr, items));
        });
        if (!file.isEmpty())
            dialog->takeFile(file);
    });
}

void StudyController::preview(const StudySummary& study)
{
    auto* dialog = opened(new PreviewDialog(m_page));
    read(study.id, std::numeric_limits<int>::max(),
        [dialog = QPointer(dialog)](const Expected<Shown>& shown) {
            if (dialog)
                dialog->show(shown.map([](const Shown& read) {
                    return studies::previewTask(read.version.design, read.items);
                }));
        });
}

void StudyController::addRaters(StudyId study, const QList<RaterProgress>& there)
{
    QList<StudyRater> raters;
    for (const RaterProgress& rater : there)
        raters.append(rater.rater);
    auto* dialog = opened(new AddRatersDialog(m_session, study, raters, m_page));
    connect(dialog, &AddRatersDialog::ratersAdded, this, [this](int added, int idle) {
        if (idle == 0)
            return Workspace::of(m_page)->tell(
                tr("%n rater(s) added, and items assigned to them.", nullptr, added));
        Workspace::of(m_page)->warn(tr("%n rater(s) added.", nullptr, added) + u' ' +
                                    tr("%n of them got no items: the study has enough raters. "
                                       "Increase raters per item, then assign again.",
                                        nullptr, idle));
    });
}

void StudyController::handOut(StudyId study)
{
    const auto given = std::make_shared<std::atomic_int>(0);
    const Write write = [study, given](const WriteContext& context) -> Expected<Written> {
        TANDEM_TRY(
            raters, StudyRaterRepository(context.database).assign(study, context.origin.person));
        *given = *raters;
        return Written(StudyChanged{study});
    };
    m_session.change(m_page, {.write = write}).onCommitted(this, [this, given] {
        if (*given > 0)
            Workspace::of(m_page)->tell(
                tr("Items assigned to %n rater(s). Raters who have started keep theirs.", nullptr,
                    *given));
        else
            Workspace::of(m_page)->warn(
                tr("No items assigned: every rater has some, or the study has enough raters. "
                   "Increase raters per item, or add raters."));
    });
}

void StudyController::extend(StudyId study)
{
    read(study, 0, [this, study](const Expected<Shown>& shown) {
        if (!shown)
            return Workspace::of(m_page)->tellError(shown.error());
        const auto go = [this, study](const StudyReason& asked, const auto& ended) {
            m_session
                .change(m_page,
                    {.write = [study, asked](const WriteContext& context) -> Expected<Written> {
                        TANDEM_DO(
                            StudyRaterRepository(context.database)
                                .extend(study, asked.number, asked.reason, context.origin.person));
                        return Written(StudyChanged{study});
                    }})
                .onEnded(this, ended);
        };
        auto* dialog = new StudyReasonDialog({tr("Increase raters per item"),
                                                 tr("From now on, more raters rate each item. Add "
                                                    "them afterwards, or share a link."),
                                                 tr("&Increase")},
            go, m_page);
        dialog->askNumber(tr("&Raters per item"), shown->version.design.ratersPerItem + 1);
        opened(dialog);
    });
}

void StudyController::link(StudyId study, const std::optional<StudyRater>& rater)
{
    auto* dialog = opened(new StudyLinkDialog(m_session, study, rater, m_address, m_page));
    connect(dialog, &StudyLinkDialog::linkMade, this,
        [this](const QString& address) { m_address = address; });
}

void StudyController::makeOpenLink(StudyId study)
{
    link(study, {});
}

void StudyController::showOpenLinks(StudyId study)
{
    opened(new OpenLinksDialog(m_session, study, m_page));
}

void StudyController::makeLink(const StudyRater& rater)
{
    link(rater.study, rater);
}

void StudyController::revokeLink(const StudyRater& rater)
{
    Workspace::of(m_page)->ask(tr("Revoke the link of %1? It will stop working.").arg(rater.name),
        tr("Revoke"), [this, rater] {
            change(
                [rater](const WriteContext& context) -> Expected<Written> {
                    TANDEM_DO(StudyLinkRepository(context.database)
                                  .revoke(rater.id, context.origin.person));
                    return Written(StudyChanged{rater.study, rater.id});
                },
                tr("Link revoked."));
        });
}

void StudyController::replace(const StudyRater& rater)
{
    const auto go = [this, rater](const StudyReason& asked, const auto& ended) {
        m_session
            .change(
                m_page, {.write = [rater, asked](const WriteContext& context) -> Expected<Written> {
                    TANDEM_DO(StudyRaterRepository(context.database)
                                  .replace(rater.id, {.name = asked.name}, asked.reason,
                                      context.origin.person));
                    return Written(StudyChanged{rater.study, rater.id});
                }})
            .onEnded(this, ended);
    };
    auto* dialog = new StudyReasonDialog(
        {tr("Replace %1").arg(rater.name),
            tr("Items that %1 has not completed go to the new rater. Existing answers are kept.")
                .arg(rater.name),
            tr("&Replace")},
        go, m_page);
    dialog->askName(tr("&New rater"));
    opened(dialog);
}

void StudyController::writeForm(const StudySummary& study, const StudyRater& rater)
{
    // Raters see the file's name, and the study's own name is the lead's alone.
    read(study.id, 0, [this, rater](const Expected<Shown>& shown) {
        if (!shown)
            return Workspace::of(m_page)->tellError(shown.error());
        const QString folder = m_files.folder(kFormPurpose, m_session.project().path());
        m_files.one(m_page,
            {.kind = FileQuestion::Kind::Name,
                .purpose = kFormPurpose,
                .title = tr("Form of %1").arg(rater.name),
                .filter = tr("Forms (*.html)"),
                .suggestion = suggestedFormPath(folder, shown->version.design.title, rater.name)},
            [this, rater](const QString& path) { writeFormTo(path, rater); });
    });
}

void StudyController::writeFormTo(const QString& path, const StudyRater& rater)
{
    const auto isWritten = std::make_shared<std::atomic_bool>(false);
    const Write write = [path, rater, isWritten](const WriteContext& context) -> Expected<Written> {
        TANDEM_TRY(page, StudyPage::read(QStringLiteral(":/tandem/web")));
        TANDEM_DO(writeStudyForm(context.database, *page, rater.id, path, context.origin.person));
        *isWritten = true;
        return Written(StudyChanged{rater.study, rater.id});
    };
    m_session.change(m_page, {.write = write}).onEnded(this, [=, this](const Expected<void>& done) {
        if (done)
            return Workspace::of(m_page)->tell(
                tr("Form of %1 saved as “%2”.").arg(rater.name, QFileInfo(path).fileName()));
        if (*isWritten) // but the project does not know it
            QFile::remove(path);
        Workspace::of(m_page)->tellError(done.error());
    });
}

void StudyController::takeAnswers(StudyId study)
{
    m_files.one(m_page,
        {.kind = FileQuestion::Kind::Open,
            .purpose = QStringLiteral("studyAnswers"),
            .title = tr("Import answers collected elsewhere (cannot be undone)"),
            .filter = tr("Answers (*.csv *.jsonl)") + QStringLiteral(";;") + allFilesFilter()},
        [this, study](const QString& path) { takeAnswersFrom(path, study); });
}

void StudyController::offerAnswers(StudyId study, const QString& path)
{
    Workspace::of(m_page)->ask(
        tr("Import the answers in “%1”? This cannot be undone.").arg(QFileInfo(path).fileName()),
        tr("Import"), [this, path, study] { takeAnswersFrom(path, study); });
}

void StudyController::takeAnswersFrom(const QString& path, StudyId study)
{
    const auto taken = std::make_shared<CollectedAnswers>();
    const auto prepare = [path, study, taken, by = m_session.currentPerson()](
                             Database&, const CancelFlag&) -> Expected<Prepared> {
        TANDEM_TRY(rows, readCollectedRows(Input(path)));
        return Prepared{[rows = *rows, study, taken, by](Database& database) -> Expected<Written> {
            TANDEM_TRY(done, takeCollectedAnswers(database, study, rows, by));
            *taken = *done;
            const bool isNothing = done->fresh + done->takenBack + done->raters == 0;
            return Written(isNothing ? What() : What(StudyChanged{study}));
        }};
    };
    const Change change{.text = importStepText({path}), .prepare = prepare, .canUndo = false};
    m_session.change(m_page, change).onCommitted(this, [this, taken] {
        Workspace::of(m_page)->tell(
            tr("%n new answer(s)", nullptr, taken->fresh) + QStringLiteral(", ") +
            tr("%n already present", nullptr, taken->known) + QStringLiteral(", ") +
            (taken->takenBack > 0
                    ? tr("%n withdrawn", nullptr, taken->takenBack) + QStringLiteral(", ")
                    : QString()) +
            tr("%n new rater(s).", nullptr, taken->raters) +
            (taken->remarks.isEmpty() ? QString()
                                      : QLatin1Char(' ') + taken->remarks.join(QLatin1Char(' '))));
    });
}

void StudyController::withdraw(const StudyRater& rater)
{
    Workspace::of(m_page)->ask(
        tr("Erase all answers of %1 for good? Only the withdrawal stays on record.")
            .arg(rater.name),
        tr("Erase"), [this, rater] {
            change(
                [rater](const WriteContext& context) -> Expected<Written> {
                    TANDEM_DO(StudyAnswerRepository(context.database)
                                  .withdraw(rater.id, context.origin.person));
                    return Written(StudyChanged{rater.study, rater.id});
                },
                QString(tr("Answers erased. Copies of the project still contain them.") + u' ' +
                        backupsKeepErased(m_session.project().path()))
                    .trimmed());
        });
}

void StudyController::close(const StudySummary& study, const StudyStatus& status)
{
    const auto closing = [id = study.id](const std::optional<EarlyEnd>& early) {
        return [id, early](const WriteContext& context) -> Expected<Written> {
            TANDEM_DO(StudyRepository(context.database).close(id, context.origin.person, early));
            return Written(StudyChanged{id});
        };
    };
    const QString done = tr("Study closed. Its results are available.");
    if (status.wanted > 0 && status.done >= status.wanted)
        return Workspace::of(m_page)->ask(tr("Close the study for good? No one can answer "
                                             "afterwards, and its results become available."),
            tr("Close study"), [this, closing, done] { change(closing({}), done); });
    const auto go = [this, closing](const StudyReason& asked, const auto& ended) {
        m_session.change(m_page, {.write = closing(EarlyEnd{asked.reason})}).onEnded(this, ended);
    };
    opened(new StudyReasonDialog(
        {tr("End the study early"),
            tr("%1 of %2 ratings are complete. Once the study is closed, no one can answer and its "
               "results become available.")
                .arg(results::countText(status.done), results::countText(status.wanted)),
            tr("&Close study")},
        go, m_page));
}

} // namespace tandem
