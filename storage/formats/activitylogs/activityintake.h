#pragma once

#include "models/usersum/activitycollector.h"
#include "models/usersum/activitytime.h"
#include "models/usersum/badrows.h"
#include "storage/formats/activitylogs/categories.h"
#include "storage/formats/activitylogs/loglayout.h"
#include "storage/formats/activitylogs/writtenrow.h"
#include "storage/formats/csvcolumns.h"

#include <optional>
#include <string>
#include <string_view>

namespace tandem {

/// Turns rows into activities, and keeps account of those that are none.
class ActivityIntake final : public RowSink
{
public:
    /// `collector` must outlive this. Of longer texts the first `mostTextBytes` are kept.
    ActivityIntake(usersum::ActivityCollector& collector, qsizetype mostTextBytes);

    /// The rows to come stand in this file, whose columns or keys are these.
    void beginFile(const LogLayout& layout, const QString& place, const QStringList& names);

    /// InvalidInput: times in more than one unit; nearly all of the first rows are bad.
    Expected<void> take(const WrittenRow& row) override;
    Expected<void> takeBad(usersum::RowProblem problem, qint64 line, qint64 rows) override;
    /// InvalidInput: there was no row, or nearly all were bad.
    Expected<void> checkEnd() const;

    qint64 rows() const { return m_good + m_bad.total(); }
    const usersum::BadRows& bad() const { return m_bad; }
    const usersum::TimesSeen& times() const { return m_times; }
    /// Milliseconds since 1970, of all good rows.
    qint64 earliest() const;
    qint64 latest() const;

private:
    Expected<std::optional<double>> ratingOf(std::string_view text, qint64 line);
    std::string_view withPoint(std::string_view number);
    Expected<void> checkSign(std::string_view number, qint64 line);
    Expected<void> takeTime(const WrittenRow& row, usersum::ActivityRow& activity);
    void takeText(const WrittenRow& row, usersum::ActivityRow& activity);
    Expected<void> refuseBad() const;

    usersum::ActivityCollector& m_collector;
    std::size_t m_mostTextBytes;
    QString m_place;
    QStringList m_names;
    CategoryList m_categories;
    bool m_areColumnsNamed = false;
    bool m_mayHaveComma = false;           ///< in decimals
    bool m_mayHaveGroups = false;          ///< commas between thousands
    std::optional<OneDecimalSign> m_signs; ///< of the file
    bool m_hasSeenPoint = false;
    bool m_hasSeenComma = false;
    std::string m_number; ///< with a point for its comma
    usersum::BadRows m_bad;
    usersum::TimesSeen m_times;
    usersum::TimeUnit m_lastUnit = usersum::TimeUnit::Seconds;
    usersum::WrittenTime m_first;
    usersum::WrittenTime m_last;
    std::string m_text;
    qint64 m_good = 0;
};

} // namespace tandem
