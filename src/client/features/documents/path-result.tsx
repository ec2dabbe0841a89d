import type { Ref } from 'react'
import type { DocumentPath } from '#domain/documents/path.ts'
import type { Birthplace } from '#domain/documents/personal-documents.ts'
import type { DocumentFacts } from '#domain/documents/rules.ts'
import type { StateCode } from '#domain/places/states.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Notice } from '#client/ui/notice/notice.tsx'
import { OfficeLines } from './office-lines.tsx'
import { PathPrintout } from './path-printout.tsx'
import { PathStepCard } from './path-step-card.tsx'
import { RealIdNote } from './real-id-note.tsx'
import { ToolButtons } from './tool-buttons.tsx'
import { useDocumentTexts } from './use-document-texts.ts'
import { usePathLines } from './use-path-lines.ts'

interface PathResultProps {
  path: DocumentPath
  facts: DocumentFacts
  birthState: Birthplace
  homeState: StateCode
  now: number
  titleRef: Ref<HTMLHeadingElement>
  onTransportation?: () => void
}

export function PathResult({ path, facts, birthState, homeState, now, titleRef, ...actions }: PathResultProps) {
  const t = useText('documents')
  const lines = usePathLines(path, birthState, now)
  return (
    <section aria-labelledby="docs-path-title" className="grid gap-4">
      <h2 id="docs-path-title" ref={titleRef} tabIndex={-1} className="docs-path-title">
        {lines.title}
      </h2>
      <div role="status">
        <p>{lines.summary}</p>
      </div>
      {path.alreadyHeld && <Notice tone="success">{t('result.keepSafe')}</Notice>}
      {lines.warnings.length > 0 && (
        <Notice tone="warning" title={t('result.uncheckedTitle')}>
          {lines.warnings.map((warning) => (
            <p key={warning}>{warning}</p>
          ))}
        </Notice>
      )}
      {path.canAskToRenew && <Notice>{t('result.renew')}</Notice>}
      {path.steps.length > 0 && (
        <>
          <ToolButtons spoken={lines.spoken} />
          <ol className="docs-steps">
            {path.steps.map((step) => (
              <PathStepCard key={step.way} step={step} now={now} {...actions} />
            ))}
          </ol>
        </>
      )}
      {path.goal === 'real-id' && <RealIdNote guides={facts.guides} now={now} />}
      <StuckHelp facts={facts} homeState={homeState} />
      <PathPrintout path={path} facts={facts} now={now} lines={lines} />
    </section>
  )
}

/** Offices that can break the loop "you need ID to get ID". */
function StuckHelp({ facts, homeState }: { facts: DocumentFacts; homeState: StateCode }) {
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
