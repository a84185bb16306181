#include "storage/formats/studyitemsreader.h"

#include "models/studies/itemcheck.h"
#include "storage/formats/formatwords.h"
#include "storage/formats/recordreader.h"
#include "storage/formats/studyitemrow.h"

#include <QHash>

namespace tandem {

namespace {

constexpr qint64 kMostStudyItemBytes = qint64(512) << 20;

RecordShape studyItemsShape()
{
    RecordShape shape;
    shape.keyOfColumn = studyItemKeyOfColumn;
    shape.keepsCase = true;
    shape.keysAreUnique = true;
    shape.tooLongALine = FormatWords::tr("Put each item on a line of its own.");
    shape.tooLargeATable = FormatWords::tr("Save the items as JSONL.");
    shape.shapeRemedy = FormatWords::tr("Put cells with commas or line breaks in quotes.");
    return shape;
}

/// Collects items, each with a name that no other has.
class StudyItemsIntake final
{
public:
    Expected<void> take(const Record& record)
    {
        TANDEM_TRY_VAR(item, studyItemFrom(record));
        if (item->item.name.isEmpty())
            item->item.name = QString::number(m_items.size() + 1);
        const QString key = comparedId(item->item.name);
        if (const auto before = m_lines.constFind(key); before != m_lines.cend())
            return failure(ErrorCode::InvalidInput,
                FormatWords::tr("The item \"%1\" is there twice; line %2 has it already.")
                    .arg(item->item.name)
                    .arg(*before),
                record.rowPlace(), FormatWords::tr("Give every item a name of its own."));
        m_bytes += bytesOf(item->item);
        if (m_items.size() == studies::kMostStudyItems || m_bytes > kMostStudyItemBytes)
            return failure(ErrorCode::TooLarge,
                FormatWords::tr("There are more than %L1 items, or they take more than %2 MiB.")
                    .arg(studies::kMostStudyItems)
                    .arg(kMostStudyItemBytes >> 20),
                record.rowPlace(), FormatWords::tr("Choose those that the study needs."));
        m_lines.insert(key, record.line());
        m_items.append(std::move(*item));
        return {};
    }

    QList<studies::StudyItem>& items() { return m_items; }

private:
    static qint64 bytesOf(const studies::Item& item)
    {
        qint64 units = item.name.size() + item.text.size();
        for (const studies::Field& field : item.fields)
            units += field.text.size();
        return units * qint64(sizeof(QChar));
    }

    QList<studies::StudyItem> m_items;
    QHash<QString, qint64> m_lines; ///< of names, by comparedId()
    qint64 m_bytes = 0;
};

} // namespace

Expected<QList<studies::StudyItem>> readStudyItems(const Input& input, const ReadProgress& progress)
{
    TANDEM_TRY(device, input.open());
    StudyItemsIntake intake;
    const auto take = [&](const Record& record) { return intake.take(record); };
    TANDEM_DO(readRecords(
        input, layoutOfRecords(**device, input.name()), studyItemsShape(), take, progress));
    if (intake.items().isEmpty())
        return failure(ErrorCode::InvalidInput, FormatWords::tr("There is no item in it."),
            input.name(), FormatWords::tr("Choose a file with at least one item."));
    return std::move(intake.items());
}

} // namespace tandem
