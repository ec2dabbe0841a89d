import type { DatabaseUnavailable } from './database-unavailable.ts'

/** Why the database cannot be opened, as one sentence for the operator. Never contains a secret. */
export class DatabaseStartError extends Error {
  override name = 'DatabaseStartError'
  /** What the database answered, if it came to that. */
  readonly fault: DatabaseUnavailable | undefined

  constructor(sentence: string, fault?: DatabaseUnavailable) {
    super(sentence)
    this.fault = fault
  }
}

/** Another process uses this folder; two writers would corrupt the data. */
export class DataFolderBusy extends DatabaseStartError {
  override name = 'DataFolderBusy'
  constructor(folder: string) {
    super(`The data folder ${folder} is in use by another process. Stop that one or set DATA_DIR to another folder.`)
  }
}

export class DataFolderUnusable extends DatabaseStartError {
  override name = 'DataFolderUnusable'
  constructor(folder: string, reason: string, fault?: DatabaseUnavailable) {
    super(`The data folder ${folder} cannot be used: ${reason}.`, fault)
  }
}

export class DatabaseUnreachable extends DatabaseStartError {
  override name = 'DatabaseUnreachable'
  constructor(where: string, fault: DatabaseUnavailable) {
    super(`The PostgreSQL database ${where} cannot be used: ${fault.message}.`, fault)
  }
}

/** Migrations only go forward: older code on newer tables could drop data it does not know. */
export class DatabaseTooNew extends DatabaseStartError {
  override name = 'DatabaseTooNew'
  constructor(migration: string) {
    super(`The database was made by a newer version of this program (migration ${migration}). Start that version.`)
  }
}
