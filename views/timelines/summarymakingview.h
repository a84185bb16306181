#pragma once

#include "ui/rows/rowsof.h"
#include "ui/spantextview.h"
#include "views/session/watchedlatest.h"
#include "views/timelines/makingrows.h"

#include <QWidget>

#include <memory>
#include <optional>

class QAction;
class QLabel;

namespace tandem {

class CardsView;
class PaneHeader;
class ProjectSession;

/// One side of a step: texts with their labels, and what is marked in them.
struct MakingSide
{
    QString title{};
    QString remark{}; ///< what is marked
    QStringList texts{};
    QStringList labels{};
    QList<SpanMark> marks{};

    bool isEmpty() const { return texts.isEmpty(); }
};

/// A step of the making as two sides: a version and what was found in it, or what became of it.
struct MakingSides
{
    MakingSide first;
    MakingSide second; ///< may be empty: the first stands alone
};
MakingSides makingSides(const SummaryMaking& making, const MakingRow& row);

/// How a run made a summary: each segment with its versions, what was asked about them and found,
/// what was written anew and what was combined; of the current step both sides.
class SummaryMakingView final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SummaryMakingView)

public:
    /// `back` leads back to the summary; it outlives this.
    SummaryMakingView(ProjectSession& session, QAction* back, QWidget* parent = nullptr);

    /// Read while this is in sight.
    /// `origin` says where the summary came from; empty where there is none.
    void setSummary(TimelineUserId user, const QString& summarizer, const QString& origin);
    /// What is said where no run made the summary.
    QString whyNothing() const;
    /// The next step, or the one before; stays at the ends.
    void step(int by);
    /// The step that is looked at; none where there is none.
    std::optional<MakingRow> current() const;
    CardsView* list() const { return m_list; }

signals:
    /// Enter or a double click on a step.
    void replyWanted();
    /// Escape.
    void left();

private:
    using Making = std::optional<SummaryMaking>;

    struct Side
    {
        PaneHeader* header;
        SpanTextView* text;
        QWidget* pane;
    };

    Side newSide(const char* name);
    static void fill(const Side& side, const MakingSide& shown);
    void keepReading();
    void take(const Making& making);
    void showStep();
    void retranslate();

    TimelineUserId m_user;
    QString m_summarizer;
    QString m_origin;
    Making m_making;
    bool m_isRead = false; ///< what there is of this summary
    RowsOf<MakingRow>* m_rows;
    PaneHeader* m_header;
    QLabel* m_query;
    CardsView* m_list;
    Side m_first;
    Side m_second;
    WatchedLatest<Making> m_reading; ///< the last, so that it ends before what it tells
};

} // namespace tandem
