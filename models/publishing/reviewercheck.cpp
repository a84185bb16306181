#include "models/publishing/reviewercheck.h"

#include "models/publishing/publishingwords.h"
#include "models/publishing/splits.h"
#include "models/wordof.h"

#include <QDate>
#include <QRegularExpression>
#include <QUrl>

#include <algorithm>
#include <array>

namespace tandem::publishing {

namespace {

constexpr qsizetype kShortDescription = 80; // characters
constexpr qint64 kFewSamplesOfSplit = 10;

/// A text that ought to be there.
struct WantedText
{
    const char* key;
    QString Publication::*text;
    Severity severity;
    const char* without; ///< what is said where it is missing
};

const WantedText kWanted[] = {
    {"description", &Publication::description, Severity::Required,
        QT_TRANSLATE_NOOP("PublishingWords", "No description. Say what the dataset contains.")},
    {"authors", &Publication::authors, Severity::Required,
        QT_TRANSLATE_NOOP("PublishingWords", "No authors.")},
    {"url", &Publication::url, Severity::Required,
        QT_TRANSLATE_NOOP("PublishingWords",
            "No page of the dataset, which croissant.json requires. Reserve a DOI, or give the "
            "address of the repository.")},
    {"language", &Publication::languages, Severity::Required,
        QT_TRANSLATE_NOOP("PublishingWords", "No language of the texts.")},
    {"sources", &Publication::sources, Severity::Required,
        QT_TRANSLATE_NOOP("PublishingWords",
            "No sources. Say where the texts are from, and by which right they are published.")},
    {"collection", &Publication::collection, Severity::Required,
        QT_TRANSLATE_NOOP("PublishingWords", "Nothing says how the texts were collected.")},
    {"intended_use", &Publication::intendedUse, Severity::Required,
        QT_TRANSLATE_NOOP("PublishingWords", "No intended use.")},
    {"limitations", &Publication::limitations, Severity::Required,
        QT_TRANSLATE_NOOP("PublishingWords", "No limitations.")},
    {"biases", &Publication::biases, Severity::Required,
        QT_TRANSLATE_NOOP("PublishingWords", "Nothing says which biases are known.")},
    {"personal_data", &Publication::personalData, Severity::Required,
        QT_TRANSLATE_NOOP(
            "PublishingWords", "Nothing says whether the texts contain personal data.")},
    {"contact", &Publication::contact, Severity::Recommended,
        QT_TRANSLATE_NOOP("PublishingWords", "No contact.")},
    {"annotators", &Publication::annotators, Severity::Recommended,
        QT_TRANSLATE_NOOP(
            "PublishingWords", "Nothing says how annotators were recruited, trained and paid.")},
    {"ethics", &Publication::ethics, Severity::Recommended,
        QT_TRANSLATE_NOOP("PublishingWords", "Nothing about consent and ethics review.")},
    {"out_of_scope_use", &Publication::otherUse, Severity::Recommended,
        QT_TRANSLATE_NOOP("PublishingWords", "Nothing says for what it is not to be used.")},
    {"social_impact", &Publication::socialImpact, Severity::Recommended,
        QT_TRANSLATE_NOOP("PublishingWords", "Nothing about social impact.")},
    {"maintenance", &Publication::maintenance, Severity::Recommended,
        QT_TRANSLATE_NOOP("PublishingWords", "No plan of maintenance.")},
    {"keywords", &Publication::keywords, Severity::Recommended,
        QT_TRANSLATE_NOOP("PublishingWords", "No keywords.")},
    {"paper", &Publication::paper, Severity::Note,
        QT_TRANSLATE_NOOP("PublishingWords", "No paper.")},
    {"preprocessing", &Publication::preprocessing, Severity::Note,
        QT_TRANSLATE_NOOP("PublishingWords", "Nothing about preprocessing.")},
    {"funding", &Publication::funding, Severity::Note,
        QT_TRANSLATE_NOOP("PublishingWords", "Nothing about funding.")},
};

/// Collects findings.
class ReviewersList final
{
public:
    void add(Severity severity, const char* key, const QString& text)
    {
        m_findings.append({severity, QLatin1String(key), text});
    }
    /// Something that there are `count` of.
    void count(Severity severity, const char* key, const char* text, qint64 count)
    {
        if (count > 0)
            add(severity, key, PublishingWords::tr(text, nullptr, int(count)));
    }
    QList<Finding> sorted()
    {
        std::stable_sort(
            m_findings.begin(), m_findings.end(), [](const Finding& left, const Finding& right) {
                return left.severity < right.severity;
            });
        return m_findings;
    }

private:
    QList<Finding> m_findings;
};

bool isWebAddress(const QString& text)
{
    const QUrl url(text, QUrl::StrictMode);
    return url.isValid() && !url.host().isEmpty() &&
           (url.scheme() == QLatin1String("https") || url.scheme() == QLatin1String("http"));
}

void checkAddresses(const Publication& publication, ReviewersList& list)
{
    if (!publication.url.isEmpty() && !isWebAddress(publication.url))
        list.add(Severity::Required, "url",
            PublishingWords::tr(
                "The page of the dataset is no address that begins with https://."));
    if (!publication.paper.isEmpty() && !isWebAddress(publication.paper))
        list.add(Severity::Recommended, "paper",
            PublishingWords::tr("The paper is no address that begins with https://."));
}

void checkAuthors(const Publication& publication, ReviewersList& list)
{
    if (namesEmail(publication.authors))
        list.add(Severity::Required, "authors",
            PublishingWords::tr("The authors contain an e-mail address. Use the contact for it."));
    int without = 0;
    for (const Author& author : authorsOf(publication.authors)) {
        if (author.orcid.isEmpty())
            ++without;
        else if (!isOrcid(author.orcid))
            list.add(Severity::Recommended, "authors",
                PublishingWords::tr("%1 is no ORCID iD: its check digit is wrong.")
                    .arg(author.orcid));
    }
    list.count(Severity::Note, "authors",
        QT_TRANSLATE_N_NOOP("PublishingWords", "%n author(s) without ORCID iD."), without);
}

void checkForm(const Publication& publication, const QDate& today, ReviewersList& list)
{
    static const QRegularExpression version(QStringLiteral("^\\d+\\.\\d+\\.\\d+$"));
    static const QRegularExpression language(QStringLiteral("^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$"));
    if (publication.licence == Licence::None)
        list.add(Severity::Required, "licence",
            PublishingWords::tr("No licence: nobody may use the dataset."));
    if (!version.match(publication.version).hasMatch())
        list.add(Severity::Recommended, "version",
            PublishingWords::tr("The version is not MAJOR.MINOR.PATCH, like 1.0.0."));
    for (const QString& code : partsOf(publication.languages)) {
        if (!language.match(code).hasMatch())
            list.add(Severity::Required, "language",
                PublishingWords::tr("\"%1\" is no code of a language.").arg(code.left(20)));
    }
    if (publication.date.isEmpty())
        list.add(Severity::Note, "date",
            PublishingWords::tr("No date of publication: that of the last change is used."));
    else if (!isIsoDate(publication.date))
        list.add(Severity::Required, "date",
            PublishingWords::tr("The date of publication is not YYYY-MM-DD."));
    else if (QDate::fromString(publication.date, Qt::ISODate) > today)
        list.add(Severity::Recommended, "date",
            PublishingWords::tr("The date of publication is in the future."));
    const qsizetype described = publication.description.size();
    if (described > 0 && described < kShortDescription)
        list.add(Severity::Recommended, "description",
            PublishingWords::tr("The description is shorter than %1 characters.")
                .arg(kShortDescription));
}

void checkSplits(const Publication& publication, const DatasetFacts& facts, ReviewersList& list)
{
    const auto splits = splitsFrom(publication.splits);
    if (!splits) {
        list.add(Severity::Required, "splits", splits.error().sentence());
        return;
    }
    for (const DrawnSplit& split : facts.splits) {
        if (split.samples < kFewSamplesOfSplit)
            list.add(split.samples > 0 ? Severity::Recommended : Severity::Required, "splits",
                PublishingWords::tr(
                    "The split \"%1\" has only %n sample(s).", nullptr, int(split.samples))
                    .arg(split.name));
    }
    list.count(Severity::Recommended, "splits",
        QT_TRANSLATE_N_NOOP(
            "PublishingWords", "%n paragraph(s) are the same in several splits: test data leak."),
        facts.repeatedParagraphs);
}

void checkContents(const DatasetFacts& facts, ReviewersList& list)
{
    const BenchmarkFigures& figures = facts.figures;
    if (figures.samples.isEmpty())
        list.add(Severity::Required, "samples",
            PublishingWords::tr("No sample is ready for the benchmark yet."));
    const LackingSamples lacking = lackingSamples(figures);
    list.count(Severity::Recommended, "facts",
        QT_TRANSLATE_N_NOOP("PublishingWords", "%n sample(s) have no facts."),
        lacking.facts + lacking.both);
    list.count(Severity::Recommended, "facts",
        QT_TRANSLATE_N_NOOP(
            "PublishingWords", "%n sample(s) have no facts for some supporting paragraph."),
        lacking.someFacts);
    list.count(Severity::Recommended, "opinions",
        QT_TRANSLATE_N_NOOP("PublishingWords", "%n sample(s) have no opinions."),
        lacking.opinions + lacking.both);
    list.count(Severity::Note, "samples",
        QT_TRANSLATE_N_NOOP("PublishingWords",
            "%n sample(s) are left out: not assigned, open, undecided or without paragraphs."),
        figures.leftOut.size());
    list.count(Severity::Note, "samples",
        QT_TRANSLATE_N_NOOP("PublishingWords", "%n sample(s) are excluded."),
        facts.excludedSamples);
}

void checkLabels(const DatasetFacts& facts, ReviewersList& list)
{
    const DisagreementFacts& known = facts.disagreement;
    if (known.annotations == 0)
        list.add(Severity::Recommended, "labels",
            PublishingWords::tr(
                "No individual answers: the labels were imported. Reviewers ask for "
                "the answers of each annotator."));
    else
        list.count(Severity::Recommended, "labels",
            QT_TRANSLATE_N_NOOP("PublishingWords",
                "%n sample(s) have imported labels of paragraphs without individual answers."),
            facts.importedSamples);
    const bool agrees = std::any_of(facts.agreement.cbegin(), facts.agreement.cend(),
        [](const AgreementRow& row) { return row.alpha.figure.isDefined(); });
    if (!agrees)
        list.add(Severity::Recommended, "agreement",
            PublishingWords::tr("No agreement can be computed."));
    if (known.items > 0 && known.fewest < 2)
        list.add(Severity::Note, "labels",
            PublishingWords::tr("Some items have the answer of one annotator only."));
    list.count(Severity::Note, "labels",
        QT_TRANSLATE_N_NOOP("PublishingWords",
            "%n closed round(s) are left out until their sample is settled, or labelled again."),
        known.heldBack);
    list.count(Severity::Note, "studies",
        QT_TRANSLATE_N_NOOP("PublishingWords", "%n study(s) are left out: not closed."),
        facts.openStudies);
    int freeTexts = 0;
    int withheld = 0;
    for (const StudyFacts& study : facts.studies) {
        freeTexts += study.freeTexts;
        withheld += study.withheld;
    }
    list.count(Severity::Note, "studies",
        QT_TRANSLATE_N_NOOP("PublishingWords",
            "%n item(s) of studies are left out: they show samples that are not published."),
        withheld);
    list.count(Severity::Note, "studies",
        QT_TRANSLATE_N_NOOP("PublishingWords",
            "%n question(s) of studies are left out: free texts may say who wrote them."),
        freeTexts);
    if (!facts.ownGuideline && known.annotations > 0)
        list.add(
            Severity::Note, "guideline", PublishingWords::tr("The guideline is the built-in one."));
}

void checkPrivacy(const DatasetFacts& facts, ReviewersList& list)
{
    list.count(Severity::Recommended, "texts",
        QT_TRANSLATE_N_NOOP(
            "PublishingWords", "%n sample(s) have an e-mail address in their texts."),
        facts.textsWithEmail);
    list.count(Severity::Recommended, "texts",
        QT_TRANSLATE_N_NOOP("PublishingWords",
            "%n sample(s) have the name of a person of the project in their texts, which is not "
            "replaced. Look whether it is that person."),
        facts.textsWithNames);
    list.count(Severity::Recommended, "texts",
        QT_TRANSLATE_N_NOOP("PublishingWords",
            "%n item(s) of studies, or of samples outside the benchmark, have an e-mail address in "
            "their texts."),
        facts.itemsWithEmail);
    list.count(Severity::Recommended, "texts",
        QT_TRANSLATE_N_NOOP("PublishingWords",
            "%n item(s) of studies, or of samples outside the benchmark, have the name of a person "
            "of the project in their texts."),
        facts.itemsWithNames);
    if (!facts.filesWithEmail.isEmpty())
        list.add(Severity::Recommended, "texts",
            PublishingWords::tr("There is an e-mail address in: %1.")
                .arg(facts.filesWithEmail.join(QStringLiteral(", "))));
    if (!facts.filesWithNames.isEmpty())
        list.add(Severity::Recommended, "texts",
            PublishingWords::tr("There is the name of a person of the project in: %1.")
                .arg(facts.filesWithNames.join(QStringLiteral(", "))));
    list.count(Severity::Note, "texts",
        QT_TRANSLATE_N_NOOP("PublishingWords",
            "%n participant(s) of discussions have the name of a person of the project and are "
            "published under the pseudonym."),
        facts.renamed);
}

} // namespace

QString severityKey(Severity severity)
{
    static constexpr std::array keys{"required", "recommended", "note"};
    return QLatin1String(wordOf(severity, keys));
}

QString severityName(Severity severity)
{
    switch (severity) {
    case Severity::Required:
        return PublishingWords::tr("Required");
    case Severity::Recommended:
        return PublishingWords::tr("Recommended");
    case Severity::Note:
        break;
    }
    return PublishingWords::tr("Note");
}

QList<Finding> reviewerCheck(
    const Publication& publication, const DatasetFacts& facts, const QDate& today)
{
    ReviewersList list;
    for (const WantedText& wanted : kWanted) {
        if ((publication.*wanted.text).trimmed().isEmpty())
            list.add(wanted.severity, wanted.key, PublishingWords::tr(wanted.without));
    }
    checkForm(publication, today, list);
    checkAuthors(publication, list);
    checkAddresses(publication, list);
    checkContents(facts, list);
    checkSplits(publication, facts, list);
    checkLabels(facts, list);
    checkPrivacy(facts, list);
    return list.sorted();
}

results::Section findingsSection(const QList<Finding>& findings)
{
    results::SectionOf table(
        "findings", findings, PublishingWords::tr("What a reviewer would miss"));
    table.add("severity", [](const Finding& finding) { return severityKey(finding.severity); });
    table.add(results::kPeople, PublishingWords::tr("Severity"),
        [](const Finding& finding) { return severityName(finding.severity); });
    table.add("about", PublishingWords::tr("About"), &Finding::key);
    table.add("text", PublishingWords::tr("Finding"), &Finding::text);
    return table;
}

} // namespace tandem::publishing
