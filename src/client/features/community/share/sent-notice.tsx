import { useEffect, useRef } from 'react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'

interface SentNoticeProps {
  /** Null until posts have been reviewed. */
  usualHours: number | null
  onAnother: () => void
}

export function SentNotice({ usualHours, onAnother }: SentNoticeProps) {
  const t = useText('community')
  const notice = useRef<HTMLDivElement>(null)
  // The form it replaces is gone. Scrolls to the top of the page, where the crisis card may be.
  useEffect(() => {
    window.scrollTo(0, 0)
    notice.current?.focus({ preventScroll: true })
  }, [])
  const text =
    usualHours === null
      ? t('share.sentText')
      : usualHours <= 1
        ? t('share.sentHour')
        : t('share.sentHours', { hours: usualHours })
  return (
    <div ref={notice} tabIndex={-1}>
      <Notice announce tone="success" title={t('share.sent')}>
        <p>{text}</p>
        <Button size="small" onClick={onAnother}>
          {t('share.another')}
        </Button>
      </Notice>
    </div>
  )
}
