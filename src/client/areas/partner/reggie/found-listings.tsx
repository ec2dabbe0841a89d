import { buildCallLink } from '#domain/resources/contact-links.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import type { StaffAnswer } from './staff-answer.ts'

export function FoundListings({ places: listings }: Pick<StaffAnswer, 'places'>) {
  const t = useText('partnerReggie')
  if (listings.length === 0) return <p>{t('noPlaces')}</p>
  return (
    <>
      <h3>{t('places')}</h3>
      <ul className="pr-places">
        {listings.map(({ id, name, phone, city }) => {
          const link = buildCallLink({ phone })
          return (
            <li key={id}>
              <strong>{name}</strong>
              {city && <span className="pr-quiet">{city}</span>}
              {link && (
                <a className="pr-call" href={link.href}>
                  {t('placeCall', { phone: link.number })}
                </a>
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}
