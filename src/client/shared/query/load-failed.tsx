import type { ReactNode } from 'react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'

export interface LoadFailedProps {
  title: string
  /** The reason, if it is known; null for none. Otherwise a word about the connection. */
  text?: ReactNode
  tone?: 'warning' | 'danger'
  /** Instead of “Try Again”. */
  retryLabel?: string
  isRetrying?: boolean
  /** What else can be done, beside the retry button. */
  children?: ReactNode
  onRetry: () => void
}

/** Something could not be loaded: why, and a retry button. */
export function LoadFailed(props: LoadFailedProps) {
  const { title, text, tone = 'warning', retryLabel, isRetrying = false, children, onRetry } = props
  const common = useText('common')
  return (
    <Notice announce tone={tone} title={title}>
      {text !== null && <p>{text ?? common('notLoadedText')}</p>}
      <div className="flex flex-wrap items-center gap-3 pt-2">
        <Button size="small" busy={isRetrying} onClick={onRetry}>
          {retryLabel ?? common('tryAgain')}
        </Button>
        {children}
      </div>
    </Notice>
  )
}
