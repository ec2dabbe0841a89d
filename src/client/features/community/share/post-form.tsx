import { CircleAlert } from 'lucide-react'
import { type SyntheticEvent, useRef } from 'react'
import { visitorPostKinds } from '#domain/community/post.ts'
import type { PrivateFinding } from '#domain/community/private-data.ts'
import { needKeys } from '#domain/needs/needs.ts'
import { failureText } from '#client/platform/form/failure-text.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { LocationFields } from '#client/shared/location/location-fields.tsx'
import { Button } from '#client/ui/button/button.tsx'
import { SelectField } from '#client/ui/field/select-field.tsx'
import { TextAreaField } from '#client/ui/field/text-area-field.tsx'
import { FormErrors } from '#client/ui/form-errors/form-errors.tsx'
import { FindingsNotice } from './findings-notice.tsx'
import { longestPost, type PostDraft } from './post-draft.ts'
import { type PostFormState, usePostForm } from './use-post-form.ts'

export interface PostFormProps {
  draft: PostDraft
  onDraft: (draft: PostDraft) => void
  /** Called with the text when it may be complete, to check it for a crisis. */
  onWords: (text: string) => void
  /** Rejects on failure; the typed text is kept. */
  onSend: (draft: PostDraft) => Promise<void>
}

export function PostForm({ draft, onDraft, onWords, onSend }: PostFormProps) {
  const t = useText('community')
  const state = usePostForm({ draft, onDraft, onSend })
  const { form, findings, startChecking } = state
  const { values, errors, fieldId, set } = form
  const failure = failureText(form.failure, t('share.notSent'))
  const handleWords = () => {
    startChecking()
    onWords(values.text)
  }
  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    handleWords()
    form.submit(event)
  }
  const needsConfirmation = findings.length > 0 && !findings.some(({ isHard }) => isHard)
  return (
    <form noValidate className="community-form" onSubmit={handleSubmit}>
      <FormErrors
        title={t('share.check')}
        problems={form.problems}
        failure={failure && `${failure} ${t('share.kept')}`}
      />
      <div className="community-form-parts">
        <div className="community-fields">
          <AboutFields form={form} />
          <WordsField {...state} onLeave={handleWords} />
          {needsConfirmation && (
            <TickBox
              id={fieldId('sendAnyway')}
              label={t('check.anyway')}
              checked={values.sendAnyway}
              error={errors.sendAnyway}
              onChange={(sendAnyway) => set('sendAnyway', sendAnyway)}
            />
          )}
        </div>
        <section className="community-rules">
          <h2>{t('share.rulesTitle')}</h2>
          <ul>
            {t.list('share.rules').map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
          <TickBox
            id={fieldId('agreed')}
            label={t('share.agree')}
            checked={values.agreed}
            error={errors.agreed}
            onChange={(agreed) => set('agreed', agreed)}
          />
        </section>
      </div>
      <div>
        <Button type="submit" variant="primary" busy={form.isSubmitting}>
          {t('share.send')}
        </Button>
      </div>
    </form>
  )
}

/** Kind, need and optional location. */
function AboutFields({ form }: Pick<PostFormState, 'form'>) {
  const t = useText('community')
  const needs = useText('needs')
  const { values, fieldProps, set } = form
  const words = {
    state: t('share.state'),
    noState: t('share.noState'),
    county: t('share.county'),
    noCounty: t('share.noCounty'),
  }
  return (
    <>
      <SelectField
        {...fieldProps('kind')}
        label={t('share.kind')}
        hint={t(`share.kindHints.${values.kind}`)}
        options={visitorPostKinds.map((kind) => ({ value: kind, label: t(`share.kinds.${kind}`) }))}
      />
      <SelectField
        {...fieldProps('need')}
        label={t('share.need')}
        options={[
          { value: '', label: t('share.noNeed') },
          ...needKeys.filter((key) => key !== 'other').map((key) => ({ value: key, label: needs(`${key}.label`) })),
        ]}
      />
      <LocationFields
        location={values}
        words={words}
        onLocation={({ state, county }) => {
          set('state', state)
          set('county', county)
        }}
      />
    </>
  )
}

function WordsField({ form, findings, onLeave }: PostFormState & { onLeave: () => void }) {
  const t = useText('community')
  const box = useRef<HTMLTextAreaElement>(null)
  const { values, fieldProps } = form
  const { onBlur, ...field } = fieldProps('text')
  const handleShow = ({ start, match }: PrivateFinding) => {
    box.current?.focus()
    box.current?.setSelectionRange(start, start + match.length)
  }
  return (
    <>
      <TextAreaField
        {...field}
        ref={box}
        label={t('share.text')}
        rows={5}
        autoComplete="off"
        hint={t('share.count', { count: values.text.trim().length, most: longestPost(values) })}
        onBlur={(event) => {
          onBlur(event)
          onLeave()
        }}
      />
      <FindingsNotice findings={findings} onShow={handleShow} />
    </>
  )
}

interface TickBoxProps {
  id: string
  label: string
  checked: boolean
  error: string | undefined
  onChange: (checked: boolean) => void
}

function TickBox({ id, label, checked, error, onChange }: TickBoxProps) {
  return (
    <div>
      <label className="community-choice">
        <input
          id={id}
          type="checkbox"
          checked={checked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      {error && (
        <p id={`${id}-error`} className="ui-field-error">
          <CircleAlert size={18} aria-hidden="true" />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}
