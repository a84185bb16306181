#include "views/evaluate/casescorebar.h"

#include "ui/arrange.h"
#include "ui/narrowcombobox.h"
#include "ui/parts.h"
#include "views/evaluate/choices.h"
#include "views/evaluate/evaluationchoice.h"

#include <QComboBox>
#include <QLabel>
#include <QSignalBlocker>

namespace tandem {

namespace {

constexpr int kSystemLettersShown = 10;

} // namespace

CaseScoreBar::CaseScoreBar(QWidget* parent)
    : QWidget(parent)
    , m_set(new EvaluationChoice("casesSet", this))
    , m_mode(modeChoice("casesMode", this))
    , m_first(named(new NarrowComboBox(kSystemLettersShown, this), "casesFirst"))
    , m_second(named(new NarrowComboBox(kSystemLettersShown, this), "casesSecond"))
    , m_outcomes(named(newNote(this, LabelStyle::Secondary), "casesOutcomes"))
{
    build();
    hide();
    connect(m_set, &EvaluationChoice::choiceChanged, this, &CaseScoreBar::read);
    connect(m_mode, &QComboBox::currentIndexChanged, this, &CaseScoreBar::read);
    for (const QComboBox* system : {m_first, m_second})
        connect(system, &QComboBox::currentIndexChanged, this, [this] {
            m_isCompared = true;
            compareSystems();
        });
    inEveryLanguage(this, [this] { compareSystems(); });
}

void CaseScoreBar::build()
{
    auto* scoresOf = new QLabel(this);
    bindText(scoresOf, &QLabel::setText, [] { return tr("&Scores"); });
    scoresOf->setBuddy(m_set);
    auto* difference = new QLabel(this);
    bindText(difference, &QLabel::setText, [] { return tr("Difference"); });
    auto* against = new QLabel(QString(QChar(u'\u2212')), this);
    bindText(m_mode, &QWidget::setAccessibleName, [] { return tr("Score mode"); });
    bindText(m_first, &QWidget::setAccessibleName, [] { return tr("First system"); });
    bindText(m_second, &QWidget::setAccessibleName, [] { return tr("Second system"); });
    m_outcomes->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* choices =
        inRow({scoresOf, m_set, m_mode, Gap(8), difference, m_first, against, m_second, Free()}, 8);
    inColumn(this, {choices, m_outcomes}, 6, {16, 0, 16, 0});
}

void CaseScoreBar::setEvaluations(const SharedEvaluations& evaluations)
{
    m_set->setEvaluations(evaluations);
}

void CaseScoreBar::showRun(RunId run)
{
    m_set->chooseRun(run);
}

void CaseScoreBar::exclude(bool aside)
{
    m_isAside = aside;
    read();
}

void CaseScoreBar::read()
{
    setVisible(!m_isAside && !m_set->all().sets.isEmpty());
    m_reading.cancel();
    if (isHidden())
        return take({});
    m_reading.compute([evaluations = m_set->chosen(), mode = modeOf(m_mode)](const CancelFlag&)
                          -> Expected<CaseScores> { return CaseScores::of(evaluations, mode); },
        [this](const CaseScores& scores) { take(scores); });
}

void CaseScoreBar::take(const CaseScores& scores)
{
    m_scores = scores;
    if (!m_isCompared) {
        const QSignalBlocker quietFirst(m_first);
        const QSignalBlocker quietSecond(m_second);
        m_first->clear();
        m_second->clear();
    }
    fillSystemChoice(m_first, scores.systems, 0);
    fillSystemChoice(m_second, scores.systems, 1);
    compareSystems();
}

void CaseScoreBar::compareSystems()
{
    m_scores.first = m_first->currentData().toString();
    m_scores.second = m_second->currentData().toString();
    const QString outcomes = m_scores.systems.size() < 2 ? tr("Fewer than two systems in this set.")
                             : m_scores.comparesTwo()    ? m_scores.outcomes()
                                                         : tr("Choose two different systems.");
    const QString unlike = m_set->unlikeSettings();
    m_outcomes->setText(unlike.isEmpty() ? outcomes : outcomes + u' ' + unlike);
    m_outcomes->setToolTip(m_set->remark());
    emit scoresChanged();
}

} // namespace tandem
