import { Check, Circle } from 'lucide-react'
import { useText } from '#client/platform/i18n/use-text.ts'
import type { PassphraseRule } from './new-passphrase.ts'

/** Updated while typing: a check mark beside each rule that is met, with text for screen readers. */
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
