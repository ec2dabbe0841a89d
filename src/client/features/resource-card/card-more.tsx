import { type ReactNode } from 'react'
import { humanDate } from '#client/shared/formats/dates.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { listUnknownFacts } from '#domain/resources/card-facts.ts'
import type { Resource } from '#domain/resources/resource.ts'
import { languageName, listText } from '#client/shared/formats/lists.ts'
import { StatedFacts } from './stated-facts.tsx'

interface CardMoreProps {
  resource: Resource
  /** Rendered at the end. */
  children: ReactNode
}

/** All other facts, collapsed until opened. */
export function CardMore({ resource, children }: CardMoreProps) {
  const t = useText('results')
  const listing = useText('listing')
  const { language } = useLanguage()
  const { languages = [], cost, requiredDocuments = [], alsoListedBy = [], assuredOn } = resource
  // The phone is on the card already.
  const reasons = resource.reasons?.filter((reason) => reason !== 'has_phone') ?? []
  const asks = listUnknownFacts(resource)
  return (
    <details className="resource-card-more">
      <summary>{t('card.more', { name: resource.name })}</summary>
      <dl>
        {languages.length > 0 && (
          <Part label={t('card.languages')}>
            {listText(
              languages.map((code) => languageName(code, language)),
              language,
            )}
          </Part>
        )}
        {cost && <Part label={t('card.cost')}>{listing(`cost.${cost}`)}</Part>}
        <StatedFacts resource={resource} />
        {asks.length > 0 && (
          <Part label={t('card.ask')}>
            <Lines lines={asks.map((fact) => listing(`facts.${fact}.unknown`))} />
          </Part>
        )}
        {reasons.length > 0 && (
          <Part label={t('card.why')}>
            <Lines lines={reasons.map((reason) => listing(`reasons.${reason}`))} />
          </Part>
        )}
      </dl>
      {requiredDocuments.length > 0 && <p>{listing('bring', { documents: listText(requiredDocuments, language) })}</p>}
      {alsoListedBy.length > 0 && <p>{listing('alsoListedBy', { publishers: listText(alsoListedBy, language) })}</p>}
      {assuredOn && <p>{listing('checkedOn', { date: humanDate(assuredOn, language) })}</p>}
      {children}
    </details>
  )
}

function Part({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
