import { Clock3, PhoneCall, Route } from 'lucide-react'
import type { PathStep } from '#domain/documents/path.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Badge } from '#client/ui/badge/badge.tsx'
import { Button } from '#client/ui/button/button.tsx'
import { CheckedLine } from './checked-line.tsx'
import { Fact, OfficialLink, Part, Points } from './guide-text.tsx'
import { OfficeLines } from './office-lines.tsx'
import { type StepLines, useStepLines } from './use-path-lines.ts'

interface PathStepCardProps {
  step: PathStep
  now: number
  onTransportation?: () => void
}

/** One step: what to do, required documents, cost, waiting time and whom to call. */
export function PathStepCard({ step, now, onTransportation }: PathStepCardProps) {
  const t = useText('documents')
  const lines = useStepLines(now)(step)
  return (
    <li className="docs-step">
      <span aria-hidden="true" className="docs-step-number">
        {step.number}
      </span>
      <div className="docs-step-text">
        <h3>{lines.name}</h3>
        <div className="flex flex-wrap gap-2">
          <Badge tone={step.after.length === 0 ? 'ok' : 'plain'} icon={<Clock3 aria-hidden size={14} />}>
            {lines.when}
          </Badge>
          {step.mustAsk && (
            <Badge tone="sun" icon={<PhoneCall aria-hidden size={14} />}>
              {t('result.callFirst')}
            </Badge>
          )}
        </div>
        <p>{lines.how}</p>
        <Brought lines={lines} />
        <CostAndWait step={step} lines={lines} />
        {step.office && <OfficeLines office={step.office} title={t('result.office')} />}
        {onTransportation && step.office?.phone !== '211' && (
          <Button
            size="small"
            variant="quiet"
            className="-ms-(--inset) justify-self-start"
            icon={<Route aria-hidden size={18} />}
            onClick={onTransportation}
          >
            {t('result.getThere')}
          </Button>
        )}
        {lines.noRule !== null && <p className="text-md font-semibold">{lines.noRule}</p>}
        {lines.tip !== null && <p className="text-md">{lines.tip}</p>}
        {lines.atRelease !== null && <p className="text-md">{lines.atRelease}</p>}
        <MoreAbout step={step} />
        <CheckedLine sources={step.sources} checkedOn={step.checkedOn} now={now} />
      </div>
    </li>
  )
}

/** Minor documents have no price list: one line says so. */
function CostAndWait({ step, lines }: { step: PathStep; lines: StepLines }) {
  const t = useText('documents')
  return (
    <dl className="docs-facts">
      {step.guide ? (
        <>
          <Fact name={t('cost')}>{lines.fee}</Fact>
          <Fact name={t('wait')}>{lines.time}</Fact>
        </>
      ) : (
        <Fact name={t('costAndWait')}>{t('noFeeOrTime')}</Fact>
      )}
      {lines.waiver !== null && <Fact name={t('result.pay')}>{lines.waiver}</Fact>}
    </dl>
  )
}

function Brought({ lines: { bring, notTaken } }: { lines: StepLines }) {
  return (
    <>
      {bring.map(({ title, papers: documents }) => (
        <Part key={documents.join()} title={title}>
          <ul className="docs-points">
            {documents.map((documentName) => (
              <li key={documentName}>{documentName}</li>
            ))}
          </ul>
        </Part>
      ))}
      {notTaken !== null && <p className="text-md">{notTaken}</p>}
    </>
  )
}

function MoreAbout({ step: { guide } }: { step: PathStep }) {
  const t = useText('documents')
  if (!guide) return null
  return (
    <details className="docs-more">
      <summary>{t('result.more')}</summary>
      <div className="docs-guide">
        <Part title={t('result.officeAsks')}>
          <Points texts={guide.papers} />
        </Part>
        <Part title={t('steps')}>
          <Points ordered texts={guide.steps} />
        </Part>
        {guide.traps.length > 0 && (
          <Part title={t('watch')}>
            <Points texts={guide.traps} />
          </Part>
        )}
        {guide.links.map((address) => (
          <OfficialLink key={address} address={address} />
        ))}
      </div>
    </details>
  )
}
