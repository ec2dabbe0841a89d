import { type ReactNode } from 'react'
import { humanDate } from '#client/shared/formats/dates.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { listFactsToAsk, listUnknownFacts } from '#domain/resources/acceptance.ts'
import type { Resource } from '#domain/resources/resource.ts'
import { CallScriptButton } from '#client/shared/about-me/about-me-button.tsx'
import { showToast } from '#client/state/navigation/toasts.ts'
import { useOwnFacts } from '#client/platform/own-facts/own-facts.ts'
import { languageName, listText } from '#client/shared/formats/lists.ts'
import { StatedFacts } from './stated-facts.tsx'

/** Requirements, cost and languages, what to ask, and why the listing is shown. */
export function MoreFacts({ resource, isOld }: { resource: Resource; isOld: boolean }) {
  const t = useText('results')
  const listing = useText('listing')
  const { language } = useLanguage()
  const { languages = [], cost, requiredDocuments = [], alsoListedBy = [], serves = [], assuredOn } = resource
  // The phone is in sight already, and old hours are no reason.
  const reasons =
    resource.reasons?.filter((reason) => reason !== 'has_phone' && !(isOld && reason === 'open_always')) ?? []
  const own = useOwnFacts()
  const asks = own.length > 0 ? listFactsToAsk(resource, own) : listUnknownFacts(resource)
  return (
    <>
      <dl className="resource-card-facts">
        <StatedFacts resource={resource} />
        {asks.length > 0 && (
          <Part label={t('card.ask')} isPrivate={own.length > 0}>
            <Lines lines={asks.map((fact) => listing(`people.${fact}`))} />
          </Part>
        )}
        {languages.length > 0 && (
          <Part label={t('card.languages')}>
            {listText(
              languages.map((code) => languageName(code, language)),
              language,
            )}
          </Part>
        )}
        {cost && <Part label={t('card.cost')}>{listing(`cost.${cost}`)}</Part>}
        {reasons.length > 0 && (
          <Part label={t('card.why')}>
            <Lines lines={reasons.map((reason) => listing(`reasons.${reason}`))} />
          </Part>
        )}
      </dl>
      <CallScriptButton resource={resource} onFailed={showToast} />
      {serves.length > 0 && <p>{listing('serves', { counties: listText(serves, language) })}</p>}
      {requiredDocuments.length > 0 && <p>{listing('bring', { documents: listText(requiredDocuments, language) })}</p>}
      {alsoListedBy.length > 0 && (
        <p className="resource-card-source">
          {listing('alsoListedBy', { publishers: listText(alsoListedBy, language) })}
        </p>
      )}
      {assuredOn && (
        <p className="resource-card-source">{listing('checkedOn', { date: humanDate(assuredOn, language) })}</p>
      )}
    </>
  )
}

interface PartProps {
  label: string
  /** It would tell on the person who prints it. */
  isPrivate?: boolean
  children: ReactNode
}

function Part({ label, isPrivate = false, children }: PartProps) {
  return (
    <div data-print={isPrivate ? 'hide' : undefined}>
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
