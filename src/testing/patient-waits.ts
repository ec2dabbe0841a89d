import { vi } from 'vitest'
import { limits } from './limits.ts'

// No setting reaches these two, which give up after a second: on a busy machine that is too soon. Files share their
// worker, so this may be there already.
const isPatient = Symbol.for('waits until limits.poll')

type Wait = typeof vi.waitFor & { [isPatient]?: true }

function makePatient(wait: Wait): Wait {
  if (wait[isPatient]) return wait
  const patient: Wait = (callback, options = {}) =>
    wait(callback, { timeout: limits.poll.ms, ...(typeof options === 'number' ? { timeout: options } : options) })
  return Object.assign(patient, { [isPatient]: true as const })
}

vi.waitFor = makePatient(vi.waitFor)
vi.waitUntil = makePatient(vi.waitUntil) as typeof vi.waitUntil
