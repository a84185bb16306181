#include "views/timelines/columnsfield.h"

#include "ui/parts.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>

#include <algorithm>

namespace tandem {

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

} // namespace tandem
