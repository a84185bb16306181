#include "storage/formats/personalizedrow.h"

#include "models/perseval/distancetable.h"
#include "storage/formats/formatwords.h"
#include "storage/formats/recordformat.h"

#include <QCoreApplication>
#include <QHash>

namespace tandem {

namespace {

constexpr QLatin1String kSummaries("m_summary_dict");
constexpr QLatin1String kGold("user");

Expected<void> neededInDocument(const RecordValue& value, const char* key)
{
    if (!value.is(RecordValue::Type::Missing))
        return {};
    return value.refuse(FormatWords::tr("The key \"%1\" is missing.").arg(QLatin1String(key)),
        FormatWords::tr("\"tandem help formats\" shows how documents are written."));
}

/// Whether a text, or a whole number of any length.
bool isName(const RecordValue& value)
{
    const QString written = value.text();
    return value.is(RecordValue::Type::Text) ||
           (value.is(RecordValue::Type::Number) && !written.contains(u'.') &&
               !written.contains(u'e', Qt::CaseInsensitive));
}

Expected<void> takeDocumentId(perseval::PersonalizedDocument& document, const RecordValue& value)
{
    TANDEM_DO(neededInDocument(value, "doc_id"));
    if (!isName(value))
        return value.refuseExpected(FormatWords::tr("a text or a whole number"));
    document.id = value.text();
    if (document.id.trimmed().isEmpty())
        return value.refuse(FormatWords::tr("The document has no name."),
            FormatWords::tr("Give every document a name of its own."));
    return {};
}

Expected<void> takeDocumentText(QString& text, const RecordValue& value)
{
    if (!value.is(RecordValue::Type::Text))
        return value.refuseExpected(JsonVisitor::tr("a text"));
    text = value.text();
    return {};
}

/// The readers of a document and the models that wrote for them, in the order of the file.
class SummariesIntake final
{
public:
    explicit SummariesIntake(perseval::PersonalizedDocument& document)
        : m_document(document)
    {
    }

    Expected<void> takeReader(const RecordValue& value)
    {
        const QString reader = value.key();
        if (reader.trimmed().isEmpty())
            return value.refuse(FormatWords::tr("This user has no name."),
                FormatWords::tr("Give every user a name."));
        if (m_document.users.size() == perseval::maxUsers)
            return failure(value.tooLarge(FormatWords::tr("A document has more than %n user(s).",
                                              nullptr, int(perseval::maxUsers)),
                FormatWords::tr("Split its users over several documents.")));
        if (!value.is(RecordValue::Type::Object))
            return value.refuseExpected(FormatWords::tr("an object of summaries"));
        m_document.users.append({reader, {}, {}});
        m_document.users.last().summaries.resize(m_document.models.size());
        for (const RecordValue& summary : value.entries()) {
            TANDEM_DO(takeSummary(summary));
        }
        return {};
    }

private:
    /// Of a user: their own, or a model's. null is none.
    Expected<void> takeSummary(const RecordValue& value)
    {
        if (value.isGiven() && !value.is(RecordValue::Type::Text))
            return value.refuseExpected(FormatWords::tr("a summary, a text"));
        const QString origin = value.key();
        const auto summary = value.isGiven() ? std::optional<QString>(value.text()) : std::nullopt;
        if (origin == kGold) {
            m_document.users.last().gold = summary;
            return {};
        }
        const qsizetype model = m_models.value(origin, m_document.models.size());
        if (model == perseval::maxModels)
            return failure(value.tooLarge(FormatWords::tr("There are more than %n model(s).",
                                              nullptr, int(perseval::maxModels)),
                FormatWords::tr("Leave some of them out.")));
        if (model == m_document.models.size()) {
            m_models.insert(origin, model);
            m_document.models.append(origin);
            for (perseval::UserSummaries& each : m_document.users)
                each.summaries.append(std::nullopt);
        }
        m_document.users.last().summaries[model] = summary;
        return {};
    }

    perseval::PersonalizedDocument& m_document;
    QHash<QString, qsizetype> m_models;
};

Expected<void> takeSummaries(perseval::PersonalizedDocument& document, const RecordValue& value)
{
    TANDEM_DO(neededInDocument(value, kSummaries.data()));
    if (!value.is(RecordValue::Type::Object))
        return value.refuseExpected(FormatWords::tr("an object of users"));
    SummariesIntake intake(document);
    for (const RecordValue& reader : value.entries()) {
        TANDEM_DO(intake.takeReader(reader));
    }
    return {};
}

const RecordFormat<perseval::PersonalizedDocument>& documentFormat()
{
    static const RecordFormat<perseval::PersonalizedDocument> format(
        {{{QLatin1String("doc_id")}, takeDocumentId},
            {{QLatin1String("doc_text")},
                [](perseval::PersonalizedDocument& document, const RecordValue& value) {
                    return neededInDocument(value, "doc_text").and_then([&] {
                        return takeDocumentText(document.text, value);
                    });
                }},
            {{QLatin1String("doc_summ")},
                [](perseval::PersonalizedDocument& document, const RecordValue& value) {
                    return value.isGiven() ? takeDocumentText(document.title, value)
                                           : Expected<void>();
                }},
            {{kSummaries}, takeSummaries}});
    return format;
}

} // namespace

RecordShape personalizedShape()
{
    RecordShape shape;
    shape.mayBeList = false;
    shape.isKey = documentFormat().isKey();
    shape.keysAreUnique = true;
    return shape;
}

Expected<perseval::PersonalizedDocument> personalizedFrom(const Record& record)
{
    return documentFormat().read(record);
}

} // namespace tandem
