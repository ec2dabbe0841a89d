import { DataFileError } from './data-file-error.ts'

/** A line being decoded; `fail` reports its position. */
export interface Line {
  text: string
  fail: (problem: string) => never
}

/** The lines of a file. Every line ends with a line feed, so a truncated file is detected. */
export function* readLines(file: string, content: string): Generator<Line> {
  let number = 0
  const fail = (problem: string): never => {
    throw new DataFileError(file, number, problem)
  }
  const line: Line = { text: '', fail }
  let start = 0
  while (start < content.length) {
    number += 1
    const end = content.indexOf('\n', start)
    if (end < 0) fail('the file ends in the middle of a line')
    line.text = content.slice(start, end)
    if (line.text.endsWith('\r')) fail('the line ends with a carriage return')
    yield line
    start = end + 1
  }
}
