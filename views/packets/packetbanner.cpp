#include "views/packets/packetbanner.h"

#include "ui/icons.h"
#include "ui/theme.h"
#include "views/session/projectsession.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

namespace tandem {

namespace {

constexpr int kIconSize = 18;

} // namespace

PacketBanner::PacketBanner(ProjectSession& session, QWidget* parent)
    : QFrame(parent)
    , m_session(session)
    , m_icon(new QLabel(this))
    , m_whose(new QLabel(this))
    , m_next(new QLabel(this))
{
    setObjectName(QStringLiteral("packetBanner"));
    m_whose->setObjectName(QStringLiteral("packetWhose"));
    m_next->setObjectName(QStringLiteral("packetNext"));
    setLabelStyle(m_whose, LabelStyle::Strong);
    setLabelStyle(m_next, LabelStyle::Plain);
    m_next->setWordWrap(true);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(14, 6, 14, 6);
    layout->setSpacing(10);
    layout->addWidget(m_icon);
    layout->addWidget(m_whose);
    layout->addWidget(m_next, 1);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    connect(&m_session.project(), &Project::changed, this, [this](const ChangeEvent& event) {
        if (event.as<RoundChanged>() || event.as<EverythingChanged>())
            follow();
    });
    follow();
}

void PacketBanner::follow()
{
    if (const auto info = packetInfo(m_session.project().reader()))
        m_info = *info;
    showInfo();
}

QString PacketBanner::text() const
{
    return isHidden() ? QString() : m_whose->text() + u' ' + m_next->text();
}

void PacketBanner::showInfo()
{
    setVisible(m_info.has_value());
    if (!m_info)
        return;
    m_whose->setText(tr("Packet of %1 from “%2”.").arg(m_info->personName, m_info->projectName));
    if (m_info->handedIn < m_info->rounds)
        m_next->setText(
            tr("%1 of %n handed in. When you are done, close it and send the file back.", nullptr,
                m_info->rounds)
                .arg(m_info->handedIn));
    else if (m_info->checks > 0)
        m_next->setText(tr("Check your partner's opinions and answer their checks, then close it "
                           "and send the file back."));
    else
        m_next->setText(tr("Everything is handed in: close it and send the file back."));
    m_icon->setPixmap(
        iconPixmap(Icon::Export, themeColors(this).accent, kIconSize, devicePixelRatioF()));
    setAccessibleName(m_whose->text() + u' ' + m_next->text());
}

void PacketBanner::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), themeColors(this).selection);
}

void PacketBanner::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange ||
        event->type() == QEvent::StyleChange)
        showInfo();
}

} // namespace tandem
