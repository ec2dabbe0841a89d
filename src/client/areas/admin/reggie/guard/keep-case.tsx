import { useState } from 'react'
import { type CrisisKind, crisisKinds } from '#domain/help-lines/crisis-kinds.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { SelectField } from '#client/ui/field/select-field.tsx'
import type { ReviewActions } from '../../review-queue/use-review-actions.ts'

interface KeepCaseProps {
  /** The help card that was shown. */
  crisis: CrisisKind | null
  onKeep: (expected: CrisisKind | 'none') => void
  buttonProps: ReviewActions<unknown>['buttonProps']
}

/** Saves a message as a test case for the rules. */
export function KeepCase({ crisis, onKeep, buttonProps }: KeepCaseProps) {
  const t = useText('adminReggie')
  const [expected, setExpected] = useState<CrisisKind | 'none'>(crisis ?? 'none')
  return (
    <div className="desk-stack reggie-narrow">
      {crisis && (
        <div>
          <Button {...buttonProps('keep')} onClick={() => onKeep('none')}>
            {t('guard.keepFalse')}
          </Button>
        </div>
      )}
      <SelectField
        label={t('guard.expected')}
        value={expected}
        options={(['none', ...crisisKinds] as const).map((value) => ({
          value,
          label: value === 'none' ? t('guard.noCard') : t('guard.card', { kind: t(`guard.kinds.${value}`) }),
        }))}
        onChange={(event) => setExpected(event.target.value as CrisisKind | 'none')}
      />
      <div>
        <Button {...buttonProps('keep')} onClick={() => onKeep(expected)}>
          {t('guard.keepAs')}
        </Button>
      </div>
    </div>
  )
}
