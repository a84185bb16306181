#include "views/evaluate/checkcard.h"

#include "ui/chartview.h"
#include "ui/narrowcombobox.h"
#include "ui/theme.h"
#include "views/evaluate/evaluatetext.h"

#include <QEvent>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace tandem {

namespace {

constexpr int kWordsWidth = 380;

QLabel* wrapped(const QString& name, LabelStyle style, QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setObjectName(name);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    setLabelStyle(label, style);
    return label;
}

} // namespace

CheckCard::CheckCard(const QString& name, QWidget* parent)
    : QFrame(parent)
    , m_title(wrapped(name + QStringLiteral("Title"), LabelStyle::Strong, this))
    , m_description(wrapped(name + QStringLiteral("What"), LabelStyle::Secondary, this))
    , m_form(new QFormLayout)
    , m_state(wrapped(name + QStringLiteral("State"), LabelStyle::Small, this))
    , m_button(new QPushButton(this))
    , m_chart(new ChartView(this))
    , m_figures(wrapped(name + QStringLiteral("Figures"), LabelStyle::Plain, this))
{
    setObjectName(name);
    setSurface(this, Surface::Card);
    m_button->setObjectName(name + QStringLiteral("Start"));
    m_chart->setObjectName(name + QStringLiteral("Chart"));
    m_chart->setMinimumHeight(230);
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_form->setHorizontalSpacing(8);
    m_form->setVerticalSpacing(6);
    auto* words = new QWidget(this);
    words->setFixedWidth(kWordsWidth);
    auto* leading = new QVBoxLayout(words);
    leading->setContentsMargins(0, 0, 0, 0);
    leading->setSpacing(8);
    leading->addWidget(m_title);
    leading->addWidget(m_description);
    leading->addLayout(m_form);
    leading->addWidget(m_state);
    leading->addWidget(m_button, 0, Qt::AlignLeading);
    leading->addStretch();
    auto* trailing = new QVBoxLayout;
    trailing->setSpacing(4);
    trailing->addWidget(m_chart, 1);
    trailing->addWidget(m_figures);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(16, 12, 16, 12);
    row->setSpacing(20);
    row->addWidget(words);
    row->addLayout(trailing, 1);
    connect(m_button, &QPushButton::clicked, this, [this] { start(); });
}

void CheckCard::setWords(const QString& title, const QString& description)
{
    m_title->setText(title);
    m_description->setText(description);
}

void CheckCard::addField(QWidget* field)
{
    auto* label = new QLabel(this);
    label->setBuddy(field);
    m_form->addRow(label, field);
}

QComboBox* CheckCard::addSystemChoice(const QString& name)
{
    auto* combo = new NarrowComboBox(12, this);
    combo->setObjectName(name);
    connect(combo, &QComboBox::currentIndexChanged, this, &CheckCard::refresh);
    addField(combo);
    return combo;
}

void CheckCard::setLabel(QWidget* field, const QString& label)
{
    if (auto* shown = qobject_cast<QLabel*>(m_form->labelForField(field)))
        shown->setText(label);
    field->setAccessibleName(QString(label).remove(QLatin1Char('&')));
}

void CheckCard::setData(
    const CheckData& data, const SharedEvaluations& evaluations, expert::Mode mode)
{
    m_data = data;
    m_evaluations = evaluations;
    m_mode = mode;
    fillChoices();
    refresh();
}

void CheckCard::setBusy(bool busy)
{
    m_busy = busy;
    refresh();
}

QString CheckCard::figures() const
{
    return m_figures->text();
}

void CheckCard::refresh()
{
    const Shown now = shown();
    m_state->setText(now.state);
    m_button->setText(now.button);
    m_button->setVisible(!now.button.isEmpty());
    m_button->setEnabled(!m_busy);
    m_chart->setData(now.chart);
    m_figures->setText(now.figures);
    m_figures->setVisible(!now.figures.isEmpty());
}

void CheckCard::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        refresh();
    }
    QFrame::changeEvent(event);
}

} // namespace tandem
