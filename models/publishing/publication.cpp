#include "models/publishing/publication.h"

#include "models/publishing/publishingwords.h"
#include "models/seed.h"

#include <QDate>
#include <QJsonArray>
#include <QRegularExpression>

#include <algorithm>

namespace tandem::publishing {

namespace {

using fields::Field;
using fields::Fields;
using P = Publication;

constexpr qsizetype kOrcidDigits = 16;
constexpr qsizetype kNamedKeyUnits = 40;

Field metadataText(const char* key, QString P::*member, const char* label, const char* help = "")
{
    fields::FieldTraits traits;
    traits.help = *help ? help : nullptr;
    traits.longest = kLongestMetadata;
    return fields::text(key, member, label, traits);
}

Fields makePublicationFields()
{
    Fields all{
        metadataText("title", &P::title, QT_TRANSLATE_NOOP("FieldWords", "&Title")),
        metadataText("version", &P::version, QT_TRANSLATE_NOOP("FieldWords", "&Version"),
            QT_TRANSLATE_NOOP("FieldWords",
                "MAJOR.MINOR.PATCH: a changed label needs a new major version, new samples a new "
                "minor one.")),
        metadataText("description", &P::description,
            QT_TRANSLATE_NOOP("FieldWords", "&Description"),
            QT_TRANSLATE_NOOP("FieldWords", "What the dataset contains, and what it is for.")),
        metadataText("authors", &P::authors, QT_TRANSLATE_NOOP("FieldWords", "&Authors"),
            QT_TRANSLATE_NOOP("FieldWords",
                "Name (affiliation, ORCID); separated by semicolons. Annotators are not authors "
                "unless you name them here.")),
        metadataText("contact", &P::contact, QT_TRANSLATE_NOOP("FieldWords", "C&ontact"),
            QT_TRANSLATE_NOOP("FieldWords", "An address or a page. It is published.")),
        fields::choice(
            "licence", &P::licence, licenceWords(), QT_TRANSLATE_NOOP("FieldWords", "&Licence")),
        metadataText("language", &P::languages, QT_TRANSLATE_NOOP("FieldWords", "Lan&guage"),
            QT_TRANSLATE_NOOP("FieldWords", "Codes of the texts' languages: en, zh, fa.")),
        metadataText("keywords", &P::keywords, QT_TRANSLATE_NOOP("FieldWords", "&Keywords"),
            QT_TRANSLATE_NOOP("FieldWords", "Separated by commas.")),
        metadataText("url", &P::url, QT_TRANSLATE_NOOP("FieldWords", "Page of the dataset"),
            QT_TRANSLATE_NOOP("FieldWords", "Its address, better a DOI.")),
        metadataText("date", &P::date, QT_TRANSLATE_NOOP("FieldWords", "Date of publication"),
            QT_TRANSLATE_NOOP(
                "FieldWords", "YYYY-MM-DD; if empty, the day of the project's last change.")),
        metadataText("paper", &P::paper, QT_TRANSLATE_NOOP("FieldWords", "Paper"),
            QT_TRANSLATE_NOOP("FieldWords", "The address of the paper about the dataset.")),
        metadataText("citation", &P::citation, QT_TRANSLATE_NOOP("FieldWords", "Citation"),
            QT_TRANSLATE_NOOP("FieldWords", "BibTeX; if empty, it is made from the above.")),
        metadataText("sources", &P::sources, QT_TRANSLATE_NOOP("FieldWords", "Sources"),
            QT_TRANSLATE_NOOP(
                "FieldWords", "Where the texts are from, and by which right they are published.")),
        metadataText("collection", &P::collection, QT_TRANSLATE_NOOP("FieldWords", "Collection"),
            QT_TRANSLATE_NOOP("FieldWords", "How articles were chosen and discussions written.")),
        metadataText("preprocessing", &P::preprocessing,
            QT_TRANSLATE_NOOP("FieldWords", "Preprocessing"),
            QT_TRANSLATE_NOOP(
                "FieldWords", "What was done to the texts before they were labelled.")),
        metadataText("annotators", &P::annotators, QT_TRANSLATE_NOOP("FieldWords", "Annotators"),
            QT_TRANSLATE_NOOP("FieldWords",
                "Who they are as a group, how they were recruited, trained and paid.")),
        metadataText("ethics", &P::ethics, QT_TRANSLATE_NOOP("FieldWords", "Ethics"),
            QT_TRANSLATE_NOOP("FieldWords", "Consent, and the review by a board.")),
        metadataText("personal_data", &P::personalData,
            QT_TRANSLATE_NOOP("FieldWords", "Personal data"),
            QT_TRANSLATE_NOOP(
                "FieldWords", "What the texts say about people, or that they do not.")),
        metadataText(
            "intended_use", &P::intendedUse, QT_TRANSLATE_NOOP("FieldWords", "&Intended use")),
        metadataText(
            "out_of_scope_use", &P::otherUse, QT_TRANSLATE_NOOP("FieldWords", "Out-of-scope use")),
        metadataText(
            "limitations", &P::limitations, QT_TRANSLATE_NOOP("FieldWords", "Limitations")),
        metadataText("biases", &P::biases, QT_TRANSLATE_NOOP("FieldWords", "Biases")),
        metadataText(
            "social_impact", &P::socialImpact, QT_TRANSLATE_NOOP("FieldWords", "Social impact")),
        metadataText("funding", &P::funding, QT_TRANSLATE_NOOP("FieldWords", "Funding")),
        metadataText("maintenance", &P::maintenance, QT_TRANSLATE_NOOP("FieldWords", "Maintenance"),
            QT_TRANSLATE_NOOP("FieldWords", "Who corrects errors, and how they are reported.")),
        metadataText("splits", &P::splits, QT_TRANSLATE_NOOP("FieldWords", "&Splits"),
            QT_TRANSLATE_NOOP("FieldWords",
                "Names with shares of the samples: train=0.8,test=0.2. A sample is in one split.")),
        fields::number("seed", &P::seed, {0, double(kMostSeed)},
            QT_TRANSLATE_NOOP("FieldWords", "S&eed of the splits")),
    };
    return all;
}

/// What joins the texts of a list under this key.
QString separatorOf(const QString& key)
{
    return key == QLatin1String("authors") ? QStringLiteral("; ") : QStringLiteral(", ");
}

tl::unexpected<Error> wrongMetadata(const QString& key, const QString& what)
{
    return failure(ErrorCode::InvalidInput, what, key,
        PublishingWords::tr("\"tandem publish --metadata-example\" prints a metadata file."));
}

/// An author in an object as authorsOf() reads it; none where something in it is no text, or would
/// be read otherwise.
std::optional<QString> authorIn(const QJsonObject& author)
{
    static const QRegularExpression separators(QStringLiteral("[,;()]"));
    static const QStringList keys{QStringLiteral("family"), QStringLiteral("given"),
        QStringLiteral("affiliation"), QStringLiteral("orcid")};
    QStringList texts;
    for (const QString& key : keys) {
        const QJsonValue value = author.value(key);
        if (!value.isUndefined() && !value.isString())
            return std::nullopt;
        texts.append(value.toString().simplified());
    }
    const QStringList there = author.keys();
    const bool isKnown = std::all_of(
        there.cbegin(), there.cend(), [](const QString& key) { return keys.contains(key); });
    const bool isPlain = !texts.at(0).contains(separators) && !texts.at(1).contains(separators) &&
                         !texts.at(2).contains(u';') && !texts.at(3).contains(separators);
    if (!isKnown || !isPlain || texts.first().isEmpty())
        return std::nullopt;
    // With a comma in any case, so that no word of it is taken for a given name.
    const QString name = (texts.at(0) + QStringLiteral(", ") + texts.at(1)).trimmed();
    QStringList details{texts.at(2), texts.at(3)};
    details.removeAll(QString());
    return details.isEmpty()
               ? name
               : name + QStringLiteral(" (%1)").arg(details.join(QStringLiteral(", ")));
}

/// The value as a text; none where it is neither that nor a list of texts, or of authors.
std::optional<QString> textIn(const QString& key, const QJsonValue& value)
{
    if (!value.isArray())
        return value.isString() ? std::optional(value.toString()) : std::nullopt;
    QStringList texts;
    for (const QJsonValue& one : value.toArray()) {
        const auto text = one.isString() ? std::optional(one.toString())
                          : key == QLatin1String("authors") && one.isObject()
                              ? authorIn(one.toObject())
                              : std::nullopt;
        if (!text)
            return std::nullopt;
        texts.append(*text);
    }
    return texts.join(separatorOf(key));
}

Expected<void> takeMetadata(const Field& field, const QJsonValue& json, Publication& into)
{
    const QString key = field.key();
    if (field.type == fields::Type::Number) {
        const double number = json.toDouble(-1);
        // In this order: what is out of bounds is no whole number of any type.
        if (!(number >= field.bounds.least && number <= field.bounds.most) ||
            number != double(qint64(number)))
            return wrongMetadata(
                key, PublishingWords::tr("A whole number from %1 to %2 is expected.")
                         .arg(qint64(field.bounds.least))
                         .arg(qint64(field.bounds.most)));
        field.setValue(&into, qint64(number));
        return {};
    }
    const auto text = textIn(key, json);
    if (!text)
        return wrongMetadata(key,
            key == QLatin1String("authors")
                ? PublishingWords::tr("A text is expected, or a list of texts or of objects with "
                                      "family, given, affiliation and orcid, in which names have "
                                      "no commas, semicolons and parentheses.")
                : PublishingWords::tr("A text is expected."));
    if (text->size() > kLongestMetadata)
        return wrongMetadata(key,
            PublishingWords::tr("The text is longer than %1 characters.").arg(kLongestMetadata));
    if (!text->isValidUtf16() || text->contains(QChar::Null))
        return wrongMetadata(key, PublishingWords::tr("The text has an invalid character."));
    if (field.type == fields::Type::Choice && !fields::valueOfKey(field.words, *text)) {
        QStringList words;
        for (const fields::Word& word : field.words)
            words.append(QLatin1String(word.key));
        return wrongMetadata(
            key, PublishingWords::tr("One of these is expected: %1.").arg(words.join(u' ')));
    }
    if (key == QLatin1String("date") && !text->trimmed().isEmpty() && !isIsoDate(text->trimmed()))
        return wrongMetadata(
            key, PublishingWords::tr("A date is expected, as YYYY-MM-DD: 2026-11-30."));
    field.setValue(&into, text->trimmed());
    return {};
}

/// The place of the blank before the family name: that before the last word, or, as BibTeX has it,
/// before words like "van der" that begin with a small letter.
qsizetype blankBeforeFamily(const QString& name)
{
    qsizetype blank = name.lastIndexOf(u' ');
    while (blank > 0) {
        const qsizetype before = name.lastIndexOf(u' ', blank - 1);
        if (before < 0 || !name.at(before + 1).isLower())
            return blank;
        blank = before;
    }
    return blank;
}

} // namespace

const Fields& publicationFields()
{
    static const Fields all = makePublicationFields();
    return all;
}

Expected<Publication> publicationFrom(const QJsonObject& json, const Publication& before)
{
    Publication publication = before;
    const Fields& all = publicationFields();
    for (auto entry = json.begin(); entry != json.end(); ++entry) {
        const auto field = std::find_if(
            all.cbegin(), all.cend(), [&](const Field& each) { return each.key() == entry.key(); });
        if (field == all.cend())
            return wrongMetadata(
                entry.key().left(kNamedKeyUnits), PublishingWords::tr("There is no such key."));
        TANDEM_DO(takeMetadata(*field, entry.value(), publication));
    }
    return publication;
}

QJsonObject publicationJson(const Publication& publication)
{
    return fields::toJson(publicationFields(), &publication);
}

QJsonObject examplePublication()
{
    const auto text = [](const char* words) { return QJsonValue(QLatin1String(words)); };
    return {
        {QStringLiteral("title"), text("Background in discussions of news")},
        {QStringLiteral("version"), text("1.0.0")},
        {QStringLiteral("description"),
            text("Articles with discussions of them. Two people marked, blind to each other, which "
                 "paragraphs a discussion needs as background.")},
        {QStringLiteral("authors"),
            QJsonArray{text("Jane Doe (University of Examples, 0000-0002-1825-0097)"),
                text("John Roe (Institute of Samples)")}},
        {QStringLiteral("contact"), text("https://example.org/contact")},
        {QStringLiteral("licence"), text("CC-BY-4.0")},
        {QStringLiteral("language"), QJsonArray{text("en")}},
        {QStringLiteral("keywords"), QJsonArray{text("summarization"), text("discussions")}},
        {QStringLiteral("url"), text("https://example.org/dataset")},
        {QStringLiteral("date"), text("2026-11-30")},
        {QStringLiteral("paper"), text("https://example.org/paper")},
        {QStringLiteral("citation"), text("")},
        {QStringLiteral("sources"), text("News of the agency Example, published under CC BY 4.0.")},
        {QStringLiteral("collection"), text("Drawn at random from the year 2025.")},
        {QStringLiteral("preprocessing"), text("Captions of pictures were removed.")},
        {QStringLiteral("annotators"),
            text("Four students of linguistics, trained for two hours, paid 15 EUR per hour.")},
        {QStringLiteral("ethics"), text("All consented; approved by the board of the university.")},
        {QStringLiteral("personal_data"), text("The articles name public figures.")},
        {QStringLiteral("intended_use"), text("Evaluation of systems that find background.")},
        {QStringLiteral("out_of_scope_use"), text("Training of systems that judge people.")},
        {QStringLiteral("limitations"), text("One agency, one year, English only.")},
        {QStringLiteral("biases"), text("Politics is more frequent than in other news.")},
        {QStringLiteral("social_impact"), text("None beyond that of the articles is known.")},
        {QStringLiteral("funding"), text("")},
        {QStringLiteral("maintenance"), text("Errors are corrected in new versions.")},
        {QStringLiteral("splits"), text("train=0.8,test=0.2")},
        {QStringLiteral("seed"), 1},
    };
}

bool isIsoDate(const QString& text)
{
    static const QRegularExpression form(QStringLiteral("^[0-9]{4}-[0-9]{2}-[0-9]{2}$"));
    return form.match(text).hasMatch() && QDate::fromString(text, Qt::ISODate).isValid();
}

QList<Author> authorsOf(const QString& text)
{
    static const QRegularExpression details(QStringLiteral("^([^(]*)(?:\\((.*)\\))?\\s*$"));
    static const QRegularExpression orcid(
        QStringLiteral("(?:^|/)(\\d{4}-\\d{4}-\\d{4}-\\d{3}[0-9Xx])$"));
    QList<Author> authors;
    for (const QString& each : text.split(u';', Qt::SkipEmptyParts)) {
        const auto parts = details.match(each.simplified());
        const QString name = parts.hasMatch() ? parts.captured(1).trimmed() : each.simplified();
        if (name.isEmpty())
            continue;
        Author author;
        QStringList affiliation;
        for (const QString& detail : partsOf(parts.captured(2))) {
            const auto found = orcid.match(detail);
            if (found.hasMatch())
                author.orcid = found.captured(1).toUpper();
            else
                affiliation.append(detail);
        }
        author.affiliation = affiliation.join(QStringLiteral(", "));
        const qsizetype comma = name.indexOf(u',');
        const qsizetype blank = blankBeforeFamily(name);
        author.family = comma >= 0 ? name.left(comma).trimmed() : name.mid(blank + 1);
        author.given = comma >= 0   ? name.mid(comma + 1).trimmed()
                       : blank >= 0 ? name.left(blank)
                                    : QString();
        authors.append(author);
    }
    return authors;
}

bool isOrcid(const QString& text)
{
    QString digits = text;
    digits.remove(u'-');
    if (digits.size() != kOrcidDigits)
        return false;
    int total = 0;
    for (qsizetype i = 0; i + 1 < digits.size(); ++i) {
        if (digits.at(i) < u'0' || digits.at(i) > u'9')
            return false;
        total = (total + digits.at(i).digitValue()) * 2;
    }
    const int rest = (12 - total % 11) % 11;
    return digits.back() == (rest == 10 ? QChar(u'X') : QChar(u'0' + rest));
}

QStringList partsOf(const QString& list)
{
    QStringList parts;
    for (const QString& part : list.split(u',')) {
        if (!part.trimmed().isEmpty())
            parts.append(part.trimmed());
    }
    parts.removeDuplicates();
    return parts;
}

bool namesEmail(const QString& text)
{
    static const QRegularExpression address(
        QStringLiteral("[\\w.+-]{1,64}@[\\w-]{1,63}(?:\\.[\\w-]{2,63})+"),
        QRegularExpression::UseUnicodePropertiesOption);
    return text.contains(address);
}

} // namespace tandem::publishing
