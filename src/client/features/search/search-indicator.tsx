import { X } from 'lucide-react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { IconButton } from '#client/ui/icon-button/icon-button.tsx'
import { Spinner } from '#client/ui/spinner/spinner.tsx'

export interface SearchIndicatorProps {
  onView: () => void
  onDismiss: () => void
}

/** Shown on other pages while a search is running, inline above the content. */
export function SearchIndicator({ onView, onDismiss }: SearchIndicatorProps) {
  const t = useText('search')
  return (
    <section aria-label={t('indicator.label')} className="search-indicator" data-print="hide">
      <Spinner />
      <p className="ui-row-text">
        <strong className="block">{t('indicator.label')}</strong>
        <span className="search-indicator-text text-md">{t('indicator.text')}</span>
      </p>
      <Button size="small" onClick={onView}>
        {t('indicator.view')}
      </Button>
      <IconButton label={t('indicator.dismiss')} icon={<X aria-hidden size={20} />} onClick={onDismiss} />
    </section>
  )
}
