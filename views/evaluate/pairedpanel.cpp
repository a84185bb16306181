#include "views/evaluate/pairedpanel.h"

#include "models/expert/systemscores.h"
#include "ui/narrowcombobox.h"
#include "ui/screen/livetext.h"
#include "ui/theme.h"
#include "views/evaluate/choices.h"
#include "views/evaluate/evaluatetext.h"
#include "views/session/projectsession.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

namespace tandem {

namespace {

constexpr int kComboLetters = 10;
constexpr quint64 kSeed = 1;

QLabel* makeLabel(const char* name, LabelStyle style, QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setObjectName(QLatin1String(name));
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    setLabelStyle(label, style);
    return label;
}

} // namespace

PairedPanel::PairedPanel(ProjectSession& session, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_title(makeLabel("pairedTitle", LabelStyle::Strong, this))
    , m_against(new QLabel(this))
    , m_first(new NarrowComboBox(kComboLetters, this))
    , m_second(new NarrowComboBox(kComboLetters, this))
    , m_value(makeLabel("pairedValue", LabelStyle::Figure, this))
    , m_detail(makeLabel("pairedDetail", LabelStyle::Plain, this))
    , m_method(makeLabel("pairedMethod", LabelStyle::Small, this))
{
    build();
    inEveryLanguage(this, [this] { retranslate(); });
}

void PairedPanel::build()
{
    m_first->setObjectName(QStringLiteral("pairedFirst"));
    m_second->setObjectName(QStringLiteral("pairedSecond"));
    for (const QComboBox* combo : {m_first, m_second})
        connect(combo, &QComboBox::currentIndexChanged, this, &PairedPanel::compute);
    auto* choice = new QHBoxLayout;
    choice->setSpacing(8);
    choice->addWidget(m_first, 1);
    choice->addWidget(m_against);
    choice->addWidget(m_second, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 4, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(m_title);
    layout->addLayout(choice);
    layout->addWidget(m_value);
    layout->addWidget(m_detail);
    layout->addWidget(m_method);
    layout->addStretch();
}

void PairedPanel::retranslate()
{
    m_title->setText(tr("Two systems over the same cases"));
    m_against->setText(tr("minus", "between two systems whose scores are compared"));
    m_first->setAccessibleName(tr("First system"));
    m_second->setAccessibleName(tr("Second system"));
    showResult();
}

void PairedPanel::setEvaluations(
    const QList<EvaluationSummary>& evaluations, const QStringList& systems, expert::Mode mode)
{
    m_evaluations = evaluations;
    m_mode = mode;
    m_systems = systems;
    fillSystemChoice(m_first, systems, 0);
    fillSystemChoice(m_second, systems, 1);
    compute();
}

void PairedPanel::compute()
{
    if (m_computing)
        m_computing->store(true); // its end is then not told any more
    m_computing.reset();
    m_result.reset();
    showResult();
    if (m_systems.size() < 2 || m_first->currentIndex() == m_second->currentIndex())
        return;
    const expert::PairedScores scores = expert::pairedScores(m_evaluations,
        m_first->currentData().toString(), m_second->currentData().toString(), m_mode);
    m_computing = m_session.project().read<expert::PairedTest>(
        [scores](Database&, const CancelFlag&) -> Expected<expert::PairedTest> {
            return scores.test(expert::kModeMeasures.back());
        },
        this,
        [this](const Expected<expert::PairedTest>& test) {
            m_computing.reset();
            if (!test) {
                emit failed(test.error());
                return;
            }
            m_result = *test;
            showResult();
        });
}

QString PairedPanel::sentence() const
{
    if (!m_result || !m_result->difference.isDefined())
        return {};
    return tr("%1 minus %2 (%3): %4; %5; %6", "two systems, mode, difference, p value, method")
        .arg(m_first->currentText(), m_second->currentText(), expert::modeName(m_mode),
            evaluateSentence(m_result->difference), m_detail->text(),
            expert::pairedMethodName(m_result->method));
}

void PairedPanel::showResult()
{
    const QLocale locale;
    m_method->setVisible(m_result.has_value());
    if (!m_result) {
        m_value->setText(QString(QChar(0x2013)));
        if (m_systems.size() < 2)
            m_detail->setText(tr("There are not two systems in this set."));
        else if (m_first->currentIndex() == m_second->currentIndex())
            m_detail->setText(tr("Choose two different systems."));
        else
            m_detail->setText(tr("Computing…"));
        return;
    }
    const expert::PairedTest& test = *m_result;
    m_value->setText(evaluateNumber(test.difference));
    if (!test.difference.isDefined()) {
        m_detail->setText(test.difference.undefinedBecause);
    } else {
        const bool least = test.method == expert::PairedMethod::Bootstrap &&
                           test.pValue <= 2.0 / (test.resamples + 1.0);
        const QString p = locale.toString(test.pValue, 'f', 4);
        m_detail->setText(tr("95 % interval %1, %2, n = %3 cases, %4 of them equal")
                              .arg(evaluateInterval(test.difference),
                                  least ? tr("p ≤ %1").arg(p) : tr("p = %1").arg(p),
                                  locale.toString(test.difference.n), locale.toString(test.ties)));
    }
    m_method->setText(
        test.method == expert::PairedMethod::SignFlip
            ? tr("Difference of mean F (%1), %2, two-sided, over all signs of the differences; "
                 "fewer than six cases have no 95 % interval.")
                  .arg(expert::modeName(m_mode), expert::pairedMethodName(test.method))
            : tr("Difference of mean F (%1), %2, two-sided, %3 resamples, seed %4.")
                  .arg(expert::modeName(m_mode), expert::pairedMethodName(test.method),
                      locale.toString(test.resamples), QString::number(kSeed)));
}

} // namespace tandem
