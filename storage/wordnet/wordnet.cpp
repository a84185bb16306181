#include "storage/wordnet/wordnet.h"

#include "storage/wordnet/wordnetwords.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSet>
#include <QStandardPaths>

#include <algorithm>

namespace tandem {

namespace {

constexpr qsizetype c_licenceBytes = 4096; ///< of which the version is looked for
constexpr qsizetype c_offsetDigits = 8;
constexpr qsizetype c_mostSynsets = 1000; ///< of a word; WordNet 3.0 has at most 75

/// What the names of a part's files hold, and its letter in them.
struct PartName
{
    const char* suffix;
    char letter;
};

PartName nameOfPart(WordNetPart part)
{
    static constexpr PartName names[] = {{"noun", 'n'}, {"verb", 'v'}, {"adj", 'a'}, {"adv", 'r'}};
    return names[int(part)];
}

/// The words of a line, one after the other; empty ones behind the last.
class Fields final
{
public:
    explicit Fields(QByteArrayView line)
        : m_rest(line)
    {
    }
    QByteArrayView next()
    {
        qsizetype start = 0;
        while (start < m_rest.size() && isWhite(m_rest[start]))
            ++start;
        qsizetype end = start;
        while (end < m_rest.size() && !isWhite(m_rest[end]))
            ++end;
        const QByteArrayView field = m_rest.sliced(start, end - start);
        m_rest = m_rest.sliced(end);
        return field;
    }
    /// A number that is not negative, or -1.
    qsizetype nextNumber(int base = 10)
    {
        bool isNumber = false;
        const uint number = next().toByteArray().toUInt(&isNumber, base);
        return isNumber ? qsizetype(number) : -1;
    }
    void skip(qsizetype fields)
    {
        for (qsizetype at = 0; at < fields && !m_rest.isEmpty(); ++at)
            next();
    }

private:
    static bool isWhite(char letter) { return letter == ' ' || (letter >= '\t' && letter <= '\r'); }

