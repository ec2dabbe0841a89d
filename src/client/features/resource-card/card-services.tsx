import { useState } from 'react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Badge } from '#client/ui/badge/badge.tsx'
import { Button } from '#client/ui/button/button.tsx'
import { VisuallyHidden } from '#client/ui/visually-hidden/visually-hidden.tsx'

/** Number of services shown at first. */
const shortList = 3

export function CardServices({ services }: { services: readonly string[] }) {
  const t = useText('results')
  const [isLong, setIsLong] = useState(false)
  if (services.length === 0) return null
  const hidden = services.length - shortList
  const visibleServices = isLong ? services : services.slice(0, shortList)
  return (
    <dl>
      <dt>
        <VisuallyHidden>{t('card.services')}</VisuallyHidden>
      </dt>
      <dd>
        <ul className="resource-card-badges">
          {visibleServices.map((service) => (
            <li key={service}>
              <Badge tone="plain">
                <bdi>{service}</bdi>
              </Badge>
            </li>
          ))}
        </ul>
        {hidden > 0 && (
          <Button variant="quiet" size="small" aria-expanded={isLong} onClick={() => setIsLong(!isLong)}>
            {isLong ? t('card.fewerServices') : t('card.moreServices', { count: hidden })}
          </Button>
        )}
      </dd>
    </dl>
  )
}
