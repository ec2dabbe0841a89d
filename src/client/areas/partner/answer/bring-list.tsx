import { useState } from 'react'
import { answerLengths, maxItemsToBring } from '#domain/introductions/partner-answer.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { TextField } from '#client/ui/field/text-field.tsx'

interface BringListProps {
  /** In the language the answer is written in. */
  common: readonly string[]
  value: readonly string[]
  onChange: (bring: readonly string[]) => void
}

/** Common items to check, and a field for custom ones. */
export function BringList({ common, value, onChange }: BringListProps) {
  const t = useText('partnerAnswer')
  const [own, setOwn] = useState('')
  const isFull = value.length >= maxItemsToBring
  const add = () => {
    const thing = own.trim()
    if (thing === '' || isFull) return
    if (!value.includes(thing)) onChange([...value, thing])
    setOwn('')
  }
  const toggle = (thing: string, isOn: boolean) =>
    onChange(isOn ? [...value, thing] : value.filter((item) => item !== thing))
  return (
    <fieldset className="pa-stack">
      <legend className="ui-field-label">
        {t('form.bring')} {t('form.optional')}
      </legend>
      <div className="pa-bring">
        {[...new Set([...common, ...value])].map((thing) => {
          const isOn = value.includes(thing)
          return (
            <label key={thing} className="pa-check">
              <input
                type="checkbox"
                checked={isOn}
                disabled={isFull && !isOn}
                onChange={(event) => toggle(thing, event.target.checked)}
              />
              {thing}
            </label>
          )
        })}
      </div>
      {isFull ? (
        <p role="status" className="pa-quiet">
          {t('form.bringMost')}
        </p>
      ) : (
        <div className="pa-row">
          <TextField
            label={t('form.bringOwn')}
            value={own}
            maxLength={answerLengths.bring}
            onChange={(event) => setOwn(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              // Enter adds the item instead of submitting the answer.
              event.preventDefault()
              add()
            }}
          />
          <Button onClick={add}>{t('form.bringAdd')}</Button>
        </div>
      )}
    </fieldset>
  )
}
