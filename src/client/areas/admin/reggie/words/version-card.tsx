import { useId, useState } from 'react'
import type { PromptConfig } from '#contracts/reggie-control.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Badge } from '#client/ui/badge/badge.tsx'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import type { ReviewActions } from '../../review-queue/use-review-actions.ts'
import { DiffView } from './diff-view.tsx'
import { GoldenResult, isGreenRun } from './golden-result.tsx'
import { WrittenBy } from './written-by.tsx'

interface VersionCardProps {
  prompt: PromptConfig
  inUse: string
  buttonProps: ReviewActions<unknown>['buttonProps']
  onRun: () => void
  onWrite: () => void
  /** Only for users with the permission. */
  onActivate: (() => void) | undefined
}

export function VersionCard({ prompt, inUse, buttonProps, onRun, onWrite, onActivate }: VersionCardProps) {
  const t = useText('adminReggie')
  const { id, version, status, body, language, golden } = prompt
  const isDraft = status === 'draft'
  return (
    <Card as="article" tone={isDraft ? 'wait' : 'quiet'} className="desk-stack">
      <div className="desk-head">
        <h4>{t('words.activeVersion', { version })}</h4>
        <Badge tone={isDraft ? 'sun' : 'plain'}>{t(`words.statuses.${status}`)}</Badge>
      </div>
      <WrittenBy prompt={prompt} />
      {isDraft && <GoldenResult golden={golden} />}
      <Compared before={inUse} after={body} lang={language} />
      <div className="desk-buttons">
        {isDraft && (
          <Button {...buttonProps(`run ${id}`)} aria-label={t('words.runNamed', { version })} onClick={onRun}>
            {t('words.run')}
          </Button>
        )}
        {isDraft && onActivate && <ActivateButton {...{ prompt, buttonProps, onActivate }} />}
        <Button variant="quiet" aria-label={t('words.writeFromNamed', { version })} onClick={onWrite}>
          {t('words.writeFrom')}
        </Button>
      </div>
    </Card>
  )
}

interface ActivateButtonProps extends Pick<VersionCardProps, 'prompt' | 'buttonProps'> {
  onActivate: () => void
}

/** Explains why it is disabled; the server rejects it as well. */
function ActivateButton({ prompt: { id, version, golden }, buttonProps, onActivate }: ActivateButtonProps) {
  const t = useText('adminReggie')
  const reasonId = useId()
  const reason = golden === null ? t('words.activateRun') : isGreenRun(golden) ? null : t('words.activateRed')
  const { busy, disabled } = buttonProps(`activate ${id}`)
  return (
    <>
      <Button
        variant="primary"
        busy={busy}
        disabled={disabled || reason !== null}
        onClick={onActivate}
        aria-label={t('words.activateNamed', { version })}
        aria-describedby={reason === null ? undefined : reasonId}
      >
        {t('words.activate')}
      </Button>
      {reason !== null && (
        <span id={reasonId} className="desk-quiet">
          {reason}
        </span>
      )}
    </>
  )
}

/** Computed only when opened. */
function Compared(texts: { before: string; after: string; lang: string }) {
  const t = useText('adminReggie')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className="reggie-fold" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{t('words.compare')}</summary>
      {isOpen && <DiffView {...texts} />}
    </details>
  )
}
