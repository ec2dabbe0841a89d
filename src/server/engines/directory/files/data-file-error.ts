/** An invalid line in the compiled directory. The load stops, because a partial directory must not be served. */
export class DataFileError extends Error {
  override readonly name = 'DataFileError'

  constructor(file: string, line: number, problem: string) {
    super(`${file}, line ${line}: ${problem}`)
  }
}
