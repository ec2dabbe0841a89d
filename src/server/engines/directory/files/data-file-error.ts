/** A line of the compiled directory that cannot be true. The load stops: half a directory helps nobody. */
export class DataFileError extends Error {
  override readonly name = 'DataFileError'

  constructor(file: string, line: number, problem: string) {
    super(`${file}, line ${line}: ${problem}`)
  }
}
