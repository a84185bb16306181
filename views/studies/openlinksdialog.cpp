#include "views/studies/openlinksdialog.h"

#include "models/results/datetext.h"
#include "models/results/spelling.h"
#include "ui/arrange.h"
#include "ui/messagebar.h"
#include "ui/parts.h"
#include "ui/rows/rowsof.h"
#include "ui/rows/rowsview.h"
#include "views/session/projectsession.h"

#include <QDialogButtonBox>
#include <QPushButton>

namespace tandem {

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
