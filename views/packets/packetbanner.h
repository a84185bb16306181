#pragma once

#include "storage/packets/packetinfo.h"

#include <QFrame>

class QLabel;

namespace tandem {

class ProjectSession;

/// Says on top of an open packet whose it is, of which project, and what to do when done. Hidden in
/// a project that is no packet.
class PacketBanner final : public QFrame
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PacketBanner)

public:
    explicit PacketBanner(ProjectSession& session, QWidget* parent = nullptr);

    QString text() const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void follow();
    void showInfo();

    ProjectSession& m_session;
    std::optional<PacketInfo> m_info;
    bool m_isOfTeam = false; ///< it keeps itself in step, and nobody sends it back
    QLabel* m_icon;
    QLabel* m_whose;
    QLabel* m_next;
};

} // namespace tandem
