import { useEffect, useState } from 'react'
import { findPrivateData } from '#domain/community/private-data.ts'
import { useForm } from '#client/platform/form/use-form.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { longestPost, type PostDraft } from './post-draft.ts'

interface PostFormOptions {
  draft: PostDraft
  onDraft: (draft: PostDraft) => void
  /** Rejects when it could not be sent. */
  onSend: (draft: PostDraft) => Promise<void>
}

/** Checks the text in the browser before anything is sent: when the field loses focus and on every attempt to send. */
export function usePostForm({ draft, onDraft, onSend }: PostFormOptions) {
  const t = useText('community')
  const [isLooking, setIsLooking] = useState(false)
  const form = useForm<PostDraft>({
    initial: draft,
    validate: ({ kind, text, sendAnyway, agreed }) => {
      const found = findPrivateData(text)
      const hasHard = found.some(({ isHard }) => isHard)
      const most = longestPost({ kind })
      const isMeant = sendAnyway || found.length === 0
      return {
        text:
          text.trim() === ''
            ? t('share.problems.text')
            : text.trim().length > most
              ? t('share.problems.long', { most })
              : hasHard
                ? t('share.problems.hard')
                : undefined,
        sendAnyway: isMeant || hasHard ? undefined : t('share.problems.soft'),
        agreed: agreed ? undefined : t('share.problems.agreed'),
      }
    },
    problemText: () => t('share.problems.text'),
    onSubmit: onSend,
  })
  const { values } = form
  useEffect(() => onDraft(values), [onDraft, values])
  const findings = isLooking ? findPrivateData(values.text) : []
  return { form, findings, startChecking: () => setIsLooking(true) }
}

export type PostFormState = ReturnType<typeof usePostForm>
