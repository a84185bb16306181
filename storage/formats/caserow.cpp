#include "storage/formats/caserow.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QSet>

#include <algorithm>
#include <array>
#include <optional>

namespace tandem {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(CasesReader)
};

using Keys = QList<QLatin1String>;

// The name that people write first stands first; it is the one that messages name.
const Keys kPromptKeys{QLatin1String("input"), QLatin1String("prompt"), QLatin1String("question"),
    QLatin1String("query")};
const Keys kExpectedKeys{QLatin1String("reference"), QLatin1String("expected_output"),
    QLatin1String("expected output"), QLatin1String("expected"), QLatin1String("answer"),
    QLatin1String("gold"), QLatin1String("target")};
const Keys kOutputKeys{
    QLatin1String("output"), QLatin1String("generated"), QLatin1String("generated_output")};
const Keys kNameKeys{QLatin1String("id"), QLatin1String("name"), QLatin1String("author"),
    QLatin1String("reviewerId"), QLatin1String("user_id")};
const Keys kSystemKeys{QLatin1String("system"), QLatin1String("model")};
const Keys kProfileKeys{QLatin1String("profile")};
const Keys kOutputsKeys{QLatin1String("outputs")};
const Keys kDocumentKeys{QLatin1String("text"), QLatin1String("abstract"), QLatin1String("content"),
    QLatin1String("reviewText"), QLatin1String("body"), QLatin1String("email")};
const Keys kTitleKeys{QLatin1String("title"), QLatin1String("summary"), QLatin1String("subject")};

QString pointerTo(const QString& key)
{
    QString escaped = key;
    escaped.replace(QLatin1Char('~'), QLatin1String("~0"))
        .replace(QLatin1Char('/'), QLatin1String("~1"));
    return QLatin1Char('/') + escaped;
}

/// Takes a record's values, remembering the first that is wrong.
class CaseRecord final
{
public:
    CaseRecord(const QJsonObject& record, CaseNeeds needs)
        : m_record(record)
        , m_needsExpected(needs == CaseNeeds::ExpectedText)
    {
    }

    expert::TextCase read()
    {
        expert::TextCase result;
        result.name = name();
        result.prompt = text(kPromptKeys).value_or(QString());
        std::optional<QString> expected = text(kExpectedKeys);
        const std::optional<QString> output = text(kOutputKeys);
        result.profile = profile();
        result.outputs = outputs();
        const bool isLongLamp = !expected && output && result.outputs.isEmpty() && hasPerson() &&
                                keyOf(m_record, kSystemKeys).isEmpty();
        if (isLongLamp)
            expected = output;
        else if (output)
            result.outputs.append({text(kSystemKeys).value_or(QString()), *output});
        result.expected = expected.value_or(QString());
        checkComplete(result);
        return result;
    }

    const std::optional<CaseProblem>& problem() const { return m_problem; }

private:
    void fail(const QString& inner, const QString& what)
    {
        if (!m_problem)
            m_problem = CaseProblem{
                inner, what, Words::tr("\"tandem help formats\" shows how cases are written.")};
    }

    /// The first of these keys that has a value; null counts as none.
    static QLatin1String keyOf(const QJsonObject& object, const Keys& keys)
    {
        const auto it = std::find_if(keys.begin(), keys.end(), [&](QLatin1String key) {
            const QJsonValue value = object.value(key);
            return !value.isUndefined() && !value.isNull();
        });
        return it == keys.end() ? QLatin1String() : *it;
    }

    std::optional<QString> textIn(const QJsonObject& object, const Keys& keys, const QString& at)
    {
        const QLatin1String key = keyOf(object, keys);
        if (key.isEmpty())
            return std::nullopt;
        const QJsonValue value = object.value(key);
        if (!value.isString())
            fail(at + pointerTo(key), Words::tr("Here a text is expected."));
        return value.toString();
    }

    std::optional<QString> text(const Keys& keys) { return textIn(m_record, keys, {}); }

    /// A name may be written as a number too.
    QString name()
    {
        const QLatin1String key = keyOf(m_record, kNameKeys);
        const QJsonValue value = key.isEmpty() ? QJsonValue() : m_record.value(key);
        if (value.isDouble())
            return QString::number(value.toDouble(), 'g', std::numeric_limits<double>::digits10);
        if (!value.isNull() && !value.isString())
            fail(pointerTo(key), Words::tr("Here a text or a number is expected."));
        return value.toString().simplified();
    }

    /// Whether the record is about a person, as those of LongLaMP are.
    bool hasPerson() const
    {
        return std::any_of(kNameKeys.begin() + 1, kNameKeys.end(), [&](QLatin1String key) {
            return m_record.contains(key);
        }) || m_record.contains(kProfileKeys.constFirst());
    }

    /// A list or object, which a cell of a table holds as JSON text.
    QJsonValue structure(const Keys& keys)
    {
        const QLatin1String key = keyOf(m_record, keys);
        const QJsonValue value = key.isEmpty() ? QJsonValue() : m_record.value(key);
        if (!value.isString())
            return value;
        const QString json = value.toString().trimmed();
        if (json.isEmpty())
            return {};
        const QJsonDocument document = QJsonDocument::fromJson(json.toUtf8());
        if (document.isArray())
            return document.array();
        return document.isObject() ? QJsonValue(document.object()) : value;
    }

