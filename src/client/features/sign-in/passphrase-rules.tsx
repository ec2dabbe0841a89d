import { Check, Circle } from 'lucide-react'
import { useText } from '#client/platform/i18n/use-text.ts'
import type { PassphraseRule } from './new-passphrase.ts'

/** Told while typing: a mark beside what is done, and the word for who cannot see it. */
export function PassphraseRules({ rules }: { rules: readonly PassphraseRule[] }) {
  const t = useText('signIn')
  return (
    <ul className="sign-in-rules" aria-label={t('rules.title')}>
      {rules.map(({ text, isMet }) => (
        <li key={text} className={isMet ? 'is-met' : undefined}>
          {isMet ? <Check aria-hidden size={18} /> : <Circle aria-hidden size={18} />}
          <span>
            {isMet && <span className="sr-only">{t('rules.met')} </span>}
            {text}
          </span>
        </li>
      ))}
    </ul>
  )
}
