import { MessageSquare, Phone, X } from 'lucide-react'
import type { Crisis } from '#domain/assistant/crisis-kinds.ts'
import { type CrisisLine, crisisLines, dialable, smsLink } from '#domain/help-lines/help-lines.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { IconButton } from '#client/ui/icon-button/icon-button.tsx'

/** People who answer now, over the talk until it is put away. Needs no network and no model (T-11.1). */
export function CrisisCard({ crisis: { kind, level }, onDismiss }: { crisis: Crisis; onDismiss: () => void }) {
  const t = useText('crisisCard')
  return (
    <section aria-labelledby="crisis-title" className="chat-crisis">
      <div className="flex items-start gap-2">
        <div role="alert" className="min-w-0 flex-1">
          <h2 id="crisis-title">{t(`kinds.${kind}.title`)}</h2>
          <p>{t(`kinds.${kind}.care`)}</p>
        </div>
        <IconButton label={t('dismiss')} icon={<X aria-hidden size={20} />} onClick={onDismiss} />
      </div>
      <ul className="flex flex-wrap gap-2">
        {crisisLines(kind, level).map((line) => (
          <li key={line.id} className="flex flex-wrap gap-2"><Reach line={line} /></li>
        ))}
      </ul>
      {/* Nobody is asked about themselves while somebody else may be dying. */}
      {kind !== 'overdose' && <p className="font-semibold">{t('safeNow')}</p>}
      <ul className="chat-crisis-steps">
        {t.list(`kinds.${kind}.steps`).map((step) => <li key={step}>{step}</li>)}
      </ul>
      <p>{t('stay')}</p>
    </section>
  )
}

/** The number is always to be seen: not everybody reads this on a phone. */
function Reach({ line: { id, phone, press, sms } }: { line: CrisisLine }) {
  const t = useText('crisisCard')
  const { language } = useLanguage()
  const name = t(`lines.${id}`)
  const key = press && (press.for === 'line' || language === 'es') ? press.key : null
  const word = sms && ((language === 'es' ? sms.spanishWord : null) ?? sms.word)
  return (
    <>
      <Button
        href={`tel:${dialable(phone)}`} size="small" variant={id === 'emergency' ? 'danger' : 'primary'}
        icon={<Phone aria-hidden size={18} />}
      >
        <span>
          {key === null ? t('call', { name }) : t('callKey', { name, key })}
          {!name.startsWith(phone) && <span className="block text-sm"> {phone}</span>}
        </span>
      </Button>
      {sms && (
        <Button href={smsLink(sms, language)} size="small" icon={<MessageSquare aria-hidden size={18} />}>
          {word === null ? t('text', { number: sms.number }) : t('textWord', { word, number: sms.number })}
        </Button>
      )}
    </>
  )
}
