import { accessSync, constants, mkdtempSync, readdirSync, rmSync, statSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const sharedMemory = '/dev/shm'
/** Containers often have no more than 64 MB there; a test database must never find it full. */
const leastFreeBytes = 1024 ** 3
const prefix = 'test-sqlite-'
const dayMs = 24 * 60 * 60 * 1000
let parent: string | undefined

/** A folder for a throwaway database: in memory where the system has a place for that, else among temporary files. */
export function makeMemoryFolder(): string {
  parent ??= chooseParent()
  return mkdtempSync(join(parent, prefix))
}

function chooseParent(): string {
  if (!isRoomy(sharedMemory)) return tmpdir()
  removeLeftovers(sharedMemory)
  return sharedMemory
}

function isRoomy(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK)
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize >= leastFreeBytes
  } catch {
    return false
  }
}

/** A run that was killed leaves its folders behind, and these take memory. */
function removeLeftovers(folder: string): void {
  for (const name of readdirSync(folder).filter((one) => one.startsWith(prefix))) {
    const left = join(folder, name)
    const since = statSync(left, { throwIfNoEntry: false })?.mtimeMs
    if (since !== undefined && since < Date.now() - dayMs) rmSync(left, { recursive: true, force: true })
  }
}
