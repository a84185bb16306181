#pragma once

#include "models/ids.h"
#include "storage/project/project.h"

#include <QWidget>

class QLabel;
class QTableView;

namespace tandem {

class ItemTimeModel;
class PaneHeader;
class ProjectSession;

/// Times per paragraph of the sample that is current in the list beside it.
class ItemTimePanel final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(ItemTimePanel)

public:
    explicit ItemTimePanel(ProjectSession& session, QWidget* parent = nullptr);

    /// An invalid id shows nothing.
    void setSample(SampleId sample);

signals:
    void failed(const tandem::Error& error);

protected:
    void changeEvent(QEvent* event) override;

private:
    void follow(const ChangeEvent& event);
    void read();
    QString medians() const;

    ProjectSession& m_session;
    SampleId m_sample;
    ItemTimeModel* m_model;
    PaneHeader* m_header;
    QLabel* m_note;
    QTableView* m_table;
};

} // namespace tandem
