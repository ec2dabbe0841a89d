import { eventKinds, postLengths } from '#domain/community/post.ts'
import { needKeys } from '#domain/needs/needs.ts'
import { failureText } from '#client/platform/form/failure-text.ts'
import { type Form, useForm } from '#client/platform/form/use-form.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { LocationFields } from '#client/shared/location/location-fields.tsx'
import { useFocusOnMount } from '#client/shared/use-focus-on-mount.ts'
import { Button } from '#client/ui/button/button.tsx'
import { SelectField } from '#client/ui/field/select-field.tsx'
import { TextAreaField } from '#client/ui/field/text-area-field.tsx'
import { TextField } from '#client/ui/field/text-field.tsx'
import { FormErrors } from '#client/ui/form-errors/form-errors.tsx'
import { GradeMeter } from '../../listings/editor/grade-meter.tsx'
import { useLanguageChoices } from '../use-language-choices.ts'
import { type EventBody, eventBody, type EventDraft, eventProblems, newEvent } from './event-draft.ts'

interface EventFormProps {
  onSend: (body: EventBody) => Promise<void>
  onClose: () => void
}

export function EventForm({ onSend, onClose }: EventFormProps) {
  const t = useText('partnerPosts')
  const { language } = useLanguage()
  const title = useFocusOnMount<HTMLHeadingElement>()
  const form = useForm<EventDraft>({
    initial: newEvent(language),
    validate: (draft) =>
      Object.fromEntries(
        Object.entries(eventProblems(draft, Date.now())).map(([key, problem]) => [
          key,
          t(`events.problems.${problem}`),
        ]),
      ),
    problemText: (_, problem) => t(problem === 'too_big' ? 'events.problems.long' : 'events.problems.filled'),
    onSubmit: (draft) => onSend(eventBody(draft)),
  })
  return (
    <form noValidate className="pl-stack" onSubmit={form.submit}>
      <h3 ref={title} tabIndex={-1}>
        {t('events.form')}
      </h3>
      <FormErrors title={t('checkFields')} problems={form.problems} failure={failureText(form.failure, t('failed'))} />
      <AboutFields form={form} />
      <WhenFields form={form} />
      <WhereFields form={form} />
      <ReachFields form={form} />
      <div className="pl-buttons">
        <Button type="submit" variant="primary" busy={form.isSubmitting}>
          {t('events.send')}
        </Button>
        <Button onClick={onClose}>{t('events.cancel')}</Button>
      </div>
    </form>
  )
}

interface Part {
  form: Form<EventDraft>
}

function AboutFields({ form: { values, fieldProps } }: Part) {
  const t = useText('partnerPosts')
  const community = useText('community')
  const needs = useText('needs')
  const theirs = { lang: values.language }
  return (
    <>
      <SelectField
        {...fieldProps('kind')}
        label={t('events.kind')}
        options={eventKinds.map((kind) => ({ value: kind, label: community(`event.kinds.${kind}`) }))}
      />
      <SelectField
        {...fieldProps('need')}
        label={t('events.need')}
        options={[
          { value: '', label: t('events.noNeed') },
          ...needKeys.filter((key) => key !== 'other').map((key) => ({ value: key, label: needs(`${key}.label`) })),
        ]}
      />
      <SelectField {...fieldProps('language')} label={t('events.language')} options={useLanguageChoices()} />
      <TextField {...fieldProps('title')} {...theirs} label={t('events.title')} maxLength={postLengths.title} />
      <TextAreaField
        {...fieldProps('about')}
        {...theirs}
        label={t('events.about')}
        rows={4}
        maxLength={postLengths.question}
      />
      <GradeMeter language={values.language} text={values.about} />
    </>
  )
}

function WhenFields({ form: { fieldProps } }: Part) {
  const t = useText('partnerPosts')
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  return (
    <div className="pp-pair">
      <TextField
        {...fieldProps('starts')}
        type="datetime-local"
        label={t('events.starts')}
        hint={t('events.timeHint', { zone })}
      />
      <TextField {...fieldProps('ends')} type="datetime-local" label={t('events.ends')} />
    </div>
  )
}

function WhereFields({ form: { values, errors, fieldProps, fieldId, set } }: Part) {
  const t = useText('partnerPosts')
  const theirs = { lang: values.language }
  const words = {
    state: t('events.state'),
    noState: t('events.noState'),
    county: t('events.county'),
    noCounty: t('events.noCounty'),
  }
  return (
    <>
      <TextField {...fieldProps('place')} {...theirs} label={t('events.place')} maxLength={postLengths.place} />
      <LocationFields
        location={values}
        words={words}
        errors={{ state: errors.state, county: errors.county }}
        ids={{ state: fieldId('state'), county: fieldId('county') }}
        onLocation={({ state, county }) => {
          set('state', state)
          set('county', county)
        }}
      />
      <TextField {...fieldProps('bus')} {...theirs} label={t('events.bus')} maxLength={postLengths.bring} />
      <TextField {...fieldProps('bring')} {...theirs} label={t('events.bring')} maxLength={postLengths.bring} />
    </>
  )
}

function ReachFields({ form: { fieldProps } }: Part) {
  const t = useText('partnerPosts')
  return (
    <>
      <TextField {...fieldProps('phone')} type="tel" label={t('events.phone')} maxLength={32} />
      <TextField
        {...fieldProps('url')}
        type="url"
        label={t('events.url')}
        hint={t('events.urlHint')}
        maxLength={2048}
      />
    </>
  )
}
