import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import {
  type IntroductionDialog,
  type IntroductionDialogEvent,
  closedDialog,
  dialogReducer,
  wouldLoseText,
} from '#domain/introductions/dialog.ts'
import type { IntroductionContext, IntroductionForm } from '#domain/introductions/form.ts'
import { type Delivery, Urgency } from '#domain/introductions/introduction.ts'
import { type Reader, getReader } from '#domain/introductions/reader.ts'
import type { Language } from '#domain/language.ts'
import { getResource } from '#contracts/resources.ts'
import { callApi } from '#client/platform/api/call-api.ts'
import { forgetDraft, keepDraft, readDraft } from '#client/platform/form/form-drafts.ts'
import { reportQuietly } from '#client/platform/report-quietly.ts'
import { type Store, createStore, useStore } from '#client/platform/store.ts'
import { sendIntroduction } from '#client/state/introductions/introduction-sending.ts'

/** Later it would only change a form that is being read. */
const readerTimeoutMs = 4000

/** One opening of the dialog: its input, and callbacks for the result. */
export interface Opening {
  context: IntroductionContext
  form: IntroductionForm
  onSent: (delivery: Delivery) => void
  /** Sending failed after the person closed the dialog: they must still be told. */
  onLost: () => void
}

export interface IntroductionFlow {
  store: Store<IntroductionDialog, IntroductionDialogEvent>
  opening: () => Opening | null
  open: (opening: Opening) => void
  send: (event: Exclude<IntroductionDialogEvent, { type: 'opened' | 'readerLearned' | 'sent' | 'failed' }>) => void
}

/** State of the dialog and its request. */
export function createIntroductionFlow(): IntroductionFlow {
  const store = createStore(dialogReducer, closedDialog)
  store.subscribe(() => keepIntroduction(store.get()))
  let current: Opening | null = null

  const keyOpen = () => {
    const dialog = store.get()
    return dialog.phase === 'closed' ? null : dialog.key
  }

  async function deliver(opening: Opening): Promise<void> {
    const dialog = store.get()
    if (dialog.phase !== 'sending') return
    const result = await sendIntroduction(dialog, opening.context)
    // The dialog may have been closed, or opened for another listing, while this request was running.
    const isOpen = keyOpen() === dialog.key
    if (isOpen) store.send(result.sent ? { type: 'sent' } : { type: 'failed', failure: result.failure })
    if (result.sent) opening.onSent(result.delivery)
    else if (!isOpen) opening.onLost()
  }

  return {
    store,
    opening: () => current,
    open(opening) {
      if (keyOpen() !== null) return
      current = opening
      const { resource, language } = opening.context
      const key = crypto.randomUUID()
      const kept = readIntroduction(resource.id)
      store.send({
        type: 'opened',
        resourceId: resource.id,
        form: kept ?? opening.form,
        key,
        reader: getReader(resource),
        isTouched: kept !== null,
      })
      void askReader(resource.id, language).then(
        (reader) => reader && store.send({ type: 'readerLearned', key, reader }),
      )
    },
    send(event) {
      const wasSending = store.get().phase === 'sending'
      store.send(event)
      if (!wasSending && store.get().phase === 'sending' && current) void deliver(current)
    },
  }
}

/**
 * Who reads requests to a listing now: a saved or cached one may be older than its partner. Null when the server cannot
 * tell, as for a listing found on the web.
 */
async function askReader(id: string, language: Language): Promise<Reader | null> {
  if (!navigator.onLine) return null
  try {
    const call = { params: { id }, query: { language } }
    const { resource } = await callApi(getResource, call, { signal: AbortSignal.timeout(readerTimeoutMs) })
    return getReader(resource)
  } catch (error) {
    reportQuietly('reader', error)
    return null
  }
}

const words = z.string()
const StoredIntroduction = z.object({
  resourceId: z.string(),
  form: z.object({
    firstName: words,
    lastName: words,
    email: words,
    phone: words,
    needs: words,
    urgency: Urgency,
    story: words,
  }),
})

/** What was written to this listing before the site was hidden, on the person's own device. */
function readIntroduction(resourceId: string): IntroductionForm | null {
  const kept = readDraft('introduction', StoredIntroduction)
  return kept?.resourceId === resourceId ? kept.form : null
}

/** Sent and canceled both close the dialog: then nothing of it stays. */
function keepIntroduction(dialog: IntroductionDialog): void {
  if (dialog.phase === 'closed') forgetDraft('introduction')
  else if (dialog.isTouched) keepDraft('introduction', { resourceId: dialog.resourceId, form: dialog.form })
}

/** Some lost connections never report that they are back, so retry at this interval. */
const retryMs = 15_000

/** A dialog for one screen: waits for the connection when offline, and guards typed text. */
export function useIntroductionFlow(): { flow: IntroductionFlow; dialog: IntroductionDialog } {
  const [flow] = useState(createIntroductionFlow)
  const dialog = useStore(flow.store)
  const isWaiting = dialog.phase === 'waitingForConnection'
  const isGuarded = wouldLoseText(dialog)

  useEffect(() => {
    if (!isWaiting) return
    const handleBack = () => flow.send({ type: 'connectionBack' })
    const timer = setInterval(() => {
      if (navigator.onLine) handleBack()
    }, retryMs)
    window.addEventListener('online', handleBack)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', handleBack)
    }
  }, [flow, isWaiting])

  useEffect(() => {
    if (!isGuarded) return
    const guard = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', guard)
    return () => window.removeEventListener('beforeunload', guard)
  }, [isGuarded])

  return { flow, dialog }
}
