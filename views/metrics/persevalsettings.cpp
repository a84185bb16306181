#include "views/metrics/persevalsettings.h"

#include "ui/parts.h"
#include "ui/screen/livetext.h"
#include "ui/theme.h"
#include "views/metrics/persevaltables.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <utility>

namespace tandem {

namespace {

constexpr int kPersevalSettingsColumns = 4; ///< of folded numbers
constexpr int kTinyDecimals = 9;
constexpr double kTiniest = 1e-9; ///< that a box can show
constexpr double kSame = 1e-12;

QCheckBox* switchFor(const char* name, std::function<QString()> text,
    std::function<QString()> meaning, QWidget* parent)
{
    auto* box = named(new QCheckBox(parent), name);
    bindText(box, &QCheckBox::setText, std::move(text));
    bindText(box, &QCheckBox::setToolTip, std::move(meaning));
    return box;
}

double roundedTo(double value, int decimals)
{
    const double scale = std::pow(10.0, decimals);
    return std::round(value * scale) / scale;
}

} // namespace

PersevalSettings::PersevalSettings(QWidget* parent)
    : QWidget(parent)
    , m_result(noPersonalization())
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    QWidget* main = buildMain();
    m_fold = buildFold();
    column->addWidget(main);
    column->addWidget(m_fold);
    for (const perseval::FormulaNumber& one : perseval::kFormulaNumbers)
        addNumber(m_numbers.isEmpty() ? main : m_fold, one);
    auto* row = qobject_cast<QHBoxLayout*>(main->layout());
    row->insertWidget(2, m_numbers.first().label);
    row->insertWidget(3, m_numbers.first().box);
    auto* grid = qobject_cast<QGridLayout*>(m_fold->layout());
    for (int i = 1; i < int(m_numbers.size()); ++i) {
        const int place = i - 1;
        grid->addWidget(m_numbers.at(i).label, place / kPersevalSettingsColumns,
            2 * (place % kPersevalSettingsColumns));
        grid->addWidget(m_numbers.at(i).box, place / kPersevalSettingsColumns,
            2 * (place % kPersevalSettingsColumns) + 1);
    }
    const int below = grid->rowCount();
    grid->addWidget(m_publishedUndefined, below, 0, 1, 2 * kPersevalSettingsColumns - 1);
    grid->addWidget(m_reset, below, 2 * kPersevalSettingsColumns - 1);
    grid->setColumnStretch(2 * kPersevalSettingsColumns, 1);
    setFolded(true);
    inEveryLanguage(this, [this] {
        sayNumbers();
        showFoldText();
        renewDistances();
    });
}

QWidget* PersevalSettings::buildMain()
{
    auto* main = new QWidget(this);
    auto* label = new QLabel(main);
    bindText(label, &QLabel::setText, [] { return tr("Distance"); });
    m_distance = named(new QComboBox(main), "persevalDistance");
    m_distance->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    bindText(m_distance, &QWidget::setAccessibleName, [] { return tr("Distance between texts"); });
    label->setBuddy(m_distance);
    m_simplified = switchFor(
        "persevalSimplified", [] { return tr("Simplified"); },
        [] { return tr("Compare the raw distances instead of X and Y"); }, main);
    m_unrounded = switchFor(
        "persevalUnrounded", [] { return tr("Unrounded"); },
        [] { return tr("Do not round scores as in the published results (5 decimals, JSD 4)"); },
        main);
    m_foldButton = named(new QToolButton(main), "persevalFold");
    m_foldButton->setCheckable(true);
    bindText(m_foldButton, &QWidget::setAccessibleName, [] { return tr("Parameters"); });
    bindText(
        m_foldButton, &QWidget::setToolTip, [] { return tr("More parameters of the formulas"); });
    m_foldButton->setToolButtonStyle(Qt::ToolButtonTextOnly);
    auto* row = new QHBoxLayout(main);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    for (QWidget* widget :
        QList<QWidget*>{label, m_distance, m_simplified, m_unrounded, m_foldButton})
        row->addWidget(widget);
    row->addStretch();
    connect(m_distance, &QComboBox::activated, this, &PersevalSettings::chooseDistance);
    connect(m_simplified, &QCheckBox::clicked, this, &PersevalSettings::take);
    connect(m_unrounded, &QCheckBox::clicked, this, &PersevalSettings::take);
    connect(m_foldButton, &QToolButton::clicked, this, [this](bool open) { setFolded(!open); });
    return main;
}

