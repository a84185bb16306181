#include "views/session/unfinishedwork.h"

#include <QStringList>

#include <utility>

namespace tandem {

UnfinishedWork::UnfinishedWork(QObject* parent)
    : QObject(parent)
{
}

void UnfinishedWork::addTyped(
    QObject* owner, std::function<void()> save, std::function<QString()> unsaved)
{
    add(m_typed, owner, std::move(save), std::move(unsaved));
}

void UnfinishedWork::addWork(
    QObject* owner, std::function<QString()> underWay, std::function<void()> end)
{
    add(m_work, owner, std::move(end), std::move(underWay));
}

void UnfinishedWork::add(
    QList<Part>& parts, QObject* owner, std::function<void()> finish, std::function<QString()> what)
{
    parts.removeIf([](const Part& part) { return part.owner.isNull(); });
    parts.append({owner, std::move(finish), std::move(what)});
}

void UnfinishedWork::saveTyped() const
{
    finish(m_typed);
}

QString UnfinishedWork::unsaved() const
{
    return said(m_typed);
}

void UnfinishedWork::endWork() const
{
    finish(m_work);
}

QString UnfinishedWork::underWay() const
{
    return said(m_work);
}

void UnfinishedWork::finish(const QList<Part>& parts)
{
    // A part may add another one, or end one, while it finishes.
    const QList<Part> now = parts;
    for (const Part& part : now) {
        if (part.owner && part.finish)
            part.finish();
    }
}

QString UnfinishedWork::said(const QList<Part>& parts)
{
    QStringList sentences;
    for (const Part& part : parts) {
        if (part.owner && part.what)
            sentences.append(part.what());
    }
    sentences.removeAll(QString());
    return sentences.join(QLatin1Char(' '));
}

} // namespace tandem
