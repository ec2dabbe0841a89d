import { minPassphraseLength, findPassphraseProblem, isOwnWord, findRepeatedUnit } from '#domain/accounts/passphrase.ts'
import { AppError } from '#server/platform/http/app-error.ts'

let loading: Promise<ReadonlySet<string>> | undefined

/** The list is large and only needed when a passphrase is chosen, so it is loaded then, once. */
function commonPassphrases(): Promise<ReadonlySet<string>> {
  return (loading ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => {
    const long = dictionary['passwords-common'].filter(({ length }) => length >= minPassphraseLength.withSecondFactor)
    return new Set(long.map((passphrase) => passphrase.toLowerCase()))
  }))
}

export interface ChosenPassphrase {
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
