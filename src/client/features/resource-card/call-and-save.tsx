import { Heart, MessageSquare, Phone } from 'lucide-react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { IconButton } from '#client/ui/icon-button/icon-button.tsx'
import { VisuallyHidden } from '#client/ui/visually-hidden/visually-hidden.tsx'
import { buildPhoneLinks } from '#domain/resources/contact-links.ts'
import type { Resource } from '#domain/resources/resource.ts'
import type { CardAction } from './card-events.ts'
import { mainPhone } from './phone-field.tsx'
import { PhoneText } from './phone-text.tsx'

interface CallAndSaveProps {
  resource: Resource
  isSaved: boolean
  onToggleSave: () => void
  onAct: (action: CardAction) => void
}

/** Call with the number in sight, so that it can be copied by hand, and the heart. */
export function CallAndSave({ resource, isSaved, onToggleSave, onAct }: CallAndSaveProps) {
  const t = useText('results')
  const common = useText('common')
  const main = mainPhone(buildPhoneLinks(resource))
  const Icon = main?.kind === 'text' ? MessageSquare : Phone
  return (
    <div className="resource-card-actions">
      <Button
        variant={main ? 'primary' : 'secondary'}
        href={main?.href ?? 'tel:211'}
        icon={<Icon aria-hidden size={20} />}
        onClick={() => onAct(main?.kind === 'text' ? 'text' : 'call')}
      >
        <span>
          {main ? <PhoneText link={main} /> : common('call211')}
          {/* In a list of all links, a number alone says nothing. */}
          {main && (
            <VisuallyHidden>
              {' · '}
              {resource.name}
            </VisuallyHidden>
          )}
        </span>
      </Button>
      <IconButton
        label={t('card.save', { name: resource.name })}
        aria-pressed={isSaved}
        className="resource-card-heart"
        icon={<Heart aria-hidden size={24} />}
        onClick={onToggleSave}
      />
    </div>
  )
}
