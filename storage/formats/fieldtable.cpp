#include "storage/formats/fieldtable.h"

#include "models/text/foreigncell.h"
#include "models/text/plainline.h"
#include "storage/formats/formatwords.h"
#include "storage/formats/rowrefusals.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace tandem {

namespace {

using FieldKind = FieldRule::Kind;
using ValueType = RecordValue::Type;

constexpr qsizetype kMostNamedColumns = 6;

std::string_view viewOf(QByteArrayView key)
{
    return {key.data(), std::size_t(key.size())};
}

bool isAmong(const RecordKeys& keys, std::string_view key)
{
    return std::any_of(keys.begin(), keys.end(), [&](QLatin1String known) {
        return key == std::string_view(known.data(), std::size_t(known.size()));
    });
}

/// Whether there is a value; of a text that is empty there is.
bool isValueThere(const FieldRule& rule, const RecordValue& value)
{
    switch (rule.kind) {
    case FieldKind::Name:
    case FieldKind::Word:
        return !value.isBlank();
    case FieldKind::Whole:
    case FieldKind::Number:
    case FieldKind::Time:
        return !value.isNoNumber();
    case FieldKind::Text:
    case FieldKind::List:
    case FieldKind::Custom:
        break;
    }
    return value.isGiven();
}

/// Whether a value of this type may be one of such a field.
Expected<void> checkType(const FieldRule& rule, const RecordValue& value, FieldHelp help)
{
    if (rule.kind == FieldKind::Text && !value.is(ValueType::Text))
        return value.refuseExpected(JsonVisitor::tr("a text"), help());
    if (rule.kind == FieldKind::List && !value.is(ValueType::List))
        return value.refuseExpected(JsonVisitor::tr("a list"), help());
    const bool isWritten = value.is(ValueType::Text) || value.is(ValueType::Number);
    if (rule.kind == FieldKind::Name && !isWritten)
        return value.refuseExpected(FormatWords::tr("a text or a number"), help());
    return {};
}

Expected<void> checkText(const FieldRule& rule, const RecordValue& value, FieldHelp help)
{
    if (rule.mostUnits == std::numeric_limits<qsizetype>::max() && !rule.isOneLine)
        return {}; // without decoding what may be long
    const QString text = rule.kind == FieldKind::Text ? value.text() : value.word();
    if (text.size() > rule.mostUnits)
        return failure(value.tooLarge(
            FormatWords::tr("This has more than %L1 characters.").arg(rule.mostUnits), help()));
    if (rule.isOneLine && !isPlainLine(text))
        return value.refuse(
            FormatWords::tr("A name must be one line without control characters."), help());
    return {};
}

Expected<double> wholeIn(const FieldRule& rule, const RecordValue& value, FieldHelp help)
{
    const auto number = value.looseNumber();
    if (number && *number >= rule.least && *number <= rule.most && *number == std::floor(*number))
        return *number;
    const QLatin1String key = rule.keys.constFirst();
    return value.refuse(rule.most >= std::numeric_limits<int>::max()
                            ? FormatWords::tr("\"%1\" must be a whole number of at least %2.")
                                  .arg(key)
                                  .arg(rule.least)
                            : FormatWords::tr("\"%1\" must be a whole number from %L2 to %L3.")
                                  .arg(key)
                                  .arg(qint64(rule.least))
                                  .arg(qint64(rule.most)),
        help());
}

Expected<double> numberIn(const FieldRule& rule, const RecordValue& value, FieldHelp help)
{
    const auto number = value.looseNumber();
    if (number && *number >= rule.least && *number <= rule.most)
        return *number;
    if (number)
        return value.refuse(FormatWords::tr("\"%1\" must be a number from %L2 to %L3.")
                                .arg(rule.keys.constFirst())
                                .arg(rule.least, 0, 'f', QLocale::FloatingPointShortest)
                                .arg(rule.most, 0, 'f', QLocale::FloatingPointShortest),
            help());
    if (!value.is(ValueType::Text) && !value.is(ValueType::Number))
        return value.refuseExpected(FormatWords::tr("a number"), help());
    return refuseNoNumber(value, help);
}

Expected<double> timeIn(const FieldRule& rule, const RecordValue& value, FieldHelp help)
{
    FieldRule spent = rule;
    spent.least = 0.0;
    spent.most = double(limits::maxSpentSeconds) * 1000.0 / rule.milliseconds;
    return numberIn(spent, value, help).map([&](double time) {
        return std::round(time * rule.milliseconds);
    });
}

/// The place of the word among those that there are.
Expected<double> wordIn(const FieldRule& rule, const RecordValue& value, FieldHelp help)
{
    const QString truth = value.isTrue() ? QStringLiteral("true") : QStringLiteral("false");
    const QString word =
        value.is(ValueType::Boolean) ? truth : withPlainNumber(value.text()).toLower();
    const qsizetype place = rule.words.indexOf(word);
    if (place >= 0)
        return double(place);
    return value.refuse(
        FormatWords::tr("\"%1\" must be %2.", "a field, the words that it takes")
            .arg(rule.keys.constFirst(), rule.words.mid(0, rule.namedWords)
                                             .join(FormatWords::tr(" or ", "between two words"))),
        help());
}

} // namespace

