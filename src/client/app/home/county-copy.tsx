import { Download } from 'lucide-react'
import type { Location } from '#domain/places/location.ts'
import { useMoments } from '#client/shared/formats/use-moments.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useStore } from '#client/platform/store.ts'
import { countyCopy, keepCounty } from '#client/state/search/county-copy.ts'
import type { CopyUsed } from '#client/state/search/search-reply.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'

/** Whether the county of the list can be searched without a network; a button where that was not done by itself. */
export function CountyCopy({ location }: { location: Location }) {
  const t = useText('results')
  const { language } = useLanguage()
  const { longDay } = useMoments()
  const state = useStore(countyCopy)
  if (state.phase === 'off') return null
  return (
    <div className="grid justify-items-start gap-2" data-print="hide">
      {(state.phase === 'none' || state.phase === 'failed') && (
        <>
          <Button icon={<Download aria-hidden size={20} />} onClick={() => void keepCounty(location, language)}>
            {t('copy.keep')}
          </Button>
          <p className="text-ink-2">{t('copy.keepText')}</p>
        </>
      )}
      <p role="status" className="text-ink-2">
        {state.phase === 'keeping' && t('copy.keeping')}
        {state.phase === 'kept' && t('copy.kept', { date: longDay(state.builtAt) })}
        {state.phase === 'failed' && t('copy.failed')}
      </p>
    </div>
  )
}

/** Above a list that was made on the phone: why, how old it is, and what was left out. */
export function CopyNotice({ builtAt, isWithoutWords }: CopyUsed) {
  const t = useText('results')
  const { longDay } = useMoments()
  return (
    <Notice title={t('copy.usedTitle')}>
      <p>{t('copy.usedText', { date: longDay(builtAt) })}</p>
      {isWithoutWords && <p>{t('copy.withoutWords')}</p>}
    </Notice>
  )
}
