#pragma once

#include <QTest>

namespace tandem::test {

/// Runs a test class under its application, as a main function would.
using TestRun = int (*)(int argc, char** argv);

/// The test classes of a folder are one program, but each is a process of its own in ctest, so that
/// no locale, setting or translator gets from one into the next. They register here by their file.
class RegisteredTest final
{
public:
    RegisteredTest(const char* file, TestRun run);
};

template <typename Test, typename Application>
int runTest(int argc, char** argv)
{
    Application application(argc, argv);
    Application::setAttribute(Qt::AA_Use96Dpi);
    Test test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace tandem::test

/// In the place of QTEST_MAIN: registers a test class, to be run under an Application (QApplication
/// where there are widgets, else QCoreApplication).
#define TANDEM_TEST(Class, Application)                                                            \
    static const tandem::test::RegisteredTest registered##Class(                                   \
        __FILE__, tandem::test::runTest<Class, Application>);
