import type { ListingFields } from '#contracts/partner-listings.ts'
import type { CountyNames } from '#client/features/listing-changes/county-names.ts'
import { failureText } from '#client/platform/form/failure-text.ts'
import { useForm } from '#client/platform/form/use-form.ts'
import { useUnsavedGuard } from '#client/platform/form/use-unsaved-guard.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { FormErrors } from '#client/ui/form-errors/form-errors.tsx'
import { EditorSections } from './editor-sections.tsx'
import { toListingDraft, emptyListing, emptyPhone, toListingFields, type ListingDraft } from './listing-draft.ts'
import { SaveBar } from './save-bar.tsx'
import { useDraftTexts } from './use-draft-texts.ts'

interface NewListingFormProps {
  countyNames: CountyNames
  /** Rejects when it could not be sent. */
  onAdd: (fields: ListingFields) => Promise<void>
}

const emptyDraft: ListingDraft = { ...toListingDraft(emptyListing), phones: [emptyPhone] }

/** Adds another location: only the fields that need review. */
export function NewListingForm({ countyNames, onAdd }: NewListingFormProps) {
  const t = useText('partnerListings')
  const form = useForm<ListingDraft>({
    initial: emptyDraft,
    validate: useDraftTexts(),
    onSubmit: (draft) => onAdd(toListingFields(draft)),
  })
  useUnsavedGuard(form.isDirty, t('leave'))
  return (
    <form noValidate className="pl-form" onSubmit={form.submit}>
      <p>{t('newText')}</p>
      <FormErrors title={t('checkFields')} problems={form.problems} failure={failureText(form.failure, t('failed'))} />
      <EditorSections isNew isAddressLocked={false} form={form} countyNames={countyNames} />
      <p className="pl-quiet">{t('newLater')}</p>
      <SaveBar
        isDirty={form.isDirty}
        isSubmitting={form.isSubmitting}
        saveLabel={t('newSave')}
        onDrop={() => form.reset()}
      />
    </form>
  )
}
