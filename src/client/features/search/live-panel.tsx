import type { Resource } from '#domain/resources/resource.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Card } from '#client/ui/card/card.tsx'

/** The last listings found, newest first. `SpokenProgress` announces them to screen readers. */
export function LivePanel({ found }: { found: readonly Resource[] }) {
  const t = useText('search')
  return (
    <Card as="section" aria-labelledby="search-live-title" className="grid gap-2">
      <h2 id="search-live-title">{t('live.title')}</h2>
      {found.length === 0 ? (
        <p className="text-ink-2">{t('live.empty')}</p>
      ) : (
        <ul className="grid gap-2">
          {found.toReversed().map(({ id, name, organization }) => (
            <li key={id} className="search-found">
              <span className="block font-semibold">{name}</span>
              {organization && organization !== name && (
                <span className="block text-md text-ink-2">{organization}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
