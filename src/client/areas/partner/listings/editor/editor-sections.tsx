import { HoursField } from '#client/features/listing-hours/hours-field.tsx'
import { ServicesField } from '#client/features/listing-services/services-field.tsx'
import { useTextModule } from '#client/platform/i18n/use-text-module.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { FieldGroup } from '#client/ui/field/field-group.tsx'
import { TextAreaField } from '#client/ui/field/text-area-field.tsx'
import { TextField } from '#client/ui/field/text-field.tsx'
import { SegmentedControl } from '#client/ui/segmented-control/segmented-control.tsx'
import { factAnswers, reentryFacts } from '#domain/directory/reentry-facts.ts'
import { AccessSection } from './access-section.tsx'
import { BasicsSection } from './basics-section.tsx'
import { CapacitySection } from './capacity-section.tsx'
import { ClosureRows } from './closure-rows.tsx'
import type { EditorPart } from './editor-part.ts'
import { EditorSection } from './editor-section.tsx'
import { PhonesSection } from './phones-section.tsx'
import { AddressSection } from './address-section.tsx'

const answers = [...factAnswers, 'unknown'] as const

const longestApply = 500

/** In HSDS order. */
export function EditorSections(part: EditorPart) {
  return (
    <>
      <BasicsSection {...part} />
      <ServicesSection {...part} />
      <AddressSection {...part} />
      <PhonesSection {...part} />
      <HoursSection {...part} />
      <AccessSection {...part} />
      <ApplySection {...part} />
      <WelcomeSection {...part} />
      {!part.isNew && <CapacitySection {...part} />}
      {!part.isNew && <IntroductionsSection {...part} />}
    </>
  )
}

function ApplySection({ form, isNew }: EditorPart) {
  const t = useText('partnerListings')
  return (
    <EditorSection form={form} name="apply">
      <TextAreaField
        {...form.fieldProps('documents')}
        label={t('form.documents')}
        hint={t('form.documentsHint')}
        rows={4}
      />
      {!isNew && (
        <div className="pl-pair">
          <TextAreaField {...form.fieldProps('applyEn')} label={t('form.applyEn')} lang="en" maxLength={longestApply} />
          <TextAreaField {...form.fieldProps('applyEs')} label={t('form.applyEs')} lang="es" maxLength={longestApply} />
        </div>
      )}
    </EditorSection>
  )
}

function HoursSection(part: EditorPart) {
  const { form, isNew } = part
  const t = useText('partnerListings')
  const { hoursKinds } = useTextModule('partnerListings').form
  return (
    <EditorSection form={form} name="hours">
      <HoursField form={form} words={{ label: t('form.hoursKind'), kinds: hoursKinds, text: t('form.hoursText') }} />
      {!isNew && <ClosureRows {...part} />}
    </EditorSection>
  )
}

function IntroductionsSection({ form }: EditorPart) {
  const t = useText('partnerListings')
  const { introductionsOn } = form.values
  return (
    <EditorSection form={form} name="introductions">
      <label className="pl-check">
        <input
          type="checkbox"
          id={form.fieldId('introductionsOn')}
          checked={introductionsOn}
          onChange={(event) => form.set('introductionsOn', event.target.checked)}
        />
        <span>{t('form.introductionsOn')}</span>
      </label>
      {introductionsOn && (
        <TextField
          {...form.fieldProps('maxOpen')}
          inputMode="numeric"
          maxLength={3}
          label={t('form.maxOpen')}
          hint={t('form.maxOpenHint')}
        />
      )}
    </EditorSection>
  )
}

function ServicesSection({ form }: EditorPart) {
  return (
    <EditorSection form={form} name="services">
      <ServicesField form={form} />
    </EditorSection>
  )
}

function WelcomeSection({ form }: EditorPart) {
  const t = useText('partnerListings')
  const listing = useText('listing')
  const { facts } = form.values
  return (
    <EditorSection form={form} name="welcome">
      <FieldGroup
        id={form.fieldId('facts')}
        legend={t('fields.facts')}
        hint={t('form.factsHint')}
        error={form.errors.facts}
      >
        <div className="pl-facts">
          {reentryFacts.map((fact) => {
            const label = listing('takes', { people: listing(`people.${fact}`) })
            return (
              <div key={fact} className="pl-fact">
                <span aria-hidden="true">{label}</span>
                <SegmentedControl
                  label={label}
                  value={facts[fact] ?? 'unknown'}
                  options={answers.map((value) => ({ value, label: t(`facts.answers.${value}`) }))}
                  onChange={(value) => form.set('facts', { ...facts, [fact]: value })}
                />
              </div>
            )
          })}
        </div>
      </FieldGroup>
    </EditorSection>
  )
}
