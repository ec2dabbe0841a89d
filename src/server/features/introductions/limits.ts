import { createHmac } from 'node:crypto'
import type { Notices } from '#domain/introductions/notices.ts'
import { deriveKey } from '#server/platform/crypto/keys.ts'
import type { Db } from '#server/platform/db/database.ts'
import { refund, reserve } from '#server/platform/db/limits.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { CallLimiter } from '#server/platform/http/exact-limit.ts'

const dayMs = 24 * 60 * 60 * 1000
const weekMs = 7 * dayMs

/** Limits counted inside the given transaction. */
export type LimitsOn = (db: Db) => CallLimiter

/** How many introductions may be sent (T-3.9); a resource has a separate limit, over which they are held. */
const allowed = { browserPerDay: 15, browserPerWeek: 40, addressPerDay: 100, phonePerWeek: 40, emailPerWeek: 20 }

/** Introductions over this number for one resource in a day are held for review (T-3.9). */
const sentPerResourcePerDay = 50

/** Normalizes a number, however it was typed, with or without the country code 1. */
function phoneDigits(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits
}

export interface Sender {
  principalId: string
  address: string
  phone: string | null
}

/**
 * Always in this order, so that two requests that share counters cannot deadlock. Only keyed hashes of the browser, the
 * address and the phone are stored.
 */
export async function countSend(limitsOn: LimitsOn, trx: Db, sender: Sender): Promise<void> {
  const limit = limitsOn(trx)
  const { principalId, address, phone } = sender
  await limit({ name: 'introductions-day', who: principalId, max: allowed.browserPerDay, windowMs: dayMs })
  await limit({ name: 'introductions-week', who: principalId, max: allowed.browserPerWeek, windowMs: weekMs })
  await limit({ name: 'introductions-address', who: address, max: allowed.addressPerDay, windowMs: dayMs })
  await countPhone(limitsOn, trx, phone)
}

/** A sender may enter another person's number (T-3.10), so a number is sent to providers only this often. */
async function countPhone(limitsOn: LimitsOn, trx: Db, phone: string | null): Promise<void> {
  const digits = phoneDigits(phone ?? '')
  if (digits === '') return
  await limitsOn(trx)({ name: 'introductions-phone', who: digits, max: allowed.phonePerWeek, windowMs: weekMs })
}

/** A changed number counts like a sent one; otherwise changing it would bypass the limit. */
export async function countPhoneChange(limitsOn: LimitsOn, trx: Db, sender: Sender): Promise<void> {
  const who = sender.principalId
  await limitsOn(trx)({ name: 'contact-change', who, max: allowed.browserPerDay, windowMs: dayMs })
  await countPhone(limitsOn, trx, sender.phone)
}

/** An address may be somebody else's (T-3.10): it can be named only so often, by whomever. */
export async function countNoticeChange(limitsOn: LimitsOn, trx: Db, sender: Sender, notices: Notices): Promise<void> {
  const limit = limitsOn(trx)
  await limit({ name: 'notice-change', who: sender.principalId, max: allowed.browserPerDay, windowMs: dayMs })
  const emails = [notices.email, notices.trustedEmail]
    .filter((email) => email !== null)
    .map((email) => email.toLowerCase())
  for (const who of [...new Set(emails)].toSorted()) {
    await limit({ name: 'notice-email', who, max: allowed.emailPerWeek, windowMs: weekMs })
  }
}

export async function hasRoom(trx: Db, resourceId: string): Promise<boolean> {
  const limit = { key: `introductions-to:${resourceId}`, max: sentPerResourcePerDay, windowMs: dayMs }
  return (await reserve(trx, limit)) !== null
}

const guesses = { max: 30, windowMs: 10 * 60 * 1000 }

/**
 * Reserved before a link is looked up; call `refund` when the link exists, so that an office with many answers is not
 * limited.
 */
export type ReserveGuess = (address: string) => Promise<{ refund(): Promise<void> }>

export function linkGuesses(db: Db, dataKey: Buffer): ReserveGuess {
  const key = deriveKey(dataKey, 'link guesses')
  return async (address) => {
    const hash = createHmac('sha256', key).update(address).digest('hex')
    const reserved = await reserve(db, { key: `answer-link:${hash}`, ...guesses })
    if (!reserved) throw new AppError(429, 'too_many_requests', { retryAfterSeconds: guesses.windowMs / 1000 })
    return { refund: () => refund(db, reserved) }
  }
}
