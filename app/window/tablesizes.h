#pragma once

#include <QList>
#include <QPointer>

class QHeaderView;

namespace tandem {

/// The sizes of all tables' columns and rows, as their user has them, while the size of the text
/// changes: what was so many letters wide stays so.
class TableSizes final
{
public:
    /// Takes the sizes of now.
    TableSizes();
    /// Gives them back, in letters of now.
    void restore() const;

private:
    struct Sections
    {
        QPointer<QHeaderView> header;
        int letter = 0; ///< pixels
        int line = 0;   ///< pixels
        int usual = 0;
        int least = 0;
        QList<int> sizes; ///< 0 for a column that is not sized by hand
    };

    static void restoreRows(const Sections& kept);
    static void restoreColumns(const Sections& kept);

    QList<Sections> m_sections;
};

} // namespace tandem
