#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include <array>

namespace tandem::usersum {

/// Why a row of a source is none of an activity.
enum class RowProblem {
    NotReadable, ///< no JSON, or quotes of CSV that do not close
    CellCount,   ///< more or fewer cells than the header names
    NotUtf8,     ///< or with NUL
    NoUser,
    NoItem, ///< nor a title, nor a text that it could be known by
    NoTime,
    TimeNotReadable,
    TimeOutOfRange, ///< before 1970, after 2100, or 0
    RatingNotReadable,
    TooLong, ///< a key that is no key
};
inline constexpr std::size_t rowProblems = 10;

/// A word for programs: "no_user".
QString rowProblemKey(RowProblem problem);
/// Translated, for a table of what was left out.
QString rowProblemName(RowProblem problem);

/// The rows that could not be used: how many of each kind, and where the first of them stand.
class BadRows final
{
public:
    /// So many places are kept of each kind.
    static constexpr qsizetype placesNamed = 5;

    struct Kind
    {
        qint64 rows = 0;
        QStringList places; ///< "FILE, line N", translated

        bool operator==(const Kind&) const = default;
    };

    void add(RowProblem problem, const QString& file, qint64 line, qint64 rows = 1);
    /// As they were counted before.
    void set(RowProblem problem, const Kind& kind) { m_kinds[std::size_t(problem)] = kind; }
    const Kind& of(RowProblem problem) const { return m_kinds[std::size_t(problem)]; }
    qint64 total() const;
    /// "12 without a user (FILE, line 3, ...)", a sentence for each kind that there is.
    QStringList sentences() const;
    bool operator==(const BadRows&) const = default;

private:
    std::array<Kind, rowProblems> m_kinds;
};

} // namespace tandem::usersum
