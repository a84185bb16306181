#include "budget.h"
#include "storage/formats/openfile.h"
#include "storage/studies/answersfile.h"

#include <QBuffer>

#include <cstdint>
#include <cstdlib>

using namespace tandem;

/// What can be read as an answers file is written and read as the same one, and nothing but the
/// form's key makes its seals.
extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size)
{
    const Budget budget(size);
    QBuffer buffer;
    buffer.setData(reinterpret_cast<const char*>(data), int(size));
    buffer.open(QIODevice::ReadOnly);
    const auto file = readAnswersFile({buffer, QStringLiteral("f")});
    if (!file)
        return 0;
    QBuffer again;
    again.setData(answersFileJson(*file));
    again.open(QIODevice::ReadOnly);
    const auto reread = readAnswersFile({again, QStringLiteral("f")});
    if (!reread || *reread != *file)
        std::abort();
    studies::Task task;
    task.form = file->form;
    task.project = file->project;
    task.study = file->study;
    task.version = file->version;
    task.rater = file->rater;
    if (checkAnswersFile(*file, task, QByteArray(32, 'k')))
        std::abort();
    return 0;
}
