import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'

interface ListFailedProps {
  isOffline: boolean
  text: string | undefined
  onRetry: () => void
}

export function ListFailed({ isOffline, text, onRetry }: ListFailedProps) {
  const t = useText('opportunities')
  const common = useText('common')
  return (
    <Notice announce tone="warning" title={t(isOffline ? 'offline' : 'notLoaded')}>
      <p>{isOffline ? t('offlineText') : (text ?? common('notLoadedText'))}</p>
      <div className="op-buttons pt-2">
        <Button size="small" onClick={onRetry}>
          {common('tryAgain')}
        </Button>
        <Button size="small" variant="quiet" href="tel:211">
          {common('call211')}
        </Button>
      </div>
    </Notice>
  )
}
