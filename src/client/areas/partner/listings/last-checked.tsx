import type { PartnerListing } from '#contracts/partner-listings.ts'
import { useMoments } from '#client/features/introductions/use-moments.ts'
import { useText } from '#client/platform/i18n/use-text.ts'

/** When somebody last said that all is right, and what that means by now. */
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
