import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'

interface NotHereProps {
  title: string
  text?: string | undefined
  onRetry: () => void
}

/** A failed load: the reason, if known, and a retry button. */
export function NotHere({ title, text, onRetry }: NotHereProps) {
  const common = useText('common')
  return (
    <Notice announce tone="warning" title={title}>
      <p>{text ?? common('notLoadedText')}</p>
      <Button size="small" onClick={onRetry}>
        {common('tryAgain')}
      </Button>
    </Notice>
  )
}
