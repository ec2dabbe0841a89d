import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { PartnerListingDetail } from '#contracts/partner-listings.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { humanDate } from '#client/shared/formats/dates.ts'
import { ProgressBar } from '#client/ui/progress/progress-bar.tsx'
import { LastChecked } from './last-checked.tsx'
import { PageTitle } from './page-title.tsx'
import { StateChip } from './state-chip.tsx'

export function BackToList({ href }: { href: string }) {
  const t = useText('partnerListings')
  return (
    <Link href={href} className="pl-back">
      <ArrowLeft size={20} aria-hidden="true" />
      {t('back')}
    </Link>
  )
}

interface ListingHeadProps {
  detail: PartnerListingDetail
  takesFocus: boolean
  backHref: string
  /** The buttons. */
  children: ReactNode
}

export function ListingHead({ detail: { listing, source, asOf }, takesFocus, backHref, children }: ListingHeadProps) {
  const t = useText('partnerListings')
  const { language } = useLanguage()
  const percent = t('table.percent', { percent: listing.completeness })
  return (
    <header className="pl-stack">
      <BackToList href={backHref} />
      <div className="pl-title">
        <PageTitle takesFocus={takesFocus}>{listing.name}</PageTitle>
        <StateChip state={listing.state} />
      </div>
      <div className="pl-figures">
        <div>
          <span className="pl-quiet">{t('table.confirmed')}</span>
          <LastChecked {...listing} />
        </div>
        <ProgressBar label={t('table.completeness')} value={listing.completeness} valueText={percent} />
      </div>
      <p className="pl-quiet">{t('source', { source, date: humanDate(asOf, language) })}</p>
      {children}
    </header>
  )
}
