import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'

/** Shown above a list opened by the PIN alone: what stays locked, and how to unlock it. */
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
