#include "storage/wordnet/wordnet.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSet>
#include <QStandardPaths>

#include <algorithm>
#include <cstring>
#include <span>

namespace tandem {

/// Translates the texts of storage/wordnet.
struct WordNetWords
{
    Q_DECLARE_TR_FUNCTIONS(WordNetWords)
};

namespace {

constexpr qsizetype c_mostBytes = qsizetype(256) << 20; ///< WordNet's largest file has 15 MB
constexpr qsizetype c_longestKey = 255;
constexpr qsizetype c_longestLine = qsizetype(1) << 20; ///< its longest has 13,000 bytes
constexpr qsizetype c_mostEntries = 4'000'000;          ///< its largest index has 120,000

bool isBlankLetter(char letter)
{
    return letter == ' ' || (letter >= '\t' && letter <= '\r');
}

/// What stands before the first white space.
QByteArrayView keyOfLine(QByteArrayView line)
{
    qsizetype length = 0;
    while (length < line.size() && !isBlankLetter(line[length]))
        ++length;
    return line.first(length);
}

QString wordNetRemedy()
{
    return WordNetWords::tr(
        "Choose a folder with the database files of WordNet 3.x (index.noun, data.noun, noun.exc "
        "and the same for verb, adj and adv), or reinstall WordNet.");
}

} // namespace

KeyedLines::KeyedLines(const QString& path)
    : m_file(path)
{
}

Expected<std::unique_ptr<KeyedLines>> KeyedLines::open(const QString& path, Kind kind)
{
    std::unique_ptr<KeyedLines> lines(new KeyedLines(path));
    if (Expected<void> mapped = lines->map(); !mapped)
        return failure(mapped.error());
    if (kind == Kind::Entries) {
        if (Expected<void> indexed = lines->index(); !indexed)
            return failure(indexed.error());
    }
    return lines;
}

Expected<void> KeyedLines::map()
{
    const QFileInfo info(m_file.fileName());
    const QString shown = QDir::toNativeSeparators(m_file.fileName());
    if (!info.isFile()) {
        return failure(ErrorCode::NotFound, WordNetWords::tr("A WordNet file is missing."), shown,
            wordNetRemedy());
    }
    if (info.size() > c_mostBytes) {
        return failure(ErrorCode::TooLarge,
            WordNetWords::tr("The file is too large for a WordNet file."), shown, wordNetRemedy());
    }
    if (info.size() == 0)
        return failure(ErrorCode::InvalidInput, WordNetWords::tr("The file is empty."), shown,
            wordNetRemedy());
    const bool isOpen = m_file.open(QIODevice::ReadOnly);
    const qint64 size = isOpen ? m_file.size() : 0;
    const uchar* bytes = size > 0 ? m_file.map(0, size) : nullptr;
    if (!bytes) {
        return failure(ErrorCode::Unreadable, WordNetWords::tr("The file cannot be read."), shown,
            WordNetWords::tr("Check its permissions."), m_file.errorString());
    }
    m_bytes = QByteArrayView(bytes, qsizetype(size));
    while (m_licenceLength < m_bytes.size() && m_bytes[m_licenceLength] == ' ')
        m_licenceLength += lineAt(m_licenceLength).size() + 1;
    m_licenceLength = std::min(m_licenceLength, m_bytes.size());
    return {};
}

Expected<void> KeyedLines::index()
{
    qint64 number = 0;
    for (qsizetype start = 0; start < m_bytes.size();) {
        const QByteArrayView line = lineAt(start);
        ++number;
        const qsizetype next = start + line.size() + 1;
        if (line.isEmpty() || line[0] == ' ' || line == QByteArrayView("\r")) {
            start = next;
            continue;
        }
        const QByteArrayView key = keyOfLine(line);
        if (key.isEmpty() || key.size() > c_longestKey || key.size() == line.size() ||
            key.contains('\0') || line.size() == c_longestLine) {
            return failure(ErrorCode::InvalidInput,
                WordNetWords::tr("This is not a WordNet entry."),
                WordNetWords::tr("%1, line %2")
                    .arg(QDir::toNativeSeparators(m_file.fileName()), QString::number(number)),
                wordNetRemedy());
        }
        if (m_lines.size() == c_mostEntries) {
            return failure(ErrorCode::TooLarge,
                WordNetWords::tr("The file is too large for a WordNet file."),
                QDir::toNativeSeparators(m_file.fileName()), wordNetRemedy());
        }
        m_longestKey = std::max(m_longestKey, key.size());
        m_lines.insert(key, quint32(start));
        start = next;
    }
    return {};
}

std::optional<QByteArrayView> KeyedLines::lineOf(QByteArrayView key) const
{
    if (key.size() > m_longestKey)
        return {};
    const auto found = m_lines.constFind(key);
    return found == m_lines.cend() ? std::nullopt : std::optional(lineAt(qsizetype(*found)));
}

QByteArrayView KeyedLines::lineAt(qsizetype start) const
{
    if (start < 0 || start >= m_bytes.size())
        return {};
    const QByteArrayView rest =
        m_bytes.sliced(start, std::min(m_bytes.size() - start, c_longestLine));
    const void* end = std::memchr(rest.data(), '\n', size_t(rest.size()));
    return end ? QByteArrayView(rest.data(), static_cast<const char*>(end)) : rest;
}

QByteArrayView KeyedLines::firstLine() const
{
    return lineAt(m_licenceLength);
}

QByteArrayView KeyedLines::licence() const
{
    return m_bytes.first(m_licenceLength);
}

namespace {

/// An ending and what takes its place.
struct Ending
{
    QByteArrayView old;
    QByteArrayView put;
};

std::span<const Ending> endings(WordNetPart part)
{
    static constexpr Ending nouns[] = {{"s", ""}, {"ses", "s"}, {"ves", "f"}, {"xes", "x"},
        {"zes", "z"}, {"ches", "ch"}, {"shes", "sh"}, {"men", "man"}, {"ies", "y"}};
    static constexpr Ending verbs[] = {{"s", ""}, {"ies", "y"}, {"es", "e"}, {"es", ""},
        {"ed", "e"}, {"ed", ""}, {"ing", "e"}, {"ing", ""}};
    static constexpr Ending adjectives[] = {{"er", ""}, {"est", ""}, {"er", "e"}, {"est", "e"}};
    static constexpr std::span<const Ending> ofParts[] = {nouns, verbs, adjectives, {}};
    return ofParts[int(part)];
}

/// The beginning of a word and a new ending: words of a megabyte are taken apart without copies.
struct Form
{
    qsizetype kept = 0;
    QByteArrayView end; ///< of an Ending: lives as long as the program

