#include "storage/formats/summaryratingsreader.h"

#include "models/text/foreigncell.h"
#include "storage/formats/csvreader.h"
#include "storage/formats/formatwords.h"
#include "storage/formats/jsonhead.h"
#include "storage/formats/recordfields.h"

#include <QHash>
#include <QIODevice>
#include <QSet>

#include <cmath>
#include <optional>

namespace tandem {

namespace {

constexpr qint64 kRatingsHeadBytes = qint64(1) << 20;
constexpr qsizetype kMostRatingAxes = 100;
constexpr qint64 kMostRatedUnits = 128'000'000; ///< of all texts, in UTF-16
constexpr int kHighestRating = 100;             ///< of any scale

QString ratingsHelp()
{
    return FormatWords::tr("See \"tandem help formats\" for the format of summary ratings.");
}

/// A row as it stands in the file.
struct SummaryRatingRow
{
    QString document;
    QString title;
    QString text;
    perseval::SummaryRating said;
    std::optional<int> rating;
    QHash<QString, double> axes; ///< of the published form
    bool isPublished = false;
};

/// The text under a key of an object of the published form; empty where there is none.
Expected<QString> publishedText(const RecordValue& object, const RecordKeys& keys)
{
    const RecordValue value = object.first(keys);
    QString text;
    if (value.isGiven()) {
        TANDEM_DO(takeText(text, value));
    }
    return text;
}

/// "info" of the published form: the document.
Expected<void> takeInfo(SummaryRatingRow& row, const RecordValue& value)
{
    if (!value.isGiven())
        return {};
    if (!value.is(RecordValue::Type::Object))
        return value.refuseExpected(FormatWords::tr("an object"), ratingsHelp());
    TANDEM_TRY(text, publishedText(value, recordKeys("post", "article")));
    TANDEM_TRY(title, publishedText(value, recordKeys("title")));
    row.document = value.value(QLatin1String("id")).word();
    row.text = *text;
    row.title = *title;
    return {};
}

/// The summary, or in the published form what is said of it.
Expected<void> takeRatedSummary(SummaryRatingRow& row, const RecordValue& value)
{
    if (!value.isGiven())
        return value.refuse(
            FormatWords::tr("\"%1\" is required.").arg(QLatin1String("summary")), ratingsHelp());
    if (!value.is(RecordValue::Type::Object))
        return takeText(row.said.summary, value);
    row.isPublished = true;
    TANDEM_TRY(text, publishedText(value, recordKeys("text")));
    row.said.summary = *text;
    row.said.model = value.value(QLatin1String("policy")).word();
    for (const RecordValue& axis : value.value(QLatin1String("axes")).entries()) {
        TANDEM_DO(takeScore(row.axes, axis.key(), axis, kMostRatingAxes, ratingsHelp));
    }
    return {};
}

/// What both forms have to say, under the names of either.
Expected<void> checkRatingRow(SummaryRatingRow& row, const RecordValue& object)
{
    const auto required = [&](const QString& value, const char* key, const char* published) {
        return !value.isEmpty()
                   ? Expected<void>()
                   : object.refuse(FormatWords::tr("\"%1\" is required.")
                                       .arg(QLatin1String(row.isPublished ? published : key)),
                         ratingsHelp());
    };
    TANDEM_DO(required(row.document, "doc_id", "info.id"));
    TANDEM_DO(required(row.said.model, "model", "summary.policy"));
    if (row.said.model == QLatin1String("user"))
        return object.refuse(
            FormatWords::tr(
                "\"user\" means the users' own summaries; no model can have this name."),
            FormatWords::tr("Give the model another name."));
    return {};
}

const RecordFields<SummaryRatingRow>& summaryRatingFields()
{
    using Row = SummaryRatingRow;
    using F = RecordFields<Row>;
    static const F fields = F(ratingsHelp,
        {F::custom("info", takeInfo), F::name("doc_id", &Row::document).column(),
            F::text("doc_text", &Row::text), F::text("doc_summ", &Row::title),
            F::name({"uid", "worker"}, inside(&Row::said, &perseval::SummaryRating::user))
                .required(),
            F::name("model", inside(&Row::said, &perseval::SummaryRating::model)).column(),
            F::custom("summary", takeRatedSummary).column(),
            F::whole("rating", &Row::rating, 1, kHighestRating).column()})
                                .check(checkRatingRow);
    return fields;
}

/// Puts the rows of each document together.
class RatingsIntake final
{
public:
    explicit RatingsIntake(const SummaryRatingsReading& reading)
        : m_reading(reading)
    {
        m_rated.rule = reading.rule;
    }

