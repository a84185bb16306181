#pragma once

#include <QCoreApplication>
#include <QTranslator>

namespace tandem {

/// A language in which the words of one context are in capitals; spoken while this is there.
class ShoutedWords final : public QTranslator
{
public:
    explicit ShoutedWords(const char* context)
        : m_context(context)
    {
        QCoreApplication::installTranslator(this);
    }
    ~ShoutedWords() override { QCoreApplication::removeTranslator(this); }

    bool isEmpty() const override { return false; }
    QString translate(const char* context, const char* source, const char*, int) const override
    {
        return qstrcmp(context, m_context) == 0 ? QString::fromUtf8(source).toUpper() : QString();
    }

private:
    Q_DISABLE_COPY_MOVE(ShoutedWords)

    const char* m_context;
};

} // namespace tandem
