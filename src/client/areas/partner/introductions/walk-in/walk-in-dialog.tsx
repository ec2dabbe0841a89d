import { type NeedKey, needKeys } from '#domain/needs/needs.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { failureText } from '#client/platform/form/failure-text.ts'
import { useForm } from '#client/platform/form/use-form.ts'
import { LoadingPart } from '#client/platform/loading/loading-part.tsx'
import { Button } from '#client/ui/button/button.tsx'
import { Dialog } from '#client/ui/dialog/dialog.tsx'
import { SelectField } from '#client/ui/field/select-field.tsx'
import { FormErrors } from '#client/ui/form-errors/form-errors.tsx'
import { ListFailed } from '../list-failed.tsx'

interface ListingChoice {
  id: string
  name: string
}

interface WalkInDialogProps {
  open: boolean
  /** Undefined while loading. */
  listings: readonly ListingChoice[] | undefined
  hasFailed: boolean
  onRetry: () => void
  onClose: () => void
  onSend: (walkIn: { resourceId: string; need: NeedKey | null }) => Promise<void>
}

export function WalkInDialog({ open, listings, hasFailed, onRetry, onClose, onSend }: WalkInDialogProps) {
  const t = useText('partnerIntroductions')
  const common = useText('common')
  return (
    <Dialog open={open} onClose={onClose} title={t('walkIn.title')} closeLabel={common('close')}>
      {!listings && (hasFailed ? <ListFailed onRetry={onRetry} /> : <LoadingPart />)}
      {listings?.length === 0 && <p>{t('walkIn.none')}</p>}
      {listings?.[0] && <WalkInForm first={listings[0].id} listings={listings} onSend={onSend} />}
    </Dialog>
  )
}

interface WalkInFormProps extends Pick<WalkInDialogProps, 'onSend'> {
  first: string
  listings: readonly ListingChoice[]
}

function WalkInForm({ first, listings, onSend }: WalkInFormProps) {
  const t = useText('partnerIntroductions')
  const needs = useText('needs')
  const form = useForm({
    initial: { resourceId: first, need: '' },
    onSubmit: ({ resourceId, need }) => onSend({ resourceId, need: need === '' ? null : (need as NeedKey) }),
  })
  return (
    <form noValidate className="pi-stack" onSubmit={form.submit}>
      <p>{t('walkIn.text')}</p>
      <FormErrors
        title={t('walkIn.failed')}
        problems={form.problems}
        failure={failureText(form.failure, t('failedText'))}
      />
      <SelectField
        label={t('walkIn.listing')}
        {...form.fieldProps('resourceId')}
        options={listings.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <SelectField
        label={t('walkIn.need')}
        {...form.fieldProps('need')}
        options={[
          { value: '', label: t('walkIn.noNeed') },
          ...needKeys.map((value) => ({ value, label: needs(`${value}.label`) })),
        ]}
      />
      <Button type="submit" variant="primary" busy={form.isSubmitting}>
        {t('walkIn.send')}
      </Button>
    </form>
  )
}
