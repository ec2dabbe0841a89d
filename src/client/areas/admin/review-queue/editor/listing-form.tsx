import type * as z from 'zod/mini'
import type { AdminListing } from '#contracts/review.ts'
import { kindsByNeed } from '#domain/directory/kinds.ts'
import { factAnswers, reentryFacts } from '#domain/directory/reentry-facts.ts'
import { getCategoriesForNeed } from '#domain/needs/category-match.ts'
import { needKeys } from '#domain/needs/needs.ts'
import { resourceCategories, type ResourceCategory } from '#domain/resources/resource.ts'
import { useKindOptions } from '#client/features/listing-changes/use-kind-options.ts'
import { ServicesField } from '#client/features/listing-services/services-field.tsx'
import { hoursProblems } from '#client/features/listing-hours/hours-draft.ts'
import { HoursField } from '#client/features/listing-hours/hours-field.tsx'
import { type Form, useForm } from '#client/platform/form/use-form.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useTextModule } from '#client/platform/i18n/use-text-module.ts'
import { Button } from '#client/ui/button/button.tsx'
import { SelectField } from '#client/ui/field/select-field.tsx'
import { TextAreaField } from '#client/ui/field/text-area-field.tsx'
import { TextField } from '#client/ui/field/text-field.tsx'
import { FormErrors } from '#client/ui/form-errors/form-errors.tsx'
import { AreaFields } from './area-fields.tsx'
import { type ListingDraft, phoneLines } from './listing-draft.ts'

interface ListingFormProps {
  /** Null for a listing that is added by hand. */
  listing: Pick<AdminListing, 'isAddressPrivate' | 'status' | 'fields'> | null
  draft: ListingDraft
  /** Continues to the preview of the changes; nothing is stored yet. */
  onNext: (draft: ListingDraft) => void
}

export function ListingForm({ listing, draft, onNext }: ListingFormProps) {
  const t = useText('adminReview')
  const queueText = useText('adminReviewQueue')
  const form = useListingForm({ isNew: listing === null, draft, onNext })
  return (
    <form noValidate className="desk-stack" onSubmit={form.submit}>
      <FormErrors title={queueText('check')} problems={form.problems} />
      <NameFields form={form} />
      <PurposeFields form={form} isNew={listing === null} />
      <PlaceFields form={form} isSecret={listing?.isAddressPrivate ?? false} />
      <AreaFields form={form} near={listing?.fields.countyFips ?? null} />
      <ContactFields form={form} />
      <WelcomeFields form={form} />
      {listing && (
        <SelectField
          {...form.fieldProps('status')}
          label={t('editor.status')}
          options={getStatusOptions(listing.status).map((value) => ({ value, label: t(`editor.statuses.${value}`) }))}
        />
      )}
      <label className="desk-check">
        <input
          type="checkbox"
          checked={form.values.isChecked}
          onChange={({ target }) => form.set('isChecked', target.checked)}
        />
        <span>{t('editor.isChecked')}</span>
      </label>
      <div>
        <Button type="submit" variant="primary">
          {listing ? t('editor.next') : t('editor.nextNew')}
        </Button>
      </div>
    </form>
  )
}

/** A draft becomes public or stays a draft; what was public once is public or taken down. */
const getStatusOptions = (status: AdminListing['status']): readonly AdminListing['status'][] =>
  status === 'draft' ? ['draft', 'live'] : ['live', 'withdrawn']

interface FormOptions extends Pick<ListingFormProps, 'draft' | 'onNext'> {
  isNew: boolean
}

