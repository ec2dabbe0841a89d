import { Email } from '#contracts/accounts.ts'
import { suggestListing } from '#contracts/claims.ts'
import { StateCode } from '#domain/places/states.ts'
import { callApi } from '#client/platform/api/call-api.ts'
import { failureText } from '#client/platform/form/failure-text.ts'
import { useForm } from '#client/platform/form/use-form.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useFocusOnMount } from '#client/shared/use-focus-on-mount.ts'
import { Button } from '#client/ui/button/button.tsx'
import { SelectField } from '#client/ui/field/select-field.tsx'
import { TextAreaField } from '#client/ui/field/text-area-field.tsx'
import { TextField } from '#client/ui/field/text-field.tsx'
import { FormErrors } from '#client/ui/form-errors/form-errors.tsx'
import { useStateChoices } from './use-state-choices.ts'

interface SuggestFormProps {
  start: { name: string; state: StateCode | '' }
  onDone: () => void
}

interface Suggestion {
  name: string
  city: string
  state: StateCode | ''
  what: string
  phone: string
  website: string
  contactName: string
  email: string
}

/** Suggests an organization that is not listed yet; a reviewer checks it before it is public. */
export function SuggestForm({ start, onDone }: SuggestFormProps) {
  const t = useText('partnerPortal')
  const states = useStateChoices()
  const title = useFocusOnMount<HTMLHeadingElement>()
  const form = useSuggestion(start, onDone)
  const optional = (label: string) => `${label} ${t('claim.optional')}`
  return (
    <form noValidate className="door-part" onSubmit={form.submit}>
      <h3 ref={title} tabIndex={-1}>
        {t('claim.suggestTitle')}
      </h3>
      <p>{t('claim.notThereText')}</p>
      <FormErrors
        title={t('claim.check')}
        problems={form.problems}
        failure={failureText(form.failure, t('claim.failed'))}
      />
      <TextField {...form.fieldProps('name')} label={t('claim.organization')} maxLength={300} />
      <TextField {...form.fieldProps('city')} label={t('claim.city')} maxLength={120} />
      <SelectField {...form.fieldProps('state')} label={t('claim.state')} options={states} />
      <TextAreaField {...form.fieldProps('what')} label={t('claim.what')} maxLength={500} rows={3} />
      <TextField {...form.fieldProps('phone')} label={optional(t('claim.groupPhone'))} type="tel" maxLength={32} />
      <TextField
        {...form.fieldProps('website')}
        label={optional(t('claim.website'))}
        hint={t('claim.websiteHint')}
        type="url"
        maxLength={2048}
      />
      <TextField
        {...form.fieldProps('contactName')}
        label={t('claim.contactName')}
        autoComplete="name"
        maxLength={80}
      />
      <TextField {...form.fieldProps('email')} label={t('claim.email')} type="email" autoComplete="email" />
      <div>
        <Button type="submit" variant="primary" busy={form.isSubmitting}>
          {t('claim.send')}
        </Button>
      </div>
    </form>
  )
}

const isWebsite = (text: string) => text === '' || /^https?:\/\/[^\s<>"]+$/.test(text)

function useSuggestion({ name, state }: SuggestFormProps['start'], onDone: () => void) {
  const t = useText('partnerPortal')
  const { language } = useLanguage()
  const filled = (text: string) => (text.trim() === '' ? t('claim.problems.filled') : undefined)
  return useForm<Suggestion>({
    initial: { name, city: '', state, what: '', phone: '', website: '', contactName: '', email: '' },
    validate: (values) => ({
      name: filled(values.name),
      city: filled(values.city),
      state: values.state === '' ? t('claim.problems.state') : undefined,
      what: filled(values.what),
      website: isWebsite(values.website.trim()) ? undefined : t('claim.problems.website'),
      contactName: filled(values.contactName),
      email: Email.safeParse(values.email.trim()).success ? undefined : t('claim.problems.email'),
    }),
    problemText: (_, problem) => t(problem === 'too_big' ? 'claim.problems.long' : 'claim.problems.filled'),
    onSubmit: async (values) => {
      const body = {
        ...values,
        state: StateCode.parse(values.state),
        email: values.email.trim(),
        language,
        phone: values.phone.trim() || null,
        website: values.website.trim() || null,
      }
      await callApi(suggestListing, { body })
      onDone()
    },
  })
}
