import type { FastifyInstance } from 'fastify'
import { returnWords } from '#content/return-words.ts'
import { isCommonPin } from '#domain/pin/common-pins.ts'
import { createCounters } from './app-admin-analytics.ts'
import type { AppDeps } from './app-deps.ts'
import { deviceUnlock } from './features/pin-sessions/device-unlock.ts'
import { deviceUnlockRepository } from './features/pin-sessions/device-unlock-repository.ts'
import { pinLimits } from './features/pin-sessions/limits.ts'
import { peopleRepository } from './features/pin-sessions/people-repository.ts'
import { pinProofs } from './features/pin-sessions/proofs.ts'
import { pinSessionsRepository } from './features/pin-sessions/repository.ts'
import { pinSessionRoutes } from './features/pin-sessions/routes.ts'
import { createSessionSaver } from './features/pin-sessions/save-session.ts'
import { pinSecrets } from './features/pin-sessions/secrets.ts'
import { pinSessions as pinSessionsOf } from './features/pin-sessions/service.ts'
import { slowHashes } from './platform/crypto/slow-hash.ts'
import { principals } from './platform/http/principals.ts'
import type { VisitorCookie } from './platform/http/visitor-cookie.ts'

/** Connects the parts that saving by PIN needs; one queue of slow hashes for the whole process. */
export function addPinSessions(app: FastifyInstance, deps: AppDeps, cookie: VisitorCookie): void {
  const { config, db, clock, logger, places, cookieKey } = deps
  const sessions = pinSessionsRepository(db)
  const secrets = pinSecrets(cookieKey, deps.slowHash ?? slowHashes())
  const limits = pinLimits(db, cookieKey, logger)
  const { newDevice, proofBits } = config.pin
  const people = peopleRepository(db)
  const devices = deviceUnlock({ unlockMethods: deviceUnlockRepository(db), secrets })
  const isCommon = (pin: string) => isCommonPin(pin, (digits) => places.zip(digits).counties.length > 0)
  const pinSessions = pinSessionsOf({ clock, sessions, secrets, limits, devices, newDevice, isCommon })
  const saveSession = createSessionSaver({
    clock,
    sessions,
    secrets,
    devices,
    people,
    pinSessions,
    newDevice,
    isCommon,
    wordCount: returnWords.length,
  })
  pinSessionRoutes(app, {
    places,
    cookie,
    secrets,
    limits,
    devices,
    people,
    pinSessions,
    saveSession,
    words: returnWords,
    proofs: pinProofs({ db, serviceKey: cookieKey, clock, bits: proofBits }),
    principals: principals(db, clock),
    rejectCommon: config.pin.rejectCommon,
    isCommon,
    count: createCounters(deps).pin,
  })
}
