#include "views/studies/studylinkdialog.h"

#include "models/results/datetext.h"
#include "models/results/spelling.h"
#include "models/studies/designcheck.h"
#include "storage/web/secretlink.h"
#include "ui/arrange.h"
#include "ui/dialogsize.h"
#include "ui/messagebar.h"
#include "ui/parts.h"
#include "ui/rows/rowsof.h"
#include "ui/rows/rowsview.h"
#include "views/session/projectsession.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRandomGenerator>
#include <QScrollArea>
#include <QSpinBox>
#include <QStackedWidget>

#include <memory>

namespace tandem {

namespace {

constexpr int kCodeLength = 8;
constexpr int kLongestCode = 100;

/// Letters and digits that nobody takes for one another.
QString drawnCode()
{
    const QString letters = QStringLiteral("ABCDEFGHJKLMNPQRSTUVWXYZ23456789");
    QString code;
    for (int i = 0; i < kCodeLength; ++i)
        code += letters.at(QRandomGenerator::system()->bounded(int(letters.size())));
    return code;
}

} // namespace

StudyLinkDialog::StudyLinkDialog(ProjectSession& session, StudyId study,
    const std::optional<StudyRater>& rater, const QString& address, QWidget* parent)
    : QDialog(parent)
    , m_session(session)
    , m_study(study)
    , m_rater(rater)
    , m_messages(new MessageBar(this))
    , m_pages(new QStackedWidget(this))
{
    setObjectName(QStringLiteral("studyLinkDialog"));
    setWindowTitle(m_rater ? tr("Link for %1").arg(m_rater->name) : tr("Open link"));
    setModal(true);
    m_pages->addWidget(buildQuestion());
    m_pages->addWidget(buildLink());
    m_address->setText(address);
    auto* box = new QDialogButtonBox(this);
    box->setContentsMargins(20, 8, 20, 16);
    m_make = addDialogButtons(box, this, tr("Create and copy &link"), "linkMake", tr("Close"));
    // What the bar says may take the room that large text needs.
    auto* scroll = new QScrollArea(this);
    scroll->setWidget(m_pages);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    inColumn(this, {m_messages, {scroll, 1}, box}, 0);
    constexpr int kWidth = 560;
    resizeWithin(
        this, {kWidth, m_pages->layout()->totalHeightForWidth(kWidth) + box->sizeHint().height()});
    m_address->setFocus();
    if (!m_rater)
        warnWhereFull();
}

/// Who comes by a link to a study that has enough raters is turned away.
void StudyLinkDialog::warnWhereFull()
{
    m_session.project().read<bool>(
        [study = m_study](Database& database, const CancelFlag&) {
            return StudyLinkRepository(database).takesNewcomers(study);
        },
        this,
        [this](const Expected<bool>& takes) {
            if (takes && !*takes)
                m_messages->showMessage(MessageBar::Kind::Warning,
                    tr("The study has enough raters: an open link admits no one. Increase raters "
                       "per item first."));
        });
}

QWidget* StudyLinkDialog::buildQuestion()
{
    auto* page = new QWidget(m_pages);
    auto* form = new QFormLayout(page);
    form->setContentsMargins(20, 16, 20, 4);
    form->addRow(newNote(page, LabelStyle::Plain,
        m_rater ? tr("Anyone with the link answers as %1. An earlier link stops working.")
                      .arg(m_rater->name)
                : tr("Anyone who opens the link becomes a rater of the study.")));
    m_address = named(new QLineEdit(page), "linkAddress");
    form->addRow(tr("Server &address"), m_address);
    form->addRow(QString(), newNote(page, LabelStyle::Small,
                                tr("As printed by “tandem serve”; raters open their page there.")));
    if (m_rater)
        return page;
    m_most = newNumberField(page, "linkMost");
    m_most->setRange(0, studies::kMostNewcomers);
    m_most->setSpecialValueText(tr("as many as the study needs"));
    form->addRow(tr("Max. &raters"), m_most);
    m_done = code("linkDone", tr("Completion &code"), form);
    m_declined = code("linkDeclined", tr("Code if &declined"), form);
    m_screenedOut = code("linkScreenedOut", tr("Code if &screened out"), form);
    return page;
}

QLineEdit* StudyLinkDialog::code(const char* name, const QString& label, QFormLayout* form)
{
    auto* field = named(new QLineEdit(drawnCode(), form->parentWidget()), name);
    field->setMaxLength(kLongestCode);
    form->addRow(label, field);
    return field;
}

QWidget* StudyLinkDialog::buildLink()
{
    auto* page = new QWidget(m_pages);
    m_link = named(new QLineEdit(page), "linkShown");
    m_link->setReadOnly(true);
    m_link->setAccessibleName(tr("The link"));
    inColumn(page,
        {newNote(page, LabelStyle::Plain,
             tr("Link copied. It is shown only once; the project stores only a hash of it.")),
            m_link, Free(1)},
        10, {20, 16, 20, 4});
    return page;
}

QString StudyLinkDialog::address() const
{
    return web::linkBase(m_address->text());
}

void StudyLinkDialog::accept()
{
    if (!m_make->isEnabled())
        return;
    if (address().isEmpty())
        return m_messages->showMessage(MessageBar::Kind::Warning,
            tr("Enter an address such as https://studies.example.org/."));
    m_messages->clear();
    m_make->setEnabled(false);
    const CompletionCodes codes =
        m_rater ? CompletionCodes()
                : CompletionCodes{m_done->text(), m_declined->text(), m_screenedOut->text()};
    const auto secret = std::make_shared<QString>();
    m_session
        .change(this, {.write = [study = m_study, rater = m_rater ? m_rater->id : RaterId(), codes,
                                    secret, most = m_most ? m_most->value() : 0](
                                    const WriteContext& context) -> Expected<Written> {
            StudyLinkRepository links(context.database);
            const PersonId by = context.origin.person;
            TANDEM_TRY(made, rater.isValid() ? links.newLink(rater, by)
                                             : links.newOpenLink(study, most, codes, by));
            *secret = *made;
            return Written(StudyChanged{study, rater});
        }})
        .onEnded(this, [this, secret](const Expected<void>& done) {
            m_make->setEnabled(true);
            if (!done)
                return m_messages->showMessage(MessageBar::Kind::Error, done.error().sentence());
            show(*secret);
        });
}

void StudyLinkDialog::show(const QString& secret)
{
    const QString link =
        m_rater ? web::raterAddress(address(), secret) : web::joinAddress(address(), secret);
    QGuiApplication::clipboard()->setText(link);
    m_link->setText(link);
    m_link->selectAll();
    m_pages->setCurrentIndex(1);
    m_make->hide();
    m_link->setFocus();
    emit linkMade(address());
}

namespace {

/// Enough of a UUID to tell a few links apart.
QString shortId(const OpenLink& link)
{
    return link.uuid.left(8);
}

RowSpec<OpenLink> openLinkRows()
{
    const auto columns = [] {
        return QList<RowColumn<OpenLink>>{
            {.title = OpenLinksDialog::tr("Link"), .text = shortId, .letters = 10},
            {.title = OpenLinksDialog::tr("Created"),
                .text = [](const OpenLink& link) { return results::dateTimeText(link.madeAt); },
                .letters = 18},
            {.title = OpenLinksDialog::tr("Joined"),
                .text =
                    [](const OpenLink& link) {
                        return link.most > 0 ? OpenLinksDialog::tr("%1 of max. %2")
                                                   .arg(results::countText(link.raters),
                                                       results::countText(link.most))
                                             : results::countText(link.raters);
                    },
                .letters = 16},
            {.title = OpenLinksDialog::tr("Done"),
                .text = [](const OpenLink& link) { return link.codes.done; },
                .letters = 12,
                .titleToolTip = OpenLinksDialog::tr("Completion code for raters who finish")},
            {.title = OpenLinksDialog::tr("Declined"),
                .text = [](const OpenLink& link) { return link.codes.declined; },
                .letters = 12,
                .titleToolTip = OpenLinksDialog::tr("Completion code for raters who decline")},
            {.title = OpenLinksDialog::tr("Screened out"),
                .text = [](const OpenLink& link) { return link.codes.screenedOut; },
                .letters = 12,
                .titleToolTip =
                    OpenLinksDialog::tr("Completion code for raters who are screened out")},
            {.title = OpenLinksDialog::tr("State"),
                .text =
                    [](const OpenLink& link) {
                        return link.isRevoked ? OpenLinksDialog::tr("revoked")
                                              : OpenLinksDialog::tr("open");
                    },
                .look =
                    [](const OpenLink& link) {
                        return RowLook{.color = link.isRevoked ? &ThemeColors::secondary : nullptr};
                    },
                .letters = 12},
        };
    };
    return {.key = [](const OpenLink& link) { return RowKey(link.id); }, .columns = columns};
}

} // namespace

OpenLinksDialog::OpenLinksDialog(ProjectSession& session, StudyId study, QWidget* parent)
    : QDialog(parent)
    , m_session(session)
    , m_study(study)
    , m_messages(new MessageBar(this))
    , m_links(new RowsOf<OpenLink>(openLinkRows(), this))
    , m_table(named(new RowsView(m_links, this), "openLinks"))
    , m_reading(session, this)
{
    setObjectName(QStringLiteral("openLinksDialog"));
    setWindowTitle(tr("Open links of the study"));
    setModal(true);
    m_table->setAccessibleName(tr("Open links"));
    auto* about = newNote(this, LabelStyle::Secondary,
        tr("Addresses are not stored. If you lose one, revoke its link and create another. Raters "
           "who joined by a revoked link can continue."));
    m_revoke = newButton(this, "openLinkRevoke", [] { return tr("&Revoke link"); });
    m_revoke->setAutoDefault(false);
    connect(m_revoke, &QPushButton::clicked, this, &OpenLinksDialog::askRevoke);
    auto* box = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(box, &QDialogButtonBox::rejected, this, &OpenLinksDialog::reject);
    auto* body =
        inColumn({about, {m_table, 1}, inRow({m_revoke, Free(1), box}, 8)}, 10, {20, 14, 20, 14});
    inColumn(this, {m_messages, {body, 1}}, 0);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
        &OpenLinksDialog::showState);
    m_reading.keep(
        {.parts = Part::Studies},
        [study] {
            return [study](Database& database, const CancelFlag&) {
                return StudyLinkRepository(database).openLinks(study);
            };
        },
        [this](const QList<OpenLink>& links) {
            m_links->setRows(links);
            if (m_table->currentRow() < 0 && !links.isEmpty())
                m_table->choose(RowKey(links.last().id));
            showState();
        });
    resize(860, 360);
    showState();
    m_table->setFocus();
}

OpenLinksDialog::~OpenLinksDialog() = default;

void OpenLinksDialog::showState()
{
    const OpenLink* link = m_links->rowAt(m_table->currentRow());
    m_revoke->setEnabled(link && !link->isRevoked);
}

void OpenLinksDialog::askRevoke()
{
    const OpenLink* link = m_links->rowAt(m_table->currentRow());
    if (!link)
        return;
    m_messages->ask(tr("Revoke link %1? No one else can join by it.").arg(shortId(*link)),
        tr("Revoke"), [this, link = *link] { revoke(link); });
}

void OpenLinksDialog::revoke(const OpenLink& link)
{
    m_session
        .change(this, {.write = [study = m_study, id = link.id](
                                    const WriteContext& context) -> Expected<Written> {
            TANDEM_DO(
                StudyLinkRepository(context.database).revokeOpenLink(id, context.origin.person));
            return Written(StudyChanged{study});
        }})
        .onFailed(this, [this](const Error& error) {
            m_messages->showMessage(MessageBar::Kind::Error, error.sentence());
        });
}

} // namespace tandem
