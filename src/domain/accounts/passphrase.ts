import { accountLengths } from './account.ts'

/** Minimum length: longer without a second factor, shorter with one (T-8.1). */
export const minPassphraseLength = { alone: 15, withSecondFactor: 8 } as const

export type PassphraseProblem = 'passphrase_short' | 'passphrase_long' | 'passphrase_common'

/** Counts characters as people do, so that an accented letter or an emoji is one. */
const countCharacters = (passphrase: string) => Array.from(passphrase.normalize('NFKC')).length

/** `isCommon` checks the list of common passphrases, which only the server has. */
export function findPassphraseProblem(
  passphrase: string,
  hasSecondFactor: boolean,
  isCommon: (folded: string) => boolean = () => false,
): PassphraseProblem | null {
  const least = hasSecondFactor ? minPassphraseLength.withSecondFactor : minPassphraseLength.alone
  if (countCharacters(passphrase) < least) return 'passphrase_short'
  if (countCharacters(passphrase) > accountLengths.passphrase) return 'passphrase_long'
  return isCommon(passphrase.normalize('NFKC').toLowerCase()) ? 'passphrase_common' : null
}

/** The shortest substring that makes up the whole text when repeated; the text itself when there is none. */
export function findRepeatedUnit(text: string): string {
  const at = `${text}${text}`.indexOf(text, 1)
  return text.slice(0, at === -1 ? text.length : at)
}

const keepLettersAndDigits = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** The first guesses of an attacker: the email, the person's or organization's name, also followed by a number. */
export function isOwnWord(passphrase: string, ownWords: readonly string[]): boolean {
  const bareWord = keepLettersAndDigits(findRepeatedUnit(passphrase))
  const withoutNumber = bareWord.replace(/\p{N}+$/u, '')
  return ownWords.map(keepLettersAndDigits).some((word) => word !== '' && (word === bareWord || word === withoutNumber))
}
