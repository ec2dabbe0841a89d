import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import type { News } from './saved-header.tsx'

/**
 * An answer arrived, but its text is not in this browser: still loading, unreachable, or not available with the unlock
 * method used.
 */
export function HiddenAnswer({ news, onTryAgain }: { news: News; onTryAgain: () => void }) {
  const t = useText('saved')
  const common = useText('common')
  if (news === 'asking') return <Notice announce>{t('response.asking')}</Notice>
  if (news !== 'failed') return <Notice announce>{t('response.hidden')}</Notice>
  return (
    <div className="grid gap-3">
      <Notice tone="warning" announce>
        {t('response.failed')}
      </Notice>
      <Button className="justify-self-start" onClick={onTryAgain}>
        {common('tryAgain')}
      </Button>
    </div>
  )
}
