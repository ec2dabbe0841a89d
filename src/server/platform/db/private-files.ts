import { chmodSync, closeSync, openSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const onlyOwner = 0o600
/** The databases with what the engine puts beside them, the keys and the list of deletions. */
const ours = /^(?:.+\.db(?:-wal|-shm|-journal)?|keys\.json|deletions\.txt)$/

/** Created before the engine does, which would leave it to the umask; the files beside it get the same mode. */
export function createPrivately(file: string): void {
  closeSync(openSync(file, 'a', onlyOwner))
}

/** What an earlier version created could be read by every account of the machine (T-12.1). */
export function keepPrivate(folder: string): void {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name)
    const isOpen = ours.test(name) && (statSync(file).mode & 0o077) !== 0
    if (isOpen) changeMode(file)
  }
}

function changeMode(file: string): void {
  try {
    chmodSync(file, onlyOwner)
  } catch (error) {
    // Only an owner may change it; a server that can use another account's files still starts.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error
  }
}