QWidget* PersevalSettings::buildFold()
{
    auto* fold = named(new QWidget(this), "persevalFolded");
    auto* grid = new QGridLayout(fold);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(6);
    m_reset = named(new QPushButton(fold), "persevalReset");
    bindText(m_reset, &QPushButton::setText, [] { return tr("Restore the paper's values"); });
    connect(m_reset, &QPushButton::clicked, this, &PersevalSettings::reset);
    m_publishedUndefined = switchFor(
        "persevalPublishedUndefined",
        [] { return tr("Undefined distances as in the published code"); },
        [] {
            return tr("The published code counts a pair as identical where the users' own distance "
                      "is undefined, and lets one undefined distance invalidate all pairs of a "
                      "user; texts that the distance does not support (such as Chinese by ROUGE) "
                      "get the distance 1. Otherwise such pairs are excluded.");
        },
        fold);
    connect(m_publishedUndefined, &QCheckBox::clicked, this, &PersevalSettings::take);
    return fold;
}

void PersevalSettings::addNumber(QWidget* parent, const perseval::FormulaNumber& number)
{
    constexpr double kWide = 10.0;
    const bool isTiny = number.least > 0.0;
    const double usual = perseval::Parameters().*number.value;
    QString name = QStringLiteral("perseval");
    for (const QString& word : QString(QLatin1String(number.key)).split(u'-'))
        name += word.left(1).toUpper() + word.mid(1);
    auto* label = new QLabel(parent);
    auto* box = newDecimalField(parent, name);
    box->setDecimals(isTiny ? kTinyDecimals : 2);
    box->setRange(isTiny ? std::max(number.least, kTiniest) : number.least, number.most);
    box->setSingleStep(isTiny ? usual : number.most > kWide ? 0.5 : 0.1);
    box->setKeyboardTracking(false);
    label->setBuddy(box);
    connect(box, &QDoubleSpinBox::valueChanged, this, &PersevalSettings::take);
    m_numbers += Number{number.value, label, box};
}

void PersevalSettings::setChoice(const PersevalChoice& choice)
{
    m_choice = choice;
    showChoice();
}

void PersevalSettings::setResult(const SharedPersonalization& result)
{
    m_result = result;
    m_imported = result->source.texts.isEmpty();
    renewDistances();
}

void PersevalSettings::renewDistances()
{
    fillDistances();
    showChoice();
}

void PersevalSettings::showChoice()
{
    for (const Number& number : std::as_const(m_numbers)) {
        const QSignalBlocker quiet(number.box);
        number.box->setValue(m_choice.parameters.*number.value);
    }
    m_simplified->setChecked(m_choice.parameters.simplified);
    m_unrounded->setChecked(m_choice.rounding == perseval::Rounding::None);
    m_publishedUndefined->setChecked(m_choice.parameters.publishedUndefined);
    const int imported = m_distance->count() - 1;
    m_distance->setCurrentIndex(
        m_imported ? imported : std::max(0, m_distance->findData(m_choice.distanceKey)));
    m_distance->setEnabled(!m_imported);
    m_unrounded->setEnabled(!m_imported);
    m_distance->setToolTip(m_imported
                               ? tr("Distances were imported. To compute others, open the texts.")
                               : tr("Distance used to compare texts"));
}

void PersevalSettings::take()
{
    PersevalChoice choice = m_choice;
    for (const Number& number : std::as_const(m_numbers)) {
        // What a box cannot show stays as it is until the box is touched.
        const double held = number.box->value();
        const double shown = roundedTo(m_choice.parameters.*number.value, number.box->decimals());
        if (std::abs(held - shown) > kSame)
            choice.parameters.*number.value = held;
    }
    choice.parameters.simplified = m_simplified->isChecked();
    choice.parameters.publishedUndefined = m_publishedUndefined->isChecked();
    choice.rounding =
        m_unrounded->isChecked() ? perseval::Rounding::None : perseval::Rounding::Published;
    if (choice == m_choice)
        return;
    m_choice = choice;
    emit edited(m_choice);
}

