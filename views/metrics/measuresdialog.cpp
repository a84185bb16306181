#include "views/metrics/measuresdialog.h"

#include "models/words.h"
#include "storage/scorers/programmeasurestore.h"
#include "ui/arrange.h"
#include "ui/dialogsize.h"
#include "ui/parts.h"
#include "ui/plaintooltip.h"
#include "ui/theme.h"
#include "views/metrics/expertcolumns.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QHash>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>

#include <algorithm>
#include <utility>

namespace tandem {

namespace {

using metrics::Measure;

constexpr int kMeasureRole = Qt::UserRole;
constexpr int kExpertRole = Qt::UserRole + 1;
constexpr int kProgramRole = Qt::UserRole + 2;
constexpr char16_t kIsolate = 0x2066; // left to right
constexpr char16_t kEndOfIsolate = 0x2069;

/// Empty where the item is a family, or one of ExPerT's scores.
QString measureKeyOf(const QTreeWidgetItem* item)
{
    return item->data(0, kMeasureRole).toString();
}

/// Null where that is empty.
Measure measureOf(const QTreeWidgetItem* item)
{
    return metrics::measureOfKey(measureKeyOf(item));
}

/// The key of a measure that a file of the user's sets up, be it a file that cannot be used; empty
/// of others.
QString programKeyOf(const QTreeWidgetItem* item)
{
    return item ? item->data(0, kProgramRole).toString() : QString();
}

/// Empty where the item is none of ExPerT's scores.
QString expertKeyOf(const QTreeWidgetItem* item)
{
    return item->data(0, kExpertRole).toString();
}

} // namespace

QList<Measure> usualMeasures()
{
    QList<Measure> usual;
    for (const Measure measure : metrics::measures()) {
        if (measure->isUsual)
            usual.append(measure);
    }
    return usual;
}

MeasuresDialog::MeasuresDialog(const QList<Measure>& chosen, metrics::OutsideTexts outside,
    std::shared_ptr<const SynonymSource> synonyms, AskFile files, QWidget* parent)
    : QDialog(parent)
    , m_synonyms(std::move(synonyms))
    , m_files(std::move(files))
    , m_tree(named(new QTreeWidget(this), "measuresTree"))
    , m_description(named(newNote(this, LabelStyle::Secondary), "measuresDescription"))
    , m_wordNet(named(newNote(this, LabelStyle::Small), "measuresWordNet"))
    , m_published(named(
          new QCheckBox(tr("Score unsupported texts as published"), this), "measuresPublished"))
{
    setObjectName(QStringLiteral("measuresDialog"));
    setWindowTitle(tr("Measures"));
    m_tree->setAccessibleName(tr("Measures"));
    m_tree->setHeaderHidden(true);
    m_tree->setColumnCount(1);
    m_tree->setUniformRowHeights(true);
    m_description->setAlignment(Qt::AlignLeading | Qt::AlignTop);
    m_description->setMinimumHeight(3 * fontMetrics().lineSpacing());
    m_published->setChecked(outside == metrics::OutsideTexts::AsPublished);
    m_published->setToolTip(
        tr("ROUGE sees only the letters a to z and digits; other measures need spaces between "
           "words. Texts that a measure does not support get no score and are excluded from means, "
           "charts and correlations. The published implementations give them a number all the "
           "same, mostly 0."));
    auto* folder = named(new QPushButton(tr("WordNet folder…"), this), "measuresFolder");
    auto* add = named(new QPushButton(tr("Add a program…"), this), "measuresAddProgram");
    auto* addModel =
        named(new QPushButton(tr("Add an embedding model…"), this), "measuresAddEmbedding");
    m_edit = named(new QPushButton(tr("Edit…"), this), "measuresEditProgram");
    add->setToolTip(tr("A measure that a program on this computer computes, such as BERTScore."));
    addModel->setToolTip(
        tr("A measure that compares vectors of a model at one of your endpoints."));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    auto* usual =
        named(buttons->addButton(tr("Defaults"), QDialogButtonBox::ResetRole), "measuresUsual");
    auto* all = named(buttons->addButton(tr("All"), QDialogButtonBox::ResetRole), "measuresAll");
    inColumn(this, {{m_tree, 1}, m_description, m_published, inRow({{m_wordNet, 1}, folder}),
                       inRow({add, addModel, m_edit, Free(1)}), buttons});
    resizeWithin(this, {520, 620});

    QStringList keys;
    for (const Measure measure : chosen)
        keys += QLatin1String(measure->key);
    fill(keys);
    using Kind = ProgramMeasureDialog::Kind;
    connect(m_tree, &QTreeWidget::currentItemChanged, this, &MeasuresDialog::showDescription);
    connect(folder, &QPushButton::clicked, this, &MeasuresDialog::chooseFolder);
    connect(add, &QPushButton::clicked, this, [this] { setUp({}, Kind::Program); });
    connect(addModel, &QPushButton::clicked, this, [this] { setUp({}, Kind::Embedding); });
    connect(m_edit, &QPushButton::clicked, this,
        [this] { setUp(programKeyOf(m_tree->currentItem()), Kind::Program); });
    connect(usual, &QPushButton::clicked, this, [this] { setAll(true); });
    connect(all, &QPushButton::clicked, this, [this] { setAll(false); });
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    showWordNet();
    m_tree->setCurrentItem(m_tree->topLevelItem(0));
}

void MeasuresDialog::fill(const QStringList& chosen)
{
    QHash<QString, QTreeWidgetItem*> families;
    for (const Measure measure : metrics::measures()) {
        const QString name = MetricWords::tr(measure->family);
        if (!families.contains(name))
            families.insert(name, addFamily(name));
        auto* item = new QTreeWidgetItem(families.value(name));
        // The quotes of a name stay around it where the words run the other way.
        item->setText(0, QChar(kIsolate) + QString::fromUtf8(measure->name) + QChar(kEndOfIsolate));
        item->setToolTip(0, metrics::measureDescription(measure));
        item->setData(0, kMeasureRole, QLatin1String(measure->key));
        item->setCheckState(
            0, chosen.contains(QLatin1String(measure->key)) ? Qt::Checked : Qt::Unchecked);
    }
    QTreeWidgetItem* unusable = nullptr;
    for (const StoredProgramMeasure& stored : ProgramMeasureStore().list()) {
        QTreeWidgetItem* item = nullptr;
        for (QTreeWidgetItem* one : items())
            item = measureKeyOf(one) == stored.key ? one : item;
        if (!stored.measure) {
            if (!unusable)
                unusable = addFamily(tr("Measure files that cannot be used"));
            item = new QTreeWidgetItem(unusable);
            item->setText(0, stored.key);
            item->setToolTip(0, plainToolTip(stored.measure.error().sentence()));
        }
        if (item)
            item->setData(0, kProgramRole, stored.key);
    }
    m_tree->expandAll();
}

void MeasuresDialog::addExpertScores(const QStringList& chosen)
{
    m_hasExpertScores = true;
    QTreeWidgetItem* family = addFamily(tr("ExPerT, as evaluated in this project"));
    for (const QString& key : expertScoreKeys()) {
        auto* item = new QTreeWidgetItem(family);
        item->setText(0, expertScoreName(key));
        item->setToolTip(0, plainToolTip(expertScoreDescription(key)));
        item->setData(0, kExpertRole, key);
        item->setCheckState(0, chosen.contains(key) ? Qt::Checked : Qt::Unchecked);
    }
    family->setExpanded(true);
}

QTreeWidgetItem* MeasuresDialog::addFamily(const QString& name)
{
    auto* family = new QTreeWidgetItem(m_tree);
    family->setText(0, name);
    family->setFlags(family->flags() | Qt::ItemIsAutoTristate | Qt::ItemIsUserCheckable);
    family->setFont(0, themeFont(FontRole::Strong));
    return family;
}

QList<QTreeWidgetItem*> MeasuresDialog::items() const
{
    QList<QTreeWidgetItem*> found;
    for (int family = 0; family < m_tree->topLevelItemCount(); ++family) {
        QTreeWidgetItem* parent = m_tree->topLevelItem(family);
        for (int i = 0; i < parent->childCount(); ++i)
            found += parent->child(i);
    }
    return found;
}

QList<Measure> MeasuresDialog::chosen() const
{
    QList<Measure> measures;
    for (const QTreeWidgetItem* item : items()) {
        if (item->checkState(0) == Qt::Checked && !item->isDisabled() && measureOf(item))
            measures += measureOf(item);
    }
    return measures;
}

QStringList MeasuresDialog::expertScores() const
{
    QStringList keys;
    for (const QTreeWidgetItem* item : items()) {
        if (item->checkState(0) == Qt::Checked)
            keys += expertKeyOf(item);
    }
    keys.removeAll(QString());
    return keys;
}

metrics::OutsideTexts MeasuresDialog::outside() const
{
    return m_published->isChecked() ? metrics::OutsideTexts::AsPublished
                                    : metrics::OutsideTexts::Undefined;
}

void MeasuresDialog::setAll(bool usualOnly)
{
    for (QTreeWidgetItem* item : items()) {
        const bool isUsual = measureOf(item) ? usualMeasures().contains(measureOf(item))
                                             : usualExpertScores().contains(expertKeyOf(item));
        // All that is computed here: programs may take hours.
        const bool isProgram = measureOf(item) && measureOf(item)->batch;
        const bool wanted = !isProgram && (!usualOnly || isUsual);
        item->setCheckState(0, wanted && !item->isDisabled() ? Qt::Checked : Qt::Unchecked);
    }
}

void MeasuresDialog::showWordNet()
{
    const bool available = m_synonyms->isAvailable();
    m_wordNet->setText(available ? tr("METEOR uses synonyms from WordNet in %1.")
                                       .arg(QDir::toNativeSeparators(m_synonyms->place()))
                       : m_synonyms->folder().isEmpty()
                           ? tr("METEOR with synonyms needs WordNet 3.0, which is not installed. "
                                "Install it (package wordnet-base), or choose its folder.")
                           : tr("No WordNet in %1: the file index.noun is missing.")
                                 .arg(QDir::toNativeSeparators(m_synonyms->folder())));
    for (QTreeWidgetItem* item : items()) {
        if (measureOf(item) && measureOf(item)->needsSynonyms) {
            item->setDisabled(!available);
            item->setToolTip(0, available ? metrics::measureDescription(measureOf(item))
                                          : plainToolTip(m_wordNet->text()));
        }
    }
}

void MeasuresDialog::showDescription()
{
    const QTreeWidgetItem* item = m_tree->currentItem();
    m_edit->setEnabled(!programKeyOf(item).isEmpty());
    if (item && !expertKeyOf(item).isEmpty()) {
        m_description->setText(expertScoreDescription(expertKeyOf(item)));
        return;
    }
    if (item && !measureOf(item) && !programKeyOf(item).isEmpty()) {
        m_description->setText(item->toolTip(0));
        return;
    }
    if (!item || !measureOf(item)) {
        m_description->setText(tr("Variants of a measure that give different scores are listed "
                                  "separately. Space selects one, or a whole family."));
        return;
    }
    QString text = metrics::measureDescriptionInFull(measureOf(item));
    if (item->isDisabled())
        text += QLatin1Char('\n') + m_wordNet->text();
    m_description->setText(text);
}

void MeasuresDialog::setUp(const QString& key, ProgramMeasureDialog::Kind kind)
{
    auto* dialog = new ProgramMeasureDialog(key, kind, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ProgramMeasureDialog::edited, this,
        [this](const QString& before, const QString& now) {
            refill(before, now);
            emit measureEdited(before, now);
        });
    // The button that opened it may be of no use any more.
    connect(dialog, &QDialog::accepted, m_tree, [tree = m_tree] { tree->setFocus(); });
    dialog->open();
}

/// A new one is chosen at once: who sets one up wants it.
void MeasuresDialog::refill(const QString& before, const QString& now)
{
    const qsizetype place = items().indexOf(m_tree->currentItem());
    const QStringList expert = expertScores();
    QStringList listed;
    QStringList chosen;
    for (const QTreeWidgetItem* item : items()) {
        listed += measureKeyOf(item);
        if (item->checkState(0) == Qt::Checked)
            chosen += measureKeyOf(item);
    }
    if (before.isEmpty() || chosen.removeAll(before) > 0 || !listed.contains(before))
        chosen += now;
    m_tree->clear();
    fill(chosen);
    if (m_hasExpertScores)
        addExpertScores(expert);
    showWordNet();
    const QList<QTreeWidgetItem*> all = items();
    const auto edited = std::find_if(all.begin(), all.end(),
        [&](const QTreeWidgetItem* item) { return !now.isEmpty() && programKeyOf(item) == now; });
    m_tree->setCurrentItem(
        edited != all.end() ? *edited : all.value(std::min(place, all.size() - 1)));
    m_tree->scrollToItem(m_tree->currentItem());
}

void MeasuresDialog::chooseFolder()
{
    const FileQuestion question{
        FileQuestion::Kind::Folder, QStringLiteral("wordnet"), {}, {}, {}, {}, {}};
    m_files.one(this, question, [this](const QString& folder) {
        m_synonyms = std::make_shared<const SynonymSource>(folder);
        showWordNet();
        showDescription();
    });
}

} // namespace tandem
