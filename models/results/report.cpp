#include "models/results/report.h"

#include "models/results/spelling.h"

namespace tandem::results {

Cell Cell::shownAs(QString text) const
{
    Cell cell = *this;
    cell.shown = std::move(text);
    return cell;
}

Cell Cell::explained(QString why) const
{
    Cell cell = *this;
    cell.toolTip = std::move(why);
    return cell;
}

Cell timeCell(const QDateTime& utc, Qt::DateFormat format)
{
    if (!utc.isValid())
        return {};
    return Cell(utc.toString(format))
        .shownAs(utc.toLocalTime().toString(QStringLiteral("yyyy-MM-dd hh:mm")));
}

Section only(Outlets outlets, Section section)
{
    section.in = outlets;
    return section;
}

Section fieldsOf(const char* key, const QList<std::pair<const char*, Cell>>& fields)
{
    Section section;
    section.key = QString::fromLatin1(key);
    section.shape = Shape::Fields;
    section.in = Outlet::Json;
    section.rows.resize(1);
    for (const auto& [name, cell] : fields) {
        section.columns.append(Column{QString::fromLatin1(name), {}});
        section.rows.first().cells.append(cell);
    }
    return section;
}

Section notesOf(const QStringList& notes, const QString& title)
{
    Section section;
    section.title = notes.isEmpty() ? QString() : title;
    section.notes = notes;
    section.in = {Outlet::Window, Outlet::Console};
    return section;
}

QStringList undefinedReasons(const Section& section)
{
    QStringList reasons;
    for (const Row& row : section.rows) {
        for (qsizetype i = 1; i < row.cells.size(); ++i) {
            const auto* figure = std::get_if<Figure>(&row.cells.at(i).value);
            if (!figure || figure->isDefined())
                continue;
            reasons += QStringLiteral("%1, %2: %3")
                           .arg(onOneLine(spelled(
                                    row.cells.first(), section.columns.first(), Outlet::Readers)),
                               section.columns.at(i).title, figure->undefinedBecause);
        }
    }
    reasons.removeDuplicates();
    return reasons;
}

} // namespace tandem::results
