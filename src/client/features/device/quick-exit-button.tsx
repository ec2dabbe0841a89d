import { EyeOff } from 'lucide-react'
import { quickExit } from '#client/platform/device/quick-exit.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'

/**
 * In the top bar of every visitor screen, always in the same corner: one tap leaves the page (T-5.6). Never in a panel,
 * where people would press it to close the panel.
 */
export function QuickExitButton() {
  const t = useText('device')
  return (
    <Button
      size="small"
      className="bar-action"
      icon={<EyeOff aria-hidden size={18} />}
      aria-label={t('quickExitFull')}
      onClick={quickExit}
    >
      <span className="bar-action-text bar-action-long">{t('quickExitFull')}</span>
      <span className="bar-action-text bar-action-short">{t('quickExit')}</span>
    </Button>
  )
}
