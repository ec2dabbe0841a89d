/** An invalid line in the compiled directory. The load stops, because a partial directory must not be served. */
export class DataFileError extends Error {
  override readonly name = 'DataFileError'
  readonly file: string
  readonly line: number
  readonly problem: string

  constructor(file: string, line: number, problem: string) {
    super(`${file}, line ${line}: ${problem}`)
    this.file = file
    this.line = line
    this.problem = problem
  }
}
