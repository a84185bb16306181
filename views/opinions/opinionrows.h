#pragma once

#include "models/opinions/utterancework.h"
#include "models/people/person.h"
#include "ui/keyhint.h"
#include "ui/rows/rowspec.h"
#include "views/opinions/opinionsheet.h"

#include <QListView>
#include <QWidget>

class QHBoxLayout;
class QLabel;

namespace tandem {

class SpanTextView;

/// What the lists of the Opinions screen say of an opinion or a reference.
struct OpinionRow
{
    RowKey key;
    QString number = {};
    QString text; ///< clarified parts stand between ** and **
    QString detail = {};
    BadgeKind badge = BadgeKind::None;
    QString badgeText = {};
    bool waits = false; ///< for the one who looks at it
    QString accessible;
    bool operator==(const OpinionRow&) const = default;
};

RowSpec<OpinionRow> opinionRows();

/// The main opinions of one utterance, as their words stand in it, with what is left to do.
QList<OpinionRow> mainOpinionRows(const UtteranceWork& work, const QString& utterance);
/// The references of one main opinion with what each points to.
QList<OpinionRow> referenceRows(const QList<Reference>& references, const OpinionContext& context);
/// The atomic opinions of a closed round with where each stands, as `viewer` sees them.
QList<OpinionRow> checkRows(
    const OpinionSheet& sheet, PersonId viewer, const QList<Person>& people);

/// Cards in a list that is as high as its rows, up to a number of them. Letters are commands in it,
/// never a search.
class RowList final : public QListView
{
    Q_OBJECT
    Q_DISABLE_COPY(RowList)

public:
    /// 0: as high as there is room.
    explicit RowList(int mostRows, QWidget* parent = nullptr);

    void setModel(QAbstractItemModel* model) override;
    void keyboardSearch(const QString& search) override;

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    void fit();

    int m_mostRows;
};

/// The utterance in front, with what is marked in it.
class UtteranceCard final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(UtteranceCard)

public:
    explicit UtteranceCard(QWidget* parent = nullptr);
    ~UtteranceCard() override;

    SpanTextView* view() const { return m_view; }
    /// An utterance at its place (from 1) among `all` of the discussion; place 0 for none.
    void setUtterance(const OpinionContext& context, int place, int all);
    /// Marks every main opinion, and the references of `current` (an index, -1 for none); the
    /// reference that is looked at stands out.
    void setMarks(const UtteranceWork& work, qsizetype current, qsizetype reference);
    /// Marks one opinion's words and some of its references (by index).
    void setMarks(const MainOpinion& opinion, const QList<qsizetype>& references);
    void setHints(const QList<KeyHint>& hints);

private:
    void showHints();

    QLabel* m_title;
    SpanTextView* m_view;
    QWidget* m_hints;
    QHBoxLayout* m_hintLayout;
    QList<KeyHint> m_shownHints;
};

} // namespace tandem
