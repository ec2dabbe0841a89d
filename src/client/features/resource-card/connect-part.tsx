import { Check, Send } from 'lucide-react'
import { useId, useState } from 'react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { canConnect } from '#domain/resources/can-connect.ts'
import { buildPhoneLinks } from '#domain/resources/contact-links.ts'
import type { Resource } from '#domain/resources/resource.ts'
import { connectBlock, deviceDay } from './connect-block.ts'
import { ConnectNote, NotJoinedNote } from './connect-note.tsx'
import { mainPhone } from './phone-field.tsx'

interface ConnectPartProps {
  resource: Resource
  introduction: 'none' | 'sent'
  onConnect: () => void
}

/** Asks for an introduction, where somebody could answer it, with what to know about it. */
export function ConnectPart({ resource, introduction, onConnect }: ConnectPartProps) {
  const { care: availability, name } = resource
  const noteId = useId()
  const [today] = useState(() => deviceDay(new Date()))
  const isSent = introduction === 'sent'
  const block = isSent ? null : connectBlock(availability, today)
  const canCall = mainPhone(buildPhoneLinks(resource))?.kind === 'voice'
  return (
    <>
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
        <ConnectNote id={noteId} availability={availability} block={block} canCall={canCall} />
      )}
    </>
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
