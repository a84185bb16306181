#include "testmain.h"

#include <QDir>

#include <algorithm>
#include <cstdio>
#include <map>
#include <string>

using namespace tandem::test;

namespace {

/// By name, which is the file's path below tests/ without ".cpp".
std::map<std::string, TestRun>& registeredTests()
{
    static std::map<std::string, TestRun> tests;
    return tests;
}

std::string testNameOf(const std::string& file)
{
    const std::size_t start = file.rfind("tests/") + 6;
    return file.substr(start, file.size() - start - 4);
}

int sayTests()
{
    std::fputs("The first argument says which test to run, the others are for Qt Test:\n", stderr);
    for (const auto& [name, run] : registeredTests())
        std::fprintf(stderr, "  %s\n", name.c_str());
    return 2;
}

} // namespace

RegisteredTest::RegisteredTest(const char* file, TestRun run)
{
    registeredTests().emplace(testNameOf(file), run);
}

int main(int argc, char** argv)
{
    // Where the tests' data and the program are found from (TANDEM_TEST_DATA and its like).
    QDir::setCurrent(QStringLiteral(TANDEM_ROOT));
    const std::string wanted = argc > 1 ? argv[1] : "";
    const auto& tests = registeredTests();
    const auto found = std::find_if(tests.begin(), tests.end(), [&](const auto& test) {
        return test.first == wanted || test.first.ends_with("/" + wanted);
    });
    // The test's name is the process's, too, as Qt names folders of settings and data after it.
    return found == tests.end() ? sayTests() : found->second(argc - 1, argv + 1);
}
