/** What can be done with an import as a whole, and whether it can. */
export interface BatchActions {
  mayChange: boolean
  busy: boolean
  /** Why the last act could not be done. */
  failure: string | null
  onCommit: () => void
  onUndo: () => void
}
