import { Check, MessageSquare, Phone, Send } from 'lucide-react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { phoneLinks } from '#domain/resources/contact-links.ts'
import type { Resource } from '#domain/resources/resource.ts'
import type { CardAction } from './card-events.ts'
import { mainPhone } from './phone-field.tsx'
import { PhoneWords } from './phone-words.tsx'

interface CardActionsProps {
  resource: Resource
  introduction: 'none' | 'sent'
  onConnect: () => void
  onAct: (action: CardAction) => void
}

/** The two things to do with a place: call, or be introduced. */
export function CardActions({ resource, introduction, onConnect, onAct }: CardActionsProps) {
  const common = useText('common')
  const main = mainPhone(phoneLinks(resource))
  const Icon = main?.kind === 'text' ? MessageSquare : Phone
  return (
    <div className="resource-card-actions">
      <Button
        variant="primary" href={main?.href ?? 'tel:211'} icon={<Icon aria-hidden size={20} />}
        onClick={() => onAct(main?.kind === 'text' ? 'text' : 'call')}
      >
        {main ? <PhoneWords link={main} /> : common('call211')}
      </Button>
      <ConnectButton name={resource.name} isSent={introduction === 'sent'} onConnect={onConnect} />
    </div>
  )
}

/** Once sent it does nothing more, but keeps its place: focus comes back to it from the dialog. */
function ConnectButton({ name, isSent, onConnect }: { name: string; isSent: boolean; onConnect: () => void }) {
  const t = useText('results')
  return (
    <Button
      aria-label={isSent ? t('card.sentTo', { name }) : t('card.connectTo', { name })}
      aria-disabled={isSent} icon={isSent ? <Check aria-hidden size={20} /> : <Send aria-hidden size={20} />}
      {...(!isSent && { onClick: onConnect })}
    >
      {isSent ? t('card.sent') : t('card.connect')}
    </Button>
  )
}
