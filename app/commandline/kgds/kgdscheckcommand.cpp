#include "app/commandline/command.h"
#include "app/commandline/commonoptions.h"
#include "app/commandline/fieldoptions.h"
#include "app/commandline/kgds/kgdscommand.h"
#include "models/kgds/checkdesignfields.h"
#include "models/results/spelling.h"
#include "storage/project/checkedsystems.h"

/// "kgds audit": parts of a verifier's verdicts that are drawn for people to check.
namespace tandem {

namespace {

/// Without a size where nothing is to be drawn.
Expected<kgds::CheckDesign> askedCheckDesign(Call& call)
{
    kgds::CheckDesign design;
    design.seed = 1;
    TANDEM_DO(takeFields(kgds::checkDesignFields(), &design, call));
    return design;
}

Expected<void> drawPart(const kgds::CheckDesign& design, Call& call)
{
    QString verifier;
    TANDEM_TRY(drawn,
        writeProject(call.word(1), [&](Database& database) -> Expected<QList<kgds::DrawnCheck>> {
            TANDEM_TRY(asked, askedVerifier(database, call));
            TANDEM_TRY(by, viewingPerson(database, call));
            verifier = asked->name;
            return drawChecks(database, verifier, design, *by);
        }));
    Json strata;
    QStringList lines{CommandWords::tr(
        "Drew %n judgment(s) by %1 for human audit: %2.", nullptr, int(drawn->size()))
                          .arg(printable(verifier), kgds::checkDesignText(design))};
    for (const kgds::CheckProgress& one : kgds::checkProgress(*drawn, {})) {
        strata.insert(one.stratum, one.drawn);
        if (!one.stratum.isEmpty())
            lines += QStringLiteral("%1: %2").arg(
                printable(kgds::checkStratumName(one.stratum)), results::countText(one.drawn));
    }
    return call.tell(
        Json{{"verifier", verifier}, {"drawn", drawn->size()}, {"strata", strata}}, lines);
}

Expected<void> listParts(Call& call)
{
    results::Report report;
    QString verifier;
    QList<kgds::CheckPartRow> rows;
    QString viewerName;
    CheckedVerdicts checked;
    TANDEM_DO(readProject(call.word(1), [&](Database& database) -> Expected<void> {
        TANDEM_TRY(asked, askedVerifier(database, call));
        TANDEM_TRY(viewer, viewingPerson(database, call));
        verifier = asked->name;
        viewerName = call.has("person") ? call.value("person") : QString();
        TANDEM_TRY_VAR(read, checkedVerdicts(database, verifier, *viewer,
                                 std::make_shared<std::atomic_bool>(false)));
        checked = *std::move(read);
        return {};
    }));
    for (const CheckedPart& part : std::as_const(checked.parts))
        rows.append(part.row);
    report.lines += rows.isEmpty() ? CommandWords::tr("No judgments have been drawn for audit yet.")
                                   : CommandWords::tr("Judgments by %1.").arg(printable(verifier));
    if (!rows.isEmpty())
        report.sections.append(kgds::checkPartsSection(rows, viewerName));
    if (checked.hidden > 0)
        report.lines += hiddenChecksText(checked.hidden);
    return call.show(report,
        {{QStringLiteral("verifier"), verifier}, {QStringLiteral("reviewers"), checked.reviewers},
            {QStringLiteral("hidden_judgements"), checked.hidden}});
}

} // namespace

QString hiddenChecksText(qint64 judgements)
{
    return CommandWords::tr("Reviews of %n judgment(s) excluded until the viewer has finished them "
                            "(--person NAME sets the viewer; without it, everyone has to).",
        nullptr, int(judgements));
}

Expected<void> runKgdsCheck(Call& call)
{
    TANDEM_TRY(design, askedCheckDesign(call));
    return design->size > 0 ? drawPart(*design, call) : listParts(call);
}

} // namespace tandem
