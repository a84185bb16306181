#include "app/commandline/command.h"
#include "app/commandline/commandlist.h"
#include "app/commandline/helptext.h"
#include "app/commandline/runs/modelaccess.h"
#include "app/commandline/studies/serveoptions.h"
#include "storage/project/project.h"
#include "storage/repositories/studyrepository.h"
#include "storage/studies/studypage.h"
#include "storage/web/projectpersonbackend.h"
#include "storage/web/projectraterbackend.h"
#include "storage/web/raterservice.h"

#include <QElapsedTimer>
#include <QTimer>

namespace tandem {

namespace {

/// How often a terminal and Ctrl+C are looked at.
constexpr int kLookForEndMs = 100;
/// How long those are waited for, at the end, who do not take their answers.
constexpr int kMostEndMs = 5'000;

Expected<StudyId> servedStudy(Database& database, Call& call)
{
    if (!call.has("study"))
        return StudyId();
    return StudyRepository(database).byName(call.value("study")).map([](const auto& study) {
        return study.id;
    });
}

Expected<void> tellAddress(const QString& url, quint16 port, Call& call)
{
    TANDEM_DO(call.tell(Json{{"url", url}, {"port", port}},
        QStringList{CommandWords::tr("Serving the pages of links at %1").arg(url),
            CommandWords::tr("Create links with \"tandem people link\" for annotators and \"tandem "
                             "study link\" for raters. Press Ctrl+C to stop.")}));
    call.out.flush();
    return {};
}

Expected<web::RaterPage> servedPage()
{
    return StudyPage::read(QStringLiteral(":/tandem/web")).map(web::raterPageOf);
}

/// How much has come in, and of how many; never what.
QString countsWords(
    const web::ProjectRaterBackend& raters, const web::ProjectPersonBackend& annotators)
{
    const auto counts = raters.counts();
    const auto ofPeople = annotators.counts();
    const QString words = CommandWords::tr("%1 by %2 saved since the start")
                              .arg(CommandWords::tr("%n answer(s)", nullptr, int(counts.answers)),
                                  CommandWords::tr("%n rater(s)", nullptr, int(counts.raters)));
    if (ofPeople.answers == 0)
        return words;
    return CommandWords::tr("%1; %2 by %3")
        .arg(words, CommandWords::tr("%n answer(s)", nullptr, int(ofPeople.answers)),
            CommandWords::tr("%n annotator(s)", nullptr, int(ofPeople.people)));
}

/// Until Ctrl+C or the like.
void serve(
    const web::ProjectRaterBackend& raters, const web::ProjectPersonBackend& annotators, Call& call)
{
    TerminalProgress progress(call.console, CommandWords::tr("serving:"));
    bool isEnded = false;
    QTimer look;
    QObject::connect(&look, &QTimer::timeout, &look,
        [&] { isEnded = !progress.show(countsWords(raters, annotators)); });
    look.start(kLookForEndMs);
    waitUntil([&] { return isEnded; });
}

/// Who has sent something is told that it is kept; nobody is asked in any more.
void end(web::HttpServer& server, Project& project)
{
    server.quiesce();
    project.flush();
    QElapsedTimer waited;
    waited.start();
    waitUntil([&] { return !server.isBusy() || waited.elapsed() > kMostEndMs; });
}

Expected<void> serveStudies(Call& call)
{
    const QString path = call.word(0);
    TANDEM_TRY(options, webOptionsFrom(call));
    TANDEM_TRY_VAR(project, Project::open(path));
    const auto study = servedStudy((*project)->reader(), call);
    if (!study)
        return failure(study.error().in(path));
    web::ProjectRaterBackend backend(**project, *study);
    TANDEM_TRY(page, servedPage());
    web::ProjectPersonBackend people(**project, [](Step step) { return builtInGuideline(step); });
    // Who is served one study is served nothing else.
    web::RaterService service(backend, *page, study->isValid() ? nullptr : &people);
    TANDEM_TRY_VAR(server, web::HttpServer::start(*options,
                               [&](const web::WebRequest& request, const web::WebReply& reply) {
                                   service.answer(request, reply);
                               }));
    const quint16 port = (*server)->port();
    TANDEM_TRY(url, publicUrlFrom(call, *options, port));
    TANDEM_DO(tellAddress(*url, port, call));
    serve(backend, people, call);
    end(**server, **project);
    return {};
}

} // namespace

const Command serveCommand{"serve", serveStudies};

} // namespace tandem
