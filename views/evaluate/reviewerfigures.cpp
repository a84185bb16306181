#include "views/evaluate/reviewerfigures.h"

#include "models/expert/reviewreport.h"
#include "storage/repositories/evaluationrepository.h"
#include "storage/repositories/reviewrepository.h"
#include "ui/arrange.h"
#include "ui/sectionview.h"
#include "views/evaluate/choices.h"
#include "views/evaluate/evaluatewords.h"
#include "views/session/nextsteps.h"
#include "views/session/projectsession.h"

#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

namespace tandem {

namespace {

constexpr int kReviewersCoalesceMs = 300;

using SharedAgreement = std::shared_ptr<const expert::ReviewerAgreement>;

/// What was computed; of nobody where nothing was.
SharedAgreement agreementIn(const ShownFigures& figures)
{
    const auto found = std::static_pointer_cast<const expert::ReviewerAgreement>(figures.from);
    return found ? found : std::make_shared<const expert::ReviewerAgreement>();
}

/// Agreement over the finished reviews that `viewer` may know of. Reads each reviewed evaluation:
/// for a worker.
Expected<ShownFigures> readReviewerAgreement(
    Database& database, PersonId viewer, const CancelFlag& cancelled)
{
    TANDEM_TRY(done, ReviewRepository(database).done(viewer));
    QList<expert::ReviewedEvaluation> evaluations;
    for (auto at = done->visible.cbegin(); at != done->visible.cend(); ++at) {
        if (cancelled->load())
            return failure(ErrorCode::Cancelled, {});
        TANDEM_TRY(detail, EvaluationRepository(database).byId(at.key()));
        expert::ReviewedEvaluation one{detail->summary.system, detail->explanation, {}};
        for (const ReviewerWork& work : at.value())
            one.reviewers.append({work.person, work.reviews});
        evaluations.append(one);
    }
    const auto result =
        std::make_shared<const expert::ReviewerAgreement>(expert::reviewerAgreement(evaluations));
    ShownFigures figures{.from = result};
    if (result->finished > 0)
        figures.remark =
            EvaluateWords::tr("%n evaluation(s) reviewed, ", nullptr, int(result->evaluations)) +
            EvaluateWords::tr("%n finished review(s)", nullptr, int(result->finished));
    return figures;
}

/// A heading, what the figures mean, the table of them, and why some are undefined.
class ReviewersSection final
{
public:
    ReviewersSection(const char* name, QVBoxLayout* layout, const Words& title, const Words& remark)
    {
        QWidget* parent = layout->parentWidget();
        const QString id = QLatin1String(name);
        m_title = newLabel(parent, LabelStyle::Strong);
        m_remark = newNote(parent, LabelStyle::Small);
        m_table = new SectionView(id, parent);
        m_why = named(newNote(parent, LabelStyle::Small), QString(id + QLatin1String("Why")));
        m_table->setFitsRows(true);
        bindText(m_title, &QLabel::setText, title);
        bindText(m_remark, &QLabel::setText, remark);
        bindText(m_table, &QWidget::setAccessibleName, title);
        for (QWidget* part : std::initializer_list<QWidget*>{m_title, m_remark, m_table, m_why})
            layout->addWidget(part);
        layout->addSpacing(12);
    }

    /// Shows a table, and says below it why it has dashes.
    void show(const results::Section& figures)
    {
        m_table->setSection(figures);
        QStringList reasons;
        for (const results::Row& row : figures.rows) {
            for (const results::Cell& cell : row.cells) {
                const auto* figure = std::get_if<Figure>(&cell.value);
                if (figure && !figure->isDefined() && !reasons.contains(figure->undefinedBecause))
                    reasons += figure->undefinedBecause;
            }
        }
        m_why->setText(EvaluateWords::tr("Reasons for dashes: %1").arg(reasons.join(u' ')));
        m_why->setVisible(!reasons.isEmpty());
    }
    void hideIf(bool isEmpty)
    {
        for (QWidget* part : std::initializer_list<QWidget*>{m_title, m_remark, m_table})
            part->setVisible(!isEmpty);
    }
    SectionView* table() const { return m_table; }
    results::Section shown() const
    {
        results::Section section = m_table->shownSection();
        section.title = m_title->text();
        return section;
    }

private:
    QLabel* m_title;
    QLabel* m_remark;
    SectionView* m_table;
    QLabel* m_why;
};

/// The three tables, one below the other.
struct ReviewersPane
{
    explicit ReviewersPane(QVBoxLayout* column)
        : withModel(
              "reviewersModel", column, [] { return EvaluateWords::tr("Reviewers and the judge"); },
              [] {
                  return EvaluateWords::tr(
                      "Agreement is the share of “agree” among “agree” and “disagree”, with the 95 "
                      "% Clopper–Pearson interval; “unsure” is counted separately. Only judgments "
                      "made by the model.");
              })
        , pairs(
              "reviewersPairs", column, [] { return EvaluateWords::tr("Between reviewers"); },
              [] {
                  return EvaluateWords::tr(
                      "On the judgments that both reviewed. A reviewer's yes or no is the model's "
                      "where they agree, and the corrected one where they disagree.");
              })
        , scores(
              "reviewersScores", column,
              [] { return EvaluateWords::tr("Scores by the reviewers' judgments"); },
              [] {
                  return EvaluateWords::tr(
                      "Mean F over the reviewed evaluations; an evaluation with several reviewers "
                      "counts with the mean of their scores.");
              })
    {
    }

