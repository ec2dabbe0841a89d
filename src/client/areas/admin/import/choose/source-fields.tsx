import type { Form } from '#client/platform/form/use-form.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { TextField } from '#client/ui/field/text-field.tsx'
import type { ChooseValues } from './choose-values.ts'

/** Every listing names its publisher and date, so an import requires them. */
export function SourceFields({ form }: { form: Form<ChooseValues> }) {
  const t = useText('adminImport')
  return (
    <fieldset className="desk-stack import-box">
      <legend>{t('choose.source')}</legend>
      <TextField
        {...form.fieldProps('publisher')}
        label={t('choose.publisher')}
        hint={t('choose.publisherHint')}
        maxLength={200}
      />
      <TextField {...form.fieldProps('dataset')} label={t('choose.dataset')} maxLength={300} />
      <TextField
        {...form.fieldProps('licence')}
        label={t('choose.licence')}
        hint={t('choose.licenceHint')}
        maxLength={300}
      />
      <TextField {...form.fieldProps('url')} type="url" inputMode="url" label={t('choose.url')} maxLength={2048} />
      <TextField
        {...form.fieldProps('asOf')}
        label={t('choose.asOf')}
        hint={t('choose.asOfHint')}
        maxLength={10}
        autoComplete="off"
      />
    </fieldset>
  )
}
