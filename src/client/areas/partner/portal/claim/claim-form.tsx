import { Email } from '#contracts/accounts.ts'
import { claimListing } from '#contracts/claims.ts'
import { callApi } from '#client/platform/api/call-api.ts'
import { failureText } from '#client/platform/form/failure-text.ts'
import { useForm } from '#client/platform/form/use-form.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useFocusOnMount } from '#client/shared/use-focus-on-mount.ts'
import { Button } from '#client/ui/button/button.tsx'
import { TextField } from '#client/ui/field/text-field.tsx'
import { FormErrors } from '#client/ui/form-errors/form-errors.tsx'
import type { Claimable } from './claim-search.tsx'

interface ClaimFormProps {
  listing: Claimable
  onDone: () => void
}

/** Claims a listing. It gives no access before a reviewer has called and checked it (T-3.4). */
export function ClaimForm({ listing, onDone }: ClaimFormProps) {
  const t = useText('partnerPortal')
  const { language } = useLanguage()
  const title = useFocusOnMount<HTMLHeadingElement>()
  const filled = (text: string) => (text.trim() === '' ? t('claim.problems.filled') : undefined)
  const form = useForm({
    initial: { organizationName: listing.name, contactName: '', contactRole: '', email: '', phone: '' },
    validate: (values) => ({
      organizationName: filled(values.organizationName),
      contactName: filled(values.contactName),
      contactRole: filled(values.contactRole),
      email: Email.safeParse(values.email.trim()).success ? undefined : t('claim.problems.email'),
      phone: filled(values.phone),
    }),
    problemText: (_, problem) => t(problem === 'too_big' ? 'claim.problems.long' : 'claim.problems.filled'),
    onSubmit: async (values) => {
      const body = { ...values, email: values.email.trim(), listingId: listing.id, language }
      await callApi(claimListing, { body })
      onDone()
    },
  })
  return (
    <form noValidate className="door-part" onSubmit={form.submit}>
      <h3 ref={title} tabIndex={-1}>
        {t('claim.formTitle', { name: listing.name })}
      </h3>
      <p>{t('claim.formText')}</p>
      <FormErrors
        title={t('claim.check')}
        problems={form.problems}
        failure={failureText(form.failure, t('claim.failed'))}
      />
      <TextField {...form.fieldProps('organizationName')} label={t('claim.organization')} maxLength={300} />
      <TextField
        {...form.fieldProps('contactName')}
        label={t('claim.contactName')}
        autoComplete="name"
        maxLength={80}
      />
      <TextField {...form.fieldProps('contactRole')} label={t('claim.contactRole')} maxLength={80} />
      <TextField {...form.fieldProps('email')} label={t('claim.email')} type="email" autoComplete="email" />
      <TextField {...form.fieldProps('phone')} label={t('claim.phone')} type="tel" autoComplete="tel" maxLength={32} />
      <div>
        <Button type="submit" variant="primary" busy={form.isSubmitting}>
          {t('claim.send')}
        </Button>
      </div>
    </form>
  )
}
