#include "views/studies/additemsdialog.h"

#include "models/seed.h"
#include "models/studies/itemcheck.h"
#include "storage/formats/numberfields.h"
#include "storage/formats/openfile.h"
#include "storage/formats/studyitemsreader.h"
#include "storage/studies/itemsadding.h"
#include "ui/arrange.h"
#include "ui/dialogsize.h"
#include "ui/filedrop.h"
#include "ui/messagebar.h"
#include "ui/parts.h"
#include "ui/rows/rowsof.h"
#include "ui/rows/rowsview.h"
#include "views/session/projectsession.h"
#include "views/studies/studyviewwords.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpressionValidator>
#include <QSet>
#include <QSpinBox>

#include <algorithm>
#include <memory>

namespace tandem {

namespace {

constexpr int kStartLength = 120;
constexpr int kNameLetters = 26;
constexpr int kKindLetters = 14;
constexpr int kGroupLetters = 14;
constexpr int kMostMetricsNamed = 8;

QString itemKindName(studies::ItemKind kind)
{
    switch (kind) {
    case studies::ItemKind::Rated:
        return StudyViewWords::tr("rated");
    case studies::ItemKind::Practice:
        return StudyViewWords::tr("practice");
    case studies::ItemKind::Check:
        break;
    }
    return StudyViewWords::tr("attention check");
}

int countOf(const QList<studies::StudyItem>& items, studies::ItemKind kind)
{
    return int(std::count_if(items.begin(), items.end(),
        [kind](const studies::StudyItem& item) { return item.item.kind == kind; }));
}

/// "reference, output (two sides)", in the order in which they first appear.
QString fieldsText(const QList<studies::StudyItem>& items)
{
    QStringList names;
    QSet<QString> ofSides;
    for (const studies::StudyItem& item : items) {
        for (const studies::Field& field : item.item.fields) {
            if (!names.contains(field.name))
                names.append(field.name);
            if (field.side != 0)
                ofSides.insert(field.name);
        }
    }
    for (QString& name : names) {
        if (ofSides.contains(name))
            name = StudyViewWords::tr("%1 (two sides)").arg(name);
    }
    return names.join(QStringLiteral(", "));
}

QStringList metricsOf(const QList<studies::StudyItem>& items)
{
    QSet<QString> names;
    for (const studies::StudyItem& item : items) {
        const bool isPair = !item.source.systems[1].isEmpty();
        for (auto score = item.source.scores.keyBegin(); score != item.source.scores.keyEnd();
             ++score)
            names.insert(isPair && score->size() > 2 ? score->chopped(2) : *score);
    }
    QStringList sorted(names.begin(), names.end());
    sorted.sort();
    return sorted;
}

} // namespace

/// Items before they are added, a line each.
RowSpec<AddedItem> itemRows()
{
    const auto columns = [] {
        return QList<RowColumn<AddedItem>>{
            {.title = StudyViewWords::tr("Item"),
                .text = [](const AddedItem& row) { return row.name; },
                .letters = kNameLetters},
            {.title = StudyViewWords::tr("Kind"),
                .text = [](const AddedItem& row) { return itemKindName(row.kind); },
                .letters = kKindLetters},
            {.title = StudyViewWords::tr("Group"),
                .text = [](const AddedItem& row) { return row.group; },
                .letters = kGroupLetters},
            {.title = StudyViewWords::tr("Text"),
                .text = [](const AddedItem& row) { return row.start; }}};
    };
    return {
        .key = [](const AddedItem& row) { return RowKey(qint64(row.number)); }, .columns = columns};
}

/// The first of them, at most so many.
QList<AddedItem> itemRowsOf(const QList<studies::StudyItem>& items, int most)
{
    QList<AddedItem> rows;
    for (qsizetype i = 0; i < std::min<qsizetype>(items.size(), most); ++i) {
        const studies::Item& item = items.at(i).item;
        const QString text = item.fields.isEmpty() ? QString() : item.fields.first().text;
        rows.append(
            {int(i) + 1, item.name, item.kind, item.group, text.left(kStartLength).simplified()});
    }
    return rows;
}

/// How many items these are, of which kinds, with which fields, in how many groups, and which
/// metrics have scores of them; sentences.
QString itemsSummary(const QList<studies::StudyItem>& items)
{
    QSet<QString> groups;
    for (const studies::StudyItem& item : items) {
        if (!item.item.group.isEmpty())
            groups.insert(item.item.group);
    }
    QStringList counts{StudyViewWords::tr(
        "%n item(s) to rate", nullptr, countOf(items, studies::ItemKind::Rated))};
    if (const int practice = countOf(items, studies::ItemKind::Practice))
        counts.append(StudyViewWords::tr("%n practice item(s)", nullptr, practice));
    if (const int checks = countOf(items, studies::ItemKind::Check))
        counts.append(StudyViewWords::tr("%n attention check(s)", nullptr, checks));
    if (!groups.isEmpty())
        counts.append(StudyViewWords::tr("%n group(s)", nullptr, int(groups.size())));
    QString text = counts.join(QStringLiteral(", ")) + QStringLiteral(". ") +
                   StudyViewWords::tr("Fields: %1.").arg(fieldsText(items));
    const QStringList metrics = metricsOf(items);
    if (!metrics.isEmpty())
        text += u' ' +
                StudyViewWords::tr("Scores hidden from raters: %1.")
                    .arg(metrics.mid(0, kMostMetricsNamed).join(QStringLiteral(", ")) +
                         (metrics.size() > kMostMetricsNamed ? QStringLiteral(", …") : QString()));
    return text;
}

/// The first of the problems with the item that it is about, and how many more there are;
/// empty where there is none.
QString problemText(
    const QList<studies::StudyItem>& items, const QList<studies::ItemProblem>& problems)
{
    if (problems.isEmpty())
        return {};
    const studies::ItemProblem& first = problems.first();
    QString text = first.sentence;
    if (first.item >= 0)
        text = StudyViewWords::tr("“%1”: %2").arg(items.at(first.item).item.name, first.sentence);
    if (problems.size() > 1)
        text += u' ' + StudyViewWords::tr("%n more item(s) cannot be added either.", nullptr,
                           int(problems.size()) - 1);
    return text;
}

namespace {

constexpr int kFromFile = -1;
constexpr int kFromDocuments = -2;
constexpr int kUsualSample = 100;
constexpr int kMostRowsShown = 500;

Expected<QList<studies::StudyItem>> itemsOfFile(
    const QString& path, bool isSurvey, const AskedItems& asked)
{
    TANDEM_TRY(
        items, isSurvey ? surveyItemsOf(Input(path), asked.seed) : readStudyItems(Input(path)));
    if (asked.sampling == studies::Sampling::All)
        return *items;
    return studies::sampledItems(*items, asked.sampling, asked.size, asked.seed);
}

} // namespace

AddItemsDialog::AddItemsDialog(ProjectSession& session, AskFile files, StudyId study,
    const studies::Design& design, QWidget* parent)
    : QDialog(parent)
    , m_session(session)
    , m_files(std::move(files))
    , m_study(study)
    , m_design(design)
    , m_messages(new MessageBar(this))
    , m_source(named(new QComboBox(this), "itemsSource"))
    , m_rows(new RowsOf<AddedItem>(itemRows(), this))
    , m_reading(session, this)
{
    setObjectName(QStringLiteral("addItemsDialog"));
    setWindowTitle(tr("Add items"));
    setModal(true);
    build();
    resizeWithin(this, {820, 600});
    takesFiles(this, [this](const QStringList& paths) {
        if (!paths.isEmpty())
            takeFile(paths.first());
    });
    connect(&m_reading, &LatestBase::failed, this, [this] { showItems({}); });
    showChoices();
    m_source->setFocus();
}

AddItemsDialog::~AddItemsDialog() = default;

void AddItemsDialog::build()
{
    m_summary = named(newNote(this, LabelStyle::Secondary), "itemsSummary");
    m_table = named(new RowsView(m_rows, this), "itemsPreview");
    m_table->setAccessibleName(tr("Items to add"));
    m_table->setEmptyText(tr("Items to add are previewed here."));
    auto* box = new QDialogButtonBox(this);
    m_add = addDialogButtons(box, this, tr("&Add items"), "itemsAdd", tr("Cancel"));
    auto* body = inColumn(
        {buildSource(), buildSample(), m_summary, {m_table, 1}, box}, 10, {20, 16, 20, 16});
    inColumn(this, {m_messages, {body, 1}}, 0);
}

QLayout* AddItemsDialog::buildSource()
{
    m_source->addItem(tr("Item file (CSV, JSONL)"), kFromFile);
    m_source->addItem(tr("PerSEval documents file"), kFromDocuments);
    m_source->addItem(tr("Project paragraphs"), int(ItemOrigin::Paragraphs));
    m_source->addItem(tr("Project key facts"), int(ItemOrigin::Facts));
    m_source->addItem(tr("System outputs"), int(ItemOrigin::Outputs));
    m_source->addItem(tr("Evaluation explanations"), int(ItemOrigin::Explanations));
    m_source->addItem(tr("Evaluation judgments"), int(ItemOrigin::Decisions));
    m_choose = newButton(this, "itemsChoose", [] { return tr("&Choose…"); });
    m_choose->setAutoDefault(false);
    m_path = named(newLabel(this, LabelStyle::Secondary), "itemsPath");
    m_systems = named(new QLineEdit(this), "itemsSystems");
    m_systems->setPlaceholderText(tr("all systems, or names separated by commas"));
    m_systems->setAccessibleName(tr("Systems"));
    auto* label = new QLabel(tr("&From"), this);
    label->setBuddy(m_source);
    connect(m_source, &QComboBox::activated, this, &AddItemsDialog::showChoices);
    connect(m_choose, &QPushButton::clicked, this, &AddItemsDialog::chooseFile);
    connect(m_systems, &QLineEdit::editingFinished, this, &AddItemsDialog::readItems);
    return inRow({label, m_source, m_choose, {m_path, 1}, {m_systems, 1}}, 8);
}

QLayout* AddItemsDialog::buildSample()
{
    m_sampling = named(new QComboBox(this), "itemsSampling");
    m_sampling->addItem(tr("all"), int(studies::Sampling::All));
    m_sampling->addItem(tr("simple random"), int(studies::Sampling::Random));
    m_sampling->addItem(tr("stratified"), int(studies::Sampling::Stratified));
    m_sampling->addItem(tr("where metrics disagree"), int(studies::Sampling::Disagreement));
    m_size = newNumberField(this, "itemsSize");
    m_size->setRange(1, int(studies::kMostStudyItems));
    m_size->setValue(kUsualSample);
    m_size->setAccessibleName(tr("How many"));
    m_seed = named(new QLineEdit(QString::number(m_design.seed), this), "itemsSeed");
    m_seed->setValidator(
        new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[0-9]{1,10}")), m_seed));
    m_seed->setAccessibleName(tr("Seed"));
    m_seed->setToolTip(tr("Seed of the random draw"));
    auto* label = new QLabel(tr("&Draw"), this);
    label->setBuddy(m_sampling);
    connect(m_sampling, &QComboBox::activated, this, &AddItemsDialog::showChoices);
    connect(m_size, &QSpinBox::valueChanged, this, &AddItemsDialog::readItems);
    connect(m_seed, &QLineEdit::textEdited, this, &AddItemsDialog::readItems);
    return inRow({label, m_sampling, m_size, m_seed, Free(1)}, 8);
}

bool AddItemsDialog::isFile() const
{
    return m_source->currentData().toInt() < 0;
}

AskedItems AddItemsDialog::asked() const
{
    AskedItems asked;
    asked.kind = m_design.kind;
    if (!isFile())
        asked.from = ItemOrigin(m_source->currentData().toInt());
    for (const QString& system : m_systems->text().split(u',', Qt::SkipEmptyParts))
        asked.systems.append(system.trimmed());
    asked.sampling = studies::Sampling(m_sampling->currentData().toInt());
    asked.size = m_size->value();
    asked.seed = quint32(std::min<quint64>(m_seed->text().toULongLong(), kMostSeed));
    return asked;
}

void AddItemsDialog::showChoices()
{
    const AskedItems wanted = asked();
    const bool isOfCases =
        !isFile() && wanted.from != ItemOrigin::Paragraphs && wanted.from != ItemOrigin::Facts;
    m_choose->setVisible(isFile());
    m_path->setVisible(isFile());
    m_systems->setVisible(isOfCases);
    m_size->setVisible(wanted.sampling != studies::Sampling::All);
    m_seed->setVisible(wanted.sampling != studies::Sampling::All);
    readItems();
}

void AddItemsDialog::chooseFile()
{
    m_files.one(this,
        {.kind = FileQuestion::Kind::Open,
            .purpose = QStringLiteral("studyItems"),
            .title = tr("File of items"),
            .filter =
                tr("Items (*.csv *.tsv *.json *.jsonl)") + QStringLiteral(";;") + allFilesFilter()},
        [this](const QString& path) {
            m_file = path;
            m_path->setText(QFileInfo(path).fileName());
            readItems();
        });
}

void AddItemsDialog::takeFile(const QString& path)
{
    if (!isFile())
        m_source->setCurrentIndex(m_source->findData(kFromFile));
    m_file = path;
    m_path->setText(QFileInfo(path).fileName());
    showChoices();
}

void AddItemsDialog::readItems()
{
    m_messages->clear();
    showItems({});
    if (isFile() && m_file.isEmpty()) {
        m_reading.cancel();
        return;
    }
    m_summary->setText(tr("Reading…"));
    m_reading.read(
        [asked = asked(), isFile = isFile(), path = m_file, design = m_design,
            isSurvey = m_source->currentData().toInt() == kFromDocuments](
            Database& database, const CancelFlag& cancel) -> Expected<ReadItems> {
            TANDEM_TRY_VAR(items, isFile ? itemsOfFile(path, isSurvey, asked)
                                         : projectItems(database, asked, cancel));
            if (isFile)
                studies::nameFieldsAsShown(*items, design);
            return ReadItems{*items, itemRowsOf(*items, kMostRowsShown), itemsSummary(*items),
                problemText(*items, itemProblems(*items, design)),
                isFile ? numberFieldHints(*items, design).join(u' ') : QString()};
        },
        [this](const ReadItems& read) { showItems(read); });
}

void AddItemsDialog::showItems(const ReadItems& read)
{
    m_items = read.items;
    m_rows->setRows(read.rows);
    m_summary->setText(read.summary);
    if (!read.problem.isEmpty())
        m_messages->showMessage(MessageBar::Kind::Error, read.problem);
    else if (!read.hint.isEmpty())
        m_messages->showMessage(MessageBar::Kind::Warning, read.hint);
    m_add->setEnabled(!m_items.isEmpty() && read.problem.isEmpty() && !m_isAdding);
}

void AddItemsDialog::accept()
{
    if (!m_add->isEnabled())
        return;
    m_isAdding = true;
    m_add->setEnabled(false);
    const auto added = std::make_shared<int>(0);
    m_session
        .change(this, addingStudyItems(m_study, m_items,
                          isFile() ? QJsonObject() : askedItemsJson(asked()), added))
        .onEnded(this, [this, added](const Expected<void>& done) {
            m_isAdding = false;
            m_add->setEnabled(true);
            if (!done)
                return m_messages->showMessage(MessageBar::Kind::Error, done.error().sentence());
            emit itemsAdded(*added);
            QDialog::accept();
        });
}

} // namespace tandem
