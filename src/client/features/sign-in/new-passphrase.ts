import { minPassphraseLength, findPassphraseProblem } from '#domain/accounts/passphrase.ts'
import type { EnglishText } from '#client/platform/i18n/text-library.ts'
import type { Translate } from '#client/platform/i18n/text-path.ts'

export type SignInText = Translate<EnglishText['signIn']>

/** `maybe`: during a passphrase reset we do not know yet whether the account has a second step. */
export type SecondStep = 'yes' | 'no' | 'maybe'

export interface PassphraseRule {
  text: string
  isMet: boolean
}

const fold = (text: string) => text.normalize('NFKC').trim().toLowerCase()

/** The rules that can be checked here; only the server can tell whether a passphrase is commonly used. */
export function passphraseRules(
  t: SignInText,
  passphrase: string,
  secondStep: SecondStep,
  own: readonly string[] = [],
): PassphraseRule[] {
  const problem = findPassphraseProblem(passphrase, secondStep !== 'no')
  const least = secondStep === 'yes' ? minPassphraseLength.withSecondFactor : minPassphraseLength.alone
  const isWritten = passphrase !== ''
  return [
    {
      text: secondStep === 'maybe' ? t('rules.lengthEither') : t('rules.length', { count: least }),
      isMet: problem !== 'passphrase_short',
    },
    ...(problem === 'passphrase_long' ? [{ text: t('rules.longest'), isMet: false }] : []),
    ...(own.length > 0 ? [{ text: t('rules.notEmail'), isMet: isWritten && !isOwn(passphrase, own) }] : []),
  ]
}

export function newPassphraseProblem(
  t: SignInText,
  passphrase: string,
  secondStep: SecondStep,
  own: readonly string[] = [],
): string | undefined {
  const problem = findPassphraseProblem(passphrase, secondStep !== 'no')
  if (problem === 'passphrase_short') return t('rules.short')
  if (problem === 'passphrase_long') return t('rules.long')
  return isOwn(passphrase, own) ? t('rules.same') : undefined
}

function isOwn(passphrase: string, own: readonly string[]): boolean {
  return own.some((value) => value.trim() !== '' && fold(value) === fold(passphrase))
}
