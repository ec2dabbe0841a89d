import { useMemo } from 'react'
import type { AdminAnalytics } from '#contracts/admin-analytics.ts'
import type { CountyMap } from '#domain/admin-analytics/county-map.ts'
import type { StateCode } from '#domain/places/states.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useNumberFormat } from '#client/shared/formats/use-number-format.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import { Skeleton } from '#client/ui/skeleton/skeleton.tsx'
import { type GapStep, gapSteps, stepLimits } from './gap-steps.ts'
import { mapShape } from './map-shape.ts'

/** Loading state of the county map. */
export type MapLoadState = { map: CountyMap } | { failed: true; onRetry: () => void } | 'waiting'

interface GapMapProps {
  loading: MapLoadState
  counties: AdminAnalytics['counties']
  state: StateCode | undefined
}

/** A visual supplement; the table has the same figures for everyone. */
export function GapMap({ loading, counties, state }: GapMapProps) {
  const t = useText('adminAnalytics')
  if (loading === 'waiting') {
    return (
      <div className="an-map">
        <p role="status">{t('gaps.mapWaits')}</p>
        <Skeleton lines={8} />
      </div>
    )
  }
  if ('failed' in loading) {
    return (
      <Notice tone="info" title={t('gaps.mapFailed')}>
        <Button size="small" onClick={loading.onRetry}>
          {t('gaps.tryAgain')}
        </Button>
      </Notice>
    )
  }
  return (
    <div className="an-map">
      <Drawing map={loading.map} counties={counties} state={state} />
      <Legend />
    </div>
  )
}

const getFillClass = (step: GapStep) => `an-fill-${step}`

function Drawing({ map, counties, state }: Omit<GapMapProps, 'loading'> & { map: CountyMap }) {
  const t = useText('adminAnalytics')
  const { view, land, steps } = useMemo(() => mapShape(map, counties, state), [map, counties, state])
  const tile = Math.max(view[2], view[3]) / 160
  return (
    <svg viewBox={view.join(' ')} role="img" aria-label={t('gaps.map')}>
      <defs>
        {gapSteps.map((step) => (
          <StepPattern key={step} step={step} tile={tile} />
        ))}
      </defs>
      <path className="an-land" d={land} />
      {steps.map(
        ({ step, outline }) =>
          outline !== '' && (
            <path key={step} className="an-county" data-step={step} d={outline} fill={`url(#${getFillClass(step)})`} />
          ),
      )}
    </svg>
  )
}

/** Shades differ without color too: plain, dotted, striped, crossed, solid. */
function StepPattern({ step, tile }: { step: GapStep; tile: number }) {
  const line = { className: 'an-mark', strokeWidth: tile / 6 }
  return (
    <pattern
      id={getFillClass(step)}
      width={tile}
      height={tile}
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <rect width={tile} height={tile} className={`an-shade an-shade-${step}`} />
      {step === 2 && <line {...line} x1={tile / 3} x2={(2 * tile) / 3} y1={tile / 2} y2={tile / 2} />}
      {(step === 3 || step === 4) && <line {...line} x1={0} x2={tile} y1={tile / 2} y2={tile / 2} />}
      {step === 4 && <line {...line} x1={tile / 2} x2={tile / 2} y1={0} y2={tile} />}
    </pattern>
  )
}

function Legend() {
  const t = useText('adminAnalytics')
  const { count } = useNumberFormat(t('hidden'))
  const formatLabel = (step: GapStep) => {
    const [from, to] = [stepLimits[step - 2], stepLimits[step - 1]]
    if (to === undefined) return t('gaps.over', { from: count(from ?? 0) })
    if (from === undefined) return t('gaps.under', { to: count(to) })
    return t('gaps.between', { from: count(from), to: count(to) })
  }
  return (
    <div className="an-legend">
      <p id="an-legend">{t('gaps.legend')}</p>
      <ul aria-labelledby="an-legend">
        {gapSteps.map((step) => (
          <li key={step}>
            <span aria-hidden className={`an-swatch an-shade-${step}`} />
            {formatLabel(step)}
          </li>
        ))}
        <li>
          <span aria-hidden className="an-swatch an-swatch-none" />
          {t('gaps.few')}
        </li>
      </ul>
    </div>
  )
}
