import { callStaff } from '#client/state/session/staff-session.ts'
import { askStaffReggie } from '#contracts/partner-assistant.ts'
import './answer.css'
import { Suspense, useEffect, useRef } from 'react'
import type { SentAnswer, PartnerIntroduction } from '#contracts/partner-introductions.ts'
import type { ReplyTemplate } from '#contracts/partner-settings.ts'
import { AnswerState } from '#domain/introductions/partner-answer.ts'
import { canMove, isFinal } from '#domain/introductions/state-machine.ts'
import { failureText } from '#client/platform/form/failure-text.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { LoadingPart } from '#client/platform/loading/loading-part.tsx'
import { ConflictNotice } from '#client/shared/conflict/conflict-notice.tsx'
import { Button } from '#client/ui/button/button.tsx'
import { FormErrors } from '#client/ui/form-errors/form-errors.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import { AnswerPreview } from './answer-preview.tsx'
import { ChoiceFields } from './choice-fields.tsx'
import { MoreFields } from './detail-fields.tsx'
import { GivenAnswerCard } from './given-answer-card.tsx'
import { MessageFields } from './message-fields.tsx'
import { type FindListings, OtherListings } from './other-listings.tsx'
import { readyTexts } from './ready-texts.ts'
import { type ResponseFormState, useResponse } from './use-response.ts'
import { useWritingLanguage } from './use-writing-language.ts'

export interface ResponseFormProps extends ResponseFormState {
  templates: readonly ReplyTemplate[]
  /** Whether the user can search for other listings when answering no. */
  canSearchListings: boolean
  /** Text to insert into the message each time it changes. */
  insert?: string
  /** Searches for other listings; defaults to the staff assistant. */
  findListings?: FindListings
}

/** Form for yes, not yet or no, with a preview of what the person will see. */
export function ResponseForm(props: ResponseFormProps) {
  const { introduction, current } = props
  if (current && isFinal(introduction.state)) return <FinalAnswer answer={current} />
  return (
    <Suspense fallback={<LoadingPart />}>
      <OpenForm key={introduction.id} {...props} />
    </Suspense>
  )
}

function FinalAnswer({ answer }: { answer: SentAnswer }) {
  const t = useText('partnerAnswer')
  return (
    <div className="pa-stack">
      <GivenAnswerCard answer={answer} />
      <p className="pa-quiet">{t('given.final')}</p>
    </div>
  )
}

function OpenForm(props: ResponseFormProps) {
  const { introduction, current, templates, insert, canSearchListings, onLater } = props
  const t = useText('partnerAnswer')
  const { form, conflict, isSent, replaceWithMine, keepTheirs, putAside } = useResponse(props)
  const { language, words, setLanguage } = useWritingLanguage(introduction.language, templates, form)
  const { state, message } = form.values
  useInsert(insert, message, (next) => form.set('message', next))
  const ready = state === '' ? [] : readyTexts(state, language, templates, words)
  const handleChoose = (next: AnswerState) => {
    // A template for a yes must not be sent with a no.
    if (next !== state && ready.some(({ text }) => text === message)) form.set('message', '')
    form.set('state', next)
  }
  return (
    <div className="pa-response">
      <div className="pa-panes">
        <form noValidate className="pa-form" onSubmit={form.submit}>
          {isSent && (
            <Notice announce tone="success" title={t('form.sent')}>
              <p>{t('form.sentText')}</p>
            </Notice>
          )}
          {conflict ? (
            <ConflictNotice
              isSummary
              title={t('conflict.title')}
              text={t(isFinal(conflict.state) ? 'conflict.final' : 'conflict.text')}
              actions={
                <>
                  {!isFinal(conflict.state) && (
                    <Button type="submit" variant="primary" busy={form.isSubmitting} onClick={replaceWithMine}>
                      {t('conflict.replace')}
                    </Button>
                  )}
                  <Button onClick={keepTheirs}>{t('conflict.keep')}</Button>
                </>
              }
            >
              <GivenAnswerCard answer={conflict} />
            </ConflictNotice>
          ) : (
            <FormErrors
              title={t('form.check')}
              problems={form.problems}
              failure={failureText(form.failure, t('form.notSent'))}
            />
          )}
          <ChoiceFields form={form} options={possibleAnswers(introduction, current)} onChoose={handleChoose} />
          <MessageFields
            form={form}
            reads={introduction.language}
            language={language}
            onLanguage={setLanguage}
            ready={ready}
          />
          {state === 'declined' && canSearchListings && (
            <OtherListings
              value={form.values.alternatives}
              onChange={(listings) => form.set('alternatives', listings)}
              find={props.findListings ?? findWithReggie(introduction)}
            />
          )}
          <MoreFields form={form} commonItems={words.commonItems} />
          {!conflict && (
            <div className="pa-buttons">
              <Button type="submit" variant="primary" busy={form.isSubmitting}>
                {t('form.send')}
              </Button>
              {onLater && <Button onClick={putAside}>{t('form.later')}</Button>}
            </div>
          )}
        </form>
        <AnswerPreview introduction={introduction} values={form.values} language={language} />
      </div>
    </div>
  )
}

/** Answers the state machine allows from the current state; the same answer may be sent again with new text. */
function possibleAnswers({ state }: PartnerIntroduction, current: SentAnswer | null): AnswerState[] {
  return AnswerState.options.filter((option) => option === current?.state || canMove(state, option, 'partner'))
}

/** Appends text from beside the form, such as an assistant draft. Only the user can send it. */
function useInsert(insert: string | undefined, message: string, onMessage: (message: string) => void): void {
  const inserted = useRef<string>(undefined)
  useEffect(() => {
    if (insert === undefined || insert === '' || insert === inserted.current) return
    inserted.current = insert
    onMessage(message.trim() === '' ? insert : `${message.trimEnd()}\n\n${insert}`)
  }, [insert, message, onMessage])
}

/** Signed-in users ask the staff assistant, which knows the person's location. */
function findWithReggie({ id, language, resourceId, resourceName }: PartnerIntroduction): FindListings {
  return async (words) => {
    const body = { job: 'find' as const, lang: language, input: words || resourceName, introductionId: id }
    const { places: listings } = await callStaff(askStaffReggie, { body })
    return listings
      .filter((listing) => listing.id !== resourceId)
      .map((listing) => ({ id: listing.id, name: listing.name, city: listing.city }))
  }
}
