import type { ReactNode } from 'react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'

interface ConflictNoticeProps {
  onKeep: () => void
  onTake: () => void
  /** The version another user saved. */
  children: ReactNode
}

/** Another user saved first. The draft stays in the form until one of the two is chosen. */
export function ConflictNotice({ onKeep, onTake, children }: ConflictNoticeProps) {
  const t = useText('adminReggie')
  return (
    <Card as="section" tone="wait" className="desk-stack" aria-label={t('conflict.title')}>
      <h3>{t('conflict.title')}</h3>
      <p>{t('conflict.text')}</p>
      {children}
      <div className="desk-buttons">
        <Button onClick={onKeep}>{t('conflict.keep')}</Button>
        <Button onClick={onTake}>{t('conflict.take')}</Button>
      </div>
    </Card>
  )
}
