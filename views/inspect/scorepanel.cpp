#include "views/inspect/scorepanel.h"

#include "ui/theme.h"
#include "views/inspect/casewords.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

namespace tandem {

namespace {

/// Why there is no score, of an evaluation that is complete without one or not complete.
QString unscoredText(const EvaluationDetail& detail)
{
    if (detail.summary.state == EvaluationState::UnderWay)
        return ScorePanel::tr("Not scored yet: its run is not through with it.");
    const bool expected = !detail.explanation.expected.fault.isEmpty();
    const QString fault =
        expected ? detail.explanation.expected.fault : detail.explanation.generated.fault;
    return (expected
                ? ScorePanel::tr("Not scored because the aspects of the expected text are not "
                                 "known: %1")
                : ScorePanel::tr("Not scored because the aspects of the generated text are not "
                                 "known: %1"))
        .arg(fault);
}

} // namespace

QString figuresText(const expert::ModeScore& score)
{
    return ScorePanel::tr("R %1   P %2   F %3", "recall, precision, F")
        .arg(scoreText(score.recall), scoreText(score.precision), scoreText(score.f1));
}

QString contributionMarkup(
    const expert::Explanation& explanation, expert::Side side, expert::Mode mode)
{
    const QList<expert::AspectMatch>& matches = explanation.side(side).matches;
    int whole = 0;
    for (const expert::AspectMatch& match : matches)
        whole += match.counts ? 1 : 0;
    if (whole == 0)
        return {};
    QStringList givers;
    for (int aspect = 0; aspect < matches.size(); ++aspect) {
        const double points =
            matches.at(aspect).counts ? expert::evidenceScore(matches.at(aspect), mode) : 0.0;
        if (points <= 0.0)
            continue;
        const QString label = expert::aspectLabel(side, aspect);
        const QString link = QStringLiteral("<a href=\"%1\">%1</a>").arg(label);
        const QString share = shareText(points, whole);
        const bool first = givers.isEmpty();
        if (!first)
            givers.append(ScorePanel::tr("%1 %2", "aspect, share").arg(link, share));
        else if (side == expert::Side::Expected)
            givers.append(
                ScorePanel::tr("%1 gives %2 to recall", "aspect, share").arg(link, share));
        else
            givers.append(
                ScorePanel::tr("%1 gives %2 to precision", "aspect, share").arg(link, share));
    }
    if (givers.isEmpty())
        return side == expert::Side::Expected
                   ? ScorePanel::tr("No aspect gives anything to recall.")
                   : ScorePanel::tr("No aspect gives anything to precision.");
    const QString list = givers.join(ScorePanel::tr(", ", "between shares"));
    return givers.size() < whole ? ScorePanel::tr("%1, the rest 0.", "shares").arg(list)
                                 : ScorePanel::tr("%1.", "shares").arg(list);
}

ScorePanel::ScorePanel(QWidget* parent)
    : QWidget(parent)
    , m_title(new QLabel(this))
    , m_figures(new QLabel(this))
    , m_own(new QLabel(this))
    , m_bars(new ScoreBars(this))
    , m_contributions(new QLabel(this))
    , m_unscored(new QLabel(this))
{
    setObjectName(QStringLiteral("scorePanel"));
    m_figures->setObjectName(QStringLiteral("scoreFigures"));
    m_own->setObjectName(QStringLiteral("scoreReviewed"));
    m_contributions->setObjectName(QStringLiteral("scoreContributions"));
    m_unscored->setObjectName(QStringLiteral("scoreUnscored"));
    setLabelStyle(m_title, LabelStyle::Strong);
    setLabelStyle(m_figures, LabelStyle::Secondary);
    setLabelStyle(m_own, LabelStyle::Small);
    setLabelStyle(m_contributions, LabelStyle::Small);
    setLabelStyle(m_unscored, LabelStyle::Error);
    // Made of the program's own words and labels alone, so that it can have links.
    m_contributions->setTextFormat(Qt::RichText);
    m_contributions->setTextInteractionFlags(Qt::LinksAccessibleByMouse);
    for (QLabel* label : {m_own, m_contributions, m_unscored})
        label->setWordWrap(true);

    auto* head = new QHBoxLayout;
    head->addWidget(m_title);
    head->addStretch(1);
    head->addWidget(m_figures);
    auto* inside = new QWidget(this);
    auto* body = new QVBoxLayout(inside);
    body->setContentsMargins(0, 0, 4, 6);
    body->setSpacing(4);
    body->addWidget(m_bars);
    body->addWidget(m_own);
    body->addWidget(m_contributions);
    body->addWidget(m_unscored);
    body->addStretch(1);
    auto* scroll = new QScrollArea(this);
    scroll->setWidget(inside);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->viewport()->setAutoFillBackground(false);
    inside->setAutoFillBackground(false);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(14, 12, 10, 0);
    column->setSpacing(5);
    column->addLayout(head);
    column->addWidget(scroll, 1);

    connect(m_bars, &ScoreBars::modeChosen, this, &ScorePanel::modeChosen);
    connect(m_contributions, &QLabel::linkActivated, this, &ScorePanel::followLink);
    fill();
}

void ScorePanel::setCase(const LoadedCase& shown, const std::optional<expert::Scores>& reviewed)
{
    m_case = shown;
    m_reviewed = reviewed;
    fill();
}

void ScorePanel::setChosen(expert::Mode mode, ScoreFigure figure)
{
    m_mode = mode;
    m_figure = figure;
    fill();
}

void ScorePanel::fill()
{
    const auto scores = m_case ? m_case->detail.summary.scores : std::nullopt;
    m_title->setText(tr("Score"));
    m_figures->setText(scores ? figuresText(scores->of(m_mode)) : QString());
    m_bars->setVisible(scores.has_value());
    m_bars->setScores(scores, m_reviewed);
    m_bars->setChosen(m_mode, m_figure);
    m_own->setVisible(m_reviewed.has_value());
    if (m_reviewed)
        m_own->setText(tr("As you judge it: %1").arg(figuresText(m_reviewed->of(m_mode))));
    m_unscored->setVisible(m_case && !scores);
    if (m_case && !scores)
        m_unscored->setText(unscoredText(m_case->detail));
    m_contributions->setVisible(scores.has_value());
    if (!scores)
        return;
    QStringList lines;
    for (const expert::Side side : {expert::Side::Expected, expert::Side::Generated})
        lines.append(contributionMarkup(m_case->detail.explanation, side, m_mode));
    lines.removeAll(QString());
    m_contributions->setText(lines.join(QLatin1String("<br>")));
}

void ScorePanel::followLink(const QString& link)
{
    if (!m_case)
        return;
    for (const expert::Side side : {expert::Side::Expected, expert::Side::Generated}) {
        const auto count = int(m_case->detail.explanation.side(side).aspects.size());
        for (int aspect = 0; aspect < count; ++aspect) {
            if (expert::aspectLabel(side, aspect) == link) {
                emit aspectChosen({side, aspect});
                return;
            }
        }
    }
}

void ScorePanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        fill();
}

} // namespace tandem
