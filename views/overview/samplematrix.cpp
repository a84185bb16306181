#include "views/overview/samplematrix.h"

#include "models/results/spelling.h"
#include "models/rounds/statename.h"
#include "models/rounds/timetext.h"
#include "views/overview/overviewwords.h"
#include "views/session/projectsession.h"
#include "views/session/statelook.h"
#include "views/session/stepbar.h"

#include <QLocale>

namespace tandem {

namespace {

StepCell discussionCell(const ShownSample& shown)
{
    const SampleRow& row = shown.row;
    if (row.utterances == 0)
        return {BadgeKind::Warning, OverviewWords::tr("missing")};
    return {BadgeKind::Yes, OverviewWords::tr("%n turn(s)", nullptr, row.utterances)};
}

template <Step step>
StepCell roundCell(const ShownSample& shown)
{
    const SampleRow row = sampleAtStep(shown, step);
    // A missing discussion has its own column; where nobody is assigned, that is what is said here.
    const bool unassigned = row.state() == SampleState::WaitingForDiscussion && !row.round;
    const SampleState state = unassigned ? SampleState::Unassigned : row.state();
    if (state == SampleState::WaitingForParagraphs) // the paragraphs' column says why
        return {BadgeKind::None, OverviewWords::tr("none yet", "facts")};
    // Opinions of both are not done: each waits for the other's review.
    const bool inReview = step == Step::Opinions && state == SampleState::Closed;
    return {inReview ? BadgeKind::Waiting : stateLook(state).badge, stateName(state, step),
        state == SampleState::Imported};
}

StepCell factsCell(const ShownSample& shown)
{
    if (shown.steps.facts > 0)
        return {BadgeKind::Yes, OverviewWords::tr("%n fact(s)", nullptr, shown.steps.facts)};
    if (shown.steps.importedFacts > 0)
        return {BadgeKind::None,
            OverviewWords::tr("%n imported", "facts", shown.steps.importedFacts), true,
            results::countText(shown.steps.importedFacts)};
    if (shown.steps.sidesKnown)
        return {BadgeKind::Warning, stateName(SampleState::WaitingForFacts)};
    return {BadgeKind::None, OverviewWords::tr("none yet", "facts")};
}

} // namespace

SampleRow sampleAtStep(const ShownSample& sample, Step step)
{
    if (sample.row.step == step)
        return sample.row;
    SampleRow other = sample.row;
    other.step = step;
    other.round = sample.steps.round(step);
    other.answeredA = 0;
    other.answeredB = 0;
    const int items[] = {sample.row.paragraphs, sample.steps.askedFacts, sample.row.utterances};
    other.items = items[int(step)];
    other.undecided = sample.steps.undecided.at(size_t(step));
    other.paragraphsOpen = step == Step::KeyFacts && !sample.steps.sidesKnown;
    return other;
}

QList<MatrixStep> matrixSteps()
{
    return {
        {QStringLiteral("discussion"), OverviewWords::tr("Discussion"), &discussionCell, 10},
        {QStringLiteral("paragraphs"), stepName(Step::Paragraphs), &roundCell<Step::Paragraphs>, 10,
            Step::Paragraphs},
        {QStringLiteral("facts"), OverviewWords::tr("Facts"), &factsCell, 8},
        {QStringLiteral("keyFacts"), stepName(Step::KeyFacts), &roundCell<Step::KeyFacts>, 10,
            Step::KeyFacts},
        {QStringLiteral("opinions"), stepName(Step::Opinions), &roundCell<Step::Opinions>, 10,
            Step::Opinions},
    };
}

namespace {

using Column = RowColumn<ShownSample>;

// At least: MatrixTable makes them as wide as their words, and titles have the room that is left.
constexpr int kNumberLetters = 5;
constexpr int kDomainLetters = 8;
constexpr int kPersonLetters = 12;
constexpr int kTimeLetters = 8;

RowLook secondary(const ShownSample&)
{
    return {.color = &ThemeColors::secondary};
}

QString matrixTitle(const ShownSample& sample)
{
    return sample.row.title.isEmpty() ? OverviewWords::tr("Untitled") : sample.row.title;
}

Column stepColumn(const MatrixStep& step)
{
    const auto word = [step](const ShownSample& sample) { return step.cell(sample).word; };
    return {.title = step.title,
        .text = word,
        .look =
            [step](const ShownSample& sample) {
                const StepCell cell = step.cell(sample);
                return RowLook{
                    .color = cell.badge == BadgeKind::None ? &ThemeColors::secondary : nullptr,
                    .badge = cell.badge,
                    .isTarget = true};
            },
        .toolTip = word, // it may be an icon
        .letters = step.letters};
}

/// One of the pair, and how much they have answered.
Column personColumn(const ProjectSession& session, bool isA)
{
    const auto personIn = [&session, isA](const ShownSample& sample) {
        const std::optional<Round>& round = sample.row.round;
        return round ? session.person(isA ? round->pair.a : round->pair.b) : Person();
    };
    const auto answeredIn = [isA](const ShownSample& sample) {
        return isA ? sample.row.answeredA : sample.row.answeredB;
    };
    const auto text = [personIn, answeredIn](const ShownSample& sample) {
        if (!sample.row.round)
            return QString();
        const QString name = personIn(sample).name;
        const QLocale locale;
        return sample.row.items == 0 ? name
                                     : OverviewWords::tr("%1  %2 / %3", "side, answered, of all")
                                           .arg(name, locale.toString(answeredIn(sample)),
                                               locale.toString(sample.row.items));
    };
    const auto look = [personIn, answeredIn, isA](const ShownSample& sample) {
        RowLook look;
        if (!sample.row.round)
            return look;
        const Round& round = *sample.row.round;
        look.dot = QColor(personIn(sample).colour);
        if (sample.row.items > 0)
            look.bar = RowBar{.share = double(answeredIn(sample)) / sample.row.items,
                .color = (isA ? round.submittedA : round.submittedB) ? &ThemeColors::yes
                                                                     : &ThemeColors::accent};
        return look;
    };
    return {.title = isA ? OverviewWords::tr("A", "first of a pair")
                         : OverviewWords::tr("B", "second of a pair"),
        .text = text,
        .look = look,
        .toolTip = text,
        .letters = kPersonLetters,
        .titleToolTip = OverviewWords::tr("Answered by A and B")};
}

QList<Column> matrixColumns(
    const ProjectSession& session, const std::function<MatrixTime(SampleId)>& timeOf)
{
    QList<Column> columns{
        {.title = OverviewWords::tr("No."),
            .text =
                [](const ShownSample& sample) { return QLocale().toString(sample.row.position); },
            .look = secondary,
            .isNumber = true,
            .letters = kNumberLetters},
        {.title = OverviewWords::tr("Sample"),
            .text = matrixTitle,
            .look = [](const ShownSample&) { return RowLook{.bold = true}; },
            .toolTip = matrixTitle},
        {.title = OverviewWords::tr("Domain"),
            .text = [](const ShownSample& sample) { return sample.row.domain; },
            .look = secondary,
            .letters = kDomainLetters}};
    for (const MatrixStep& step : matrixSteps())
        columns.append(stepColumn(step));
    columns.append(personColumn(session, true));
    columns.append(personColumn(session, false));
    const auto time = [timeOf](const ShownSample& sample) {
        const MatrixTime spent = timeOf(sample.row.id);
        return spent == MatrixTime() ? QString() : timeText(spent.activeMs, spent.unmeasured);
    };
    columns.append({.title = OverviewWords::tr("Time"),
        .text = time,
        .look = secondary,
        .toolTip = time,
        .isNumber = true,
        .letters = kTimeLetters});
    return columns;
}

} // namespace

QString briefTime(const MatrixTime& time)
{
    const bool isPart = time.unmeasured > 0 && time.activeMs > 0;
    return isPart
               ? OverviewWords::tr("≥ %1", "at least so much time").arg(timeText(time.activeMs, 0))
               : timeText(time.activeMs, time.unmeasured);
}

std::optional<MatrixStep> matrixStepAt(int column)
{
    const QList<MatrixStep> steps = matrixSteps();
    const int step = column - MatrixColumn::FirstStep;
    return step >= 0 && step < steps.size() ? std::optional(steps.at(step)) : std::nullopt;
}

RowSpec<ShownSample> sampleMatrix(
    const ProjectSession& session, std::function<MatrixTime(SampleId)> timeOf)
{
    return {.key = [](const ShownSample& sample) { return RowKey(sample.row.id); },
        .columns = [&session,
                       timeOf = std::move(timeOf)] { return matrixColumns(session, timeOf); }};
}

} // namespace tandem
