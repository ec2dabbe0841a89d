import { areaReaches } from '#domain/directory/listing-area.ts'
import { CountyList } from '#client/features/listing-changes/county-list.tsx'
import { useCountyNames } from '#client/features/listing-changes/county-names.ts'
import type { Form } from '#client/platform/form/use-form.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { stateOptions } from '#client/platform/i18n/state-options.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { SelectField } from '#client/ui/field/select-field.tsx'
import type { ListingDraft } from './listing-draft.ts'

/** The contract takes no more. */
const mostCounties = 400

interface AreaFieldsProps {
  form: Form<ListingDraft>
  /** The county where it stands. */
  near: string | null
}

/** Whom the place serves: around it and in named counties, in a state, or everywhere. */
export function AreaFields({ form, near }: AreaFieldsProps) {
  const t = useText('adminReview')
  const names = useText('onboarding')
  const { language } = useLanguage()
  const { reach, serves } = form.values
  const countyNames = useCountyNames(reach === 'local')
  const states = stateOptions(names, language).map(({ value, label }) => ({ value, label }))
  return (
    <>
      <SelectField
        {...form.fieldProps('reach')}
        label={t('editor.reach')}
        options={areaReaches.map((value) => ({ value, label: t(`editor.reaches.${value}`) }))}
      />
      {reach === 'state' && (
        <SelectField
          {...form.fieldProps('reachState')}
          label={t('editor.reachState')}
          options={[{ value: '', label: t('find.chooseState') }, ...states]}
        />
      )}
      {reach === 'local' && (
        <CountyList
          id={form.fieldId('serves')}
          legend={t('editor.serves')}
          hint={t('editor.servesHint')}
          countyNames={countyNames}
          counties={serves}
          most={mostCounties}
          near={near}
          onChange={(counties) => form.set('serves', counties)}
        />
      )}
    </>
  )
}
