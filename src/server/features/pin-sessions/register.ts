import type { FastifyInstance } from 'fastify'
import { returnWords } from '#content/return-words.ts'
import { isCommonPin } from '#domain/pin/common-pins.ts'
import type { Services } from '#server/services.ts'
import { createSessionSaver } from './commands/save-session.ts'
import { deviceUnlockRepository } from './device-unlock-repository.ts'
import { deviceUnlock } from './device-unlock.ts'
import { pinLimits } from './limits.ts'
import { pinSessionsRepository } from './repository.ts'
import { pinSessionRoutes } from './routes.ts'
import { pinSecrets } from './secrets.ts'
import { pinSessions as pinSessionsOf } from './service.ts'

/** Connects the parts that saving by PIN needs. */
export function registerPinSessions(app: FastifyInstance, services: Services): void {
  const { config, db, clock, logger, places, dataKey, slowHash, visitorCookie, principals, counters } = services
  const { pacedTurns, proofs } = services
  const sessions = pinSessionsRepository(db)
  const secrets = pinSecrets(dataKey, slowHash)
  const { newDevice, proofBits } = config.pin
  const limits = pinLimits({ db, serviceKey: dataKey, logger, proofBits })
  const devices = deviceUnlock({ unlockMethods: deviceUnlockRepository(db), secrets })
  const isCommon = (pin: string) => isCommonPin(pin, (digits) => places.zip(digits).counties.length > 0)
  const pinSessions = pinSessionsOf({ clock, sessions, secrets, limits, devices, newDevice, isCommon })
  const saveSession = createSessionSaver({
    db,
    clock,
    secrets,
    devices,
    pinSessions,
    newDevice,
    isCommon,
    wordCount: returnWords.length,
  })
  pinSessionRoutes(app, {
    db,
    places,
    cookie: visitorCookie,
    secrets,
    limits,
    devices,
    pinSessions,
    saveSession,
    words: returnWords,
    proofs,
    pacedTurns,
    principals,
    rejectCommon: config.pin.rejectCommon,
    isCommon,
    count: counters.pin,
  })
}
