#include "views/studies/handoutpage.h"

#include "models/seed.h"
#include "ui/arrange.h"
#include "ui/parts.h"

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpressionValidator>
#include <QScrollArea>
#include <QSpinBox>

#include <algorithm>

namespace tandem {

namespace {

constexpr int kFieldWidth = 260;
constexpr double kPercent = 100.0;

/// What a field with one decimal says: of a value that nobody touched all of its own digits, none
/// of 0.
std::optional<double> typedIn(
    const QDoubleSpinBox* field, double scale, const std::optional<double>& before)
{
    if (field->value() <= 0.0)
        return std::nullopt;
    if (before && qRound64(*before * scale * 10.0) == qRound64(field->value() * 10.0))
        return before;
    return field->value() / scale;
}

} // namespace

HandoutPage::HandoutPage(QWidget* parent)
    : QWidget(parent)
{
    auto* scroll = new QScrollArea(this);
    auto* content = new QWidget(scroll);
    inColumn(content, {buildHandout(), buildExclusions(), Free(1)}, 18, {20, 14, 20, 14});
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(content);
    scroll->viewport()->setAutoFillBackground(false);
    content->setAutoFillBackground(false);
    inColumn(this, {{scroll, 1}}, 0);
    setFocusProxy(m_ratersPerItem);
}

QWidget* HandoutPage::buildHandout()
{
    auto* box = new QWidget(this);
    auto* form = new QFormLayout(box);
    form->setContentsMargins(0, 0, 0, 0);
    form->setHorizontalSpacing(16);
    m_ratersPerItem = number(form, "ratersPerItem", "/raters_per_item", tr("&Raters per item"), 1,
        studies::kMostRatersPerItem);
    m_itemsPerRater = number(form, "itemsPerRater", "/items_per_rater", tr("&Items per rater"), 0,
        studies::kMostItemsPerRater);
    m_itemsPerRater->setSpecialValueText(tr("all items"));
    m_shuffles = named(
        new QCheckBox(tr("Shuffle the item &order for each rater; groups stay together"), box),
        "shuffles");
    m_balances =
        named(new QCheckBox(tr("Show each side &first equally often"), box), "balancesSides");
    form->addRow(QString(), m_shuffles);
    form->addRow(QString(), m_balances);
    for (QCheckBox* field : {m_shuffles, m_balances})
        connect(field, &QCheckBox::toggled, this, &HandoutPage::tell);
    m_seed = named(new QLineEdit(box), "seed");
    m_seed->setValidator(
        new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[0-9]{1,10}")), m_seed));
    m_seed->setMaximumWidth(kFieldWidth);
    connect(m_seed, &QLineEdit::textEdited, this, &HandoutPage::tell);
    m_problems.addRow(form, tr("See&d for order and sides"), m_seed, QStringLiteral("/seed"));
    m_breakAfter = number(form, "breakAfter", "/break_after", tr("Offer a brea&k after"), 0,
        studies::kMostItemsPerRater);
    m_breakAfter->setSpecialValueText(tr("no break"));
    m_comeBackDays = number(form, "comeBackDays", "/come_back_days",
        tr("Days raters can come &back after their first answer"), 0, studies::kMostDaysToComeBack);
    m_comeBackDays->setSpecialValueText(tr("until the study is closed"));
    m_releaseMinutes = number(form, "releaseMinutes", "/release_minutes",
        tr("Minutes until an unfinished item goes to the &next rater"), 1,
        studies::kMostMinutesOfRelease);
    return box;
}

QWidget* HandoutPage::buildExclusions()
{
    auto* box = new QWidget(this);
    auto* form = new QFormLayout(box);
    form->setContentsMargins(0, 0, 0, 0);
    form->setHorizontalSpacing(16);
    form->addRow(newLabel(box, LabelStyle::Strong, tr("Exclude from results raters who")));
    m_failedChecks = number(form, "failedChecks", "/exclusions/failed_checks",
        tr("failed at least this many attention checks"), 0, studies::kMostItemsPerRater);
    m_seconds = newDecimalField(box, "secondsPerItem");
    m_seconds->setRange(0.0, studies::kMostSecondsOfItem);
    m_seconds->setDecimals(1);
    m_seconds->setSuffix(tr(" s"));
    m_seconds->setMaximumWidth(kFieldWidth);
    connect(m_seconds, &QDoubleSpinBox::valueChanged, this, &HandoutPage::tell);
    m_problems.addRow(form, tr("spent less than this on half of their items"), m_seconds,
        QStringLiteral("/exclusions/seconds_per_item"));
    m_straight = share(form, "straightLining", "/exclusions/straight_lining",
        tr("gave the same answer to at least this share of items"));
    m_answered = share(form, "leastAnswered", "/exclusions/least_answered",
        tr("answered less than this share of their items"));
    m_failedChecks->setSpecialValueText(tr("off"));
    m_seconds->setSpecialValueText(tr("off"));
    form->addRow(newNote(box, LabelStyle::Small,
        tr("Set these rules before anyone sees results. Results are shown with and without these "
           "raters.")));
    return box;
}

QSpinBox* HandoutPage::number(QFormLayout* form, const char* name, const char* place,
    const QString& label, int least, int most)
{
    auto* field = newNumberField(this, name);
    field->setRange(least, most);
    field->setMaximumWidth(kFieldWidth);
    connect(field, &QSpinBox::valueChanged, this, &HandoutPage::tell);
    m_problems.addRow(form, label, field, QLatin1String(place));
    return field;
}

QDoubleSpinBox* HandoutPage::share(
    QFormLayout* form, const char* name, const char* place, const QString& label)
{
    auto* field = newDecimalField(this, name);
    field->setRange(0.0, kPercent);
    field->setDecimals(1);
    field->setSuffix(tr(" %"));
    field->setSpecialValueText(tr("off"));
    field->setMaximumWidth(kFieldWidth);
    connect(field, &QDoubleSpinBox::valueChanged, this, &HandoutPage::tell);
    m_problems.addRow(form, label, field, QLatin1String(place));
    return field;
}

void HandoutPage::setDesign(const studies::Design& design)
{
    m_isFilling = true;
    m_ratersPerItem->setValue(design.ratersPerItem);
    m_itemsPerRater->setValue(design.itemsPerRater);
    m_shuffles->setChecked(design.shuffles);
    m_balances->setChecked(design.balancesSides);
    m_seed->setText(QString::number(design.seed));
    m_breakAfter->setValue(design.breakAfter);
    m_comeBackDays->setValue(design.comeBackDays);
    m_releaseMinutes->setValue(design.releaseMinutes);
    m_failedChecks->setValue(design.exclusions.failedChecks.value_or(0));
    m_seconds->setValue(design.exclusions.secondsPerItem.value_or(0.0));
    m_straight->setValue(kPercent * design.exclusions.straightLining.value_or(0.0));
    m_answered->setValue(kPercent * design.exclusions.leastAnswered.value_or(0.0));
    m_isFilling = false;
}

void HandoutPage::applyTo(studies::Design& design) const
{
    design.ratersPerItem = m_ratersPerItem->value();
    design.itemsPerRater = m_itemsPerRater->value();
    design.shuffles = m_shuffles->isChecked();
    design.balancesSides = m_balances->isChecked();
    design.seed = quint32(std::min<quint64>(m_seed->text().toULongLong(), kMostSeed));
    design.breakAfter = m_breakAfter->value();
    design.comeBackDays = m_comeBackDays->value();
    design.releaseMinutes = m_releaseMinutes->value();
    studies::Exclusions& rules = design.exclusions;
    rules.failedChecks =
        m_failedChecks->value() > 0 ? std::optional(m_failedChecks->value()) : std::nullopt;
    rules.secondsPerItem = typedIn(m_seconds, 1.0, rules.secondsPerItem);
    rules.straightLining = typedIn(m_straight, kPercent, rules.straightLining);
    rules.leastAnswered = typedIn(m_answered, kPercent, rules.leastAnswered);
}

int HandoutPage::showProblems(const QList<studies::DesignProblem>& problems)
{
    return m_problems.show(problems);
}

void HandoutPage::tell()
{
    if (!m_isFilling)
        emit edited();
}

} // namespace tandem
