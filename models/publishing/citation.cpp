#include "models/publishing/citation.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>

namespace tandem::publishing {

namespace {

constexpr qsizetype kYearDigits = 4;

/// Text that BibTeX takes as it is, in braces: those of its own are taken off.
QString bibtexValue(QString text)
{
    static const QRegularExpression special(QStringLiteral("([&%$#_])"));
    text.remove(QRegularExpression(QStringLiteral("[{}\\\\]")));
    return text.simplified().replace(special, QStringLiteral("\\\\1"));
}

/// "doe2026dataset": of letters that BibTeX allows in keys.
QString bibtexKey(const QList<Author>& authors, const QString& year)
{
    static const QRegularExpression other(QStringLiteral("[^a-z0-9]"));
    QString family = authors.isEmpty() ? QString() : authors.first().family.toLower();
    family.remove(other);
    return (family.isEmpty() ? QStringLiteral("dataset") : family) + year +
           QStringLiteral("dataset");
}

/// The DOI in an address; empty where it has none.
QString doiOf(const QString& address)
{
    static const QRegularExpression form(
        QStringLiteral("(?:doi\\.org/|^doi:)(10\\.\\d{4,9}/\\S+)$"),
        QRegularExpression::CaseInsensitiveOption);
    return form.match(address.trimmed()).captured(1);
}

void addLine(QString& text, const char* key, const QString& value)
{
    if (!value.isEmpty())
        text += QLatin1String(key) + QStringLiteral(": ") + yamlText(value) + u'\n';
}

QString citationAuthors(const QList<Author>& authors)
{
    if (authors.isEmpty()) // the format requires one
        return QStringLiteral("authors:\n  - name: \"The authors\"\n");
    QString text = QStringLiteral("authors:\n");
    for (const Author& author : authors) {
        text += QStringLiteral("  - family-names: %1\n").arg(yamlText(author.family));
        if (!author.given.isEmpty())
            text += QStringLiteral("    given-names: %1\n").arg(yamlText(author.given));
        if (!author.affiliation.isEmpty())
            text += QStringLiteral("    affiliation: %1\n").arg(yamlText(author.affiliation));
        if (isOrcid(author.orcid))
            text += QStringLiteral("    orcid: \"https://orcid.org/%1\"\n").arg(author.orcid);
    }
    return text;
}

/// The paper as a reference, of which the format requires a title and authors.
QString citedPaper(const Publication& publication, const DatasetFacts& facts)
{
    if (publication.paper.trimmed().isEmpty())
        return {};
    QString lines;
    addLine(lines, "title",
        QStringLiteral("The paper about \"%1\"").arg(titleOf(publication.title, facts)));
    addLine(lines, "doi", doiOf(publication.paper));
    addLine(lines, "url", publication.paper);
    lines += citationAuthors(authorsOf(publication.authors));
    QString text = QStringLiteral("references:\n  - type: article\n");
    for (const QString& line : lines.split(u'\n', Qt::SkipEmptyParts))
        text += QStringLiteral("    ") + line + u'\n';
    return text;
}

} // namespace

QString yamlText(const QString& text)
{
    // A text in JSON is one in YAML.
    QByteArray quoted = QJsonDocument(QJsonArray{text}).toJson(QJsonDocument::Compact);
    return QString::fromUtf8(quoted.mid(1, quoted.size() - 2));
}

QString bibtexOf(const Publication& publication, const DatasetFacts& facts)
{
    if (!publication.citation.trimmed().isEmpty())
        return publication.citation.trimmed();
    const QList<Author> authors = authorsOf(publication.authors);
    QStringList names;
    for (const Author& author : authors)
        names.append(bibtexValue(author.given.isEmpty()
                                     ? author.family
                                     : author.family + QStringLiteral(", ") + author.given));
    const QString year = dateOf(publication.date, facts).left(kYearDigits);
    QStringList lines{QStringLiteral("@misc{%1,").arg(bibtexKey(authors, year)),
        QStringLiteral("  title = {%1},").arg(bibtexValue(titleOf(publication.title, facts)))};
    if (!names.isEmpty())
        lines += QStringLiteral("  author = {%1},").arg(names.join(QStringLiteral(" and ")));
    lines += QStringLiteral("  year = {%1},").arg(year);
    if (!publication.url.isEmpty())
        lines += QStringLiteral("  howpublished = {\\url{%1}},").arg(publication.url);
    lines += QStringLiteral("  note = {Version %1}").arg(bibtexValue(publication.version));
    lines += QStringLiteral("}");
    return lines.join(u'\n');
}

QByteArray citationFile(const Publication& publication, const DatasetFacts& facts)
{
    QString text = QStringLiteral("cff-version: 1.2.0\n"
                                  "message: \"If you use this dataset, please cite it as below.\"\n"
                                  "type: dataset\n");
    addLine(text, "title", titleOf(publication.title, facts));
    addLine(text, "abstract", publication.description);
    text += citationAuthors(authorsOf(publication.authors));
    addLine(text, "version", publication.version);
    addLine(text, "date-released", dateOf(publication.date, facts));
    addLine(text, "license", factsOf(publication.licence).spdx);
    addLine(text, "doi", doiOf(publication.url));
    addLine(text, "url", publication.url);
    const QStringList keywords = partsOf(publication.keywords);
    if (!keywords.isEmpty())
        text += QStringLiteral("keywords:\n");
    for (const QString& keyword : keywords)
        text += QStringLiteral("  - %1\n").arg(yamlText(keyword));
    return (text + citedPaper(publication, facts)).toUtf8();
}

QByteArray zenodoFile(const Publication& publication, const DatasetFacts& facts)
{
    QJsonArray creators;
    for (const Author& author : authorsOf(publication.authors)) {
        QJsonObject creator{{QStringLiteral("name"),
            author.given.isEmpty() ? author.family
                                   : author.family + QStringLiteral(", ") + author.given}};
        if (!author.affiliation.isEmpty())
            creator.insert(QStringLiteral("affiliation"), author.affiliation);
        if (isOrcid(author.orcid))
            creator.insert(QStringLiteral("orcid"), author.orcid);
        creators.append(creator);
    }
    QJsonObject zenodo{{QStringLiteral("upload_type"), QStringLiteral("dataset")},
        {QStringLiteral("title"), titleOf(publication.title, facts)},
        {QStringLiteral("description"), publication.description.toHtmlEscaped()},
        {QStringLiteral("creators"), creators}, {QStringLiteral("version"), publication.version},
        {QStringLiteral("publication_date"), dateOf(publication.date, facts)},
        {QStringLiteral("access_right"), QStringLiteral("open")}};
    if (publication.licence != Licence::None)
        zenodo.insert(QStringLiteral("license"), factsOf(publication.licence).spdx.toLower());
    const QStringList keywords = partsOf(publication.keywords);
    if (!keywords.isEmpty())
        zenodo.insert(QStringLiteral("keywords"), QJsonArray::fromStringList(keywords));
    QJsonArray related;
    const auto relate = [&](const QString& address, const char* relation) {
        if (!address.trimmed().isEmpty())
            related.append(QJsonObject{{QStringLiteral("identifier"), address},
                {QStringLiteral("relation"), QLatin1String(relation)}});
    };
    relate(publication.url, "isIdenticalTo");
    relate(publication.paper, "isSupplementTo");
    if (!related.isEmpty())
        zenodo.insert(QStringLiteral("related_identifiers"), related);
    return QJsonDocument(zenodo).toJson(QJsonDocument::Indented);
}

} // namespace tandem::publishing
