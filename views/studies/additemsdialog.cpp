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
#include "views/studies/itemsummary.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpressionValidator>
#include <QSpinBox>

#include <algorithm>
#include <memory>

namespace tandem {

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
    m_source->addItem(tr("File of documents with user summaries"), kFromDocuments);
    m_source->addItem(tr("Project paragraphs"), int(ItemOrigin::Paragraphs));
    m_source->addItem(tr("Project key facts"), int(ItemOrigin::Facts));
    m_source->addItem(tr("System outputs"), int(ItemOrigin::Outputs));
    m_source->addItem(tr("Evaluation explanations"), int(ItemOrigin::Explanations));
    m_source->addItem(tr("Evaluation judgments"), int(ItemOrigin::Decisions));
    m_choose = newButton(this, "itemsChoose", [] { return tr("&Choose…"); });
    m_choose->setAutoDefault(false);
    m_path = named(newLabel(this, LabelStyle::Secondary), "itemsPath");
    m_systems = named(new QLineEdit(this), "itemsSystems");
    m_systems->setPlaceholderText(tr("all systems; or names, e.g. heron, kestrel"));
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
