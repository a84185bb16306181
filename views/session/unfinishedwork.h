#pragma once

#include <QList>
#include <QObject>
#include <QPointer>
#include <QString>

#include <functional>

namespace tandem {

/// What must not be lost when the project is closed: texts that are being typed, and work that is
/// on its way. Each part of the window that has some says so here.
class UnfinishedWork final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY(UnfinishedWork)

public:
    explicit UnfinishedWork(QObject* parent = nullptr);

    /// `save` keeps what was typed, as if the field had been left; `unsaved` is a sentence about
    /// what only the user can finish, empty where there is nothing. Both end with `owner`.
    void addTyped(
        QObject* owner, std::function<void()> save, std::function<QString()> unsaved = {});
    /// `underWay` is a sentence about what is on its way, empty once there is nothing any more;
    /// `end` brings it to its end soon, e.g. begins nothing new. changed() has to be emitted when
    /// the sentence changes. Both end with `owner`.
    void addWork(QObject* owner, std::function<QString()> underWay, std::function<void()> end = {});

    /// Saves what is being typed, before somebody else sits down or the project is closed.
    void saveTyped() const;
    /// What saveTyped() could not save, a sentence after the other.
    QString unsaved() const;
    /// Has everything that is on its way come to its end.
    void endWork() const;
    /// What is still on its way, a sentence after the other.
    QString underWay() const;

signals:
    /// Something came to its end, or is another number of things.
    void changed();

private:
    struct Part
    {
        QPointer<QObject> owner;
        std::function<void()> finish;
        std::function<QString()> what;
    };
    static void add(QList<Part>& parts, QObject* owner, std::function<void()> finish,
        std::function<QString()> what);
    static void finish(const QList<Part>& parts);
    static QString said(const QList<Part>& parts);

    QList<Part> m_typed;
    QList<Part> m_work;
};

} // namespace tandem