function useListingForm({ isNew, draft, onNext }: FormOptions): Form<ListingDraft> {
  const t = useText('adminReview')
  const listings = useText('partnerListings')
  const isHalf = (en: string, es: string) => (en.trim() === '') !== (es.trim() === '')
  return useForm({
    initial: draft,
    validate: ({ name, kind, noteEn, noteEs, zip, reach, reachState, phones, website, ...hours }) => ({
      name: name.trim() === '' ? t('needed') : undefined,
      kind: isNew && kind === '' ? t('editor.problems.kind') : undefined,
      noteEs: isHalf(noteEn, noteEs) ? t('editor.problems.both') : undefined,
      reachState: reach === 'state' && reachState === '' ? t('find.stateNeeded') : undefined,
      zip: (isNew && reach === 'local' ? /^\d{5}$/ : /^(\d{5})?$/).test(zip.trim())
        ? undefined
        : t('editor.problems.zip'),
      phones: phoneLines(phones).every((line) => /\d{3}/.test(line)) ? undefined : t('editor.problems.phone'),
      website: /[\s<>"]/.test(website.trim()) ? t('editor.problems.website') : undefined,
      times: hoursProblems(hours).times && listings('problems.times'),
      hoursText: hoursProblems(hours).hoursText && t('needed'),
    }),
    onSubmit: async (values) => onNext(values),
  })
}

interface PartProps {
  form: Form<ListingDraft>
}

function NameFields({ form: { fieldProps } }: PartProps) {
  const t = useText('adminReview')
  const fields = useText('partnerListings')
  return (
    <>
      <TextField {...fieldProps('name')} label={fields('fields.name')} maxLength={300} />
      <TextField {...fieldProps('nameEs')} label={fields('fields.nameEs')} maxLength={300} lang="es" />
      <TextAreaField {...fieldProps('noteEn')} label={t('editor.noteEn')} rows={4} maxLength={1000} lang="en" />
      <TextAreaField {...fieldProps('noteEs')} label={t('editor.noteEs')} rows={4} maxLength={1000} lang="es" />
    </>
  )
}

/** What the place is for: a search shows it only for that. */
function PurposeFields({ form, isNew }: PartProps & { isNew: boolean }) {
  const t = useText('adminReview')
  const fields = useText('partnerListings')
  const listing = useText('listing')
  const options = useKindOptions(form.values.kind === '' ? t('editor.chooseKind') : undefined)
  const kindProps = form.fieldProps('kind')
  const handleKind = (event: { target: { value: string } }) => {
    kindProps.onChange(event)
    // A listing without services is found through its category, so a new one gets the category of its kind.
    if (isNew && form.values.category === 'other') form.set('category', suggestCategory(event.target.value))
  }
  return (
    <>
      <SelectField {...kindProps} label={fields('fields.kind')} options={options} onChange={handleKind} />
      <SelectField
        {...form.fieldProps('category')}
        label={fields('fields.category')}
        options={resourceCategories.map((value) => ({ value, label: listing(`categories.${value}`) }))}
      />
      <ServicesField form={form} />
    </>
  )
}

function PlaceFields({ form: { fieldProps }, isSecret }: PartProps & { isSecret: boolean }) {
  const t = useText('adminReview')
  const fields = useText('partnerListings')
  return (
    <>
      {!isSecret && <TextField {...fieldProps('street')} label={fields('fields.street')} maxLength={300} />}
      <TextField {...fieldProps('city')} label={fields('fields.city')} maxLength={120} />
      {!isSecret && (
        <TextField
          {...fieldProps('zip')}
          label={fields('fields.zip')}
          hint={t('editor.county')}
          inputMode="numeric"
          maxLength={5}
        />
      )}
    </>
  )
}

function ContactFields({ form }: PartProps) {
  const t = useText('adminReview')
  const fields = useText('partnerListings')
  const { hourKinds } = useTextModule('adminReview').editor
  return (
    <>
      <TextAreaField {...form.fieldProps('phones')} label={t('editor.phones')} hint={t('editor.phonesHint')} rows={3} />
      <TextField {...form.fieldProps('website')} label={fields('fields.website')} inputMode="url" maxLength={2048} />
      <HoursField form={form} words={{ label: t('editor.hours'), kinds: hourKinds, text: t('editor.hoursText') }} />
    </>
  )
}

function WelcomeFields({ form: { fieldProps } }: PartProps) {
  const fields = useText('partnerListings')
  const listing = useText('listing')
  return (
    <fieldset className="desk-stack">
      <legend>{fields('fields.facts')}</legend>
      {reentryFacts.map((fact) => (
        <SelectField
          key={fact}
          {...fieldProps(fact)}
          label={listing('takes', { people: listing(`people.${fact}`) })}
          options={[...factAnswers, 'unknown' as const].map((value) => ({
            value,
            label: fields(`facts.answers.${value}`),
          }))}
        />
      ))}
    </fieldset>
  )
}

/** The category of the first need that a kind answers; `other` when it answers none. */
function suggestCategory(kind: string): z.infer<typeof ResourceCategory> {
  const need = needKeys.find((key) => kindsByNeed[key].some((answer) => answer === kind))
  return (need && getCategoriesForNeed(need)[0]) ?? 'other'
}
