#pragma once

#include "storage/project/project.h"
#include "ui/rows/rowspec.h"
#include "views/overview/itemtimes.h"

#include <QWidget>

class QLabel;

namespace tandem {

class PaneHeader;
class ProjectSession;
template <typename Row>
class RowsOf;
class RowsView;

/// Times per paragraph of the sample that is current in the list beside it.
class ItemTimePanel final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(ItemTimePanel)

public:
    explicit ItemTimePanel(ProjectSession& session, QWidget* parent = nullptr);

    /// An invalid id shows nothing.
    void setSample(SampleId sample);

private:
    RowSpec<ItemTime> itemRows() const;
    void follow(const ChangeEvent& event);
    void read();
    QString medians() const;

    ProjectSession& m_session;
    SampleId m_sample;
    ItemTimes m_times;
    RowsOf<ItemTime>* m_rows;
    PaneHeader* m_header;
    QLabel* m_note;
    RowsView* m_table;
};

} // namespace tandem