    QList<results::Section> shown() const
    {
        QList<results::Section> sections{withModel.shown(), pairs.shown(), scores.shown()};
        sections.removeIf([](const results::Section& section) { return section.rows.isEmpty(); });
        return sections;
    }

    ReviewersSection withModel;
    ReviewersSection pairs;
    ReviewersSection scores;
    SharedAgreement agreement = agreementIn({});
};

FiguresPane reviewersPane(FiguresPage& page, ProjectSession& session)
{
    auto* inside = new QWidget(&page);
    setSurface(inside, Surface::Panel);
    QVBoxLayout* column = inColumn(inside, {}, 6, {16, 0, 16, 12});
    const auto pane = std::make_shared<ReviewersPane>(column);
    column->addStretch();
    auto* scroll = new QScrollArea(&page);
    scroll->setWidgetResizable(true);
    scroll->setWidget(inside);
    const expert::PersonName nameOf = [&session](PersonId id) { return session.person(id).name; };
    const auto show = [pane, nameOf, &page](const ShownFigures& shown) {
        pane->agreement = agreementIn(shown);
        pane->withModel.show(expert::kindsSection(*pane->agreement));
        pane->pairs.show(expert::reviewersSection(*pane->agreement, nameOf));
        pane->pairs.hideIf(pane->agreement->pairs.isEmpty());
        pane->scores.show(
            expert::reviewedSection(*pane->agreement, modeAt(page.values(), "reviewersMode")));
    };
    return {.widget = scroll,
        .show = show,
        // A file has every figure in a row of its own.
        .sections =
            [pane, nameOf] {
                return pane->agreement->finished > 0
                           ? QList{expert::reviewsData(*pane->agreement, nameOf)}
                           : QList<results::Section>();
            },
        .charts = [] { return QList<std::pair<QString, ChartData>>(); },
        .keyboard = [pane] { return pane->withModel.table(); },
        .copied = [pane] { return pane->shown(); }};
}

std::optional<EmptyWords> noReviews(ProjectSession& session, const ShownFigures* found)
{
    if (!session.currentPerson().isValid())
        return EmptyWords{EvaluateWords::tr("Who are you?"),
            EvaluateWords::tr("Reviewers are blind to each other, so these results depend on the "
                              "viewer. Choose your name first."),
            {EvaluateWords::tr("Choose your name…"),
                [&session] { emit NextSteps::of(session).personRequested(); }}};
    if (!found || !found->from || agreementIn(*found)->finished > 0)
        return std::nullopt;
    return EmptyWords{EvaluateWords::tr("No finished reviews to show"),
        EvaluateWords::tr(
            "Reviewers agree or disagree with each judgment in Inspect. Others' reviews of an "
            "evaluation are counted here once you have finished your own."),
        {EvaluateWords::tr("Review evaluations"),
            [&session] { emit session.workspaceRequested(WorkspaceId::Inspect); }}};
}

} // namespace

FiguresSpec reviewerFigures(ProjectSession& session)
{
    FiguresSpec spec{.name = "reviewers", .icon = Icon::People};
    FigureChoice mode = modeFigureChoice("reviewersMode");
    mode.isOnlyShown = true;
    mode.line = 0;
    spec.choices = {mode};
    spec.work = [&session](const FigureValues&) -> FiguresWork {
        const PersonId viewer = session.currentPerson();
        if (!viewer.isValid())
            return {.now = [] { return ShownFigures(); }};
        return {
            .read = [viewer](Database& database, const CancelFlag& cancelled, const TellFigures&) {
                return readReviewerAgreement(database, viewer, cancelled);
            }};
    };
    spec.fileName = [](const FigureValues&) { return QStringLiteral("reviewers"); };
    spec.empty = [&session](const ShownFigures* found, const FigureValues&) {
        return noReviews(session, found);
    };
    spec.reads = {
        .parts = Parts(Part::Verdicts) | Part::Evaluations, .restMs = kReviewersCoalesceMs};
    spec.isPersonal = true;
    spec.hasCharts = false;
    spec.pane = [&session](FiguresPage& page) { return reviewersPane(page, session); };
    return spec;
}

} // namespace tandem