FieldTable::FieldTable(FieldHelp help, QList<FieldRule> rules)
    : m_help(help)
    , m_rules(std::move(rules))
{
}

bool FieldTable::knows(std::string_view key) const
{
    return std::any_of(m_rules.begin(), m_rules.end(),
        [&](const FieldRule& rule) { return isAmong(rule.keys, key); });
}

bool FieldTable::knowsAny(const QStringList& keys) const
{
    return std::any_of(
        keys.begin(), keys.end(), [this](const QString& key) { return knows(key.toStdString()); });
}

QString FieldTable::keyOfColumn(const QString& column) const
{
    for (const FieldRule& rule : m_rules) {
        for (const QLatin1String key : rule.keys) {
            if (column.compare(key, Qt::CaseInsensitive) == 0)
                return key;
        }
    }
    for (const Prefixed& one : m_prefixed) {
        if (column.startsWith(one.prefix, Qt::CaseInsensitive))
            return one.prefix + column.mid(one.prefix.size());
    }
    return m_other ? column : column.toLower();
}

Expected<void> FieldTable::checkColumns(const QStringList& columns, const QString& place) const
{
    QStringList needed;
    QStringList oneOf;
    bool areThere = true;
    bool isOneThere = false;
    for (const FieldRule& rule : m_rules) {
        if (!rule.isColumn && !rule.isOneOf)
            continue;
        const bool isThere = std::any_of(rule.keys.begin(), rule.keys.end(),
            [&](QLatin1String key) { return columns.contains(key); });
        (rule.isOneOf ? oneOf : needed).append(rule.keys.constFirst());
        areThere = areThere && (isThere || rule.isOneOf);
        isOneThere = isOneThere || (isThere && rule.isOneOf);
    }
    if (areThere && (isOneThere || oneOf.isEmpty()))
        return {};
    if (oneOf.size() > kMostNamedColumns)
        oneOf = oneOf.first(kMostNamedColumns) << QStringLiteral("…");
    const QString names = needed.join(QStringLiteral(", "));
    const QString others = oneOf.join(QStringLiteral(", "));
    return failure(ErrorCode::InvalidInput,
        oneOf.isEmpty() ? FormatWords::tr("The first row must name the columns: %1.").arg(names)
        : needed.isEmpty()
            ? FormatWords::tr("The first row must name one of the columns: %1.").arg(others)
            : FormatWords::tr("The first row must name the columns: %1, and one of these: %2.")
                  .arg(names, others),
        place, m_help());
}

RecordShape FieldTable::shape() const
{
    RecordShape shape;
    const bool passesOver = !m_other && !m_refusesOthers;
    if (passesOver)
        shape.isKey = [this](std::string_view key) {
            return knows(key) || std::any_of(m_prefixed.begin(), m_prefixed.end(), [&](auto& one) {
                return key.substr(0, std::size_t(one.prefix.size())) == one.prefix.data();
            });
        };
    if (!m_section.isEmpty())
        shape.sections = {{m_section}};
    shape.refusesOtherKeys = m_refusesOthers && !m_section.isEmpty();
    shape.keyOfColumn = [this](const QString& column) { return keyOfColumn(column); };
    shape.checkHeader = [this](const QStringList& columns, const QString& place) {
        return checkColumns(columns, place);
    };
    shape.keysAreUnique = true;
    shape.emptyCellsCount = !m_areEmptyCellsNone;
    shape.tooLongALine = FormatWords::tr("Put each record on its own line.");
    shape.tooLargeATable = FormatWords::tr("Split it, or save it as JSONL.");
    shape.shapeRemedy = m_help();
    return shape;
}

/// What a value says as a number, or a 0 of what is none; none where nothing is given.
Expected<std::optional<double>> FieldTable::valueOf(
    const FieldRule& rule, const RecordValue& value, const RecordValue& object) const
{
    if (!isValueThere(rule, value)) {
        // A cell without a text is an empty one.
        const bool isEmptyCell = rule.kind == FieldKind::Text && object.record().place().isTable;
        if (!rule.isRequired || isEmptyCell || object.first(rule.unless).isGiven())
            return std::nullopt;
        return (value.is(ValueType::Missing) ? object : value)
            .refuse(FormatWords::tr("\"%1\" is required.").arg(rule.keys.constFirst()), m_help());
    }
    TANDEM_DO(checkType(rule, value, m_help));
    Expected<double> number = 0.0;
    switch (rule.kind) {
    case FieldKind::Text:
    case FieldKind::Name:
        TANDEM_DO(checkText(rule, value, m_help));
        break;
    case FieldKind::Whole:
        number = wholeIn(rule, value, m_help);
        break;
    case FieldKind::Number:
        number = numberIn(rule, value, m_help);
        break;
    case FieldKind::Word:
        number = wordIn(rule, value, m_help);
        break;
    case FieldKind::Time:
        number = timeIn(rule, value, m_help);
        break;
    case FieldKind::List:
    case FieldKind::Custom:
        break;
    }
    return number.map([](double given) { return std::optional(given); });
}

