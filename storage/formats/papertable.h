#pragma once

#include <QList>
#include <QString>

namespace tandem {

namespace results {
struct Section;
}

/// Tables of systems as the paper on the benchmark prints them: both patterns beside each other, a
/// row for each model with what self-reflection changes.
class PaperTable final
{
public:
    /// How a number of a column stands out.
    enum class Mark { None, Best, Second };
    struct Cell
    {
        QString number; ///< empty where there is none
        QString change; ///< "↑ 1.27"; empty where there is none
        Mark mark = Mark::None;
    };
    /// What a table holds.
    enum class Kind { Scores, Errors };
    struct Row
    {
        QString model;
        bool reflecting = false; ///< under self-reflection alone
        bool published = false;
        QList<Cell> cells; ///< of all columns
    };
    /// Columns of one pattern.
    struct Group
    {
        QString name;
        QStringList columns;
    };

    /// `sections` are those of one kind, of either pattern or both (kgds/systemtables.h).
    PaperTable(Kind kind, const QList<results::Section>& sections);

    /// With booktabs and graphicx: as wide as the text at most, in parts of as many rows as a page
    /// holds.
    QString latex() const;

private:
    void addSection(const results::Section& section);
    Row& rowOf(const QString& model, bool reflecting, bool published);
    void fillGaps();
    QString caption(bool isPart, int part) const;
    QString head() const;
    QString heading(const QString& words) const;
    QString partText(const QList<Row>& rows, const QString& caption) const;

    Kind m_kind;
    QList<Group> m_groups;
    QList<Row> m_rows;
    qsizetype m_columns = 0;
    qint64 m_least = 0; ///< samples of the systems
    qint64 m_most = 0;
};

/// Sections as LaTeX: scores and errors of systems as the paper's Tables 1 and 2, any other one as
/// latexTable() sets it, with its notes below, and sentences without a table as comments. What is
/// not for readers is left out here and in Markdown. Short: without intervals and notes, as a paper
/// has room for.
enum class LatexForm { Full, Short };
QString sectionsLatex(const QList<results::Section>& sections, LatexForm form = LatexForm::Full);
/// The section with figures alone in the place of figures with intervals, and without notes.
results::Section shortSection(results::Section section);
/// Sections as Markdown with their notes: in scores the best mean of a column is bold, the second
/// underlined.
QString sectionsMarkdown(const QList<results::Section>& sections);

} // namespace tandem
