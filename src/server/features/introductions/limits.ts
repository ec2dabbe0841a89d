import type { Db } from '#server/platform/db/database.ts'
import type { CallLimiter } from '#server/platform/http/exact-limit.ts'

const dayMs = 24 * 60 * 60 * 1000
const weekMs = 7 * dayMs

/** How many introductions may be sent (T-3.9); a resource has a separate limit, over which they are held. */
const allowed = { browserPerDay: 15, browserPerWeek: 40, addressPerDay: 100, phonePerWeek: 40 }

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
export async function countSend(limitsOn: (db: Db) => CallLimiter, trx: Db, sender: Sender): Promise<void> {
  const limit = limitsOn(trx)
  const { principalId, address, phone } = sender
  await limit({ name: 'introductions-day', who: principalId, max: allowed.browserPerDay, windowMs: dayMs })
  await limit({ name: 'introductions-week', who: principalId, max: allowed.browserPerWeek, windowMs: weekMs })
  await limit({ name: 'introductions-address', who: address, max: allowed.addressPerDay, windowMs: dayMs })
  await countPhone(limitsOn, trx, phone)
}

/** A sender may enter another person's number (T-3.10), so a number is sent to providers only this often. */
async function countPhone(limitsOn: (db: Db) => CallLimiter, trx: Db, phone: string | null): Promise<void> {
  const digits = phoneDigits(phone ?? '')
  if (digits === '') return
  await limitsOn(trx)({ name: 'introductions-phone', who: digits, max: allowed.phonePerWeek, windowMs: weekMs })
}

/** A changed number counts like a sent one; otherwise changing it would bypass the limit. */
export async function countPhoneChange(limitsOn: (db: Db) => CallLimiter, trx: Db, sender: Sender): Promise<void> {
  const who = sender.principalId
  await limitsOn(trx)({ name: 'contact-change', who, max: allowed.browserPerDay, windowMs: dayMs })
  await countPhone(limitsOn, trx, sender.phone)
}
