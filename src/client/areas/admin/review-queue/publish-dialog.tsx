import type { PostReviewItem } from '#contracts/community-staff.ts'
import { maxTextLengths, postLengths } from '#domain/community/post.ts'
import { failureText } from '#client/platform/form/failure-text.ts'
import { useForm } from '#client/platform/form/use-form.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Dialog } from '#client/ui/dialog/dialog.tsx'
import { TextAreaField } from '#client/ui/field/text-area-field.tsx'
import { TextField } from '#client/ui/field/text-field.tsx'
import { FormErrors } from '#client/ui/form-errors/form-errors.tsx'
import { PostFindings } from './post-findings.tsx'

export interface EditedText {
  title: string | null
  text: string
  translated: string | null
}

interface PublishDialogProps {
  /** null closes the dialog. */
  post: PostReviewItem | null
  onClose: () => void
  /** Rejects when the request failed. */
  onSend: (post: PostReviewItem, words: EditedText) => Promise<void>
}

export function PublishDialog({ post, onClose, onSend }: PublishDialogProps) {
  const t = useText('adminReview')
  const queueText = useText('adminReviewQueue')
  return (
    <Dialog open={post !== null} onClose={onClose} closeLabel={queueText('close')} title={t('posts.publishTitle')}>
      {post && <PublishForm post={post} onSend={(words) => onSend(post, words)} />}
    </Dialog>
  )
}

const orNull = (text: string) => text.trim() || null

function PublishForm({ post, onSend }: { post: PostReviewItem; onSend: (words: EditedText) => Promise<void> }) {
  const t = useText('adminReview')
  const queueText = useText('adminReviewQueue')
  const { kind, language, findings } = post
  const hasTitle = kind === 'story' || kind === 'event'
  const other = language === 'en' ? 'es' : 'en'
  const most = maxTextLengths[kind]
  const filled = (text: string) => (text.trim() === '' ? t('needed') : undefined)
  const form = useForm({
    initial: { title: post.title ?? '', text: post.text, translated: post.translated ?? '' },
    validate: ({ title, text }) => ({ text: filled(text), ...(hasTitle && { title: filled(title) }) }),
    problemText: (_, problem) => (problem === 'too_big' ? t('posts.most', { count: most }) : t('posts.found')),
    onSubmit: ({ title, text, translated }) =>
      onSend({
        title: hasTitle ? orNull(title) : post.title,
        text: text.trim(),
        translated: orNull(translated),
      }),
  })
  return (
    <form noValidate className="desk-stack" onSubmit={form.submit}>
      <p>{t('posts.publishText')}</p>
      <PostFindings findings={findings} />
      <FormErrors
        title={queueText('check')}
        problems={form.problems}
        failure={failureText(form.failure, queueText('notSent'))}
      />
      {hasTitle && (
        <TextField
          {...form.fieldProps('title')}
          label={t('posts.title')}
          maxLength={postLengths.title}
          lang={language}
          hint={kind === 'story' ? t('posts.titleHint') : undefined}
        />
      )}
      <TextAreaField
        {...form.fieldProps('text')}
        label={t('posts.text')}
        rows={6}
        maxLength={most}
        lang={language}
        hint={t('posts.most', { count: most })}
        data-autofocus
      />
      {kind !== 'event' && (
        <TextAreaField
          {...form.fieldProps('translated')}
          label={t(`posts.inOther.${other}`)}
          rows={6}
          maxLength={most}
          lang={other}
          hint={t('posts.inOtherHint')}
        />
      )}
      <Button type="submit" variant="primary" busy={form.isSubmitting}>
        {t('posts.sendPublish')}
      </Button>
    </form>
  )
}
