/** What was asked for cannot be done with the batch as it is now. */
export class ImportStateError extends Error {
  override readonly name = 'ImportStateError'
  readonly code: 'not_checked' | 'not_committed' | 'too_late'

  constructor(code: ImportStateError['code']) {
    super(code)
    this.code = code
  }
}
