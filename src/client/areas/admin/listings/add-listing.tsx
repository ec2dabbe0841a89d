import { useState } from 'react'
import { addListingAsAdmin, findSimilarListings, type SimilarListing } from '#contracts/listing-drafts.ts'
import { useUnsavedGuard } from '#client/platform/form/use-unsaved-guard.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { callStaff } from '#client/state/session/staff-session.ts'
import { Button } from '#client/ui/button/button.tsx'
import { type ListingDraft, fromEditorDraft, toArea } from '../review-queue/editor/listing-draft.ts'
import { RefusedFields } from '../review-queue/editor/listing-editor.tsx'
import { ListingForm } from '../review-queue/editor/listing-form.tsx'
import { parseRefusal } from '../review-queue/editor/use-listing-edit.ts'
import { ResultNotice } from '../review-queue/result-notice.tsx'
import { useReviewActions } from '../review-queue/use-review-actions.ts'
import { emptyListingDraft, noFields } from './empty-listing.ts'
import { SimilarList } from './similar-list.tsx'

/** One listing by hand: the form, then places that may be the same, then it is public and the form is empty again. */
export function AddListing({ onClose }: { onClose: () => void }) {
  const t = useText('adminListings')
  const [draft, setDraft] = useState(emptyListingDraft)
  const [similar, setSimilar] = useState<readonly SimilarListing[] | null>(null)
  const [refusal, setRefusal] = useState<unknown>()
  const { notice, noticeBox, buttonProps, press } = useReviewActions()
  useUnsavedGuard(similar !== null, t('new.leave'))
  const fields = (from: ListingDraft) => fromEditorDraft(from, noFields)
  const attempt = async <Result,>(command: () => Promise<Result>): Promise<Result> => {
    setRefusal(undefined)
    try {
      return await command()
    } catch (failure) {
      setRefusal(failure)
      throw failure
    }
  }
  const look = (next: ListingDraft) => {
    setDraft(next)
    press('look', () =>
      attempt(async () => {
        const found = await callStaff(findSimilarListings, { body: { fields: fields(next), area: toArea(next) } })
        setSimilar(found.similar)
        return found.similar.length === 0 ? t('new.similarNone') : t('new.similarText')
      }),
    )
  }
  const save = () =>
    press('save', () =>
      attempt(async () => {
        const { isChecked } = draft
        await callStaff(addListingAsAdmin, { body: { fields: fields(draft), area: toArea(draft), isChecked } })
        setDraft(emptyListingDraft)
        setSimilar(null)
        return t('new.saved', { name: draft.name.trim() })
      }),
    )
  return (
    <section aria-labelledby="listing-new" className="desk-stack desk-form">
      <div>
        <Button size="small" onClick={onClose}>
          {t('back')}
        </Button>
      </div>
      <h2 id="listing-new">{t('new.title')}</h2>
      <p>{t('new.text')}</p>
      <ResultNotice notice={notice} box={noticeBox} />
      <RefusedFields names={parseRefusal(refusal).fields} />
      {similar ? (
        <SimilarList similar={similar} buttonProps={buttonProps} onBack={() => setSimilar(null)} onSave={save} />
      ) : (
        <ListingForm listing={null} draft={draft} onNext={look} />
      )}
    </section>
  )
}
