import { randomInt, randomUUID } from 'node:crypto'
import { getPinOnlyUntil, type NewDeviceRule } from '#domain/pin/unlock-methods.ts'
import type { PinLocation } from '#domain/pin/pin-location.ts'
import { returnWordCount } from '#domain/pin/return-words.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Requester } from '#server/platform/crypto/fair-queue.ts'
import { generateKey, seal } from '#server/platform/crypto/seal.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Device, DeviceUnlock } from '../device-unlock.ts'
import { type NewUnlockMethod, pinSessionsRepository } from '../repository.ts'
import { keyVersion, type PinSecrets, buildWordsSecret } from '../secrets.ts'
import type { IsCommonPin, PinSessions } from '../service.ts'
import { assignPerson } from './link-person.ts'

export interface SaveParts {
  db: Db
  clock: Clock
  secrets: PinSecrets
  devices: DeviceUnlock
  pinSessions: Pick<PinSessions, 'closeUnlessQuiet'>
  newDevice: NewDeviceRule
  isCommon: IsCommonPin
  /** Size of the return word list. */
  wordCount: number
}

export interface SaveRequest {
  pin: string
  location: PinLocation
  data: string
  caller: Requester
}

export type SessionSaver = (
  request: SaveRequest,
  bind: () => Promise<Device | null>,
) => Promise<{ words: number[]; isWeak: boolean }>

/** Does not check whether the PIN is already used (T-2.1). `bind` returns the device, after hashing. */
export function createSessionSaver(parts: SaveParts): SessionSaver {
  const { db, clock, secrets, devices, pinSessions, newDevice, isCommon, wordCount } = parts
  return async ({ pin, location, data, caller }, bind) => {
    const now = clock.now()
    const words = Array.from({ length: returnWordCount }, () => randomInt(wordCount))
    const byWords = await secrets.slow(location, buildWordsSecret(pin, words), caller)
    const byPin = await secrets.slow(location, pin, caller)
    const [id, sessionKey, placeKey] = [randomUUID(), generateKey(), secrets.placeKey(location)]
    const buildUnlockMethod = (kind: 'words' | 'quiet', slow: Buffer, until: number | null): NewUnlockMethod => ({
      kind,
      tag: secrets.tag(kind, location, slow),
      wrapped_key: secrets.wrap(kind, slow, sessionKey, id),
      principal_id: null,
      expires_at: until,
    })
    const unlockMethods = [buildUnlockMethod('words', byWords, null)]
    const isWeak = isCommon(pin)
    if (newDevice !== 'words') unlockMethods.push(buildUnlockMethod('quiet', byPin, getPinOnlyUntil(isWeak, now)))
    const device = await bind()
    const person = device && (await assignPerson(db, device.principalId))
    if (device) unlockMethods.push(devices.doorOf(device, location, byPin, { sessionId: id, sessionKey }))
    const row = {
      id,
      place_key: placeKey,
      key_version: keyVersion,
      person_id: person,
      created_at: now,
      last_used_at: now,
    }
    const session = { ...row, sealed_data: seal(sessionKey, Buffer.from(data), id) }
    await db.transaction().execute((trx) => pinSessionsRepository(trx).add(session, unlockMethods))
    // This save may have pushed the location over the limit for being quiet.
    await pinSessions.closeUnlessQuiet(placeKey)
    return { words, isWeak }
  }
}
