import { fieldOrder, type ListingValues } from '#client/features/listing-changes/listing-values.ts'
import './listings.css'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import type { PartnerListingDetail } from '#contracts/partner-listings.ts'
import type { CountyNames } from '#client/features/listing-changes/county-names.ts'
import { useFieldTexts, type FieldTexts } from '#client/features/listing-changes/use-field-texts.ts'
import { failureText } from '#client/platform/form/failure-text.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useAction } from '#client/shared/query/use-action.ts'
import { showToast } from '#client/state/navigation/toasts.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import { ChangeHistory } from './changes/change-history.tsx'
import { PendingChange } from './changes/pending-change.tsx'
import { ReportList } from './changes/report-list.tsx'
import { ListingForm } from './editor/listing-form.tsx'
import type { ListingActions } from './listing-actions.ts'
import { ListingHead } from './listing-head.tsx'
import type { ListingRights } from './listing-rights.ts'
import { toListingValues } from './listing-values.ts'
import { PauseDialog } from './pause-dialog.tsx'

interface ListingScreenProps {
  detail: PartnerListingDetail
  rights: ListingRights
  countyNames: CountyNames
  actions: ListingActions
  backHref: string
  takesFocus?: boolean
  /** Called after a draft was deleted. */
  onGone: () => void
}

/** One listing: the form, with pending changes, reports and history beside it. */
export function ListingScreen({ detail, rights, countyNames, actions, ...navigation }: ListingScreenProps) {
  const t = useText('partnerListings')
  const words = useFieldTexts(countyNames)
  const { busy, failure, run } = useAction()
  const [isDirty, setIsDirty] = useState(false)
  const [isPausing, setIsPausing] = useState(false)
  const { listing, pending, history, reports } = detail
  const problem = failureText(failure, t('failed'))
  const tell = (name: string, command: () => Promise<unknown>, title: string) =>
    run(name, async () => {
      await command()
      showToast({ title })
    })
  const isPublic = listing.state !== 'draft' && pending?.kind !== 'add'
  const handleDelete = () => {
    if (!window.confirm(t('pending.deleteQuestion'))) return
    tell(
      'discard',
      async () => {
        await actions.discard()
        navigation.onGone()
      },
      t('pending.deleted'),
    )
  }
  return (
    <div className="pl-page">
      <ListingHead detail={detail} takesFocus={navigation.takesFocus ?? false} backHref={navigation.backHref}>
        <div className="pl-buttons">
          {rights.canEdit && isPublic && (
            <Button
              variant="primary"
              icon={<CircleCheck size={20} aria-hidden="true" />}
              busy={busy === 'confirm'}
              disabled={isDirty}
              onClick={() => tell('confirm', actions.confirm, t('confirmed'))}
            >
              {t('confirm')}
            </Button>
          )}
          {rights.canManage && isPublic && listing.state !== 'paused' && (
            <Button disabled={isDirty} onClick={() => setIsPausing(true)}>
              {t('pause')}
            </Button>
          )}
          {rights.canManage && listing.state === 'paused' && (
            <Button
              busy={busy === 'resume'}
              disabled={isDirty}
              onClick={() => tell('resume', actions.resume, t('resumed'))}
            >
              {t('resume')}
            </Button>
          )}
        </div>
        {isDirty && <p className="pl-quiet">{t('saveFirst')}</p>}
        {!rights.canEdit && <Notice>{t('onlyRead')}</Notice>}
        {rights.canEdit && !rights.canManage && <p className="pl-quiet">{t('onlyAdmin')}</p>}
        {problem && (
          <Notice announce tone="danger">
            {problem}
          </Notice>
        )}
      </ListingHead>
      <div className="pl-panes">
        <div className="pl-main">
          {rights.canEdit ? (
            <ListingForm
              detail={detail}
              countyNames={countyNames}
              canManage={rights.canManage}
              onDirty={setIsDirty}
              onSave={actions.save}
              onReload={actions.reload}
            />
          ) : (
            <ListingFacts values={toListingValues(detail)} words={words} />
          )}
        </div>
        <div className="pl-side">
          {pending && (
            <PendingChange
              change={pending}
              rights={rights}
              busy={busy}
              isDisabled={isDirty}
              onSubmit={() => tell('submit', () => actions.submit(detail.version), t('pending.submitted'))}
              onDiscard={() => (isPublic ? tell('discard', actions.discard, t('pending.discarded')) : handleDelete())}
            />
          )}
          {reports.length > 0 && (
            <ReportList
              reports={reports}
              canAnswer={rights.canEdit}
              onAnswer={async (fact, answer) => {
                await actions.answerReport(fact, answer)
                showToast({ title: t('reports.sent') })
              }}
            />
          )}
          <ChangeHistory
            history={history}
            canUndo={rights.canManage}
            busy={busy}
            isDisabled={isDirty}
            onUndo={({ id }) => tell(`undo ${id}`, () => actions.undo(id), t('history.undone'))}
          />
        </div>
      </div>
      <PauseDialog
        name={isPausing ? listing.name : undefined}
        onClose={() => setIsPausing(false)}
        onPause={async (pause) => {
          await actions.pause(pause)
          setIsPausing(false)
          showToast({ title: t('paused') })
        }}
      />
    </div>
  )
}

/** Read-only version of the form. */
function ListingFacts({ values, words }: { values: ListingValues; words: FieldTexts }) {
  const t = useText('partnerListings')
  return (
    <dl className="pl-facts-list" aria-label={t('title')}>
      {fieldOrder.map((name) => (
        <div key={name}>
          <dt>{words.label(name)}</dt>
          <dd>{words.value(name, values)}</dd>
        </div>
      ))}
    </dl>
  )
}
