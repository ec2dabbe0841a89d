import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DataFolderBusy, DataFolderUnusable } from './database-start-error.ts'
import { createPrivately, keepPrivate } from './private-files.ts'
import { isLocked, toSqliteFault } from './sqlite-error.ts'

export interface FolderLock {
  release(): void
}

/**
 * Claims a data folder for this process. The claim is an exclusive operating system lock on a separate file, so a
 * killed process frees it at once and nothing stale is left behind.
 */
export function lockFolder(folder: string): FolderLock {
  let holder: DatabaseSync | undefined
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    keepPrivate(folder)
    const file = join(folder, 'lock.db')
    createPrivately(file)
    holder = new DatabaseSync(file, { timeout: 0 })
    holder.exec('begin exclusive')
  } catch (error) {
    holder?.close()
    if (isLocked(toSqliteFault(error))) throw new DataFolderBusy(folder)
    throw new DataFolderUnusable(folder, describeReason(error))
  }
  const lock = holder
  return { release: () => lock.close() }
}

const reasons: Record<string, string> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'it is on a read-only file system',
  ENOTDIR: 'a file stands where a folder should be',
  EEXIST: 'a file stands where the folder should be',
  ENOSPC: 'the disk is full',
}

function describeReason(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return reasons[code] ?? (error instanceof Error ? error.message : 'unknown reason')
}
