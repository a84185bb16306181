#include "views/runs/endpointsdialog.h"

#include "ui/destructivefocus.h"
#include "ui/divider.h"
#include "ui/messagebar.h"
#include "ui/rows/cardsview.h"
#include "ui/rows/rowsof.h"
#include "ui/theme.h"
#include "views/runs/endpointform.h"
#include "views/runs/endpointtestpanel.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace tandem {

void EndpointsDialog::build()
{
    setObjectName(QStringLiteral("endpointsDialog"));
    setWindowTitle(tr("Endpoints"));
    resize(900, 740);
    m_messages->setObjectName(QStringLiteral("endpointsMessage"));
    auto* scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(m_form);
    scroll->viewport()->setAutoFillBackground(false);
    m_form->setAutoFillBackground(false);

    auto* buttons = new QDialogButtonBox(this);
    m_save = buttons->addButton(tr("&Save"), QDialogButtonBox::ApplyRole);
    m_save->setObjectName(QStringLiteral("endpointSave"));
    m_save->setDefault(true);
    setPrimary(m_save);
    auto* close = buttons->addButton(tr("Close"), QDialogButtonBox::RejectRole);
    close->setObjectName(QStringLiteral("endpointsClose"));
    close->setAutoDefault(false);
    connect(m_save, &QPushButton::clicked, this, &EndpointsDialog::save);
    connect(buttons, &QDialogButtonBox::rejected, this, &EndpointsDialog::reject);

    auto* right = new QVBoxLayout;
    right->setContentsMargins(20, 16, 20, 16);
    right->setSpacing(12);
    right->addWidget(scroll, 1);
    right->addWidget(new Divider(Qt::Horizontal, this));
    right->addWidget(m_test);
    right->addWidget(buttons);
    auto* body = new QHBoxLayout;
    body->setSpacing(0);
    body->addWidget(buildList());
    body->addWidget(new Divider(Qt::Vertical, this));
    body->addLayout(right, 1);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(0);
    whole->addWidget(m_messages);
    whole->addLayout(body, 1);
}

QWidget* EndpointsDialog::buildList()
{
    auto* pane = new QWidget(this);
    pane->setFixedWidth(220);
    setSurface(pane, Surface::Panel);
    m_list = new CardsView(pane);
    m_list->setObjectName(QStringLiteral("endpointList"));
    m_list->setAccessibleName(tr("Endpoints"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setModel(m_rows);
    m_add = new QPushButton(tr("&Add"), pane);
    m_add->setObjectName(QStringLiteral("endpointAdd"));
    m_remove = new QPushButton(tr("&Remove"), pane);
    m_remove->setObjectName(QStringLiteral("endpointRemove"));
    guardFocus(*m_remove);
    auto* line = new QHBoxLayout;
    line->setContentsMargins(12, 8, 12, 16);
    line->setSpacing(8);
    for (QPushButton* button : {m_add, m_remove}) {
        button->setAutoDefault(false);
        line->addWidget(button, 1);
    }
    auto* column = new QVBoxLayout(pane);
    column->setContentsMargins(0, 8, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_list, 1);
    column->addLayout(line);
    return pane;
}

} // namespace tandem
