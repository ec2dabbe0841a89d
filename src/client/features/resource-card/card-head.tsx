import { Check } from 'lucide-react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Badge } from '#client/ui/badge/badge.tsx'
import type { Resource } from '#domain/resources/resource.ts'
import { categoryIcons } from './category-icons.ts'
import { useKindLabel } from './use-kind-label.ts'

interface CardHeadProps {
  resource: Resource
  nameId: string
  headingLevel: 2 | 3
  phrase: string
  isSent: boolean
}

/** Name, and what it is in a few words. */
export function CardHead({ resource, nameId, headingLevel, phrase, isSent }: CardHeadProps) {
  const t = useText('results')
  const listing = useText('listing')
  const label = useKindLabel(resource)
  const { name, category, alsoReason } = resource
  const Icon = categoryIcons[category]
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <>
      <Heading id={nameId} className="resource-card-name">
        <bdi>{name}</bdi>
      </Heading>
      <p className="resource-card-what">
        <span className="resource-card-kind">
          <Icon aria-hidden />
          {label}
        </span>
        {phrase && (
          <>
            {' · '}
            <bdi>{phrase}</bdi>
          </>
        )}
      </p>
      {alsoReason && <p className="resource-card-also">{listing(`alsoReasons.${alsoReason}`)}</p>}
      {isSent && (
        <Badge tone="ok" className="justify-self-start" icon={<Check aria-hidden />}>
          {t('card.sent')}
        </Badge>
      )}
    </>
  )
}
