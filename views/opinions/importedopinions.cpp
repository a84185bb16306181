#include "views/opinions/importedopinions.h"

#include "models/kgds/opinion.h"
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
    m_list->setBold([this](const QString& text) { return m_bold.value(text); });
    setFocusProxy(m_list);
    inColumn(this, {m_list}, 0);
    bindText(m_list, &QWidget::setAccessibleName, [] { return tr("Imported opinions"); });
}

void ImportedOpinions::setOpinions(const QStringList& opinions)
{
    m_model->clear();
    m_bold.clear();
    for (qsizetype i = 0; i < opinions.size(); ++i) {
        const kgds::OpinionText text = kgds::opinionText(opinions.at(i));
        m_bold.insert(text.plain, text.references);
        auto* item = new QStandardItem(text.plain);
        item->setEditable(false);
        item->setData(int(i) + 1, textrow::Number);
        item->setData(false, textrow::Answerable);
        item->setData(QVariant::fromValue(QList<KeyHint>()), textrow::Hints);
        item->setData(text.plain, Qt::AccessibleTextRole);
        m_model->appendRow(item);
    }
    m_list->setCurrentRow(0);
}

void ImportedOpinions::goTo(int number)
{
    m_list->setCurrentRow(number - 1);
}

} // namespace tandem
