#include "views/packets/packetbanner.h"

#include "storage/team/teamlink.h"
#include "ui/arrange.h"
#include "ui/icons.h"
#include "ui/parts.h"
#include "ui/screen/livetext.h"
#include "views/session/projectsession.h"

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
    , m_whose(named(newLabel(this, LabelStyle::Strong), "packetWhose"))
    , m_next(named(newNote(this, LabelStyle::Plain), "packetNext"))
{
    setObjectName(QStringLiteral("packetBanner"));
    inRow(this, {m_icon, m_whose, {m_next, 1}}, 10, {14, 6, 14, 6});
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    connect(&m_session.project(), &Project::changed, this, [this](const ChangeEvent& event) {
        if (event.as<RoundChanged>() || event.as<StudyChanged>() || event.as<EverythingChanged>())
            follow();
    });
    follow();
    inEveryLanguage(this, [this] { showInfo(); });
    inEveryLook(this, [this] { showInfo(); });
}

void PacketBanner::follow()
{
    if (const auto info = packetInfo(m_session.project().reader()))
        m_info = *info;
    if (const auto link = team::teamLink(m_session.project().reader()))
        m_isOfTeam = link->has_value();
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
    m_whose->setText(
        (m_isOfTeam ? tr("File of %1 in the team of “%2”.") : tr("Packet of %1 from “%2”."))
            .arg(m_info->personName, m_info->projectName));
    const int asked = m_info->rounds + m_info->studies;
    const int ended = m_info->submitted + m_info->studiesEnded;
    if (m_isOfTeam && ended == asked && m_info->checks > 0)
        m_next->setText(tr("Review your partner's opinions and answer their reviews."));
    else if (m_isOfTeam)
        m_next->setText(tr("%1 of %n submitted.", nullptr, asked).arg(ended));
    else if (ended < asked)
        m_next->setText(
            tr("%1 of %n submitted. When you are done, close this file and send it back.", nullptr,
                asked)
                .arg(ended));
    else if (m_info->checks > 0)
        m_next->setText(tr("Review your partner's opinions and answer their reviews, then close "
                           "this file and send it back."));
    else
        m_next->setText(tr("Everything is submitted. Close this file and send it back."));
    m_icon->setPixmap(
        iconPixmap(Icon::Export, themeColors(this).accent, kIconSize, devicePixelRatioF()));
    setAccessibleName(m_whose->text() + u' ' + m_next->text());
}

void PacketBanner::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), themeColors(this).selection);
}

} // namespace tandem
