import type { PromptConfig } from '#contracts/reggie-control.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useMoments } from '#client/shared/formats/use-moments.ts'
import { Badge } from '#client/ui/badge/badge.tsx'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import type { ReviewActions } from '../../review-queue/use-review-actions.ts'
import { WrittenBy } from './written-by.tsx'

interface ActiveTextProps {
  active: PromptConfig | undefined
  text: string
  lang: string
  buttonProps: ReviewActions<unknown>['buttonProps']
  /** Only for users with the permission. */
  onRollback: (() => void) | undefined
}

export function ActiveText({ active, text, lang, buttonProps, onRollback }: ActiveTextProps) {
  const t = useText('adminReggie')
  const { day } = useMoments()
  return (
    <Card as="section" tone="ok" className="desk-stack" aria-labelledby="reggie-active">
      <div className="desk-head">
        <h3 id="reggie-active">
          {active ? t('words.activeVersion', { version: active.version }) : t('words.shipped')}
        </h3>
        <Badge tone="ok">{t('words.active')}</Badge>
      </div>
      {active ? <WrittenBy prompt={active} /> : <p className="desk-quiet">{t('words.shippedText')}</p>}
      {active?.activatedAt && <p className="desk-quiet">{t('words.since', { date: day(active.activatedAt) })}</p>}
      <details className="reggie-fold">
        <summary>{t('words.showText')}</summary>
        <p className="reggie-prompt" lang={lang}>
          {text}
        </p>
      </details>
      {active && onRollback && (
        <div className="desk-buttons">
          <Button
            {...buttonProps(`rollback ${active.id}`)}
            onClick={onRollback}
            aria-label={t('words.rollbackNamed', { version: active.version })}
          >
            {t('words.rollback')}
          </Button>
        </div>
      )}
    </Card>
  )
}
