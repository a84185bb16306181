#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <memory>

namespace tandem {

/// SHA-256 of bytes as they come by. Qt's own takes longer than reading and parsing together.
class Sha256 final
{
public:
    Sha256();
    ~Sha256();
    Q_DISABLE_COPY_MOVE(Sha256)

    void add(QByteArrayView bytes);
    /// In hexadecimal; ends the adding.
    QByteArray hex();

private:
    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace tandem