    QList<expert::ProfileDocument> profile()
    {
        QList<expert::ProfileDocument> documents;
        const QJsonValue value = structure(kProfileKeys);
        const QString at = QStringLiteral("/profile");
        if (!value.isNull() && !value.isArray())
            fail(at, Words::tr("Here a list of earlier texts is expected."));
        const QJsonArray entries = value.toArray();
        for (qsizetype i = 0; i < entries.size() && !m_problem; ++i) {
            const expert::ProfileDocument document =
                profileDocument(entries.at(i), QStringLiteral("%1/%2").arg(at).arg(i));
            if (!document.text.trimmed().isEmpty())
                documents.append(document);
        }
        return documents;
    }

    expert::ProfileDocument profileDocument(const QJsonValue& entry, const QString& at)
    {
        if (entry.isString())
            return {{}, entry.toString()};
        const QJsonObject object = entry.toObject();
        if (!entry.isObject() || keyOf(object, kDocumentKeys).isEmpty()) {
            const bool isEmptyText = std::any_of(kDocumentKeys.begin(), kDocumentKeys.end(),
                [&](QLatin1String key) { return object.contains(key); });
            if (!isEmptyText)
                fail(at, Words::tr("Here an earlier text is expected, or an object with one of "
                                   "text, abstract, content, reviewText, body, email."));
            return {};
        }
        return {textIn(object, kTitleKeys, at).value_or(QString()),
            textIn(object, kDocumentKeys, at).value_or(QString())};
    }

    /// {"SYSTEM": text, ...} or [{"system", "output"}, ...].
    QList<expert::SystemOutput> outputs()
    {
        QList<expert::SystemOutput> result;
        const QJsonValue value = structure(kOutputsKeys);
        const QString at = QStringLiteral("/outputs");
        if (value.isNull())
            return result;
        if (value.isArray())
            return outputList(value.toArray(), at);
        if (!value.isObject())
            fail(at, Words::tr("Here the texts of systems are expected, each under its name."));
        const QJsonObject object = value.toObject();
        for (auto it = object.begin(); it != object.end(); ++it) {
            if (!it->isString())
                fail(at + pointerTo(it.key()), Words::tr("Here a text is expected."));
            result.append({it.key().simplified(), it->toString()});
        }
        return result;
    }

    QList<expert::SystemOutput> outputList(const QJsonArray& entries, const QString& at)
    {
        QList<expert::SystemOutput> result;
        for (qsizetype i = 0; i < entries.size() && !m_problem; ++i) {
            const QString here = QStringLiteral("%1/%2").arg(at).arg(i);
            const QJsonObject object = entries.at(i).toObject();
            const auto output = textIn(object, kOutputKeys + Keys{QLatin1String("text")}, here);
            if (!output)
                fail(here, Words::tr("Here an object with \"system\" and \"output\" is expected."));
            else
                result.append({textIn(object, kSystemKeys, here).value_or(QString()), *output});
        }
        return result;
    }

    void checkComplete(expert::TextCase& result)
    {
        for (expert::SystemOutput& output : result.outputs)
            output.system = output.system.simplified();
        if (result.expected.trimmed().isEmpty() && m_needsExpected)
            fail({}, Words::tr("The text that was expected is missing: \"%1\" is not there or "
                               "empty.")
                         .arg(kExpectedKeys.constFirst()));
        QSet<QString> systems;
        for (const expert::SystemOutput& output : std::as_const(result.outputs)) {
            if (systems.contains(output.system))
                fail(QStringLiteral("/outputs"),
                    Words::tr("The system \"%1\" has two outputs in one record.")
                        .arg(output.system));
            systems.insert(output.system);
        }
    }

    const QJsonObject& m_record;
    const bool m_needsExpected;
    std::optional<CaseProblem> m_problem;
};

} // namespace

bool isCaseKey(std::string_view key)
{
    const std::array<const Keys*, 7> all{&kPromptKeys, &kExpectedKeys, &kOutputKeys, &kNameKeys,
        &kSystemKeys, &kProfileKeys, &kOutputsKeys};
    return std::any_of(all.begin(), all.end(), [&](const Keys* keys) {
        return std::any_of(keys->begin(), keys->end(), [&](QLatin1String known) {
            return key == std::string_view(known.data(), std::size_t(known.size()));
        });
    });
}

QStringList caseColumns(const QStringList& header)
{
    QStringList columns;
    for (const QString& cell : header) {
        QString column = cell.trimmed().toLower();
        if (column == QLatin1String("reviewerid"))
            column = QStringLiteral("reviewerId");
        columns.append(column);
    }
    return columns;
}

bool hasCaseColumn(const QStringList& columns)
{
    return std::any_of(columns.begin(), columns.end(),
        [](const QString& column) { return isCaseKey(column.toStdString()); });
}

tl::expected<expert::TextCase, CaseProblem> textCaseFrom(const QJsonObject& record, CaseNeeds needs)
{
    CaseRecord row(record, needs);
    expert::TextCase textCase = row.read();
    if (row.problem())
        return tl::unexpected(*row.problem());
    return textCase;
}

} // namespace tandem