    QByteArrayView m_rest;
};

/// Where the synsets of an index's line stand in the data file: lemma, part of speech, how many,
/// pointers, how many again, how many of them are ranked, and then each. Nothing where the line is
/// damaged.
std::vector<qsizetype> synsetsOf(QByteArrayView line, char letter)
{
    Fields fields(line);
    fields.next();
    if (fields.next() != QByteArrayView(&letter, 1))
        return {};
    const qsizetype synsets = fields.nextNumber();
    const qsizetype pointers = fields.nextNumber();
    if (synsets <= 0 || synsets > c_mostSynsets || pointers < 0)
        return {};
    fields.skip(pointers + 2);
    std::vector<qsizetype> starts;
    for (qsizetype at = 0; at < synsets; ++at) {
        const qsizetype start = fields.nextNumber();
        if (start < 0)
            return {};
        starts.push_back(start);
    }
    return starts;
}

/// Whether the data file has a synset at `start`, which its line then begins with.
bool isSynset(QByteArrayView line, qsizetype start)
{
    return line.size() > c_offsetDigits &&
           line.first(c_offsetDigits) ==
               QByteArray::number(start).rightJustified(c_offsetDigits, '0');
}

/// The lemmas of a data file's line: offset, lexicographer's file, part of speech, how many
/// (hexadecimal), then each with a number.
void addLemmas(QByteArrayView line, QSet<QByteArrayView>& seen, QStringList& lemmas)
{
    Fields fields(line);
    fields.skip(3);
    const qsizetype count = fields.nextNumber(16);
    for (qsizetype at = 0; at < count; ++at) {
        QByteArrayView lemma = fields.next();
        if (lemma.isEmpty())
            return;
        fields.next();
        // Adjectives may have where they can stand behind them: "galore(ip)".
        if (lemma.endsWith(')')) {
            const qsizetype marker = lemma.indexOf('(');
            lemma = marker < 0 ? lemma : lemma.first(marker);
        }
        if (lemma.isEmpty() || lemma.contains('_') || seen.contains(lemma))
            continue;
        seen.insert(lemma);
        lemmas.append(QString::fromUtf8(lemma));
    }
}

bool hasWordNet(const QString& folder)
{
    return !folder.isEmpty() && QFileInfo(folder + QStringLiteral("/index.noun")).isFile() &&
           QFileInfo(folder + QStringLiteral("/data.noun")).isFile();
}

} // namespace

Expected<std::unique_ptr<WordNet>> WordNet::open(const QString& folder)
{
    std::unique_ptr<WordNet> net(new WordNet);
    for (const WordNetPart part :
        {WordNetPart::Noun, WordNetPart::Verb, WordNetPart::Adjective, WordNetPart::Adverb}) {
        TANDEM_TRY_VAR(opened, openPart(folder, part));
        net->m_parts.push_back(std::move(*opened));
    }
    const QByteArrayView licence = net->m_parts.front().data->licence();
    static const QRegularExpression version(QStringLiteral("WordNet \\d+(\\.\\d+)*"));
    const QString head = QString::fromUtf8(licence.first(std::min(licence.size(), c_licenceBytes)));
    const QString named = version.match(head).captured();
    net->m_name = named.isEmpty() ? QStringLiteral("WordNet") : named;
    return net;
}

/// Opens the three files of a part and looks whether index and data are of one version.
Expected<WordNet::Part> WordNet::openPart(const QString& folder, WordNetPart part)
{
    const PartName name = nameOfPart(part);
    const QString suffix = QLatin1String(name.suffix);
    const QDir dir(folder);
    const QString indexPath = dir.filePath(QStringLiteral("index.") + suffix);
    TANDEM_TRY_VAR(index, KeyedLines::open(indexPath, KeyedLines::Kind::Entries));
    TANDEM_TRY_VAR(data, KeyedLines::open(dir.filePath(QStringLiteral("data.") + suffix),
                             KeyedLines::Kind::Records));
    TANDEM_TRY_VAR(exceptions,
        KeyedLines::open(dir.filePath(suffix + QStringLiteral(".exc")), KeyedLines::Kind::Entries));
    const std::vector<qsizetype> synsets = synsetsOf((*index)->firstLine(), name.letter);
    if (synsets.empty() || !isSynset((*data)->lineAt(synsets.front()), synsets.front())) {
        return failure(ErrorCode::InvalidInput,
            WordNetWords::tr("The WordNet index and data files do not match."),
            QDir::toNativeSeparators(indexPath),
            WordNetWords::tr("Reinstall WordNet, or choose another folder."));
    }
    return Part{part, std::move(*index), std::move(*data), std::move(*exceptions)};
}

Expected<std::unique_ptr<WordNet>> WordNet::openInstalled()
{
    const QString folder = installedFolder();
    if (folder.isEmpty())
        return nullptr;
    return open(folder);
}

QString WordNet::installedFolder()
{
    const QString own = qEnvironmentVariable("TANDEM_WORDNET");
    if (!own.isEmpty())
        return own;
    QStringList folders{qEnvironmentVariable("WNSEARCHDIR")};
    if (const QString home = qEnvironmentVariable("WNHOME"); !home.isEmpty())
        folders.append(home + QStringLiteral("/dict"));
    folders.append(QStandardPaths::locateAll(QStandardPaths::GenericDataLocation,
        QStringLiteral("wordnet"), QStandardPaths::LocateDirectory));
    for (const char* usual : {"/usr/share/wordnet", "/usr/local/share/wordnet",
             "/usr/share/nltk_data/corpora/wordnet", "/usr/local/WordNet-3.0/dict"}) {
        folders.append(QLatin1String(usual));
    }
    folders.append(QDir::home().filePath(QStringLiteral("nltk_data/corpora/wordnet")));
    const auto found = std::find_if(folders.cbegin(), folders.cend(), hasWordNet);
    return found == folders.cend() ? QString() : *found;
}

QStringList WordNet::of(const QString& word) const
{
    const QByteArray bytes = word.toUtf8();
    QSet<QByteArrayView> seen;
    QStringList lemmas;
    for (const Part& part : m_parts) {
        const QList<QByteArray> forms =
            wordNetForms(bytes, part.part, *part.index, *part.exceptions);
        for (const QByteArray& form : forms) {
            const std::optional<QByteArrayView> entry = part.index->lineOf(form);
            if (!entry)
                continue;
            for (const qsizetype start : synsetsOf(*entry, nameOfPart(part.part).letter)) {
                const QByteArrayView line = part.data->lineAt(start);
                if (isSynset(line, start))
                    addLemmas(line, seen, lemmas);
            }
        }
    }
    return lemmas;
}

} // namespace tandem
