import { Star } from 'lucide-react'
import type { DocumentFacts } from '#domain/documents/rules.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { CheckedLine } from './checked-line.tsx'
import { OfficialLink } from './guide-text.tsx'

/** The deadline has passed, but many old pages still announce it, most of all in California. */
export function RealIdNote({ guides, now }: Pick<DocumentFacts, 'guides'> & { now: number }) {
  const t = useText('documents')
  const guide = guides.documents.find(({ id }) => id === 'real-id')
  return (
    <section aria-labelledby="docs-real-id" className="docs-note">
      <h2 id="docs-real-id">
        <Star aria-hidden size={20} className="docs-star" /> {t('realId.title')}
      </h2>
      <p>{t('realId.since')}</p>
      <p>{t('realId.notNeeded')}</p>
      <p>{t('realId.first')}</p>
      <h3>{t('realId.california')}</h3>
      <p>{t('realId.californiaText')}</p>
      {guide?.links.map((address) => (
        <OfficialLink key={address} address={address} />
      ))}
      {guide && <CheckedLine sources={guide.sources} checkedOn={guide.checkedOn} now={now} />}
    </section>
  )
}
