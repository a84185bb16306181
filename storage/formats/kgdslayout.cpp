#include "storage/formats/kgdslayout.h"

#include "storage/formats/formatwords.h"

#include <QRegularExpression>

#include <algorithm>
#include <limits>

namespace tandem::kgds {

namespace {

using Kind = OutputFile::Kind;

constexpr qsizetype kLongestModelName = 200;
constexpr qsizetype kMostDigits = 9;
constexpr QLatin1String kSuffix("result.json");

/// The folders that a kind of file stands in, before those of its system.
struct KindFolder
{
    Kind kind;
    const char* folders;
};
constexpr KindFolder kKindFolders[] = {{Kind::Output, "paradigms/"},
    {Kind::FactVerdicts, "verification/fact/"}, {Kind::OpinionVerdict, "verification/opinion/"},
    {Kind::ErrorVerdict, "detection/opinion/"}};

tl::unexpected<Error> refusedPath(const QString& what, const QString& place, const QString& remedy)
{
    return failure(ErrorCode::InvalidInput, what, place, remedy);
}

QString folderRemedy()
{
    return FormatWords::tr("The folders are PATTERN/PARADIGM/MODEL: ebs-aos or abs-aos, then "
                           "structured-prompt or self-reflection; see \"tandem help formats\".");
}

/// Files that systems leave behind beside those of people.
bool isLitter(const QStringList& steps)
{
    return std::any_of(steps.cbegin(), steps.cend(), [](const QString& step) {
        return step.startsWith(u'.') || step == QLatin1String("__MACOSX");
    });
}

/// Where a folder of the layout begins in a path, and which.
struct Found
{
    const KindFolder* folder = nullptr;
    qsizetype at = -1;
};

Found folderIn(const QString& path)
{
    Found found;
    for (const KindFolder& folder : kKindFolders) {
        const QLatin1String words(folder.folders);
        qsizetype at = path.startsWith(words) ? 0 : path.indexOf(QString(u'/' + words));
        if (at > 0)
            ++at;
        if (at >= 0 && (found.at < 0 || at < found.at))
            found = {&folder, at};
    }
    return found;
}

/// The number before "_" in a name, as in "34.abs-2_paragraph-11_result.json".
std::optional<qint64> groupIn(const QString& name, const QRegularExpression& written)
{
    const QRegularExpressionMatch found = written.match(name);
    return found.hasMatch() ? std::optional(found.captured(1).toLongLong()) : std::nullopt;
}

Expected<SystemRef> systemOf(const QStringList& steps, const QString& place)
{
    if (steps.size() != 4)
        return refusedPath(
            FormatWords::tr("This file is in too many or too few folders."), place, folderRemedy());
    const auto pattern = patternFromKey(steps.at(0));
    const auto paradigm = paradigmFromKey(steps.at(1));
    if (!pattern || !paradigm)
        return refusedPath(
            FormatWords::tr("\"%1\" is no %2.")
                .arg(steps.at(pattern ? 1 : 0),
                    pattern ? FormatWords::tr("paradigm") : FormatWords::tr("pattern")),
            place, folderRemedy());
    if (steps.at(2).size() > kLongestModelName)
        return refusedPath(FormatWords::tr("The name of the model is longer than %1 letters.")
                               .arg(kLongestModelName),
            place, FormatWords::tr("Rename its folder."));
    return SystemRef{steps.at(2), *paradigm, *pattern};
}

QRegularExpression groupNamed(QLatin1String word)
{
    return QRegularExpression(
        QStringLiteral("(?<![A-Za-z0-9])%1-([0-9]{1,%2})_").arg(word).arg(kMostDigits));
}

/// The sample that a file is about, by its name.
Expected<qint64> sampleOf(const OutputFile& file, const QString& name, const QString& place)
{
    static const QRegularExpression ofFacts = groupNamed(QLatin1String("abs"));
    static const QRegularExpression ofOpinions = groupNamed(QLatin1String("aos"));
    std::optional<qint64> sample;
    QString example;
    switch (file.kind) {
    case Kind::ErrorVerdict:
        return 0;
    case Kind::Output:
        sample = file.number;
        example = QStringLiteral("12.ebs-aos-12_result.json");
        break;
    case Kind::FactVerdicts:
        sample = groupIn(name, ofFacts);
        example = QStringLiteral("34.abs-2_paragraph-11_result.json");
        break;
    case Kind::OpinionVerdict:
        sample = groupIn(name, ofOpinions);
        example = QStringLiteral("21.aos-2_opinion-9_result.json");
        break;
    }
    if (!sample || *sample < 1)
        return refusedPath(
            FormatWords::tr("The name of the file does not say which sample it is of."), place,
            FormatWords::tr("Such a name is like %1.").arg(example));
    return *sample;
}

} // namespace

std::optional<qint64> leadingNumber(const QString& name)
{
    const auto isDigit = [](QChar unit) { return unit >= u'0' && unit <= u'9'; };
    const auto digits = std::find_if_not(name.cbegin(), name.cend(), isDigit) - name.cbegin();
    if (digits == 0 || digits > kMostDigits || digits == name.size() || name.at(digits) != u'.')
        return {};
    return name.left(digits).toLongLong();
}

QStringList inFileOrder(QStringList names)
{
    static constexpr qint64 kLast = std::numeric_limits<qint64>::max();
    std::stable_sort(names.begin(), names.end(), [](const QString& one, const QString& other) {
        return leadingNumber(one).value_or(kLast) < leadingNumber(other).value_or(kLast);
    });
    return names;
}

Expected<std::optional<OutputFile>> OutputLayout::fileAt(const QString& path, const QString& place)
{
    const Found found = folderIn(path);
    if (found.at < 0 || isLitter(path.split(u'/')) || !path.endsWith(kSuffix))
        return std::nullopt;
    const QString top = path.left(found.at);
    if (m_top.value_or(top) != top)
        return refusedPath(FormatWords::tr("There is more than one tree of outputs."), place,
            FormatWords::tr("Another one begins in \"%1\"; score one of them at a time.")
                .arg(*m_top));
    const QStringList steps =
        path.mid(found.at + qsizetype(qstrlen(found.folder->folders))).split(u'/');
    TANDEM_TRY(system, systemOf(steps, place));
    OutputFile file{found.folder->kind, *system, leadingNumber(steps.last()), 0};
    if (file.kind == Kind::FactVerdicts && file.system.pattern != Pattern::Abstractive)
        return refusedPath(FormatWords::tr("Facts are verified of abs-aos alone."), place,
            FormatWords::tr("Move the file to verification/fact/abs-aos, or take it out."));
    TANDEM_TRY(sample, sampleOf(file, steps.last(), place));
    file.sample = *sample;
    m_top = top;
    return file;
}

QString outputPath(const OutputFile& file, qint64 item)
{
    const QString pattern = patternKey(file.system.pattern);
    const QString folder = QLatin1String(kKindFolders[std::size_t(file.kind)].folders) + pattern +
                           u'/' + paradigmKey(file.system.paradigm) + u'/' + file.system.model +
                           u'/' + QString::number(file.number.value_or(0));
    switch (file.kind) {
    case Kind::Output:
        break;
    case Kind::FactVerdicts:
        return folder +
               QStringLiteral(".abs-%1_paragraph-%2_%3").arg(file.sample).arg(item).arg(kSuffix);
    case Kind::OpinionVerdict:
        return folder +
               QStringLiteral(".aos-%1_opinion-%2_%3").arg(file.sample).arg(item).arg(kSuffix);
    case Kind::ErrorVerdict:
        break;
    }
    return folder +
           QStringLiteral(".%1-%2_%3").arg(pattern).arg(file.number.value_or(0)).arg(kSuffix);
}

} // namespace tandem::kgds
