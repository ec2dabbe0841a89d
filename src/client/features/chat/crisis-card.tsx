import { MessageSquare, Phone } from 'lucide-react'
import type { Crisis } from '#domain/assistant/crisis-kinds.ts'
import { crisisLines } from '#domain/chat/crisis-lines.ts'
import { dialable, smsLink } from '#domain/help-lines/help-lines.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'

/** People who answer now, over the talk until it is put away. Needs no network and no model (T-11.1). */
export function CrisisCard({ crisis, onDismiss }: { crisis: Crisis; onDismiss: () => void }) {
  const t = useText('chat')
  const lines = useText('helpLines')
  const { language } = useLanguage()
  const kindly = crisis.kind === 'overdose' ? 'overdose' : crisis.level
  return (
    <section aria-labelledby="crisis-title" className="chat-crisis">
      <div role="alert" className="grid gap-1">
        <h2 id="crisis-title">{t('crisis.title')}</h2>
        <p>{t(`crisis.${kindly}`)}</p>
      </div>
      <ul className="grid gap-2">
        {crisisLines(crisis).map(({ id, phone, sms }) => (
          <li key={id} className="grid gap-1">
            {id !== 'emergency' && <p className="text-md font-semibold">{lines(`${id}.name`)}</p>}
            <div className="flex flex-wrap gap-2">
              <Button
                href={`tel:${dialable(phone)}`} size="small" variant={id === 'emergency' ? 'danger' : 'primary'}
                icon={<Phone aria-hidden size={18} />}
              >
                {lines('call', { number: phone })}
              </Button>
              {sms && (
                <Button href={smsLink(sms, language)} size="small" icon={<MessageSquare aria-hidden size={18} />}>
                  {lines('textCrisis', { number: sms.number })}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      <div>
        <Button size="small" onClick={onDismiss}>{t('crisis.dismiss')}</Button>
      </div>
    </section>
  )
}
