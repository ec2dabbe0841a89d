import { Button } from '#client/ui/button/button.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import { useText } from '../i18n/use-text.ts'

/** Shown when a part of a screen could not be loaded: a retry button, and help lines that answer now. */
export function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const common = useText('common')
  return (
    <Notice announce tone="warning" title={common('notLoaded')}>
      <p>{common('notLoadedText')}</p>
      <div className="flex flex-wrap items-center gap-3 pt-2">
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
