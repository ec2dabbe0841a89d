import { useText } from '#client/platform/i18n/use-text.ts'
import { useNumberFormat } from '#client/shared/formats/use-number-format.ts'
import { Button } from '#client/ui/button/button.tsx'
import type { ReviewActions } from '../review-queue/use-review-actions.ts'
import type { DraftAction } from './draft-dialog.tsx'

interface DraftButtonsProps {
  chosen: readonly string[]
  total: number
  mayChange: boolean
  buttonProps: ReviewActions<unknown>['buttonProps']
  onAct: (action: DraftAction) => void
}

/** For the chosen drafts, or for all that the filter finds while none is chosen. */
export function DraftButtons({ chosen, total, mayChange, buttonProps, onAct }: DraftButtonsProps) {
  const t = useText('adminListings')
  const { count: number } = useNumberFormat()
  if (total === 0) return null
  if (!mayChange) return <p>{t('actions.onlyAdmin')}</p>
  const isSome = chosen.length > 0
  const count = isSome ? chosen.length : total
  const act = (name: DraftAction['name']) => onAct({ name, ids: isSome ? chosen : null, count })
  return (
    <>
      {!isSome && <p className="desk-quiet">{t('actions.chooseFirst')}</p>}
      <div className="desk-buttons">
        <Button variant="primary" {...buttonProps('publish')} onClick={() => act('publish')}>
          {t(isSome ? 'actions.publishSome' : 'actions.publishAll', { count: number(count) })}
        </Button>
        <Button {...buttonProps('delete')} onClick={() => act('delete')}>
          {t(isSome ? 'actions.deleteSome' : 'actions.deleteAll', { count: number(count) })}
        </Button>
      </div>
    </>
  )
}
