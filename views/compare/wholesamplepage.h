#pragma once

#include "models/rounds/samplerow.h"
#include "views/compare/funnelitems.h"
#include "views/session/watchedlatest.h"

#include <QWidget>

namespace tandem {

class FunnelParagraphView;
class PaneHeader;
class ProjectSession;
template <typename Row>
class RowsOf;

/// A sample as a whole, to be read: its article with what became of each paragraph and its facts,
/// the discussion, the opinions, what it was imported with, and what happened. Read by a worker,
/// and only while the page is visible.
class WholeSamplePage final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(WholeSamplePage)

public:
    explicit WholeSamplePage(ProjectSession& session, QWidget* parent = nullptr);

    /// Shows this sample; an invalid one: none.
    void setSample(const SampleRow& sample);

signals:
    /// A paragraph, fact or opinion was entered: it is to be shown where it is worked on.
    void itemActivated(const tandem::FunnelItem& item);
    /// Somebody wants to go back to where they came from.
    void leaveRequested();

private:
    void retitle();

    ProjectSession& m_session;
    RowsOf<FunnelItem>* m_lines;
    PaneHeader* m_header;
    FunnelParagraphView* m_list;
    SampleRow m_sample;
    WatchedLatest<QList<FunnelItem>> m_read;
};

} // namespace tandem
