#include "views/timelines/timelineimportform.h"

#include "models/text/isolated.h"
#include "models/usersum/timelinebounds.h"
#include "storage/formats/activitylogs/loglayout.h"
#include "ui/arrange.h"
#include "ui/parts.h"
#include "views/session/importfiles.h"
#include "views/timelines/timelinenames.h"

#include <QComboBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QWidget>

#include <algorithm>
#include <array>
#include <utility>

namespace tandem {

/// Which columns or keys of a log are what: the names that its file has are offered, and others can
/// be typed.
class ColumnsField final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ColumnsField)

public:
    explicit ColumnsField(QWidget* parent = nullptr);

    /// Offers these; what was not typed is guessed by the names that are usual.
    void setNames(const QStringList& names);
    NamedColumns columns() const;
    /// What is missing, translated; empty where nothing is.
    QString problem() const;

signals:
    void changed();

private:
    std::array<QComboBox*, 7> m_columns{}; ///< in the order of the form
    QLineEdit* m_separator;
};

namespace {

/// A column as it stands in the form.
struct ColumnEntry
{
    const char* name;  ///< of the field
    const char* label; ///< to be translated
    QString NamedColumns::*column;
    std::array<const char*, 6> usual; ///< names under which it often stands, in small letters
};

constexpr std::array<ColumnEntry, 7> kColumnEntries{{
    {"columnUser", QT_TRANSLATE_NOOP("tandem::ColumnsField", "&User"), &NamedColumns::user,
        {"user", "user_id", "userid", "reviewerid", "customer_id", "person"}},
    {"columnTime", QT_TRANSLATE_NOOP("tandem::ColumnsField", "Ti&me"), &NamedColumns::time,
        {"time", "timestamp", "date", "datetime", "unixreviewtime", "at"}},
    {"columnItem", QT_TRANSLATE_NOOP("tandem::ColumnsField", "I&tem key"), &NamedColumns::item,
        {"item", "item_id", "itemid", "movieid", "business_id", "asin"}},
    {"columnTitle", QT_TRANSLATE_NOOP("tandem::ColumnsField", "Tit&le"), &NamedColumns::title,
        {"title", "name", "item_title", "product", "movie", "song"}},
    {"columnText", QT_TRANSLATE_NOOP("tandem::ColumnsField", "Te&xt"), &NamedColumns::text,
        {"text", "review", "reviewtext", "comment", "body", "content"}},
    {"columnRating", QT_TRANSLATE_NOOP("tandem::ColumnsField", "Ratin&g"), &NamedColumns::rating,
        {"rating", "stars", "overall", "score", "points", "value"}},
    {"columnCategory", QT_TRANSLATE_NOOP("tandem::ColumnsField", "&Category"),
        &NamedColumns::category, {"category", "categories", "genre", "genres", "tags", "topic"}},
}};

/// The first of `names` that is usual for a column; empty where none is.
QString usualName(const ColumnEntry& entry, const QStringList& names)
{
    for (const char* usual : entry.usual) {
        for (const QString& name : names) {
            if (name.compare(QLatin1String(usual), Qt::CaseInsensitive) == 0)
                return name;
        }
    }
    return {};
}

} // namespace

ColumnsField::ColumnsField(QWidget* parent)
    : QWidget(parent)
    , m_separator(named(new QLineEdit(this), "columnSeparator"))
{
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins({});
    const auto place = [&](int at, const QString& words, QWidget* field) {
        auto* label = new QLabel(words, this);
        label->setBuddy(field);
        grid->addWidget(label, at / 2, 2 * (at % 2));
        grid->addWidget(field, at / 2, 2 * (at % 2) + 1);
    };
    for (std::size_t i = 0; i < kColumnEntries.size(); ++i) {
        auto* field = named(new QComboBox(this), kColumnEntries.at(i).name);
        field->setEditable(true);
        field->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        m_columns.at(i) = field;
        place(int(i), tr(kColumnEntries.at(i).label), field);
        connect(field, &QComboBox::currentTextChanged, this, &ColumnsField::changed);
    }
    m_separator->setText(NamedColumns().categorySeparator);
    place(int(kColumnEntries.size()), tr("C&ategory separator"), m_separator);
    grid->setColumnStretch(1, 1);
    grid->setColumnStretch(3, 1);
    setFocusProxy(m_columns.front());
}