    qsizetype size() const { return kept + end.size(); }
    bool endsWith(QByteArrayView word, QByteArrayView ending) const
    {
        if (ending.size() > size())
            return false;
        for (qsizetype at = 1; at <= ending.size(); ++at) {
            const char letter =
                at <= end.size() ? end[end.size() - at] : word[kept + end.size() - at];
            if (letter != ending[ending.size() - at])
                return false;
        }
        return true;
    }
    QByteArray in(QByteArrayView word) const
    {
        return word.first(kept).toByteArray() + end.toByteArray();
    }
    bool operator==(const Form&) const = default;
};

/// Each form with each of the endings that it has taken off. An ending that was put is shorter than
/// any that is taken off behind it, or the same, so that it is gone then as a whole.
std::vector<Form> shortened(
    QByteArrayView word, const std::vector<Form>& forms, std::span<const Ending> endings)
{
    std::vector<Form> result;
    for (const Form& form : forms) {
        for (const Ending& ending : endings) {
            if (form.endsWith(word, ending.old) && ending.old.size() >= form.end.size())
                result.push_back({form.size() - ending.old.size(), ending.put});
        }
    }
    return result;
}

void addKnown(QList<QByteArray>& known, const QByteArray& form, const KeyedLines& index)
{
    if (!known.contains(form) && index.lineOf(form))
        known.append(form);
}

QList<QByteArray> knownForms(
    QByteArrayView word, const std::vector<Form>& forms, const KeyedLines& index)
{
    QList<QByteArray> known;
    for (const Form& form : forms) {
        if (form.size() <= index.longestKey())
            addKnown(known, form.in(word), index);
    }
    return known;
}

} // namespace

QList<QByteArray> wordNetForms(
    QByteArrayView word, WordNetPart part, const KeyedLines& index, const KeyedLines& exceptions)
{
    if (const std::optional<QByteArrayView> line = exceptions.lineOf(word)) {
        QList<QByteArray> known;
        const QList<QByteArray> terms = line->toByteArray().simplified().split(' ');
        for (const QByteArray& term : terms)
            addKnown(known, term, index);
        return known;
    }
    std::vector<Form> forms = shortened(word, {Form{word.size(), {}}}, endings(part));
    forms.insert(forms.begin(), Form{word.size(), {}});
    QList<QByteArray> known = knownForms(word, forms, index);
    forms.erase(forms.begin());
    while (known.isEmpty() && !forms.empty()) {
        forms = shortened(word, forms, endings(part));
        known = knownForms(word, forms, index);
    }
    return known;
}

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
