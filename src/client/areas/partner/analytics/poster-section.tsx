import { useQuery } from '@tanstack/react-query'
import { showPartnerSettings } from '#contracts/partner-settings.ts'
import { LinkAndPoster } from '#client/features/poster/link-and-poster.tsx'
import { useNumberFormat } from '#client/platform/i18n/number-format.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { LoadingPart } from '#client/platform/loading/loading-part.tsx'
import { callStaff } from '#client/state/staff-session.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'

/** The link that counts visits for this organization, and a poster to print. Not part of the printed stats. */
export function PosterSection({ visits }: { visits: number | null | undefined }) {
  const t = useText('partnerAnalytics')
  const { count } = useNumberFormat(t('hidden'))
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['partner-tracking-link'],
    staleTime: 0,
    queryFn: () => callStaff(showPartnerSettings, {}),
  })
  return (
    <Card as="section" className="pn-stack" aria-labelledby="pn-poster" data-print="hide">
      <h2 id="pn-poster">{t('poster.title')}</h2>
      {isError && (
        <Notice announce tone="danger" title={t('poster.failed')}>
          <Button size="small" busy={isFetching} onClick={() => void refetch()}>
            {t('tryAgain')}
          </Button>
        </Notice>
      )}
      {!data && !isError && <LoadingPart />}
      {data && (
        <>
          <p>{t('poster.text')}</p>
          <LinkAndPoster trackingCode={data.trackingCode} name={data.settings.publicName}>
            {visits !== undefined && <p>{t('poster.visits', { count: count(visits) })}</p>}
          </LinkAndPoster>
        </>
      )}
    </Card>
  )
}
