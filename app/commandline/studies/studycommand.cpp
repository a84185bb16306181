#include "app/commandline/studies/studycommand.h"

#include "app/commandline/command.h"
#include "app/commandline/commandlist.h"
#include "app/commandline/commonoptions.h"
#include "app/commandline/studies/serveoptions.h"
#include "models/studies/designcheck.h"
#include "storage/formats/studydesignreader.h"
#include "storage/repositories/studylinkrepository.h"
#include "storage/web/secretlink.h"

#include <QRandomGenerator>

namespace tandem {

class Call;

namespace {

/// More than any study of a crowd has.
constexpr int kCodeLetters = 8;

/// Letters and digits that nobody takes for one another.
QString newCode()
{
    const QString letters = QStringLiteral("ABCDEFGHJKLMNPQRSTUVWXYZ23456789");
    QString code;
    for (int i = 0; i < kCodeLetters; ++i)
        code += letters.at(QRandomGenerator::system()->bounded(int(letters.size())));
    return code;
}

QString codeOf(Call& call, OptionName option)
{
    return call.has(option) ? call.value(option) : newCode();
}

/// A link that was made.
struct MadeLink
{
    QString secret;
    CompletionCodes codes; ///< of an open one
};

Expected<MadeLink> makeLink(Database& database, Call& call, StudyId study, PersonId by)
{
    StudyLinkRepository links(database);
    if (call.has("rater")) {
        TANDEM_TRY(rater, StudyRaterRepository(database).byName(study, call.value("rater")));
        TANDEM_TRY(secret, links.newLink(rater->id, by));
        return MadeLink{*secret, {}};
    }
    TANDEM_TRY(most, call.number("open", 0, studies::kMostNewcomers));
    const CompletionCodes codes{codeOf(call, "code-done"), codeOf(call, "code-declined"),
        codeOf(call, "code-screened-out")};
    TANDEM_TRY(secret, links.newOpenLink(study, int(**most), codes, by));
    return MadeLink{*secret, codes};
}

/// Takes back the link of a rater, or all open ones. How many.
Expected<int> revokeLinks(Database& database, Call& call, StudyId study, PersonId by)
{
    StudyLinkRepository links(database);
    if (call.has("rater")) {
        TANDEM_TRY(rater, StudyRaterRepository(database).byName(study, call.value("rater")));
        TANDEM_DO(links.revoke(rater->id, by));
        return 1;
    }
    int revoked = 0;
    TANDEM_TRY(open, links.openLinks(study));
    for (const OpenLink& link : *open) {
        if (link.isRevoked)
            continue;
        TANDEM_DO(links.revokeOpenLink(link.id, by));
        ++revoked;
    }
    return revoked;
}

template <typename Work>
auto changeLinks(Call& call, Work work) -> std::invoke_result_t<Work, Database&, StudyId, PersonId>
{
    return writeProject(call.word(1),
        [&](Database& database) -> std::invoke_result_t<Work, Database&, StudyId, PersonId> {
            TANDEM_TRY(by, actingLead(database, call, QLatin1String("as")));
            TANDEM_TRY(study, askedStudy(database, call));
            return work(database, study->id, *by);
        });
}

Expected<void> tellLink(const MadeLink& link, Call& call)
{
    TANDEM_TRY(base, publicUrlFrom(call, {}, web::ListenAddress().port));
    const bool isOpen = !call.has("rater");
    const QString url =
        isOpen ? web::joinAddress(*base, link.secret) : web::raterAddress(*base, link.secret);
    Json object{{"url", url}};
    QStringList lines{url, CommandWords::tr("The link is shown only once, and anyone who has it "
                                            "can answer. \"tandem serve\" serves its page.")};
    if (isOpen) {
        object.insert("codes", Json{{"done", link.codes.done}, {"declined", link.codes.declined},
                                   {"screened_out", link.codes.screenedOut}});
        lines.append(
            CommandWords::tr("Codes: %1 for finished, %2 for declined, %3 for screened out.")
                .arg(printable(link.codes.done), printable(link.codes.declined),
                    printable(link.codes.screenedOut)));
    }
    return call.tell(object, lines);
}

} // namespace

/// "tandem study link": makes a secret link for a rater, or an open one that makes a rater of each
/// newcomer, and prints it this once.
Expected<void> linkStudy(Call& call)
{
    if (call.has("rater") == call.has("open"))
        return call.misuseOfCommand(
            CommandWords::tr("A link is for one rater (--rater) or for new raters (--open)."));
    TANDEM_TRY(made, changeLinks(call, [&](Database& database, StudyId study, PersonId by) {
        return makeLink(database, call, study, by);
    }));
    return tellLink(*made, call);
}

/// "tandem study unlink": takes a rater's link back, or all open ones.
Expected<void> unlinkStudy(Call& call)
{
    TANDEM_TRY(revoked, changeLinks(call, [&](Database& database, StudyId study, PersonId by) {
        return revokeLinks(database, call, study, by);
    }));
    return call.tell(
        Json{{"revoked", *revoked}}, CommandWords::tr("%n link(s) revoked.", nullptr, *revoked));
}

namespace {

constexpr Verb kStudyVerbs[] = {{"new", runStudyNew}, {"import", runStudyImport, 2, 3},
    {"list", runStudyList}, {"design", runStudyDesign}, {"assign", runStudyAssign},
    {"status", runStudyStatus}, {"answers", runStudyAnswers, 2, 3}, {"replace", runStudyReplace},
    {"extend", runStudyExtend}, {"withdraw", runStudyWithdraw}, {"close", runStudyClose},
    {"results", runStudyResults}, {"plan", runStudyPlan, 1, 1}, {"report", runStudyReport},
    {"form", runStudyForm}, {"link", linkStudy}, {"unlink", unlinkStudy}};

} // namespace

const Command studyCommand{"study", nullptr, 1, kAnyNumber, kStudyVerbs};

Expected<StudySummary> askedStudy(Database& database, Call& call)
{
    StudyRepository studies(database);
    if (call.has("study"))
        return studies.byName(call.value("study"));
    TANDEM_TRY(all, studies.all());
    if (all->size() == 1)
        return all->first();
    QStringList names;
    for (const StudySummary& study : *all)
        names.append(study.name);
    if (names.isEmpty())
        return failure(ErrorCode::NotFound, CommandWords::tr("The project has no study."), {},
            CommandWords::tr("Create one with \"tandem study new\"."));
    return failure(ErrorCode::Refused, CommandWords::tr("The project has several studies."), {},
        CommandWords::tr("Choose one with --study: %1.").arg(names.join(QStringLiteral(", "))));
}

Expected<StudyRater> askedRater(Database& database, StudyId study, Call& call)
{
    if (!call.has("rater"))
        return call.misuse(CommandWords::tr("--rater NAME is required."));
    return StudyRaterRepository(database).byName(study, call.value("rater"));
}

Expected<studies::Design> designOfFile(const QString& path, Call& call)
{
    TANDEM_TRY(input, inputOf(path, call));
    return readStudyDesign(*input);
}

} // namespace tandem
