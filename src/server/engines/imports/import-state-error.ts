/** The requested action is not possible in the batch's current state. */
export class ImportStateError extends Error {
  override readonly name = 'ImportStateError'
  readonly code: 'not_checked' | 'not_committed' | 'too_late'

  constructor(code: ImportStateError['code']) {
    super(code)
    this.code = code
  }
}
