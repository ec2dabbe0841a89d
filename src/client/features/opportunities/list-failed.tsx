import { useText } from '#client/platform/i18n/use-text.ts'
import { LoadFailed } from '#client/shared/query/load-failed.tsx'
import { Button } from '#client/ui/button/button.tsx'

interface ListFailedProps {
  isOffline: boolean
  text: string | undefined
  onRetry: () => void
}

export function ListFailed({ isOffline, text, onRetry }: ListFailedProps) {
  const t = useText('opportunities')
  const common = useText('common')
  return (
    <LoadFailed
      title={t(isOffline ? 'offline' : 'notLoaded')}
      text={isOffline ? t('offlineText') : text}
      onRetry={onRetry}
    >
      <Button size="small" variant="quiet" href="tel:211">
        {common('call211')}
      </Button>
    </LoadFailed>
  )
}
