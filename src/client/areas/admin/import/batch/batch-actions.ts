/** Actions on an import as a whole, and whether they are allowed. */
export interface BatchActions {
  mayChange: boolean
  busy: boolean
  /** Why the last action failed. */
  failure: string | null
  onCommit: () => void
  onUndo: () => void
}
