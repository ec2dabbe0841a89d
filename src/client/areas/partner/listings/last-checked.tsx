import type { PartnerListing } from '#contracts/partner-listings.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useMoments } from '#client/shared/formats/use-moments.ts'

/** When the listing was last confirmed, and how fresh that makes it. */
export function LastChecked({ confirmedAt, freshness }: Pick<PartnerListing, 'confirmedAt' | 'freshness'>) {
  const t = useText('partnerListings')
  const { day } = useMoments()
  return (
    <span className="pl-checked">
      <span>{confirmedAt === null ? t('table.never') : day(confirmedAt)}</span>
      <span className="pl-quiet">{t(`freshness.${freshness}`)}</span>
    </span>
  )
}
