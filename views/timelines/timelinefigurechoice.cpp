#include "views/timelines/timelinefigurechoice.h"

#include "models/usersum/summaryrequests.h"
#include "storage/project/usersumscores.h"
#include "ui/arrange.h"
#include "ui/commandbutton.h"
#include "ui/narrowcombobox.h"
#include "ui/parts.h"
#include "ui/screen/layoutkeeping.h"
#include "ui/segmentswitch.h"

#include <QAbstractButton>
#include <QAction>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>

namespace tandem {

namespace {

constexpr int kFigureKinds = 4;
constexpr int kComparedLetters = 12;

/// The `usual` one at first; what was chosen stays where it is still there.
void fillCompared(QComboBox* choice, const QStringList& summarizers, int usual)
{
    const QSignalBlocker quiet(choice);
    const QString chosen = choice->currentText();
    choice->clear();
    choice->addItems(summarizers);
    const int found = choice->findText(chosen);
    choice->setCurrentIndex(found >= 0 ? found : std::min(usual, choice->count() - 1));
}

} // namespace

TimelineFigureChoice::TimelineFigureChoice(QWidget* parent)
    : QWidget(parent)
    , m_figures(new SegmentSwitch(
          "timelineFigures",
          [] {
              return QStringList{
                  tr("Summarizers"), tr("People"), tr("Sensitivity"), tr("Two summarizers")};
          },
          this))
    , m_line(new QWidget(this))
    , m_mostWords(named(new QSpinBox(this), "timelineMostWords"))
    , m_first(named(new NarrowComboBox(kComparedLetters, this), "timelineFirst"))
    , m_second(named(new NarrowComboBox(kComparedLetters, this), "timelineSecond"))
    , m_limits(newButton(this, "timelineLimits", [] { return tr("Word limits"); }))
    , m_state(named(newLabel(this, LabelStyle::Secondary), "timelineFiguresState"))
{
    build();
    keep(m_figures);
    keep(
        m_mostWords, [this] { return m_lengths.saved(); },
        [this](const QVariant& saved) { m_lengths.restore(saved); });
    keep(
        m_limits, [this] { return QVariant(m_limited); },
        [this](const QVariant& saved) { m_limited = saved.toStringList(); });
    connect(m_figures, &SegmentSwitch::chosen, this, [this] {
        showChoices();
        emit changed();
    });
    connect(m_mostWords, &QSpinBox::valueChanged, this, [this](int value) {
        m_lengths.choose(value);
        emit changed();
    });
    for (QComboBox* choice : {m_first, m_second})
        connect(choice, &QComboBox::activated, this, &TimelineFigureChoice::changed);
    inEveryLanguage(this, [this] { showChoices(); });
}

void TimelineFigureChoice::build()
{
    says(m_figures, &QWidget::setAccessibleName, [] { return tr("Which figures are shown"); });
    inRow(m_line, {m_figures, Free(1)}, 8);
    auto* choices = new QWidget(this);
    auto* words = new QLabel(choices);
    says(words, &QLabel::setText, [] { return tr("&Words at most"); });
    words->setBuddy(m_mostWords);
    m_mostWords->setRange(0, usersum::kMostWordLimit);
    m_mostWords->setKeyboardTracking(false);
    says(m_mostWords, &QSpinBox::setSpecialValueText, [] { return tr("as told"); });
    says(m_mostWords, &QWidget::setToolTip,
        [] { return tr("X of IFM; as told: of each summary the limit that it was made under"); });
    says(m_first, &QWidget::setAccessibleName, [] { return tr("One summarizer"); });
    says(m_second, &QWidget::setAccessibleName, [] { return tr("The other summarizer"); });
    m_limits->setMenu(new QMenu(m_limits));
    says(m_limits, &QWidget::setToolTip, [] {
        return tr("Which summarizers are one approach that was told several word limits: how much "
                  "it gets by each");
    });
    inRow(choices, {words, m_mostWords, m_first, m_second, m_limits, {m_state, 1}}, 8);
    inColumn(this, {m_line, choices}, 6, {16, 10, 16, 6});
}

void TimelineFigureChoice::addButton(QAction* action)
{
    m_line->layout()->addWidget(commandButton(action, m_line));
}

void TimelineFigureChoice::showChoices()
{
    const bool isPair = figures() == TimelineFigures::TwoSummarizers;
    m_first->setVisible(isPair);
    m_second->setVisible(isPair);
    m_limits->setVisible(figures() == TimelineFigures::Sensitivity);
    showState();
}

TimelineFigures TimelineFigureChoice::figures() const
{
    return TimelineFigures(m_figures->current());
}

void TimelineFigureChoice::showFigures(TimelineFigures figures)
{
    m_figures->segment(int(figures))->setChecked(true);
}

void TimelineFigureChoice::showNext()
{
    m_figures->segment((m_figures->current() + 1) % kFigureKinds)->setChecked(true);
}

void TimelineFigureChoice::setLog(const QString& uuid)
{
    if (!m_lengths.setLog(uuid))
        return;
    const QSignalBlocker quiet(m_mostWords);
    m_mostWords->setValue(m_lengths.value(0).toInt());
}

void TimelineFigureChoice::setState(const QString& text)
{
    m_told = text;
    showState();
}

/// A lone word limit shows nothing yet, which has to be said.
void TimelineFigureChoice::showState()
{
    const QList<QAction*> actions = m_limits->menu()->actions();
    const auto ticked = std::count_if(actions.cbegin(), actions.cend(),
        [](const QAction* action) { return action->isChecked(); });
    const bool isLone = ticked == 1 && figures() == TimelineFigures::Sensitivity;
    m_state->setText(m_told.isEmpty() && isLone ? tr("Tick another one to compare.") : m_told);
}

QString TimelineFigureChoice::firstCompared() const
{
    return m_first->currentText();
}

void TimelineFigureChoice::putInto(UsersumOrder& order) const
{
    if (m_mostWords->value() > 0)
        order.mostWords = m_mostWords->value();
    order.withScores = figures() == TimelineFigures::People;
    if (figures() == TimelineFigures::TwoSummarizers && m_second->currentIndex() >= 0)
        order.compared = {m_first->currentText(), m_second->currentText()};
    if (figures() == TimelineFigures::Sensitivity)
        order.limits = limitedSummarizers();
}

bool TimelineFigureChoice::setPredicted(
    const QStringList& predicted, const QList<SummarizerRow>& summarizers)
{
    const QString second = m_second->currentText();
    const QStringList limits = limitedSummarizers();
    m_predicted = predicted;
    fillCompared(m_first, predicted, 0);
    fillCompared(m_second, predicted, 1);
    fillLimits(summarizers);
    const bool isPairNew =
        figures() == TimelineFigures::TwoSummarizers && second != m_second->currentText();
    const bool areLimitsNew =
        figures() == TimelineFigures::Sensitivity && limits != limitedSummarizers();
    return isPairNew || areLimitsNew;
}

/// Those that were chosen and can be set beside each other now; one limit alone says nothing.
QStringList TimelineFigureChoice::limitedSummarizers() const
{
    QStringList chosen;
    const QList<QAction*> actions = m_limits->menu()->actions();
    for (const QAction* action : actions) {
        if (action->isChecked())
            chosen.append(action->data().toString());
    }
    return chosen.size() > 1 ? chosen : QStringList();
}

void TimelineFigureChoice::fillLimits(const QList<SummarizerRow>& summarizers)
{
    QMenu* menu = m_limits->menu();
    menu->clear();
    for (const SummarizerRow& row : summarizers) {
        if (!row.mostWords || isBaseline(row.origin) || !m_predicted.contains(row.summarizer))
            continue;
        QAction* action =
            menu->addAction(tr("%1: %n word(s)", "a summarizer and its limit", int(*row.mostWords))
                                .arg(row.summarizer));
        action->setData(row.summarizer);
        action->setCheckable(true);
        action->setChecked(m_limited.contains(row.summarizer));
        connect(action, &QAction::toggled, this, [this, name = row.summarizer](bool on) {
            m_limited.removeAll(name);
            if (on)
                m_limited.append(name);
            emit changed();
        });
    }
    m_limits->setEnabled(menu->actions().size() > 1);
}

} // namespace tandem
