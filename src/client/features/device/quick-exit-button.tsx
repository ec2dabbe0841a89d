import { LogOut } from 'lucide-react'
import { quickExit } from '#client/platform/device/quick-exit.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'

/** On every screen, always in the same corner: one tap leaves the page (T-5.6). */
export function QuickExitButton() {
  const t = useText('device')
  return (
    <Button
      size="small"
      className="quick-exit"
      icon={<LogOut aria-hidden size={16} />}
      aria-label={t('quickExitFull')}
      onClick={quickExit}
    >
      {t('quickExit')}
    </Button>
  )
}
