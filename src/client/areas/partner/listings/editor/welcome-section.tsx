import { reentryFacts } from '#domain/directory/listing.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { FieldGroup } from '#client/ui/field/field-group.tsx'
import { SegmentedControl } from '#client/ui/segmented-control/segmented-control.tsx'
import type { EditorPart } from './editor-part.ts'
import { EditorSection } from './editor-section.tsx'

const answers = ['yes', 'no', 'unknown'] as const

export function WelcomeSection({ form }: EditorPart) {
  const t = useText('partnerListings')
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
          {reentryFacts.map((fact) => (
            <div key={fact} className="pl-fact">
              <span aria-hidden="true">{t(`facts.${fact}`)}</span>
              <SegmentedControl
                label={t(`facts.${fact}`)}
                value={facts[fact]}
                options={answers.map((value) => ({ value, label: t(`facts.answers.${value}`) }))}
                onChange={(value) => form.set('facts', { ...facts, [fact]: value })}
              />
            </div>
          ))}
        </div>
      </FieldGroup>
    </EditorSection>
  )
}
