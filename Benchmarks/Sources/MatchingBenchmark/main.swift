// SPDX-License-Identifier: Apache-2.0

import Foundation

// usage: MatchingBenchmark PYTHON PEERS [TABLE …]    prints the tables, all unless some are named
//        MatchingBenchmark --measure WHAT SIZE       one measurement in this process, as JSON

#if DEBUG
  FileHandle.standardError.write(Data("Build with -c release; a debug build says nothing.\n".utf8))
  exit(64)
#endif

exit(try Report.run(Array(CommandLine.arguments.dropFirst())))
