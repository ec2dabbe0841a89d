import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { listStatedFacts, type StatedFact } from '#domain/resources/acceptance.ts'
import type { Resource } from '#domain/resources/resource.ts'
import { humanDate } from '#client/shared/formats/dates.ts'

/** Requirements of the listing, with their source; a disputed fact is marked. */
export function StatedFacts({ resource }: { resource: Resource }) {
  const t = useText('results')
  const facts = listStatedFacts(resource)
  if (facts.length === 0) return null
  return (
    <div>
      <dt>{t('card.known')}</dt>
      <dd>
        <ul>
          {facts.map((fact) => (
            <FactLine key={fact.fact} {...fact} />
          ))}
        </ul>
      </dd>
    </div>
  )
}

function FactLine({ fact, value, source, asOf, reportsDiffer }: StatedFact) {
  const t = useText('listing')
  const { language } = useLanguage()
  return (
    <li>
      {t('takesAnswer', { people: t(`people.${fact}`), answer: t(`answers.${value}`) })}
      {source && (
        <small>
          {asOf
            ? t('listedBy', { publisher: source, date: humanDate(asOf, language) })
            : t('listedByOnly', { publisher: source })}
        </small>
      )}
      {reportsDiffer && <small className="resource-card-doubt">{t('reportsDiffer')}</small>}
    </li>
  )
}
