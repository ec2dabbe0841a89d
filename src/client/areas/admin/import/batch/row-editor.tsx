import { RowCells } from '#contracts/imports.ts'
import { failureText } from '#client/platform/form/failure-text.ts'
import { useForm } from '#client/platform/form/use-form.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Dialog } from '#client/ui/dialog/dialog.tsx'
import { TextField } from '#client/ui/field/text-field.tsx'
import { FormErrors } from '#client/ui/form-errors/form-errors.tsx'

interface RowEditorProps {
  rowNumber: number
  cells: RowCells
  /** Rejects when it could not be saved. */
  onSave: (cells: RowCells) => Promise<void>
  onClose: () => void
}

const names = Object.keys(RowCells.shape) as (keyof RowCells)[]

/** The cells of one row, corrected where they are; saved, it is judged again. */
export function RowEditor({ rowNumber, cells, onSave, onClose }: RowEditorProps) {
  const t = useText('adminImport')
  const queueText = useText('adminReviewQueue')
  const listings = useText('partnerListings')
  const form = useForm({
    initial: cells,
    validate: ({ name }) => ({ name: name.trim() === '' ? t('rows.nameNeeded') : undefined }),
    problemText: () => t('rows.tooLong'),
    onSubmit: onSave,
  })
  const label = (name: keyof RowCells) =>
    name === 'state' || name === 'county' ? t(`rows.${name}`) : listings(`fields.${name}`)
  return (
    <Dialog open onClose={onClose} closeLabel={queueText('close')} title={t('rows.correctRow', { row: rowNumber })}>
      <form noValidate className="desk-stack" onSubmit={form.submit}>
        <FormErrors
          title={queueText('check')}
          problems={form.problems}
          failure={failureText(form.failure, queueText('notSent'))}
        />
        {names.map((name) => (
          <TextField
            key={name}
            {...form.fieldProps(name)}
            label={label(name)}
            hint={name === 'phones' ? t('rows.phonesHint') : undefined}
            autoComplete="off"
          />
        ))}
        <div className="desk-buttons">
          <Button type="submit" variant="primary" busy={form.isSubmitting}>
            {t('rows.saveRow')}
          </Button>
          <Button onClick={onClose}>{queueText('close')}</Button>
        </div>
      </form>
    </Dialog>
  )
}
