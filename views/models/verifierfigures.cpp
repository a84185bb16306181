#include "models/kgds/comparisonreport.h"
#include "models/kgds/correctedreport.h"
#include "models/kgds/peoplereport.h"
#include "views/models/metricchoice.h"
#include "views/models/modelsfigures.h"
#include "views/models/modelswords.h"

#include <algorithm>

namespace tandem {

namespace {

using VerifiersView = ModelsVerifiersView;

const QLatin1String kCheckParts("check_parts");

/// Whether who looks has something to do with it.
bool waitsForViewer(const CheckedPart& part)
{
    return !part.open.isEmpty() || !part.toFinish.isEmpty();
}

/// Whether something drawn is not checked yet, as far as who looks may know.
bool isPartUnfinished(const CheckedPart& part)
{
    qsizetype checked = 0;
    for (const kgds::CheckProgress& stratum : part.progress)
        checked += stratum.checked;
    return checked < part.row.drawn;
}

results::Report agreementReport(const ModelsVerdicts& verdicts, const std::atomic_bool* cancel)
{
    results::Report report;
    report.sections = {kgds::verifierPairsSection(
                           kgds::verifierPairs(verdicts.verifiers, cancel), verdicts.verifiers),
        kgds::peopleAgreementSection(kgds::peopleAgreement(verdicts.people, cancel)),
        kgds::humanMetricsSection(kgds::humanMetrics(verdicts.people, cancel))};
    return report;
}

results::Report ranksReport(
    const ModelsVerdicts& verdicts, PatternMetric chosen, const std::atomic_bool* cancel)
{
    results::Report report;
    report.sections = {kgds::verifierRankingsSection(kgds::verifierRankings(verdicts.verifiers,
                                                         chosen.pattern, chosen.metric, cancel),
                           verdicts.verifiers),
        kgds::rankAgreementsSection(
            kgds::rankAgreements(verdicts.verifiers, chosen.pattern, chosen.metric),
            verdicts.verifiers)};
    // CAO-R and OP-GM are called alike in both patterns.
    for (results::Section& section : report.sections)
        section.title =
            QStringLiteral("%1, %2: %3")
                .arg(kgds::patternName(chosen.pattern),
                    kgds::tableMetricName(chosen.pattern, chosen.metric), section.title);
    return report;
}

/// The parts that were drawn, then a table for each metric of each pattern that they correct.
results::Report correctedReport(const ModelsVerdicts& verdicts, const std::atomic_bool* cancel)
{
    QList<kgds::CheckPartRow> parts;
    for (const CheckedPart& part : verdicts.checks.parts)
        parts.append(part.row);
    results::Report report;
    report.sections = QList{kgds::checkPartsSection(parts, verdicts.viewer)} +
                      kgds::correctedSections(verdicts.checks.items, cancel);
    for (qsizetype i = 0; i < parts.size(); ++i)
        report.sections.first().rows[i].item = i;
    return report;
}

/// How many others review, and whether what they say is hidden; nothing of what that is. Empty
/// where nobody else does.
QString hiddenReviews(const ModelsVerdicts& verdicts)
{
    const CheckedVerdicts& checks = verdicts.checks;
    if (checks.reviewers == 0)
        return {};
    const int reviewers = int(checks.reviewers);
    if (checks.hiddenReviews == 0)
        return verdicts.people.isEmpty()
                   ? ModelsWords::tr("%n other reviewer(s) at work on this judge, without a "
                                     "finished review so far.",
                         nullptr, reviewers)
                   : QString();
    const QString atWork =
        ModelsWords::tr("%n other reviewer(s) at work on this judge.", nullptr, reviewers);
    const int hidden = int(checks.hiddenReviews);
    const QString until =
        verdicts.viewer.isEmpty()
            ? ModelsWords::tr("Their reviews of %n judged output(s) stay hidden until everyone who "
                              "can review has finished them.",
                  nullptr, hidden)
            : ModelsWords::tr("Their reviews of %n judged output(s) stay hidden from %1 until %1 "
                              "has finished them, too. People who never review can be excluded on "
                              "the People page (a lead only once someone else leads); then the "
                              "reviews that all others have finished are shown.",
                  nullptr, hidden)
                  .arg(verdicts.viewer);
    return QStringLiteral("%1 %2").arg(atWork, until);
}

/// Why there is nothing to compute, and what fills the page; none where there is.
std::optional<EmptyWords> whyNothing(const ModelsVerdicts& verdicts, VerifiersView view)
{
    const EmptyState::Offer judge{ModelsWords::tr("Judge outputs…"), "modelsJudge"};
    if (view == VerifiersView::Agreement && verdicts.verifiers.size() < 2 &&
        verdicts.people.isEmpty()) {
        const QString others = hiddenReviews(verdicts);
        if (!others.isEmpty())
            return EmptyWords{ModelsWords::tr("Reviews are still under way"), others,
                {ModelsWords::tr("Review outputs"), "modelsSamplePage"}, judge};
        return EmptyWords{ModelsWords::tr("Only one judge so far"),
            ModelsWords::tr("Have another model judge these outputs, too, or import its judgments, "
                            "to see where the two agree."),
            judge, {ModelsWords::tr("Import judgments…"), "modelsImport"}};
    }
    if (view == VerifiersView::Corrected && verdicts.checks.parts.isEmpty())
        return EmptyWords{ModelsWords::tr("No judgments have been drawn for audit yet"),
            ModelsWords::tr("Draw some at random and have people review them; each score is then "
                            "corrected here, with its uncertainty."),
            {ModelsWords::tr("Draw for audit…"), "modelsDrawCheck"}};
    return std::nullopt;
}

/// Whose checks the figures count, and how far they are.
QStringList linesOnChecks(const ModelsVerdicts& verdicts, VerifiersView view)
{
    QStringList lines;
    const CheckedVerdicts& checks = verdicts.checks;
    if (view == VerifiersView::Corrected && checks.reviewers == 0 && checks.known == 0)
        lines += ModelsWords::tr("No one else has started reviewing.");
    if (const QString hidden = hiddenReviews(verdicts); !hidden.isEmpty())
        lines += hidden;
    if (!verdicts.people.isEmpty() || checks.known > 0)
        lines +=
            verdicts.viewer.isEmpty()
                ? ModelsWords::tr(
                      "Only judged outputs that everyone who can review has finished are counted.")
                : ModelsWords::tr("Only judged outputs that %1 has finished reviewing are counted; "
                                  "everyone who has finished the same ones sees the same numbers.")
                      .arg(verdicts.viewer);
    const bool unfinished =
        std::any_of(checks.parts.cbegin(), checks.parts.cend(), isPartUnfinished);
    if (view == VerifiersView::Corrected && checks.known > 0 && unfinished)
        lines += ModelsWords::tr("The audit is not complete: the items reviewed so far are treated "
                                 "as a random subset of those drawn.");
    return lines;
}

ShownFigures verifierFigures(const ModelsVerdicts& verdicts, VerifiersView view,
    PatternMetric chosen, const std::atomic_bool* cancel)
{
    ShownFigures figures;
    figures.report = view == VerifiersView::Agreement ? agreementReport(verdicts, cancel)
                     : view == VerifiersView::Ranks   ? ranksReport(verdicts, chosen, cancel)
                                                      : correctedReport(verdicts, cancel);
    figures.dropEmpty();
    if (view != VerifiersView::Ranks)
        figures.report.lines = linesOnChecks(verdicts, view);
    return figures;
}

VerifiersView viewOf(const FigureValues& values)
{
    return values.as<VerifiersView>("modelsVerifiersView");
}

bool isCorrected(const FigureValues& values)
{
    return viewOf(values) == VerifiersView::Corrected;
}

FiguresWork verifierWork(const SharedVerdicts& verdicts, const FigureValues& values)
{
    const VerifiersView view = viewOf(values);
    if (whyNothing(*verdicts, view))
        return {.now = [] { return ShownFigures(); }};
    // Nothing of what somebody else was shown stays.
    return {.about = verdicts->verifier + u'\n' + verdicts->viewer,
        .now = [] { return ShownFigures(); },
        .compute = [verdicts, view, values](
                       const CancelFlag& cancel, const TellFigures&) -> Expected<ShownFigures> {
            return verifierFigures(*verdicts, view,
                patternMetricAt(values.place("modelsVerifiersMetric")), cancel.get());
        }};
}

QList<FigureChoice> verifierChoices()
{
    const auto views = [] {
        return QStringList{ModelsWords::tr("Agreement"), ModelsWords::tr("Ranks"),
            ModelsWords::tr("Corrected scores")};
    };
    FigureChoice metric = patternMetricChoice("modelsVerifiersMetric");
    metric.when = [](const FigureValues& values) { return viewOf(values) == VerifiersView::Ranks; };
    return {
        figureSegments(
            "modelsVerifiersView", views, [] { return ModelsWords::tr("View"); },
            "modelsNextVerifiers",
            [] { return ModelsWords::tr("Show judges' agreement, ranks, or corrected scores"); }),
        metric};
}

using GoToCheck = std::function<void(const std::optional<OpenCheck>&)>;

/// Goes to what waits for who looks in a part, if anything does.
void goToCheck(const ModelsVerdicts& verdicts, qsizetype part, const GoToCheck& check)
{
    const auto& parts = verdicts.checks.parts;
    if (verdicts.viewer.isEmpty() || part < 0 || part >= parts.size())
        return;
    if (!parts.at(part).open.isEmpty())
        check(parts.at(part).open.first());
    else if (!parts.at(part).toFinish.isEmpty())
        check(parts.at(part).toFinish.first());
    else
        check(std::nullopt);
}

void goToNextCheck(const ModelsVerdicts& verdicts, const GoToCheck& check)
{
    const auto& parts = verdicts.checks.parts;
    auto next = std::find_if(
        parts.cbegin(), parts.cend(), [](const CheckedPart& part) { return !part.open.isEmpty(); });
    if (next == parts.cend())
        next = std::find_if(parts.cbegin(), parts.cend(), waitsForViewer);
    if (next != parts.cend())
        goToCheck(verdicts, next - parts.cbegin(), check);
}

QList<FigureCommand> checkCommands(const KnownModels& known, const GoToCheck& check)
{
    const auto isNextThere = [known](const FigureValues& values) {
        return isCorrected(values) && !known->verdicts->checks.parts.isEmpty();
    };
    const auto doesAnyWait = [known] {
        const auto& parts = known->verdicts->checks.parts;
        return !known->verdicts->viewer.isEmpty() &&
               std::any_of(parts.cbegin(), parts.cend(), waitsForViewer);
    };
    return {{.name = "modelsVerifiersDraw",
                .text = [] { return ModelsWords::tr("Draw judgments for human audit…"); },
                .onButton = [] { return ModelsWords::tr("Draw for audit…"); },
                .gives = "modelsDrawCheck",
                .when = isCorrected},
        {.name = "modelsNextCheck",
            .keys = Qt::CTRL | Qt::SHIFT | Qt::Key_K,
            .text =
                [] {
                    return ModelsWords::tr(
                        "Go to the next item of the audit that awaits your review");
                },
            .onButton = [] { return ModelsWords::tr("Review next…"); },
            .then = [known, check](const FigureValues&) { goToNextCheck(*known->verdicts, check); },
            .when = isNextThere,
            .isEnabled = doesAnyWait}};
}

} // namespace

FiguresSpec modelsVerifierFigures(ProjectSession& session, const KnownModels& known,
    std::function<void(const std::optional<OpenCheck>&)> check)
{
    FiguresSpec spec = modelsFigures("modelsVerifiers", session, known);
    spec.choices = verifierChoices();
    spec.more = checkCommands(known, check);
    spec.work = [known](
                    const FigureValues& values) { return verifierWork(known->verdicts, values); };
    spec.fileName = [](const FigureValues& values) {
        constexpr const char* names[] = {
            "verifier-agreement", "verifier-ranks", "corrected-scores"};
        return QString(QLatin1String(names[int(viewOf(values))]));
    };
    const auto open = spec.open;
    spec.open = [known, check, open](
                    const results::Section& section, int row, const FigureValues& values) {
        if (section.key == kCheckParts)
            goToCheck(*known->verdicts, row, check);
        else
            open(section, row, values);
    };
    const auto empty = spec.empty;
    spec.empty = [known, empty](const ShownFigures* found,
                     const FigureValues& values) -> std::optional<EmptyWords> {
        const auto words = empty(found, values);
        if (words || !known->isRead)
            return words;
        if (!known->models->verifiers.isEmpty())
            return known->verdicts->isRead ? whyNothing(*known->verdicts, viewOf(values))
                                           : std::nullopt;
        return EmptyWords{ModelsWords::tr("These outputs have not been judged yet"),
            ModelsWords::tr("A judge decides for each fact and opinion whether a summary covers "
                            "it. Several can judge the same outputs; they are compared here."),
            {ModelsWords::tr("Judge outputs…"), "modelsJudge"},
            {ModelsWords::tr("Import judgments…"), "modelsImport"}};
    };
    spec.runs = [](const FigureValues&) { return runsBehindSystems({}); }; // of all verifiers
    spec.hasCharts = false;
    return spec;
}

} // namespace tandem
