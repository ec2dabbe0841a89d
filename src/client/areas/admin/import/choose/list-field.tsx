import { type ChangeEvent, useState } from 'react'
import type { Form } from '#client/platform/form/use-form.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { TextAreaField } from '#client/ui/field/text-area-field.tsx'
import { TextField } from '#client/ui/field/text-field.tsx'
import { SegmentedControl } from '#client/ui/segmented-control/segmented-control.tsx'
import type { ChooseValues } from './choose-values.ts'
import { readChosen } from './chosen-list.ts'

/** A file or pasted rows. A file is read at once, so that its problems are shown at once. */
export function ListField({ form }: { form: Form<ChooseValues> }) {
  const t = useText('adminImport')
  const { from, list } = form.values
  const [readings, setReadings] = useState(0)
  const handleFile = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.currentTarget.files ?? []
    if (!file) return
    form.set('list', await readChosen(file))
    // Remounts the input, so that the same file can be chosen again after a correction.
    setReadings((count) => count + 1)
  }
  const problem = typeof list === 'string' ? t(`problems.${list}`) : form.errors.list
  return (
    <fieldset className="desk-stack import-box">
      <legend>{t('choose.from')}</legend>
      <SegmentedControl
        label={t('choose.from')}
        value={from}
        onChange={(next) => form.set('from', next)}
        options={[
          { value: 'file', label: t('choose.fromFile') },
          { value: 'paste', label: t('choose.fromPaste') },
        ]}
      />
      {from === 'file' ? (
        <>
          <TextField
            key={readings}
            id={form.fieldId('list')}
            type="file"
            label={t('choose.file')}
            hint={t('choose.fileHint')}
            accept=".csv,.tsv,.txt,.json,.zip,text/csv,application/json,application/zip"
            error={problem}
            onChange={(event) => void handleFile(event)}
          />
          <p role="status" className="desk-long">
            {chosenText(list, t)}
          </p>
        </>
      ) : (
        <TextAreaField
          {...form.fieldProps('pasted')}
          label={t('choose.paste')}
          hint={t('choose.pasteHint')}
          rows={8}
          className="import-paste"
          spellCheck={false}
        />
      )}
    </fieldset>
  )
}

function chosenText(list: ChooseValues['list'], t: ReturnType<typeof useText<'adminImport'>>): string {
  if (list === null || typeof list === 'string') return ''
  const { name } = list
  return list.format === 'csv'
    ? t('choose.chosenRows', { name, count: list.table.rows.length })
    : t('choose.chosen', { name })
}