/// Takes what is under a key that is no field's.
Expected<void> FieldTable::takeOther(void* row, const RecordValue& value) const
{
    const QByteArrayView key = value.keyBytes();
    if (knows(viewOf(key)))
        return {};
    for (const Prefixed& one : m_prefixed) {
        if (key.startsWith(QByteArrayView(one.prefix.data(), one.prefix.size())))
            return one.take(row, value);
    }
    if (m_refusesOthers)
        return value.refuse(FormatWords::tr("Unknown key."), m_help());
    return m_other ? m_other(row, value) : Expected<void>();
}

Expected<void> FieldTable::readInto(void* row, const RecordValue& object) const
{
    if (!object.is(ValueType::Object))
        return object.refuseExpected(JsonVisitor::tr("an object"), m_help());
    for (const FieldRule& rule : m_rules) {
        const RecordValue value = object.first(rule.keys);
        TANDEM_TRY(number, valueOf(rule, value, object));
        if (*number || rule.kind == FieldKind::Custom) {
            TANDEM_DO(rule.store(row, value, number->value_or(0.0)));
        }
    }
    if (m_other || m_refusesOthers || !m_prefixed.isEmpty()) {
        for (const RecordValue& entry : object.entries()) {
            TANDEM_DO(takeOther(row, entry));
        }
    }
    for (const TakeOther& check : m_checks) {
        TANDEM_DO(check(row, object));
    }
    return {};
}

Expected<RecordCounts> FieldTable::readAll(const Input& input, const RecordSink& take,
    std::optional<RecordLayout> layout, const ReadProgress& progress) const
{
    TANDEM_TRY(device, input.open());
    qint64 count = 0;
    UniqueRows uniqueRows;
    const auto takeRecord = [&](const Record& record) -> Expected<void> {
        if (count++ == m_mostRows)
            return failure(tooManyRows(record.root(), m_mostRows));
        QStringList key;
        for (const FieldRule& rule : m_rules) {
            if (rule.isUnique)
                key.append(record.root().first(rule.keys).word());
        }
        TANDEM_DO(take(record));
        return key.isEmpty() ? Expected<void>() : uniqueRows.take(key, record.root());
    };
    const RecordLayout laidOut = layout ? *layout : layoutOfRecords(**device, input.name());
    TANDEM_TRY(counts, readRecords(input, laidOut, shape(), takeRecord, progress));
    const bool isObject = laidOut == RecordLayout::Json && !counts->isList;
    if (isObject && !m_section.isEmpty() && counts->sections.isEmpty())
        return failure(ErrorCode::InvalidInput,
            FormatWords::tr("Expected a list, or an object with a list under \"%1\".")
                .arg(m_section),
            input.name(), m_help());
    const bool saysNothing = laidOut == RecordLayout::Csv         ? !counts->hasHeader
                             : laidOut == RecordLayout::JsonLines ? counts->records == 0
                                                                  : false;
    if (saysNothing || (counts->records == 0 && !m_mayBeEmpty))
        return nothingIn(input.name(), m_help());
    return *counts;
}

Expected<void> takeTexts(QStringList& texts, const RecordValue& list)
{
    return eachIn(list, [&](const RecordValue& entry) {
        QString text;
        return takeText(text, entry).map([&] { texts.append(text); });
    });
}

Expected<void> takeName(QString& name, const RecordValue& value, qsizetype most, FieldHelp help)
{
    FieldRule rule;
    rule.kind = FieldKind::Name;
    rule.mostUnits = most;
    if (value.isBlank())
        return {};
    TANDEM_DO(checkType(rule, value, help));
    TANDEM_DO(checkText(rule, value, help));
    name = value.word();
    return {};
}

Expected<void> takeScore(QHash<QString, double>& scores, const QString& name,
    const RecordValue& value, qsizetype most, FieldHelp help)
{
    if (value.isNoNumber())
        return {};
    const auto score = value.looseNumber();
    if (!score)
        return refuseNoNumber(value, help);
    if (scores.size() == most)
        return failure(
            value.tooLarge(FormatWords::tr("There are more than %1 scores.").arg(most), help()));
    scores.insert(name, *score);
    return {};
}

} // namespace tandem
