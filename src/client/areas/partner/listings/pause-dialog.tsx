import { Suspense, use, useState } from 'react'
import type { Language } from '#domain/language.ts'
import { failureText } from '#client/platform/form/failure-text.ts'
import { useForm } from '#client/platform/form/use-form.ts'
import { loadTextModule, type EnglishText } from '#client/platform/i18n/text-library.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { LoadingPart } from '#client/platform/loading/loading-part.tsx'
import { localDay } from '#client/platform/local-day.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Dialog } from '#client/ui/dialog/dialog.tsx'
import { TextAreaField } from '#client/ui/field/text-area-field.tsx'
import { TextField } from '#client/ui/field/text-field.tsx'
import { FormErrors } from '#client/ui/form-errors/form-errors.tsx'

export interface PauseReason {
  reason: { en: string; es: string }
  until: string | null
}

interface PauseDialogProps {
  /** Closed while undefined. */
  name: string | undefined
  onClose: () => void
  /** Rejects on failure. */
  onPause: (pause: PauseReason) => Promise<void>
}

const longestReason = 200

export function PauseDialog({ name, onClose, onPause }: PauseDialogProps) {
  const t = useText('partnerListings')
  const common = useText('common')
  return (
    <Dialog
      open={name !== undefined}
      onClose={onClose}
      title={t('pauseDialog.title', { name: name ?? '' })}
      closeLabel={common('close')}
    >
      <Suspense fallback={<LoadingPart />}>
        <PauseForm onPause={onPause} />
      </Suspense>
    </Dialog>
  )
}

function PauseForm({ onPause }: Pick<PauseDialogProps, 'onPause'>) {
  const t = useText('partnerListings')
  const sentences = { en: useSentences('en'), es: useSentences('es') }
  const [today] = useState(() => localDay(new Date()))
  const form = useForm({
    initial: { en: '', es: '', until: '' },
    validate: ({ en, es, until }) => ({
      en: en.trim() ? undefined : t('pauseDialog.needEn'),
      es: es.trim() ? undefined : t('pauseDialog.needEs'),
      until: until !== '' && until < today ? t('pauseDialog.untilPast') : undefined,
    }),
    onSubmit: ({ en, es, until }) => onPause({ reason: { en: en.trim(), es: es.trim() }, until: until || null }),
  })
  const handleReady = (at: number) => {
    form.set('en', sentences.en[at] ?? '')
    form.set('es', sentences.es[at] ?? '')
  }
  return (
    <form noValidate className="pl-stack" onSubmit={form.submit}>
      <p>{t('pauseDialog.text')}</p>
      <FormErrors title={t('checkFields')} problems={form.problems} failure={failureText(form.failure, t('failed'))} />
      <div role="group" aria-label={t('pauseDialog.ready')} className="pl-buttons">
        {t.list('pauseDialog.sentences').map((sentence, at) => (
          <Button key={sentence} size="small" onClick={() => handleReady(at)}>
            {sentence}
          </Button>
        ))}
      </div>
      <TextAreaField
        {...form.fieldProps('en')}
        label={t('pauseDialog.reasonEn')}
        lang="en"
        rows={2}
        maxLength={longestReason}
      />
      <TextAreaField
        {...form.fieldProps('es')}
        label={t('pauseDialog.reasonEs')}
        lang="es"
        rows={2}
        maxLength={longestReason}
      />
      <TextField
        {...form.fieldProps('until')}
        type="date"
        min={today}
        label={t('pauseDialog.until')}
        hint={t('pauseDialog.untilHint')}
      />
      <Button type="submit" variant="primary" busy={form.isSubmitting}>
        {t('pauseDialog.send')}
      </Button>
    </form>
  )
}

/** The listing's card is shown in both languages, whatever the page language. */
function useSentences(language: Language): readonly string[] {
  const found = loadTextModule(language, 'partnerListings')
  const text = found instanceof Promise ? use(found) : found
  return (text as EnglishText['partnerListings']).pauseDialog.sentences
}
