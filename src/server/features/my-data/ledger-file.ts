import { appendFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { retentionRules } from '#domain/retention.ts'
import type { LedgerEntry } from './repository.ts'

const retentionMs = retentionRules.find(({ table }) => table === 'deletions')?.maxAgeMs ?? 0
/** In the data folder, next to the key its hashes were made with. */
export const deletionsFileName = 'deletions.txt'

const toLine = ({ hash, at }: LedgerEntry) => `${hash} ${at}\n`

/** Invalid lines are skipped: a full disk may have cut off the last line. */
export function readLedger(text: string): LedgerEntry[] {
  return text.split('\n').flatMap((line) => {
    const [, hash, at] = /^([0-9a-f]{64}) (\d{1,15})$/.exec(line.trim()) ?? []
    return hash === undefined ? [] : [{ hash, at: Number(at) }]
  })
}

export const writeLedger = (entries: readonly LedgerEntry[]): string => entries.map(toLine).join('')

/** A copy of the deletion ledger outside the database, which survives a lost or restored database (T-10.1). */
export function ledgerFile(file: string) {
  const read = () => (existsSync(file) ? readLedger(readFileSync(file, 'utf8')) : [])
  return {
    read,

    append(entries: readonly LedgerEntry[]): void {
      appendFileSync(file, writeLedger(entries), { mode: 0o600, flush: true })
    },

    /** Removes entries older than any backup. */
    prune(now: number): void {
      const all = read()
      const remaining = all.filter(({ at }) => now - at <= retentionMs)
      if (remaining.length === all.length) return
      writeFileSync(`${file}.new`, writeLedger(remaining), { mode: 0o600, flush: true })
      renameSync(`${file}.new`, file)
    },
  }
}
export type LedgerFile = ReturnType<typeof ledgerFile>
