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

/// The number N where "WORD-N_" stands in a name and no letter or digit before it, as in
/// "34.abs-2_paragraph-11_result.json".
std::optional<qint64> groupIn(const QString& name, QLatin1String word)
{
    const auto isDigit = [&](qsizetype at) {
        return at < name.size() && name.at(at) >= u'0' && name.at(at) <= u'9';
    };
    for (qsizetype at = name.indexOf(word); at >= 0; at = name.indexOf(word, at + 1)) {
        const bool isPart =
            at > 0 && name.at(at - 1).unicode() < 0x80 && name.at(at - 1).isLetterOrNumber();
        const qsizetype begin = at + word.size();
        qsizetype end = begin;
        while (isDigit(end))
            ++end;
        if (!isPart && end > begin && end - begin <= kMostDigits && end < name.size() &&
            name.at(end) == u'_')
            return QStringView(name).mid(begin, end - begin).toLongLong();
    }
    return std::nullopt;
}

Expected<SystemRef> systemOf(const QStringList& steps, const QString& place)
{
    if (steps.size() != 4)
        return refusedPath(
            FormatWords::tr("This file is at the wrong folder depth."), place, folderRemedy());
    const auto pattern = patternFromKey(steps.at(0));
    const auto paradigm = paradigmFromKey(steps.at(1));
    if (!pattern || !paradigm)
        return refusedPath(
            FormatWords::tr("\"%1\" is not a %2.")
                .arg(steps.at(pattern ? 1 : 0),
                    pattern ? FormatWords::tr("paradigm") : FormatWords::tr("pattern")),
            place, folderRemedy());
    const QString model = modelOfFolder(steps.at(2));
    const bool hasControls = std::any_of(model.cbegin(), model.cend(),
        [](QChar unit) { return unit.category() == QChar::Other_Control; });
    if (model.size() > kLongestModelName || hasControls)
        return refusedPath(
            FormatWords::tr("A model name must be one line of at most %1 characters.")
                .arg(kLongestModelName),
            place, FormatWords::tr("Rename its folder."));
    return SystemRef{model, *paradigm, *pattern};
}

/// What stands in a folder's name for a character that cannot or may not: "/", "\\" and control
/// characters; "." and "_" where the name would be one that is passed over; "%" before what would
/// read as one of these. Anything else that looks like it is part of the name.
const QRegularExpression& folderCode()
{
    static const QRegularExpression code(
        QStringLiteral("%(?:(2F|5C|7F|[01][0-9A-F])|(25)(?=2F|5C|2E|5F|25|7F|[01][0-9A-F]))"
                       "|\\A%(?:(2E)|(5F)(?=_MACOSX\\z))"));
    return code;
}

/// The sample that a file is about, by its name.
Expected<qint64> sampleOf(const OutputFile& file, const QString& name, const QString& place)
{
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
        sample = groupIn(name, QLatin1String("abs-"));
        example = QStringLiteral("34.abs-2_paragraph-11_result.json");
        break;
    case Kind::OpinionVerdict:
        sample = groupIn(name, QLatin1String("aos-"));
        example = QStringLiteral("21.aos-2_opinion-9_result.json");
        break;
    }
    if (!sample || *sample < 1)
        return refusedPath(
            FormatWords::tr("The file name does not say which sample the file is for."), place,
            FormatWords::tr("Expected a name like %1.").arg(example));
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
    // Thousands of files are in one folder, which says all but their numbers.
    const qsizetype slash = path.lastIndexOf(u'/');
    if (slash > 0 && QStringView(path).left(slash) == m_folder)
        return inFolder(m_like, path.mid(slash + 1), place);
    const Found found = folderIn(path);
    if (found.at < 0 || isLitter(path.split(u'/')) || !path.endsWith(kSuffix))
        return std::nullopt;
    const QString top = path.left(found.at);
    if (m_top.value_or(top) != top)
        return refusedPath(FormatWords::tr("There is more than one outputs tree."), place,
            FormatWords::tr("Another one starts in \"%1\". Score one at a time.").arg(*m_top));
    const QStringList steps =
        path.mid(found.at + qsizetype(qstrlen(found.folder->folders))).split(u'/');
    TANDEM_TRY(system, systemOf(steps, place));
    const OutputFile like{found.folder->kind, *system, {}, 0};
    if (like.kind == Kind::FactVerdicts && like.system.pattern != Pattern::Abstractive)
        return refusedPath(FormatWords::tr("Facts are verified only for abs-aos."), place,
            FormatWords::tr("Move the file to verification/fact/abs-aos, or remove it."));
    TANDEM_TRY(file, inFolder(like, steps.last(), place));
    m_top = top;
    m_folder = path.left(slash);
    m_like = like;
    return *file;
}

Expected<std::optional<OutputFile>> OutputLayout::inFolder(
    const OutputFile& like, const QString& name, const QString& place) const
{
    if (!name.endsWith(kSuffix) || isLitter({name}))
        return std::nullopt;
    OutputFile file = like;
    file.number = leadingNumber(name);
    TANDEM_TRY(sample, sampleOf(file, name, place));
    file.sample = *sample;
    if (file.kind == Kind::OpinionVerdict)
        file.opinion = groupIn(name, QLatin1String("opinion-"));
    return file;
}

QString folderOfModel(const QString& model)
{
    const bool looksLikeLitter = isLitter({model});
    QString folder;
    for (qsizetype i = 0; i < model.size(); ++i) {
        const QChar unit = model.at(i);
        const bool isControl = unit.unicode() < 0x20 || unit.unicode() == 0x7F;
        const bool isRead = unit == u'%' && folderCode()
                                                .match(model, i, QRegularExpression::NormalMatch,
                                                    QRegularExpression::AnchorAtOffsetMatchOption)
                                                .hasMatch();
        if (isControl || isRead || unit == u'/' || unit == u'\\' || (i == 0 && looksLikeLitter))
            folder += QStringLiteral("%%1").arg(unit.unicode(), 2, 16, QLatin1Char('0')).toUpper();
        else
            folder += unit;
    }
    return folder;
}

QString modelOfFolder(const QString& folder)
{
    if (!folder.contains(u'%'))
        return folder;
    QString model;
    qsizetype at = 0;
    auto codes = folderCode().globalMatch(folder);
    while (codes.hasNext()) {
        const QRegularExpressionMatch code = codes.next();
        model += folder.mid(at, code.capturedStart() - at);
        model += QChar(code.captured(code.lastCapturedIndex()).toUShort(nullptr, 16));
        at = code.capturedEnd();
    }
    return model + folder.mid(at);
}

QString outputPath(const OutputFile& file, qint64 item)
{
    const QString pattern = patternKey(file.system.pattern);
    const QString folder = QLatin1String(kKindFolders[std::size_t(file.kind)].folders) + pattern +
                           u'/' + paradigmKey(file.system.paradigm) + u'/' +
                           folderOfModel(file.system.model) + u'/' +
                           QString::number(file.number.value_or(0));
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