void ColumnsField::setNames(const QStringList& names)
{
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        QComboBox* field = m_columns.at(i);
        const QSignalBlocker quiet(field);
        const QString typed = field->currentText();
        field->clear();
        field->addItem(QString());
        field->addItems(names);
        field->setCurrentText(typed.isEmpty() ? usualName(kColumnEntries.at(i), names) : typed);
    }
    emit changed();
}

NamedColumns ColumnsField::columns() const
{
    NamedColumns columns;
    for (std::size_t i = 0; i < m_columns.size(); ++i)
        columns.*kColumnEntries.at(i).column = m_columns.at(i)->currentText().trimmed();
    columns.categorySeparator = m_separator->text();
    return columns;
}

QString ColumnsField::problem() const
{
    const NamedColumns named = columns();
    if (named.user.isEmpty() || named.time.isEmpty())
        return tr("Choose the user and time columns.");
    if (named.item.isEmpty() && named.title.isEmpty() && named.text.isEmpty())
        return tr("Choose an item key, title or text column.");
    return {};
}

TimelineImportForm::TimelineImportForm(AskFile files, QWidget* parent)
    : ImportForm(parent)
    , m_ask(std::move(files))
    , m_found(named(newNote(this, LabelStyle::Small), "timelineImportFound"))
    , m_name(named(new QLineEdit(this), "timelineLogName"))
    , m_kind(named(new QComboBox(this), "timelineLogKind"))
    , m_columns(new ColumnsField(this))
    , m_details(named(new QLineEdit(this), "timelineDetails"))
{
    m_kind->addItem(tr("auto-detect"));
    for (const LogKind kind :
        {LogKind::MovieLens, LogKind::Yelp, LogKind::Amazon, LogKind::Columns})
        m_kind->addItem(timelineKindName(kind), int(kind));
    m_details->setPlaceholderText(tr("files beside the log; or movies.csv, businesses, metadata"));
    auto* details = newButton(this, "chooseTimelineDetails", [] { return tr("C&hoose…"); });
    auto* fields = new QFormLayout(this);
    fields->setContentsMargins({});
    fields->addRow(m_found);
    fields->addRow(tr("&Name"), m_name);
    fields->addRow(tr("&Kind"), m_kind);
    fields->addRow(m_columns);
    auto* titles = new QLabel(tr("Titles f&rom"), this);
    titles->setBuddy(m_details);
    fields->addRow(titles, inRow({{m_details, 1}, details}, 8));
    fields->addRow(tr("Activities"), buildSample());
    connect(m_name, &QLineEdit::textChanged, this, &TimelineImportForm::changed);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &TimelineImportForm::showColumns);
    connect(m_columns, &ColumnsField::changed, this, &TimelineImportForm::changed);
    connect(details, &QPushButton::clicked, this, &TimelineImportForm::chooseDetails);
    connect(&m_looking, &LatestBase::failed, this,
        [this](const Error& error) { m_found->setText(error.sentence()); });
    m_found->hide();
    showColumns();
}

QWidget* TimelineImportForm::buildSample()
{
    auto* part = new QWidget(this);
    const TimelineReading usual;
    const auto number = [&](const char* name, qint64 least, qint64 most, qint64 value) {
        auto* field = newNumberField(part, name);
        field->setRange(int(least), int(most));
        field->setValue(int(value));
        connect(field, &QSpinBox::valueChanged, this, &TimelineImportForm::changed);
        return field;
    };
    const auto label = [&](const QString& words, QWidget* buddy) {
        auto* made = new QLabel(words, part);
        made->setBuddy(buddy);
        return made;
    };
    const int longest = usersum::maxTimelineActivities;
    m_fewest = number("timelineFewest", 1, longest, usual.sample.bounds.fewest);
    m_most = number("timelineMost", 1, longest, usual.sample.bounds.most);
    m_users = number("timelineUserNumber", 0, usersum::kMostUsersDrawn, usual.sample.users);
    m_users->setSpecialValueText(tr("all"));
    m_seed = newSeedField(part, "timelineSeed");
    m_seed->setValue(double(usual.sample.seed));
    connect(m_seed, &QDoubleSpinBox::valueChanged, this, &TimelineImportForm::changed);
    inRow(part,
        {label(tr("at lea&st"), m_fewest), m_fewest, label(tr("keep the latest"), m_most), m_most,
            label(tr("Users"), m_users), m_users, label(tr("see&d"), m_seed), m_seed, Free(1)},
        8);
    return part;
}

