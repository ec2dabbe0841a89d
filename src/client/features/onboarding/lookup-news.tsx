import { useEffect, useRef } from 'react'
import type { WizardState } from '#domain/onboarding/wizard-state.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Notice } from '#client/ui/notice/notice.tsx'

/**
 * Result of the ZIP code or device lookup. A live region that is always rendered, so that screen readers announce
 * changes.
 */
export function LookupNews({ lookup, state, county }: Pick<WizardState, 'lookup' | 'state' | 'county'>) {
  const t = useText('onboarding')
  const news = useRef<HTMLDivElement>(null)
  const seen = useRef(lookup.phase)
  // On a small screen the result may be out of view.
  useEffect(() => {
    if (seen.current !== lookup.phase && isAnswer(lookup)) news.current?.scrollIntoView({ block: 'nearest' })
    seen.current = lookup.phase
  }, [lookup])
  return (
    <div ref={news} role="status" className="wizard-news">
      {lookup.phase === 'askingZip' && <p className="text-ink-2">{t('zip.asking')}</p>}
      {lookup.phase === 'askingDevice' && <p className="text-ink-2">{t('device.asking')}</p>}
      {lookup.phase === 'choosing' && <p className="sr-only">{t('zip.several', { zip: lookup.zip })}</p>}
      {lookup.phase === 'found' && state && county && (
        <Notice tone="success">{t(`${lookup.by}.found`, { county, state })}</Notice>
      )}
      {lookup.phase === 'failed' && <Notice tone="warning">{t(`lookup.${lookup.cause}`)}</Notice>}
    </div>
  )
}

const isAnswer = ({ phase }: WizardState['lookup']) => phase === 'found' || phase === 'failed' || phase === 'choosing'