    Expected<void> take(SummaryRatingRow&& row, const Record& record)
    {
        const RecordValue object = record.root();
        TANDEM_DO(checkUnits(object));
        TANDEM_DO(m_once.take({row.document, row.said.user, row.said.model}, object));
        TANDEM_TRY(number, documentOf(row, object));
        TANDEM_TRY(rating, ratingOf(row, object));
        if (!*rating) {
            ++m_rated.unrated;
            return {};
        }
        row.said.rating = **rating;
        row.said.summary = kept(row.said.summary);
        m_rated.documents[*number].ratings.append(std::move(row.said));
        return {};
    }

    Expected<perseval::RatedSummaries> finish()
    {
        for (qsizetype i = 0; i < m_rated.documents.size(); ++i) {
            if (m_rated.documents.at(i).text.isEmpty())
                return failure(ErrorCode::InvalidInput,
                    FormatWords::tr("No row has the text of \"%1\".")
                        .arg(m_rated.documents.at(i).id),
                    m_places.at(i), ratingsHelp());
        }
        return std::move(m_rated);
    }

private:
    /// The document of a row, whose text and title may stand in any of its rows.
    Expected<qsizetype> documentOf(const SummaryRatingRow& row, const RecordValue& object)
    {
        const QString key = comparedId(row.document);
        const qsizetype number = m_numbers.value(key, m_rated.documents.size());
        if (number == m_rated.documents.size()) {
            m_numbers.insert(key, number);
            m_rated.documents.append({row.document, {}, {}, {}});
            m_places.append(object.rowPlace());
        }
        perseval::RatedDocument& document = m_rated.documents[number];
        if (!row.text.isEmpty() && !document.text.isEmpty() && row.text != document.text)
            return object.refuse(FormatWords::tr("The text of \"%1\" differs from its text in %2.")
                                     .arg(row.document, m_places.at(number)),
                ratingsHelp());
        if (document.text.isEmpty())
            document.text = kept(row.text);
        if (document.title.isEmpty())
            document.title = kept(row.title);
        return number;
    }

    /// What is said on the axis; none where nothing is.
    Expected<std::optional<int>> ratingOf(
        const SummaryRatingRow& row, const RecordValue& object) const
    {
        const auto axis = row.axes.constFind(m_reading.axis);
        const bool isOnAxis = row.isPublished && axis != row.axes.cend();
        if (!isOnAxis && (row.isPublished || !row.rating))
            return std::nullopt;
        const double rating = isOnAxis ? *axis : double(*row.rating);
        if (rating != std::floor(rating) || rating < 1 || rating > m_reading.rule.highest)
            return object.refuse(FormatWords::tr("\"%1\" must be a whole number from %L2 to %L3.")
                                     .arg(isOnAxis ? m_reading.axis : QStringLiteral("rating"))
                                     .arg(1)
                                     .arg(m_reading.rule.highest),
                ratingsHelp());
        return int(rating);
    }

    /// Equal texts are in memory once.
    QString kept(const QString& text)
    {
        const auto known = m_texts.constFind(text);
        if (known != m_texts.cend())
            return *known;
        m_units += text.size();
        m_texts.insert(text);
        return text;
    }

    Expected<void> checkUnits(const RecordValue& object) const
    {
        if (m_units <= kMostRatedUnits)
            return {};
        return failure(
            object.tooLarge(FormatWords::tr("The texts have more than %L1 characters together.")
                                .arg(kMostRatedUnits),
                FormatWords::tr("Split the file by documents.")));
    }

    const SummaryRatingsReading& m_reading;
    perseval::RatedSummaries m_rated;
    QHash<QString, qsizetype> m_numbers; ///< of documents, by comparedId()
    QStringList m_places;                ///< where each document is first
    UniqueRows m_once;
    QSet<QString> m_texts;
    qint64 m_units = 0;
};

} // namespace

bool areSummaryRatings(QIODevice& device, const QString& name)
{
    const QByteArray head = device.peek(kRatingsHeadBytes);
    if (layoutOfRecords(device, name) == RecordLayout::Csv)
        return layoutNamed(name).has_value() ||
               csvHeaderIn(head).contains(QLatin1String("rating"), Qt::CaseInsensitive);
    const QSet<QString> keys = readJsonHead(head).keys;
    return !keys.contains(QStringLiteral("m_summary_dict")) &&
           keys.contains(QStringLiteral("summary")) &&
           (keys.contains(QStringLiteral("rating")) || keys.contains(QStringLiteral("info")));
}

Expected<perseval::RatedSummaries> readSummaryRatings(
    const Input& input, const SummaryRatingsReading& reading, const ReadProgress& progress)
{
    RatingsIntake intake(reading);
    TANDEM_DO(summaryRatingFields().readRows(
        input,
        [&](SummaryRatingRow&& row, const Record& record) {
            return intake.take(std::move(row), record);
        },
        std::nullopt, progress));
    return intake.finish();
}

} // namespace tandem
