#include "views/discussion/pastepreview.h"

#include "ui/discussionview.h"
#include "ui/parts.h"
#include "ui/theme.h"
#include "views/discussion/turns.h"
#include "views/discussion/utterancemodel.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

namespace tandem {

PastePreview::PastePreview(
    const QList<kgds::UtteranceRecord>& utterances, const QStringList& newNames, QWidget* parent)
    : QDialog(parent)
{
    setObjectName(QStringLiteral("pastePreview"));
    setWindowTitle(tr("Paste a discussion"));
    setModal(true);
    resize(560, 520);
    const int count = int(utterances.size());

    auto* headline = newNote(this, LabelStyle::Strong,
        tr("%n utterance(s) by %1", nullptr, count)
            .arg(QLocale().createSeparatedList(speakersOf(utterances))));
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(12);
    layout->addWidget(headline);
    if (!newNames.isEmpty()) {
        auto* remark = newNote(this, LabelStyle::Secondary,
            tr("New in this discussion: %1. They will be added as participants.")
                .arg(QLocale().createSeparatedList(newNames)));
        layout->addWidget(remark);
    }
    auto* model = new UtteranceModel(this);
    model->setUtterances(utterances);
    auto* view = named(new DiscussionView(this), "pastedUtterances");
    view->setModel(model);
    layout->addWidget(view, 1);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    auto* add =
        buttons->addButton(tr("Add %n utterance(s)", nullptr, count), QDialogButtonBox::AcceptRole);
    add->setObjectName(QStringLiteral("addPasted"));
    add->setDefault(true);
    setPrimary(add);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    add->setFocus();
}

} // namespace tandem
