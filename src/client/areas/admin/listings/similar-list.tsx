import type { SimilarListing } from '#contracts/listing-drafts.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Badge } from '#client/ui/badge/badge.tsx'
import { Button } from '#client/ui/button/button.tsx'
import type { ReviewActions } from '../review-queue/use-review-actions.ts'

interface SimilarListProps {
  similar: readonly SimilarListing[]
  headingLevel?: 'h2' | 'h3'
  buttonProps: ReviewActions<unknown>['buttonProps']
  onBack: () => void
  onSave: () => void
}

/** Places that may be the one to add. They open in a new tab, so that the new listing stays here. */
export function SimilarList({ similar, headingLevel: Heading = 'h3', buttonProps, onBack, onSave }: SimilarListProps) {
  const t = useText('adminListings')
  return (
    <>
      {similar.length > 0 && (
        <>
          <Heading>{t('new.similarTitle')}</Heading>
          <ul className="desk-list" aria-label={t('new.similarTitle')}>
            {similar.map(({ id, name, street, city, status, reasons }) => (
              <li key={id} className="desk-head">
                <a
                  className="ui-text-link desk-long"
                  href={`/admin/listings?listing=${encodeURIComponent(id)}`}
                  target="_blank"
                  rel="noreferrer"
                >
                  {[name, street, city].filter(Boolean).join(', ')}
                </a>
                {reasons.map((reason) => (
                  <Badge key={reason} tone="sun">
                    {t(`new.reasons.${reason}`)}
                  </Badge>
                ))}
                {status !== 'live' && <Badge tone="plain">{t(`new.statuses.${status}`)}</Badge>}
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="desk-buttons">
        <Button variant="primary" {...buttonProps('save')} onClick={onSave}>
          {t('new.save')}
        </Button>
        <Button onClick={onBack}>{t('new.change')}</Button>
      </div>
    </>
  )
}
