import { BadgeCheck, Heart, ShieldCheck } from 'lucide-react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Badge } from '#client/ui/badge/badge.tsx'
import { IconButton } from '#client/ui/icon-button/icon-button.tsx'
import { acceptsRecord } from '#domain/resources/card-facts.ts'
import type { Resource } from '#domain/resources/resource.ts'
import { categoryIcons } from './category-icons.ts'
import { useKindLabel } from './use-kind-label.ts'

interface CardHeadProps {
  resource: Resource
  nameId: string
  headingLevel: 2 | 3
  isSaved: boolean
  onToggleSave: () => void
}

/** Name, kind of help, and the save button. */
export function CardHead({ resource, nameId, headingLevel, isSaved, onToggleSave }: CardHeadProps) {
  const t = useText('results')
  const listing = useText('listing')
  const label = useKindLabel(resource)
  const { name, organization, category, alsoReason } = resource
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  const Icon = categoryIcons[category]
  return (
    <>
      <div className="resource-card-head">
        <div className="resource-card-badges">
          <Badge icon={<Icon aria-hidden />}>{label}</Badge>
          {acceptsRecord(resource) && (
            <Badge tone="ok" icon={<BadgeCheck aria-hidden />}>
              {listing('facts.servesRecord.yes')}
            </Badge>
          )}
          {resource.care?.isConfirmed && (
            <Badge tone="ok" icon={<ShieldCheck aria-hidden />}>
              {t('card.care.confirmed')}
            </Badge>
          )}
        </div>
        <IconButton
          label={t('card.save', { name })}
          aria-pressed={isSaved}
          className="resource-card-heart"
          icon={<Heart aria-hidden size={24} />}
          onClick={onToggleSave}
        />
      </div>
      <Heading id={nameId} className="resource-card-name">
        <bdi>{name}</bdi>
      </Heading>
      {organization && organization !== name && (
        <p className="resource-card-soft">
          <bdi>{organization}</bdi>
        </p>
      )}
      {alsoReason && <p className="font-semibold">{listing(`alsoReasons.${alsoReason}`)}</p>}
    </>
  )
}
