import { type SyntheticEvent, useRef, useState } from 'react'
import type { ReggieMode } from '#domain/service/settings.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { TextAreaField } from '#client/ui/field/text-area-field.tsx'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { FormFrame } from '../form-frame.tsx'
import { type StoredPart, useVersionedForm } from '../use-versioned-form.ts'
import {
  type ModeDraft,
  type ModeProblem,
  toModeDraft,
  modeLengths,
  parseModeDraft,
  modeProblems,
} from './mode-draft.ts'
import { ModeFacts } from './mode-facts.tsx'

/** The kill switch with its reason, and the banner above the chat. Switching in either direction needs confirmation. */
export function ModeForm(props: StoredPart<ReggieMode>) {
  const t = useText('adminReggie')
  const words = (problems: Partial<Record<keyof ModeDraft, ModeProblem>>) =>
    Object.fromEntries(Object.entries(problems).map(([key, problem]) => [key, t(`now.${problem}`)]))
  const versioned = useVersionedForm(props, {
    toDraft: toModeDraft,
    toValue: parseModeDraft,
    validate: (draft) => words(modeProblems(draft)),
  })
  const { form } = versioned
  const { isTemplates, bannerEn } = form.values
  const asking = useConfirmation({
    isNeeded: isTemplates !== (props.stored.value.mode === 'templates') && isFine(form.values),
    submit: form.submit,
  })
  return (
    <>
      <FormFrame versioned={versioned} renderTheirs={(mode) => <ModeFacts mode={mode} />} onSubmit={asking.onSubmit}>
        <label className="desk-check reggie-switch">
          <input
            id={form.fieldId('isTemplates')}
            type="checkbox"
            checked={isTemplates}
            aria-describedby="reggie-switch-hint"
            onChange={(event) => form.set('isTemplates', event.target.checked)}
          />
          <span>{t('now.switchLabel')}</span>
        </label>
        <p id="reggie-switch-hint" className="desk-quiet">
          {t('now.modeHint')}
        </p>
        <TextAreaField
          {...form.fieldProps('reason')}
          label={t('now.reason')}
          hint={t('now.reasonHint')}
          rows={2}
          maxLength={modeLengths.reason}
        />
        <fieldset className="desk-stack">
          <legend>{t('now.bannerTitle')}</legend>
          <p className="desk-quiet">{t('now.bannerHint')}</p>
          <TextAreaField
            {...form.fieldProps('bannerEn')}
            label={t('now.bannerEn')}
            lang="en"
            rows={2}
            maxLength={modeLengths.banner}
          />
          <TextAreaField
            {...form.fieldProps('bannerEs')}
            label={t('now.bannerEs')}
            lang="es"
            rows={2}
            maxLength={modeLengths.banner}
          />
        </fieldset>
      </FormFrame>
      <ConfirmDialog
        open={asking.isOpen}
        isDanger={isTemplates}
        onYes={asking.onYes}
        onClose={asking.onClose}
        title={t(isTemplates ? 'now.confirmOnTitle' : 'now.confirmOffTitle')}
        yes={t(isTemplates ? 'now.confirmOn' : 'now.confirmOff')}
      >
        <p>{t(isTemplates ? 'now.confirmOnText' : 'now.confirmOffText')}</p>
        {!isTemplates && bannerEn !== '' && <p>{t('now.confirmOffBanner')}</p>}
      </ConfirmDialog>
    </>
  )
}

const isFine = (draft: ModeDraft) => Object.keys(modeProblems(draft)).length === 0

interface ConfirmationOptions {
  isNeeded: boolean
  submit: (event: SyntheticEvent<HTMLFormElement>) => void
}

/** Asks for confirmation between a valid form and its submission; confirming submits the same form again. */
function useConfirmation({ isNeeded, submit }: ConfirmationOptions) {
  const [isOpen, setIsOpen] = useState(false)
  const sentForm = useRef<HTMLFormElement>(null)
  const hasAgreed = useRef(false)
  return {
    isOpen,
    onClose: () => setIsOpen(false),
    onSubmit: (event: SyntheticEvent<HTMLFormElement>) => {
      const goesOn = !isNeeded || hasAgreed.current
      hasAgreed.current = false
      if (goesOn) return submit(event)
      event.preventDefault()
      sentForm.current = event.currentTarget
      setIsOpen(true)
    },
    onYes: () => {
      setIsOpen(false)
      hasAgreed.current = true
      sentForm.current?.requestSubmit()
    },
  }
}
