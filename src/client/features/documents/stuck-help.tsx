import type { DocumentFacts } from '#domain/documents/rules.ts'
import type { StateCode } from '#domain/places/states.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { OfficeLines } from './office-lines.tsx'
import { useDocumentTexts } from './use-document-texts.ts'

/** Offices that can break the loop "you need ID to get ID". */
export function StuckHelp({ facts, homeState }: { facts: DocumentFacts; homeState: StateCode }) {
  const t = useText('documents')
  const { say, stateName } = useDocumentTexts()
  const aid = facts.offices[homeState].legalAid
  const { '211': line } = facts.rules.lines
  return (
    <section aria-labelledby="docs-help" className="docs-note">
      <h3 id="docs-help">{t('result.help')}</h3>
      <p>{say(facts.guides.loop)}</p>
      {aid?.name && (
        <OfficeLines
          title={t('result.legalAid', { state: stateName(homeState) })}
          office={{ name: { en: aid.name, es: aid.name }, phone: aid.phone, url: aid.url }}
        />
      )}
      <OfficeLines title={t('result.office')} office={line} />
    </section>
  )
}
