#include "storage/studies/formfile.h"

#include "storage/formats/atomicfile.h"
#include "storage/studies/studypage.h"

#include <QRandomGenerator>

namespace tandem {

QByteArray newFormKey()
{
    QByteArray key(kFormKeyBytes, Qt::Uninitialized);
    QRandomGenerator::system()->generate(key.begin(), key.end());
    return key;
}

QByteArray formHtml(const StudyPage& page, const studies::Task& task, const QByteArray& key)
{
    return page.withData(
        "{\"key\":\"" + key.toBase64() + "\",\"task\":" + studies::taskToJson(task) + '}');
}

Expected<void> writeFormFile(
    const QString& path, const StudyPage& page, const studies::Task& task, const QByteArray& key)
{
    return writeAtomically(path, formHtml(page, task, key));
}

} // namespace tandem
