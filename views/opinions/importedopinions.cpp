#include "views/opinions/importedopinions.h"

#include "ui/arrange.h"
#include "ui/keyhint.h"
#include "ui/parts.h"
#include "ui/screen/livetext.h"
#include "ui/textrowroles.h"
#include "ui/textrowview.h"

#include <QStandardItemModel>

namespace tandem {

ImportedOpinions::ImportedOpinions(QWidget* parent)
    : QWidget(parent)
    , m_model(new QStandardItemModel(this))
    , m_list(named(new TextRowView(this), "importedOpinions"))
{
    m_list->setAnswersEnabled(false);
    m_list->setModel(m_model);
    setFocusProxy(m_list);
    inColumn(this, {m_list}, 0);
    says(m_list, &QWidget::setAccessibleName, [] { return tr("Imported opinions"); });
}

void ImportedOpinions::setOpinions(const QStringList& opinions)
{
    m_model->clear();
    for (qsizetype i = 0; i < opinions.size(); ++i) {
        auto* item = new QStandardItem(opinions.at(i));
        item->setEditable(false);
        item->setData(int(i) + 1, textrow::Number);
        item->setData(false, textrow::Answerable);
        item->setData(QVariant::fromValue(QList<KeyHint>()), textrow::Hints);
        item->setData(opinions.at(i), Qt::AccessibleTextRole);
        m_model->appendRow(item);
    }
    m_list->setCurrentRow(0);
}

void ImportedOpinions::goTo(int number)
{
    m_list->setCurrentRow(number - 1);
}

} // namespace tandem
