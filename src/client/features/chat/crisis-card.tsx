import { MessageSquare, Phone, X } from 'lucide-react'
import type { Crisis } from '#domain/help-lines/crisis-kinds.ts'
import { getCrisisQuestion } from '#domain/help-lines/crisis-reply.ts'
import {
  buildSmsLink,
  type CrisisLine,
  findVeteransLink,
  listCrisisLines,
  toDialDigits,
} from '#domain/help-lines/help-lines.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { formatReach } from '#client/platform/i18n/reach.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useTextModule } from '#client/platform/i18n/use-text-module.ts'
import { Button } from '#client/ui/button/button.tsx'
import { IconButton } from '#client/ui/icon-button/icon-button.tsx'

/** The help lines, pinned above the chat until dismissed. Needs no network and no model (T-11.1). */
export function CrisisCard({ crisis, onDismiss }: { crisis: Crisis; onDismiss: () => void }) {
  const t = useText('crisisCard')
  const words = useTextModule('crisisCard')
  const { kind } = crisis
  const veterans = findVeteransLink(crisis)
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
        {listCrisisLines(crisis).map((line) => (
          <li key={line.id} className="flex flex-wrap gap-2">
            <Reach line={line} />
          </li>
        ))}
      </ul>
      <div className="chat-crisis-more">
        {veterans && (
          <a className="chat-crisis-link" href={`tel:${toDialDigits(veterans.phone)}`}>
            {t('veteran')}
          </a>
        )}
        {/* First aid cannot wait for a tap. */}
        <details open={kind === 'overdose' || kind === 'medical'}>
          <summary className="chat-crisis-link">{t('more')}</summary>
          <p className="font-semibold">{getCrisisQuestion(crisis, words)}</p>
          <ul className="chat-crisis-steps">
            {t.list(`kinds.${kind}.steps`).map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ul>
        </details>
      </div>
    </section>
  )
}

/** The number is always visible: not everybody reads this on a phone. */
function Reach({ line }: { line: CrisisLine }) {
  const words = useTextModule('crisisCard')
  const { language } = useLanguage()
  const { id, phone, sms } = line
  const { call, number, text } = formatReach(line, language, words)
  return (
    <>
      <Button
        href={`tel:${toDialDigits(phone)}`}
        size="small"
        variant={id === 'emergency' ? 'danger' : 'primary'}
        icon={<Phone aria-hidden size={18} />}
      >
        <span>
          {call}
          {number !== null && <span className="chat-crisis-number"> {number}</span>}
        </span>
      </Button>
      {sms && (
        <Button href={buildSmsLink(sms, language)} size="small" icon={<MessageSquare aria-hidden size={18} />}>
          {text}
        </Button>
      )}
    </>
  )
}
