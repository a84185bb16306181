#include "views/evaluate/pairedpanel.h"

#include "models/expert/systempairs.h"
#include "models/results/report.h"
#include "models/results/spelling.h"
#include "ui/arrange.h"
#include "ui/narrowcombobox.h"
#include "ui/parts.h"
#include "ui/screen/livetext.h"
#include "ui/theme.h"
#include "views/evaluate/choices.h"

#include <QLabel>
#include <QLocale>
#include <QSignalBlocker>

namespace tandem {

namespace {

constexpr int kComboLetters = 10;
constexpr quint64 kSeed = 1;

QLabel* makeLabel(const char* name, LabelStyle style, QWidget* parent)
{
    QLabel* label = named(newNote(parent, style), name);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

} // namespace

PairedPanel::PairedPanel(QWidget* parent)
    : QWidget(parent)
    , m_first(named(new NarrowComboBox(kComboLetters, this), "pairedFirst"))
    , m_second(named(new NarrowComboBox(kComboLetters, this), "pairedSecond"))
    , m_value(makeLabel("pairedValue", LabelStyle::Figure, this))
    , m_detail(makeLabel("pairedDetail", LabelStyle::Plain, this))
    , m_method(makeLabel("pairedMethod", LabelStyle::Small, this))
{
    build();
    inEveryLanguage(this, [this] { showResult(); });
}

void PairedPanel::build()
{
    for (const QComboBox* combo : {m_first, m_second})
        connect(combo, &QComboBox::currentIndexChanged, this, &PairedPanel::compute);
    bindText(m_first, &QWidget::setAccessibleName, [] { return tr("First system"); });
    bindText(m_second, &QWidget::setAccessibleName, [] { return tr("Second system"); });
    QLabel* title = makeLabel("pairedTitle", LabelStyle::Strong, this);
    bindText(title, &QLabel::setText, [] { return tr("Two systems on the same cases"); });
    auto* against = new QLabel(this);
    bindText(against, &QLabel::setText,
        [] { return tr("minus", "between two systems whose scores are compared"); });
    auto* choice = inRow({{m_first, 1}, against, {m_second, 1}}, 8);
    inColumn(this, {title, choice, m_value, m_detail, m_method, Free()}, 8, {0, 4, 0, 0});
}

void PairedPanel::setEvaluations(
    const QList<EvaluationSummary>& evaluations, const QStringList& systems, expert::Mode mode)
{
    m_evaluations = evaluations;
    m_mode = mode;
    m_systems = systems;
    fillSystemChoice(m_first, systems, 0);
    fillSystemChoice(m_second, systems, 1);
    // What was chosen may be the only one of the two that is still there.
    if (systems.size() > 1 && m_first->currentIndex() == m_second->currentIndex()) {
        const QSignalBlocker blocker(m_second);
        m_second->setCurrentIndex(m_first->currentIndex() == 0 ? 1 : 0);
    }
    compute();
}

void PairedPanel::compute()
{
    m_test.cancel();
    m_result.reset();
    showResult();
    if (m_systems.size() < 2 || m_first->currentIndex() == m_second->currentIndex())
        return;
    m_test.compute(
        [scores = expert::scoresOfTwo(m_evaluations, m_first->currentData().toString(),
             m_second->currentData().toString(), m_mode)](
            const CancelFlag&) -> Expected<inference::PairedTest> {
            return inference::pairedTest(scores, expert::caseRules());
        },
        [this](const inference::PairedTest& test) {
            m_result = test;
            showResult();
        });
}

QString PairedPanel::sentence() const
{
    if (!m_result || !m_result->difference.isDefined())
        return {};
    return tr("%1 minus %2 (%3): %4; %5; %6", "two systems, mode, difference, p value, method")
        .arg(m_first->currentText(), m_second->currentText(), expert::modeName(m_mode),
            results::figureSentence(m_result->difference, {}), m_detail->text(),
            inference::pairedMethodName(m_result->method));
}

void PairedPanel::showResult()
{
    const QLocale locale;
    m_method->setVisible(m_result.has_value());
    if (!m_result) {
        m_value->setText(QString(QChar(0x2013)));
        if (m_systems.size() < 2)
            m_detail->setText(tr("Fewer than two systems in this set."));
        else if (m_first->currentIndex() == m_second->currentIndex())
            m_detail->setText(tr("Choose two different systems."));
        else
            m_detail->setText(tr("Computing…"));
        return;
    }
    const inference::PairedTest& test = *m_result;
    m_value->setText(results::figureText(test.difference, {}));
    if (!test.difference.isDefined()) {
        m_detail->setText(test.difference.undefinedBecause);
    } else {
        const bool least = test.method == inference::PairedMethod::RandomSignFlip &&
                           test.pValue <= 1.0 / (test.resamples + 1.0);
        const QString p = locale.toString(test.pValue, 'f', 4);
        m_detail->setText(tr("95 % interval %1, %2, n = %3 cases, %4 ties")
                              .arg(results::intervalText(test.difference, {}),
                                  least ? tr("p ≤ %1").arg(p) : tr("p = %1").arg(p),
                                  locale.toString(test.difference.n), locale.toString(test.ties)));
    }
    m_method->setText(
        test.method == inference::PairedMethod::SignFlip
            ? tr("Difference of mean F (%1), %2, two-sided, over all sign flips of the "
                 "differences; no 95 % interval with fewer than six cases.")
                  .arg(expert::modeName(m_mode), inference::pairedMethodName(test.method))
            : tr("Difference of mean F (%1), %2, two-sided, %3 random sign flips, seed %4.")
                  .arg(expert::modeName(m_mode), inference::pairedMethodName(test.method),
                      locale.toString(test.resamples), results::ordinalText(qint64(kSeed))));
}

} // namespace tandem
