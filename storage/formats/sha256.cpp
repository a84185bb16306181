#include "storage/formats/sha256.h"

#include <openssl/evp.h>

#include <array>

namespace tandem {

struct Sha256::State
{
    struct End
    {
        void operator()(EVP_MD_CTX* one) const { EVP_MD_CTX_free(one); }
    };
    std::unique_ptr<EVP_MD_CTX, End> context{EVP_MD_CTX_new()};
};

Sha256::Sha256()
    : m_state(std::make_unique<State>())
{
    if (!m_state->context || EVP_DigestInit_ex(m_state->context.get(), EVP_sha256(), nullptr) != 1)
        qFatal("There is no SHA-256."); // OpenSSL is never built without
}

Sha256::~Sha256() = default;

void Sha256::add(QByteArrayView bytes)
{
    EVP_DigestUpdate(m_state->context.get(), bytes.data(), std::size_t(bytes.size()));
}

QByteArray Sha256::hex()
{
    std::array<unsigned char, EVP_MAX_MD_SIZE> digest{};
    unsigned size = 0;
    EVP_DigestFinal_ex(m_state->context.get(), digest.data(), &size);
    return QByteArray(reinterpret_cast<const char*>(digest.data()), qsizetype(size)).toHex();
}

} // namespace tandem
