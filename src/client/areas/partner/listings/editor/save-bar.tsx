import type { ReactNode } from 'react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'

interface SaveBarProps {
  isDirty: boolean
  isSubmitting: boolean
  saveLabel: string
  /** Result of the last save. */
  saved?: ReactNode
  onDrop: () => void
}

/** Always visible, because the form is long. */
export function SaveBar({ isDirty, isSubmitting, saveLabel, saved, onDrop }: SaveBarProps) {
  const t = useText('partnerListings')
  return (
    <div className="pl-save">
      <div role="status" className="pl-save-state">
        {isDirty ? t('unsaved') : saved}
      </div>
      <div className="pl-buttons">
        {isDirty && (
          <Button size="small" variant="quiet" onClick={onDrop}>
            {t('drop')}
          </Button>
        )}
        <Button type="submit" variant="primary" busy={isSubmitting}>
          {saveLabel}
        </Button>
      </div>
    </div>
  )
}
