#include "views/studies/previewdialog.h"

#include "ui/arrange.h"
#include "ui/dialogsize.h"
#include "ui/hintline.h"
#include "ui/markdownview.h"
#include "ui/messagebar.h"
#include "ui/parts.h"
#include "ui/screen/command.h"
#include "views/studies/ratingview.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>

namespace tandem {

PreviewDialog::PreviewDialog(QWidget* parent)
    : QDialog(parent)
    , m_messages(new MessageBar(this))
    , m_pages(new QStackedWidget(this))
    , m_consent(named(new MarkdownView(m_pages), "previewConsent"))
    , m_instructions(named(new MarkdownView(m_pages), "previewInstructions"))
    , m_rating(new RatingView(m_pages))
{
    setObjectName(QStringLiteral("studyPreviewDialog"));
    setWindowTitle(tr("Rater preview"));
    setModal(true);
    resizeWithin(this, {960, 720});
    m_pages->addWidget(buildConsent());
    m_pages->addWidget(buildRating());
    auto* box = new QDialogButtonBox(QDialogButtonBox::Close, this);
    // Enter is the rater's key for the next item.
    box->button(QDialogButtonBox::Close)->setAutoDefault(false);
    connect(box, &QDialogButtonBox::rejected, this, &PreviewDialog::reject);
    auto* foot = inRow(
        {newLabel(this, LabelStyle::Small, tr("Answers given here are not saved.")), Free(), box},
        8, {16, 8, 16, 12});
    inColumn(this, {m_messages, {m_pages, 1}, foot}, 0);
}

QWidget* PreviewDialog::buildConsent()
{
    auto* page = new QWidget(m_pages);
    m_consent->setAccessibleName(tr("Consent"));
    QPushButton* agree =
        newButton(page, "previewAgree", [] { return tr("I agree and take part"); });
    setPrimary(agree);
    QAction* byKey = addCommand(
        page, "previewAgreeByKey", Qt::CTRL | Qt::SHIFT | Qt::Key_Return,
        [] { return tr("I agree and take part"); }, [this] { showPage(Rating); });
    connect(agree, &QPushButton::clicked, byKey, &QAction::trigger);
    inColumn(page,
        {inColumn({{m_consent, 1}, inRow({Free(), agree}, 8)}, 12, {24, 24, 24, 24}),
            new HintLine(*page, {{"previewAgreeByKey", [] { return tr("agree"); }}})},
        0);
    return page;
}

QWidget* PreviewDialog::buildRating()
{
    auto* page = new QWidget(m_pages);
    m_instructions->setAccessibleName(tr("Instructions"));
    auto* parts = new QSplitter(Qt::Vertical, page);
    parts->addWidget(m_instructions);
    parts->addWidget(m_rating);
    parts->setStretchFactor(1, 1);
    parts->setSizes({96, 624});
    addCommand(
        this, "previewNext", {Qt::Key_Return, Qt::Key_Enter}, [] { return tr("Next item"); },
        [this] { stepOn(); });
    addCommand(
        this, "previewBack", Qt::Key_Backspace, [] { return tr("Previous item"); },
        [this] { m_rating->stepTurn(-1); });
    addCommand(
        this, "previewInstructionsToggle", Qt::Key_F2, [] { return tr("Instructions"); },
        [this] { m_instructions->setVisible(m_instructions->isHidden()); });
    connect(m_rating, &RatingView::turnCompleted, m_rating, &RatingView::showNextOpen);
    inColumn(page,
        {{parts, 1}, new HintLine(*this,
                         {{"previewNext", [] { return tr("next"); }},
                             {"previewBack", [] { return tr("back"); }},
                             {"previewInstructionsToggle", [] { return tr("instructions"); }}})},
        0);
    return page;
}

void PreviewDialog::showPage(Page page)
{
    m_pages->setCurrentIndex(page);
    enableCommands(
        this, {"previewNext", "previewBack", "previewInstructionsToggle"}, page == Rating);
    m_messages->clear();
    if (page == Rating)
        m_rating->setFocus();
    else
        m_consent->setFocus();
}

void PreviewDialog::stepOn()
{
    if (m_rating->readOn())
        return;
    if (m_rating->currentTurn() + 1 < m_rating->turns())
        m_rating->stepTurn(1);
    else
        m_messages->showMessage(MessageBar::Kind::Info, tr("Last item: the rater submits here."));
}

void PreviewDialog::show(const Expected<studies::Task>& task)
{
    if (!task)
        return m_messages->showMessage(MessageBar::Kind::Error, task.error().sentence());
    m_consent->setMarkdownText(task->consent);
    m_instructions->setMarkdownText(task->instructions);
    m_instructions->setVisible(!task->instructions.trimmed().isEmpty());
    m_rating->setTask(*task);
    showPage(task->consent.trimmed().isEmpty() ? Rating : Consent);
}

} // namespace tandem
