import { createHmac, randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import * as z from 'zod/mini'
import { deriveKey } from '#server/platform/crypto/keys.ts'
import { seal, unseal } from '#server/platform/crypto/seal.ts'
import type { Accounts } from '#server/platform/db/schema-partners.ts'

/** The secret for an authenticator app. */
export interface OfferedSecret {
  secret: string
  uri: string
}

/** The change to the account that makes a correct code usable only once. */
export type CodeUse = { kind: 'step'; step: number } | { kind: 'recovery'; before: string; left: string }

const secretBytes = 20
const codeCount = 10
const codeLetters = 16
const alphabet = 'abcdefghijklmnopqrstuvwxyz234567'
/** A longer label would not fit into a QR code that a phone can read. */
const labelLength = 64
/** Settings every authenticator app supports; one step before and after is accepted for inaccurate clocks. */
const totp = { algorithm: 'SHA1', digits: 6, period: 30 } as const

const Hashes = z.array(z.string())
const normalizeCode = (code: string) => code.toLowerCase().replace(/[^a-z0-9]/g, '')

/** Eighty random bits, in groups that are easy to copy. */
function newRecoveryCode(): string {
  const letters = Array.from(randomBytes(codeLetters), (byte) => alphabet[byte % alphabet.length]).join('')
  return letters.replace(/.{4}(?=.)/g, '$&-')
}

/** TOTP codes, and recovery codes for a lost phone (T-8.2). */
export function secondFactors(dataKey: Buffer) {
  const sealKey = deriveKey(dataKey, 'second factor')
  const codeKey = deriveKey(dataKey, 'recovery codes')
  const hashRecoveryCode = (accountId: string, code: string) =>
    createHmac('sha256', codeKey)
      .update(`${accountId} ${normalizeCode(code)}`)
      .digest('hex')
  const context = (accountId: string) => `totp:${accountId}`
  const open = (accountId: string, sealed: string) => {
    const plain = unseal(sealKey, sealed, context(accountId))
    return plain && Secret.fromBase32(plain.toString())
  }

  /** The step of the second of two codes in a row, both lately shown; null when either is wrong. */
  function findStepOfTwo(accountId: string, sealed: string, text: string, now: number): number | null {
    const secret = open(accountId, sealed)
    const [, first, second] = /^(\d{6})(\d{6})$/.exec(text.replace(/\s/g, '')) ?? []
    if (!secret || first === undefined || second === undefined) return null
    const current = TOTP.counter({ period: totp.period, timestamp: now })
    for (const step of [current - 1, current, current + 1]) {
      const isAt = (token: string, counter: number) =>
        TOTP.validate({ ...totp, secret, token, timestamp: counter * totp.period * 1000, window: 0 }) !== null
      if (isAt(first, step - 1) && isAt(second, step)) return step
    }
    return null
  }

  function findRecoveryCode({ id, recovery_hashes: before }: Accounts, code: string): CodeUse | null {
    if (before === null) return null
    const hashes = Hashes.parse(JSON.parse(before))
    const codeHash = hashRecoveryCode(id, code)
    return hashes.includes(codeHash)
      ? { kind: 'recovery', before, left: JSON.stringify(hashes.filter((hash) => hash !== codeHash)) }
      : null
  }

  /** The step a code belongs to, null when it is wrong. `spendCode` decides whether it was already used. */
  function findStep(accountId: string, sealed: string, code: string, now: number): number | null {
    const secret = open(accountId, sealed)
    const token = code.replace(/\s/g, '')
    if (!secret || !/^\d{6}$/.test(token)) return null
    const delta = TOTP.validate({ ...totp, secret, token, timestamp: now, window: 1 })
    return delta === null ? null : TOTP.counter({ period: totp.period, timestamp: now }) + delta
  }

  return {
    findStep,

    newSealedSecret: (accountId: string): string =>
      seal(sealKey, Buffer.from(new Secret({ size: secretBytes }).base32), context(accountId)),

    /** Null when the server's key has changed since. */
    offer(accountId: string, sealed: string, email: string): OfferedSecret | null {
      const secret = open(accountId, sealed)
      if (!secret) return null
      const uri = new TOTP({ ...totp, secret, issuer: 'Next Chapter', label: email.slice(0, labelLength) }).toString()
      return { secret: secret.base32, uri }
    },

    /** The codes to show once, and the hashes to store. */
    newRecoveryCodes(accountId: string): { codes: string[]; hashes: string } {
      const codes = Array.from({ length: codeCount }, newRecoveryCode)
      return { codes, hashes: JSON.stringify(codes.map((code) => hashRecoveryCode(accountId, code))) }
    },

    /** Accepts a code from the app or a recovery code. */
    check(account: Accounts, code: string, now: number): CodeUse | null {
      const { id, sealed_totp: sealed } = account
      const step = sealed === null ? null : findStep(id, sealed, code, now)
      return step === null ? findRecoveryCode(account, code) : { kind: 'step', step }
    },

    /** Accepts two codes in a row from the app, or a recovery code: nobody can guess either. */
    checkTwo(account: Accounts, codes: string, now: number): CodeUse | null {
      const { id, sealed_totp: sealed } = account
      const step = sealed === null ? null : findStepOfTwo(id, sealed, codes, now)
      return step === null ? findRecoveryCode(account, codes) : { kind: 'step', step }
    },
  }
}
export type SecondFactors = ReturnType<typeof secondFactors>
