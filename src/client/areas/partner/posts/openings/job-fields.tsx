import { type Duty, duties, requirements, shifts } from '#domain/opportunities/opportunity.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { languageName } from '#client/shared/formats/lists.ts'
import { FieldGroup } from '#client/ui/field/field-group.tsx'
import { TextField } from '#client/ui/field/text-field.tsx'
import { CheckList } from '#client/features/listing-services/check-list.tsx'
import type { FormPart } from './form-part.ts'

const longestPay = 120
const spoken = ['en', 'es'] as const

export function WorkFields({ form }: FormPart) {
  const t = useText('partnerOpenings')
  const words = useText('opportunities')
  const { language } = useLanguage()
  const { values, set, fieldId, errors } = form
  return (
    <FieldGroup legend={t('groups.work')}>
      <TextField
        {...form.fieldProps('pay')}
        label={`${t('fields.pay')} ${t('optional')}`}
        hint={t('fields.payHint')}
        autoComplete="off"
        maxLength={longestPay}
      />
      <FieldGroup id={fieldId('shifts')} legend={t('fields.shifts')} error={errors.shifts}>
        <CheckList
          options={shifts.map((value) => ({ value, label: words(`shifts.${value}`) }))}
          chosen={values.shifts}
          onChange={(next) => set('shifts', next)}
        />
      </FieldGroup>
      <FieldGroup
        id={fieldId('duties')}
        legend={t('fields.duties')}
        hint={t('fields.dutiesHint')}
        error={errors.duties}
      >
        <CheckList
          options={duties.map((value) => ({ value, label: t(`duties.${value}`) }))}
          chosen={values.duties}
          onChange={(next) => set('duties', resolveDuties(values.duties, next))}
        />
      </FieldGroup>
      <FieldGroup id={fieldId('requirements')} legend={t('fields.requirements')} error={errors.requirements}>
        <CheckList
          options={requirements.map((value) => ({ value, label: words(`requirements.${value}`) }))}
          chosen={values.requirements}
          onChange={(next) => set('requirements', next)}
        />
      </FieldGroup>
      <FieldGroup id={fieldId('languages')} legend={t('fields.languages')} error={errors.languages}>
        <CheckList
          options={spoken.map((value) => ({ value, label: languageName(value, language) }))}
          chosen={values.languages}
          onChange={(next) => set('languages', next)}
        />
      </FieldGroup>
      <label className="pl-check">
        <input
          type="checkbox"
          id={fieldId('hasTraining')}
          checked={values.hasTraining}
          onChange={(event) => set('hasTraining', event.target.checked)}
        />
        <span>{t('fields.hasTraining')}</span>
      </label>
    </FieldGroup>
  )
}

/** "None of these" is exclusive: choosing it clears the others, and choosing another clears it. */
function resolveDuties(before: readonly Duty[], next: Duty[]): Duty[] {
  if (!next.includes('none')) return next
  return before.includes('none') ? next.filter((duty) => duty !== 'none' || next.length === 1) : ['none']
}
