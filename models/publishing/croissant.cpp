#include "models/publishing/croissant.h"

#include "models/publishing/citation.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <initializer_list>
#include <utility>

namespace tandem::publishing {

namespace {

using Members = std::initializer_list<std::pair<const char*, QJsonValue>>;

QJsonObject objectOf(Members members)
{
    QJsonObject object;
    for (const auto& [key, value] : members)
        object.insert(QLatin1String(key), value);
    return object;
}

QJsonValue word(const char* text)
{
    return QLatin1String(text);
}

/// The context that the specification recommends, with the terms that its validator knows besides.
/// The validator refuses schema.org without "https", as which the specification writes it.
QJsonObject croissantContext()
{
    QJsonObject context =
        objectOf({{"@language", word("en")}, {"@vocab", word("https://schema.org/")},
            {"sc", word("https://schema.org/")}, {"cr", word("http://mlcommons.org/croissant/")},
            {"rai", word("http://mlcommons.org/croissant/RAI/")},
            {"dct", word("http://purl.org/dc/terms/")}, {"conformsTo", word("dct:conformsTo")},
            {"data", objectOf({{"@id", word("cr:data")}, {"@type", word("@json")}})},
            {"dataType", objectOf({{"@id", word("cr:dataType")}, {"@type", word("@vocab")}})},
            {"examples", objectOf({{"@id", word("cr:examples")}, {"@type", word("@json")}})}});
    constexpr const char* terms[] = {"annotation", "arrayShape", "citeAs", "column", "containedIn",
        "equivalentProperty", "excludes", "extract", "field", "fileObject", "fileProperty",
        "fileSet", "format", "includes", "isArray", "isLiveDataset", "jsonPath", "key", "md5",
        "parentField", "path", "readLines", "recordSet", "references", "regex", "repeated",
        "replace", "samplingRate", "sdVersion", "separator", "source", "subField", "transform",
        "unArchive", "value"};
    for (const char* term : terms)
        context.insert(QLatin1String(term), QStringLiteral("cr:") + QLatin1String(term));
    return context;
}

QJsonObject referenceTo(const QString& id)
{
    return {{QStringLiteral("@id"), id}};
}

QString formatOf(const QString& path)
{
    const QString ending = path.section(u'.', -1);
    if (ending == QLatin1String("jsonl"))
        return QStringLiteral("application/jsonlines");
    if (ending == QLatin1String("json"))
        return QStringLiteral("application/json");
    if (ending == QLatin1String("csv"))
        return QStringLiteral("text/csv");
    return ending == QLatin1String("md") ? QStringLiteral("text/markdown")
                                         : QStringLiteral("text/plain");
}

QJsonArray distributionOf(const QList<PublishedFile>& files)
{
    QJsonArray distribution;
    for (const PublishedFile& file : files)
        distribution.append(QJsonObject{{QStringLiteral("@type"), QStringLiteral("cr:FileObject")},
            {QStringLiteral("@id"), file.path}, {QStringLiteral("name"), file.path},
            {QStringLiteral("contentUrl"), file.path},
            {QStringLiteral("contentSize"), QString::number(file.bytes) + QStringLiteral(" B")},
            {QStringLiteral("encodingFormat"), formatOf(file.path)},
            {QStringLiteral("sha256"), file.sha256}});
    return distribution;
}

/// A column or key of a file. A list of objects has no type: its keys ("article/label") follow.
struct PublishedField
{
    const char* name;
    const char* type;
    const char* description;
    bool isList = false;
};

constexpr PublishedField kSampleFields[] = {
    {"id", "sc:Text", "The sample; the same in every version of the dataset."},
    {"sample", "sc:Integer", "The place of the sample in KGDS.json, from 1."},
    {"split", "sc:Text", "The split that the sample is in."},
    {"article", "", "The paragraphs of the article.", true},
    {"article/paragraph_index", "sc:Integer", "The number of the paragraph, as in KGDS.json."},
    {"article/paragraph_text", "sc:Text", "The paragraph."},
    {"article/label", "sc:Text", "supporting or nonsupporting."},
    {"discussion", "", "The turns of the discussion.", true},
    {"discussion/participant", "sc:Text", "Who speaks."},
    {"discussion/utterance", "sc:Text", "What is said."},
    {"opinions", "sc:Text", "The clear atomic opinions of the discussion.", true},
    {"facts", "", "The atomic facts.", true},
    {"facts/paragraph_index", "sc:Integer", "The paragraph that the fact is from."},
    {"facts/atomic_fact", "sc:Text", "The fact."},
    {"facts/type", "sc:Integer", "Its type, 0 to 6 as in KGDS.json."},
    {"facts/type_name", "sc:Text", "key, non_key, intra_repetitive, nonsupporting or masked."}};

constexpr PublishedField kAnnotationFields[] = {
    {"item", "sc:Text", "The item; its text is in disagreement/items.jsonl."},
    {"task", "sc:Text", "What was asked: paragraphs, key_facts or study."},
    {"question", "sc:Text", "The question of a study; empty: that of the task."},
    {"sample", "sc:Text", "The sample that the item is of; empty: of a study."},
    {"split", "sc:Text", "The split of that sample; empty: it is in none."},
    {"annotator", "sc:Text", "Who answered: a pseudonym."}, {"answer", "sc:Text", "The answer."},
    {"time", "sc:DateTime", "When it was given, UTC; empty: not known."},
    {"guideline_version", "sc:Integer", "The version of the guideline, or of the study's design."},
    {"entropy", "sc:Float", "The entropy of all answers to the item, in bits."},
    {"outcome", "sc:Text", "What the benchmark made of the item; empty: nothing yet."}};

QJsonObject fieldOf(const QString& recordSet, const PublishedField& field, const QString& file)
{
    const QString name = QLatin1String(field.name);
    const QString column = name.section(u'/', 0, 0);
    QJsonObject made{{QStringLiteral("@type"), QStringLiteral("cr:Field")},
        {QStringLiteral("@id"), recordSet + u'/' + name},
        {QStringLiteral("name"), name.section(u'/', -1)},
        {QStringLiteral("description"), QLatin1String(field.description)}};
    if (field.isList) {
        made.insert(QStringLiteral("isArray"), true);
        made.insert(QStringLiteral("arrayShape"), QStringLiteral("-1"));
    }
    if (*field.type == '\0')
        return made;
    made.insert(QStringLiteral("dataType"), QLatin1String(field.type));
    QJsonObject source{{QStringLiteral("fileObject"), referenceTo(file)},
        {QStringLiteral("extract"), QJsonObject{{QStringLiteral("column"), column}}}};
    if (column != name)
        source.insert(QStringLiteral("transform"),
            QJsonObject{{QStringLiteral("jsonPath"), name.section(u'/', 1)}});
    made.insert(QStringLiteral("source"), source);
    return made;
}

template <std::size_t count>
QJsonObject recordSetOf(const QString& name, const QString& description, const QString& file,
    const PublishedField (&fields)[count])
{
    QJsonArray all;
    QJsonArray keys; // of a list of objects
    for (std::size_t i = count; i-- > 0;) {
        QJsonObject field = fieldOf(name, fields[i], file);
        if (QLatin1String(fields[i].name).contains(u'/')) {
            keys.prepend(field);
            continue;
        }
        if (!keys.isEmpty())
            field.insert(QStringLiteral("subField"), std::exchange(keys, {}));
        all.prepend(field);
    }
    return {{QStringLiteral("@type"), QStringLiteral("cr:RecordSet")},
        {QStringLiteral("@id"), name}, {QStringLiteral("name"), name},
        {QStringLiteral("description"), description}, {QStringLiteral("field"), all}};
}

/// The names of splits as an enumeration, with what the well-known ones mean.
QJsonObject splitNames(const DatasetFacts& facts)
{
    QJsonArray data;
    for (const DrawnSplit& split : facts.splits) {
        QJsonObject row{{QStringLiteral("splits/name"), split.name}};
        const QString name = split.name.toLower();
        const QString meaning =
            name.startsWith(QLatin1String("train"))  ? QStringLiteral("TrainingSplit")
            : name.startsWith(QLatin1String("test")) ? QStringLiteral("TestSplit")
            : name.startsWith(QLatin1String("val")) || name == QLatin1String("dev")
                ? QStringLiteral("ValidationSplit")
                : QString();
        row.insert(QStringLiteral("splits/url"),
            meaning.isEmpty() ? QString() : QStringLiteral("cr:") + meaning);
        data.append(row);
    }
    const auto field = [](const char* name) {
        return QJsonObject{{QStringLiteral("@type"), QStringLiteral("cr:Field")},
            {QStringLiteral("@id"), QStringLiteral("splits/") + QLatin1String(name)},
            {QStringLiteral("name"), QLatin1String(name)},
            {QStringLiteral("dataType"), QStringLiteral("sc:Text")}};
    };
    return {{QStringLiteral("@type"), QStringLiteral("cr:RecordSet")},
        {QStringLiteral("@id"), QStringLiteral("splits")},
        {QStringLiteral("name"), QStringLiteral("splits")},
        {QStringLiteral("description"), QStringLiteral("The splits of the dataset.")},
        {QStringLiteral("dataType"), QStringLiteral("cr:Split")},
        {QStringLiteral("key"), referenceTo(QStringLiteral("splits/name"))},
        {QStringLiteral("field"), QJsonArray{field("name"), field("url")}},
        {QStringLiteral("data"), data}};
}

QJsonArray creatorsOf(const Publication& publication)
{
    QJsonArray creators;
    for (const Author& author : authorsOf(publication.authors)) {
        QJsonObject person{{QStringLiteral("@type"), QStringLiteral("sc:Person")},
            {QStringLiteral("name"), author.name()}};
        if (!author.affiliation.isEmpty())
            person.insert(QStringLiteral("affiliation"),
                QJsonObject{{QStringLiteral("@type"), QStringLiteral("sc:Organization")},
                    {QStringLiteral("name"), author.affiliation}});
        if (isOrcid(author.orcid))
            person.insert(
                QStringLiteral("sameAs"), QStringLiteral("https://orcid.org/") + author.orcid);
        creators.append(person);
    }
    if (creators.isEmpty()) // the format requires one
        creators.append(QJsonObject{{QStringLiteral("@type"), QStringLiteral("sc:Organization")},
            {QStringLiteral("name"), QStringLiteral("The authors")}});
    return creators;
}

/// Puts a text under a key unless there is none.
void put(QJsonObject& object, const char* key, const QString& text)
{
    if (!text.trimmed().isEmpty())
        object.insert(QLatin1String(key), text);
}

/// The properties of responsible AI.
void putResponsibility(
    QJsonObject& dataset, const Publication& publication, const DatasetFacts& facts)
{
    put(dataset, "rai:dataCollection", publication.collection);
    put(dataset, "rai:dataCollectionRawData", publication.sources);
    if (facts.disagreement.annotations > 0)
        put(dataset, "rai:dataCollectionType", QStringLiteral("Manual Human Curator"));
    if (facts.disagreement.first.isValid())
        dataset.insert(QStringLiteral("rai:dataCollectionTimeframe"),
            QJsonArray{facts.disagreement.first.toString(Qt::ISODate),
                facts.disagreement.last.toString(Qt::ISODate)});
    put(dataset, "rai:dataPreprocessingProtocol", publication.preprocessing);
    put(dataset, "rai:dataAnnotationProtocol", annotationProtocol(facts));
    put(dataset, "rai:dataAnnotationPlatform", facts.program);
    put(dataset, "rai:dataAnnotationAnalysis", disagreementSentences(facts));
    if (facts.disagreement.items > 0)
        dataset.insert(QStringLiteral("rai:annotationsPerItem"),
            facts.disagreement.fewest == facts.disagreement.most
                ? QString::number(facts.disagreement.most)
                : QStringLiteral("%1 to %2")
                      .arg(facts.disagreement.fewest)
                      .arg(facts.disagreement.most));
    put(dataset, "rai:annotatorDemographics", publication.annotators);
    if (!facts.models.isEmpty())
        dataset.insert(
            QStringLiteral("rai:machineAnnotationTools"), QJsonArray::fromStringList(facts.models));
    put(dataset, "rai:personalSensitiveInformation", publication.personalData);
    put(dataset, "rai:dataSocialImpact", publication.socialImpact);
    put(dataset, "rai:dataBiases", publication.biases);
    QStringList limitations;
    if (!publication.limitations.trimmed().isEmpty())
        limitations.append(publication.limitations);
    if (!publication.otherUse.trimmed().isEmpty())
        limitations.append(QStringLiteral("Out-of-scope use: ") + publication.otherUse);
    put(dataset, "rai:dataLimitations", limitations.join(u'\n'));
    put(dataset, "rai:dataUseCases", publication.intendedUse);
    put(dataset, "rai:dataReleaseMaintenancePlan", publication.maintenance);
}

QJsonArray recordSetsOf(const DatasetFacts& facts)
{
    QJsonArray sets{splitNames(facts)};
    for (const DrawnSplit& split : facts.splits)
        sets.append(recordSetOf(QStringLiteral("samples_") + split.name,
            QStringLiteral("The samples of the split %1.").arg(split.name), splitFile(split.name),
            kSampleFields));
    if (facts.disagreement.items > 0)
        sets.append(recordSetOf(QStringLiteral("annotations"),
            QStringLiteral("Every individual answer of closed rounds and studies."),
            kDisagreementAnnotations, kAnnotationFields));
    return sets;
}

} // namespace

QString splitFile(const QString& split)
{
    return QStringLiteral("data/%1.jsonl").arg(split);
}

QByteArray croissantFile(
    const Publication& publication, const DatasetFacts& facts, const QList<PublishedFile>& files)
{
    const QString title = titleOf(publication.title, facts);
    const QString date = dateOf(publication.date, facts);
    QJsonObject dataset{{QStringLiteral("@context"), croissantContext()},
        {QStringLiteral("@type"), QStringLiteral("sc:Dataset")},
        {QStringLiteral("conformsTo"),
            QJsonArray{QStringLiteral("http://mlcommons.org/croissant/1.1"),
                QStringLiteral("http://mlcommons.org/croissant/RAI/1.0")}},
        {QStringLiteral("name"), title},
        {QStringLiteral("description"),
            publication.description.trimmed().isEmpty() ? title : publication.description},
        {QStringLiteral("license"), publication.licence == Licence::None
                                        ? QStringLiteral("all rights reserved")
                                        : factsOf(publication.licence).url},
        {QStringLiteral("url"),
            publication.url.trimmed().isEmpty() ? QStringLiteral("./") : publication.url},
        {QStringLiteral("creator"), creatorsOf(publication)},
        {QStringLiteral("datePublished"), date},
        {QStringLiteral("dateModified"), facts.changed.toString(Qt::ISODate)},
        {QStringLiteral("version"), publication.version}, {QStringLiteral("isLiveDataset"), false},
        {QStringLiteral("citeAs"), bibtexOf(publication, facts)},
        {QStringLiteral("distribution"), distributionOf(files)},
        {QStringLiteral("recordSet"), recordSetsOf(facts)}};
    const QStringList keywords = partsOf(publication.keywords);
    if (!keywords.isEmpty())
        dataset.insert(QStringLiteral("keywords"), QJsonArray::fromStringList(keywords));
    const QStringList languages = partsOf(publication.languages);
    if (!languages.isEmpty())
        dataset.insert(QStringLiteral("inLanguage"), QJsonArray::fromStringList(languages));
    put(dataset, "funding", publication.funding);
    putResponsibility(dataset, publication, facts);
    return QJsonDocument(dataset).toJson(QJsonDocument::Indented);
}

} // namespace tandem::publishing
