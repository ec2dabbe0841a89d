import { useText } from '#client/platform/i18n/use-text.ts'
import { LoadFailed } from '#client/shared/query/load-failed.tsx'

export function ListFailed({ onRetry }: { onRetry: () => void }) {
  const t = useText('partnerIntroductions')
  return (
    <LoadFailed tone="danger" title={t('failed')} text={t('failedText')} retryLabel={t('tryAgain')} onRetry={onRetry} />
  )
}
