#pragma once

#include "views/facts/factsheet.h"

#include "models/facts/facthints.h"
#include "models/facts/repetition.h"

#include <QAbstractListModel>
#include <QHash>

#include <optional>

namespace tandem {

/// A fact that may repeat an earlier one, as a person is asked about it.
struct RepetitionQuestion
{
    FactId fact;
    FactId earlier;
    double similarity = 1.0;
    bool operator==(const RepetitionQuestion&) const = default;
};

/// What a fact is marked as.
enum class FactMark {
    None,
    Repeats,  ///< a person confirmed it
    Question, ///< it may repeat an earlier one
    Masked,
    Unmasked, ///< a person said so
};

/// The paragraphs of one side with their facts below them, and the row in which a new fact is being
/// typed.
class FactListModel final : public QAbstractListModel
{
    Q_OBJECT
    Q_DISABLE_COPY(FactListModel)

public:
    enum Role : int {
        KindRole = Qt::UserRole + 1, ///< int of RowKind
        NumberRole,                  ///< QString: of the paragraph or fact
        HintSpansRole,               ///< QList<Utf16Span>: where hints stand in the text
        MarkRole,                    ///< int of FactMark
        MarkTextRole,                ///< QString: its words
        DimmedRole,                  ///< bool: takes no part (masked, repeated)
    };
    enum class RowKind { Paragraph, Fact, Draft };

    explicit FactListModel(QObject* parent = nullptr);

    /// Shows one side of a sheet. Rows of the same sample and side are changed one by one.
    void setSheet(const FactSheet& sheet, bool supporting);
    void setQuestions(const QList<RepetitionQuestion>& questions);
    /// Opens an empty row for a new fact, as the fact at `index` (from 0) of `paragraph`, and gives
    /// its row; -1 where the paragraph is not shown.
    int beginDraft(ParagraphId paragraph, int index);
    void endDraft();
    /// Where the draft stands; an invalid paragraph where there is none.
    std::pair<ParagraphId, int> draft() const { return {m_draftParagraph, m_draftIndex}; }

    RowKind kindOf(int row) const;
    /// The fact in a row; null for paragraphs and the draft.
    const FactRow* factAt(int row) const;
    /// The paragraph in a row, or of its fact.
    ParagraphId paragraphAt(int row) const;
    int rowOf(FactId fact) const;
    int rowOf(ParagraphId paragraph) const;
    /// What is asked about a fact; null where nothing is.
    const RepetitionQuestion* questionAbout(FactId fact) const;
    QList<FactHint> hintsOf(const FactRow& fact) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    struct Row
    {
        RowKind kind = RowKind::Paragraph;
        qint64 key = 0; ///< of the paragraph or fact
        ParagraphRow paragraph;
        FactRow fact;
        std::pair<int, qint64> name() const { return {int(kind), key}; }
        bool operator==(const Row& other) const;
    };
    QList<Row> rowsOf(const FactSheet& sheet) const;
    void show(const QList<Row>& rows);
    FactMark markOf(const FactRow& fact) const;
    QString markText(const FactRow& fact) const;
    QString accessibleText(const Row& row) const;

    SampleId m_sample;
    bool m_supporting = true;
    FactSheet m_sheet;
    QList<Row> m_rows;
    QHash<FactId, RepetitionQuestion> m_questions;
    ParagraphId m_draftParagraph;
    int m_draftIndex = 0;
    mutable QHash<QString, QList<FactHint>> m_hints; ///< by text
};

} // namespace tandem