void TimelineImportForm::chooseDetails()
{
    FileQuestion question;
    question.purpose = QStringLiteral("timelines");
    question.beside = m_path;
    question.filter = importFilter(timelineLogFormat({}).filter);
    m_ask.one(this, question,
        [this](const QString& path) { m_details->setText(QDir::toNativeSeparators(path)); });
}

/// What is in it is looked up in the background: an archive may have to be unpacked for it.
void TimelineImportForm::setPath(const QString& path)
{
    m_path = path;
    if (m_name->text().isEmpty() || m_name->text() == m_suggested) {
        m_suggested = logNameOf(path);
        m_name->setText(m_suggested);
    }
    m_found->setText(tr("Detecting file type…"));
    m_found->show();
    m_looking.compute([path](const CancelFlag& cancelled) { return findLog(path, cancelled); },
        [this](const FoundLog& found) { showFound(found); });
}

void TimelineImportForm::showFound(const FoundLog& found)
{
    if (const ImportFormat* other = found.format())
        return emit otherFound(*other, m_path);
    if (found.kind)
        m_found->setText(
            tr("Found: %1, %2", "a file and its kind")
                .arg(isolated(found.file),
                    found.edition.isEmpty() ? timelineKindName(*found.kind) : found.edition));
    else if (found.names.isEmpty() && !found.titles.isEmpty())
        m_found->setText(
            found.logBeside.isEmpty()
                ? tr("%1 contains item titles, not user activities. Choose the log it belongs to.")
                      .arg(isolated(found.titles))
                : tr("%1 contains item titles, not user activities. Choose %2 in the same folder.")
                      .arg(isolated(found.titles), isolated(found.logBeside)));
    else if (found.names.isEmpty())
        m_found->setText(tr("No CSV or JSON file found in it."));
    else
        m_found->setText(
            tr("%1 is not in a known log format: choose its columns.").arg(isolated(found.file)));
    setFound(found);
    emit changed();
}

/// Offers the columns that are there, and asks for them where the log is not known.
void TimelineImportForm::setFound(const FoundLog& found)
{
    m_columns->setNames(found.names);
    if (found.kind)
        m_kind->setCurrentIndex(0);
    else if (!found.names.isEmpty())
        m_kind->setCurrentIndex(m_kind->findData(int(LogKind::Columns)));
    if (namesColumns())
        m_columns->setFocus();
}

bool TimelineImportForm::namesColumns() const
{
    const QVariant kind = m_kind->currentData();
    return kind.isValid() && kind.toInt() == int(LogKind::Columns);
}

void TimelineImportForm::showColumns()
{
    m_columns->setVisible(namesColumns());
    emit changed();
}

QString TimelineImportForm::problem() const
{
    if (m_name->text().trimmed().isEmpty())
        return tr("Name the log.");
    if (namesColumns() && !m_columns->problem().isEmpty())
        return m_columns->problem();
    const auto bounds = usersum::checkBounds({m_fewest->value(), m_most->value()});
    return bounds ? QString() : bounds.error().sentence();
}

ImportFormat TimelineImportForm::filledIn()
{
    m_looking.cancel();
    return timelineLogFormat(order());
}

TimelineImportOrder TimelineImportForm::order() const
{
    TimelineImportOrder order;
    order.source.path = m_path;
    order.source.details = QDir::fromNativeSeparators(m_details->text().trimmed());
    if (const QVariant kind = m_kind->currentData(); kind.isValid())
        order.source.kind = LogKind(kind.toInt());
    if (namesColumns())
        order.source.columns = m_columns->columns();
    order.reading.sample.bounds = {m_fewest->value(), m_most->value()};
    order.reading.sample.users = m_users->value();
    order.reading.sample.seed = quint64(m_seed->value());
    order.name = m_name->text().trimmed();
    return order;
}

} // namespace tandem

#include "views/timelines/timelineimportform.moc"
