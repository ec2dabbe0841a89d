import { type RefObject, useEffect, useRef, useState } from 'react'
import { failureText } from '#client/platform/form/failure-text.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useAction } from '#client/shared/query/use-action.ts'
import { useRefreshReviewQueue } from './queries.ts'

export interface ReviewNotice {
  tone: 'success' | 'danger'
  text: string
}

export interface ReviewActions<Opened> {
  /** The item a dialog is open for. */
  opened: Opened | null
  open: (what: Opened) => void
  close: () => void
  notice: ReviewNotice | null
  noticeBox: RefObject<HTMLDivElement | null>
  /** For the button of this action: busy while it runs, and all other buttons disabled. */
  buttonProps: (actionKey: string) => { busy: boolean; disabled: boolean }
  /**
   * From a form in the dialog: rejects with the error, so that the form can show it. The callback returns the success
   * message.
   */
  send: (actionKey: string, command: () => Promise<string>) => Promise<void>
  /** From a button; an error is shown above the list. */
  press: (actionKey: string, command: () => Promise<string>) => void
}

/**
 * Runs one decision at a time. The result is shown above the list and takes the focus, because the pressed button may
 * be gone.
 */
export function useReviewActions<Opened = never>(): ReviewActions<Opened> {
  const t = useText('adminReviewQueue')
  const refresh = useRefreshReviewQueue()
  const [opened, setOpened] = useState<Opened | null>(null)
  const { busy, send: start } = useAction()
  const [notice, setNotice] = useState<ReviewNotice | null>(null)
  const noticeBox = useRef<HTMLDivElement>(null)
  const isOpen = useRef(false)
  useEffect(() => {
    if (notice) noticeBox.current?.focus()
  }, [notice])

  const change = (what: Opened | null) => {
    isOpen.current = what !== null
    setOpened(what)
  }
  const send = async (actionKey: string, command: () => Promise<string>) => {
    const decide = async () => {
      setNotice(null)
      try {
        const text = await command()
        change(null)
        setNotice({ tone: 'success', text })
      } finally {
        // Also after an error: another reviewer may have decided first.
        void refresh()
      }
    }
    try {
      await start(actionKey, decide)
    } catch (failure) {
      if (isOpen.current) throw failure
      // The form was closed, or there was none.
      setNotice({ tone: 'danger', text: failureText(failure, t('notSent')) ?? t('notSent') })
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
