#include "views/models/attritionpage.h"

#include "models/kgds/systemlabel.h"
#include "ui/arrange.h"
#include "ui/parts.h"
#include "ui/screen/command.h"
#include "views/models/modelscharts.h"

#include <QComboBox>
#include <QLabel>
#include <QSignalBlocker>

#include <set>

namespace tandem {

namespace {

constexpr int kShownSystemLetters = 24;

} // namespace

ModelsAttritionPage::ModelsAttritionPage(ResultOutput& output, QWidget* parent)
    : ModelsPage(QStringLiteral("modelsAttrition"), output, parent)
    , m_system(named(new QComboBox(this), "modelsAttritionSystem"))
    , m_sample(named(new QComboBox(this), "modelsAttritionSample"))
{
    build(buildTools());
}

QWidget* ModelsAttritionPage::buildTools()
{
    auto* tools = new QWidget(this);
    auto* label = new QLabel(tools);
    says(label, &QLabel::setText, [] { return tr("Step by step: &system"); });
    label->setBuddy(m_system);
    m_system->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_system->setMinimumContentsLength(kShownSystemLetters);
    says(m_sample, &QWidget::setAccessibleName, [] { return tr("Of which samples"); });
    m_sample->addItem({});
    inEveryLanguage(m_sample, [this] { m_sample->setItemText(0, tr("all samples")); });
    for (QComboBox* choice : {m_system, m_sample})
        connect(choice, &QComboBox::currentIndexChanged, this, [this] { refresh(); });
    inRow(tools, {label, m_system, m_sample}, 8, {});
    return tools;
}

void ModelsAttritionPage::setAttrition(const QList<kgds::SystemAttrition>& attrition)
{
    m_attrition = attrition;
    fillSystems();
    fillSamples();
    refresh();
}

void ModelsAttritionPage::fillSystems()
{
    const QSignalBlocker blocker(m_system);
    const QString chosen = m_system->currentText();
    m_system->clear();
    for (const kgds::SystemAttrition& one : std::as_const(m_attrition))
        m_system->addItem(QStringLiteral("%1, %2").arg(
            kgds::patternName(one.system.pattern), kgds::systemLabel(one.system)));
    m_system->setCurrentIndex(std::max(0, m_system->findText(chosen)));
    m_system->setEnabled(!m_attrition.isEmpty());
}

void ModelsAttritionPage::fillSamples()
{
    const QSignalBlocker blocker(m_sample);
    const QVariant chosen = m_sample->currentData();
    std::set<qint64> numbers;
    for (const kgds::SystemAttrition& one : std::as_const(m_attrition))
        numbers.insert(one.bySample.keyBegin(), one.bySample.keyEnd());
    while (m_sample->count() > 1)
        m_sample->removeItem(1);
    for (const qint64 number : numbers)
        m_sample->addItem(tr("sample %1").arg(number), number);
    m_sample->setCurrentIndex(std::max(0, m_sample->findData(chosen)));
}

void ModelsAttritionPage::refresh()
{
    results::Report report;
    QHash<QString, ChartData> charts;
    const QVariant sample = m_sample->currentData();
    const QList<kgds::SystemAttrition> shown =
        sample.isValid() ? kgds::attritionOver(m_attrition, {sample.toLongLong()}) : m_attrition;
    if (sample.isValid())
        report.lines = {tr("Of sample %1 alone.").arg(sample.toLongLong())};
    const kgds::SystemRef chosen = m_attrition.value(m_system->currentIndex()).system;
    for (const kgds::SystemAttrition& one : shown) {
        if (one.system == chosen)
            report.sections.append(kgds::attritionStepsSection(one));
    }
    for (const kgds::Pattern pattern : kgds::kPatterns) {
        const results::Section section = kgds::attritionSection(shown, pattern);
        if (section.rows.isEmpty())
            continue;
        report.sections.append(section);
        charts.insert(section.key, attritionChart(shown, pattern));
    }
    showReport(report, charts);
}

QString ModelsAttritionPage::fileName() const
{
    return QStringLiteral("attrition");
}

} // namespace tandem
