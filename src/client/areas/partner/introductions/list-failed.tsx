import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'

export function ListFailed({ onRetry }: { onRetry: () => void }) {
  const t = useText('partnerIntroductions')
  return (
    <Notice announce tone="danger" title={t('failed')}>
      <p>{t('failedText')}</p>
      <Button size="small" onClick={onRetry}>
        {t('tryAgain')}
      </Button>
    </Notice>
  )
}
