import { useId } from 'react'
import { Button } from '#client/ui/button/button.tsx'
import type { StaffNote } from '#contracts/partner-introductions.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useAction } from '#client/shared/query/use-action.ts'
import { SelectField } from '#client/ui/field/select-field.tsx'
import { AttemptResult } from '#domain/introductions/partner-inbox.ts'
import { ActStatus } from '../action-status.tsx'
import type { Colleague } from '../list-filters.ts'
import type { TeamActions } from './detail-actions.ts'
import { DetailSection } from './detail-section.tsx'
import { NotesBlock } from './notes-block.tsx'

interface TeamSectionProps extends TeamActions {
  owner: Colleague | null
  colleagues: readonly Colleague[]
  notes: readonly StaffNote[]
}

/** Owner and internal notes. The person never sees them. */
export function TeamSection({ owner, colleagues, notes, ...actions }: TeamSectionProps) {
  const t = useText('partnerIntroductions')
  return (
    <DetailSection isHiddenOnPaper title={t('work.title')}>
      <p className="pi-soft">{t('work.private')}</p>
      <OwnerField owner={owner} colleagues={colleagues} onAssign={actions.onAssign} />
      <AttemptBlock onAttempt={actions.onAttempt} />
      <NotesBlock notes={notes} onNote={actions.onNote} />
    </DetailSection>
  )
}

function OwnerField({ owner, colleagues, onAssign }: Pick<TeamSectionProps, 'owner' | 'colleagues' | 'onAssign'>) {
  const t = useText('partnerIntroductions')
  const { phase, perform } = useAction()
  // An owner who left stays the owner until someone else is chosen.
  const possibleOwners = owner && !colleagues.some(({ id }) => id === owner.id) ? [owner, ...colleagues] : colleagues
  return (
    <div>
      <SelectField
        label={t('work.owner')}
        value={owner?.id ?? ''}
        onChange={({ target: { value } }) => void perform(() => onAssign(value === '' ? null : value))}
        options={[
          { value: '', label: t('nobody') },
          ...possibleOwners.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <ActStatus phase={phase} done={t('work.assigned')} failed={t('work.failed')} />
    </div>
  )
}

/** Records the result of a call with one press. */
function AttemptBlock({ onAttempt }: Pick<TeamActions, 'onAttempt'>) {
  const t = useText('partnerIntroductions')
  const id = useId()
  const { phase, isBusy, perform } = useAction()
  return (
    <div role="group" aria-labelledby={id}>
      <h4 id={id}>{t('work.attempt')}</h4>
      <div className="pi-buttons">
        {AttemptResult.options.map((result) => (
          <Button
            key={result}
            size="small"
            aria-disabled={isBusy || undefined}
            onClick={() => !isBusy && void perform(() => onAttempt(result))}
          >
            {t(`work.attempts.${result}`)}
          </Button>
        ))}
      </div>
      <ActStatus phase={phase} done={t('work.attemptSaved')} failed={t('work.failed')} />
    </div>
  )
}
