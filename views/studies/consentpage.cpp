#include "views/studies/consentpage.h"

#include "ui/arrange.h"
#include "ui/divider.h"
#include "ui/hintline.h"
#include "ui/markdownview.h"
#include "ui/parts.h"
#include "ui/screen/command.h"

#include <QAction>
#include <QPushButton>

namespace tandem {

ConsentPage::ConsentPage(QWidget* parent)
    : QWidget(parent)
    , m_consent(named(new MarkdownView(this), "rateConsent"))
    // In the order in which they stand, and in which Tab comes to them.
    , m_decline(newButton(this, "rateDecline", [] { return tr("I do not want to take part"); }))
{
    setSurface(this, Surface::Panel);
    bindText(m_consent, &QWidget::setAccessibleName, [] { return tr("Consent"); });
    QPushButton* button = newButton(this, "rateAgree", [] { return tr("I agree and take part"); });
    setPrimary(button);
    connect(button, &QPushButton::clicked, commandNamed(this, "rateAgreeByKey"), &QAction::trigger);
    connect(m_decline, &QPushButton::clicked, this, &ConsentPage::declined);
    auto* hints = new HintLine(*this, {{"rateAgreeByKey", [] { return tr("agree"); }}});
    inColumn(this,
        {inColumn({{m_consent, 1}, inRow({Free(), m_decline, button}, 8)}, 12, {24, 24, 24, 24}),
            new Divider(Qt::Horizontal, this), hints},
        0);
    setFocusProxy(m_consent);
}

void ConsentPage::setConsent(const QString& markdown)
{
    m_consent->setMarkdownText(markdown);
}

void ConsentPage::setDeclined(bool declined)
{
    m_decline->setVisible(!declined);
}

} // namespace tandem
