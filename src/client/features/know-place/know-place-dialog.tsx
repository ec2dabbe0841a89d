import { Suspense, useState } from 'react'
import { suggestPlace } from '#contracts/suggestions.ts'
import type { NeedKey } from '#domain/needs/needs.ts'
import { formatCountyInSentence } from '#domain/places/county-in-sentence.ts'
import type { Location } from '#domain/places/location.ts'
import { placeLengths, wherePattern } from '#domain/suggestions/place.ts'
import { ApiError } from '#client/platform/api/api-error.ts'
import { callApi } from '#client/platform/api/call-api.ts'
import { useForm } from '#client/platform/form/use-form.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { type CrisisHelp, useCrisis } from '#client/shared/use-crisis.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Dialog } from '#client/ui/dialog/dialog.tsx'
import { TextField } from '#client/ui/field/text-field.tsx'
import { FormErrors } from '#client/ui/form-errors/form-errors.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'

export interface KnowPlaceProps {
  /** Where the person searched. */
  location: Location
  /** What for; null when it was several things. */
  need: NeedKey | null
  loadCrisis: () => Promise<CrisisHelp>
  onClose: () => void
}

/** Three fields and one press; the county and the need are known already. */
export function KnowPlaceDialog({ location, need, loadCrisis, onClose }: KnowPlaceProps) {
  const t = useText('knowPlace')
  const common = useText('common')
  const { language } = useLanguage()
  const [isSent, setIsSent] = useState(false)
  const { shown: help, check, dismiss } = useCrisis(loadCrisis)
  const form = useForm({
    initial: { name: '', where: '', what: '' },
    validate: ({ name, where }) => ({
      name: name.trim() === '' ? t('problems.name') : undefined,
      where: wherePattern.test(where) ? undefined : t('problems.where'),
    }),
    problemText: () => t('problems.where'),
    onSubmit: async ({ name, where, what }) => {
      // Before anything leaves this device, as for every text people write.
      await check(what)
      await callApi(suggestPlace, { body: { location, need, name, where, what: what.trim() || null, language } })
      setIsSent(true)
    },
  })
  const { failure } = form
  const isLimit = failure instanceof ApiError && failure.status === 429
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title', { county: formatCountyInSentence(location.county, language) })}
      closeLabel={common('close')}
      actions={isSent && <Button onClick={onClose}>{common('close')}</Button>}
    >
      {help && (
        <Suspense>
          <help.Card crisis={help.crisis} onDismiss={dismiss} />
        </Suspense>
      )}
      {isSent ? (
        <Notice announce tone="success">
          {t('thanks')}
        </Notice>
      ) : (
        <form noValidate className="grid gap-4" onSubmit={form.submit}>
          <p>{t('intro')}</p>
          <FormErrors
            title={t('check')}
            problems={form.problems}
            failure={failure === undefined ? undefined : t(isLimit ? 'limit' : 'failed')}
          />
          <TextField
            {...form.fieldProps('name')}
            data-autofocus
            label={t('name')}
            maxLength={placeLengths.name}
            autoComplete="off"
          />
          <TextField
            {...form.fieldProps('where')}
            label={t('where')}
            maxLength={placeLengths.where}
            autoComplete="off"
          />
          <TextField
            {...form.fieldProps('what')}
            label={t('what')}
            hint={t('whatHint')}
            maxLength={placeLengths.what}
            autoComplete="off"
          />
          <div className="flex flex-wrap gap-2">
            <Button type="submit" variant="primary" busy={form.isSubmitting}>
              {t('send')}
            </Button>
            <Button onClick={onClose}>{common('cancel')}</Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}
