#include "views/timelines/timelinesstrip.h"

#include "ui/arrange.h"
#include "ui/narrowcombobox.h"
#include "ui/parts.h"
#include "ui/screen/layoutkeeping.h"

#include <QDoubleSpinBox>
#include <QLabel>
#include <QSignalBlocker>

namespace tandem {

namespace {

constexpr int kLogLetters = 14;
constexpr int kPredictorLetters = 12;
constexpr double kThresholdStep = 0.05;

} // namespace

TimelinesStrip::TimelinesStrip(QWidget* parent)
    : QWidget(parent)
    , m_log(named(new NarrowComboBox(kLogLetters, this), "timelinesLog"))
    , m_predictor(named(new NarrowComboBox(kPredictorLetters, this), "timelinesPredictor"))
    , m_threshold(newDecimalField(this, "timelinesThreshold"))
{
    build();
    connect(
        m_log, &QComboBox::activated, this, [this](int index) { chooseLog(m_logs.value(index)); });
    connect(m_predictor, &QComboBox::activated, this,
        [this](int index) { choosePredictor(m_predictors.value(index)); });
    connect(m_threshold, &QDoubleSpinBox::valueChanged, this, [this](double value) {
        m_thresholds.choose(value);
        TimelinesChoice choice = m_asked;
        choice.threshold = value;
        ask(choice);
    });
    keep(
        m_log,
        [this] {
            return QVariantList{
                m_asked.log, m_asked.summarizer, m_asked.predictor, m_thresholds.saved()};
        },
        [this](const QVariant& saved) {
            const QVariantList list = saved.toList();
            if (list.size() != 4)
                return;
            m_thresholds.restore(list.at(3));
            ask({list.at(0).toString(), list.at(1).toString(), list.at(2).toString(),
                m_asked.threshold});
        });
    inEveryLanguage(this, [this] { showChoices(); });
}

void TimelinesStrip::build()
{
    const auto label = [this](QWidget* buddy, const Words& words) {
        auto* made = new QLabel(this);
        bindText(made, &QLabel::setText, words);
        made->setBuddy(buddy);
        return made;
    };
    m_threshold->setRange(0.0, 1.0);
    m_threshold->setSingleStep(kThresholdStep);
    m_threshold->setValue(m_asked.threshold);
    bindText(m_threshold, &QWidget::setToolTip, [] {
        return tr("m: minimum share of a user's tasks that must be hit for a good summary");
    });
    inRow(this,
        {label(m_log, [] { return tr("&Log"); }), m_log,
            label(m_predictor, [] { return tr("Predicted &by"); }), m_predictor,
            label(m_threshold, [] { return tr("“G&ood” threshold"); }), m_threshold, Free(1)},
        8);
}

void TimelinesStrip::ask(const TimelinesChoice& choice)
{
    if (choice == m_asked)
        return;
    m_asked = choice;
    emit asking();
}

void TimelinesStrip::chooseLog(const QString& log)
{
    TimelinesChoice choice = m_asked;
    choice.log = log;
    ask(choice);
}

void TimelinesStrip::choose(const QString& log, const QString& summarizer)
{
    TimelinesChoice choice = m_asked;
    choice.log = log;
    choice.summarizer = summarizer;
    ask(choice);
}

void TimelinesStrip::chooseSummarizer(const QString& summarizer)
{
    TimelinesChoice choice = m_asked;
    choice.summarizer = summarizer;
    ask(choice);
}

void TimelinesStrip::choosePredictor(const QString& predictor)
{
    TimelinesChoice choice = m_asked;
    choice.predictor = predictor;
    ask(choice);
}

void TimelinesStrip::openLogs()
{
    m_log->setFocus(Qt::ShortcutFocusReason);
    m_log->showPopup();
}

void TimelinesStrip::setData(const TimelinesData& data)
{
    m_shown = data.choice;
    m_logs.clear();
    for (const TimelineLog& log : data.logs)
        m_logs.append(log.made.name);
    m_predictors = data.predictors;
    showChoices();
    const TimelineLog* log = data.chosenLog();
    if (!log || !m_thresholds.setLog(log->uuid))
        return;
    const QSignalBlocker quiet(m_threshold);
    m_threshold->setValue(m_thresholds.value(TimelinesChoice().threshold).toDouble());
    TimelinesChoice choice = m_asked;
    choice.threshold = m_threshold->value();
    ask(choice);
}

void TimelinesStrip::showChoices()
{
    m_log->offer(m_logs, m_logs.indexOf(m_shown.log), tr("None", "log"));
    m_predictor->offer(m_predictors, m_predictors.indexOf(m_shown.predictor), tr("None"));
}

} // namespace tandem
