import { useQuery } from '@tanstack/react-query'
import { showPartnerSettings } from '#contracts/partner-settings.ts'
import { LinkAndPoster } from '#client/features/poster/link-and-poster.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { LoadingPart } from '#client/platform/loading/loading-part.tsx'
import { useNumberFormat } from '#client/shared/formats/use-number-format.ts'
import { LoadFailed } from '#client/shared/query/load-failed.tsx'
import { callStaff } from '#client/state/session/staff-session.ts'
import { Card } from '#client/ui/card/card.tsx'

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
        <LoadFailed
          tone="danger"
          title={t('poster.failed')}
          text={null}
          retryLabel={t('tryAgain')}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
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
