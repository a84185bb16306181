#include "views/overview/personlinkdialog.h"

#include "models/results/datetext.h"
#include "storage/web/secretlink.h"
#include "ui/arrange.h"
#include "ui/messagebar.h"
#include "ui/parts.h"
#include "ui/qrcode.h"
#include "views/session/projectsession.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGuiApplication>
#include <QImage>
#include <QLabel>
#include <QLayout>
#include <QLineEdit>
#include <QPixmap>
#include <QPushButton>

#include <initializer_list>
#include <memory>

namespace tandem {

namespace {

/// Pixels of a module of the QR code: a phone reads it from a screen at arm's length.
constexpr int kModulePixels = 4;

} // namespace

PersonLinkDialog::PersonLinkDialog(
    ProjectSession& session, const Person& person, const QString& address, QWidget* parent)
    : QDialog(parent)
    , m_session(session)
    , m_person(person)
    , m_messages(new MessageBar(this))
    , m_state(named(newNote(this, LabelStyle::Secondary), "personLinkState"))
    , m_address(named(new QLineEdit(this), "personLinkAddress"))
    , m_link(named(new QLineEdit(this), "personLinkShown"))
    , m_code(named(new QLabel(this), "personLinkCode"))
    , m_reading(session, this)
{
    setObjectName(QStringLiteral("personLinkDialog"));
    setWindowTitle(tr("Link for %1").arg(person.name));
    setModal(true);
    build(address);
    follow();
    m_address->setFocus();
}

PersonLinkDialog::~PersonLinkDialog() = default;

void PersonLinkDialog::build(const QString& address)
{
    auto* about = newNote(this, LabelStyle::Plain,
        tr("By the link, %1 labels paragraphs and key facts, writes opinions and peer-reviews them "
           "in any browser, as blind as in Tandem. Anyone with the link answers as %1.")
            .arg(m_person.name));
    m_address->setText(address);
    m_link->setReadOnly(true);
    m_link->setAccessibleName(tr("The link"));
    m_copy = newButton(this, "personLinkCopy", [] { return tr("Co&py"); });
    m_copy->setAutoDefault(false);
    connect(m_copy, &QPushButton::clicked, this,
        [this] { QGuiApplication::clipboard()->setText(m_link->text()); });
    m_revoke = newButton(this, "personLinkRevoke", [] { return tr("&Revoke link"); });
    m_revoke->setAutoDefault(false);
    m_revoke->setEnabled(false);
    connect(m_revoke, &QPushButton::clicked, this, &PersonLinkDialog::askRevoke);
    auto* form = new QFormLayout;
    form->addRow(tr("Server &address"), m_address);
    form->addRow(QString(), newNote(this, LabelStyle::Small,
                                tr("As printed by “tandem serve”; the page is opened there.")));
    auto* box = new QDialogButtonBox(this);
    m_make =
        addDialogButtons(box, this, tr("&Create and copy link"), "personLinkMake", tr("Close"));
    m_code->setAlignment(Qt::AlignCenter);
    m_code->setAccessibleName(tr("QR code of the link"));
    auto* body = inColumn({about, m_state, form, inRow({{m_link, 1}, m_copy}, 8), m_code,
                              inRow({m_revoke, Free(), box}, 8)},
        12, {20, 16, 20, 16});
    inColumn(this, {m_messages, {body, 1}}, 0);
    setMinimumWidth(560);
    showLink({});
}

/// The link, or none.
void PersonLinkDialog::showLink(const QString& link)
{
    const QImage code = link.isEmpty() ? QImage() : qrCode(link);
    m_code->setPixmap(QPixmap::fromImage(code.scaled(code.size() * kModulePixels)));
    m_code->setMinimumSize(code.size() * kModulePixels);
    m_link->setText(link);
    for (QWidget* part : std::initializer_list<QWidget*>{m_link, m_copy, m_code})
        part->setVisible(!link.isEmpty());
    // Enter, pressed once more, would end the link that was just made.
    m_make->setEnabled(link.isEmpty());
    m_make->setVisible(link.isEmpty());
}

void PersonLinkDialog::follow()
{
    m_reading.keep(
        {.parts = Part::People},
        [] {
            return
                [](Database& database, const CancelFlag&) { return PersonLinks(database).all(); };
        },
        [this](const QHash<PersonId, QDateTime>& links) {
            const auto link = links.constFind(m_person.id);
            m_revoke->setEnabled(link != links.cend());
            m_state->setText(link == links.cend()
                                 ? tr("No link yet.")
                                 : tr("Link since %1. A new one ends it; the project stores only a "
                                      "hash of a link.")
                                       .arg(results::dateTimeText(*link)));
        });
}

void PersonLinkDialog::accept()
{
    const QString base = web::linkBase(m_address->text());
    if (!m_make->isEnabled())
        return;
    if (base.isEmpty())
        return m_messages->showMessage(MessageBar::Kind::Warning,
            tr("Enter an address such as https://studies.example.org/."));
    m_messages->clear();
    m_make->setEnabled(false);
    const auto secret = std::make_shared<QString>();
    m_session
        .change(this, {.write = [person = m_person.id, secret](
                                    const WriteContext& context) -> Expected<Written> {
            TANDEM_TRY(made, PersonLinks(context.database).make(person, context.origin.person));
            *secret = *made;
            return Written(PeopleChanged{});
        }})
        .onEnded(this, [this, secret](const Expected<void>& done) {
            if (done)
                return show(*secret);
            m_make->setEnabled(true);
            fail(done.error());
        });
}

void PersonLinkDialog::show(const QString& secret)
{
    const QString base = web::linkBase(m_address->text());
    const QString link = web::personAddress(base, secret);
    QGuiApplication::clipboard()->setText(link);
    showLink(link);
    m_link->selectAll();
    m_link->setFocus();
    m_messages->showMessage(MessageBar::Kind::Info,
        tr("Link copied. It is shown only once: send it to %1 now.").arg(m_person.name));
    // As high as the code and what the bar says need.
    layout()->activate();
    adjustSize();
    emit linkMade(base);
}

void PersonLinkDialog::askRevoke()
{
    m_messages->ask(tr("Revoke the link of %1? Answers are kept.").arg(m_person.name), tr("Revoke"),
        [this] { revoke(); });
}

void PersonLinkDialog::revoke()
{
    showLink({});
    m_session
        .change(this,
            {.write = [person = m_person.id](const WriteContext& context) -> Expected<Written> {
                TANDEM_DO(PersonLinks(context.database).revoke(person, context.origin.person));
                return Written(PeopleChanged{});
            }})
        .onFailed(this, [this](const Error& error) { fail(error); });
}

void PersonLinkDialog::fail(const Error& error)
{
    m_messages->showMessage(MessageBar::Kind::Error, error.sentence());
}

} // namespace tandem
