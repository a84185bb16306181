#include "views/metrics/persevaltexts.h"

#include "ui/arrange.h"
#include "ui/paneheader.h"
#include "ui/parts.h"
#include "ui/screen/layoutkeeping.h"
#include "ui/textdirection.h"

#include <QLocale>
#include <QPlainTextEdit>
#include <QTextDocument>

#include <algorithm>
#include <utility>

namespace tandem {

namespace {

/// What can be laid out at once without a halt; of longer texts the beginning is shown.
constexpr qsizetype kMostLetters = 60'000;

} // namespace

PersevalTexts::PersevalTexts(QWidget* parent)
    : QWidget(parent)
{
    const QList<QWidget*> panes{makePane("persevalDocumentText"), makePane("persevalOwnText"),
        makePane("persevalModelText")};
    inColumn(
        this, {keptPanes("persevalTexts", Qt::Horizontal, panes, {400, 300, 300})}, kUsualSpacing);
    setFocusProxy(m_panes.first().text);
}

QWidget* PersevalTexts::makePane(const char* name)
{
    auto* pane = new QWidget(this);
    auto* header = new PaneHeader(pane);
    auto* text = named(new QPlainTextEdit(pane), name);
    text->setReadOnly(true);
    text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    text->setTabChangesFocus(true);
    text->setFrameShape(QFrame::NoFrame);
    text->document()->setDocumentMargin(8);
    auto* column = inColumn(pane, {header}, 0);
    auto* room = inColumn({text}, kUsualSpacing, {8, 8, 8, 8});
    column->addLayout(room, 1);
    m_panes += Pane{header, text};
    return pane;
}

void PersevalTexts::fill(const Pane& pane, const QString& text)
{
    followDirection(pane.text, text);
    if (text.size() > kMostLetters)
        pane.text->setPlainText(
            text.left(kMostLetters) + QStringLiteral("\n\n") +
            tr("… and %1 more characters").arg(QLocale().toString(text.size() - kMostLetters)));
    else
        pane.text->setPlainText(text);
}

void PersevalTexts::showHeads(const QStringList& remarks, const QStringList& placeholders)
{
    const QString titles[] = {tr("Document"), tr("User's own summary"), tr("Model's summary")};
    for (int i = 0; i < int(m_panes.size()); ++i) {
        m_panes.at(i).header->setTitle(titles[i]);
        m_panes.at(i).header->setRemark(remarks.value(i));
        m_panes.at(i).text->setAccessibleName(titles[i]);
        m_panes.at(i).text->setPlaceholderText(placeholders.value(i));
    }
}

void PersevalTexts::showTexts(
    const perseval::PersonalizedDocument& document, const QString& user, const QString& model)
{
    const QString none = tr("None");
    showHeads({document.title, user, model}, {none, none, none});
    const auto found = std::find_if(document.users.cbegin(), document.users.cend(),
        [&](const perseval::UserSummaries& one) { return one.user == user; });
    const perseval::UserSummaries of =
        found == document.users.cend() ? perseval::UserSummaries() : *found;
    fill(m_panes.at(0), document.text);
    fill(m_panes.at(1), of.gold.value_or(QString()));
    fill(m_panes.at(2), of.summaries.value(document.models.indexOf(model)).value_or(QString()));
}

void PersevalTexts::showReason(const QString& sentence)
{
    showHeads({}, {sentence});
    for (const Pane& pane : std::as_const(m_panes))
        fill(pane, {});
}

} // namespace tandem
