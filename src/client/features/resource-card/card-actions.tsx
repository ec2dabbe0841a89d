import { Check, MessageSquare, Phone, Send } from 'lucide-react'
import { useId, useState } from 'react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { canConnect } from '#domain/resources/can-connect.ts'
import { buildPhoneLinks } from '#domain/resources/contact-links.ts'
import type { Resource } from '#domain/resources/resource.ts'
import type { CardAction } from './card-events.ts'
import { connectBlock, deviceDay } from './connect-block.ts'
import { ConnectNote, NotJoinedNote } from './connect-note.tsx'
import { mainPhone } from './phone-field.tsx'
import { PhoneText } from './phone-text.tsx'

interface CardActionsProps {
  resource: Resource
  introduction: 'none' | 'sent'
  onConnect: () => void
  onAct: (action: CardAction) => void
}

/** The two main actions on a listing: call, or request an introduction where somebody could answer it. */
export function CardActions({ resource, introduction, onConnect, onAct }: CardActionsProps) {
  const common = useText('common')
  const main = mainPhone(buildPhoneLinks(resource))
  const Icon = main?.kind === 'text' ? MessageSquare : Phone
  const { care: availability, name } = resource
  const noteId = useId()
  const [today] = useState(() => deviceDay(new Date()))
  const isSent = introduction === 'sent'
  const block = isSent ? null : connectBlock(availability, today)
  return (
    <div className="resource-card-actions">
      <Button
        variant="primary"
        href={main?.href ?? 'tel:211'}
        icon={<Icon aria-hidden size={20} />}
        onClick={() => onAct(main?.kind === 'text' ? 'text' : 'call')}
      >
        {main ? <PhoneText link={main} /> : common('call211')}
      </Button>
      {(isSent || canConnect(resource)) && (
        <ConnectButton
          name={name}
          isSent={isSent}
          onConnect={onConnect}
          {...(block !== null && { blockedBy: noteId })}
        />
      )}
      {!availability && (isSent || canConnect(resource)) && <NotJoinedNote isSent={isSent} />}
      {availability && !isSent && (
        <ConnectNote id={noteId} availability={availability} block={block} canCall={main?.kind === 'voice'} />
      )}
    </div>
  )
}

interface ConnectButtonProps {
  name: string
  isSent: boolean
  /** Id of the text that explains why the button is disabled. */
  blockedBy?: string
  onConnect: () => void
}

/**
 * Once sent, or while the listing accepts nobody, it does nothing but stays focusable and readable for screen readers.
 */
function ConnectButton({ name, isSent, blockedBy, onConnect }: ConnectButtonProps) {
  const t = useText('results')
  const isOff = isSent || blockedBy !== undefined
  return (
    <Button
      aria-label={isSent ? t('card.sentTo', { name }) : t('card.connectTo', { name })}
      aria-disabled={isOff}
      aria-describedby={blockedBy}
      icon={isSent ? <Check aria-hidden size={20} /> : <Send aria-hidden size={20} />}
      {...(!isOff && { onClick: onConnect })}
    >
      {isSent ? t('card.sent') : t('card.connect')}
    </Button>
  )
}
