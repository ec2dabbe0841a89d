/** Why a whole file cannot be read; each code has its text, with what to do, in `content/{en,es}/imports.ts`. */
export type FileProblem =
  | 'file_utf16'
  | 'file_not_utf8'
  | 'file_empty'
  | 'file_columns'
  | 'file_quotes'
  | 'file_not_json'
  | 'file_not_hsds'
  | 'file_zip'
  | 'file_too_large'
  | 'file_too_many_rows'

/** When this is thrown, nothing of the file was written. */
export class ImportFileError extends Error {
  override readonly name = 'ImportFileError'
  readonly code: FileProblem

  constructor(code: FileProblem) {
    super(code)
    this.code = code
  }
}
