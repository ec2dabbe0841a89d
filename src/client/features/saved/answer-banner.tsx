import { MailOpen, X } from 'lucide-react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { IconButton } from '#client/ui/icon-button/icon-button.tsx'

export interface AnswerBannerProps {
  /** The listing that answered; null if its name must not be shown (T-10.2). */
  name: string | null
  count: number
  onView: () => void
  onDismiss: () => void
}

/** Shown above every page when a provider has answered. Must be rendered inside a live region. */
export function AnswerBanner({ name, count, onView, onDismiss }: AnswerBannerProps) {
  const t = useText('saved')
  const common = useText('common')
  const singleTitle = name === null ? t('banner.unnamed') : t('banner.title', { name })
  return (
    <div className="answer-banner" data-print="hide">
      <div className="answer-banner-row">
        <MailOpen aria-hidden size={22} className="flex-none" />
        <p className="answer-banner-text">{count > 1 ? t('banner.many', { count }) : singleTitle}</p>
        <Button size="small" onClick={onView}>
          {t('banner.view')}
        </Button>
        <IconButton label={common('dismiss')} icon={<X aria-hidden size={20} />} onClick={onDismiss} />
      </div>
    </div>
  )
}
