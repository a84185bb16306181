#include "storage/formats/pairnames.h"

#include "storage/formats/formatwords.h"

#include <QCryptographicHash>

#include <cstring>

namespace tandem {

namespace {

constexpr qsizetype kPairNamesMostNames = 4'000'000;
constexpr qsizetype kShownUnits = 60;

} // namespace

PairNames::PairNames(QString fileName)
    : m_fileName(std::move(fileName))
{
}

Expected<void> PairNames::add(const metrics::TextPair& pair, qint64 line, bool isNumbered)
{
    if (m_lines.size() >= kPairNamesMostNames)
        return {};
    QCryptographicHash hash(QCryptographicHash::Sha1);
    // NUL stands in no text that was read, so that it keeps the two apart.
    hash.addData((pair.id + QChar(0) + pair.system).toUtf8());
    const QByteArray bytes = hash.result();
    Digest digest;
    static_assert(sizeof digest == 16);
    std::memcpy(&digest.first, bytes.constData(), sizeof digest.first);
    std::memcpy(&digest.second, bytes.constData() + sizeof digest.first, sizeof digest.second);
    const auto known = m_lines.constFind(digest);
    if (known == m_lines.cend()) {
        m_lines.insert(digest, isNumbered ? -line : line);
        return {};
    }
    return failure(problem(pair, *known, line, isNumbered));
}

Error PairNames::problem(
    const metrics::TextPair& pair, qint64 known, qint64 line, bool isNumbered) const
{
    const QString where = FormatWords::tr("%1, line %2").arg(m_fileName).arg(line);
    if (isNumbered || known < 0) {
        const qint64 named = isNumbered ? known : line;
        return {ErrorCode::InvalidInput,
            FormatWords::tr(
                "The record on line %1 has no id and would be called by its number, %2, "
                "which is the id of the one on line %3.")
                .arg(isNumbered ? line : -known)
                .arg(pair.id)
                .arg(named),
            where, FormatWords::tr("Give every record an id, or none at all."), {}};
    }
    const QString id = pair.id.left(kShownUnits).simplified();
    return {ErrorCode::InvalidInput,
        pair.system.isEmpty()
            ? FormatWords::tr("The id \"%1\" is there twice, first on line %2.").arg(id).arg(known)
            : FormatWords::tr(
                  "The id \"%1\" is there twice for the system \"%2\", first on line %3.")
                  .arg(id, pair.system.left(kShownUnits).simplified())
                  .arg(known),
        where, FormatWords::tr("Give each pair of a system an id of its own, or none at all."), {}};
}

} // namespace tandem
