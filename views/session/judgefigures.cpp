#include "views/session/judgefigures.h"

#include "models/judges/judgecardreport.h"
#include "models/judges/judgepanel.h"
#include "storage/project/judgecards.h"
#include "storage/repositories/studyblindness.h"
#include "views/session/nextsteps.h"
#include "views/session/projectsession.h"

#include <QCoreApplication>

namespace tandem {

/// Translates the page of judges' cards.
struct JudgeFigureWords
{
    Q_DECLARE_TR_FUNCTIONS(JudgeFigureWords)
};

namespace {

constexpr int kCardsRestMs = 1000; ///< a run answers many times a minute

Expected<ShownFigures> readCards(Database& database, PersonId viewer, const CancelFlag& cancelled)
{
    // Who rates outputs in an open study is blind here, too.
    TANDEM_DO(StudyBlindness(database).requireNoRater(viewer));
    TANDEM_TRY(records, judgeRecords(database, viewer, cancelled));
    QList<judges::JudgeCard> cards;
    for (const judges::JudgeRecord& record : std::as_const(*records))
        cards.append(judges::judgeCard(record));
    ShownFigures figures;
    figures.report = judges::judgeCardReport(cards);
    const auto alignments = judges::peopleAlignments(*records);
    if (!alignments.isEmpty())
        figures.add(judges::peopleAlignmentSection(alignments));
    return figures;
}

} // namespace

FiguresSpec judgeFigures(const char* name, ProjectSession& session)
{
    FiguresSpec spec{.name = name, .icon = Icon::Models};
    spec.work = [&session](const FigureValues&) -> FiguresWork {
        const PersonId viewer = session.currentPerson();
        if (!viewer.isValid())
            return {.now = [] { return ShownFigures(); }};
        return {.read = [viewer](Database& database, const CancelFlag& cancelled,
                            const TellFigures&) { return readCards(database, viewer, cancelled); }};
    };
    spec.fileName = [](const FigureValues&) { return QStringLiteral("judge-cards"); };
    spec.empty = [&session](
                     const ShownFigures* found, const FigureValues&) -> std::optional<EmptyWords> {
        if (!session.currentPerson().isValid())
            return EmptyWords{JudgeFigureWords::tr("Who are you?"),
                JudgeFigureWords::tr("Reviewers are blind to each other, so these results depend "
                                     "on the viewer. Choose your name first."),
                {JudgeFigureWords::tr("Choose your name…"),
                    [&session] { emit NextSteps::of(session).personRequested(); }}};
        if (!found || !found->report.sections.isEmpty())
            return std::nullopt;
        return EmptyWords{JudgeFigureWords::tr("No model has judged anything yet"),
            JudgeFigureWords::tr("Have models judge outputs. How they answer when texts are "
                                 "swapped, longer or asked about again is then shown here.")};
    };
    spec.reads = {.parts = Parts(Part::Verdicts) | Part::Evaluations | Part::Runs | Part::Cases |
                           Part::Scores | Part::Systems | Part::Studies,
        .restMs = kCardsRestMs};
    spec.isPersonal = true;
    spec.hasCharts = false;
    spec.mostRows = 400;
    return spec;
}

} // namespace tandem
