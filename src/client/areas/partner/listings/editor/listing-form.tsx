import type { PartnerListingDetail } from '#contracts/partner-listings.ts'
import type { CountyNames } from '#client/features/listing-changes/county-names.ts'
import { type FieldName, fieldOrder } from '#client/features/listing-changes/listing-values.ts'
import { type FieldTexts, useFieldTexts } from '#client/features/listing-changes/use-field-texts.ts'
import { ApiError } from '#client/platform/api/api-error.ts'
import { failureText } from '#client/platform/form/failure-text.ts'
import { useUnsavedGuard } from '#client/platform/form/use-unsaved-guard.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { ConflictPanel } from '#client/shared/conflict/conflict-panel.tsx'
import { listText } from '#client/shared/formats/lists.ts'
import { FormErrors } from '#client/ui/form-errors/form-errors.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import { isReviewed } from '../listing-values.ts'
import { EditorSections } from './editor-sections.tsx'
import { SaveBar } from './save-bar.tsx'
import { type EditorOptions, useListingEditor } from './use-listing-editor.ts'

interface ListingFormProps extends EditorOptions {
  detail: PartnerListingDetail
  countyNames: CountyNames
  canManage: boolean
  /** Other actions are enabled only while there are no unsaved edits. */
  onDirty: (isDirty: boolean) => void
}

export function ListingForm({ countyNames, canManage, onDirty, ...options }: ListingFormProps) {
  const t = useText('partnerListings')
  const { language } = useLanguage()
  const words = useFieldTexts(countyNames)
  const { form, conflict, settle, drop, savedNames, failure, isSettled } = useListingEditor(options, onDirty)
  const { detail } = options
  const isDraft = detail.listing.state === 'draft'
  const isAddressLocked = detail.care.isConfidential && !canManage
  const names = refusedNames(failure).map((name) => words.label(name))
  const refused = names.length > 0 && t('refused', { fields: listText(names, language) })
  useUnsavedGuard(form.isDirty, t('leave'))
  return (
    <form noValidate className="pl-form" onSubmit={form.submit}>
      <p className="pl-quiet">{t('reviewedText')}</p>
      <FormErrors
        title={form.problems.length > 0 ? t('checkFields') : t('unsaved')}
        problems={form.problems}
        failure={refused || failureText(failure, t('failed'))}
      />
      {conflict && (
        <ConflictPanel
          key={conflict.version}
          onUse={settle}
          rows={conflict.rows.map((row) => ({
            ...row,
            label: words.label(row.name),
            mine: words.value(row.name, conflict.mine),
            theirs: words.value(row.name, conflict.theirs),
          }))}
        />
      )}
      {isSettled && <Notice announce>{t('conflict.settled')}</Notice>}
      <EditorSections form={form} isNew={false} countyNames={countyNames} isAddressLocked={isAddressLocked} />
      <SaveBar
        isDirty={form.isDirty}
        isSubmitting={form.isSubmitting}
        saveLabel={t('save')}
        onDrop={drop}
        saved={<SavedWords names={isDraft ? [] : savedNames} words={words} />}
      />
    </form>
  )
}

/** Fields the server refused, by their names in the form. */
function refusedNames(failure: unknown): FieldName[] {
  if (!(failure instanceof ApiError)) return []
  const paths = failure.failure?.fields?.map(({ path }) => path.split('.')) ?? []
  return fieldOrder.filter((name) => paths.some((path) => path[1] === name))
}

/** States which changes are public now and which still wait for review. */
function SavedWords({ names, words }: { names: readonly FieldName[]; words: FieldTexts }) {
  const t = useText('partnerListings')
  const { language } = useLanguage()
  const list = (some: readonly FieldName[]) =>
    listText(
      some.map((name) => words.label(name)),
      language,
    )
  const waiting = names.filter(isReviewed)
  const live = names.filter((name) => !isReviewed(name))
  return (
    <>
      <p>{t('saved')}</p>
      {live.length > 0 && <p>{t('savedLive', { fields: list(live) })}</p>}
      {waiting.length > 0 && <p>{t('savedDraft', { fields: list(waiting) })}</p>}
    </>
  )
}