void PersevalSettings::chooseDistance(int index)
{
    const QString key = m_distance->itemData(index).toString();
    if (key.isEmpty()) {
        showChoice(); // as long as none are brought in
        emit importRequested();
        return;
    }
    if (key == m_choice.distanceKey)
        return;
    m_choice.distanceKey = key;
    emit edited(m_choice);
}

void PersevalSettings::reset()
{
    if (m_choice.parameters == perseval::Parameters())
        return;
    m_choice.parameters = perseval::Parameters();
    showChoice();
    emit edited(m_choice);
}

void PersevalSettings::setFolded(bool folded)
{
    m_fold->setVisible(!folded);
    m_foldButton->setChecked(!folded);
    showFoldText();
}

void PersevalSettings::showFoldText()
{
    m_foldButton->setText(
        tr("Parameters") + QLatin1Char(' ') + (isFolded() ? QChar(0x25BE) : QChar(0x25B4)));
}

bool PersevalSettings::isFolded() const
{
    return m_fold->isHidden();
}

void PersevalSettings::focusDistance()
{
    m_distance->setFocus(Qt::ShortcutFocusReason);
}

void PersevalSettings::focusBeta()
{
    m_numbers.first().box->setFocus(Qt::ShortcutFocusReason);
    m_numbers.first().box->selectAll();
}

void PersevalSettings::showEvent(QShowEvent* event)
{
    renewDistances();
    QWidget::showEvent(event);
}

void PersevalSettings::fillDistances()
{
    m_distance->clear();
    for (const perseval::DistanceMeasure& distance : perseval::distanceMeasures()) {
        m_distance->addItem(persevalDistanceName(distance), QLatin1String(distance.key));
        m_distance->setItemData(
            m_distance->count() - 1, perseval::distanceDescription(distance), Qt::ToolTipRole);
    }
    // A measure that was removed stays the name of what it compared.
    const QString& shown = m_result->table->distanceKey;
    if (!m_imported && !m_result->isEmpty() && m_distance->findData(shown) < 0)
        m_distance->addItem(persevalDistanceName(*m_result), shown);
    m_distance->addItem(tr("Imported…"), QString());
}

void PersevalSettings::sayNumbers()
{
    const QString names[] = {tr("β"), tr("p of EDP"), tr("p of ADP"), tr("q of ADP"),
        tr("p of ACP"), tr("q of ACP"), tr("ε of penalties"), tr("ε of pairs"),
        tr("α of P-Accuracy"), tr("β of P-Accuracy")};
    const QString meanings[] = {tr("Beta: slope of the DEGRESS penalty, q of EDP (paper: 1.7)"),
        tr("Where the DEGRESS penalty starts to rise (paper: 3)"),
        tr("Where the penalty for a drop in accuracy starts to rise (paper: 4)"),
        tr("Slope of the penalty for a drop in accuracy (paper: 1)"),
        tr("Where the penalty for uneven accuracy starts to rise (paper: 4)"),
        tr("Slope of the penalty for uneven accuracy (paper: 1)"),
        tr("Prevents division by zero in penalties (paper: 0.0000001)"),
        tr("Added to numerator and denominator of min(X, Y) / max(X, Y) (paper: 0.00001)"),
        tr("Weight of a lack of personalization in P-Accuracy (published code: 0.5)"),
        tr("How steeply EGISES lowers P-Accuracy (published code: 1)")};
    for (int i = 0; i < int(m_numbers.size()); ++i) {
        m_numbers.at(i).label->setText(names[i]);
        m_numbers.at(i).label->setToolTip(meanings[i]);
        m_numbers.at(i).box->setToolTip(meanings[i]);
        m_numbers.at(i).box->setAccessibleName(names[i]);
        m_numbers.at(i).box->setAccessibleDescription(meanings[i]);
    }
}

} // namespace tandem
