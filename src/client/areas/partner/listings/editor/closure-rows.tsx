import { Plus } from 'lucide-react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { FieldGroup } from '#client/ui/field/field-group.tsx'
import { TextField } from '#client/ui/field/text-field.tsx'
import { useRowFocus } from '#client/ui/field/use-row-focus.ts'
import type { EditorPart } from './editor-part.ts'
import type { ClosureRow } from './listing-draft.ts'

const mostClosures = 20
const longestNote = 100

export function ClosureRows({ form }: EditorPart) {
  const t = useText('partnerListings')
  const { closures } = form.values
  const { rows, note } = useRowFocus(closures.length)
  const handleAdd = () => {
    note('added')
    form.set('closures', [...closures, { from: '', until: '', en: '', es: '' }])
  }
  const handleRemove = (at: number) => {
    note('removed')
    form.set('closures', closures.toSpliced(at, 1))
  }
  return (
    <FieldGroup
      id={form.fieldId('closures')}
      legend={t('form.closures')}
      hint={t('form.closuresHint')}
      error={form.errors.closures}
    >
      <div ref={rows} tabIndex={-1} className="pl-stack">
        {closures.map((closure, at) => (
          <ClosureFields
            key={at}
            number={at + 1}
            closure={closure}
            onRemove={() => handleRemove(at)}
            onChange={(next) => form.set('closures', closures.with(at, next))}
          />
        ))}
      </div>
      {closures.length < mostClosures && (
        <Button size="small" icon={<Plus size={18} aria-hidden="true" />} onClick={handleAdd}>
          {t('form.addClosure')}
        </Button>
      )}
    </FieldGroup>
  )
}

interface ClosureFieldsProps {
  number: number
  closure: ClosureRow
  onChange: (closure: ClosureRow) => void
  onRemove: () => void
}

function ClosureFields({ number, closure, onChange, onRemove }: ClosureFieldsProps) {
  const t = useText('partnerListings')
  const field = (key: keyof ClosureRow) => ({
    value: closure[key],
    onChange: (event: { target: { value: string } }) => onChange({ ...closure, [key]: event.target.value }),
  })
  return (
    <div data-row role="group" aria-label={t('form.closure', { number })} className="pl-row">
      <TextField {...field('from')} type="date" label={t('form.from')} />
      <TextField {...field('until')} type="date" label={t('form.until')} min={closure.from} />
      <TextField {...field('en')} label={t('form.closureEn')} lang="en" maxLength={longestNote} />
      <TextField {...field('es')} label={t('form.closureEs')} lang="es" maxLength={longestNote} />
      <Button size="small" variant="quiet" onClick={onRemove}>
        {t('form.removeClosure', { number })}
      </Button>
    </div>
  )
}
