import { useId, useState } from 'react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import { ConflictNotice } from './conflict-notice.tsx'
import type { ConflictRow, Side } from './conflict-rows.ts'

interface ConflictChoice<Name extends string> extends ConflictRow<Name> {
  label: string
  mine: string
  theirs: string
}

interface ConflictPanelProps<Name extends string> {
  rows: readonly ConflictChoice<Name>[]
  onUse: (chosen: Partial<Record<Name, Side>>) => void
}

const sides = ['mine', 'theirs'] as const

/** Both versions, field by field. */
export function ConflictPanel<Name extends string>({ rows, onUse }: ConflictPanelProps<Name>) {
  const t = useText('partnerListings')
  const name = useId()
  const [chosen, setChosen] = useState(
    () => Object.fromEntries(rows.map((row) => [row.name, row.suggested])) as Partial<Record<Name, Side>>,
  )
  const [wasTried, setWasTried] = useState(false)
  const isComplete = rows.every((row) => chosen[row.name] !== undefined)
  const handleUse = () => (isComplete ? onUse(chosen) : setWasTried(true))
  return (
    <ConflictNotice
      title={t('conflict.title')}
      text={t('conflict.text')}
      actions={
        <Button variant="primary" onClick={handleUse}>
          {t('conflict.use')}
        </Button>
      }
    >
      {rows.map((row) => (
        <fieldset key={row.name}>
          <legend>{row.label}</legend>
          {sides.map((side) => (
            <label key={side} className="conflict-side">
              <input
                type="radio"
                name={`${name}-${row.name}`}
                value={side}
                checked={chosen[row.name] === side}
                onChange={() => setChosen({ ...chosen, [row.name]: side })}
              />
              <span>{t(`conflict.${side}`, { value: row[side] })}</span>
            </label>
          ))}
        </fieldset>
      ))}
      {wasTried && !isComplete && (
        <Notice announce tone="danger">
          {t('conflict.chooseAll')}
        </Notice>
      )}
    </ConflictNotice>
  )
}
