import { useEffect, useRef } from 'react'
import type { WizardState } from '#domain/onboarding/wizard-state.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Notice } from '#client/ui/notice/notice.tsx'
import { useSeveralText } from './use-several-text.ts'

/**
 * Result of the lookup by city, ZIP code or device. A live region that is always rendered, so that screen readers announce
 * changes.
 */
export function LookupNews(wizard: Pick<WizardState, 'lookup' | 'state' | 'county'>) {
  const { lookup } = wizard
  const t = useText('onboarding')
  const getSeveralText = useSeveralText()
  const news = useRef<HTMLDivElement>(null)
  const seen = useRef(lookup.phase)
  // On a small screen the result may be out of view.
  useEffect(() => {
    if (seen.current !== lookup.phase && isAnswer(lookup)) news.current?.scrollIntoView({ block: 'nearest' })
    seen.current = lookup.phase
  }, [lookup])
  return (
    <div ref={news} role="status" className="wizard-news">
      {lookup.phase === 'askingPlace' && <p className="text-ink-2">{t('place.asking')}</p>}
      {lookup.phase === 'askingDevice' && <p className="text-ink-2">{t('device.asking')}</p>}
      {lookup.phase === 'choosing' && <p className="sr-only">{getSeveralText(lookup.typed)}</p>}
      {lookup.phase === 'found' && <FoundNotice state={wizard.state} county={wizard.county} lookup={lookup} />}
      {lookup.phase === 'failed' && <Notice tone="warning">{t(`lookup.${lookup.cause}`)}</Notice>}
    </div>
  )
}

type Found = Extract<WizardState['lookup'], { phase: 'found' }>

function FoundNotice({ lookup, state, county }: Pick<WizardState, 'state' | 'county'> & { lookup: Found }) {
  const t = useText('onboarding')
  if (!state || !county) return null
  const place = { county, state }
  if (lookup.by === 'device') return <Notice tone="success">{t('device.found', place)}</Notice>
  const city = lookup.by === 'name' ? lookup.city : undefined
  return <Notice tone="success">{city ? t('place.foundCity', { city, ...place }) : t('place.found', place)}</Notice>
}

const isAnswer = ({ phase }: WizardState['lookup']) => phase === 'found' || phase === 'failed' || phase === 'choosing'
