import { ChevronDown, ShieldCheck } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Badge } from '#client/ui/badge/badge.tsx'
import { useMediaQuery } from '#client/ui/fold/use-media-query.ts'
import { type EditorPart, reviewedSections, sectionFields, type SectionName } from './editor-part.ts'

interface EditorSectionProps extends Pick<EditorPart, 'form'> {
  name: SectionName
  children: ReactNode
}

/**
 * Collapsed on a phone, open on a desktop. A section with errors is never collapsed, so that links to its fields work.
 */
export function EditorSection({ form, name, children }: EditorSectionProps) {
  const t = useText('partnerListings')
  const hasRoom = useMediaQuery('(min-width: 48rem), print')
  const [chosen, setChosen] = useState<boolean>()
  const hasProblem = sectionFields[name].some((key) => form.errors[key])
  return (
    <details
      className="pl-section"
      open={hasProblem || (chosen ?? hasRoom)}
      onToggle={(event) => setChosen(event.currentTarget.open)}
    >
      <summary>
        <div className="pl-section-name">
          <h2>{t(`sections.${name}`)}</h2>
          {reviewedSections.includes(name) && (
            <Badge tone="sun" icon={<ShieldCheck size={16} aria-hidden="true" />}>
              {t('reviewed')}
            </Badge>
          )}
          {hasProblem && <Badge tone="coral">{t('sectionProblems')}</Badge>}
        </div>
        <ChevronDown size={20} aria-hidden="true" className="pl-section-mark" />
      </summary>
      <div className="pl-stack">{children}</div>
    </details>
  )
}
