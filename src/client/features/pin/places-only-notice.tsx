import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'

/** Above a list that the PIN alone opened: what stays closed, and how to open it. */
export function PlacesOnlyNotice({ onWords }: { onWords: () => void }) {
  const t = useText('pin')
  return (
    <Notice title={t('placesOnly.title')}>
      <p>{t('placesOnly.text')}</p>
      <Button size="small" className="mt-2" onClick={onWords}>
        {t('login.haveWords')}
      </Button>
    </Notice>
  )
}
