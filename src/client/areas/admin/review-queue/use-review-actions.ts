import { type RefObject, useEffect, useRef, useState } from 'react'
import { ApiError } from '#client/platform/api/api-error.ts'
import { failureText } from '#client/platform/form/failure-text.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { reportQuietly } from '#client/platform/report-quietly.ts'
import { useRefreshReviewQueue } from './queries.ts'

export interface ReviewNotice {
  tone: 'success' | 'danger'
  text: string
}

export interface ReviewActions<Opened> {
  /** What a dialog is open for. */
  opened: Opened | null
  open: (what: Opened) => void
  close: () => void
  notice: ReviewNotice | null
  noticeBox: RefObject<HTMLDivElement | null>
  /** For the button of this act: it waits while it is done, and every other one while any is. */
  buttonProps: (actionKey: string) => { busy: boolean; disabled: boolean }
  /** From a form in the dialog: rejects with the refusal, so that the form can tell it. Gives what to say. */
  send: (actionKey: string, command: () => Promise<string>) => Promise<void>
  /** By a press on a button; a refusal is told above the list. */
  press: (actionKey: string, command: () => Promise<string>) => void
}

/** One decision at a time. What came of it is told above the list and takes the focus: what was pressed may be gone. */
export function useReviewActions<Opened = never>(): ReviewActions<Opened> {
  const t = useText('adminReviewQueue')
  const refresh = useRefreshReviewQueue()
  const [opened, setOpened] = useState<Opened | null>(null)
  const [busy, setBusy] = useState<string | null>(null)
  const [notice, setNotice] = useState<ReviewNotice | null>(null)
  const noticeBox = useRef<HTMLDivElement>(null)
  const isUnderWay = useRef(false)
  const isOpen = useRef(false)
  useEffect(() => {
    if (notice) noticeBox.current?.focus()
  }, [notice])

  const change = (what: Opened | null) => {
    isOpen.current = what !== null
    setOpened(what)
  }
  const send = async (actionKey: string, command: () => Promise<string>) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setBusy(actionKey)
    setNotice(null)
    try {
      const text = await command()
      change(null)
      setNotice({ tone: 'success', text })
    } catch (failure) {
      if (!(failure instanceof ApiError)) reportQuietly('desk', failure)
      if (isOpen.current) throw failure
      // Nobody looks at the form any more, or there was none.
      setNotice({ tone: 'danger', text: failureText(failure, t('notSent')) ?? t('notSent') })
    } finally {
      isUnderWay.current = false
      setBusy(null)
      // Also after a refusal: somebody else may have been faster.
      void refresh()
    }
  }
  return {
    opened,
    open: change,
    close: () => change(null),
    notice,
    noticeBox,
    send,
    buttonProps: (actionKey) => ({ busy: busy === actionKey, disabled: busy !== null && busy !== actionKey }),
    press: (actionKey, command) => {
      change(null)
      void send(actionKey, command)
    },
  }
}
