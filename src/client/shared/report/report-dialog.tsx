import type { ReactNode } from 'react'
import { ApiError } from '#client/platform/api/api-error.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { reportQuietly } from '#client/platform/report-quietly.ts'
import { type Choice, ChoiceDialog, type ChoiceOutcome } from '#client/ui/dialog/choice-dialog.tsx'

interface ReportDialogProps<Kind extends string> {
  title: string
  /** The question to a screen reader, if it is not the title. */
  question?: string | undefined
  note?: string | undefined
  kinds: readonly Choice<Kind>[]
  words: {
    send: string
    choose: string
    thanks: string
    failed: string
    /** What was reported is no longer there. */
    gone: string
    /** Too many reports today. */
    limit?: string
  }
  /** Further questions below the kinds. */
  children?: (kind: Kind | null) => ReactNode
  /** Rejects when the report was not sent. */
  onSend: (kind: Kind) => Promise<unknown>
  onClose: () => void
}

/** A report of a problem: one choice, sent with one press, and the result in words. */
export function ReportDialog<Kind extends string>(props: ReportDialogProps<Kind>) {
  const { title, question, note, kinds, words, children, onSend, onClose } = props
  const common = useText('common')
  const handleSend = async (kind: Kind): Promise<ChoiceOutcome> => {
    try {
      await onSend(kind)
      return { state: 'over', text: words.thanks }
    } catch (error) {
      reportQuietly('report', error)
      const status = error instanceof ApiError ? error.status : null
      if (status === 404) return { state: 'over', text: words.gone }
      return status === 429 && words.limit !== undefined
        ? { state: 'refused', text: words.limit }
        : { state: 'failed', text: words.failed }
    }
  }
  return (
    <ChoiceDialog
      title={title}
      question={question}
      note={note}
      choices={kinds}
      onSend={handleSend}
      onClose={onClose}
      words={{
        send: words.send,
        missing: words.choose,
        tryAgain: common('tryAgain'),
        close: common('close'),
        cancel: common('cancel'),
      }}
    >
      {children}
    </ChoiceDialog>
  )
}
