import { Link } from 'wouter'
import type { PartnerListing } from '#contracts/partner-listings.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { EmptyState } from '#client/ui/empty-state/empty-state.tsx'
import { HomeSpot } from '#client/ui/illustrations/home-spot.tsx'

type Known = Pick<PartnerListing, 'id' | 'name' | 'completeness'>

/** Shown before the first introduction: explains how people find the listing. */
export function NoIntroductions({ listings }: { listings: readonly Known[] }) {
  const t = useText('partnerDashboard')
  const action = (
    <Link href="/partner-portal/resources" className="ui-button ui-button-primary">
      {t('empty.action')}
    </Link>
  )
  return (
    <EmptyState illustration={<HomeSpot />} title={t('empty.title')} action={action}>
      <p>{t('empty.text')}</p>
      <ul className="pd-tips">
        {t.list('empty.tips').map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
      {listings.map(({ id, name, completeness }) => (
        <p key={id}>
          <strong>{t('empty.complete', { name, percent: completeness })}</strong>
        </p>
      ))}
    </EmptyState>
  )
}
