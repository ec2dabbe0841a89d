import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { minPassphraseLength, findPassphraseProblem, isOwnWord, findRepeatedUnit } from '#domain/accounts/passphrase.ts'
import type { Requester } from '#server/platform/crypto/fair-queue.ts'
import { processTurns, SlowHashBusy, slowHashCost, type SlowTurns } from '#server/platform/crypto/slow-hash.ts'
import { AppError } from '#server/platform/http/app-error.ts'

/** Passphrases are stored only as a slow hash, made in the queue shared by all slow hashes (T-2.13). */
export interface Passphrases {
  hash(passphrase: string, requester: Requester): Promise<string>
  /**
   * Without a hash the same computation is done and the answer is false, so that timing does not reveal which accounts
   * exist.
   */
  matches(stored: string | null, passphrase: string, requester: Requester): Promise<boolean>
}

/** Normalizes characters, so that different keyboards give the same text. */
const written = (passphrase: string) => passphrase.normalize('NFKC')

/** Looks like any other hash; no passphrase produces it. */
function emptyHash(): string {
  const { memoryCost, timeCost, parallelism, outputLen } = slowHashCost
  const random = (bytes: number) => randomBytes(bytes).toString('base64').replace(/=+$/, '')
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${random(16)}$${random(outputLen)}`
}

export function argon2Passphrases(turns: SlowTurns = processTurns): Passphrases {
  const nobodys = emptyHash()
  const inTurn = async <Result>(requester: Requester, run: () => Promise<Result>): Promise<Result> => {
    try {
      return await turns(requester, run)
    } catch (error) {
      if (error instanceof SlowHashBusy) throw new AppError(503, 'unavailable', { cause: error, retryAfterSeconds: 5 })
      throw error
    }
  }
  return {
    hash: (passphrase, requester) => inTurn(requester, () => hash(written(passphrase), slowHashCost)),

    matches: async (stored, passphrase, requester) => {
      const isRight = await inTurn(requester, () => verify(stored ?? nobodys, written(passphrase)))
      return stored !== null && isRight
    },
  }
}

let loading: Promise<ReadonlySet<string>> | undefined

/** The list is large and only needed when a passphrase is chosen, so it is loaded then, once. */
function commonPassphrases(): Promise<ReadonlySet<string>> {
  return (loading ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => {
    const long = dictionary['passwords-common'].filter(({ length }) => length >= minPassphraseLength.withSecondFactor)
    return new Set(long.map((passphrase) => passphrase.toLowerCase()))
  }))
}

interface ChosenPassphrase {
  passphrase: string
  hasSecondFactor: boolean
  /** Email, name, organization: what an attacker would try first. */
  ownWords: readonly (string | null)[]
}

/** Rejects a passphrase that is too short, too long, or too easy to guess (T-8.1). */
export async function refuseWeakPassphrase({ passphrase, hasSecondFactor, ownWords }: ChosenPassphrase): Promise<void> {
  const common = await commonPassphrases()
  const own = ['Next Chapter', ...ownWords.flatMap((word) => (word ? [word, word.split('@')[0] ?? ''] : []))]
  const problem = findPassphraseProblem(passphrase, hasSecondFactor, (folded) => {
    const piece = findRepeatedUnit(folded)
    const isRepeated = piece !== folded && (piece.length < minPassphraseLength.withSecondFactor || common.has(piece))
    return isRepeated || common.has(folded) || isOwnWord(folded, own)
  })
  if (problem) throw new AppError(400, problem)
}
