#include "views/settings/preferencesdialog.h"

#include "ui/arrange.h"
#include "ui/fieldform.h"
#include "ui/parts.h"
#include "ui/screen/livetext.h"
#include "ui/tabstops.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>

namespace tandem {

namespace {

constexpr const char* kPrefix = "preference";

} // namespace

PreferencesDialog::PreferencesDialog(const Preferences& preferences, QWidget* parent)
    : QDialog(parent)
{
    setObjectName(QStringLiteral("preferencesDialog"));
    setModal(true);
    bindText(this, &QWidget::setWindowTitle, [] { return tr("Preferences"); });
    auto* rows = new QFormLayout;
    rows->setHorizontalSpacing(16);
    rows->setVerticalSpacing(12);
    m_form = new FieldForm(preferenceFields(), preferences, nullptr, kPrefix, rows, this);
    // All text would change its size with each digit.
    qobject_cast<QSpinBox*>(m_form->widgetOf(QStringLiteral("textPercent")))
        ->setKeyboardTracking(false);
    auto* hint = newNote(this, LabelStyle::Small);
    bindText(hint, &QLabel::setText, [] {
        return tr("How long your answer stays visible before the next item appears. You can answer "
                  "the next item without waiting.");
    });
    rows->addRow(hint);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    inColumn(this, {rows, Free(1), buttons}, 20, {20, 20, 20, 16});
    tabInLayoutOrder(this);

    const auto tell = [this] { emit preferencesChanged(this->preferences()); };
    connect(m_form, &FieldForm::changed, this, tell);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    QPushButton* defaults = buttons->addButton(QString(), QDialogButtonBox::ResetRole);
    bindText(defaults, &QPushButton::setText, [] { return tr("Restore defaults"); });
    defaults->setObjectName(QStringLiteral("restoreDefaults"));
    defaults->setAutoDefault(false);
    connect(defaults, &QPushButton::clicked, this, [this, tell] {
        const bool isOther = this->preferences() != Preferences();
        m_form->show(Preferences());
        if (isOther)
            tell();
    });
}

const Preferences& PreferencesDialog::preferences() const
{
    return m_form->options<Preferences>();
}

QList<std::pair<QString, QString>> PreferencesDialog::labels()
{
    QList<std::pair<QString, QString>> all;
    for (const fields::Field& field : preferenceFields())
        all.append({fieldWidgetName(QLatin1String(kPrefix), field.key()), field.label()});
    return all;
}

bool PreferencesDialog::event(QEvent* event)
{
    const bool handled = QDialog::event(event);
    // Words of another language, or larger ones, may need more lines.
    if (event->type() == QEvent::LayoutRequest && layout()->hasHeightForWidth())
        resize(width(), std::max(height(), layout()->totalHeightForWidth(width())));
    return handled;
}

} // namespace tandem
