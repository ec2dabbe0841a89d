export interface ImportBatches {
  id: string
  status: 'checking' | 'checked' | 'committing' | 'committed' | 'undone' | 'failed'
  /** JSON of a `DirectorySource` with the date of the data. */
  source: string
  format: string
  /** Hash of the uploaded content, to detect a file sent twice. */
  fingerprint: string
  /** JSON: progress and the counts per verdict. */
  progress: string
  /** The id of the key or account that started it. */
  actor: string
  created_at: number
  updated_at: number
}

export interface ImportRows {
  batch_id: string
  row_number: number
  verdict: 'ok' | 'warning' | 'error' | 'duplicate'
  /** JSON list of problems, each a code and a field. */
  problems: string
  /** JSON of the `Listing` the row would become; null when it cannot become one. */
  listing: string | null
  duplicate_of: string | null
  decision: 'skip' | 'update_blanks' | 'replace' | 'add' | null
}

/** The whole row before and after, so that an undo restores the exact bytes. */
export interface ImportChanges {
  batch_id: string
  listing_id: string
  before: string | null
  after: string
}
